"""One normal form for everything that people write the same thing as.

Case, width and accents go; kana become Latin letters; long vowels become short, other ways of romanising one; Japanese,
Traditional and Simplified characters become each other, numerals digits. Two spellings of one name have the same words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from core.lookup.characters import FOLDED

LONGEST: Final = 400
"""As many characters of a text are read."""

_TO_HIRAGANA: Final = {katakana: chr(katakana - 0x60) for katakana in range(0x30A1, 0x30F7)}
_SEPARATORS: Final = re.compile(r"[\W_]+")
_ACCENTED: Final = re.compile("[\u00c0-\u024f]")

_ROWS: Final = (
    ("あいうえおかきくけこがぎぐげご", "a i u e o ka ki ku ke ko ga gi gu ge go"),
    ("さしすせそざじずぜぞたちつてと", "sa si su se so za zi zu ze zo ta ti tu te to"),
    ("だぢづでどなにぬねのはひふへほ", "da zi zu de do na ni nu ne no ha hi hu he ho"),
    ("ばびぶべぼぱぴぷぺぽまみむめも", "ba bi bu be bo pa pi pu pe po ma mi mu me mo"),
    ("らりるれろやゆよわをん", "ra ri ru re ro ya yu yo wa o n"),
    ("ゃゅょぁぃぅぇぉ", "ya yu yo a i u e o"),
)
_KANA: Final = {kana: latin for row, sounds in _ROWS for kana, latin in zip(row, sounds.split(), strict=True)}
_SMALL: Final = frozenset("ゃゅょぁぃぅぇぉ")
_DOUBLED: Final = "っ"
_LONG: Final = "ー"
_RUN: Final = re.compile(f"[{''.join(_KANA)}{_DOUBLED}{_LONG}]+")

_SOUNDS: Final = {
    "shi": "si",
    "sh": "sy",
    "tch": "tty",
    "chi": "ti",
    "ch": "ty",
    "tsu": "tu",
    "f": "hu",
    "ji": "zi",
    "j": "zy",
}
_SOUND: Final = re.compile("|".join(_SOUNDS))
_LONG_VOWEL: Final = re.compile(r"([aeiou])\1+|ou")
_M_BEFORE_LABIAL: Final = re.compile(r"m(?=[bmp])")

_DIGITS: Final = {ord(numeral): str(digit) for digit, numeral in enumerate("〇一二三四五六七八九")}
_ONE_SIGN: Final = _TO_HIRAGANA | FOLDED | _DIGITS
_TEN: Final = re.compile(r"(\d?)十(\d?)")
_MAN: Final = re.compile(r"(\d{1,3})万(?:(\d)千)?")


def beginning(text: str) -> str:
    """Return as much of `text` as is read, with each sign as itself: one of Unicode may stand for eighteen."""
    return unicodedata.normalize("NFKC", text[:LONGEST])[:LONGEST]


def unfolded(text: str) -> str:
    """Return `text` in plain signs and small letters, without accents."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return _ACCENTED.sub(lambda letter: unicodedata.normalize("NFD", letter[0])[0], plain)


def folded(plain: str) -> str:
    """Return plain text with katakana as hiragana, one sign of each group of characters, and numerals as digits."""
    one_sign = plain.translate(_ONE_SIGN)
    one_sign = _TEN.sub(lambda ten: f"{ten[1] or 1}{ten[2] or 0}" if any(ten.groups()) else ten[0], one_sign)
    return _MAN.sub(lambda man: f"{man[1]}{(man[2] or '').ljust(4, '0')}", one_sign)


def normalise(text: str) -> str:
    """Return the beginning of `text` without all that spellings of one thing differ in, spaces and signs included."""
    return "".join(words_of(text))


def normalise_all(texts: Iterable[str]) -> list[str]:
    """Return the normal form of each text; together they take a fraction of the time."""
    lines = one_way(in_latin(folded(unfolded("\n".join(" ".join(text.split()) for text in texts))))).split("\n")
    return [_SEPARATORS.sub("", line) for line in lines]


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of the beginning of `text` in their normal form."""
    return tuple(one_way(word) for word in _SEPARATORS.split(in_latin(folded(unfolded(beginning(text))))) if word)


def in_latin(text: str) -> str:
    """Return folded text with its kana in Latin letters."""
    return _RUN.sub(lambda run: _latin(run[0]), text)


def _latin(kana: str) -> str:
    """Write hiragana in Latin letters; a long vowel is written short."""
    sounds: list[str] = []
    double = False
    for sign in kana:
        if sign in {_DOUBLED, _LONG}:
            double = sign == _DOUBLED
            continue
        sound = _KANA[sign]
        if sign in _SMALL and sounds and sounds[-1] != "hu":
            sounds[-1] = sounds[-1][:-1]
        sounds.append(sound[0] + sound if double and sign not in _SMALL else sound)
        double = False
    return "".join(sounds)


def one_way(word: str) -> str:
    """Romanise one way: each sound with the same letters, vowels short, n before b, m and p as in tenpai."""
    word = _SOUND.sub(lambda sound: _SOUNDS[sound[0]], word)
    word = _LONG_VOWEL.sub(lambda vowel: vowel[1] or "o", word)
    return _M_BEFORE_LABIAL.sub("n", word)
