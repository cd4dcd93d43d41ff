"""Rows of matches, and how a game that is recorded for one carries its points to the next."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league import Loan, LoanBasis, LoanProblem, carried_points, repay
from core.rules import RuleSet, StartingPoints
from core.settlement import Placement, Settlement
from db.errors import LoansUndecided, MatchChanged, MatchFollowed, NoMatchOfPlayers
from db.players.find import player_info
from db.rules.rulesets import rules_of
from db.schema.games import Game, Seat
from db.schema.leagues import League, Season
from db.schema.teams import Team, TeamMatch, TeamSeat
from db.values.states import MatchStatus
from db.values.teams import MatchInfo, MatchSeat


def placement_of(seat: Seat) -> Placement:
    """Return a seat's result item by item."""
    return Placement(
        seat=seat.seat,
        place=seat.place,
        raw=seat.raw,
        kyoutaku=seat.kyoutaku,
        rounded=seat.rounded,
        uma=seat.uma,
        oka=seat.oka,
        balance=seat.balance,
        penalty=seat.penalty,
    )


async def match_info(session: AsyncSession, match: TeamMatch) -> MatchInfo:
    """Return a match with its seats and loans as a value."""
    season = await session.get_one(Season, match.season_id)
    league = await session.get_one(League, season.league_id)
    game = await session.get(Game, match.game_id) if match.game_id else None
    names = {seat.team_id: seat.team.name for seat in match.seats}
    return MatchInfo(
        id=match.id,
        number=match.number,
        position=match.position,
        positions=rules_of(league.ruleset).team_positions,
        league=league.name,
        status=MatchStatus(match.status),
        game=game.number if game else None,
        seats=tuple(
            MatchSeat(seat.team.name, player_info(seat.player), seat.real, seat.playing, seat.after)
            for seat in match.seats
        ),
        loans=tuple(Loan(names[loan.debtor_id], names[loan.lender_id], loan.amount) for loan in match.loans),
        basis=LoanBasis(match.basis),
        problem=LoanProblem(match.problem) if match.problem else None,
        reason=match.reason,
    )


async def starts_of(
    session: AsyncSession, game: Game, players: Sequence[int], rules: RuleSet
) -> tuple[int, ...] | None:
    """Return the points that the players of a game bring where teams carry points; `None` where the rules set them.

    Raises `NoMatchOfPlayers` in a league with teams that have no open match of these players, and `LoansUndecided`.
    """
    if rules.starting_points is StartingPoints.FIXED or not await _has_teams(session, game.league_id):
        return None
    match = await _match_of(session, game, players)
    playing = {seat.player_id: seat.playing for seat in match.seats}
    if min(playing.values()) <= 0:
        raise LoansUndecided(number=match.number)
    return tuple(playing[player] for player in players)


async def take_match(session: AsyncSession, game: Game) -> None:
    """Give a game that is being recorded to its match, which takes no other then. Raises `MatchChanged` besides."""
    if not _carries(game):
        return
    players = [seat.player_id for seat in game.seats]
    match = await _match_of(session, game, players)
    playing = {seat.player_id: seat.playing for seat in match.seats}
    if any(seat.start != playing[seat.player_id] for seat in game.seats):
        raise MatchChanged(number=match.number)
    match.game_id = game.id
    await session.flush()


async def finish_match(session: AsyncSession, game: Game) -> None:
    """Carry the points of a confirmed game: loans are repaid first (P-43), and the teams keep what is left."""
    if not _carries(game):
        return
    match = (await session.scalars(select(TeamMatch).where(TeamMatch.game_id == game.id))).one()
    settled = Settlement(tuple(placement_of(seat) for seat in game.seats), 0, None)
    carried = carried_points(settled, rules_of(game.ruleset))
    ended = {seat.player_id: points for seat, points in zip(game.seats, carried, strict=True)}
    loans = [Loan(loan.debtor_id, loan.lender_id, loan.amount) for loan in match.loans]
    real = repay({seat.team_id: ended[seat.player_id] for seat in match.seats}, loans)
    for seat in match.seats:
        seat.after = real[seat.team_id]
    match.status = MatchStatus.PLAYED
    await session.flush()


async def release_match(session: AsyncSession, game: Game) -> None:
    """Take a game from its match, which is open again. Raises `MatchFollowed` once its points have been carried on."""
    match = await session.scalar(select(TeamMatch).where(TeamMatch.game_id == game.id)) if _carries(game) else None
    if match is None:
        return
    teams = [seat.team_id for seat in match.seats]
    later = await session.scalar(
        select(TeamMatch.number)
        .join(TeamSeat, TeamSeat.match_id == TeamMatch.id)
        .where(TeamMatch.season_id == match.season_id, TeamSeat.team_id.in_(teams))
        .where(TeamMatch.number > match.number, TeamMatch.status != MatchStatus.CANCELLED)
        .order_by(TeamMatch.number)
        .limit(1)
    )
    if later is not None:
        raise MatchFollowed(number=match.number, later=later)
    match.status, match.game_id = MatchStatus.OPEN, None
    for seat in match.seats:
        seat.after = None
    await session.flush()


def _carries(game: Game) -> bool:
    return bool(game.seats) and all(seat.start is not None for seat in game.seats)


async def _has_teams(session: AsyncSession, league_id: int) -> bool:
    return await session.scalar(select(Team.id).where(Team.league_id == league_id).limit(1)) is not None


async def _match_of(session: AsyncSession, game: Game, players: Sequence[int]) -> TeamMatch:
    """Find the match of these players that waits for a game, or whose game is about to be corrected."""
    free: ColumnElement[bool] = TeamMatch.game_id.is_(None) & (TeamMatch.status == MatchStatus.OPEN)
    if game.corrects is not None:
        free = or_(free, TeamMatch.game_id == game.corrects)
    query = (
        select(TeamMatch)
        .join(TeamSeat, TeamSeat.match_id == TeamMatch.id)
        .where(TeamMatch.season_id == game.season_id, free, TeamSeat.player_id.in_(players))
        .order_by(TeamMatch.number)
    )
    for match in (await session.scalars(query)).unique():
        if {seat.player_id for seat in match.seats} == set(players):
            return match
    raise NoMatchOfPlayers
