"""The standings: a table with pages, sorted and filtered by lists, and the season as a race."""

from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ui

from cogs.draw import Curve, drawn, race_picture
from cogs.league.boards.columns import detail_tables, main_table
from cogs.league.words import formula, moment, plain_season, season_title
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.board import board
from cogs.ui.cards import Block, Card, escape, small
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from cogs.ui.words.results import rules_title
from db import SeasonCourse, SeasonInfo, Sort, StandingsPage, View

LEAST_GAMES: Final = (0, 3, 5, 10, 20, 50)
"""The least games a player needs to be listed, as the list offers them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsQuery:
    """Which standings are shown. `full` shows every column; `last` counts only so many games of each player."""

    league: int
    season: int
    sort: Sort = Sort.TOTAL
    least: int = 0
    last: int = 0
    page: int = 0
    full: bool = False

    @property
    def view(self) -> View:
        """The same for the store."""
        return View(season=self.season, sort=self.sort, min_games=self.least, last=self.last, page=self.page)


@board("standings", StandingsQuery, buttons=("columns", "table"), menus=("sort", "season", "least"))
async def standings(asked: Asked, query: StandingsQuery, texts: Texts) -> Card:
    """Read the standings that are asked for, and lay them out."""
    league = await asked.store.leagues.by_id(asked.guild, query.league)
    page = await asked.store.standings.page(asked.guild, league.name, query.view, asker=asked.user)
    seasons = await asked.store.leagues.seasons(asked.guild, league.name)
    return standings_card(page, query, seasons, texts, asker=asked.user)


def standings_card(
    page: StandingsPage, query: StandingsQuery, seasons: tuple[SeasonInfo, ...], texts: Texts, *, asker: int
) -> Card:
    """Lay a page of standings out."""
    query = replace(query, page=page.page)
    blocks = [f"## {escape(page.league.name)}", _scope(page, query, texts)]
    lines = [*page.lines, page.own] if page.own else list(page.lines)
    if lines:
        blocks.append(main_table(lines, query.sort, texts, own=asker))
        if query.full:
            blocks += detail_tables(lines, query.sort, page.league.rules.players, texts, own=asker)
    else:
        blocks.append(texts.text("standings-nobody" if page.games else "standings-empty"))
    blocks.append(small(_footer(page, query, texts)))
    buttons = _button_rows(page, query, texts) if lines else []
    return Card(*blocks, rows=[*buttons, *_menu_rows(query, seasons, texts)])


def _scope(page: StandingsPage, query: StandingsQuery, texts: Texts) -> str:
    said = [season_title(page.season, texts), texts.text("standings-by", sort=query.sort.value)]
    if page.season.closed_at:
        said.insert(1, texts.text("season-closed"))
    if query.last:
        said.append(texts.text("standings-last", last=query.last))
    if query.least:
        said.append(texts.text("standings-least", least=query.least))
    return " · ".join(said)


def _footer(page: StandingsPage, query: StandingsQuery, texts: Texts) -> str:
    counts = texts.text("standings-counts", players=page.players, games=page.games)
    rules = texts.text("standings-rules", rules=rules_title(page.league.rules, texts))
    lines = [f"{counts} · {rules}", formula(page.league.rules, texts)]
    if query.last:
        lines.append(texts.text("standings-last-note"))
    if page.lines or page.own:
        lines.append(texts.text("standings-computed", at=moment(page.computed_at)))
    return "\n".join(lines)


def _button_rows(page: StandingsPage, query: StandingsQuery, texts: Texts) -> list[list[ui.Item[Any]]]:
    """Draw the buttons to pages, and in a row of their own the others: five in one row break on a phone."""
    columns = texts.text("standings-fewer-columns" if query.full else "standings-more-columns")
    return [
        standings.pages(query, page.page, page.pages, texts),
        [
            standings.button(key="columns", query=replace(query, full=not query.full), label=columns),
            button(show_race(query), label=texts.text("show-chart")),
        ],
    ]


def _menu_rows(query: StandingsQuery, seasons: tuple[SeasonInfo, ...], texts: Texts) -> list[list[ui.Item[Any]]]:
    """Draw the lists; that of seasons only where there are several."""
    sorts = [(texts.text("standings-sort", sort=sort.value), sort.value) for sort in Sort]
    numbers = [(plain_season(season, texts), str(season.number)) for season in seasons[: limits.CHOICES]]
    leasts = [(texts.text("standings-from", least=least), str(least)) for least in sorted({*LEAST_GAMES, query.least})]
    offered = {"sort": sorts, "season": numbers, "least": leasts}
    return [[standings.menu(field, query, options)] for field, options in offered.items() if len(options) > 1]


@press("standings:race:{query}")
async def show_race(asked: Asked, query: StandingsQuery) -> None:
    """Draw how the season went, with the way back to the same standings."""
    await asked.defer_show()
    store, texts = asked.store, asked.shown_texts
    league = await store.leagues.by_id(asked.guild, query.league)
    course = await store.courses.season(asked.guild, league.name, season=query.season)
    row = [standings.button(key="table", query=query, label=texts.text("show-table"))]
    await asked.show(Card(*await _race_blocks(course, texts), rows=[row]))


async def _race_blocks(course: SeasonCourse, texts: Texts) -> list[Block]:
    """Draw the total of every player game by game; without games say that there is nothing to draw."""
    league, season = course.league, course.season
    blocks: list[Block] = [f"## {escape(league.name)}", season_title(season, texts)]
    if not course.lines:
        return [*blocks, texts.text("standings-empty")]
    curves = tuple(Curve(line.player.name, line.points) for line in course.lines)
    about = texts.listed((league.name, plain_season(season, texts)))
    blocks.append(await drawn(race_picture, about, curves, texts=texts))
    return [*blocks, small(texts.text("race-note", games=course.games))]
