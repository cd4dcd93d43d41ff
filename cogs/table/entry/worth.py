"""The worth of a win as people write it: `3 40`, `mangan`, `3900`, `1000 2000`."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from cogs.table.errors import FuMissing, NoSuchHan, PointsNotPaid, ValueNotUnderstood
from cogs.ui.texts import Texts
from cogs.ui.words.terms import shares_text
from core.errors import NoSuchHanFu
from core.hand import Wind
from core.rules import RuleSet
from core.scoring import PointsScore, score_points

LEAST_POINTS: Final = 150
"""Smaller numbers are han and fu."""

_LIMIT_HAN: Final = {"mangan": 5, "haneman": 6, "baiman": 8, "sanbaiman": 11, "kazoe-yakuman": 13}
_FU: Final = (30, 40, 25, 20, 50, 60, 70, 80, 90, 100, 110)
_FU_OF_KANS: Final = (120, 130, 140)
"""Only hands of three han and more have so many fu, and these are a mangan."""
_MOST_YAKUMAN: Final = 6
_NO_FU_FROM: Final = 5
"""From so many han on, fu change nothing."""

_MOST_HAN: Final = 19
"""From 13 han on, han change nothing; a greater number is rather one of fu."""

_NUMBER: Final = re.compile(r"\d+")
_WORD: Final = re.compile(r"[^\W\d_]+")
_GROUPED: Final = re.compile(r"(?<=\d)[.,](?=\d{3}(?!\d))")
_MINUS: Final = ("-", "\N{MINUS SIGN}", "▲", "△")
"""The signs of a number below zero, which no win is worth."""
_KANJI_NUMBER: Final = re.compile("(百?)([二三四五六七八九]?十)?([一二三四五六七八九]?)(?=[翻飜番符])")
_ONE, _TWO = 1, 2


class Worth(NamedTuple):
    """The worth of a hand, without its tiles."""

    han: int = 0
    fu: int = 0
    yakuman: int = 0


def read_worth(text: str, rules: RuleSet, texts: Texts, *, winner: Wind, tsumo: bool) -> Worth:
    """Read what a win of the seat `winner` is worth.

    Raises `ValueNotUnderstood`, `FuMissing`, `PointsNotPaid`, `NoSuchHan` and `NoSuchHanFu`.
    """
    plain = _GROUPED.sub("", unicodedata.normalize("NFKC", text).casefold()).strip(" \n.!。")
    if (named := _limits(texts).get(" ".join(plain.replace("-", " ").split()))) is not None:
        return named
    plain = _KANJI_NUMBER.sub(_in_digits, plain)
    numbers = [int(number) for number in _NUMBER.findall(plain)]
    words = set(_WORD.findall(plain))
    if (
        plain.startswith(_MINUS)
        or len(numbers) not in (_ONE, _TWO)
        or not words <= _words("fillers", texts) | _words("each", texts)
    ):
        raise ValueNotUnderstood(text=text)
    if numbers[0] < LEAST_POINTS:
        return _by_han(numbers, rules, winner=winner, tsumo=tsumo)
    each = bool(words & _words("each", texts))
    return _by_points(numbers, text, rules, texts, winner=winner, tsumo=tsumo, each=each)


def _in_digits(kanji: re.Match[str]) -> str:
    """Write kanji of han or fu in digits; there are none above 百四十."""
    hundred, tens, ones = kanji.groups()
    if not kanji[0]:
        return ""
    ten = (_digit(tens[0]) if tens[:-1] else 1) if tens else 0
    return str(100 * bool(hundred) + 10 * ten + (_digit(ones) if ones else 0))


def _digit(kanji: str) -> int:
    return int(unicodedata.numeric(kanji))


def _by_han(numbers: list[int], rules: RuleSet, *, winner: Wind, tsumo: bool) -> Worth:
    """Return the hand of so many han and fu; fu may come first where it is clear which number they are."""
    han, fu = numbers[0], numbers[1] if len(numbers) == _TWO else 0
    if han in _FU and 0 < fu <= _MOST_HAN:
        han, fu = fu, han
    if not 0 < han <= _MOST_HAN:
        raise NoSuchHan(han=han)
    if not fu and han < _NO_FU_FROM:
        raise FuMissing(han=han)
    # Impossible fu are a mistake even where fu do not matter: the han may then be wrong as well.
    is_fu = not fu or fu in _FU or fu in _FU_OF_KANS
    if not is_fu or _paid(score_points(han, fu, rules, winner=winner), tsumo=tsumo) is None:
        raise NoSuchHanFu(han=han, fu=fu)
    return Worth(han=han, fu=fu if han < _NO_FU_FROM else 0)


def _by_points(  # noqa: PLR0913  -- the text for the error, the rest for what the points can be
    numbers: list[int], text: str, rules: RuleSet, texts: Texts, *, winner: Wind, tsumo: bool, each: bool
) -> Worth:
    """Return the hand that pays so much. Points name one: all hands that pay the same count the same."""
    wanted = tuple(sorted(set(numbers)))
    found: dict[int, Worth] = {}
    paid: dict[int, str] = {}
    for worth, score in _all_worths(rules, winner):
        amounts = _paid(score, tsumo=tsumo)
        if amounts is None:
            continue
        total = sum(amounts)
        paid[total] = shares_text(amounts, texts) if tsumo else str(total)
        said = tuple(sorted(set(amounts)))
        # One number for a tsumo that players pay in different shares is what all pay together.
        if said == wanted or (tsumo and not each and len(said) == _TWO and wanted == (total,)):
            found.setdefault(score.base, worth)
    if len(found) == 1:
        return next(iter(found.values()))
    asked = sum(numbers) if not tsumo else _total(numbers, rules, winner)
    less, more = [total for total in paid if total < asked], [total for total in paid if total > asked]
    raise PointsNotPaid(
        text=text,
        winner="dealer" if winner is Wind.EAST else "other",
        way="tsumo" if tsumo else "ron",
        below=paid[max(less) if less else min(paid)],
        above=paid[min(more) if more else max(paid)],
        count=bool(less) + bool(more),
    )


def _total(numbers: list[int], rules: RuleSet, winner: Wind) -> int:
    """Return roughly what all pay together, to find the nearest possible payment."""
    others = rules.players - 1
    if winner is Wind.EAST:
        return numbers[0] * others
    if len(numbers) == 1:
        return numbers[0]
    return max(numbers) + min(numbers) * (others - 1)


def _paid(score: PointsScore, *, tsumo: bool) -> tuple[int, ...] | None:
    """Return what each payer pays, if a hand of this worth can win this way."""
    if tsumo:
        return None if score.tsumo is None else tuple(score.tsumo.values())
    return None if score.ron is None else (score.ron,)


def _all_worths(rules: RuleSet, winner: Wind) -> Iterator[tuple[Worth, PointsScore]]:
    """Yield every worth of a hand, the usual ones first."""
    worths = [Worth(han=han) for name, han in _LIMIT_HAN.items() if name != "kazoe-yakuman"]
    worths += [Worth(yakuman=times) for times in range(1, _MOST_YAKUMAN + 1)]
    worths += [Worth(han=han, fu=fu) for fu in _FU for han in range(4, 0, -1)]
    for worth in worths:
        try:
            yield worth, score_points(worth.han, worth.fu, rules, winner=winner, yakuman=worth.yakuman)
        except NoSuchHanFu:
            continue


@cache
def _limits(texts: Texts) -> dict[str, Worth]:
    """Return the limits by every way to write their names."""
    worths = {name: Worth(han=han) for name, han in _LIMIT_HAN.items()}
    worths |= {f"yakuman-{times}": Worth(yakuman=times) for times in range(1, _MOST_YAKUMAN + 1)}
    return {
        spelling.strip().casefold(): worth
        for name, worth in worths.items()
        for spelling in texts.text(f"live-value-{name}").split(",")
    }


@cache
def _words(kind: str, texts: Texts) -> frozenset[str]:
    """Return words beside numbers: `fillers` that say nothing new, such as han and fu, or that `each` pays so much."""
    return frozenset(word.strip().casefold() for word in texts.text(f"live-value-{kind}").split(","))
