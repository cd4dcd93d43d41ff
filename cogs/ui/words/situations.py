"""Situations of a win as words, several at once: `ippatsu, haitei`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from cogs.ui.texts import Texts
from core.errors import TenbouError
from core.hand import Chankan, Wind


@dataclass(eq=False)
class SituationWordUnknown(TenbouError):
    """A word that names no situation; `known` are the words there are."""

    word: str
    known: tuple[str, ...]


@dataclass(eq=False)
class SituationMismatch(TenbouError):
    """A situation that the seat or the way to win rules out: haitei by ron, tenhou of a non-dealer."""

    word: str


class Word(StrEnum):
    """One situation. The locale files hold the ways to write it."""

    IPPATSU = "ippatsu"
    HAITEI = "haitei"
    HOUTEI = "houtei"
    RINSHAN = "rinshan"
    CHANKAN = "chankan"
    ANKAN_ROBBED = "ankan-robbed"
    KITA_ROBBED = "kita-robbed"
    TENHOU = "tenhou"
    CHIIHOU = "chiihou"
    RENHOU = "renhou"
    DISCARDER_IN_RIICHI = "discarder-in-riichi"
    DISCARDER_DEAD_HAND = "discarder-dead-hand"
    PAO_EAST = "pao-east"
    PAO_SOUTH = "pao-south"
    PAO_WEST = "pao-west"
    PAO_NORTH = "pao-north"


BY_TSUMO: Final = frozenset({Word.HAITEI, Word.RINSHAN, Word.TENHOU, Word.CHIIHOU})
"""The situations that mean a tsumo, so that a hand with one is taken for a tsumo."""

FIRST_TURN: Final = frozenset({Word.TENHOU, Word.CHIIHOU, Word.RENHOU})
LIABLE: Final = {
    Word.PAO_EAST: Wind.EAST,
    Word.PAO_SOUTH: Wind.SOUTH,
    Word.PAO_WEST: Wind.WEST,
    Word.PAO_NORTH: Wind.NORTH,
}

ROBBED: Final = {
    Word.CHANKAN: Chankan.ADDED_KAN,
    Word.ANKAN_ROBBED: Chankan.CLOSED_KAN,
    Word.KITA_ROBBED: Chankan.KITA,
}

_SEPARATORS: Final = re.compile("[,;+、\N{FULLWIDTH COMMA}]")


def label(word: Word, texts: Texts) -> str:
    """Return the name of a situation."""
    return texts.text(f"situation-{word}")


@cache
def _spellings(texts: Texts) -> dict[str, Word]:
    found = {}
    for word in Word:
        spellings = texts.text(f"situation-{word}.spellings").split(",")
        for spelling in (word, label(word, texts), *spellings):
            found[_plain(spelling)] = word
    return found


def _plain(text: str) -> str:
    return " ".join(re.split(r"[\s_-]+", text.casefold().strip()))


def parse(text: str, texts: Texts) -> frozenset[Word]:
    """Return the situations in a text, separated by commas or spaces. Raises `SituationWordUnknown`."""
    known = _spellings(texts)
    found = set()
    for part in filter(None, map(_plain, _SEPARATORS.split(text))):
        if part in known:
            found.add(known[part])
            continue
        for word in part.split():
            if word not in known:
                raise SituationWordUnknown(word=word, known=tuple(label(each, texts) for each in Word))
            found.add(known[word])
    return frozenset(found)


def complete(text: str, texts: Texts) -> list[str]:
    """Return ways to complete a text: each situation that the last word may become, after the words before it.

    Situations that begin with the last word come before those that contain it.
    """
    *named, typed = _SEPARATORS.split(text)
    done = [part.strip() for part in named if part.strip()]
    try:
        taken = parse(",".join(done), texts)
    except SituationWordUnknown:
        return []
    wanted = _plain(typed)
    spellings = _spellings(texts).items()
    begun = [word for spelling, word in spellings if spelling.startswith(wanted)]
    fitting = dict.fromkeys([*begun, *(word for spelling, word in spellings if wanted in spelling)])
    return [texts.listed([*done, label(word, texts)]) for word in fitting if word not in taken]


def check(words: Iterable[Word], *, tsumo: bool, seat: Wind) -> None:
    """Raise `SituationMismatch` for a situation that the seat or the way to win rules out."""
    dealer = seat is Wind.EAST
    fits = {
        Word.HAITEI: tsumo,
        Word.HOUTEI: not tsumo,
        Word.TENHOU: tsumo and dealer,
        Word.CHIIHOU: tsumo and not dealer,
        Word.RENHOU: not tsumo,
    }
    for word in words:
        if not fits.get(word, True):
            raise SituationMismatch(word=word)
