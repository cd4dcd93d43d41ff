"""What a question means here, and how sure that is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from itertools import islice
from typing import Final

from core.lookup.entries import Entry, Kind, Member, load_entries
from core.lookup.index import Fit, index
from core.lookup.normal_form import beginning
from core.lookup.points import PointsAsked, points_asked
from core.rules.texts import ENGLISH

_SURE: Final = 0.62
_SURE_AHEAD: Final = 0.1
_CLOSE: Final = 0.5
_OFFERED: Final = 0.3
_REMEMBERED: Final = 256
NEAREST: Final = 4

EVERY_KIND: Final = frozenset(Kind) - {Kind.NOTHING}


class Tier(IntEnum):
    """How sure an answer is: nothing that fits, the closest of several, or sure."""

    NOTHING = 0
    CLOSEST = 1
    SURE = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """One thing that a question may mean.

    `shows` are the rules, topics and yaku that belong to it, the most important first: itself for a rule or topic.
    `label` is empty for points, which are named by their han and fu.
    """

    kind: Kind
    name: str
    label: str
    score: float
    shows: tuple[Member, ...] = ()
    points: PointsAsked | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """The names of the rules and topics that belong to it."""
        return tuple(each.name for each in self.shows if each.kind in {Kind.RULE, Kind.TOPIC})


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question may mean, the likeliest first, and how sure it is that it means that."""

    tier: Tier
    found: tuple[Found, ...]


def ask(query: str, language: str, *, kinds: Collection[Kind] = EVERY_KIND, limit: int = NEAREST) -> Answer:
    """Return what a question may mean, of the kinds that are wanted.

    The question may be in any language; `language` is that of the labels, English where it has none. Where nothing
    fits, the nearest are offered all the same. An overview that is not wanted stands for its members.
    """
    fits = _fits(beginning(query))
    found = tuple(islice(_unfolded(fits, language, kinds), limit))
    points = points_asked(query) if Kind.POINTS in kinds else None
    if points:
        asked = Found(kind=Kind.POINTS, name="points", label="", score=fits[0].score if fits else 0, points=points)
        return Answer(Tier.SURE, (asked, *found)[:limit])
    return Answer(_tier(fits, kinds), found)


def find(query: str, language: str, *, kinds: Collection[Kind] = EVERY_KIND, limit: int = 25) -> tuple[Found, ...]:
    """Return what may be meant by something that is still being typed; everything for nothing, in display order."""
    if any(map(str.isalnum, query)):
        found = ask(query, language, kinds=kinds, limit=limit).found
        return tuple(each for each in found if each.score >= _OFFERED)
    every = (_found(entry, language, 0.0) for entry in load_entries() if entry.kind in kinds)
    return tuple(every)[:limit]


@lru_cache(maxsize=_REMEMBERED)
def _fits(text: str) -> tuple[Fit, ...]:
    """Remember the last questions: a choice from a list is asked again, and so is what was typed before."""
    return tuple(index().fits(text))


def _tier(fits: Sequence[Fit], kinds: Collection[Kind]) -> Tier:
    """Say how sure the first fit is: it has to be good, ahead of what is something else, and of what is not here."""
    here = [fit for fit in fits if fit.entry.kind is not Kind.NOTHING]
    elsewhere = max((fit.score for fit in fits if fit.entry.kind is Kind.NOTHING), default=0.0)
    if not here or here[0].score < max(_CLOSE, elsewhere):
        return Tier.NOTHING
    first = here[0]
    if not _wanted(first.entry, kinds):
        # Something else is meant, unless what is wanted has the very same name.
        same = any(fit.exact and _wanted(fit.entry, kinds) for fit in here)
        return Tier.SURE if same and first.exact else Tier.CLOSEST
    if first.exact:
        return Tier.SURE
    second = next((fit.score for fit in here[1:] if not _belong(first.entry, fit.entry)), 0.0)
    ahead = first.score - second >= _SURE_AHEAD
    return Tier.SURE if first.placed and ahead and first.score >= _SURE else Tier.CLOSEST


def _wanted(entry: Entry, kinds: Collection[Kind]) -> bool:
    return entry.kind in kinds or (entry.kind is Kind.OVERVIEW and any(each.kind in kinds for each in entry.shows))


def _belong(one: Entry, other: Entry) -> bool:
    """Return whether one of two entries shows the other."""
    return Member(one.kind, one.name) in other.shows or Member(other.kind, other.name) in one.shows


def _unfolded(fits: Sequence[Fit], language: str, kinds: Collection[Kind]) -> Iterator[Found]:
    """Yield the fits of the kinds that are wanted, and the members of overviews that are not, each once."""
    entries = _by_member()
    seen: set[Member] = set()
    for fit in fits:
        whole = fit.entry.kind in kinds or fit.entry.kind is not Kind.OVERVIEW
        for each in (Member(fit.entry.kind, fit.entry.name),) if whole else fit.entry.shows:
            if each.kind in kinds and each not in seen:
                seen.add(each)
                yield _found(entries[each], language, fit.score)


@cache
def _by_member() -> dict[Member, Entry]:
    return {Member(entry.kind, entry.name): entry for entry in load_entries()}


def _found(entry: Entry, language: str, score: float) -> Found:
    return Found(
        kind=entry.kind,
        name=entry.name,
        label=entry.labels.get(language, entry.labels[ENGLISH]),
        score=score,
        shows=entry.shows,
    )
