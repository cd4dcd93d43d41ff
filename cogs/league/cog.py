"""The `/league` commands."""

from typing import ClassVar, Final

import discord
from discord import app_commands

from cogs.league import about, files, fpoints, penalties, ratings, statistics
from cogs.league.errors import OneSeasonOfJson
from cogs.league.standings import Choose, Request, ShowPage, ShowRace, open_standings
from cogs.ui.cards import QUIET, escape
from cogs.ui.cog import CommandGroup, answering
from cogs.ui.language import board_texts, texts_of
from cogs.ui.localised import fixed_choices
from cogs.ui.naming import rules_choices, rules_named
from cogs.ui.people import guild_of, league_choices, player_choices, player_ref
from cogs.ui.permissions import Action, check, roles_of
from core.errors import TenbouError
from core.league import HandStat
from db import Confirmation, Deed, RatingKind, Sort, Store, View

Choices = list[app_commands.Choice[str]]

MOST_HOURS: Final = 24 * 365
MOST_GAMES: Final = 9999
MOST_HANDS: Final = 99_999
MOST_LAST: Final = 1000
MOST_POINTS: Final = 10_000
Number = app_commands.Range[int, 1, 2**31 - 1]


_CONFIRMATIONS: Final = fixed_choices("confirmation", tuple(Confirmation))
_SORTS: Final = fixed_choices("sort", tuple(Sort))
_THEN: Final = fixed_choices("then", ("confirm", "lapse"))
_FORMATS: Final = fixed_choices("format", files.FORMATS)
_MEASURES: Final = [app_commands.Choice(name=f"stat-{stat.replace('_', '-')}", value=stat.value) for stat in HandStat]
_RATINGS: Final = fixed_choices("rating", tuple(RatingKind))


@app_commands.guild_only
class League(CommandGroup, group_name="league"):
    """`/league`: leagues, seasons, standings."""

    buttons: ClassVar = (
        ShowPage,
        ShowRace,
        Choose,
        about.TurnList,
        fpoints.ShowBoard,
        statistics.TurnBoard,
        statistics.Choose,
        ratings.ShowRatings,
        penalties.TurnPenalties,
    )
    season = app_commands.Group(name="season", description="season")
    penalty = app_commands.Group(name="penalty", description="penalty")

    def __init__(self, *, store: Store, default_rules: str) -> None:
        self._store = store
        self._default = default_rules

    @app_commands.command()
    @app_commands.choices(confirmation=_CONFIRMATIONS)
    @answering
    async def create(
        self,
        interaction: discord.Interaction,
        name: str,
        rules: str = "",
        confirmation: str = Confirmation.ONE.value,
    ) -> None:
        """Make a league with its first season."""
        texts = board_texts(interaction)
        deed = await self._allowed(interaction, Action.MANAGE_LEAGUE)
        league = await self._store.leagues.create(
            deed,
            name=name,
            rules=await rules_named(interaction, rules, self._default),
            confirmation=Confirmation(confirmation),
            key=f"i{interaction.id}",
        )
        await interaction.response.send_message(view=about.created_card(league, texts))

    @app_commands.command(name="list")
    @answering
    async def list_leagues(self, interaction: discord.Interaction) -> None:
        """Show which leagues there are."""
        leagues = await self._store.leagues.all(guild_of(interaction))
        card = about.list_card(leagues, 0, board_texts(interaction))
        await interaction.response.send_message(view=card)

    @app_commands.command()
    @answering
    async def info(self, interaction: discord.Interaction, league: str = "") -> None:
        """Show what a league is: rules, settings, seasons."""
        guild = guild_of(interaction)
        page = await self._store.standings.page(guild, league, View())
        seasons = await self._store.leagues.seasons(guild, league)
        waiting = await self._store.games.waiting(guild, league)
        card = about.info_card(page, seasons, waiting, board_texts(interaction))
        await interaction.response.send_message(view=card)

    @app_commands.command()
    @app_commands.choices(confirmation=_CONFIRMATIONS, then=_THEN)
    @answering
    async def settings(  # noqa: PLR0913, PLR0917  -- one for each setting
        self,
        interaction: discord.Interaction,
        league: str = "",
        confirmation: str = "",
        pending_hours: app_commands.Range[int, 0, MOST_HOURS] | None = None,
        then: str = "",
        rules: str = "",
        name: str = "",
    ) -> None:
        """Change the settings that are given, and show them all."""
        texts = board_texts(interaction)
        deed = await self._allowed(interaction, Action.MANAGE_LEAGUE)
        if pending_hours is None and not any((confirmation, then, rules, name)):
            found = await self._store.leagues.get(deed.guild_id, league)
            await interaction.response.send_message(view=about.changed_card(found, texts))
            return
        changed = await self._store.leagues.change(
            deed,
            league,
            confirmation=Confirmation(confirmation) if confirmation else None,
            pending_hours=pending_hours,
            pending_confirms=then == "confirm" if then else None,
            rules=await rules_named(interaction, rules, self._default) if rules else None,
            new_name=name or None,
        )
        await interaction.response.send_message(view=about.changed_card(changed, texts))

    @season.command()
    @answering
    async def start(self, interaction: discord.Interaction, league: str = "", name: str = "") -> None:
        """Begin the next season."""
        deed = await self._allowed(interaction, Action.MANAGE_SEASON)
        season = await self._store.leagues.start_season(deed, league, title=name or None)
        found = await self._store.leagues.get(deed.guild_id, league)
        card = about.season_started_card(found, season, board_texts(interaction))
        await interaction.response.send_message(view=card)

    @season.command()
    @answering
    async def close(self, interaction: discord.Interaction, league: str = "") -> None:
        """End the season."""
        deed = await self._allowed(interaction, Action.MANAGE_SEASON)
        season = await self._store.leagues.close_season(deed, league)
        page = await self._store.standings.page(deed.guild_id, league, View(season=season.number))
        card = about.season_closed_card(page, board_texts(interaction))
        await interaction.response.send_message(view=card)

    @app_commands.command()
    @app_commands.choices(sort=_SORTS)
    @answering
    async def standings(  # noqa: PLR0913, PLR0917  -- one for each thing that can be chosen
        self,
        interaction: discord.Interaction,
        league: str = "",
        season: Number | None = None,
        sort: str = Sort.TOTAL.value,
        min_games: app_commands.Range[int, 0, MOST_GAMES] = 0,
        last: app_commands.Range[int, 0, MOST_LAST] = 0,
    ) -> None:
        """Show who leads."""
        texts, guild = board_texts(interaction), guild_of(interaction)
        found = await self._store.leagues.get(guild, league)
        request = Request(
            league=found.id,
            season=season or found.season.number,
            sort=Sort(sort),
            least=min_games,
            last=last,
        )
        card = await open_standings(self._store, guild, request, texts, asker=interaction.user.id)
        await interaction.response.send_message(view=card)

    @app_commands.command(name="fpoints")
    @answering
    async def show_fpoints(
        self, interaction: discord.Interaction, league: str = "", season: Number | None = None
    ) -> None:
        """Show the F-points."""
        texts, guild = board_texts(interaction), guild_of(interaction)
        found = await self._store.leagues.get(guild, league)
        request = fpoints.Request(league=found.id, season=season or found.season.number)
        card = await fpoints.open_board(self._store, guild, request, texts, asker=interaction.user.id)
        await interaction.response.send_message(view=card)

    @app_commands.command(name="statistics")
    @app_commands.choices(measure=_MEASURES)
    @answering
    async def show_statistics(
        self,
        interaction: discord.Interaction,
        measure: str = HandStat.WIN.value,
        league: str = "",
        season: Number | None = None,
        min_hands: app_commands.Range[int, 0, MOST_HANDS] = statistics.USUAL,
    ) -> None:
        """Show who does best in the hands of the games."""
        texts, guild = board_texts(interaction), guild_of(interaction)
        found = await self._store.leagues.get(guild, league)
        request = statistics.Request(
            league=found.id, season=season or found.season.number, stat=HandStat(measure), least=min_hands
        )
        card = await statistics.open_board(self._store, guild, request, texts, asker=interaction.user.id)
        await interaction.response.send_message(view=card)

    @app_commands.command(name="ratings")
    @app_commands.choices(measure=_RATINGS)
    @answering
    async def show_ratings(
        self,
        interaction: discord.Interaction,
        measure: str = RatingKind.SKILL.value,
        league: str = "",
        min_games: app_commands.Range[int, 0, MOST_GAMES] = 0,
    ) -> None:
        """Show who is strongest."""
        texts, guild = board_texts(interaction), guild_of(interaction)
        found = await self._store.leagues.get(guild, league)
        # All games of a league may have to be gone through, which can take longer than Discord waits.
        await interaction.response.defer()
        request = ratings.Request(league=found.id, kind=RatingKind(measure), least=min_games)
        card = await ratings.open_board(self._store, guild, request, texts, asker=interaction.user.id)
        await interaction.followup.send(view=card)

    @penalty.command()
    @answering
    async def give(
        self,
        interaction: discord.Interaction,
        player: str,
        points: app_commands.Range[float, -MOST_POINTS, MOST_POINTS],
        reason: str,
        league: str = "",
    ) -> None:
        """Take points from somebody outside any game."""
        deed = await self._allowed(interaction, Action.PUNISH, penalties.reason_of(reason))
        tenths = penalties.tenths_of(points)
        ref = await player_ref(interaction, player)
        given = await self._store.penalties.give(deed, league, ref, tenths)
        # A profile has the ratings, for which all games of a league may have to be gone through.
        await interaction.response.defer()
        profile = await self._store.standings.profile(deed.guild_id, league, ref, least=1)
        line = profile.seasons[0][1] if profile.seasons else None
        card = penalties.given_card(given, profile.league, line, board_texts(interaction))
        await interaction.followup.send(view=card)

    @penalty.command()
    @answering
    async def cancel(
        self, interaction: discord.Interaction, number: Number, reason: str = "", league: str = ""
    ) -> None:
        """Let a penalty count no more."""
        deed = await self._allowed(interaction, Action.PUNISH, penalties.tidy(reason))
        cancelled = await self._store.penalties.cancel(deed, league, number)
        # Who cancels once more what is cancelled already has not given the reason for it.
        first = cancelled.cancelled_at is not None and cancelled.cancelled_at >= deed.at
        reason = deed.reason if first else ""
        card = penalties.cancelled_card(cancelled, board_texts(interaction), reason=reason)
        await interaction.response.send_message(view=card)

    @penalty.command(name="list")
    @answering
    async def list_penalties(
        self, interaction: discord.Interaction, league: str = "", season: Number | None = None
    ) -> None:
        """Show the penalties of a season."""
        guild = guild_of(interaction)
        page = await self._store.standings.page(guild, league, View(season=season))
        found = await self._store.penalties.all(guild, league, season)
        card = penalties.list_card(page.league, page.season, found, 0, board_texts(interaction))
        await interaction.response.send_message(view=card)

    @app_commands.command()
    @app_commands.rename(kind="format")
    @app_commands.choices(kind=_FORMATS)
    @answering
    async def export(
        self, interaction: discord.Interaction, kind: str = "xlsx", league: str = "", season: Number | None = None
    ) -> None:
        """Hand a league out as a file."""
        check(Action.EXPORT, await roles_of(interaction, self._store))
        if kind == "json" and season is not None:
            raise OneSeasonOfJson
        texts, guild = texts_of(interaction), guild_of(interaction)
        await interaction.response.defer(ephemeral=True)
        copy = await self._store.copies.take(guild, league, season=season, most=files.MOST_GAMES)
        written = await files.files_of(copy, kind, texts, limit=_upload_limit(interaction))
        said = texts.text(f"export-{kind}", name=escape(copy.name), games=len(copy.games))
        await interaction.followup.send(said, files=written, ephemeral=True, allowed_mentions=QUIET)

    @app_commands.command(name="import")
    @answering
    async def import_league(self, interaction: discord.Interaction, file: discord.Attachment, league: str = "") -> None:
        """Put an exported league into an empty one."""
        deed = await self._allowed(interaction, Action.MANAGE_LEAGUE)
        await interaction.response.defer(ephemeral=True)
        copy = await files.read_file(file)
        imported = await self._store.copies.put(deed, league, copy)
        card = about.imported_card(imported, copy, texts_of(interaction))
        await interaction.followup.send(view=card, ephemeral=True, allowed_mentions=QUIET)

    async def _allowed(self, interaction: discord.Interaction, action: Action, reason: str = "") -> Deed:
        """What somebody is about to do. Raises `NotAllowed`."""
        check(action, await roles_of(interaction, self._store))
        return self._store.deed(guild_of(interaction), interaction.user.id, reason)

    @info.autocomplete("league")
    @settings.autocomplete("league")
    @start.autocomplete("league")
    @close.autocomplete("league")
    @standings.autocomplete("league")
    @show_fpoints.autocomplete("league")
    @show_statistics.autocomplete("league")
    @show_ratings.autocomplete("league")
    @give.autocomplete("league")
    @cancel.autocomplete("league")
    @list_penalties.autocomplete("league")
    @export.autocomplete("league")
    @import_league.autocomplete("league")
    async def _leagues(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await league_choices(interaction, typed, self._store)

    @give.autocomplete("player")
    async def _players(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await player_choices(interaction, typed, self._store)

    @cancel.autocomplete("number")
    async def _penalties(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        league = str(getattr(interaction.namespace, "league", None) or "")
        try:
            found = await self._store.penalties.all(guild_of(interaction), league)
        except TenbouError:
            # The league is not named yet, or does not exist; there is nothing to offer.
            return []
        return penalties.choices(found, typed)

    @create.autocomplete("rules")
    @settings.autocomplete("rules")
    async def _presets(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await rules_choices(interaction, typed)


def _upload_limit(interaction: discord.Interaction) -> int:
    """How many bytes the server takes at once."""
    return interaction.guild.filesize_limit if interaction.guild else discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES
