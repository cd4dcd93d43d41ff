"""A win as somebody enters it, before it is understood."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from cogs.table.controls import Verb
from cogs.table.errors import OwnDiscard, PointsNotPaid, ValueNotUnderstood, WinnerValues
from cogs.table.liability import with_liable
from cogs.table.tiles import Said, looks_like_tiles, read_said, score_claim
from cogs.table.values import read_worth
from cogs.ui.situations import Word
from cogs.ui.texts import Texts
from core.errors import IppatsuWithoutRiichi
from core.table import Claim, Event, RiichiDeclared, TableState, Won, apply

_BETWEEN: Final = re.compile(r"[/;\n]")
_WRITTEN: Final = re.compile(
    r"(?P<hands>\d+)\.(?P<winners>\d*)\.(?P<discarder>\d?)\.(?P<value>[^|]*)\|?(?P<said>.*)", re.DOTALL
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What was ticked and typed. `hands` is how many hands were over when the dialog was opened."""

    verb: Verb
    hands: int
    winners: tuple[int, ...] = ()
    discarder: int | None = None
    value: str = ""
    said: str = ""

    def __str__(self) -> str:
        """As a button carries it, to open the dialog again with all of it."""
        winners = "".join(map(str, self.winners))
        discarder = "" if self.discarder is None else self.discarder
        return f"{self.hands}.{winners}.{discarder}.{self.value}|{self.said}"

    @classmethod
    def read(cls, verb: Verb, written: str, *, hands: int) -> Self:
        """What a button carries; one that carries nothing opens the dialog empty, with `hands` for the present hand."""
        match = _WRITTEN.fullmatch(written)
        if match is None:
            return cls(verb=verb, hands=hands)
        return cls(
            verb=verb,
            hands=hands,
            winners=tuple(map(int, match["winners"])),
            discarder=int(match["discarder"]) if match["discarder"] else None,
            value=match["value"],
            said=match["said"],
        )


def events_of(entry: Entry, state: TableState, texts: Texts) -> tuple[Event, ...]:
    """The events that an entry means: riichi that nobody entered before, and the win.

    Raises `OwnDiscard`, `WinnerValues`, and what values, tiles, `with_liable` and `apply` raise.
    """
    if entry.discarder is not None and entry.discarder in entry.winners:
        raise OwnDiscard(seat=entry.discarder)
    said = read_said(entry.said, texts)
    events: list[Event] = []
    if said.riichi is not None:
        for winner in entry.winners:
            if state.riichi[winner] is None:
                events.append(RiichiDeclared(seat=winner, riichi=said.riichi))
                state = apply(state, events[-1])
    values = _values(entry)
    try:
        claims = _claims(entry, values, said, state, texts)
    except (ValueNotUnderstood, PointsNotPaid):
        # What is no hand may be several, where only one winner is ticked.
        if entry.discarder is not None and len(values) == 1 and len(hands := _hands(entry.value)) > 1:
            raise WinnerValues(count=len(hands), winners=1) from None
        raise
    claims = with_liable(claims, said.words, state, tsumo=entry.discarder is None)
    return (*events, Won(claims=claims, discarder=entry.discarder))


def _claims(entry: Entry, values: Sequence[str], said: Said, state: TableState, texts: Texts) -> tuple[Claim, ...]:
    return tuple(
        _claim(value, said, state, texts, winner=winner, discarder=entry.discarder, alone=len(values) == 1)
        for winner, value in zip(entry.winners, values, strict=True)
    )


def _values(entry: Entry) -> list[str]:
    """What each winner has, as typed."""
    values = _hands(entry.value) if len(entry.winners) > 1 else [entry.value]
    if len(values) != len(entry.winners):
        raise WinnerValues(count=len(values), winners=len(entry.winners))
    return values


def _hands(value: str) -> list[str]:
    """The hands of several winners."""
    return [part for part in _BETWEEN.split(unicodedata.normalize("NFKC", value)) if part.strip()]


def _claim(  # noqa: PLR0913  -- a hand and all that decides what it is worth
    value: str, said: Said, state: TableState, texts: Texts, *, winner: int, discarder: int | None, alone: bool
) -> Claim:
    in_riichi = state.riichi[winner] is not None
    if not alone and not in_riichi:
        # Of several winners only those in riichi can have what was said of ippatsu and ura.
        said = replace(said, words=said.words - {Word.IPPATSU}, ura=())
    if looks_like_tiles(value):
        return score_claim(value, said, state, winner=winner, discarder=discarder)
    ippatsu = Word.IPPATSU in said.words
    if ippatsu and not in_riichi:
        raise IppatsuWithoutRiichi
    worth = read_worth(value, state.rules, texts, winner=state.wind_of(winner), tsumo=discarder is None)
    return Claim(winner=winner, han=worth.han, fu=worth.fu, yakuman=worth.yakuman, ippatsu=ippatsu)
