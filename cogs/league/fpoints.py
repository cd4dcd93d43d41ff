"""The board of F-points: who has fewest, per game too, and who lost each of the last weeks."""

import re
from dataclasses import dataclass, replace
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.draw import Counted, drawn, fpoints_picture
from cogs.league.columns import VALUES, lines_table
from cogs.league.paging import WHAT, page_row
from cogs.league.words import moment, plain_season, season_title
from cogs.ui.buttons import PersistentButton, label_of, show_change
from cogs.ui.cards import Card, escape, small
from cogs.ui.figures import signed
from cogs.ui.language import changed_texts
from cogs.ui.people import guild_of, store_of
from cogs.ui.texts import Texts
from core.league import WeekLosers
from db import PlayerInfo, Sort, StandingsPage, Store, View

WEEKS: Final = 5
NAMED: Final = 3
"""How many losers of one week are named."""

_SORTS: Final = (Sort.FPOINTS, Sort.FPOINTS_PER_GAME)


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Which board is shown; all of it is in the custom ids under it."""

    league: int
    season: int
    sort: Sort = Sort.FPOINTS
    page: int = 0

    def __str__(self) -> str:
        return f"{self.league}.{self.season}.{self.sort}.{self.page}"


async def open_board(store: Store, guild_id: int, request: Request, texts: Texts, *, asker: int) -> Card:
    """Read the board that is asked for, and lay it out."""
    league = await store.leagues.by_id(guild_id, request.league)
    view = View(season=request.season, sort=request.sort, page=request.page)
    page = await store.standings.page(guild_id, league.name, view, asker=asker)
    weeks = await store.standings.weeks(guild_id, league.name, season=request.season, count=WEEKS)
    return board_card(page, replace(request, page=page.page), weeks, texts, asker=asker)


async def chart_card(store: Store, guild_id: int, request: Request, texts: Texts, *, asker: int) -> Card:
    """A page of the board as a picture; whoever asks has no line of their own in it."""
    league = await store.leagues.by_id(guild_id, request.league)
    view = View(season=request.season, sort=Sort.FPOINTS, page=request.page)
    page = await store.standings.page(guild_id, league.name, view, asker=asker)
    heading = texts.text("fpoints-heading", league=escape(league.name))
    row = [ShowBoard("table", request, label=texts.text("show-table"))]
    if not page.lines:
        return Card(heading, texts.text("standings-empty"), rows=[row])
    about = texts.listed((league.name, plain_season(page.season, texts)))
    counted = tuple(Counted(line.player.name, line.fpoints) for line in page.lines)
    picture = await drawn(fpoints_picture, about, counted, texts=texts)
    return Card(heading, picture, small(texts.text("fpoints-note")), rows=[row])


def board_card(
    page: StandingsPage, request: Request, weeks: tuple[WeekLosers[PlayerInfo], ...], texts: Texts, *, asker: int
) -> Card:
    """Lay a page of the board out."""
    scope = [season_title(page.season, texts), texts.text("standings-by", sort=request.sort.value)]
    blocks = [texts.text("fpoints-heading", league=escape(page.league.name)), " · ".join(scope)]
    lines = [*page.lines, page.own] if page.own else list(page.lines)
    if not lines:
        return Card(*blocks, texts.text("standings-empty"))
    cells = {
        "fpoints": VALUES[Sort.FPOINTS],
        "fpoints-per-game": VALUES[Sort.FPOINTS_PER_GAME],
        "games": VALUES[Sort.GAMES],
    }
    blocks.append(lines_table(lines, cells, texts, own=asker))
    if weeks:
        blocks.append("\n".join([texts.text("fpoints-weeks"), *(_week(each, texts) for each in weeks)]))
    notes = [texts.text("fpoints-note"), texts.text("standings-computed", at=moment(page.computed_at))]
    return Card(*blocks, small("\n".join(notes)), rows=_rows(page, request, texts))


def _week(each: WeekLosers[PlayerInfo], texts: Texts) -> str:
    names = [escape(player.name) for player in each.players[:NAMED]]
    if len(each.players) > NAMED:
        names.append(texts.text("fpoints-others", count=len(each.players) - NAMED))
    year, number = each.week
    return texts.text("fpoints-week", week=number, year=year, names=texts.listed(names), points=signed(each.points))


def _rows(page: StandingsPage, request: Request, texts: Texts) -> list[list[ui.Item[Any]]]:
    (other,) = (sort for sort in _SORTS if sort is not request.sort)
    turned = replace(request, sort=other, page=0)
    pages = page_row(
        lambda what, at, **drawn: ShowBoard(what, replace(request, page=at), **drawn), page.page, page.pages, texts
    )
    shown = [
        ShowBoard("sort", turned, label=texts.text("standings-sort-by", sort=other.value)),
        ShowBoard("chart", request, label=texts.text("show-chart")),
    ]
    return [pages, [*shown]]


class ShowBoard(
    PersistentButton,
    template=rf"fpoints:(?P<what>{WHAT}|sort|chart|table):(?P<league>\d+)\.(?P<season>\d+)\."
    rf"(?P<sort>{'|'.join(_SORTS)})\.(?P<page>\d+)",
):
    """Shows another page of the board, sorts it the other way, or draws it."""

    def __init__(self, what: str, request: Request, *, label: str, disabled: bool = False) -> None:
        super().__init__(custom_id=f"fpoints:{what}:{request}", label=label, disabled=disabled)
        self._what = what
        self._request = request

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        numbers = {name: int(match[name]) for name in ("league", "season", "page")}
        return cls(match["what"], Request(**numbers, sort=Sort(match["sort"])), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Show it."""
        texts, asker = changed_texts(interaction), interaction.user.id
        ask = chart_card if self._what == "chart" else open_board
        card = await ask(store_of(interaction), guild_of(interaction), self._request, texts, asker=asker)
        await show_change(interaction, card)
