"""The board of ratings: how strong players are by all games of a league."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.league.columns import lines_table
from cogs.league.paging import WHAT, page_row
from cogs.ui.buttons import PersistentButton, defer_change, label_of, show_change
from cogs.ui.cards import Card, escape, small
from cogs.ui.language import changed_texts
from cogs.ui.measures import skill, tenhou_rating
from cogs.ui.people import guild_of, store_of
from cogs.ui.texts import Texts
from db import Rating, RatingBoard, RatingKind, RatingStanding, RatingView, Store

PROVISIONAL: Final = "?"
"""Behind the rating of somebody of whom too little is known."""

_VALUES: Final[dict[RatingKind, Callable[[Rating], str]]] = {
    RatingKind.SKILL: skill,
    RatingKind.TENHOU: tenhou_rating,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Which board is shown; all of it is in the custom ids under it. `settled` leaves the provisional ones out."""

    league: int
    kind: RatingKind = RatingKind.SKILL
    least: int = 0
    settled: bool = False
    page: int = 0

    def __str__(self) -> str:
        return f"{self.league}.{self.kind}.{self.least}.{int(self.settled)}.{self.page}"

    @property
    def view(self) -> RatingView:
        """What to ask the store for."""
        return RatingView(kind=self.kind, min_games=self.least, settled=self.settled, page=self.page)


async def open_board(store: Store, guild_id: int, request: Request, texts: Texts, *, asker: int) -> Card:
    """Read the board that is asked for, and lay it out."""
    league = await store.leagues.by_id(guild_id, request.league)
    board = await store.ratings.board(guild_id, league.name, request.view, asker=asker)
    return board_card(board, replace(request, page=board.page), texts, asker=asker)


def board_card(board: RatingBoard, request: Request, texts: Texts, *, asker: int) -> Card:
    """Lay a page of a board out."""
    scope = [texts.text("ratings-by", kind=request.kind.value)]
    if request.least:
        scope.append(texts.text("standings-least", least=request.least))
    if request.settled:
        scope.append(texts.text("ratings-settled"))
    blocks = [texts.text("ratings-heading", league=escape(board.league.name)), " · ".join(scope)]
    lines = [*board.lines, board.own] if board.own else list(board.lines)
    if lines:
        cells: dict[str, Callable[[RatingStanding], str]] = {
            "rating": lambda line: _value(line, request.kind),
            "games": lambda line: str(line.rating.games),
        }
        blocks.append(lines_table(lines, cells, texts, own=asker))
    else:
        blocks.append(texts.text("standings-nobody" if request.least or request.settled else "ratings-empty"))
    notes = [texts.text(f"ratings-note-{request.kind}"), texts.text("ratings-note", mark=PROVISIONAL)]
    return Card(*blocks, small("\n".join(notes)), rows=[_row(board, request, texts)])


def _value(line: RatingStanding, kind: RatingKind) -> str:
    """The rating, marked while it is provisional."""
    return f"{_VALUES[kind](line.rating)}{PROVISIONAL if line.rating.is_provisional else ' '}"


def _row(board: RatingBoard, request: Request, texts: Texts) -> list[ui.Item[Any]]:
    (other,) = (kind for kind in RatingKind if kind is not request.kind)
    pages = page_row(
        lambda what, at, **drawn: ShowRatings(what, replace(request, page=at), **drawn), board.page, board.pages, texts
    )
    turned = replace(request, kind=other, page=0)
    settled = replace(request, settled=not request.settled, page=0)
    key = "ratings-everybody" if request.settled else "ratings-only-settled"
    return [
        *pages,
        ShowRatings("kind", turned, label=texts.text("ratings-show", kind=other.value)),
        ShowRatings("settled", settled, label=texts.text(key)),
    ]


class ShowRatings(
    PersistentButton,
    template=rf"ratings:(?P<what>{WHAT}|kind|settled):(?P<league>\d+)\."
    rf"(?P<kind>{'|'.join(RatingKind)})\.(?P<least>\d+)\.(?P<only>[01])\.(?P<page>\d+)",
):
    """Shows another page of the board, the other rating, or with or without those that are provisional."""

    def __init__(self, what: str, request: Request, *, label: str, disabled: bool = False) -> None:
        super().__init__(custom_id=f"ratings:{what}:{request}", label=label, disabled=disabled)
        self._request = request

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        request = Request(
            league=int(match["league"]),
            kind=RatingKind(match["kind"]),
            least=int(match["least"]),
            settled=match["only"] == "1",
            page=int(match["page"]),
        )
        return cls(match["what"], request, label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Show it."""
        # All games of a league may have to be gone through, which can take longer than Discord waits.
        await defer_change(interaction)
        texts, asker = changed_texts(interaction), interaction.user.id
        card = await open_board(store_of(interaction), guild_of(interaction), self._request, texts, asker=asker)
        await show_change(interaction, card)
