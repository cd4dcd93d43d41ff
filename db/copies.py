"""A whole league as values: taken out of the database, and put into an empty league."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from core.errors import TenbouError
from core.rules import RuleSet, StartingPoints
from core.settlement import Placement, Settlement, settle
from db.errors import CopyDisagrees, LeagueNotEmpty, PlayersDiffer, PointsCarried, TooManyGames
from db.guilds import lock_guild
from db.history import Deed, Subject, note
from db.leagues import find_league, keep_rules, league_info, rules_of, season_of
from db.models import Agreement, Confirmation, Game, GameStatus, League, Penalty, Player, RuleSetRow, Season, Seat
from db.names import free_name, key_of, tidy
from db.readmodel import rebuild
from db.records import LeagueInfo
from db.unit import Unit

KEPT: Final = frozenset(GameStatus) - {GameStatus.DRAFT}
"""What can have become of a game that has been recorded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCopy:
    """A player; `key` is what games and penalties of the same copy name it by. Anonymous ones have been forgotten."""

    key: int
    name: str
    user_id: int | None
    anonymous: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonCopy:
    """A season; only the last one may be open."""

    number: int
    name: str | None
    started_at: datetime
    closed_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatCopy:
    """A seat, with its result item by item."""

    player: int
    placement: Placement
    chombo: int
    fpoints: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCopy:
    """A recorded game; `rules` is a key of the copy's rulesets, `agreed` are accounts and when they agreed."""

    number: int
    season: int
    rules: str
    status: GameStatus
    seats: tuple[SeatCopy, ...]
    kyoutaku_points: int
    comment: str
    recorded_by: int
    agreed: tuple[tuple[int, datetime], ...]
    played_at: datetime
    due_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyCopy:
    """A penalty, in tenths."""

    season: int
    player: int
    score: int
    reason: str
    given_by: int
    given_at: datetime
    cancelled_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueCopy:
    """A league with everything that its standings come from; what was done before is in the history alone."""

    name: str
    rules: str
    rulesets: Mapping[str, RuleSet]
    confirmation: Confirmation
    pending_hours: int
    pending_confirms: bool
    seasons: tuple[SeasonCopy, ...]
    players: tuple[PlayerCopy, ...]
    games: tuple[GameCopy, ...]
    penalties: tuple[PenaltyCopy, ...]


class Copies:
    """Leagues in and out of the database as a whole."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def take(self, guild_id: int, league_name: str, *, season: int | None = None, most: int) -> LeagueCopy:
        """Copy a league, or one season of it. Raises `TooManyGames` if it has more games than `most`."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            only = None if season is None else (await season_of(session, league, season)).number
            return await _take(session, league, only, most)

    async def put(self, deed: Deed, league_name: str, copy: LeagueCopy) -> LeagueInfo:
        """Put a copy into a league that has no games yet; it takes over all settings but the name.

        Members are found again by their account, guests by their name. Every game is settled anew: raises
        `CopyDisagrees` if one does not come out as the copy has it, `LeagueNotEmpty`, and what `check_whole` raises.
        """
        check_whole(copy)
        # Before the transaction, so that nobody waits for the arithmetic.
        settled = await asyncio.to_thread(_settled, copy)
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            league = await find_league(session, deed.guild_id, league_name, lock=True)
            await _check_empty(session, league)
            rules = {key: (await keep_rules(session, each, self._unit)).hash for key, each in copy.rulesets.items()}
            league.ruleset_hash = rules[copy.rules]
            league.confirmation = copy.confirmation
            league.pending_hours, league.pending_confirms = copy.pending_hours, copy.pending_confirms
            league.next_number = 1 + max((game.number for game in copy.games), default=0)
            seasons = await _put_seasons(session, league, copy)
            players = await _put_players(session, deed.guild_id, copy)
            await _put_games(session, league, copy, settled, rules=rules, seasons=seasons, players=players)
            await _put_penalties(session, copy, seasons=seasons, players=players)
            await rebuild(session, league.id)
            note(session, deed, "import", Subject.LEAGUE, league.id, after={"games": len(copy.games)})
            await session.flush()
            await session.refresh(league, ["ruleset"])
            return await league_info(session, league)


async def _take(session: AsyncSession, league: League, only: int | None, most: int) -> LeagueCopy:
    every = await session.scalars(select(Season).where(Season.league_id == league.id).order_by(Season.number))
    seasons = {row.id: row for row in every if only in (None, row.number)}
    recorded = (Game.league_id == league.id, Game.season_id.in_(list(seasons)), Game.number.is_not(None))
    count = await session.scalar(select(func.count()).where(*recorded)) or 0
    if count > most:
        raise TooManyGames(count=count, most=most)
    numbers = {season_id: row.number for season_id, row in seasons.items()}
    games = await _take_games(session, recorded, numbers)
    penalties = await _take_penalties(session, numbers)
    used = select(Game.ruleset_hash).where(*recorded)
    either = or_(RuleSetRow.hash == league.ruleset_hash, RuleSetRow.hash.in_(used))
    rulesets = await session.scalars(select(RuleSetRow).where(either).order_by(RuleSetRow.hash))
    playing = {seat.player for game in games for seat in game.seats} | {penalty.player for penalty in penalties}
    return LeagueCopy(
        name=league.name,
        rules=_short(league.ruleset_hash),
        rulesets={_short(row.hash): rules_of(row) for row in rulesets},
        confirmation=Confirmation(league.confirmation),
        pending_hours=league.pending_hours,
        pending_confirms=league.pending_confirms,
        seasons=tuple(
            SeasonCopy(number=row.number, name=row.name, started_at=row.started_at, closed_at=row.closed_at)
            for row in seasons.values()
        ),
        players=await _take_players(session, league.guild_id, playing),
        games=games,
        penalties=penalties,
    )


async def _take_players(session: AsyncSession, guild_id: int, playing: set[int]) -> tuple[PlayerCopy, ...]:
    rows = await session.scalars(select(Player).where(Player.guild_id == guild_id).order_by(Player.id))
    return tuple(
        PlayerCopy(key=row.id, name=row.name, user_id=row.user_id, anonymous=row.name_key is None)
        for row in rows
        if row.id in playing
    )


async def _take_penalties(session: AsyncSession, seasons: Mapping[int, int]) -> tuple[PenaltyCopy, ...]:
    rows = await session.scalars(select(Penalty).where(Penalty.season_id.in_(list(seasons))).order_by(Penalty.id))
    return tuple(
        PenaltyCopy(
            season=seasons[row.season_id],
            player=row.player_id,
            score=row.score,
            reason=row.reason,
            given_by=row.given_by,
            given_at=row.given_at,
            cancelled_at=row.cancelled_at,
        )
        for row in rows
    )


async def _take_games(
    session: AsyncSession, recorded: Sequence[ColumnElement[bool]], seasons: Mapping[int, int]
) -> tuple[GameCopy, ...]:
    games = (await session.execute(select(Game.__table__).where(*recorded).order_by(Game.number))).all()
    seats = _by_game(await _of_games(session, Seat, recorded))
    agreed = _by_game(await _of_games(session, Agreement, recorded))
    return tuple(_game_copy(row, seasons[row.season_id], seats[row.id], agreed.get(row.id, [])) for row in games)


async def _of_games(
    session: AsyncSession, table: type[Seat | Agreement], recorded: Sequence[ColumnElement[bool]]
) -> Sequence[Row[Any]]:
    """The rows that hang on the recorded games, in the order of their keys."""
    query = select(table.__table__).join(Game, Game.id == table.game_id).where(*recorded)
    second = Seat.seat if table is Seat else Agreement.user_id
    return (await session.execute(query.order_by(table.game_id, second))).all()


def _short(digest: str) -> str:
    """As much of a ruleset's hash as tells the few of one league apart."""
    return digest[:12]


def _by_game(rows: Iterable[Row[Any]]) -> dict[int, list[Row[Any]]]:
    found: dict[int, list[Row[Any]]] = {}
    for row in rows:
        found.setdefault(row.game_id, []).append(row)
    return found


def _game_copy(row: Row[Any], season: int, seats: list[Row[Any]], agreed: list[Row[Any]]) -> GameCopy:
    return GameCopy(
        number=row.number,
        season=season,
        rules=_short(row.ruleset_hash),
        status=GameStatus(row.status),
        seats=tuple(
            SeatCopy(
                player=seat.player_id,
                placement=Placement(*(getattr(seat, name) for name in Placement._fields)),
                chombo=seat.chombo,
                fpoints=seat.fpoints,
            )
            for seat in seats
        ),
        kyoutaku_points=row.kyoutaku_points,
        comment=row.comment,
        recorded_by=row.recorded_by,
        agreed=tuple((each.user_id, each.at) for each in agreed),
        played_at=row.played_at,
        due_at=row.due_at,
    )


def check_whole(copy: LeagueCopy) -> None:
    """Refuse what is no whole league by itself.

    Raises `PlayersDiffer` if rulesets for different numbers of players are mixed, and `PointsCarried` for rules whose
    points carry from match to match, since a copy has no matches.
    """
    expected = copy.rulesets[copy.rules].players
    for rules in copy.rulesets.values():
        if rules.players != expected:
            raise PlayersDiffer(players=rules.players, expected=expected)
        if rules.starting_points is not StartingPoints.FIXED:
            raise PointsCarried


def _settled(copy: LeagueCopy) -> list[Settlement]:
    return [_settle(game, copy.rulesets[game.rules]) for game in copy.games]


def _settle(game: GameCopy, rules: RuleSet) -> Settlement:
    """Settle a game anew. Raises `CopyDisagrees`."""
    points = [seat.placement.raw for seat in game.seats]
    chombo = {at: seat.chombo for at, seat in enumerate(game.seats) if seat.chombo}
    try:
        settlement = settle(points, rules, kyoutaku_points=game.kyoutaku_points, chombo=chombo)
    except TenbouError as error:
        raise CopyDisagrees(number=game.number) from error
    as_copied = tuple(seat.placement for seat in game.seats)
    players = {seat.player for seat in game.seats}
    if settlement.placements != as_copied or settlement.missing != 0 or len(players) != len(game.seats):
        raise CopyDisagrees(number=game.number)
    return settlement


async def _check_empty(session: AsyncSession, league: League) -> None:
    """Refuse a league that has anything a copy would mix with; previews that nobody has recorded are dropped."""
    recorded = select(Game.id).where(Game.league_id == league.id, Game.number.is_not(None)).limit(1)
    punished = select(Penalty.id).join(Season, Season.id == Penalty.season_id).where(Season.league_id == league.id)
    seasons = select(Season.id).where(Season.league_id == league.id, Season.number > 1)
    for query in (recorded, punished.limit(1), seasons.limit(1)):
        if await session.scalar(query) is not None:
            raise LeagueNotEmpty(name=league.name)
    await session.execute(
        update(Game)
        .where(Game.league_id == league.id, Game.status == GameStatus.DRAFT)
        .values(status=GameStatus.CANCELLED)
    )


async def _put_seasons(session: AsyncSession, league: League, copy: LeagueCopy) -> dict[int, int]:
    """Make the seasons, the first of which is there already; the id by the number."""
    first = (await session.scalars(select(Season).where(Season.league_id == league.id))).one()
    rows = {copy.seasons[0].number: first}
    for season in copy.seasons:
        row = rows.get(season.number)
        if row is None:
            row = rows[season.number] = Season(league_id=league.id)
            session.add(row)
        row.number = season.number
        row.name = tidy(season.name) if season.name else None
        row.started_at, row.closed_at = season.started_at, season.closed_at
    await session.flush()
    return {number: row.id for number, row in rows.items()}


async def _put_players(session: AsyncSession, guild_id: int, copy: LeagueCopy) -> dict[int, int]:
    """Find the players again, or make them; the id by the key. No two of the copy become one."""
    known = (await session.scalars(select(Player).where(Player.guild_id == guild_id))).all()
    accounts = {row.user_id: row for row in known if row.user_id is not None}
    guests = {row.name_key: row for row in known if row.user_id is None and row.name_key is not None}
    taken = {row.name_key for row in known}
    found: dict[int, Player] = {}
    for player in copy.players:
        name = tidy(player.name)
        row = accounts.get(player.user_id) if player.user_id is not None else None
        if player.user_id is None and not player.anonymous:
            row = guests.pop(key_of(name), None)
        if row is None:
            row = Player(guild_id=guild_id, user_id=player.user_id, name=name, name_key=None)
            if not player.anonymous:
                row.name = free_name(name, taken)
                row.name_key = key_of(row.name)
                taken.add(row.name_key)
            session.add(row)
        found[player.key] = row
    await session.flush()
    return {key: row.id for key, row in found.items()}


async def _put_games(  # noqa: PLR0913  -- the ids of what games hang on
    session: AsyncSession,
    league: League,
    copy: LeagueCopy,
    settled: Sequence[Settlement],
    *,
    rules: Mapping[str, str],
    seasons: Mapping[int, int],
    players: Mapping[int, int],
) -> None:
    """Add all games in a few statements."""
    await _insert(
        session,
        Game,
        [
            {
                "league_id": league.id,
                "season_id": seasons[game.season],
                "ruleset_hash": rules[game.rules],
                "number": game.number,
                "status": game.status,
                "kyoutaku_points": game.kyoutaku_points,
                "comment": game.comment,
                "recorded_by": game.recorded_by,
                "played_at": game.played_at,
                "due_at": game.due_at,
            }
            for game in copy.games
        ],
    )
    numbered = await session.execute(select(Game.number, Game.id).where(Game.league_id == league.id))
    ids = {number: game_id for number, game_id in numbered if number is not None}
    seats = [
        {
            "game_id": ids[game.number],
            "player_id": players[seat.player],
            **placement._asdict(),
            "total": placement.total,
            "chombo": seat.chombo,
            "fpoints": seat.fpoints,
        }
        for game, settlement in zip(copy.games, settled, strict=True)
        for seat, placement in zip(game.seats, settlement.placements, strict=True)
    ]
    agreed = [{"game_id": ids[game.number], "user_id": who, "at": at} for game in copy.games for who, at in game.agreed]
    await _insert(session, Seat, seats)
    await _insert(session, Agreement, agreed)


async def _put_penalties(
    session: AsyncSession, copy: LeagueCopy, *, seasons: Mapping[int, int], players: Mapping[int, int]
) -> None:
    rows = [
        {
            "season_id": seasons[penalty.season],
            "player_id": players[penalty.player],
            "score": penalty.score,
            "reason": penalty.reason,
            "given_by": penalty.given_by,
            "given_at": penalty.given_at,
            "cancelled_at": penalty.cancelled_at,
        }
        for penalty in copy.penalties
    ]
    await _insert(session, Penalty, rows)


async def _insert(session: AsyncSession, table: type[Any], rows: list[dict[str, Any]]) -> None:
    if rows:
        await session.execute(insert(table), rows)
