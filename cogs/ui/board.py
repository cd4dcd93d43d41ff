"""Boards: cards that show what a query asks for, with buttons and lists that each change one field of the query.

    @board("standings", StandingsQuery, buttons=("columns", "table"), menus=("sort", "season", "least"))
    async def standings(asked: Asked, query: StandingsQuery, texts: Texts) -> Card: ...

    await asked.reply(await standings.card(asked, query, asked.board))

The query, a frozen dataclass with a field `page`, is whole in every custom id: `standings:on:7.2.total.0.0.3.1`.
"""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, get_type_hints

import discord
from discord import ui

from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.presses import ButtonId, ControlOutdated, MenuId, Press, Shape, button, choose, menu, press
from cogs.ui.presses.forms import form_of
from cogs.ui.texts import Texts

PAGES: Final = ("back", "here", "on")
"""The purposes of the page buttons. They keep the custom ids under one card different."""


class Query(Protocol):
    """The choices that a board shows, among them the page."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def page(self) -> int:
        """The page, from 0."""
        ...


_Q = TypeVar("_Q", bound=Query)
_Open = Callable[[Asked, _Q, Texts], Awaitable[Card]]


def page_row(make: Callable[[str, int], ButtonId], page: int, pages: int, texts: Texts) -> list[ui.Item[Any]]:
    """Draw the buttons to the previous and next page, with the page number between; none for a single page.

    `make` makes a custom id from one of `PAGES` and the number of a page.
    """
    if pages <= 1:
        return []
    here = texts.text("page-of", number=page + 1, count=pages)
    return [
        button(make("back", max(page - 1, 0)), label=texts.text("page-none-before"), disabled=page == 0),
        button(make("here", page), label=here, disabled=True),
        button(make("on", page + 1), label=texts.text("page-none-after"), disabled=page + 1 == pages),
    ]


@dataclass(frozen=True, slots=True)
class Board(Generic[_Q]):
    """A board: `card` lays out a query, `turn` is the press of its buttons, `select` that of its lists."""

    card: _Open[_Q]
    turn: Press[[str, _Q], ButtonId]
    select: Press[[str, _Q], MenuId]
    has_menus: bool

    @property
    def presses(self) -> tuple[Press[..., Any], ...]:
        """The presses, for the cog to name; a board without lists has none of theirs."""
        return (self.turn, self.select) if self.has_menus else (self.turn,)

    def button(self, *, key: str, query: _Q, label: str) -> ui.Item[Any]:
        """Draw the button `key`, which shows another query."""
        return button(self.turn(key, query), label=label)

    def pages(self, query: _Q, page: int, pages: int, texts: Texts) -> list[ui.Item[Any]]:
        """Draw the buttons to the other pages of a query."""
        return page_row(lambda what, at: self.turn(what, replace(query, page=at)), page, pages, texts)

    def menu(self, field: str, query: _Q, options: Iterable[tuple[str, str]]) -> ui.Item[Any]:
        """Draw the list that changes one field of the query; `options` are pairs of label and written value."""
        form = form_of(get_type_hints(type(query))[field])
        now = form.write(getattr(query, field))
        drawn = [
            discord.SelectOption(label=limits.clip(label, limits.CHOICE_NAME), value=value, default=value == now)
            for label, value in options
        ]
        return menu(self.select(field, query), drawn)


def board(
    name: str, query: type[_Q], *, buttons: tuple[str, ...] = (), menus: tuple[str, ...] = (), slow: bool = False
) -> Callable[[_Open[_Q]], Board[_Q]]:
    """Make a board of a function that lays out a card. Its custom ids begin with `name`.

    It has buttons for its pages and for `buttons`, and lists for the fields `menus`. Set `slow` where reading takes
    longer than Discord waits.
    """

    def bind(card: _Open[_Q]) -> Board[_Q]:
        async def show(asked: Asked, found: _Q) -> None:
            if slow:
                await asked.defer_show()
            await asked.show(await card(asked, found, asked.shown_texts))

        async def turned(asked: Asked, _what: str, found: _Q) -> None:
            await show(asked, found)

        async def selected(asked: Asked, value: str, field: str, found: _Q) -> None:
            await show(asked, _changed(found, field, value))

        turn = Shape[[str, _Q], ButtonId](
            f"{name}:{{what:{'|'.join((*PAGES, *buttons))}}}:{{query}}", {"what": str, "query": query}, ButtonId
        )
        select = Shape[[str, _Q], MenuId](
            f"{name}:{{field:{'|'.join(menus) or '(?!)'}}}:{{query}}", {"field": str, "query": query}, MenuId
        )
        return Board(card, press(turn)(turned), choose(select)(selected), has_menus=bool(menus))

    return bind


def _changed(query: _Q, field: str, value: str) -> _Q:
    """Return the first page of a query with one field changed. Raises `ControlOutdated`."""
    try:
        read = form_of(get_type_hints(type(query))[field]).read(value)
    except ValueError as problem:
        raise ControlOutdated from problem
    return replace(query, **{field: read, "page": 0})
