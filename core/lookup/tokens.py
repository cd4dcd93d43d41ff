"""Texts as tokens: words without their endings, pairs of characters, numbers, and the concepts they name.

A token says by its first letter what it is: `w` a Latin word, a number or a katakana word in Latin letters, `c` one or
two characters, `s` a concept of `synonyms.toml`. Questions and what is indexed are read by the same functions.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from core.lookup.normal_form import beginning, folded, in_latin, one_way, unfolded

_KATAKANA: Final = re.compile("[ァ-ヺー]{2,}")
_CHARACTERS: Final = "\u3041-\u3096\u3400-\u9fff"
_RUN: Final = re.compile(rf"[a-z']+|\d+[a-z]?(?![\d{_CHARACTERS}])|[\d{_CHARACTERS}]+")
_KANJI: Final = re.compile("[\u3400-\u9fff]")
_NUMBER: Final = re.compile(r"\d+")
_THOUSANDS: Final = re.compile(r"\b(\d+)k\b")
_GROUPED: Final = re.compile(r"(?<=\d),(?=\d{3})")
_NOT: Final = re.compile(r"(?:(?<=\bca)n)?n['\u2019]t\b|(?<=\bcan)t\b|(?<=\bdon)t\b|(?<=\bdoesn)t\b")
_ENDINGS: Final = re.compile(r"(?<=[a-z]{2})(?:ies$|(?<=[^aeiou])ing$|(?<=[^aeiou])ed$|(?<=[sxz])es$|(?<=[^s])s$)")
_SHORTEST_STEM: Final = 4


class _Runs(NamedTuple):
    """A text taken apart: Latin words and numbers, runs of characters, katakana words in Latin letters."""

    words: tuple[str, ...]
    characters: tuple[str, ...]
    katakana: tuple[str, ...]


class _Phrases(NamedTuple):
    """The synonyms with their concepts: phrases of words by the first word, of characters by the first two."""

    words: dict[str, list[tuple[tuple[str, ...], str]]]
    characters: dict[str, list[tuple[str, str]]]


def tokens(text: str) -> tuple[str, ...]:
    """Return the tokens of the beginning of a text."""
    return next(tokens_of_all([beginning(text)]))


def tokens_of_all(texts: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the tokens of each text."""
    known: dict[_Runs, tuple[str, ...]] = {}
    for runs in _runs(texts):
        if runs not in known:
            known[runs] = _tokens(runs)
        yield known[runs]


@cache
def stem(word: str) -> str:
    """Return an English word without its commonest endings, romanised one way."""
    if len(word) >= _SHORTEST_STEM:
        short = _ENDINGS.sub(lambda found: "y" if found[0] == "ies" else "", word)
        if len(short) > _SHORTEST_STEM and short[-1] == short[-2] and short != word and short[-1] not in "sl":
            short = short[:-1]
        if len(short) > _SHORTEST_STEM and short.endswith("e"):
            short = short[:-1]
        word = short
    return one_way(word)


def _runs(texts: Sequence[str]) -> Iterator[_Runs]:
    """Take texts apart; they are brought into one form together, which is many times faster than one by one."""
    plain = unfolded("\n".join(" ".join(text.split()) for text in texts))
    plain = _NOT.sub(" not", _THOUSANDS.sub(r"\g<1>000", _GROUPED.sub("", plain)))
    for written, line in zip(plain.split("\n"), folded(plain).replace("ー", "").split("\n"), strict=True):
        found = _RUN.findall(line)
        yield _Runs(
            tuple(stem(part) for run in found if _is_word(run) for part in run.split("'") if part),
            tuple(run for run in found if not _is_word(run)),
            tuple(one_way(in_latin(folded(word))) for word in _KATAKANA.findall(written)),
        )


def _is_word(run: str) -> bool:
    return run.isascii()


def _tokens(runs: _Runs) -> tuple[str, ...]:
    of_words, of_characters = _phrases()
    found = [f"w{word}" for word in runs.words]
    found += [f"w{word}" for word in runs.katakana]
    for at, word in enumerate(runs.words):
        for phrase, concept in of_words.get(word, ()):
            if len(phrase) == 1 or runs.words[at : at + len(phrase)] == phrase:
                found.append(concept)
    for run in runs.characters:
        parts = [run[at : at + 2] for at in range(len(run) - 1)]
        parts += _KANJI.findall(run)
        found += [f"c{part}" for part in parts]
        found += [f"w{number}" for number in _NUMBER.findall(run)]
        for part in of_characters.keys() & parts:
            found += [concept for phrase, concept in of_characters[part] if phrase in run]
    # In one order, whatever the order of sets is: sums of floats depend on it.
    return tuple(sorted(set(found)))


@cache
def _phrases() -> _Phrases:
    of_words: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
    of_characters: dict[str, list[tuple[str, str]]] = defaultdict(list)
    data = tomllib.loads((files("core.lookup") / "synonyms.toml").read_text("utf-8"))
    named = [(f"s{concept}", phrase) for concept, phrases in data["concepts"].items() for phrase in phrases]
    for (concept, _), runs in zip(named, _runs([phrase for _, phrase in named]), strict=True):
        if runs.words:
            of_words[runs.words[0]].append((runs.words, concept))
        else:
            phrase = runs.characters[0]
            of_characters[phrase[:2]].append((phrase, concept))
    return _Phrases(of_words, of_characters)
