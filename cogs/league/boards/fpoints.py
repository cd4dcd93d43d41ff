"""The board of F-points: who has fewest, in all or per game, and who lost each of the last weeks."""

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from discord import ui

from cogs.draw import Counted, drawn, fpoints_picture
from cogs.league.boards.columns import VALUES, lines_table
from cogs.league.words import moment, plain_season, season_title
from cogs.ui.asked import Asked
from cogs.ui.board import board
from cogs.ui.cards import Card, escape, small
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from cogs.ui.words.figures import signed
from core.league import WeekLosers
from db import PlayerInfo, Sort, StandingsPage, View

WEEKS: Final = 5
NAMED: Final = 3
"""The losers of one week whose names are shown; the others are counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FPointsQuery:
    """Which board of F-points is shown."""

    league: int
    season: int
    sort: Literal[Sort.FPOINTS, Sort.FPOINTS_PER_GAME] = Sort.FPOINTS
    page: int = 0


@board("fpoints", FPointsQuery, buttons=("sort", "table"))
async def fpoints(asked: Asked, query: FPointsQuery, texts: Texts) -> Card:
    """Read the board that is asked for, and lay it out."""
    league = await asked.store.leagues.by_id(asked.guild, query.league)
    view = View(season=query.season, sort=query.sort, page=query.page)
    page = await asked.store.standings.page(asked.guild, league.name, view, asker=asked.user)
    weeks = await asked.store.standings.weeks(asked.guild, league.name, season=query.season, count=WEEKS)
    return _card(page, replace(query, page=page.page), weeks, texts, asker=asked.user)


def _card(
    page: StandingsPage, query: FPointsQuery, weeks: tuple[WeekLosers[PlayerInfo], ...], texts: Texts, *, asker: int
) -> Card:
    """Lay a page of the board out."""
    scope = [season_title(page.season, texts), texts.text("standings-by", sort=query.sort.value)]
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
    return Card(*blocks, small("\n".join(notes)), rows=_rows(page, query, texts))


def _week(losers: WeekLosers[PlayerInfo], texts: Texts) -> str:
    names = [escape(player.name) for player in losers.players[:NAMED]]
    if len(losers.players) > NAMED:
        names.append(texts.text("fpoints-others", count=len(losers.players) - NAMED))
    year, number = losers.week
    points = signed(losers.points)
    return texts.text("fpoints-week", week=number, year=year, names=texts.listed(names), points=points)


def _rows(page: StandingsPage, query: FPointsQuery, texts: Texts) -> list[list[ui.Item[Any]]]:
    if query.sort is Sort.FPOINTS:
        other = replace(query, sort=Sort.FPOINTS_PER_GAME, page=0)
    else:
        other = replace(query, sort=Sort.FPOINTS, page=0)
    return [
        fpoints.pages(query, page.page, page.pages, texts),
        [
            fpoints.button(key="sort", query=other, label=texts.text("standings-sort-by", sort=other.sort.value)),
            button(show_chart(query), label=texts.text("show-chart")),
        ],
    ]


@press("fpoints:chart:{query}")
async def show_chart(asked: Asked, query: FPointsQuery) -> None:
    """Draw a page of the board; whoever asks has no line of their own in the picture."""
    texts = asked.shown_texts
    league = await asked.store.leagues.by_id(asked.guild, query.league)
    view = View(season=query.season, sort=Sort.FPOINTS, page=query.page)
    page = await asked.store.standings.page(asked.guild, league.name, view, asker=asked.user)
    heading = texts.text("fpoints-heading", league=escape(league.name))
    row = [fpoints.button(key="table", query=query, label=texts.text("show-table"))]
    if not page.lines:
        await asked.show(Card(heading, texts.text("standings-empty"), rows=[row]))
        return
    about = texts.listed((league.name, plain_season(page.season, texts)))
    counted = tuple(Counted(line.player.name, line.fpoints) for line in page.lines)
    picture = await drawn(fpoints_picture, about, counted, texts=texts)
    await asked.show(Card(heading, picture, small(texts.text("fpoints-note")), rows=[row]))
