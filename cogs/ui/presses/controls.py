"""Buttons and lists: each carries all it needs in its custom id."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NewType, Self

import discord
from discord import ui

from cogs.ui import limits
from cogs.ui.bot import begin, bot_of

ButtonId = NewType("ButtonId", str)
MenuId = NewType("MenuId", str)
PersonMenuId = NewType("PersonMenuId", str)
DialogId = NewType("DialogId", str)


class Control(ui.DynamicItem[ui.Item[Any]], template=r"(?s:.+)"):
    """Any button or list of the bot. Its press is found by the custom id, also after a restart.

    Put it in a `Card`. In a view with a timeout or with other interactive items, discord.py 2.7 forgets the class when
    that view times out. A view of other items would stay in memory for as long as the bot runs.
    """

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: object, /
    ) -> Self:
        """Return the control as its message has it."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Let the press do its work, unless the bot is closing."""
        if begin(interaction):
            await bot_of(interaction.client).presses.component(interaction, self.item)


def button(
    custom_id: ButtonId,
    *,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Control:
    """Draw a button; cut a label that is too long."""
    label = limits.clip(label, limits.BUTTON_LABEL)
    return Control(ui.Button(style=style, label=label, disabled=disabled, custom_id=custom_id))


def menu(custom_id: MenuId, options: Sequence[discord.SelectOption], *, placeholder: str | None = None) -> Control:
    """Draw a list to choose one thing from."""
    limits.check("options", len(options), limits.CHOICES)
    placeholder = placeholder and limits.clip(placeholder, limits.PLACEHOLDER)
    return Control(ui.Select(custom_id=custom_id, options=list(options), placeholder=placeholder))


def person_menu(custom_id: PersonMenuId, *, placeholder: str | None = None, user_id: int | None = None) -> Control:
    """Draw a list of the server's people to choose one or nobody from; `user_id` is chosen at first."""
    placeholder = placeholder and limits.clip(placeholder, limits.PLACEHOLDER)
    chosen = [] if user_id is None else [discord.Object(user_id, type=discord.User)]
    return Control(ui.UserSelect(custom_id=custom_id, placeholder=placeholder, min_values=0, default_values=chosen))


def custom_ids(message: discord.Message | None) -> Iterator[str]:
    """Yield the custom ids of the buttons and lists of a message."""
    return _custom_ids(message.components if message else ())


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        yield from _custom_ids(getattr(component, "children", ()))
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
