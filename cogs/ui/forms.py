"""Dialogs to type into, which can also be sent after a restart of the bot: their custom id carries all they need.

    await interaction.response.send_modal(dialog(f"game:edit:{game.id}", title, [Field("scores", label, value)]))

What was typed goes to the cog's `forms`, found by the custom id; discord.py alone would forget an open dialog.
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.ui import errors, limits
from cogs.ui.limits import clip

TITLE: Final = 45
LABEL: Final = 45
FIELDS: Final = 5

Typed = Mapping[str, str]
Sent = Callable[[discord.Interaction, re.Match[str], Typed], Awaitable[None]]
Forms = Mapping[re.Pattern[str], Sent]
"""What to do with a dialog that was sent, by what its custom id looks like."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A place to type into, with what is in it at first."""

    key: str
    label: str
    value: str = ""
    longest: int = 200
    required: bool = False
    lines: bool = False


def dialog(custom_id: str, title: str, fields: Iterable[Field], *, note: str = "") -> ui.Modal:
    """Make a dialog; `note` stands above the fields."""
    limits.check("custom id", len(custom_id), limits.CUSTOM_ID)
    made = ui.Modal(title=clip(title, TITLE), custom_id=custom_id)
    if note:
        made.add_item(ui.TextDisplay(note))
    for field in fields:
        entry = ui.TextInput[ui.Modal](
            custom_id=field.key,
            style=discord.TextStyle.paragraph if field.lines else discord.TextStyle.short,
            default=field.value or None,
            required=field.required,
            max_length=field.longest,
        )
        made.add_item(ui.Label(text=clip(field.label, LABEL), component=entry))
    return made


async def receive(interaction: discord.Interaction, forms: Forms) -> None:
    """Hand a dialog that was sent to whom it belongs, and answer what that raises."""
    data: Any = interaction.data
    custom_id = data["custom_id"]
    for pattern, sent in forms.items():
        if match := pattern.fullmatch(custom_id):
            try:
                await sent(interaction, match, _typed(data["components"]))
            except Exception as error:  # noqa: BLE001  -- nobody else would answer
                await errors.answer(interaction, error)
            return


def _typed(components: Iterable[Any]) -> dict[str, str]:
    entries = (component["component"] for component in components if "component" in component)
    return {entry["custom_id"]: entry["value"] for entry in entries}
