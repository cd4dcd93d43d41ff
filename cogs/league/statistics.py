"""The boards of what players did in their hands: who wins most often, who deals in least, and so on."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.league.columns import lines_table
from cogs.league.paging import WHAT, page_row
from cogs.league.words import plain_season, season_title
from cogs.ui import limits
from cogs.ui.buttons import PersistentButton, PersistentSelect, label_of, show_change
from cogs.ui.cards import Card, escape, small
from cogs.ui.language import changed_texts
from cogs.ui.measures import FEW, is_rate, stat_label, stat_value
from cogs.ui.people import guild_of, store_of
from cogs.ui.texts import Texts
from core.league import HandStat
from db import FEWER_IS_BETTER, HandBoard, HandStanding, HandView, SeasonInfo, Store

ALL: Final = 0
"""What stands for all seasons together where a season's number stands."""

LEAST_HANDS: Final = (0, 50, 100, 300, 1000)
"""From how many hands on, to choose from."""

USUAL: Final = 50
"""So many hands somebody has to have played unless something else is asked for."""

FEW_MARK: Final = "*"

_WHAT: Final = ("stat", "season", "least")
"""What lists change; these are the fields of a `Request`."""

_STATS = "|".join(HandStat)
_STATE = rf"(?P<league>\d+)\.(?P<season>\d+)\.(?P<stat>{_STATS})\.(?P<least>\d+)\.(?P<page>\d+)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Which board is shown; all of it is in the custom ids under it. `season` is a number, or `ALL`."""

    league: int
    season: int
    stat: HandStat
    least: int = USUAL
    page: int = 0

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """What a custom id says."""
        numbers = {name: int(match[name]) for name in ("league", "season", "least", "page")}
        return cls(**numbers, stat=HandStat(match["stat"]))

    def __str__(self) -> str:
        return f"{self.league}.{self.season}.{self.stat}.{self.least}.{self.page}"

    @property
    def view(self) -> HandView:
        """What to ask the store for."""
        overall = self.season == ALL
        return HandView(
            stat=self.stat,
            season=None if overall else self.season,
            overall=overall,
            min_hands=self.least,
            page=self.page,
        )


async def open_board(store: Store, guild_id: int, request: Request, texts: Texts, *, asker: int) -> Card:
    """Read the board that is asked for, and lay it out."""
    league = await store.leagues.by_id(guild_id, request.league)
    seasons = await store.leagues.seasons(guild_id, league.name)
    board = await store.hands.board(guild_id, league.name, request.view, asker=asker)
    return board_card(board, replace(request, page=board.page), seasons, texts, asker=asker)


def board_card(
    board: HandBoard, request: Request, seasons: tuple[SeasonInfo, ...], texts: Texts, *, asker: int
) -> Card:
    """Lay a page of a board out."""
    season = season_title(board.season, texts) if board.season else texts.text("statistics-all")
    scope = [season, stat_label(board.stat, texts)]
    if request.least:
        scope.append(texts.text("statistics-least", least=request.least))
    blocks = [texts.text("statistics-heading", league=escape(board.league.name)), " · ".join(scope)]
    lines = [*board.lines, board.own] if board.own else list(board.lines)
    if lines:
        cells: dict[str, Callable[[HandStanding], str]] = {
            "rate" if is_rate(request.stat) else "average": partial(_value, request.stat),
            "cases": lambda line: str(line.ratio.of),
        }
        blocks.append(lines_table(lines, cells, texts, own=asker))
    else:
        blocks.append(texts.text("statistics-nobody" if request.least else "statistics-empty"))
    blocks.append(small("\n".join(_notes(board, lines, texts))))
    pages = page_row(
        lambda what, at, **drawn: TurnBoard(what, replace(request, page=at), **drawn), board.page, board.pages, texts
    )
    choices = (_stats(request, texts), _seasons(request, seasons, texts), _least(request, texts))
    lists = [[Choose(what, request, options)] for what, options in zip(_WHAT, choices, strict=True)]
    return Card(*blocks, rows=[pages, *lists])


def _value(stat: HandStat, line: HandStanding) -> str:
    """The figure, marked where it comes from few cases."""
    value = stat_value(stat, line.ratio)
    return f"{value}{FEW_MARK}" if line.ratio.of < FEW else f"{value} "


def _notes(board: HandBoard, lines: Sequence[HandStanding], texts: Texts) -> Iterator[str]:
    order = "fewest" if board.stat in FEWER_IS_BETTER else "most"
    yield texts.text("statistics-note", players=board.players, order=order)
    if any(line.ratio.of < FEW for line in lines):
        yield texts.text("statistics-few", mark=FEW_MARK, few=FEW)


def _stats(request: Request, texts: Texts) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=stat_label(stat, texts), value=stat.value, default=stat is request.stat)
        for stat in HandStat
    ]


def _seasons(request: Request, seasons: tuple[SeasonInfo, ...], texts: Texts) -> list[discord.SelectOption]:
    """All seasons together, and each, the newest first."""
    options = [(ALL, texts.text("statistics-all"))]
    options += [(season.number, plain_season(season, texts)) for season in seasons[: limits.CHOICES - 1]]
    return [
        discord.SelectOption(
            label=limits.clip(label, limits.CHOICE_NAME), value=str(number), default=number == request.season
        )
        for number, label in options
    ]


def _least(request: Request, texts: Texts) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=texts.text("statistics-from", least=least), value=str(least), default=least == request.least
        )
        for least in sorted({*LEAST_HANDS, request.least})
    ]


async def _show(interaction: discord.Interaction, request: Request) -> None:
    texts, asker = changed_texts(interaction), interaction.user.id
    card = await open_board(store_of(interaction), guild_of(interaction), request, texts, asker=asker)
    await show_change(interaction, card)


class TurnBoard(PersistentButton, template=rf"statistics:(?P<what>{WHAT}):{_STATE}"):
    """Shows another page."""

    def __init__(self, what: str, request: Request, *, label: str, disabled: bool = False) -> None:
        super().__init__(custom_id=f"statistics:{what}:{request}", label=label, disabled=disabled)
        self._request = request

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(match["what"], Request.read(match), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Show it."""
        await _show(interaction, self._request)


class Choose(PersistentSelect, template=rf"statistics:(?P<what>{'|'.join(_WHAT)}):{_STATE}"):
    """A list that changes one thing about the board; the page starts again at the first."""

    def __init__(self, what: str, request: Request, options: list[discord.SelectOption]) -> None:
        super().__init__(custom_id=f"statistics:{what}:{request}", options=options)
        self._what = what
        self._request = replace(request, page=0)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the list that was used; what else could have been chosen does not matter any more."""
        return cls(match["what"], Request.read(match), [])

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Show that board."""
        changed: dict[str, Any] = {self._what: HandStat(value) if self._what == "stat" else int(value)}
        await _show(interaction, replace(self._request, **changed))
