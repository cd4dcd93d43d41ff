"""A win as somebody ticks and types it, and the events that it means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from cogs.table.controls import Way
from cogs.table.entry.liability import with_liable
from cogs.table.entry.tiles import Said, looks_like_tiles, read_said, score_claim
from cogs.table.entry.worth import read_worth
from cogs.table.errors import OwnDiscard, PointsNotPaid, ValueNotUnderstood, WinnerValues
from cogs.ui.texts import Texts
from cogs.ui.words.situations import Word
from core.errors import IppatsuWithoutRiichi
from core.table import Claim, Event, RiichiDeclared, TableState, Won, apply

_BETWEEN: Final = re.compile(r"[/;\n]")
_WRITTEN: Final = re.compile(
    r"(?P<hands>\d+)\.(?P<winners>\d*)\.(?P<discarder>\d?)\.(?P<value>[^|]*)\|?(?P<said>.*)", re.DOTALL
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedWin:
    """The dialog of a win as it was sent. `hands` is how many hands were over when it was opened."""

    way: Way
    hands: int
    winners: tuple[int, ...] = ()
    discarder: int | None = None
    value: str = ""
    said: str = ""

    def __str__(self) -> str:
        """Write it as a button keeps it, to open the dialog again with all of it."""
        winners = "".join(map(str, self.winners))
        discarder = "" if self.discarder is None else self.discarder
        return f"{self.hands}.{winners}.{discarder}.{self.value}|{self.said}"

    @classmethod
    def read(cls, way: Way, written: str, *, hands: int) -> Self:
        """Read what a button keeps, for a dialog in the present hand; a button that keeps nothing opens it empty."""
        match = _WRITTEN.fullmatch(written)
        if match is None:
            return cls(way=way, hands=hands)
        return cls(
            way=way,
            hands=hands,
            winners=tuple(map(int, match["winners"])),
            discarder=int(match["discarder"]) if match["discarder"] else None,
            value=match["value"],
            said=match["said"],
        )


def events_of(win: TypedWin, state: TableState, texts: Texts) -> tuple[Event, ...]:
    """Return the events that a win means: riichi that nobody entered before, and the win itself.

    Raises `OwnDiscard`, `WinnerValues`, and what values, tiles, `with_liable` and `apply` raise.
    """
    if win.discarder is not None and win.discarder in win.winners:
        raise OwnDiscard(seat=win.discarder)
    said = read_said(win.said, texts)
    events: list[Event] = []
    if said.riichi is not None:
        for winner in win.winners:
            if state.riichi[winner] is None:
                events.append(RiichiDeclared(seat=winner, riichi=said.riichi))
                state = apply(state, events[-1])
    values = _values(win)
    try:
        claims = _claims(win, values, said, state, texts)
    except (ValueNotUnderstood, PointsNotPaid):
        # With one winner ticked, a text that is no hand may be several hands.
        if win.discarder is not None and len(values) == 1 and len(hands := _hands(win.value)) > 1:
            raise WinnerValues(count=len(hands), winners=1) from None
        raise
    claims = with_liable(claims, said.words, state, tsumo=win.discarder is None)
    return (*events, Won(claims=claims, discarder=win.discarder))


def _claims(win: TypedWin, values: Sequence[str], said: Said, state: TableState, texts: Texts) -> tuple[Claim, ...]:
    return tuple(
        _claim(value, said, state, texts, winner=winner, discarder=win.discarder, alone=len(values) == 1)
        for winner, value in zip(win.winners, values, strict=True)
    )


def _values(win: TypedWin) -> list[str]:
    """Return what was typed of each winner's hand. Raises `WinnerValues`."""
    values = _hands(win.value) if len(win.winners) > 1 else [win.value]
    if len(values) != len(win.winners):
        raise WinnerValues(count=len(values), winners=len(win.winners))
    return values


def _hands(value: str) -> list[str]:
    """Split what was typed of the hands of several winners."""
    return [part for part in _BETWEEN.split(unicodedata.normalize("NFKC", value)) if part.strip()]


def _claim(  # noqa: PLR0913  -- a hand and all that decides what it is worth
    value: str, said: Said, state: TableState, texts: Texts, *, winner: int, discarder: int | None, alone: bool
) -> Claim:
    in_riichi = state.riichi[winner] is not None
    if not alone and not in_riichi:
        # Of several winners, ippatsu and ura are only for those in riichi.
        said = replace(said, words=said.words - {Word.IPPATSU}, ura=())
    if looks_like_tiles(value):
        return score_claim(value, said, state, winner=winner, discarder=discarder)
    ippatsu = Word.IPPATSU in said.words
    if ippatsu and not in_riichi:
        raise IppatsuWithoutRiichi
    worth = read_worth(value, state.rules, texts, winner=state.wind_of(winner), tsumo=discarder is None)
    return Claim(winner=winner, han=worth.han, fu=worth.fu, yakuman=worth.yakuman, ippatsu=ippatsu)
