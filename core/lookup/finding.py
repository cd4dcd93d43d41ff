"""Finding a rule by whatever people call it, in any script, in a question, and with typing mistakes.

What is typed is compared in a normal form (`core.lookup.normal_form`) with every spelling of every language: first as
it is, then without the words that only make it a question (`core.lookup.question_words`). Where that finds nothing,
every topic is weighed by the parts of the question that its spellings and sentences share with it, rare parts more than
common ones.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from enum import IntEnum
from functools import cache
from math import log
from typing import Final

from core.lookup.normal_form import normalise, words_of
from core.lookup.question_words import without_question
from core.rules.texts import languages, load_texts

__all__ = ["MAX_QUERY", "Closeness", "Found", "find", "normalise"]

MAX_QUERY: Final = 80


class Closeness(IntEnum):
    """How a query fits a spelling, the best first."""

    EXACT = 0
    PREFIX = 1
    WORD = 2
    FUZZY = 3


@dataclass(frozen=True, slots=True)
class Found:
    """A rule or topic, its label, the spelling that fits and how well."""

    name: str
    label: str
    spelling: str
    closeness: Closeness


@dataclass(frozen=True, slots=True)
class _Spelling:
    name: str
    text: str
    words: tuple[str, ...]
    joined: str


_Match = tuple[Closeness, float, _Spelling]
"""How a spelling fits, and how far it is from the best that fit like that."""


def find(query: str, language: str, *, limit: int = 25) -> tuple[Found, ...]:
    """Return at most `limit` rules and topics that `query` may mean, the best first.

    Spellings of all languages are searched; `language` is that of the labels. Equally good ones keep display order,
    and an empty query finds everything.
    """
    texts = load_texts(language)
    labels = {name: text.label for name, text in texts.names.items()}
    best: dict[str, _Match] = {}
    for match in _matches(query[:MAX_QUERY]):
        name = match[2].name
        if name not in best or match[:2] < best[name][:2]:
            best[name] = match
    ranked = sorted(best.items(), key=lambda item: item[1][:2])
    return tuple(
        Found(name, labels[name], spelling.text, closeness) for name, (closeness, _, spelling) in ranked[:limit]
    )


def _matches(query: str) -> list[_Match]:
    """Fit a query as it is, without the words of a question, or by its parts, whichever finds something first."""
    index = _index()
    words = words_of(query)
    if found := index.fitting(words, inside=not query.isascii()):
        return found
    asked = without_question(query)
    if asked and asked != words and (found := index.fitting(asked, inside=not query.isascii())):
        return found
    return index.weighed(asked or words)


# --- the index -----------------------------------------------------------------------------------------------

_PARTS: Final = re.compile(r"[a-z]+|[^a-z]+")
_SENTENCE_WEIGHT: Final = 0.4
_SPELLING_WEIGHT: Final = 0.6
_COVERED_WEIGHT: Final = 1.5
_UNKNOWN_WEIGHT: Final = 0.5
_LIKE_ENOUGH: Final = 0.72
_SWAPPED: Final = 0.9
_WEIGHED_ENOUGH: Final = 1.0
_SHORTEST_INSIDE: Final = 4
_CANDIDATES: Final = 12


@dataclass(slots=True)
class _Alike:
    """Words by their pairs of letters, to find those that a mistyped one may be."""

    words: tuple[str, ...]
    by_pair: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    known: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        self.known = frozenset(self.words)
        for number, word in enumerate(self.words):
            for pair in _pairs(word):
                self.by_pair[pair].append(number)

    def nearest(self, word: str) -> Iterator[tuple[float, str]]:
        """Return how alike which words are, if enough."""
        for at in range(len(word) - 1):
            # Two letters in the wrong order, which may have kept a sound from being seen as one.
            swapped = normalise(f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}")
            if swapped != word and swapped in self.known:
                yield _SWAPPED, swapped
        shared: dict[int, int] = defaultdict(int)
        pairs = _pairs(word)
        for pair in pairs:
            for number in self.by_pair.get(pair, ()):
                shared[number] += 1
        size = len(pairs)
        closest = sorted(shared, key=lambda number: abs(len(self.words[number]) + 1 - size) - 2 * shared[number])
        matcher = SequenceMatcher(autojunk=False)
        matcher.set_seq2(word)
        for number in closest[:_CANDIDATES]:
            matcher.set_seq1(self.words[number])
            if matcher.real_quick_ratio() >= _LIKE_ENOUGH and (ratio := matcher.ratio()) >= _LIKE_ENOUGH:
                yield ratio, self.words[number]


def _pairs(word: str) -> set[str]:
    padded = f"^{word}$"
    return {padded[at : at + 2] for at in range(len(padded) - 1)}


class _Index:
    """Every spelling of every language, in display order, and how to come to it."""

    def __init__(self, spellings: tuple[_Spelling, ...], sentences: Iterable[tuple[str, str]]) -> None:
        self.spellings = spellings
        self.by_joined: dict[str, list[int]] = defaultdict(list)
        self.by_part: dict[str, list[int]] = defaultdict(list)
        topics: dict[str, dict[str, float]] = defaultdict(dict)
        words: set[tuple[str, int]] = set()
        for number, spelling in enumerate(spellings):
            self.by_joined[spelling.joined].append(number)
            words |= {(word, number) for word in spelling.words}
            for part in set(_parts(spelling.words)):
                self.by_part[part].append(number)
                topics[part][spelling.name] = 1.0
        for name, sentence in sentences:
            for part in _parts(words_of(sentence)):
                topics[part].setdefault(name, _SENTENCE_WEIGHT)
        count = len({spelling.name for spelling in spellings})
        self.topics = dict(topics)
        self.rarity = {part: log(1 + count / sum(of.values())) for part, of in topics.items()}
        self.usual_rarity = sum(self.rarity.values()) / len(self.rarity)
        self.weight = [sum(self.rarity[part] for part in set(_parts(s.words))) for s in spellings]
        self.joined = sorted((spelling.joined, number) for number, spelling in enumerate(spellings))
        self.words = sorted(words)
        self.alike = _Alike(tuple(self.by_joined))
        self.alike_words = _Alike(tuple(part for part in topics if part.isascii() and len(part) >= _SHORTEST_INSIDE))

    def fitting(self, words: tuple[str, ...], *, inside: bool) -> list[_Match]:
        """Return the spellings that are the words, begin with them or have words that do; or contain them."""
        joined = "".join(words)
        found = dict.fromkeys(self._with_words(words), Closeness.WORD)
        if inside:
            found |= {n: Closeness.WORD for n, spelling in enumerate(self.spellings) if joined in spelling.joined}
        found |= dict.fromkeys(_beginning(self.joined, joined), Closeness.PREFIX)
        found |= dict.fromkeys(self.by_joined.get(joined, ()), Closeness.EXACT)
        return [(found[number], 0.0, self.spellings[number]) for number in sorted(found)]

    def _with_words(self, words: tuple[str, ...]) -> set[int]:
        sets = [set(_beginning(self.words, word)) for word in words]
        return set.intersection(*sets) if sets else set()

    def weighed(self, words: tuple[str, ...]) -> list[_Match]:
        """Return what shares most with the words, and what is spelt like them."""
        joined = "".join(words)
        typed = [self._known(part) for part in _parts(words)]
        parts = set(filter(None, typed))
        # What no spelling has says that the question may be about something else.
        asked = sum(self.rarity[part] for part in parts) + _UNKNOWN_WEIGHT * self.usual_rarity * typed.count("")
        covered: dict[str, float] = defaultdict(float)
        shared: dict[int, float] = defaultdict(float)
        for part in parts:
            for name, weight in self.topics[part].items():
                covered[name] += weight * self.rarity[part] / asked
            for number in self.by_part.get(part, ()):
                shared[number] += self.rarity[part]
        fits = {
            n: of / (_SPELLING_WEIGHT * self.weight[n] + (1 - _SPELLING_WEIGHT) * asked) for n, of in shared.items()
        }
        for number, fit in self._contained(joined):
            fits[number] = max(fits.get(number, 0.0), fit)
        for ratio, near in self.alike.nearest(joined):
            for number in self.by_joined[near]:
                fits[number] = max(fits.get(number, 0.0), 2 * ratio - 1)
                covered[self.spellings[number].name] = max(covered[self.spellings[number].name], ratio)
        best: list[_Match] = []
        for number, fit in fits.items():
            spelling = self.spellings[number]
            total = fit + _COVERED_WEIGHT * covered[spelling.name]
            if total >= _WEIGHED_ENOUGH:
                best.append((Closeness.FUZZY, -total, spelling))
        return best

    def _known(self, part: str) -> str:
        """Return a part of a query as the index has it, corrected where it is mistyped; nothing if it has none."""
        if part in self.rarity:
            return part
        if len(part) < _SHORTEST_INSIDE or not part.isascii():
            return ""
        _, near = max(self.alike_words.nearest(part), default=(0, ""))
        return near

    def _contained(self, joined: str) -> Iterator[tuple[int, float]]:
        """Return the spellings inside a query without gaps, and what share of it they are."""
        size = len(joined)
        for start in range(size):
            for end in range(start + 2, size + 1):
                part = joined[start:end]
                if len(part) >= _SHORTEST_INSIDE or not part.isascii():
                    for number in self.by_joined.get(part, ()):
                        yield number, (end - start) / size


def _parts(words: Iterable[str]) -> Iterator[str]:
    """Take words apart: Latin ones stay whole, of other characters each and each two neighbours are a part."""
    for word in words:
        for part in _PARTS.findall(word):
            if part[0].isascii() and part[0].isalpha():
                yield part
                continue
            yield from part
            yield from (part[at : at + 2] for at in range(len(part) - 1))


def _beginning(entries: list[tuple[str, int]], text: str) -> Iterator[int]:
    """Return the numbers of the sorted entries that begin with a text."""
    for at in range(bisect_left(entries, (text, -1)), len(entries)):
        if not entries[at][0].startswith(text):
            return
        yield entries[at][1]


@cache
def _index() -> _Index:
    """Index every label, alias and field name of every language, and the sentences."""
    spellings, sentences = [], []
    names = list(load_texts("en").names)
    for language in languages():
        texts = load_texts(language).names
        for name in names:
            for spelling in (texts[name].label, *texts[name].aliases, name):
                words = words_of(spelling)
                spellings.append(_Spelling(name, spelling, words, "".join(words)))
            sentences += [(name, sentence) for sentence in texts[name].sentences.values()]
    return _Index(tuple(spellings), sentences)
