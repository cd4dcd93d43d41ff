"""A whole league as values: taken out of the database, and put into an empty league."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Row, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from core.errors import TenbouError
from core.league.agreeing import Confirmation
from core.rules import RuleSet, StartingPoints
from core.settlement import Placement, Settlement, settle
from db.archive.history import Known, players_named, put_history, take_history
from db.archive.players import put_players, take_players
from db.archive.teams import MatchKeys, check_matches, put_matches, put_teams, take_matches, take_teams
from db.archive.values import EntryCopy, GameCopy, LeagueCopy, MatchCopy, PenaltyCopy, SeasonCopy, SeatCopy, TeamCopy
from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit, insert_rows
from db.errors import CopyDisagrees, LeagueNotEmpty, PlayersDiffer, TooManyGames
from db.guilds.settings import lock_guild
from db.hands.logs import count_log, put_logs, take_logs
from db.leagues.find import find_league, league_info, season_of
from db.players.names import tidy
from db.rules.rulesets import keep_rules, rules_of
from db.schema.games import Agreement, Game, Seat
from db.schema.leagues import League, Penalty, Season
from db.schema.rules import RuleSetRow
from db.schema.tables import LiveTable
from db.schema.teams import Team
from db.totals.games import rebuild
from db.values.results import LeagueInfo
from db.values.states import GameStatus, TableStatus


class Copies:
    """Takes whole leagues out of the database, and puts them in."""

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
        `CopyDisagrees` if one does not come out as the copy has it, `MatchDisagrees`, `TeamNameTaken`,
        `LeagueNotEmpty`, and what `check_whole` raises.
        """
        check_whole(copy)
        # Before the transaction, which others may wait for.
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
            players = await put_players(session, deed.guild_id, copy)
            games = await _put_games(session, league, copy, settled, rules=rules, seasons=seasons, players=players)
            penalties = await _put_penalties(session, copy, seasons=seasons, players=players)
            teams = await put_teams(session, league, copy, players)
            keys = MatchKeys(seasons=seasons, games=games, teams=teams, players=players)
            matches = await put_matches(session, copy, keys)
            known: Known = {
                Subject.LEAGUE: {0: league.id},
                Subject.SEASON: seasons,
                Subject.GAME: games,
                Subject.PENALTY: dict(enumerate(penalties)),
                Subject.TEAM: dict(enumerate(teams)),
                Subject.MATCH: dict(enumerate(matches)),
            }
            await put_history(session, deed.guild_id, copy, known=known, players=players)
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
    more = await _take_more(session, league, numbers) if only is None else _More()
    used = select(Game.ruleset_hash).where(*recorded)
    either = or_(RuleSetRow.hash == league.ruleset_hash, RuleSetRow.hash.in_(used))
    rulesets = await session.scalars(select(RuleSetRow).where(either).order_by(RuleSetRow.hash))
    named = {seat.player for game in games for seat in game.seats} | {penalty.player for penalty in penalties}
    named |= {player for team in more.teams for player, _ in team.members}
    named |= {seat.player for match in more.matches for seat in match.seats} | players_named(more.history)
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
        players=await take_players(session, league.guild_id, named),
        games=games,
        penalties=penalties,
        teams=more.teams,
        matches=more.matches,
        history=more.history,
    )


@dataclass(frozen=True, slots=True)
class _More:
    """The parts that only a copy of a whole league has."""

    teams: tuple[TeamCopy, ...] = ()
    matches: tuple[MatchCopy, ...] = ()
    history: tuple[EntryCopy, ...] = ()


async def _take_more(session: AsyncSession, league: League, seasons: Mapping[int, int]) -> _More:
    teams = await take_teams(session, league)
    games = await session.execute(select(Game.id, Game.number).where(Game.league_id == league.id))
    numbers = {game_id: number for game_id, number in games if number is not None}
    positions = {team_id: at for at, team_id in enumerate(teams)}
    matches = await take_matches(session, seasons=seasons, games=numbers, teams=positions)
    penalties = await session.scalars(select(Penalty.id).where(Penalty.season_id.in_(seasons)).order_by(Penalty.id))
    known: Known = {
        Subject.LEAGUE: {league.id: 0},
        Subject.SEASON: seasons,
        Subject.GAME: numbers,
        Subject.PENALTY: {penalty_id: at for at, penalty_id in enumerate(penalties)},
        Subject.TEAM: positions,
        Subject.MATCH: {match_id: at for at, match_id in enumerate(matches)},
    }
    history = await take_history(session, league, known)
    return _More(tuple(teams.values()), tuple(matches.values()), history)


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
    logs = await take_logs(session, recorded)
    return tuple(
        replace(
            _game_copy(row, seasons[row.season_id], seats[row.id], agreed.get(row.id, [])),
            log=logs.get(row.id),
        )
        for row in games
    )


async def _of_games(
    session: AsyncSession, table: type[Seat | Agreement], recorded: Sequence[ColumnElement[bool]]
) -> Sequence[Row[Any]]:
    """Select the rows that belong to recorded games, in the order of their keys."""
    query = select(table.__table__).join(Game, Game.id == table.game_id).where(*recorded)
    second = Seat.seat if table is Seat else Agreement.user_id
    return (await session.execute(query.order_by(table.game_id, second))).all()


def _short(digest: str) -> str:
    """Return the beginning of a ruleset's hash, enough to tell the few of one league apart."""
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
                start=seat.start,
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
    """Raise `PlayersDiffer` for a copy that mixes rulesets for different numbers of players."""
    expected = copy.rulesets[copy.rules].players
    for rules in copy.rulesets.values():
        if rules.players != expected:
            raise PlayersDiffer(players=rules.players, expected=expected)


def _settled(copy: LeagueCopy) -> list[Settlement]:
    settled = [_settle(game, copy.rulesets[game.rules]) for game in copy.games]
    check_matches(copy, settled)
    return settled


def _settle(game: GameCopy, rules: RuleSet) -> Settlement:
    """Settle a game anew. Raises `CopyDisagrees`."""
    points = [seat.placement.raw for seat in game.seats]
    chombo = {at: seat.chombo for at, seat in enumerate(game.seats) if seat.chombo}
    carried = [seat.start for seat in game.seats if seat.start is not None]
    if carried and (rules.starting_points is StartingPoints.FIXED or len(carried) != len(points)):
        raise CopyDisagrees(number=game.number)
    try:
        if game.log is not None:
            count_log(game.log, rules)
        settlement = settle(points, rules, kyoutaku_points=game.kyoutaku_points, carried=carried or None, chombo=chombo)
    except TenbouError as error:
        raise CopyDisagrees(number=game.number) from error
    as_copied = tuple(seat.placement for seat in game.seats)
    players = {seat.player for seat in game.seats}
    # Where players, not teams, carry points, nothing says what the sum should be.
    missing = settlement.missing or 0
    if settlement.placements != as_copied or missing or len(players) != len(game.seats):
        raise CopyDisagrees(number=game.number)
    return settlement


async def _check_empty(session: AsyncSession, league: League) -> None:
    """Raise `LeagueNotEmpty` for a league with anything in it; previews that nobody has recorded are dropped."""
    recorded = select(Game.id).where(Game.league_id == league.id, Game.number.is_not(None)).limit(1)
    punished = select(Penalty.id).join(Season, Season.id == Penalty.season_id).where(Season.league_id == league.id)
    seasons = select(Season.id).where(Season.league_id == league.id, Season.number > 1)
    teams = select(Team.id).where(Team.league_id == league.id)
    # An open table would become a game beside those of the copy, perhaps for another number of players.
    tables = select(LiveTable.id).where(LiveTable.league_id == league.id, LiveTable.status == TableStatus.OPEN)
    for query in (recorded, punished.limit(1), seasons.limit(1), teams.limit(1), tables.limit(1)):
        if await session.scalar(query) is not None:
            raise LeagueNotEmpty(name=league.name)
    await session.execute(
        update(Game)
        .where(Game.league_id == league.id, Game.status == GameStatus.DRAFT)
        .values(status=GameStatus.CANCELLED)
    )


async def _put_seasons(session: AsyncSession, league: League, copy: LeagueCopy) -> dict[int, int]:
    """Make the seasons, of which the first is there already, and return their ids by number."""
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


async def _put_games(  # noqa: PLR0913  -- the ids of what games hang on
    session: AsyncSession,
    league: League,
    copy: LeagueCopy,
    settled: Sequence[Settlement],
    *,
    rules: Mapping[str, str],
    seasons: Mapping[int, int],
    players: Mapping[int, int],
) -> dict[int, int]:
    """Add all games in a few statements, and return their ids by number."""
    await insert_rows(
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
            "start": seat.start,
            **placement._asdict(),
            "total": placement.total,
            "chombo": seat.chombo,
            "fpoints": seat.fpoints,
        }
        for game, settlement in zip(copy.games, settled, strict=True)
        for seat, placement in zip(game.seats, settlement.placements, strict=True)
    ]
    agreed = [{"game_id": ids[game.number], "user_id": who, "at": at} for game in copy.games for who, at in game.agreed]
    await insert_rows(session, Seat, seats)
    await insert_rows(session, Agreement, agreed)
    logs = {ids[game.number]: (game.log, copy.rulesets[game.rules]) for game in copy.games if game.log is not None}
    await put_logs(session, logs)
    return ids


async def _put_penalties(
    session: AsyncSession, copy: LeagueCopy, *, seasons: Mapping[int, int], players: Mapping[int, int]
) -> list[int]:
    """Add the penalties, and return their ids in the same order."""
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
    await insert_rows(session, Penalty, rows)
    query = select(Penalty.id).where(Penalty.season_id.in_(list(seasons.values()))).order_by(Penalty.id)
    return list(await session.scalars(query))
