"""Pages read from the lines: standings, F-points, a player's record, two players against each other."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league import WeekLosers
from db.boards.hands import hands_of
from db.boards.pages import View, line_of, read_page, weekly_losers
from db.boards.profiles import form_of, opponents_of, versus_of
from db.engine.transaction import Unit
from db.errors import SamePlayer
from db.leagues.find import find_league, league_info, season_info, season_of
from db.players.find import known_player, names_elsewhere, player_info
from db.schema.leagues import League, Season
from db.schema.players import Player
from db.schema.totals import PairLine, RatingLine, SeasonLine
from db.totals.games import rebuild
from db.totals.hands import recount_hands
from db.totals.ratings import Replays, rating_of
from db.values.results import PlayerInfo, PlayerRef, Profile, SeasonInfo, Standing, StandingsPage, Versus


class Standings:
    """Reads pages from the lines."""

    def __init__(self, unit: Unit, replays: Replays) -> None:
        self._unit = unit
        self._replays = replays

    async def page(self, guild_id: int, league_name: str, view: View, *, asker: int | None = None) -> StandingsPage:
        """Return a page of standings; a page that no longer exists is the last one."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            season = await season_of(session, league, view.season)
            shown = await read_page(session, season, view, asker=asker)
            return StandingsPage(
                league=await league_info(session, league),
                season=season_info(season),
                lines=shown.lines,
                own=shown.own,
                page=shown.page,
                pages=shown.pages,
                players=shown.players,
                games=season.games,
                computed_at=self._unit.now(),
            )

    async def profile(self, guild_id: int, league_name: str, ref: PlayerRef, *, least: int) -> Profile:
        """Return a player's page; opponents count from `least` games together. Raises `PlayerUnknown`."""
        async with self._unit.read() as session:
            league_id = (await find_league(session, guild_id, league_name)).id
        await self._replays.refresh(league_id)
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            player = await known_player(session, guild_id, ref)
            rating = await session.get(RatingLine, (league.id, player.id))
            return Profile(
                player=player_info(player),
                league=await league_info(session, league),
                seasons=await self._seasons_of(session, league, player),
                form=await form_of(session, league.id, player.id),
                best=await opponents_of(session, league.id, player, least=least),
                worst=await opponents_of(session, league.id, player, least=least, worst=True),
                elsewhere=await names_elsewhere(session, player),
                hands=await hands_of(session, league.id, player.id),
                rating=None if rating is None else rating_of(rating),
            )

    async def _seasons_of(
        self, session: AsyncSession, league: League, player: Player
    ) -> tuple[tuple[SeasonInfo, Standing], ...]:
        """Return a player's line in each season, newest first."""
        seasons = await session.scalars(
            select(Season)
            .join(SeasonLine, (SeasonLine.season_id == Season.id) & (SeasonLine.player_id == player.id))
            .where(Season.league_id == league.id)
            .order_by(Season.number.desc())
        )
        found = [(season, await line_of(session, season, View(), player.id)) for season in seasons.all()]
        return tuple((season_info(season), line) for season, line in found if line is not None)

    async def versus(self, guild_id: int, league_name: str, one: PlayerRef, other: PlayerRef) -> Versus:
        """Compare two players over all seasons. Raises `SamePlayer`."""
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
            return versus_of(line, first, second)

    async def weeks(
        self, guild_id: int, league_name: str, *, season: int | None = None, count: int
    ) -> tuple[WeekLosers[PlayerInfo], ...]:
        """Return who had most F-points in each of the last `count` weeks (in UTC) of a season, newest first."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            row = await season_of(session, league, season)
            return await weekly_losers(session, row, until=row.closed_at or self._unit.now(), weeks=count)

    async def recompute(self, guild_id: int, league_name: str) -> None:
        """Compute all lines of a league anew. This changes nothing unless a line was wrong."""
        async with self._unit.write() as session:
            league = await find_league(session, guild_id, league_name, lock=True)
            await recount_hands(session, league.id)
            await rebuild(session, league.id)
