"""What cannot be taken back is asked once: merging two players, and forgetting one."""

import re
from typing import Any, Self

import discord
from discord import ui

from cogs.player.page import name_of
from cogs.ui.buttons import PersistentButton, label_of
from cogs.ui.cards import QUIET, Accent, Card, escape
from cogs.ui.language import board_texts, texts_of
from cogs.ui.people import guild_of, player_ref, store_of
from cogs.ui.permissions import Action, check, roles_of
from cogs.ui.texts import Texts
from db import PlayerInfo, PlayerRef, Store


async def check_forget(player: PlayerInfo, interaction: discord.Interaction, store: Store) -> None:
    """Raise `NotAllowed` unless somebody may make this player, who may be themselves, anonymous."""
    own = player.user_id == interaction.user.id
    check(Action.FORGET_SELF if own else Action.MANAGE_PLAYERS, await roles_of(interaction, store))


def merge_question(old: PlayerInfo, new: PlayerInfo | None, member: PlayerRef, texts: Texts) -> Card:
    """Ask whether two players are one; without a second one, whether a player is a member who has not played."""
    name = escape(member.name) if new is None else name_of(new)
    target = f"u{member.user_id}" if new is None else str(new.id)
    asked = texts.text("merge-question", old=name_of(old), new=name)
    row = [Merge(old.id, target, label=texts.text("merge-yes")), Keep(label=texts.text("player-keep"))]
    return Card(asked, accent=Accent.MISTAKE, rows=[row])


def forget_question(player: PlayerInfo, texts: Texts) -> Card:
    """Ask whether to make a player anonymous."""
    asked = texts.text("forget-question", name=name_of(player))
    row = [Forget(player.id, label=texts.text("forget-yes")), Keep(label=texts.text("player-keep"))]
    return Card(asked, accent=Accent.MISTAKE, rows=[row])


def _by_id(number: int) -> PlayerRef:
    return PlayerRef(str(number), player_id=number)


class Merge(PersistentButton, template=r"player:merge:(?P<old>\d+):(?P<new>u?\d+)"):
    """Makes two players one. `new` is the id of a player, or after `u` the account of a member who is none yet."""

    def __init__(self, old: int, new: str, *, label: str) -> None:
        super().__init__(custom_id=f"player:merge:{old}:{new}", label=label, style=discord.ButtonStyle.danger)
        self._old = old
        self._new = new

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(int(match["old"]), match["new"], label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Merge them, and say so where it was asked."""
        texts, store = texts_of(interaction), store_of(interaction)
        check(Action.MANAGE_PLAYERS, await roles_of(interaction, store))
        # Every league of the server is computed anew, which can take longer than Discord waits.
        await interaction.response.defer()
        deed = store.deed(guild_of(interaction), interaction.user.id)
        account = self._new.removeprefix("u")
        member = account != self._new
        target = await player_ref(interaction, f"<@{account}>") if member else _by_id(int(account))
        player = await store.players.merge(deed, _by_id(self._old), target)
        card = Card(texts.text("merge-done-member" if member else "merge-done", name=name_of(player)))
        await interaction.edit_original_response(view=card, allowed_mentions=QUIET)


class Forget(PersistentButton, template=r"player:forget:(?P<player>\d+)"):
    """Makes a player anonymous."""

    def __init__(self, player: int, *, label: str) -> None:
        super().__init__(custom_id=f"player:forget:{player}", label=label, style=discord.ButtonStyle.danger)
        self._player = player

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(int(match["player"]), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Forget the player, and say so where it was asked."""
        texts, store, guild = texts_of(interaction), store_of(interaction), guild_of(interaction)
        await check_forget(await store.players.get(guild, _by_id(self._player)), interaction, store)
        deed = store.deed(guild, interaction.user.id)
        player = await store.players.forget(
            deed, _by_id(self._player), anonymous=board_texts(interaction).text("player-anonymous")
        )
        card = Card(texts.text("forget-done", name=name_of(player)))
        await interaction.response.edit_message(view=card, allowed_mentions=QUIET)


class Keep(PersistentButton, template=r"player:keep"):
    """Leaves everything as it is."""

    def __init__(self, *, label: str) -> None:
        super().__init__(custom_id="player:keep", label=label)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Say that nothing was done."""
        texts = texts_of(interaction)
        await interaction.response.edit_message(view=Card(texts.text("player-kept")), allowed_mentions=QUIET)
