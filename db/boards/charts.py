"""The values of charts: totals and teams of a season game by game, a rating, everybody against everybody.

Reading them takes all games of a season (for a rating of the league), so only charts do it, never pages.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Select, Subquery, func, literal, select, union_all
from sqlalchemy.ext.asyncio import AsyncSession

from core.rules import RuleSet, StartingPoints
from db.engine.transaction import Unit
from db.leagues.find import find_league, league_info, season_info, season_of
from db.players.find import known_player, player_info
from db.rules.rulesets import rules_of
from db.schema.games import Game, Seat
from db.schema.leagues import League, Penalty, Season
from db.schema.players import Player
from db.schema.teams import Team, TeamMatch, TeamMember, TeamSeat
from db.schema.totals import PairLine, SeasonLine
from db.totals.rating_models import tenhou_course
from db.totals.ratings import games_in_order
from db.values.charts import Course, Matrix, PlayerCourse, RatingCourse, SeasonCourse, TeamCourse, TeamCourseLine
from db.values.results import PlayerRef
from db.values.states import GameStatus, MatchStatus

MOST_LINES: Final = 30
"""The most players of a season with a line; more lines would be a cloud."""

MOST_PAIRED: Final = 8
"""The most players in the table of everybody against everybody."""

_AT_ONCE: Final = 5_000
"""The rows that are read at a time; between them other tasks go on."""

_PENALTY: Final = 2**31
"""The key of a penalty where games have their number: among events of one moment it comes last."""


class Courses:
    """Reads the values of charts."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def season(self, guild_id: int, league_name: str, *, season: int | None = None) -> SeasonCourse:
        """Return the totals of a season game by game, with penalties at the time they were given."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            row = await season_of(session, league, season)
            each = _scores(row)
            scores = select(each.c.number, each.c.who, each.c.score).order_by(each.c.at, each.c.number)
            games, lines = await _added(session, scores)
            best = sorted(lines, key=lambda each: (-lines[each][-1][1], each))[:MOST_LINES]
            players = {each.id: each for each in await session.scalars(select(Player).where(Player.id.in_(best)))}
            return SeasonCourse(
                league=await league_info(session, league),
                season=season_info(row),
                games=games,
                lines=tuple(PlayerCourse(player_info(players[each]), lines[each]) for each in best),
            )

    async def teams(self, guild_id: int, league_name: str, *, season: int | None = None) -> TeamCourse:
        """Return the points of a season's teams game by game, as `Teams.standings` counts them."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            row = await season_of(session, league, season)
            rules = rules_of(league.ruleset)
            carried = rules.starting_points is StartingPoints.CARRIED
            names = {
                team.id: team.name
                for team in await session.scalars(
                    select(Team).where(Team.league_id == league.id).order_by(Team.name_key)
                )
            }
            games, lines = await (_carried(session, row, rules, names) if carried else _by_members(session, row, names))
            best = sorted(names, key=lambda each: -lines[each][-1][1])
            return TeamCourse(
                league=await league_info(session, league),
                season=season_info(row),
                carried=carried,
                games=games,
                lines=tuple(TeamCourseLine(names[each], lines[each]) for each in best),
            )

    async def rating(self, guild_id: int, league_name: str, ref: PlayerRef) -> RatingCourse:
        """Return a player's rating game by game, from all games of the league. Raises `PlayerUnknown`.

        Computed from the games each time, so that corrections are in it; each game takes some microseconds.
        """
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            player = await known_player(session, guild_id, ref)
            info = await league_info(session, league)
            games, _ = await games_in_order(session, league.id)
        ratings = await asyncio.to_thread(tenhou_course, games, player.id)
        return RatingCourse(player_info(player), info, ratings)

    async def matrix(self, guild_id: int, league_name: str, with_players: Sequence[PlayerRef] = ()) -> Matrix:
        """Return the results against each other of those who have played most, `with_players` before all others.

        Raises `PlayerUnknown`.
        """
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            asked = [await known_player(session, guild_id, ref) for ref in with_players]
            often = await session.scalars(_most_games(league))
            ids = list(dict.fromkeys([*(player.id for player in asked), *often]))[:MOST_PAIRED]
            players = {each.id: each for each in await session.scalars(select(Player).where(Player.id.in_(ids)))}
            pairs = await session.scalars(
                select(PairLine).where(
                    PairLine.league_id == league.id, PairLine.low_id.in_(ids), PairLine.high_id.in_(ids)
                )
            )
            above = {(pair.low_id, pair.high_id): (pair.low_above, pair.high_above) for pair in pairs}
            return Matrix(
                league=await league_info(session, league),
                players=tuple(player_info(players[each]) for each in ids),
                above=tuple(tuple(_above(above, one, other) for other in ids) for one in ids),
            )


def _scores(season: Season) -> Subquery:
    """Return what every player got in every game of a season and by penalties."""
    games = (
        select(
            Game.played_at.label("at"),
            Game.number.label("number"),
            Seat.player_id.label("who"),
            Seat.total.label("score"),
        )
        .join(Seat, Seat.game_id == Game.id)
        .where(Game.season_id == season.id, Game.status == GameStatus.CONFIRMED)
    )
    penalties = select(Penalty.given_at, literal(_PENALTY), Penalty.player_id, Penalty.score).where(
        Penalty.season_id == season.id, Penalty.cancelled_at.is_(None)
    )
    return union_all(games, penalties).subquery()


async def _added(session: AsyncSession, scores: Select[Any]) -> tuple[int, dict[int, Course]]:
    """Return the number of games among `scores` (number, who, score), and everybody's sums game by game."""
    lines: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    games, last = 0, None
    async for part in (await session.stream(scores)).partitions(_AT_ONCE):
        for number, who, score in part:
            if number not in {_PENALTY, last}:
                games, last = games + 1, number
            line = lines[who]
            if not line:
                line.append((max(games - (number != _PENALTY), 0), 0))
            total = line[-1][1] + score
            if line[-1][0] == games:
                line[-1] = (games, total)
            else:
                line.append((games, total))
    return games, {who: tuple(line) for who, line in lines.items()}


async def _by_members(session: AsyncSession, season: Season, teams: Iterable[int]) -> tuple[int, dict[int, Course]]:
    """Return the sums of the members' scores, as `Teams.standings` adds them up."""
    each = _scores(season)
    # Games without any member count too, so that the axis is that of the season.
    member = (TeamMember.player_id == each.c.who) & (TeamMember.league_id == season.league_id)
    scores = select(each.c.number, func.coalesce(TeamMember.team_id, 0), each.c.score).outerjoin(TeamMember, member)
    games, lines = await _added(session, scores.order_by(each.c.at, each.c.number))
    return games, {team: lines.get(team, ((0, 0),)) for team in teams}


async def _carried(
    session: AsyncSession, season: Season, rules: RuleSet, teams: Iterable[int]
) -> tuple[int, dict[int, Course]]:
    """Return what the teams carry after each match that was played; all begin with the points of the rules (P-11)."""
    lines = {team: [(0, rules.start_points)] for team in teams}
    found = await session.execute(
        select(TeamMatch.number, TeamSeat.team_id, TeamSeat.after)
        .join(TeamSeat, TeamSeat.match_id == TeamMatch.id)
        .where(TeamMatch.season_id == season.id, TeamMatch.status == MatchStatus.PLAYED)
        .order_by(TeamMatch.number)
    )
    matches, last = 0, None
    for number, team, after in found:
        if after is None:
            continue
        if number != last:
            matches, last = matches + 1, number
        lines[team].append((matches, after))
    return matches, {team: tuple(line) for team, line in lines.items()}


def _most_games(league: League) -> Select[int]:
    games = func.sum(SeasonLine.games)
    return (
        select(SeasonLine.player_id)
        .join(Season, Season.id == SeasonLine.season_id)
        .where(Season.league_id == league.id)
        .group_by(SeasonLine.player_id)
        .having(games > 0)
        .order_by(games.desc(), SeasonLine.player_id)
        .limit(MOST_PAIRED)
    )


def _above(pairs: dict[tuple[int, int], tuple[int, int]], one: int, other: int) -> int:
    """Return how often `one` finished above `other`."""
    low_above, high_above = pairs.get((min(one, other), max(one, other)), (0, 0))
    return low_above if one < other else 0 if one == other else high_above
