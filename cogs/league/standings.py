"""The card of standings with its buttons and lists, each of which changes one thing about what is shown."""

import re
from dataclasses import dataclass, replace
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.league.columns import detail_tables, main_table
from cogs.league.paging import WHAT, page_row
from cogs.league.race import race_blocks
from cogs.league.words import formula, moment, plain_season, season_title
from cogs.ui import limits
from cogs.ui.buttons import PersistentButton, PersistentSelect, defer_change, label_of, show_change
from cogs.ui.cards import Card, escape, small
from cogs.ui.language import changed_texts
from cogs.ui.people import guild_of, store_of
from cogs.ui.results import rules_title
from cogs.ui.texts import Texts
from db import SeasonInfo, Sort, StandingsPage, Store, View

LEAST_GAMES: Final = (0, 3, 5, 10, 20, 50)
"""From how many games on, to choose from."""

_WHAT: Final = ("sort", "season", "least")
"""What lists change; these are the fields of a `Request`."""

_SORTS = "|".join(Sort)
_STATE = (
    rf"(?P<league>\d+)\.(?P<season>\d+)\.(?P<sort>{_SORTS})\."
    r"(?P<least>\d+)\.(?P<last>\d+)\.(?P<page>\d+)\.(?P<full>[01])"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Which standings are shown; all of it is in the custom ids under them. `full` shows every column."""

    league: int
    season: int
    sort: Sort = Sort.TOTAL
    least: int = 0
    last: int = 0
    page: int = 0
    full: bool = False

    @property
    def view(self) -> View:
        """What to ask the store for."""
        return View(season=self.season, sort=self.sort, min_games=self.least, last=self.last, page=self.page)

    def __str__(self) -> str:
        parts = (self.league, self.season, self.sort.value, self.least, self.last, self.page, int(self.full))
        return ".".join(map(str, parts))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Read it from a custom id."""
        numbers = {name: int(match[name]) for name in ("league", "season", "least", "last", "page")}
        return cls(**numbers, sort=Sort(match["sort"]), full=match["full"] == "1")


async def open_standings(store: Store, guild_id: int, request: Request, texts: Texts, *, asker: int) -> Card:
    """Read the standings that are asked for, and lay them out."""
    league = await store.leagues.by_id(guild_id, request.league)
    page = await store.standings.page(guild_id, league.name, request.view, asker=asker)
    seasons = await store.leagues.seasons(guild_id, league.name)
    return standings_card(page, request, seasons, texts, asker=asker)


def standings_card(
    page: StandingsPage, request: Request, seasons: tuple[SeasonInfo, ...], texts: Texts, *, asker: int
) -> Card:
    """Lay a page of standings out."""
    request = replace(request, page=page.page)
    blocks = [f"## {escape(page.league.name)}", _scope(page, request, texts)]
    lines = [*page.lines, page.own] if page.own else list(page.lines)
    if lines:
        blocks.append(main_table(lines, request.sort, texts, own=asker))
        if request.full:
            blocks += detail_tables(lines, request.sort, page.league.rules.players, texts, own=asker)
    else:
        blocks.append(texts.text("standings-nobody" if page.games else "standings-empty"))
    blocks.append(small(_footer(page, request, texts)))
    buttons = _button_rows(page, request, texts) if lines else []
    return Card(*blocks, rows=[*buttons, *_lists(request, seasons, texts)])


def _scope(page: StandingsPage, request: Request, texts: Texts) -> str:
    said = [season_title(page.season, texts), texts.text("standings-by", sort=request.sort.value)]
    if page.season.closed_at:
        said.insert(1, texts.text("season-closed"))
    if request.last:
        said.append(texts.text("standings-last", last=request.last))
    if request.least:
        said.append(texts.text("standings-least", least=request.least))
    return " · ".join(said)


def _footer(page: StandingsPage, request: Request, texts: Texts) -> str:
    counts = texts.text("standings-counts", players=page.players, games=page.games)
    rules = texts.text("standings-rules", rules=rules_title(page.league.rules, texts))
    lines = [f"{counts} · {rules}", formula(page.league.rules, texts)]
    if request.last:
        lines.append(texts.text("standings-last-note"))
    if page.lines or page.own:
        lines.append(texts.text("standings-computed", at=moment(page.computed_at)))
    return "\n".join(lines)


def _button_rows(page: StandingsPage, request: Request, texts: Texts) -> list[list[ui.Item[Any]]]:
    """Pages, if there are several, and below them what else can be shown: five in a row break on a phone."""
    full = replace(request, full=not request.full)
    columns = texts.text("standings-fewer-columns" if request.full else "standings-more-columns")
    pages = page_row(
        lambda what, at, **drawn: ShowPage(what, replace(request, page=at), **drawn), page.page, page.pages, texts
    )
    return [pages, [ShowPage("columns", full, label=columns), ShowRace(request, label=texts.text("show-chart"))]]


def _lists(request: Request, seasons: tuple[SeasonInfo, ...], texts: Texts) -> list[list[ui.Item[Any]]]:
    """What can be chosen; the season where there are several."""
    sorts = [
        discord.SelectOption(
            label=texts.text("standings-sort", sort=sort.value), value=sort.value, default=sort is request.sort
        )
        for sort in Sort
    ]
    numbers = [
        discord.SelectOption(
            label=limits.clip(plain_season(season, texts), limits.CHOICE_NAME),
            value=str(season.number),
            default=season.number == request.season,
        )
        for season in seasons[: limits.CHOICES]
    ]
    leasts = [
        discord.SelectOption(
            label=texts.text("standings-from", least=least), value=str(least), default=least == request.least
        )
        for least in sorted({*LEAST_GAMES, request.least})
    ]
    choices = zip(_WHAT, (sorts, numbers, leasts), strict=True)
    return [[Choose(what, request, options)] for what, options in choices if len(options) > 1]


async def _show(interaction: discord.Interaction, request: Request) -> None:
    texts = changed_texts(interaction)
    asker = interaction.user.id
    card = await open_standings(store_of(interaction), guild_of(interaction), request, texts, asker=asker)
    await show_change(interaction, card)


class ShowPage(PersistentButton, template=rf"standings:(?P<what>{WHAT}|columns|table):{_STATE}"):
    """Shows another page, more or fewer columns, or the table in place of the race."""

    def __init__(self, what: str, request: Request, *, label: str, disabled: bool = False) -> None:
        super().__init__(custom_id=f"standings:{what}:{request}", label=label, disabled=disabled)
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


class ShowRace(PersistentButton, template=rf"standings:race:{_STATE}"):
    """Shows how the season went, with the way back to the same standings."""

    def __init__(self, request: Request, *, label: str) -> None:
        super().__init__(custom_id=f"standings:race:{request}", label=label)
        self._request = request

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(Request.read(match), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Draw it."""
        await defer_change(interaction)
        texts, store, guild = changed_texts(interaction), store_of(interaction), guild_of(interaction)
        league = await store.leagues.by_id(guild, self._request.league)
        course = await store.courses.season(guild, league.name, season=self._request.season)
        row = [ShowPage("table", self._request, label=texts.text("show-table"))]
        await show_change(interaction, Card(*await race_blocks(course, texts), rows=[row]))


class Choose(PersistentSelect, template=rf"standings:(?P<what>{'|'.join(_WHAT)}):{_STATE}"):
    """A list that changes one thing about the standings; the page starts again at the first."""

    def __init__(self, what: str, request: Request, options: list[discord.SelectOption]) -> None:
        super().__init__(custom_id=f"standings:{what}:{request}", options=options)
        self._what = what
        self._request = replace(request, page=0)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the list that was used; what else could have been chosen does not matter any more."""
        return cls(match["what"], Request.read(match), [])

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Show those standings."""
        changed: dict[str, Any] = {self._what: Sort(value) if self._what == "sort" else int(value)}
        await _show(interaction, replace(self._request, **changed))
