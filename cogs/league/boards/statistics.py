"""The boards of what players did in their hands: who wins most often, who deals in least, and so on."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from discord import ui

from cogs.league.boards.columns import lines_table
from cogs.league.words import plain_season, season_title
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.board import board
from cogs.ui.cards import Card, escape, small
from cogs.ui.texts import Texts
from cogs.ui.words.measures import FEW, is_rate, stat_label, stat_value
from core.league import HandStat
from db import FEWER_IS_BETTER, HandBoard, HandStanding, HandView, SeasonInfo

ALL: Final = 0
"""All seasons together, where else the number of one stands."""

LEAST_HANDS: Final = (0, 50, 100, 300, 1000)
"""The least hands a player needs to be listed, as the list offers them."""

USUAL: Final = 50
"""The least hands a player needs unless something else is asked for."""

FEW_MARK: Final = "*"


@dataclass(frozen=True, slots=True, kw_only=True)
class StatisticsQuery:
    """Which board is shown. `season` is a number, or `ALL`."""

    league: int
    season: int
    stat: HandStat
    least: int = USUAL
    page: int = 0

    @property
    def view(self) -> HandView:
        """The same for the store."""
        overall = self.season == ALL
        return HandView(
            stat=self.stat,
            season=None if overall else self.season,
            overall=overall,
            min_hands=self.least,
            page=self.page,
        )


@board("statistics", StatisticsQuery, menus=("stat", "season", "least"))
async def statistics(asked: Asked, query: StatisticsQuery, texts: Texts) -> Card:
    """Read the board that is asked for, and lay it out."""
    league = await asked.store.leagues.by_id(asked.guild, query.league)
    seasons = await asked.store.leagues.seasons(asked.guild, league.name)
    found = await asked.store.hands.board(asked.guild, league.name, query.view, asker=asked.user)
    return _card(found, replace(query, page=found.page), seasons, texts, asker=asked.user)


def _card(
    found: HandBoard, query: StatisticsQuery, seasons: tuple[SeasonInfo, ...], texts: Texts, *, asker: int
) -> Card:
    """Lay a page of a board out."""
    season = season_title(found.season, texts) if found.season else texts.text("statistics-all")
    scope = [season, stat_label(found.stat, texts)]
    if query.least:
        scope.append(texts.text("statistics-least", least=query.least))
    blocks = [texts.text("statistics-heading", league=escape(found.league.name)), " · ".join(scope)]
    lines = [*found.lines, found.own] if found.own else list(found.lines)
    if lines:
        cells: dict[str, Callable[[HandStanding], str]] = {
            "rate" if is_rate(query.stat) else "average": partial(_value, query.stat),
            "cases": lambda line: str(line.ratio.of),
        }
        blocks.append(lines_table(lines, cells, texts, own=asker))
    else:
        blocks.append(texts.text("statistics-nobody" if query.least else "statistics-empty"))
    blocks.append(small("\n".join(_notes(found, lines, texts))))
    pages = statistics.pages(query, found.page, found.pages, texts)
    return Card(*blocks, rows=[pages, *_menu_rows(query, seasons, texts)])


def _value(stat: HandStat, line: HandStanding) -> str:
    """Write a figure, with a mark where it comes from few cases."""
    value = stat_value(stat, line.ratio)
    return f"{value}{FEW_MARK}" if line.ratio.of < FEW else f"{value} "


def _notes(found: HandBoard, lines: Sequence[HandStanding], texts: Texts) -> Iterator[str]:
    order = "fewest" if found.stat in FEWER_IS_BETTER else "most"
    yield texts.text("statistics-note", players=found.players, order=order)
    if any(line.ratio.of < FEW for line in lines):
        yield texts.text("statistics-few", mark=FEW_MARK, few=FEW)


def _menu_rows(query: StatisticsQuery, seasons: tuple[SeasonInfo, ...], texts: Texts) -> list[list[ui.Item[Any]]]:
    stats = [(stat_label(stat, texts), stat.value) for stat in HandStat]
    numbers = [(texts.text("statistics-all"), str(ALL))]
    numbers += [(plain_season(season, texts), str(season.number)) for season in seasons[: limits.CHOICES - 1]]
    leasts = [(texts.text("statistics-from", least=least), str(least)) for least in sorted({*LEAST_HANDS, query.least})]
    offered = {"stat": stats, "season": numbers, "least": leasts}
    return [[statistics.menu(field, query, options)] for field, options in offered.items()]
