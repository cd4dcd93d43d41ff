"""The steps of a game from its draft until it counts, each within somebody's transaction."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league.agreeing import Confirmation, needed
from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit
from db.games.rows import check_seats, check_sum, members_of, snapshot
from db.hands.logs import check_log_is_new
from db.leagues.find import open_season
from db.schema.games import Agreement, Game
from db.schema.leagues import League, Season
from db.teams.carried import finish_match, take_match
from db.totals.games import count_game
from db.values.states import GameStatus


def new_draft(deed: Deed, league: League, season: Season, *, ruleset_hash: str, at: datetime) -> Game:
    """Make a game that nobody has recorded yet, without its seats."""
    return Game(
        league_id=league.id,
        season_id=season.id,
        ruleset_hash=ruleset_hash,
        number=None,
        status=GameStatus.DRAFT,
        recorded_by=deed.actor,
        played_at=at,
        due_at=None,
        seats=[],
    )


async def submit_game(session: AsyncSession, deed: Deed, game: Game, unit: Unit) -> None:
    """Record a draft: it counts at once or waits, as its league has it.

    Raises `PointsDoNotAddUp`, `SeatedTwice`, `NoOpenSeason`, `LogImportedBefore` and what `take_match` raises.
    """
    check_sum(game)
    check_seats(game)
    await check_log_is_new(session, game)
    league = game.league
    game.season_id = (await open_season(session, league)).id
    game.number, league.next_number = league.next_number, league.next_number + 1
    await take_match(session, game)
    let_wait(game, unit)
    note(session, deed, "record", Subject.GAME, game.id, after=snapshot(game))
    at_once = league.confirmation == Confirmation.NONE
    if not at_once and deed.actor in members_of(game):
        # The person who records a game agrees to it by that.
        session.add(Agreement(game_id=game.id, user_id=deed.actor, at=unit.now()))
        await session.flush()
    if at_once or not await still_needed(session, game, league):
        await confirm_game(session, deed, game)


def let_wait(game: Game, unit: Unit) -> None:
    """Let a game wait for those who have to agree, for the hours that its league has now."""
    game.status = GameStatus.PENDING
    hours = game.league.pending_hours
    game.due_at = unit.now() + timedelta(hours=hours) if hours else None


async def still_needed(session: AsyncSession, game: Game, league: League) -> bool:
    """Return whether somebody has yet to agree."""
    agreed = set(await session.scalars(select(Agreement.user_id).where(Agreement.game_id == game.id)))
    confirmation = Confirmation(league.confirmation)
    found = needed(confirmation, players=members_of(game), recorded_by=game.recorded_by, agreed=agreed)
    return not found.is_met


async def confirm_game(session: AsyncSession, deed: Deed, game: Game) -> None:
    """Let a game count from now on."""
    game.status, game.due_at = GameStatus.CONFIRMED, None
    await finish_match(session, game)
    await count_game(session, game)
    note(session, deed, "confirm", Subject.GAME, game.id)
    await session.flush()
