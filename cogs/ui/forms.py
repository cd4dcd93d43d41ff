"""Dialogs as the cogs know them that have no presses yet (`cogs.ui.presses`)."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from cogs.ui import errors
from cogs.ui.presses.dialogs import Choice, Field, Typed, dialog, typed_in

__all__ = ["Choice", "Field", "Forms", "Sent", "Typed", "dialog", "receive"]

Sent = Callable[[discord.Interaction, re.Match[str], Typed], Awaitable[None]]
Forms = Mapping[re.Pattern[str], Sent]
"""What to do with a dialog that was sent, by what its custom id looks like."""


async def receive(interaction: discord.Interaction, forms: Forms) -> None:
    """Hand a dialog that was sent to whom it belongs, and answer what that raises."""
    data: Any = interaction.data
    custom_id = data["custom_id"]
    for pattern, sent in forms.items():
        if match := pattern.fullmatch(custom_id):
            try:
                await sent(interaction, match, typed_in(data["components"]))
            except Exception as error:  # noqa: BLE001  -- nobody else would answer
                await errors.answer(interaction, error)
            return
