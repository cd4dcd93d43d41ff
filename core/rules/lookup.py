"""Finding a rule by whatever people call it, in any script and with typing mistakes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import IntEnum
from functools import cache

from core.rules.texts import languages, load_texts

MAX_QUERY = 80
_LIKE_ENOUGH = 0.72
_KATAKANA = range(0x30A1, 0x30F7)
_TO_HIRAGANA = {katakana: katakana - 0x60 for katakana in _KATAKANA}
_PLAIN_VOWELS = str.maketrans("āēīōūâêîôû", "aeiouaeiou")
_SEPARATORS = re.compile(r"[\W_]+")
_LONG_VOWELS = re.compile(r"([aeiou])\1+|ou|ー|(?<=[うくすつぬふむゆるぐずづぶぷゅおこそとのほもよろをごぞどぼぽょ])う")
_M_BEFORE_LABIAL = re.compile(r"m(?=[bmp])")


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


def find(query: str, language: str, *, limit: int = 25) -> tuple[Found, ...]:
    """Return at most `limit` rules and topics that `query` may mean, the best first; raises `UnknownLanguage`.

    Spellings of all languages are searched; `language` is that of the labels. Equally good ones keep display order,
    and an empty query finds everything.
    """
    texts = load_texts(language)
    labels = {name: text.label for name, text in texts.names.items()}
    words = _words(query[:MAX_QUERY])
    best: dict[str, tuple[Closeness, float, _Spelling]] = {}
    for closeness, distance, spelling in _matches(words):
        if spelling.name not in best or (closeness, distance) < best[spelling.name][:2]:
            best[spelling.name] = (closeness, distance, spelling)
    ranked = sorted(best.items(), key=lambda item: item[1][:2])
    return tuple(
        Found(name, labels[name], spelling.text, closeness) for name, (closeness, _, spelling) in ranked[:limit]
    )


def normalise(text: str) -> str:
    """Return `text` without what spellings differ in: case, width, kana script, vowel length, spaces and signs."""
    return "".join(_words(text))


def _matches(words: tuple[str, ...]) -> Iterator[tuple[Closeness, float, _Spelling]]:
    """Fit the words of a query to all spellings; only where nothing fits, look for similar ones."""
    joined = "".join(words)
    fitting = [(closeness, 0.0, s) for s in _spellings() if (closeness := _fit(words, joined, s)) is not None]
    return iter(fitting) if fitting else _similar(joined)


def _fit(words: tuple[str, ...], joined: str, spelling: _Spelling) -> Closeness | None:
    if joined == spelling.joined:
        return Closeness.EXACT
    if spelling.joined.startswith(joined):
        return Closeness.PREFIX
    if all(any(of.startswith(word) for of in spelling.words) for word in words) or (
        not joined.isascii() and joined in spelling.joined
    ):
        return Closeness.WORD
    return None


def _similar(joined: str) -> Iterator[tuple[Closeness, float, _Spelling]]:
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(joined)
    for spelling in _spellings():
        matcher.set_seq1(spelling.joined)
        if matcher.real_quick_ratio() < _LIKE_ENOUGH or matcher.quick_ratio() < _LIKE_ENOUGH:
            continue
        if (ratio := matcher.ratio()) >= _LIKE_ENOUGH:
            yield Closeness.FUZZY, 1 - ratio, spelling


@cache
def _spellings() -> tuple[_Spelling, ...]:
    """Every label, alias and field name of every language, in display order."""
    found = []
    for language in languages():
        texts = load_texts(language)
        for name, text in texts.names.items():
            for spelling in (text.label, *text.aliases, name):
                words = _words(spelling)
                found.append(_Spelling(name, spelling, words, "".join(words)))
    return tuple(found)


def _words(text: str) -> tuple[str, ...]:
    plain = unicodedata.normalize("NFKC", text).casefold().translate(_TO_HIRAGANA | _PLAIN_VOWELS)
    return tuple(_short(word) for word in _SEPARATORS.split(plain) if word)


def _short(word: str) -> str:
    """Write every long vowel short, and n before b, m and p, as in tenpai for tempai."""
    return _M_BEFORE_LABIAL.sub("n", _LONG_VOWELS.sub(lambda m: m[1] or ("o" if m[0] == "ou" else ""), word))
