"""Dialogs to type into: their custom id carries all they need, so they can be sent after a restart of the bot.

    await asked.open(dialog(loans_typed(match.id), title, [Field(key="loans", label=label, value=value)]))

What was typed goes to the press of that custom id, made with `submit`; discord.py alone would forget an open dialog.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.ui import limits
from cogs.ui.limits import clip

TITLE: Final = 45
LABEL: Final = 45
NOTE: Final = 100
OPTION: Final = 100
FIELDS: Final = 5

Typed = Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A text field of a dialog, with the text it has at first."""

    key: str
    label: str
    value: str = ""
    longest: int = 200
    required: bool = False
    lines: bool = False
    note: str = ""
    example: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Options to tick, one or `several`: pairs of label and value. Those in `chosen` are ticked at first.

    The answer is the values with spaces between.
    """

    key: str
    label: str
    options: tuple[tuple[str, str], ...]
    several: bool = False
    chosen: frozenset[str] = frozenset()
    required: bool = True
    note: str = ""


def dialog(custom_id: str, title: str, fields: Iterable[Field | Choice], *, note: str = "") -> ui.Modal:
    """Make a dialog; `note` stands above the fields."""
    limits.check("custom id", len(custom_id), limits.CUSTOM_ID)
    made = ui.Modal(title=clip(title, TITLE), custom_id=custom_id)
    if note:
        made.add_item(ui.TextDisplay(note))
    for field in fields:
        entry = _choice(field) if isinstance(field, Choice) else _text(field)
        described = clip(field.note, NOTE) or None
        made.add_item(ui.Label(text=clip(field.label, LABEL), description=described, component=entry))
    return made


def _text(field: Field) -> ui.TextInput[ui.Modal]:
    return ui.TextInput(
        custom_id=field.key,
        style=discord.TextStyle.paragraph if field.lines else discord.TextStyle.short,
        placeholder=clip(field.example, OPTION) or None,
        default=field.value or None,
        required=field.required,
        max_length=field.longest,
    )


def _choice(field: Choice) -> ui.CheckboxGroup[ui.Modal] | ui.RadioGroup[ui.Modal]:
    options = [(clip(shown, OPTION), value, value in field.chosen) for shown, value in field.options]
    if field.several:
        return ui.CheckboxGroup(
            custom_id=field.key,
            required=field.required,
            min_values=1 if field.required else 0,
            max_values=len(options),
            options=[discord.CheckboxGroupOption(label=label, value=value, default=on) for label, value, on in options],
        )
    return ui.RadioGroup(
        custom_id=field.key,
        required=field.required,
        options=[discord.RadioGroupOption(label=label, value=value, default=on) for label, value, on in options],
    )


def typed_in(components: Iterable[Any]) -> Typed:
    """Return the typed or ticked values by the key of their field."""
    entries = (component["component"] for component in components if "component" in component)
    return {entry["custom_id"]: _entered(entry) for entry in entries}


def _entered(entry: Any) -> str:  # noqa: ANN401  -- a text, a choice or several as Discord sends them
    return " ".join(entry["values"]) if "values" in entry else entry["value"] or ""
