"""Sending cards with their pictures; where Discord refuses the pictures, with descriptions."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import discord

from cogs.ui.cards import Card

log = logging.getLogger(__name__)

_Sent = TypeVar("_Sent")


async def delivered(card: Card, send: Callable[[Card], Awaitable[_Sent]]) -> _Sent:
    """Let `send` send a card with its files. If Discord refuses the pictures, send descriptions in their place.

    Raises what `send` raises for a card without pictures.
    """
    if not card.files():
        return await send(card)
    try:
        return await send(card)
    except discord.HTTPException as problem:
        # Files may be forbidden here, or too large. A description is better than no answer.
        log.warning("a picture was not taken: %s", problem)
    return await send(card.in_words())


async def send_card(
    interaction: discord.Interaction, card: Card, *, ephemeral: bool = False, files: Sequence[discord.File] = ()
) -> None:
    """Answer with a card and its files, before or after a deferral."""

    async def send(shown: Card) -> None:
        everything = [*shown.files(), *files]
        if interaction.response.is_done():
            await interaction.followup.send(view=shown, files=everything, ephemeral=ephemeral)
        else:
            await interaction.response.send_message(view=shown, files=everything, ephemeral=ephemeral)

    await delivered(card, send)


async def send_text(
    interaction: discord.Interaction, said: str, *, ephemeral: bool = False, files: Sequence[discord.File] = ()
) -> None:
    """Answer with a plain text and files, before or after a deferral."""
    if interaction.response.is_done():
        await interaction.followup.send(said, files=files, ephemeral=ephemeral)
    else:
        await interaction.response.send_message(said, files=files, ephemeral=ephemeral)


async def change_card(interaction: discord.Interaction, card: Card) -> None:
    """Replace the pressed message, or the deferred answer, by a card. Former pictures go."""

    async def change(shown: Card) -> None:
        if interaction.response.is_done():
            await interaction.edit_original_response(view=shown, attachments=shown.files())
        else:
            await interaction.response.edit_message(view=shown, attachments=shown.files())

    await delivered(card, change)
