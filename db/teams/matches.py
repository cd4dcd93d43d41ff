"""Matches between teams that carry points: started with their loans, changed by officials, called off."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from core.errors import TablePointsOverLimit, WrongPlayerCount
from core.league import Loan, LoanPlan, LoanProblem, next_position, plan_by_hand, propose_loans
from core.rules import RuleSet, StartingPoints
from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit, remember, result_of
from db.errors import (
    AllPositionsPlayed,
    MatchNotOpen,
    MatchUnknown,
    NoMatchYet,
    NoTeamMatches,
    PositionsDiffer,
    TeamInMatch,
    TeamTwice,
    TeamUnknown,
)
from db.guilds.settings import lock_guild
from db.leagues.find import find_league, open_season, season_of
from db.players.names import key_of
from db.rules.rulesets import rules_of
from db.schema.leagues import League, Season
from db.schema.teams import Team, TeamLoan, TeamMatch, TeamMember, TeamSeat
from db.teams.carried import match_info
from db.teams.manage import real_points, team_of
from db.values.results import PlayerRef
from db.values.states import MatchStatus
from db.values.teams import MatchInfo


class Matches:
    """Matches before and beside their games."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def start(
        self, deed: Deed, league_name: str, players: Sequence[PlayerRef], *, key: str | None = None
    ) -> MatchInfo:
        """Open the next match of the teams of `players`, in seat order, with the loans that it needs.

        The same `key` again opens nothing new. Raises `NoTeamMatches`, `WrongPlayerCount`, `InNoTeam`, `TeamTwice`,
        `TeamInMatch`, `PositionsDiffer`, `AllPositionsPlayed` and, since no loan changes it, `TablePointsOverLimit`.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            if key is not None and (made := await result_of(session, deed, key)) is not None:
                return await match_info(session, await session.get_one(TeamMatch, made))
            league = await find_league(session, deed.guild_id, league_name, lock=True)
            season, rules = await open_season(session, league), rules_of(league.ruleset)
            if rules.starting_points is not StartingPoints.CARRIED or not rules.team_positions:
                raise NoTeamMatches
            if len(players) != rules.players:
                raise WrongPlayerCount(count=len(players), players=rules.players)
            seated = [await team_of(session, league, ref) for ref in players]
            position = await _next_position(session, season, [team for team, _ in seated], rules)
            real = {team.name: await real_points(session, season.id, team.id, rules) for team, _ in seated}
            plan = propose_loans(real, rules)
            if plan.problem is LoanProblem.OVER_LIMIT:
                raise TablePointsOverLimit(total=sum(real.values()), limit=rules.table_points_limit)
            match = await _open(session, season, seated, plan, position=position)
            note(session, deed, "start", Subject.MATCH, match.id, after={"loans": [list(loan) for loan in _ids(match)]})
            if key is not None:
                await remember(session, deed, key, match.id)
            return await match_info(session, match)

    async def set_loans(self, deed: Deed, match_id: int, loans: Sequence[Loan[str]]) -> MatchInfo:
        """Set all loans of a match by hand, teams by name, for the deed's reason.

        Raises `MatchNotOpen`, `TeamUnknown` and what `core.league.plan_by_hand` raises (P-46).
        """
        async with self._unit.write() as session:
            match, rules = await _open_match(session, deed.guild_id, match_id)
            names = {key_of(seat.team.name): seat.team.name for seat in match.seats}
            chosen = _added([Loan(_known(names, one), _known(names, other), amount) for one, other, amount in loans])
            before = [list(loan) for loan in _ids(match)]
            _lend(match, plan_by_hand({seat.team.name: seat.real for seat in match.seats}, chosen, rules))
            match.reason = deed.reason
            await session.flush()
            after = [list(loan) for loan in _ids(match)]
            note(session, deed, "loans", Subject.MATCH, match.id, before={"loans": before}, after={"loans": after})
            return await match_info(session, match)

    async def call_off(self, deed: Deed, match_id: int) -> MatchInfo:
        """Drop an open match; doing it again changes nothing. Raises `MatchNotOpen` once its game is recorded."""
        async with self._unit.write() as session:
            match = await _find_match(session, deed.guild_id, match_id, lock=True)
            if match.status != MatchStatus.CANCELLED:
                _must_be_open(match)
                match.status = MatchStatus.CANCELLED
                note(session, deed, "call off", Subject.MATCH, match.id)
            return await match_info(session, match)

    async def get(self, guild_id: int, match_id: int) -> MatchInfo:
        """Return a match by its id. Raises `MatchUnknown`."""
        async with self._unit.read() as session:
            return await match_info(session, await _find_match(session, guild_id, match_id))

    async def numbered(self, guild_id: int, league_name: str, number: int | None = None) -> MatchInfo:
        """Return a match of the newest season by number, or the last one. Raises `MatchUnknown` and `NoMatchYet`."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            season = await season_of(session, league, None)
            query = select(TeamMatch).where(TeamMatch.season_id == season.id).order_by(TeamMatch.number.desc())
            if number is not None:
                query = query.where(TeamMatch.number == number)
            match = await session.scalar(query.limit(1))
            if match is None:
                raise NoMatchYet if number is None else MatchUnknown(number=number)
            return await match_info(session, match)


async def _next_position(session: AsyncSession, season: Season, teams: Sequence[Team], rules: RuleSet) -> int:
    """Return the position that all of the teams play next."""
    found: list[int] = []
    for at, team in enumerate(teams):
        if team in teams[:at]:
            raise TeamTwice(team=team.name)
        query = (
            select(TeamMatch)
            .join(TeamSeat, TeamSeat.match_id == TeamMatch.id)
            .where(TeamSeat.team_id == team.id, TeamMatch.season_id == season.id)
            .where(TeamMatch.status != MatchStatus.CANCELLED)
        )
        matches = (await session.scalars(query)).all()
        for match in matches:
            if match.status == MatchStatus.OPEN:
                raise TeamInMatch(team=team.name, number=match.number)
        position = next_position(len(matches), rules)
        if position is None:
            raise AllPositionsPlayed(team=team.name, positions=rules.team_positions)
        found.append(position)
        if position != found[0]:
            raise PositionsDiffer(one=teams[0].name, one_position=found[0], other=team.name, other_position=position)
    return found[0]


async def _open(
    session: AsyncSession,
    season: Season,
    seated: Sequence[tuple[Team, TeamMember]],
    plan: LoanPlan[str],
    *,
    position: int,
) -> TeamMatch:
    last = await session.scalar(select(func.max(TeamMatch.number)).where(TeamMatch.season_id == season.id)) or 0
    match = TeamMatch(
        season_id=season.id, number=last + 1, position=position, status=MatchStatus.OPEN, game_id=None, loans=[]
    )
    match.seats = [
        TeamSeat(
            seat=at,
            team_id=team.id,
            team=team,
            player_id=member.player_id,
            player=member.player,
            real=plan.real[team.name],
            after=None,
        )
        for at, (team, member) in enumerate(seated)
    ]
    _lend(match, plan)
    session.add(match)
    await session.flush()
    return match


def _lend(match: TeamMatch, plan: LoanPlan[str]) -> None:
    """Replace the loans of a match by those of a plan."""
    ids = {seat.team.name: seat.team_id for seat in match.seats}
    match.basis, match.problem = plan.basis, plan.problem
    wanted = {(ids[debtor], ids[lender]): amount for debtor, lender, amount in plan.loans}
    kept = {(loan.debtor_id, loan.lender_id): loan for loan in match.loans}
    for pair, loan in kept.items():
        if pair not in wanted:
            match.loans.remove(loan)
    for pair, amount in wanted.items():
        if pair in kept:
            kept[pair].amount = amount
        else:
            match.loans.append(TeamLoan(debtor_id=pair[0], lender_id=pair[1], amount=amount))
    for seat in match.seats:
        seat.playing = plan.playing[seat.team.name]


def _added(loans: Sequence[Loan[str]]) -> tuple[Loan[str], ...]:
    """Add up loans between the same two teams."""
    found: dict[tuple[str, str], int] = {}
    for debtor, lender, amount in loans:
        found[debtor, lender] = found.get((debtor, lender), 0) + amount
    return tuple(Loan(debtor, lender, amount) for (debtor, lender), amount in found.items())


def _ids(match: TeamMatch) -> list[tuple[int, int, int]]:
    return sorted((loan.debtor_id, loan.lender_id, loan.amount) for loan in match.loans)


def _known(names: dict[str, str], name: str) -> str:
    if key_of(name) not in names:
        raise TeamUnknown(name=name)
    return names[key_of(name)]


async def _open_match(session: AsyncSession, guild_id: int, match_id: int) -> tuple[TeamMatch, RuleSet]:
    match = await _find_match(session, guild_id, match_id, lock=True)
    _must_be_open(match)
    season = await session.get_one(Season, match.season_id)
    return match, rules_of((await session.get_one(League, season.league_id)).ruleset)


def _must_be_open(match: TeamMatch) -> None:
    if match.status != MatchStatus.OPEN or match.game_id is not None:
        raise MatchNotOpen(number=match.number)


async def _find_match(session: AsyncSession, guild_id: int, match_id: int, *, lock: bool = False) -> TeamMatch:
    """Find a match of this server. With `lock` its league is held. Raises `MatchUnknown`."""
    here = (
        select(League.id)
        .join(Season, Season.league_id == League.id)
        .join(TeamMatch, TeamMatch.season_id == Season.id)
        .where(TeamMatch.id == match_id, League.guild_id == guild_id)
    )
    if lock:
        here = here.with_for_update(of=League, key_share=True)
    if await session.scalar(here) is None:
        raise MatchUnknown(number=match_id)
    return await session.get_one(TeamMatch, match_id)
