"""Lists of players that are ranked in memory and shown page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from db.boards.pages import PAGE, page_of
from db.values.results import PlayerInfo


class Ranked(Protocol):
    """A line of a list."""

    @property
    def player(self) -> PlayerInfo:
        """The player of the line."""
        ...


L = TypeVar("L", bound=Ranked)


class Cut(NamedTuple, Generic[L]):
    """A page of a list, and the asker's line where it is not on the page."""

    lines: tuple[L, ...]
    own: L | None
    page: int
    pages: int
    players: int


def cut(lines: Sequence[L], *, page: int, asker: int | None) -> Cut[L]:
    """Cut a page out of a list; one that does not exist is the last one."""
    page, pages = page_of(len(lines), page)
    here = tuple(lines[page * PAGE : (page + 1) * PAGE])
    own = next((line for line in lines if asker is not None and line.player.user_id == asker), None)
    return Cut(here, None if own in here else own, page, pages, len(lines))
