"""Final scores as people write them: points, hundreds or thousands, in the order of the seats.

All of one text are in one unit, and that is the one in which they come nearest to what the players began with:
`41600 35800 12600 10000`, `416 358 126 100` and `41.6 35.8 12.6 10` are the same.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from cogs.game.record.errors import NoScores, ScoreCount, ScoreNotANumber, ScoreNotHundreds, ScoreOutOfRange
from core.rules import RuleSet

HUNDRED: Final = 100
_UNITS: Final = (1, 100, 1000)
_MOST_TIMES: Final = 2
"""The largest score, in multiples of all table points: with unlimited debts a player can have more than all."""

_ONE_SIGN: Final = {
    **dict.fromkeys("\N{MINUS SIGN}\N{EN DASH}\N{EM DASH}\N{FULLWIDTH HYPHEN-MINUS}▲△", "-"),
    **dict.fromkeys("、;/|・", " "),
    "'": ",",
    "\N{RIGHT SINGLE QUOTATION MARK}": ",",
}
"""Signs that mean the same: minus (triangles in Japan), between two scores, and between groups of digits."""

_GAP: Final = re.compile(r"\s")
_GROUPED: Final = re.compile(r"[+-]?\d{1,3}(?:,\d{3})+")
_DECIMAL_COMMA: Final = re.compile(r"[+-]?\d+,\d")
_NUMBER: Final = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)k?", re.IGNORECASE)
_LONGEST: Final = 12


@dataclass(frozen=True, slots=True)
class _Word:
    """One score as it was typed, `at` counted from 0 in the text."""

    text: str
    at: int


def read_scores(text: str, rules: RuleSet) -> tuple[int, ...]:
    """Read the final points of all seats.

    Raises `NoScores`, `ScoreCount`, `ScoreNotANumber`, `ScoreNotHundreds` and `ScoreOutOfRange`.
    """
    plain = "".join(map(_plain, text))
    words = _words(plain, rules.players)
    if not words:
        raise NoScores
    values = [_value(word, text) for word in words]
    if len(values) != rules.players:
        raise ScoreCount(count=len(values), players=rules.players)
    unit = _unit(values, rules)
    return tuple(_points(word, value * unit, text, rules) for word, value in zip(words, values, strict=True))


def _plain(sign: str) -> str:
    """Unify a sign, always one for one, so that positions in the text stay."""
    sign = _ONE_SIGN.get(sign, sign)
    narrow = unicodedata.normalize("NFKC", sign)
    return _ONE_SIGN.get(narrow, narrow) if len(narrow) == 1 else sign


def _words(plain: str, players: int) -> list[_Word]:
    """Split the text into scores. A comma groups digits, or separates scores if that gives one for each player."""
    words = list(_split(plain, _GAP))
    if len(words) < players and "," in plain:
        parted = list(_split(plain, re.compile(r"[\s,]")))
        if len(parted) == players:
            return parted
    return words


def _split(plain: str, gap: re.Pattern[str]) -> Iterator[_Word]:
    start = 0
    for at, sign in enumerate(f"{plain} "):
        if at == len(plain) or gap.fullmatch(sign):
            word = plain[start:at].strip(",")
            if word:
                yield _Word(word, plain.index(word, start))
            start = at + 1


def _value(word: _Word, text: str) -> Fraction:
    number = word.text
    if _GROUPED.fullmatch(number):
        number = number.replace(",", "")
    elif _DECIMAL_COMMA.fullmatch(number):
        number = number.replace(",", ".")
    if len(number) > _LONGEST or not _NUMBER.fullmatch(number):
        raise ScoreNotANumber(text, word.at + 1, len(word.text))
    thousands = number[-1] in "kK"
    return Fraction(number.rstrip("kK")) * (1000 if thousands else 1)


def _unit(values: list[Fraction], rules: RuleSet) -> int:
    """Return the unit in which the scores come nearest to all table points; decimals are thousands."""
    if any(value.denominator > 1 for value in values):
        return _UNITS[-1]
    expected = rules.players * rules.start_points
    total = sum(values, Fraction())
    return min(_UNITS, key=lambda unit: abs(total * unit - expected))


def _points(word: _Word, points: Fraction, text: str, rules: RuleSet) -> int:
    place = (text, word.at + 1, len(word.text))
    written = text[word.at : word.at + len(word.text)]
    if points % HUNDRED:
        raise ScoreNotHundreds(*place, score=written)
    if abs(points) > _MOST_TIMES * rules.players * rules.start_points:
        raise ScoreOutOfRange(*place, score=written, points=int(points))
    return int(points)
