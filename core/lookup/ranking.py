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


class Ranking:
    """All texts by their tokens."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self._rarity, self._worth = _bm25(texts)
        held = Counter(token for text in texts for token in text.tokens)
        self._square = {token: log(1 + len(texts) / often) ** 2 for token, often in held.items()}
        self._unknown = _UNKNOWN * sum(self._rarity.values()) / len(self._rarity)
        self._unknown_square = (_UNKNOWN * log(1 + len(texts))) ** 2
        self._texts = [(text.entry, sqrt(sum(map(self._square.__getitem__, text.tokens)))) for text in texts]
        self._holding: dict[str, list[int]] = defaultdict(list)
        for number, text in enumerate(texts):
            for token in text.tokens:
                if held[token] <= _COMMONEST:
                    self._holding[token].append(number)

    def __contains__(self, token: str) -> bool:
        return token in self._rarity

    def known(self) -> Iterable[str]:
        """Return every token."""
        return self._rarity.keys()

    def rank(self, asked: Mapping[str, float]) -> list[Scored]:
        """Return the entries that share most with the tokens, the best first; each token counts as much as it says."""
        known = {token: share for token, share in asked.items() if token in self._rarity}
        unknown = len(asked) - len(known)
        most = sum(self._rarity[token] for token in known) + unknown * self._unknown
        if len(known) == 1:
            # One word that is no name says little, however well it fits.
            most *= _ONE_WORD
        fits: dict[int, float] = defaultdict(float)
        for token, share in known.items():
            for entry, worth in self._worth[token]:
                fits[entry] += share * worth / most
        likely = frozenset(nlargest(_LIKELY, fits, key=lambda entry: (fits[entry], -entry)))
        for entry, near in self._nearest(known, unknown, likely).items():
            fits[entry] += _NEAREST * near
        return sorted((Scored(entry, fit) for entry, fit in fits.items()), key=lambda each: (-each.score, each.entry))

    def _nearest(self, known: Mapping[str, float], unknown: int, likely: frozenset[int]) -> dict[int, float]:
        """Return how near the nearest texts of each likely entry are, on average."""
        length = sqrt(sum(self._square[token] for token in known) + unknown * self._unknown_square)
        if len(known) == 1:
            length *= _ONE_WORD
        shared: dict[int, float] = defaultdict(float)
        # Common tokens are in texts of everything, and cost most of the time.
        for token in nlargest(_NEAR_TOKENS, known, key=lambda token: (self._square[token], token)):
            square = known[token] * self._square[token]
            for number in self._holding.get(token, ()):
                shared[number] += square
        near: dict[int, list[float]] = defaultdict(list)
        for number, square in shared.items():
            entry, size = self._texts[number]
            if entry in likely:
                near[entry].append(square / size / length)
        return {entry: sum(sorted(each)[-_NEAR_TEXTS:]) / _NEAR_TEXTS for entry, each in near.items()}


def _bm25(texts: Sequence[Text]) -> tuple[dict[str, float], dict[str, list[tuple[int, float]]]]:
    """Return how rare each token is, and what it is worth for each entry that has it."""
    counts: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    lengths: dict[int, int] = defaultdict(int)
    for entry, tokens in texts:
        lengths[entry] += len(tokens)
        for token in tokens:
            counts[token][entry] += 1
    usual = sum(lengths.values()) / len(lengths)
    full = {entry: _SATURATION * (1 - _LENGTH + _LENGTH * length / usual) for entry, length in lengths.items()}
    rarity = {token: log(1 + len(lengths) / (0.5 + len(of))) for token, of in counts.items()}
    worth = {
        token: [(entry, rarity[token] * often / (often + full[entry])) for entry, often in of.items()]
        for token, of in counts.items()
    }
    return rarity, worth
