"""The yaku that hands are given under some rules, each with its han: what `worth_of` says, worked out once.

Scoring takes every `YakuHan` from here, so it cannot give a yaku another worth than people are told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from core.hand.yaku.worth import Worth, Yaku, YakuHan, worth_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.rules.ruleset import RuleSet

_MOST_KEPT: Final = 256


@dataclass(frozen=True, slots=True)
class Structure:
    """What follows from the counters of a reading, whatever its tiles are."""

    yaku: tuple[YakuHan, ...]
    has_four_runs: bool
    may_be_yakuman: bool


@dataclass(frozen=True, slots=True)
class Pattern:
    """What follows from which runs and triplets a reading has."""

    yaku: tuple[YakuHan, ...]
    has_two_dragons: bool


@dataclass(frozen=True, slots=True, eq=False)
class Given:
    """Every yaku that open hands, or else closed ones, are given, by its id.

    `structures` and `patterns` are tables of `core.hand.yaku.ordinary`, which fills them as hands come up.
    """

    yaku: dict[Yaku, YakuHan]
    structures: dict[int, Structure] = field(default_factory=dict)
    patterns: dict[int, Pattern] = field(default_factory=dict)

    def all_of(self, found: Iterable[Yaku]) -> tuple[YakuHan, ...]:
        """Return the yaku `found` in a hand with their han, without those that hands are not given."""
        return tuple(self.yaku[yaku] for yaku in found if yaku in self.yaku)

    def counted(self, yaku: Yaku, count: int) -> YakuHan:
        """Return a yaku that counts once for each of `count` tiles or winds."""
        each = self.yaku[yaku]
        return each if count == 1 else YakuHan(yaku, each.han * count)


def given_under(rules: RuleSet) -> tuple[Given, Given]:
    """Return what open hands and what closed hands are given; the index is whether the hand is closed."""
    kept = _KEPT.get(id(rules))
    if kept is None:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        kept = _KEPT[id(rules)] = (rules, _given(tuple(worth_of(yaku, rules) for yaku in Yaku)))
    return kept[1]


_KEPT: Final[dict[int, tuple[RuleSet, tuple[Given, Given]]]] = {}
"""By the identity of rules, since the hash of all rules takes as long as scoring a hand. As long as the rules are in
it, no others have their identity."""


@lru_cache(maxsize=32)
def _given(worths: tuple[Worth | None, ...]) -> tuple[Given, Given]:
    """Make the tables of all rules under which the yaku have these `worths`, in the order of `Yaku`."""
    played = [(yaku, worth) for yaku, worth in zip(Yaku, worths, strict=True) if worth is not None]
    as_open = {yaku: YakuHan(yaku, worth.open, worth.yakuman) for yaku, worth in played}
    as_closed = {yaku: YakuHan(yaku, worth.closed, worth.yakuman) for yaku, worth in played}
    return _without_zeros(as_open), _without_zeros(as_closed)


def _without_zeros(found: dict[Yaku, YakuHan]) -> Given:
    return Given({yaku: each for yaku, each in found.items() if each.han or each.yakuman})
