"""The board of ratings: how strong players are by all games of a league."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ui

from cogs.league.boards.columns import lines_table
from cogs.ui.asked import Asked
from cogs.ui.board import board
from cogs.ui.cards import Card, escape, small
from cogs.ui.texts import Texts
from cogs.ui.words.measures import skill, tenhou_rating
from db import Rating, RatingBoard, RatingKind, RatingStanding, RatingView

PROVISIONAL: Final = "?"
"""Stands behind a rating that comes from too few games."""

_VALUES: Final[dict[RatingKind, Callable[[Rating], str]]] = {
    RatingKind.SKILL: skill,
    RatingKind.TENHOU: tenhou_rating,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingsQuery:
    """Which ratings are shown. `settled` leaves the provisional ones out."""

    league: int
    kind: RatingKind = RatingKind.SKILL
    least: int = 0
    settled: bool = False
    page: int = 0

    @property
    def view(self) -> RatingView:
        """The same for the store."""
        return RatingView(kind=self.kind, min_games=self.least, settled=self.settled, page=self.page)


# The store may have to go through all games of the league, which can take longer than Discord waits.
@board("ratings", RatingsQuery, buttons=("kind", "settled"), slow=True)
async def ratings(asked: Asked, query: RatingsQuery, texts: Texts) -> Card:
    """Read the board that is asked for, and lay it out."""
    league = await asked.store.leagues.by_id(asked.guild, query.league)
    found = await asked.store.ratings.board(asked.guild, league.name, query.view, asker=asked.user)
    return _card(found, replace(query, page=found.page), texts, asker=asked.user)


def _card(found: RatingBoard, query: RatingsQuery, texts: Texts, *, asker: int) -> Card:
    """Lay a page of the board out."""
    scope = [texts.text("ratings-by", kind=query.kind.value)]
    if query.least:
        scope.append(texts.text("standings-least", least=query.least))
    if query.settled:
        scope.append(texts.text("ratings-settled"))
    blocks = [texts.text("ratings-heading", league=escape(found.league.name)), " · ".join(scope)]
    lines = [*found.lines, found.own] if found.own else list(found.lines)
    if lines:
        cells: dict[str, Callable[[RatingStanding], str]] = {
            "rating": lambda line: _value(line, query.kind),
            "games": lambda line: str(line.rating.games),
        }
        blocks.append(lines_table(lines, cells, texts, own=asker))
    else:
        blocks.append(texts.text("standings-nobody" if query.least or query.settled else "ratings-empty"))
    notes = [texts.text(f"ratings-note-{query.kind}"), texts.text("ratings-note", mark=PROVISIONAL)]
    return Card(*blocks, small("\n".join(notes)), rows=[_row(found, query, texts)])


def _value(line: RatingStanding, kind: RatingKind) -> str:
    """Write a rating, with a mark while it is provisional."""
    return f"{_VALUES[kind](line.rating)}{PROVISIONAL if line.rating.is_provisional else ' '}"


def _row(found: RatingBoard, query: RatingsQuery, texts: Texts) -> list[ui.Item[Any]]:
    (other,) = (kind for kind in RatingKind if kind is not query.kind)
    of_other_kind = replace(query, kind=other, page=0)
    settled = replace(query, settled=not query.settled, page=0)
    key = "ratings-everybody" if query.settled else "ratings-only-settled"
    return [
        *ratings.pages(query, found.page, found.pages, texts),
        ratings.button(key="kind", query=of_other_kind, label=texts.text("ratings-show", kind=other.value)),
        ratings.button(key="settled", query=settled, label=texts.text(key)),
    ]
