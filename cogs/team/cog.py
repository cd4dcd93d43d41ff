"""The `/team` commands."""

from random import Random
from typing import ClassVar, Final

import discord
from discord import app_commands

from cogs.team.cards import list_card
from cogs.team.controls import FORMS, MatchButton, match_with_buttons
from cogs.team.race import TurnTeams, table_card
from cogs.ui import limits
from cogs.ui.cards import Card, escape
from cogs.ui.cog import CommandGroup, answering
from cogs.ui.language import board_texts
from cogs.ui.localised import fixed_choices
from cogs.ui.people import guild_of, league_choices, player_choices, player_ref, playing_ref
from cogs.ui.permissions import Action, check, roles_of
from core.errors import TenbouError
from core.rules.choices import SeatDraw
from db import Deed, Store, TeamRole

Choices = list[app_commands.Choice[str]]
Number = app_commands.Range[int, 1, 2**31 - 1]

_ROLES: Final = fixed_choices("role", tuple(TeamRole))


@app_commands.guild_only
class Team(CommandGroup, group_name="team"):
    """`/team`; organisers make teams and matches, everybody sees them."""

    buttons: ClassVar = (MatchButton, TurnTeams)
    forms: ClassVar = FORMS
    match = app_commands.Group(name="match", description="match")

    def __init__(self, *, store: Store, rng: Random) -> None:
        self._store = store
        self._rng = rng

    @app_commands.command()
    @answering
    async def create(self, interaction: discord.Interaction, name: str, league: str = "") -> None:
        """Make a team."""
        deed = await self._allowed(interaction)
        team = await self._store.teams.create(deed, league, name, key=f"i{interaction.id}")
        await _say(interaction, "team-created", name=team.name)

    @app_commands.command()
    @app_commands.choices(role=_ROLES)
    @answering
    async def add(
        self, interaction: discord.Interaction, team: str, who: str, role: str = TeamRole.MEMBER.value, league: str = ""
    ) -> None:
        """Put somebody into a team."""
        deed, ref = await self._allowed(interaction), await playing_ref(interaction, who)
        made = await self._store.teams.add(deed, league, team, ref, TeamRole(role))
        player = await self._store.players.get(deed.guild_id, ref)
        await _say(interaction, "team-added", player=player.name, team=made.name, role=role)

    @app_commands.command()
    @answering
    async def remove(self, interaction: discord.Interaction, who: str, league: str = "") -> None:
        """Take somebody out of their team."""
        deed, ref = await self._allowed(interaction), await player_ref(interaction, who)
        left = await self._store.teams.remove(deed, league, ref)
        player = await self._store.players.get(deed.guild_id, ref)
        await _say(interaction, "team-removed", player=player.name, team=left.name)

    @app_commands.command(name="list")
    @answering
    async def list_teams(self, interaction: discord.Interaction, league: str = "") -> None:
        """Show the teams and who is in them."""
        guild = guild_of(interaction)
        teams = await self._store.teams.all(guild, league)
        name = (await self._store.leagues.get(guild, league)).name
        await interaction.response.send_message(view=list_card(teams, name, board_texts(interaction)))

    @app_commands.command()
    @answering
    async def standings(self, interaction: discord.Interaction, league: str = "", season: Number | None = None) -> None:
        """Show how the teams stand."""
        found = await self._store.teams.standings(guild_of(interaction), league, season=season)
        await interaction.response.send_message(view=table_card(found, board_texts(interaction)))

    @match.command()
    @answering
    async def start(  # noqa: PLR0913, PLR0917  -- one for each player
        self,
        interaction: discord.Interaction,
        first: str,
        second: str,
        third: str,
        fourth: str,
        league: str = "",
    ) -> None:
        """Open the next match of four teams, of which one player each is named."""
        deed = await self._allowed(interaction)
        rules = (await self._store.leagues.get(deed.guild_id, league)).rules
        players = [await playing_ref(interaction, named) for named in (first, second, third, fourth)]
        if rules.seat_draw is SeatDraw.EACH_MATCH:
            players = self._rng.sample(players, len(players))
        match = await self._store.matches.start(deed, league, players, key=f"i{interaction.id}")
        card = match_with_buttons(match, board_texts(interaction))
        await interaction.response.send_message(view=card)

    @match.command()
    @answering
    async def show(self, interaction: discord.Interaction, number: Number | None = None, league: str = "") -> None:
        """Show a match of the newest season."""
        match = await self._store.matches.numbered(guild_of(interaction), league, number)
        card = match_with_buttons(match, board_texts(interaction))
        await interaction.response.send_message(view=card)

    async def _allowed(self, interaction: discord.Interaction) -> Deed:
        """The deed of an organiser. Raises `NotAllowed`."""
        guild = guild_of(interaction)
        check(Action.MANAGE_TEAMS, await roles_of(interaction, self._store))
        return self._store.deed(guild, interaction.user.id)

    @add.autocomplete("who")
    @remove.autocomplete("who")
    @start.autocomplete("first")
    @start.autocomplete("second")
    @start.autocomplete("third")
    @start.autocomplete("fourth")
    async def _players(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await player_choices(interaction, typed, self._store)

    @create.autocomplete("league")
    @add.autocomplete("league")
    @remove.autocomplete("league")
    @list_teams.autocomplete("league")
    @standings.autocomplete("league")
    @start.autocomplete("league")
    @show.autocomplete("league")
    async def _leagues(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await league_choices(interaction, typed, self._store)

    @add.autocomplete("team")
    async def _teams(self, interaction: discord.Interaction, typed: str) -> Choices:
        league, wanted = str(getattr(interaction.namespace, "league", "") or ""), typed.casefold().strip()
        try:
            teams = await self._store.teams.all(guild_of(interaction), league)
        except TenbouError:
            # No league, or not clear which: the command will say so, an offer cannot.
            return []
        return limits.choices((team.name, team.name) for team in teams if wanted in team.name.casefold())


async def _say(interaction: discord.Interaction, key: str, **names: str) -> None:
    """Answer with one sentence; names in it are made harmless."""
    texts = board_texts(interaction)
    said = texts.text(key, **{name: escape(value) for name, value in names.items()})
    await interaction.response.send_message(view=Card(said))
