"""The teams and matches of a copied league: taken, checked against the games, and put."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from core.errors import TenbouError
from core.league import Loan, LoanBasis, LoanProblem, carried_points, repay
from core.settlement import Settlement
from db.archive.values import GameCopy, LeagueCopy, MatchCopy, MatchSeatCopy, TeamCopy
from db.errors import CopyDisagrees, MatchDisagrees, TeamNameTaken
from db.players.names import key_of, tidy
from db.schema.leagues import League
from db.schema.teams import Team, TeamLoan, TeamMatch, TeamMember, TeamSeat
from db.values.states import GameStatus, MatchStatus, TeamRole


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchKeys:
    """The ids that matches refer to: seasons and games by number, teams in order, players by key."""

    seasons: Mapping[int, int]
    games: Mapping[int, int]
    teams: Sequence[int]
    players: Mapping[int, int]


async def take_teams(session: AsyncSession, league: League) -> dict[int, TeamCopy]:
    """Return the teams of a league by their ids, oldest first."""
    teams = (await session.scalars(select(Team).where(Team.league_id == league.id).order_by(Team.id))).all()
    members = select(TeamMember).where(TeamMember.league_id == league.id).order_by(TeamMember.player_id)
    found: dict[int, list[tuple[int, TeamRole]]] = {team.id: [] for team in teams}
    for member in await session.scalars(members):
        found[member.team_id].append((member.player_id, TeamRole(member.role)))
    return {team.id: TeamCopy(name=team.name, members=tuple(found[team.id])) for team in teams}


async def take_matches(
    session: AsyncSession, *, seasons: Mapping[int, int], games: Mapping[int, int], teams: Mapping[int, int]
) -> dict[int, MatchCopy]:
    """Return the matches of seasons, oldest first; the mappings give the keys of the copy by id."""
    query = select(TeamMatch).where(TeamMatch.season_id.in_(list(seasons))).order_by(TeamMatch.id)
    return {
        row.id: MatchCopy(
            season=seasons[row.season_id],
            number=row.number,
            position=row.position,
            status=MatchStatus(row.status),
            game=None if row.game_id is None else games[row.game_id],
            basis=LoanBasis(row.basis),
            problem=LoanProblem(row.problem) if row.problem else None,
            reason=row.reason,
            seats=tuple(
                MatchSeatCopy(
                    team=teams[seat.team_id],
                    player=seat.player_id,
                    real=seat.real,
                    playing=seat.playing,
                    after=seat.after,
                )
                for seat in row.seats
            ),
            loans=tuple(sorted(Loan(teams[each.debtor_id], teams[each.lender_id], each.amount) for each in row.loans)),
        )
        for row in await session.scalars(query)
    }


def check_matches(copy: LeagueCopy, settled: Sequence[Settlement]) -> None:
    """Check that matches fit their games, their loans and each other under the rules for teams.

    Raises `MatchDisagrees`, and `CopyDisagrees` for a game that began with carried points and has no match.
    """
    games = {game.number: (game, settlement) for game, settlement in zip(copy.games, settled, strict=True)}
    held: set[int] = set()
    for match in copy.matches:
        game, settlement = games[match.game] if match.game is not None else (None, None)
        if match.game in held or not (_lent(match) and _fits(match, game, settlement, copy)):
            raise MatchDisagrees(number=match.number)
        held |= {match.game} if match.game is not None else set()
    _check_order(copy.matches)
    for game in copy.games:
        waits_or_counts = game.status in (GameStatus.PENDING, GameStatus.CONFIRMED)
        if waits_or_counts and game.seats[0].start is not None and game.number not in held:
            raise CopyDisagrees(number=game.number)


def _lent(match: MatchCopy) -> bool:
    """Return whether the loans lead from what the teams have to what they start with."""
    pairs = {(loan.debtor, loan.lender) for loan in match.loans}
    teams = {seat.team for seat in match.seats}
    if len(pairs) != len(match.loans) or len(teams) != len(match.seats):
        return False
    if any(loan.debtor == loan.lender or loan.amount <= 0 for loan in match.loans):
        return False
    try:
        real = repay({seat.team: seat.playing for seat in match.seats}, match.loans)
    except TenbouError:
        return False
    return real == {seat.team: seat.real for seat in match.seats}


def _fits(match: MatchCopy, game: GameCopy | None, settlement: Settlement | None, copy: LeagueCopy) -> bool:
    """Return whether a match agrees with its game."""
    after = {seat.team: seat.after for seat in match.seats}
    waiting = set(after.values()) == {None}
    if len(after) != copy.rulesets[copy.rules].players:
        return False
    if game is None or settlement is None:
        return match.status is not MatchStatus.PLAYED and waiting
    began = {seat.player: seat.start for seat in game.seats}
    if game.season != match.season or began != {seat.player: seat.playing for seat in match.seats}:
        return False
    if match.status is not MatchStatus.PLAYED:
        return match.status is MatchStatus.OPEN and game.status is GameStatus.PENDING and waiting
    carried = carried_points(settlement, copy.rulesets[game.rules])
    ended = {seat.player: points for seat, points in zip(game.seats, carried, strict=True)}
    real = repay({seat.team: ended[seat.player] for seat in match.seats}, match.loans)
    return game.status is GameStatus.CONFIRMED and real == after


def _check_order(matches: Sequence[MatchCopy]) -> None:
    """Check that each match goes on where those before it ended. Raises `MatchDisagrees`."""
    ordered = sorted(matches, key=lambda match: (match.season, match.number))
    last: dict[tuple[int, int], tuple[int, int | None]] = {}
    numbers: set[tuple[int, int]] = set()
    for match in ordered:
        if (match.season, match.number) in numbers:
            raise MatchDisagrees(number=match.number)
        numbers.add((match.season, match.number))
        if match.status is MatchStatus.CANCELLED:
            continue
        for seat in match.seats:
            position, points = last.get((match.season, seat.team), (0, seat.real))
            if match.position != position + 1 or seat.real != points:
                raise MatchDisagrees(number=match.number)
            last[match.season, seat.team] = match.position, seat.after


async def put_teams(session: AsyncSession, league: League, copy: LeagueCopy, players: Mapping[int, int]) -> list[int]:
    """Make the teams, and return their ids in the copy's order. Raises `TeamNameTaken` if two are called the same."""
    rows: list[Team] = []
    taken: set[str] = set()
    for team in copy.teams:
        name = tidy(team.name)
        if key_of(name) in taken:
            raise TeamNameTaken(name=name)
        taken.add(key_of(name))
        rows.append(Team(league_id=league.id, name=name, name_key=key_of(name)))
        session.add(rows[-1])
        # One by one, so that their ids keep their order.
        await session.flush()
    session.add_all(
        TeamMember(league_id=league.id, player_id=players[player], team_id=row.id, role=role)
        for row, team in zip(rows, copy.teams, strict=True)
        for player, role in team.members
    )
    await session.flush()
    return [row.id for row in rows]


async def put_matches(session: AsyncSession, copy: LeagueCopy, keys: MatchKeys) -> list[int]:
    """Make the matches, and return their ids in the copy's order."""
    rows: list[TeamMatch] = []
    for match in copy.matches:
        rows.append(_match_row(match, keys))
        session.add(rows[-1])
        await session.flush()
    return [row.id for row in rows]


def _match_row(match: MatchCopy, keys: MatchKeys) -> TeamMatch:
    return TeamMatch(
        season_id=keys.seasons[match.season],
        number=match.number,
        position=match.position,
        status=match.status,
        game_id=None if match.game is None else keys.games[match.game],
        basis=match.basis,
        problem=match.problem,
        reason=match.reason,
        seats=[
            TeamSeat(
                seat=at,
                team_id=keys.teams[seat.team],
                player_id=keys.players[seat.player],
                real=seat.real,
                playing=seat.playing,
                after=seat.after,
            )
            for at, seat in enumerate(match.seats)
        ],
        loans=[
            TeamLoan(debtor_id=keys.teams[debtor], lender_id=keys.teams[lender], amount=amount)
            for debtor, lender, amount in match.loans
        ],
    )
