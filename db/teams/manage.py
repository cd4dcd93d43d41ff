"""Teams of a league and who is in them, and how they stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league import shared_ranks
from core.rules import RuleSet, StartingPoints
from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit, remember, result_of
from db.errors import InNoTeam, InOtherTeam, TeamNameTaken, TeamUnknown
from db.guilds.settings import lock_guild
from db.leagues.find import find_league, league_info, season_info, season_of
from db.players.find import ensure_player, known_player, player_info
from db.players.names import key_of, tidy
from db.rules.rulesets import rules_of
from db.schema.leagues import League, Season
from db.schema.teams import Team, TeamMatch, TeamMember, TeamSeat
from db.schema.totals import SeasonLine
from db.values.results import PlayerRef
from db.values.states import MatchStatus, TeamRole
from db.values.teams import MemberInfo, TeamInfo, TeamLine, TeamTable

_ORDER = tuple(TeamRole)


async def find_team(session: AsyncSession, league: League, name: str) -> Team:
    """Find the team that a command names. Raises `TeamUnknown`."""
    team = await session.scalar(select(Team).where(Team.league_id == league.id, Team.name_key == key_of(name)))
    if team is None:
        raise TeamUnknown(name=name)
    return team


async def team_of(session: AsyncSession, league: League, ref: PlayerRef) -> tuple[Team, TeamMember]:
    """Find the team that a player is in. Raises `PlayerUnknown` and `InNoTeam`."""
    player = await known_player(session, league.guild_id, ref)
    member = await session.get(TeamMember, (league.id, player.id))
    if member is None:
        raise InNoTeam(player=player.name)
    return await session.get_one(Team, member.team_id), member


async def real_points(session: AsyncSession, season_id: int, team_id: int, rules: RuleSet) -> int:
    """Return the points that a team carries: those after its last match of the season, or at its beginning (P-11)."""
    last = (
        select(TeamSeat.after)
        .join(TeamMatch, TeamMatch.id == TeamSeat.match_id)
        .where(TeamSeat.team_id == team_id, TeamMatch.season_id == season_id, TeamMatch.status == MatchStatus.PLAYED)
        .order_by(TeamMatch.number.desc())
        .limit(1)
    )
    points = await session.scalar(last)
    return rules.start_points if points is None else points


def _teams_of(league: League) -> Select[Team]:
    """Return the teams of a league, by name."""
    return select(Team).where(Team.league_id == league.id).order_by(Team.name_key)


class Teams:
    """Teams and their members."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def create(self, deed: Deed, league_name: str, name: str, *, key: str | None = None) -> TeamInfo:
        """Make a team. Raises `TeamNameTaken`; the same `key` again makes no second one."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            if key is not None and (made := await result_of(session, deed, key)) is not None:
                return await _team_info(session, await session.get_one(Team, made))
            league = await find_league(session, deed.guild_id, league_name)
            name = tidy(name)
            taken = select(Team).where(Team.league_id == league.id, Team.name_key == key_of(name))
            if await session.scalar(taken) is not None:
                raise TeamNameTaken(name=name)
            team = Team(league_id=league.id, name=name, name_key=key_of(name))
            session.add(team)
            await session.flush()
            note(session, deed, "create", Subject.TEAM, team.id, after={"name": name})
            if key is not None:
                await remember(session, deed, key, team.id)
            return await _team_info(session, team)

    async def add(self, deed: Deed, league_name: str, team_name: str, ref: PlayerRef, role: TeamRole) -> TeamInfo:
        """Put somebody into a team, or give them another role in it; a new captain makes the old one a member.

        Raises `TeamUnknown` and `InOtherTeam`.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            league = await find_league(session, deed.guild_id, league_name)
            team = await find_team(session, league, team_name)
            player = await ensure_player(session, deed.guild_id, ref)
            member = await session.get(TeamMember, (league.id, player.id))
            if member is not None and member.team_id != team.id:
                other = await session.get_one(Team, member.team_id)
                raise InOtherTeam(player=player.name, team=other.name)
            if role is TeamRole.CAPTAIN:
                await _demote_captain(session, team)
            if member is None:
                member = TeamMember(league_id=league.id, player_id=player.id, team_id=team.id)
                session.add(member)
            member.role = role
            await session.flush()
            note(session, deed, "add", Subject.TEAM, team.id, after={"player": player.id, "role": role})
            return await _team_info(session, team)

    async def remove(self, deed: Deed, league_name: str, ref: PlayerRef) -> TeamInfo:
        """Take somebody out of their team, and return the team. Raises `InNoTeam`."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            league = await find_league(session, deed.guild_id, league_name)
            team, member = await team_of(session, league, ref)
            note(session, deed, "remove", Subject.TEAM, team.id, before={"player": member.player_id})
            await session.delete(member)
            await session.flush()
            return await _team_info(session, team)

    async def all(self, guild_id: int, league_name: str) -> tuple[TeamInfo, ...]:
        """Return every team of a league, by name."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            teams = (await session.scalars(_teams_of(league))).all()
            members: dict[int, list[TeamMember]] = {team.id: [] for team in teams}
            for member in await session.scalars(select(TeamMember).where(TeamMember.league_id == league.id)):
                members[member.team_id].append(member)
            return tuple(_info(team, members[team.id]) for team in teams)

    async def standings(self, guild_id: int, league_name: str, *, season: int | None = None) -> TeamTable:
        """Rank the teams by the points they carry where the rules have these, else by their members' scores."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            row = await season_of(session, league, season)
            rules = rules_of(league.ruleset)
            carried = rules.starting_points is StartingPoints.CARRIED
            lines = await (_by_points(session, league, row, rules) if carried else _by_members(session, league, row))
            played = select(func.max(TeamMatch.position)).where(
                TeamMatch.season_id == row.id, TeamMatch.status == MatchStatus.PLAYED
            )
            return TeamTable(
                league=await league_info(session, league),
                season=season_info(row),
                lines=lines,
                position=await session.scalar(played) or 0,
            )


async def _by_members(session: AsyncSession, league: League, season: Season) -> tuple[TeamLine, ...]:
    """Add up the members' scores with penalties; a game in which two members met counts for both."""
    lines = await session.execute(
        select(Team.name, func.coalesce(func.sum(SeasonLine.games), 0), func.coalesce(func.sum(SeasonLine.total), 0))
        .outerjoin(TeamMember, TeamMember.team_id == Team.id)
        .outerjoin(SeasonLine, (SeasonLine.player_id == TeamMember.player_id) & (SeasonLine.season_id == season.id))
        .where(Team.league_id == league.id)
        .group_by(Team.id, Team.name, Team.name_key)
        .order_by(Team.name_key)
    )
    return _ranked((int(total), TeamLine(0, name, int(games), int(total), None)) for name, games, total in lines)


async def _by_points(session: AsyncSession, league: League, season: Season, rules: RuleSet) -> tuple[TeamLine, ...]:
    played = (
        select(TeamSeat.team_id, func.coalesce(TeamSeat.after, TeamSeat.real))
        .join(TeamMatch, TeamMatch.id == TeamSeat.match_id)
        .where(TeamMatch.season_id == season.id, TeamMatch.status == MatchStatus.PLAYED)
        .order_by(TeamMatch.number)
    )
    teams = (await session.scalars(_teams_of(league))).all()
    carried = {team.id: [rules.start_points] for team in teams}
    for team_id, after in await session.execute(played):
        carried[team_id].append(after)
    return _ranked(
        (points[-1], TeamLine(0, team.name, len(points) - 1, 0, points[-1]))
        for team in teams
        for points in [carried[team.id]]
    )


def _ranked(valued: Iterable[tuple[int, TeamLine]]) -> tuple[TeamLine, ...]:
    """Return the lines from the highest value down; equal values share a rank."""
    ordered = sorted(valued, key=lambda each: -each[0])
    ranks = shared_ranks([value for value, _ in ordered])
    return tuple(replace(line, rank=rank) for rank, (_, line) in zip(ranks, ordered, strict=True))


async def _demote_captain(session: AsyncSession, team: Team) -> None:
    captains = select(TeamMember).where(TeamMember.team_id == team.id, TeamMember.role == TeamRole.CAPTAIN)
    for captain in await session.scalars(captains):
        captain.role = TeamRole.MEMBER


async def _team_info(session: AsyncSession, team: Team) -> TeamInfo:
    return _info(team, await session.scalars(select(TeamMember).where(TeamMember.team_id == team.id)))


def _info(team: Team, members: Iterable[TeamMember]) -> TeamInfo:
    ordered = sorted(members, key=lambda each: (_ORDER.index(TeamRole(each.role)), each.player.name_key or ""))
    return TeamInfo(
        team.id, team.name, tuple(MemberInfo(player_info(each.player), TeamRole(each.role)) for each in ordered)
    )
