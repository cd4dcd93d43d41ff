"""The `/player` commands."""

from typing import ClassVar, Final

import discord
from discord import app_commands

from cogs.player.asking import Forget, Keep, Merge, check_forget, forget_question, merge_question
from cogs.player.hands import ChooseHands, TurnPage, show_card
from cogs.player.matrix import TurnVersus, pair_card
from cogs.player.page import LEAST_TOGETHER, name_of, newcomer_card
from cogs.ui import limits
from cogs.ui.cards import Card, escape
from cogs.ui.cog import CommandGroup, answering
from cogs.ui.language import board_texts, texts_of
from cogs.ui.people import guild_of, league_choices, own_ref, player_choices, player_ref, playing_ref
from cogs.ui.permissions import Action, check, roles_of
from db import PlayerRef, Store
from db.errors import PlayerUnknown

Choices = list[app_commands.Choice[str]]

SERVICES: Final = ("tenhou", "mahjong soul", "riichi city")
"""Offered while somebody types; any other name does as well."""


@app_commands.guild_only
class Player(CommandGroup, group_name="player"):
    """`/player`: what somebody has played, and what they are called."""

    buttons: ClassVar = (Merge, Forget, Keep, TurnPage, ChooseHands, TurnVersus)

    def __init__(self, *, store: Store) -> None:
        self._store = store

    @app_commands.command()
    @answering
    async def show(self, interaction: discord.Interaction, who: str = "", league: str = "") -> None:
        """Show a player's record."""
        texts, guild = board_texts(interaction), guild_of(interaction)
        ref, found = await _who(interaction, who), await self._store.leagues.get(guild, league)
        try:
            await self._store.players.get(guild, ref)
        except PlayerUnknown:
            # A member is somebody even before the first game; any other name is a mistake.
            if ref.user_id is None:
                raise
            await interaction.response.send_message(view=newcomer_card(ref.name, found, texts))
            return
        # All games of the league may have to be gone through for the ratings, which can take longer than Discord waits.
        await interaction.response.defer()
        profile = await self._store.standings.profile(guild, found.name, ref, least=LEAST_TOGETHER)
        await interaction.followup.send(view=show_card(profile, texts))

    @app_commands.command()
    @answering
    async def versus(self, interaction: discord.Interaction, a: str, b: str, league: str = "") -> None:
        """Show two players against each other."""
        guild = guild_of(interaction)
        one, other = await player_ref(interaction, a), await player_ref(interaction, b)
        card = await pair_card(self._store, guild, league, (one, other), board_texts(interaction))
        await interaction.response.send_message(view=card)

    @app_commands.command()
    @answering
    async def link(self, interaction: discord.Interaction, service: str, name: str, who: str = "") -> None:
        """Say what somebody is called on another service."""
        texts, ref = board_texts(interaction), await _who(interaction, who, plays=True)
        await self._check(interaction, ref, own=Action.LINK_SELF, other=Action.LINK_OTHER)
        deed = self._store.deed(guild_of(interaction), interaction.user.id)
        player = await self._store.players.link(deed, ref, service=service, name=name)
        said = texts.text("player-linked", player=name_of(player), service=escape(service), name=escape(name))
        await interaction.response.send_message(view=Card(said))

    @app_commands.command()
    @answering
    async def unlink(self, interaction: discord.Interaction, service: str, name: str) -> None:
        """Let a name on another service be nobody's again."""
        texts, guild = board_texts(interaction), guild_of(interaction)
        owner = (await self._store.players.known_as(guild, service, [name])).get(name)
        if owner is not None:
            own = owner.user_id == interaction.user.id
            check(Action.LINK_SELF if own else Action.LINK_OTHER, await roles_of(interaction, self._store))
        deed = self._store.deed(guild, interaction.user.id)
        player = await self._store.players.unlink(deed, service=service, name=name)
        said = texts.text("player-unlinked", player=name_of(player), service=escape(service), name=escape(name))
        await interaction.response.send_message(view=Card(said))

    @app_commands.command()
    @answering
    async def rename(self, interaction: discord.Interaction, name: str, who: str = "") -> None:
        """Give somebody another name."""
        texts, ref = board_texts(interaction), await _who(interaction, who)
        await self._check(interaction, ref, own=Action.RENAME_SELF, other=Action.MANAGE_PLAYERS)
        guild = guild_of(interaction)
        before = await self._store.players.get(guild, ref)
        player = await self._store.players.rename(self._store.deed(guild, interaction.user.id), ref, name)
        said = texts.text("player-renamed", before=name_of(before), name=name_of(player))
        await interaction.response.send_message(view=Card(said))

    @app_commands.command()
    @answering
    async def merge(self, interaction: discord.Interaction, old: str, new: str) -> None:
        """Ask whether two players are one."""
        check(Action.MANAGE_PLAYERS, await roles_of(interaction, self._store))
        one, other = await player_ref(interaction, old), await playing_ref(interaction, new)
        pair = await self._store.players.mergeable(guild_of(interaction), one, other)
        card = merge_question(*pair, other, texts_of(interaction))
        await interaction.response.send_message(view=card, ephemeral=True)

    @app_commands.command()
    @answering
    async def forget(self, interaction: discord.Interaction, who: str = "") -> None:
        """Ask whether to make somebody anonymous."""
        player = await self._store.players.get(guild_of(interaction), await _who(interaction, who))
        await check_forget(player, interaction, self._store)
        card = forget_question(player, texts_of(interaction))
        await interaction.response.send_message(view=card, ephemeral=True)

    async def _check(self, interaction: discord.Interaction, ref: PlayerRef, *, own: Action, other: Action) -> None:
        """Raise `NotAllowed` unless somebody may do it to the player, who may be themselves, named either way."""
        user = ref.user_id
        if user is None:
            user = (await self._store.players.get(guild_of(interaction), ref)).user_id
        check(own if user == interaction.user.id else other, await roles_of(interaction, self._store))

    @show.autocomplete("who")
    @versus.autocomplete("a")
    @versus.autocomplete("b")
    @link.autocomplete("who")
    @rename.autocomplete("who")
    @merge.autocomplete("old")
    @merge.autocomplete("new")
    @forget.autocomplete("who")
    async def _players(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await player_choices(interaction, typed, self._store)

    @show.autocomplete("league")
    @versus.autocomplete("league")
    async def _leagues(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await league_choices(interaction, typed, self._store)

    @link.autocomplete("service")
    @unlink.autocomplete("service")
    async def _services(self, _interaction: discord.Interaction, typed: str) -> Choices:
        wanted = typed.casefold().strip()
        return limits.choices((name, name) for name in SERVICES if wanted in name)


async def _who(interaction: discord.Interaction, named: str, *, plays: bool = False) -> PlayerRef:
    """Somebody who was named, or else whoever uses the command; who `plays` can be no bot. Raises `BotNamed`."""
    if not named:
        return own_ref(interaction)
    return await (playing_ref if plays else player_ref)(interaction, named)
