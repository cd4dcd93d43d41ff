"""Buttons and lists that work after a restart of the bot: everything they need to know is in their custom id."""

import re
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from typing import Any, ClassVar, Self, cast

import discord
from discord import ui

from cogs.ui import errors, limits
from cogs.ui.bot import begin
from cogs.ui.cards import Card
from cogs.ui.language import is_theirs
from cogs.ui.sending import change_card, send_card


class PersistentButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"(?!)"):
    """A button whose class is found again by its custom id.

    A subclass gives `template` (with named groups), builds itself from those groups in `from_custom_id`, does its
    work in `pressed`, and is registered once with `bot.add_dynamic_items`. Put it in a `Card`: in a view with a
    timeout or with other interactive items, discord.py 2.7 forgets the class when that view times out.
    """

    def __init__(
        self,
        *,
        custom_id: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        limits.check("custom id", len(custom_id), limits.CUSTOM_ID)
        label = limits.clip(label, limits.BUTTON_LABEL)
        super().__init__(ui.Button(style=style, label=label, disabled=disabled, custom_id=custom_id))

    @abstractmethod
    async def pressed(self, interaction: discord.Interaction) -> None:
        """Do what the button says."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Call `pressed`, and answer what it raises."""
        await _answered(interaction, partial(self.pressed, interaction))


def label_of(item: ui.Item[Any]) -> str:
    """What a button says that was pressed and is being found again."""
    return getattr(item, "label", None) or ""


class PersistentSelect(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"(?!)"):
    """A list to choose one thing from, found again like a `PersistentButton`; what was chosen goes to `chosen`."""

    def __init__(self, *, custom_id: str, options: list[discord.SelectOption], placeholder: str | None = None) -> None:
        limits.check("custom id", len(custom_id), limits.CUSTOM_ID)
        limits.check("options", len(options), limits.CHOICES)
        super().__init__(ui.Select(custom_id=custom_id, options=options, placeholder=placeholder))

    @abstractmethod
    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Do what was chosen."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Call `chosen`, and answer what it raises."""
        await _answered(interaction, partial(self.chosen, interaction, self.item.values[0]))


class PersistentUserSelect(ui.DynamicItem[ui.UserSelect[ui.LayoutView]], template=r"(?!)"):
    """A list of the server's people to choose one from, or nobody; who was chosen goes to `chosen`.

    `user_id` is who is chosen at first. It is found again like a `PersistentButton`.
    """

    def __init__(self, *, custom_id: str, placeholder: str | None = None, user_id: int | None = None) -> None:
        limits.check("custom id", len(custom_id), limits.CUSTOM_ID)
        placeholder = placeholder and limits.clip(placeholder, limits.PLACEHOLDER)
        chosen = [] if user_id is None else [discord.Object(user_id, type=discord.User)]
        super().__init__(
            ui.UserSelect(custom_id=custom_id, placeholder=placeholder, min_values=0, default_values=chosen)
        )

    @abstractmethod
    async def chosen(self, interaction: discord.Interaction, person: discord.User | discord.Member | None) -> None:
        """Do what was chosen."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Call `chosen`, and answer what it raises."""
        await _answered(interaction, partial(self.chosen, interaction, next(iter(self.item.values), None)))


class FixedSelect(PersistentSelect, template=r"(?!)"):
    """A list whose custom id, `key`, carries nothing: it is the same under every card."""

    key: ClassVar[str]

    def __init__(self, options: list[discord.SelectOption], *, placeholder: str | None = None) -> None:
        super().__init__(custom_id=self.key, options=options, placeholder=placeholder)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Build the list that was chosen from, with the options that its message has."""
        return cls(cast("ui.Select[Any]", item).options)


async def _answered(interaction: discord.Interaction, work: Callable[[], Awaitable[None]]) -> None:
    if not begin(interaction):
        return
    try:
        await work()
    except Exception as error:  # noqa: BLE001  -- discord.py would only log it, and the person would wait
        await errors.answer(interaction, error)


async def show_change(interaction: discord.Interaction, card: Card) -> None:
    """Answer a press: change the message for whoever asked for it, show anybody else a copy of their own."""
    if is_theirs(interaction):
        await change_card(interaction, card)
    else:
        await send_card(interaction, card, ephemeral=True)


async def defer_change(interaction: discord.Interaction) -> None:
    """Tell Discord that a press will be answered with `show_change`, where that may take longer than it waits."""
    if is_theirs(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


def custom_ids(message: discord.Message | None) -> Iterator[str]:
    """What the buttons and lists of a message carry."""
    return _custom_ids(message.components if message else ())


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        yield from _custom_ids(getattr(component, "children", ()))
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
