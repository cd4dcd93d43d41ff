"""Which entries a question is about: BM25F over all that is said of each, and the nearest single texts.

BM25F takes names, questions and sentences of an entry for one text. It knows what an entry is about, but not which
words belong together; the three nearest of its texts do (a cosine over their tokens). Both are shares of the most that
could be reached, so that their sum also says how sure an answer is.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import log, sqrt
from typing import Final, NamedTuple

_SATURATION: Final = 0.8
_LENGTH: Final = 0.4
_NEAREST: Final = 0.5
_NEAR_TEXTS: Final = 3
_NEAR_TOKENS: Final = 12
_COMMONEST: Final = 400
_LIKELY: Final = 20
_UNKNOWN: Final = 0.6
_ONE_WORD: Final = 2.0


class Text(NamedTuple):
    """A text that is indexed: the number of its entry, and its tokens."""

    entry: int
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """An entry by number, and how well it fits: 0 for nothing shared, 1.5 for one of its own questions."""

    entry: int
    score: float


class _Weight(NamedTuple):
    """How rare a token is, and what it is worth for each entry that has it."""

    rarity: float
    worth: tuple[tuple[int, float], ...]


class Ranking:
    """All texts by their tokens. What a token weighs is worked out when it is first asked for."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self._entries = [text.entry for text in texts]
        self._holding: dict[str, list[int]] = defaultdict(list)
        lengths: dict[int, int] = defaultdict(int)
        for number, (entry, tokens) in enumerate(texts):
            lengths[entry] += len(tokens)
            for token in tokens:
                self._holding[token].append(number)
        usual = sum(lengths.values()) / len(lengths)
        self._full = {
            entry: _SATURATION * (1 - _LENGTH + _LENGTH * length / usual) for entry, length in lengths.items()
        }
        square = {token: log(1 + len(texts) / len(held)) ** 2 for token, held in self._holding.items()}
        self._square = square
        self._sizes = [sqrt(sum(map(square.__getitem__, text.tokens))) for text in texts]
        self._weights: dict[str, _Weight] = {}
        # A word that is nowhere is as rare as one of a single entry.
        self._unknown = _UNKNOWN * log(1 + len(lengths) / 1.5)
        self._unknown_square = (_UNKNOWN * log(1 + len(texts))) ** 2

    def __contains__(self, token: str) -> bool:
        return token in self._square

    def known(self) -> Iterable[str]:
        """Return every token."""
        return self._square.keys()

    def rank(self, asked: Mapping[str, float]) -> list[Scored]:
        """Return the entries that share most with the tokens, the best first; each token counts as much as it says."""
        known = {token: share for token, share in asked.items() if token in self}
        unknown = len(asked) - len(known)
        # One word that is no name says little, however well it fits.
        alone = _ONE_WORD if len(known) == 1 else 1.0
        most = alone * (sum(self._weight(token).rarity for token in known) + unknown * self._unknown)
        fits: dict[int, float] = defaultdict(float)
        for token, share in known.items():
            for entry, worth in self._weight(token).worth:
                fits[entry] += share * worth / most
        likely = frozenset(nlargest(_LIKELY, fits, key=lambda entry: (fits[entry], -entry)))
        length = alone * sqrt(sum(self._square[token] for token in known) + unknown * self._unknown_square)
        for entry, near in self._nearest(known, likely).items():
            fits[entry] += _NEAREST * near / length
        return sorted((Scored(entry, fit) for entry, fit in fits.items()), key=lambda each: (-each.score, each.entry))

    def _weight(self, token: str) -> _Weight:
        if token not in self._weights:
            often = Counter(self._entries[number] for number in self._holding[token])
            rarity = log(1 + len(self._full) / (0.5 + len(often)))
            worth = tuple((entry, rarity * count / (count + self._full[entry])) for entry, count in often.items())
            self._weights[token] = _Weight(rarity, worth)
        return self._weights[token]

    def _nearest(self, known: Mapping[str, float], likely: frozenset[int]) -> dict[int, float]:
        """Return how near the nearest texts of each likely entry are, on average."""
        shared: dict[int, float] = defaultdict(float)
        # Common tokens are in texts of everything, and cost most of the time.
        for token in nlargest(_NEAR_TOKENS, known, key=lambda token: (self._square[token], token)):
            if len(holding := self._holding[token]) <= _COMMONEST:
                square = known[token] * self._square[token]
                for number in holding:
                    shared[number] += square
        near: dict[int, list[float]] = defaultdict(list)
        for number, square in shared.items():
            if (entry := self._entries[number]) in likely:
                near[entry].append(square / self._sizes[number])
        return {entry: sum(sorted(each)[-_NEAR_TEXTS:]) / _NEAR_TEXTS for entry, each in near.items()}
