"""Pages read from the lines: standings, F-points, a player's record, two players against each other; penalties."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Select, case, cast, desc, func, or_, select
from sqlalchemy import Float as SqlFloat
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.elements import SQLCoreOperations

from db.errors import PenaltyUnknown, SamePlayer
from db.history import Deed, Subject, note
from db.leagues import find_league, league_info, open_season, rules_of, season_info, season_of
from db.models import League, PairLine, Penalty, Player, Season, SeasonLine
from db.players import known_player, player_info
from db.readmodel import count_penalty, rebuild
from db.records import PenaltyInfo, PlayerInfo, PlayerRef, Standing, StandingsPage, Versus
from db.unit import Unit

PAGE = 10


class Sort(StrEnum):
    """What standings can go by."""

    TOTAL = "total"
    AVERAGE = "average"
    PLACE = "place"
    GAMES = "games"
    FIRSTS = "firsts"
    BEST = "best"
    FPOINTS = "fpoints"


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Which standings: a season (the newest if left out), what they go by, and from how many games on."""

    season: int | None = None
    sort: Sort = Sort.TOTAL
    min_games: int = 0
    page: int = 0


def _per_game(value: SQLCoreOperations[int]) -> ColumnElement[Any]:
    games = case((SeasonLine.games > 0, SeasonLine.games), else_=1)
    return cast(value, SqlFloat) / games


def _order(sort: Sort) -> ColumnElement[Any]:
    """The column to sort by, so that more is always better."""
    columns: dict[Sort, ColumnElement[Any]] = {
        Sort.TOTAL: SeasonLine.total.expression,
        Sort.AVERAGE: _per_game(SeasonLine.total),
        Sort.PLACE: -_per_game(SeasonLine.places),
        Sort.GAMES: SeasonLine.games.expression,
        Sort.FIRSTS: _per_game(SeasonLine.firsts),
        Sort.BEST: SeasonLine.best.expression,
        # Fewer F-points are better.
        Sort.FPOINTS: -SeasonLine.fpoints,
    }
    return columns[sort]


def _lines(season: Season, view: View) -> Select[SeasonLine]:
    """The lines that take part; whoever has only a penalty takes part too."""
    least = max(view.min_games, 0)
    shown = SeasonLine.games >= least if least else or_(SeasonLine.games > 0, SeasonLine.penalties != 0)
    return select(SeasonLine).where(SeasonLine.season_id == season.id, shown)


def _standing(line: SeasonLine, rank: int) -> Standing:
    return Standing(
        rank=rank,
        player=player_info(line.player),
        games=line.games,
        total=line.total,
        places=(line.firsts, line.seconds, line.thirds, line.fourths),
        best=line.best or 0,
        worst=line.worst or 0,
        penalties=line.penalties,
        fpoints=line.fpoints,
        chombo=line.chombo,
    )


class Standings:
    """Everything that is read from the lines, and the penalties that change them."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def page(self, guild_id: int, league_name: str, view: View, *, asker: int | None = None) -> StandingsPage:
        """One page of standings; a page that no longer exists is the last one."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            season = await season_of(session, league, view.season)
            lines = _lines(season, view)
            players = await session.scalar(select(func.count()).select_from(lines.subquery())) or 0
            pages = max(1, -(-players // PAGE))
            number = min(max(view.page, 0), pages - 1)
            shown = await self._ranked(session, season, view, number * PAGE)
            own = None
            if asker is not None and all(each.player.user_id != asker for each in shown):
                own = await self._own(session, season, view, asker)
            return StandingsPage(
                league=await league_info(session, league),
                season=season_info(season),
                lines=tuple(shown),
                own=own,
                page=number,
                pages=pages,
                players=players,
                games=await self._games(session, season),
                computed_at=self._unit.now(),
            )

    async def _ranked(self, session: AsyncSession, season: Season, view: View, skip: int) -> list[Standing]:
        """The lines of a page; who is equal to the one above shares its rank."""
        order = _order(view.sort)
        ordered = _lines(season, view).order_by(desc(order), desc(SeasonLine.total), SeasonLine.player_id)
        rows = (await session.execute(ordered.add_columns(order).limit(PAGE).offset(skip))).all()
        shown: list[Standing] = []
        before = None
        for place, (line, value) in enumerate(rows, start=skip + 1):
            if not shown:
                rank = await self._rank(session, season, view, line)
            elif value != before:
                rank = place
            shown.append(_standing(line, rank))
            before = value
        return shown

    async def _games(self, session: AsyncSession, season: Season) -> int:
        query = select(func.sum(SeasonLine.games)).where(SeasonLine.season_id == season.id)
        league = await session.get_one(League, season.league_id)
        return int(await session.scalar(query) or 0) // rules_of(league.ruleset).players

    async def _rank(self, session: AsyncSession, season: Season, view: View, line: SeasonLine) -> int:
        """One more than how many are better; those who are equal share a rank."""
        own = select(_order(view.sort)).where(
            SeasonLine.season_id == line.season_id, SeasonLine.player_id == line.player_id
        )
        value = await session.scalar(own)
        better = _lines(season, view).where(_order(view.sort) > value).subquery()
        return 1 + (await session.scalar(select(func.count()).select_from(better)) or 0)

    async def _own(self, session: AsyncSession, season: Season, view: View, user_id: int) -> Standing | None:
        lines = _lines(season, view).join(SeasonLine.player)

        line = await session.scalar(lines.where(Player.user_id == user_id))
        return None if line is None else _standing(line, await self._rank(session, season, view, line))

    async def of_player(self, guild_id: int, league_name: str, ref: PlayerRef) -> tuple[tuple[int, Standing], ...]:
        """A player's line in each season, newest first, with the season's number."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            player = await known_player(session, guild_id, ref)
            rows = await session.execute(
                select(Season, SeasonLine)
                .join(SeasonLine, SeasonLine.season_id == Season.id)
                .where(Season.league_id == league.id, SeasonLine.player_id == player.id)
                .order_by(Season.number.desc())
            )
            return tuple(
                [
                    (season.number, _standing(line, await self._rank(session, season, View(), line)))
                    for season, line in rows
                ]
            )

    async def versus(self, guild_id: int, league_name: str, one: PlayerRef, other: PlayerRef) -> Versus:
        """Two players against each other in all seasons. Raises `SamePlayer`."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            first = await known_player(session, guild_id, one)
            second = await known_player(session, guild_id, other)
            if first.id == second.id:
                raise SamePlayer
            low, high = sorted((first.id, second.id))
            line = await session.get(PairLine, (league.id, low, high))
            if line is None:
                return Versus(player_info(first), player_info(second), 0, 0, 0, 0, 0)
            numbers = (line.low_above, line.high_above, line.low_total, line.high_total)
            if first.id == high:
                numbers = (line.high_above, line.low_above, line.high_total, line.low_total)
            return Versus(player_info(first), player_info(second), line.games, *numbers)

    async def punish(self, deed: Deed, league_name: str, ref: PlayerRef, score: int) -> PenaltyInfo:
        """Take tenths from a player in the open season (or give them), with the deed's reason."""
        async with self._unit.write() as session:
            league = await find_league(session, deed.guild_id, league_name, lock=True)
            season = await open_season(session, league)
            player = await known_player(session, deed.guild_id, ref)
            penalty = Penalty(
                season_id=season.id,
                player_id=player.id,
                score=score,
                reason=deed.reason,
                given_by=deed.actor,
                given_at=self._unit.now(),
                cancelled_at=None,
            )
            session.add(penalty)
            await session.flush()
            await count_penalty(session, penalty)
            note(session, deed, "penalty", Subject.PENALTY, penalty.id, after={"score": score, "player": player.id})
            return _penalty(penalty, player_info(player))

    async def pardon(self, deed: Deed, league_name: str, penalty_id: int) -> PenaltyInfo:
        """Cancel a penalty; again changes nothing. Raises `PenaltyUnknown`."""
        async with self._unit.write() as session:
            league = await find_league(session, deed.guild_id, league_name, lock=True)
            penalty = await session.get(Penalty, penalty_id)
            season = await session.get_one(Season, penalty.season_id) if penalty else None
            if penalty is None or season is None or season.league_id != league.id:
                raise PenaltyUnknown(number=penalty_id)

            player = player_info(await session.get_one(Player, penalty.player_id))
            if penalty.cancelled_at is None:
                penalty.cancelled_at = self._unit.now()
                await count_penalty(session, penalty, sign=-1)
                note(session, deed, "pardon", Subject.PENALTY, penalty.id)
            return _penalty(penalty, player)

    async def penalties(self, guild_id: int, league_name: str, season: int | None = None) -> tuple[PenaltyInfo, ...]:
        """Every penalty of a season, the cancelled ones too, oldest first."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            row = await season_of(session, league, season)
            found = await session.execute(
                select(Penalty, Player)
                .join(Player, Player.id == Penalty.player_id)
                .where(Penalty.season_id == row.id)
                .order_by(Penalty.id)
            )
            return tuple(_penalty(penalty, player_info(player)) for penalty, player in found)

    async def recompute(self, guild_id: int, league_name: str) -> None:
        """Compute all lines of a league anew; they should come out as they are."""
        async with self._unit.write() as session:
            await rebuild(session, (await find_league(session, guild_id, league_name, lock=True)).id)


def _penalty(row: Penalty, player: PlayerInfo) -> PenaltyInfo:
    return PenaltyInfo(row.id, player, row.score, row.reason, row.given_by, row.given_at, row.cancelled_at)
