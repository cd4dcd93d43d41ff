"""A request: somebody used a command, pressed a button, chose from a list or sent a dialog."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.ui.bot import bot_of
from cogs.ui.cards import Card, sending
from cogs.ui.people import named as people
from cogs.ui.people import permissions
from cogs.ui.people.permissions import Action, Role
from cogs.ui.texts import Texts
from cogs.ui.texts.language import board_texts, changed_texts, is_theirs, texts_of
from cogs.ui.words import rulesets as naming
from core.rules import RuleSet
from db import Deed, GameInfo, PlayerRef, Store


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: who asks, where and in which language, and the ways to answer."""

    interaction: discord.Interaction[Any]

    @property
    def store(self) -> Store:
        """The bot's store."""
        return bot_of(self.interaction.client).store

    @property
    def guild(self) -> int:
        """The id of the server. Raises `ServerOnly` outside of servers."""
        return people.guild_of(self.interaction)

    @property
    def user(self) -> int:
        """The account id of the person who asks."""
        return self.interaction.user.id

    @property
    def key(self) -> str:
        """The idempotency key: the store does once what is asked twice with the same key."""
        return f"i{self.interaction.id}"

    # --- texts

    @property
    def texts(self) -> Texts:
        """The texts in the language of the person who asks, for answers that only they read."""
        return texts_of(self.interaction)

    @property
    def board(self) -> Texts:
        """The texts in the language of the server, for answers that everybody there reads."""
        return board_texts(self.interaction)

    @property
    def shown_texts(self) -> Texts:
        """The texts for a card that `show` shows: the server's language, or for a private copy the reader's own."""
        return changed_texts(self.interaction)

    # --- what they may do

    async def roles(self, game: GameInfo | None = None) -> frozenset[Role]:
        """Return the roles that the person who asks has in the server, and in a game."""
        return await permissions.roles_of(self.interaction, self.store, game)

    async def may(self, action: Action, game: GameInfo | None = None) -> bool:
        """Return True if the person who asks may do this."""
        return permissions.allowed(action, await self.roles(game))

    async def allow(self, action: Action, game: GameInfo | None = None) -> None:
        """Raise `NotAllowed` unless the person who asks may do this."""
        permissions.check(action, await self.roles(game))

    def deed(self, reason: str = "") -> Deed:
        """Return the deed: who does something, where, when and why. Raises `ServerOnly` outside of servers."""
        return self.store.deed(self.guild, self.user, reason)

    async def allowed_deed(self, action: Action, reason: str = "") -> Deed:
        """Return the deed of a person who may do this. Raises `NotAllowed` and `ServerOnly`."""
        await self.allow(action)
        return self.deed(reason)

    # --- what they name

    async def player(self, named: str) -> PlayerRef:
        """Return the player that an option names. Raises `PlayerUnknown` for an impossible account."""
        return await people.player_ref(self.interaction, named)

    async def playing(self, named: str) -> PlayerRef:
        """Return the player that an option names, for a game. Raises `PlayerUnknown`, and `BotNamed` for a bot."""
        return await people.playing_ref(self.interaction, named)

    async def rules(self, named: str, *, default: str = "") -> RuleSet:
        """Return the rules of this name, or for an empty name the rules played here.

        The default is a preset for a server that has chosen none. Raises what `rules_named` does.
        """
        return await naming.rules_named(self.interaction, named, default or named)

    async def house_rules(self) -> RuleSet | None:
        """Return the server's rules if they are its own, and not a preset's."""
        return await naming.house_rules(self.interaction)

    def option(self, name: str) -> str:
        """Return the text that another option of the command has so far."""
        return str(getattr(self.interaction.namespace, name, None) or "")

    # --- answering

    async def defer(self, *, private: bool = False) -> None:
        """Acknowledge the request now and answer later. The answer to a command is private if this was."""
        await self.interaction.response.defer(ephemeral=private)

    async def reply(self, card: Card, *, private: bool = False, files: Sequence[discord.File] = ()) -> None:
        """Answer with a new message, before or after `defer`. It can be called several times."""
        await sending.send_card(self.interaction, card, ephemeral=private, files=files)

    async def hand_out(self, said: str, files: Sequence[discord.File], *, private: bool = False) -> None:
        """Answer with files and a line of text, before or after `defer`."""
        await sending.send_text(self.interaction, said, ephemeral=private, files=files)

    async def change(self, card: Card) -> None:
        """Replace the message that was pressed by a card."""
        await sending.change_card(self.interaction, card)

    async def show(self, card: Card) -> None:
        """Replace the message for the person who asked for it; give anybody else a private copy."""
        if is_theirs(self.interaction):
            await self.change(card)
        else:
            await self.reply(card, private=True)

    async def defer_show(self) -> None:
        """Acknowledge a press now and call `show` later."""
        if is_theirs(self.interaction):
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def open(self, dialog: ui.Modal) -> None:
        """Open a dialog."""
        await self.interaction.response.send_modal(dialog)
