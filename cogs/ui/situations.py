"""The situations that people say in words, several at once: `ippatsu, haitei`."""

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
    """A word that names no situation; `known` are those there are."""

    word: str
    known: tuple[str, ...]


@dataclass(eq=False)
class SituationMismatch(TenbouError):
    """A situation said of the wrong seat or the wrong way to win: haitei by ron, tenhou of a non-dealer."""

    word: str


class Word(StrEnum):
    """One situation; the ways to write it are in the locale files."""

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
"""What only a tsumo can be, so that a hand of which nothing else is said is one."""

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
    """What a situation is called."""
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
    """The situations that `text` names, separated by commas or spaces. Raises `SituationWordUnknown`."""
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
    """Ways to go on with `text`: each situation that the last word may become, after those already named.

    Those that begin with the last word come before those that have it inside.
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
    """Refuse a situation that another seat or another way to win would have. Raises `SituationMismatch`."""
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
