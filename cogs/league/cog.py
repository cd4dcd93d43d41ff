"""The `/league` commands."""

from typing import ClassVar, Final

import discord
from discord import app_commands

from cogs.league import overview, penalties
from cogs.league.boards.fpoints import FPointsQuery, fpoints, show_chart
from cogs.league.boards.ratings import RatingsQuery, ratings
from cogs.league.boards.standings import StandingsQuery, show_race, standings
from cogs.league.boards.statistics import USUAL, StatisticsQuery, statistics
from cogs.league.errors import OneSeasonOfJson
from cogs.league.files import formats
from cogs.ui.asked import Asked
from cogs.ui.cards import escape
from cogs.ui.choosing import LeagueName, PlayerName, RulesName
from cogs.ui.cog import CommandGroup, answered
from cogs.ui.people.permissions import Action
from cogs.ui.texts.localised import fixed_choices
from core.league import HandStat
from db import Confirmation, RatingKind, Sort, View

MOST_HOURS: Final = 24 * 365
MOST_GAMES: Final = 9999
MOST_HANDS: Final = 99_999
MOST_LAST: Final = 1000
MOST_POINTS: Final = 10_000
Number = app_commands.Range[int, 1, 2**31 - 1]

_CONFIRMATIONS: Final = fixed_choices("confirmation", tuple(Confirmation))
_SORTS: Final = fixed_choices("sort", tuple(Sort))
_THEN: Final = fixed_choices("then", ("confirm", "lapse"))
_FORMATS: Final = fixed_choices("format", formats.FORMATS)
_MEASURES: Final = [app_commands.Choice(name=f"stat-{stat.replace('_', '-')}", value=stat.value) for stat in HandStat]
_RATINGS: Final = fixed_choices("rating", tuple(RatingKind))


@app_commands.guild_only
class League(CommandGroup, group_name="league"):
    """`/league`: leagues, seasons, standings."""

    presses: ClassVar = (
        *standings.presses,
        show_race,
        *fpoints.presses,
        show_chart,
        *statistics.presses,
        *ratings.presses,
        overview.turn_leagues,
        penalties.turn_penalties,
    )
    season = app_commands.Group(name="season", description="season")
    penalty = app_commands.Group(name="penalty", description="penalty")

    def __init__(self, *, default_rules: str) -> None:
        self._default = default_rules

    @app_commands.command()
    @app_commands.choices(confirmation=_CONFIRMATIONS)
    @answered
    async def create(
        self, asked: Asked, name: str, rules: RulesName = "", confirmation: str = Confirmation.ONE.value
    ) -> None:
        """Make a league with its first season."""
        deed = await asked.allowed_deed(Action.MANAGE_LEAGUE)
        league = await asked.store.leagues.create(
            deed,
            name=name,
            rules=await asked.rules(rules, default=self._default),
            confirmation=Confirmation(confirmation),
            key=asked.key,
        )
        await asked.reply(overview.created_card(league, asked.board))

    @app_commands.command(name="list")
    @answered
    async def list_leagues(self, asked: Asked) -> None:
        """Show which leagues there are."""
        leagues = await asked.store.leagues.all(asked.guild)
        await asked.reply(overview.list_card(leagues, 0, asked.board))

    @app_commands.command()
    @answered
    async def info(self, asked: Asked, league: LeagueName = "") -> None:
        """Show what a league is: rules, settings, seasons."""
        page = await asked.store.standings.page(asked.guild, league, View())
        seasons = await asked.store.leagues.seasons(asked.guild, league)
        waiting = await asked.store.games.waiting(asked.guild, league)
        await asked.reply(overview.info_card(page, seasons, waiting, asked.board))

    @app_commands.command()
    @app_commands.choices(confirmation=_CONFIRMATIONS, then=_THEN)
    @answered
    async def settings(  # noqa: PLR0913, PLR0917  -- one for each setting
        self,
        asked: Asked,
        league: LeagueName = "",
        confirmation: str = "",
        pending_hours: app_commands.Range[int, 0, MOST_HOURS] | None = None,
        then: str = "",
        rules: RulesName = "",
        name: str = "",
    ) -> None:
        """Change the settings that are given, and show them all."""
        deed = await asked.allowed_deed(Action.MANAGE_LEAGUE)
        if pending_hours is None and not any((confirmation, then, rules, name)):
            found = await asked.store.leagues.get(asked.guild, league)
            await asked.reply(overview.changed_card(found, asked.board))
            return
        changed = await asked.store.leagues.change(
            deed,
            league,
            confirmation=Confirmation(confirmation) if confirmation else None,
            pending_hours=pending_hours,
            pending_confirms=then == "confirm" if then else None,
            rules=await asked.rules(rules, default=self._default) if rules else None,
            new_name=name or None,
        )
        await asked.reply(overview.changed_card(changed, asked.board))

    @season.command()
    @answered
    async def start(self, asked: Asked, league: LeagueName = "", name: str = "") -> None:
        """Begin the next season."""
        deed = await asked.allowed_deed(Action.MANAGE_SEASON)
        season = await asked.store.leagues.start_season(deed, league, title=name or None)
        found = await asked.store.leagues.get(asked.guild, league)
        await asked.reply(overview.season_started_card(found, season, asked.board))

    @season.command()
    @answered
    async def close(self, asked: Asked, league: LeagueName = "") -> None:
        """End the season."""
        deed = await asked.allowed_deed(Action.MANAGE_SEASON)
        season = await asked.store.leagues.close_season(deed, league)
        page = await asked.store.standings.page(asked.guild, league, View(season=season.number))
        await asked.reply(overview.season_closed_card(page, asked.board))

    @app_commands.command(name="standings")
    @app_commands.choices(sort=_SORTS)
    @answered
    async def show_standings(  # noqa: PLR0913, PLR0917  -- one for each thing that can be chosen
        self,
        asked: Asked,
        league: LeagueName = "",
        season: Number | None = None,
        sort: str = Sort.TOTAL.value,
        min_games: app_commands.Range[int, 0, MOST_GAMES] = 0,
        last: app_commands.Range[int, 0, MOST_LAST] = 0,
    ) -> None:
        """Show who leads."""
        found = await asked.store.leagues.get(asked.guild, league)
        number = season or found.season.number
        query = StandingsQuery(league=found.id, season=number, sort=Sort(sort), least=min_games, last=last)
        await asked.reply(await standings.card(asked, query, asked.board))

    @app_commands.command(name="fpoints")
    @answered
    async def show_fpoints(self, asked: Asked, league: LeagueName = "", season: Number | None = None) -> None:
        """Show the F-points."""
        found = await asked.store.leagues.get(asked.guild, league)
        query = FPointsQuery(league=found.id, season=season or found.season.number)
        await asked.reply(await fpoints.card(asked, query, asked.board))

    @app_commands.command(name="statistics")
    @app_commands.choices(measure=_MEASURES)
    @answered
    async def show_statistics(
        self,
        asked: Asked,
        measure: str = HandStat.WIN.value,
        league: LeagueName = "",
        season: Number | None = None,
        min_hands: app_commands.Range[int, 0, MOST_HANDS] = USUAL,
    ) -> None:
        """Show who does best in the hands of the games."""
        found = await asked.store.leagues.get(asked.guild, league)
        number = season or found.season.number
        query = StatisticsQuery(league=found.id, season=number, stat=HandStat(measure), least=min_hands)
        await asked.reply(await statistics.card(asked, query, asked.board))

    @app_commands.command(name="ratings")
    @app_commands.choices(measure=_RATINGS)
    @answered
    async def show_ratings(
        self,
        asked: Asked,
        measure: str = RatingKind.SKILL.value,
        league: LeagueName = "",
        min_games: app_commands.Range[int, 0, MOST_GAMES] = 0,
    ) -> None:
        """Show who is strongest."""
        found = await asked.store.leagues.get(asked.guild, league)
        # The store may have to go through all games of the league, which can take longer than Discord waits.
        await asked.defer()
        query = RatingsQuery(league=found.id, kind=RatingKind(measure), least=min_games)
        await asked.reply(await ratings.card(asked, query, asked.board))

    @penalty.command()
    @answered
    async def give(
        self,
        asked: Asked,
        player: PlayerName,
        points: app_commands.Range[float, -MOST_POINTS, MOST_POINTS],
        reason: str,
        league: LeagueName = "",
    ) -> None:
        """Take points from somebody outside any game."""
        deed = await asked.allowed_deed(Action.PUNISH, penalties.reason_of(reason))
        tenths = penalties.tenths_of(points)
        ref = await asked.player(player)
        given = await asked.store.penalties.give(deed, league, ref, tenths)
        # A profile has the ratings, for which the store may have to go through all games of the league.
        await asked.defer()
        profile = await asked.store.standings.profile(asked.guild, league, ref, least=1)
        line = profile.seasons[0][1] if profile.seasons else None
        await asked.reply(penalties.given_card(given, profile.league, line, asked.board))

    @penalty.command()
    @app_commands.autocomplete(number=penalties.penalty_choices)
    @answered
    async def cancel(self, asked: Asked, number: Number, reason: str = "", league: LeagueName = "") -> None:
        """Let a penalty count no more."""
        deed = await asked.allowed_deed(Action.PUNISH, penalties.tidy(reason))
        cancelled = await asked.store.penalties.cancel(deed, league, number)
        # The penalty may have been cancelled before, and then for a reason that somebody else gave.
        first = cancelled.cancelled_at is not None and cancelled.cancelled_at >= deed.at
        await asked.reply(penalties.cancelled_card(cancelled, asked.board, reason=deed.reason if first else ""))

    @penalty.command(name="list")
    @answered
    async def list_penalties(self, asked: Asked, league: LeagueName = "", season: Number | None = None) -> None:
        """Show the penalties of a season."""
        page = await asked.store.standings.page(asked.guild, league, View(season=season))
        found = await asked.store.penalties.all(asked.guild, league, season)
        await asked.reply(penalties.list_card(page.league, page.season, found, 0, asked.board))

    @app_commands.command()
    @app_commands.rename(kind="format")
    @app_commands.choices(kind=_FORMATS)
    @answered
    async def export(
        self, asked: Asked, kind: str = "xlsx", league: LeagueName = "", season: Number | None = None
    ) -> None:
        """Hand a league out as a file."""
        await asked.allow(Action.EXPORT)
        if kind == "json" and season is not None:
            raise OneSeasonOfJson
        guild, texts = asked.guild, asked.texts
        await asked.defer(private=True)
        copy = await asked.store.copies.take(guild, league, season=season, most=formats.MOST_GAMES)
        written = await formats.files_of(copy, kind, texts, limit=_upload_limit(asked.interaction))
        said = texts.text(f"export-{kind}", name=escape(copy.name), games=len(copy.games))
        await asked.hand_out(said, written, private=True)

    @app_commands.command(name="import")
    @answered
    async def import_league(self, asked: Asked, file: discord.Attachment, league: LeagueName = "") -> None:
        """Put an exported league into an empty one."""
        deed = await asked.allowed_deed(Action.MANAGE_LEAGUE)
        await asked.defer(private=True)
        copy = await formats.read_file(file)
        imported = await asked.store.copies.put(deed, league, copy)
        await asked.reply(overview.imported_card(imported, copy, asked.texts), private=True)


def _upload_limit(interaction: discord.Interaction) -> int:
    """Return the bytes that the server takes at once."""
    return interaction.guild.filesize_limit if interaction.guild else discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES
