"""Names as they are typed: whole, begun, or with a mistake."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from typing import Final

from core.lookup.normal_form import normalise

_LIKE_ENOUGH: Final = 0.72
_SWAPPED: Final = 0.9
_CANDIDATES: Final = 6
_LAST: Final = "\U0010ffff"


class Alike:
    """Words by their pairs of letters, to find those that a mistyped one may be."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = tuple(words)
        self._known = frozenset(self._words)
        self._by_pair: dict[str, list[int]] = defaultdict(list)
        for number, word in enumerate(self._words):
            for pair in sorted(_pairs(word)):
                self._by_pair[pair].append(number)

    def nearest(self, word: str) -> Iterator[tuple[float, str]]:
        """Yield the words that are alike enough, each with how much."""
        for at in range(len(word) - 1):
            # Two letters in the wrong order may have kept a sound from being seen as one.
            swapped = normalise(f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}")
            if swapped != word and swapped in self._known:
                yield _SWAPPED, swapped
        shared: dict[int, int] = defaultdict(int)
        pairs = _pairs(word)
        for pair in pairs:
            for number in self._by_pair.get(pair, ()):
                shared[number] += 1
        size = len(pairs)
        half = [number for number, count in shared.items() if 2 * count >= size]
        sizes = {number: abs(len(self._words[number]) + 1 - size) for number in half}
        closest = sorted(half, key=lambda number: (sizes[number] - 2 * shared[number], number))
        matcher = SequenceMatcher(autojunk=False)
        matcher.set_seq2(word)
        for number in closest[:_CANDIDATES]:
            matcher.set_seq1(self._words[number])
            if matcher.real_quick_ratio() >= _LIKE_ENOUGH and (ratio := matcher.ratio()) >= _LIKE_ENOUGH:
                yield ratio, self._words[number]

    def best(self, word: str) -> tuple[float, str]:
        """Return the word that is most alike, and how much; (0, "") where none is."""
        return max(self.nearest(word), default=(0.0, ""))


def _pairs(word: str) -> set[str]:
    padded = f"^{word}$"
    return {padded[at : at + 2] for at in range(len(padded) - 1)}


class Spellings:
    """Every spelling in its normal form, with the numbers of the entries that are called so."""

    def __init__(self, named: Mapping[str, tuple[int, ...]]) -> None:
        self._named = named
        self._forms = sorted(named)
        self._alike = Alike(self._forms)

    def called(self, form: str) -> tuple[int, ...]:
        """Return the entries that are called exactly so."""
        return self._named.get(form, ())

    def begun(self, form: str) -> dict[int, float]:
        """Return the entries that have a name which begins so, each with the share of the name that is there."""
        found: dict[int, float] = {}
        for whole in self._forms[bisect_left(self._forms, form) : bisect_left(self._forms, form + _LAST)]:
            for entry in self._named[whole]:
                found[entry] = max(found.get(entry, 0.0), len(form) / len(whole))
        return found

    def alike(self, form: str) -> dict[int, float]:
        """Return the entries that have a name which is nearly so, each with how much."""
        found: dict[int, float] = {}
        for ratio, near in self._alike.nearest(form):
            for entry in self._named[near]:
                found[entry] = max(found.get(entry, 0.0), ratio)
        return found
