"""The card that says which role organises, and its button that takes the role's rights away."""

import re
from typing import Any, Self

import discord
from discord import ui

from cogs.ui.buttons import PersistentButton, label_of
from cogs.ui.cards import QUIET, Card, small
from cogs.ui.language import texts_of
from cogs.ui.people import guild_of, store_of
from cogs.ui.permissions import Action, check, roles_of
from cogs.ui.texts import Texts


def organisers_card(role: int | None, texts: Texts) -> Card:
    """Say who organises."""
    note = small(texts.text("organisers-note"))
    if role is None:
        return Card(texts.text("organisers-none"), note)
    row = [NoRole(label=texts.text("organisers-clear"))]
    return Card(texts.text("organisers-role", role=f"<@&{role}>"), note, rows=[row])


class NoRole(PersistentButton, template=r"admin:no-role"):
    """Leaves organising to those who may manage the server."""

    def __init__(self, *, label: str) -> None:
        super().__init__(custom_id="admin:no-role", label=label)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Do so."""
        store = store_of(interaction)
        check(Action.MANAGE_SERVER, await roles_of(interaction, store))
        await store.guilds.set_organiser_role(guild_of(interaction), None, actor=interaction.user.id)
        card = organisers_card(None, texts_of(interaction))
        await interaction.response.edit_message(view=card, allowed_mentions=QUIET)
