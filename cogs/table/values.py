"""What a win is worth, as people write it: `3 40`, `mangan`, `3900`, `1000 2000`."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from cogs.table.errors import FuMissing, PointsNotPaid, ValueNotUnderstood
from cogs.table.words import shares_text
from cogs.ui.texts import Texts
from core.errors import NoSuchHanFu
from core.hand import Wind
from core.rules import RuleSet
from core.scoring import PointsScore, score_points

LEAST_POINTS: Final = 150
"""Smaller numbers are han and fu."""

_LIMIT_HAN: Final = {"mangan": 5, "haneman": 6, "baiman": 8, "sanbaiman": 11, "kazoe-yakuman": 13}
_FU: Final = (30, 40, 25, 20, 50, 60, 70, 80, 90, 100, 110)
_MOST_YAKUMAN: Final = 6
_NO_FU_FROM: Final = 5
"""Hands of so many han are the same whatever their fu."""

_NUMBER: Final = re.compile(r"\d+")
_GROUPED: Final = re.compile(r"(?<=\d),(?=\d{3}\b)")
_ONE, _TWO = 1, 2


class Worth(NamedTuple):
    """What a hand is worth, without its tiles."""

    han: int = 0
    fu: int = 0
    yakuman: int = 0


def read_worth(text: str, rules: RuleSet, texts: Texts, *, winner: Wind, tsumo: bool) -> Worth:
    """Understand what a win of the seat `winner` is worth.

    Raises `ValueNotUnderstood`, `FuMissing`, `PointsNotPaid` and `NoSuchHanFu`.
    """
    plain = _GROUPED.sub("", unicodedata.normalize("NFKC", text).casefold().strip())
    if (named := _limits(texts).get(" ".join(plain.replace("-", " ").split()))) is not None:
        return named
    numbers = [int(number) for number in _NUMBER.findall(plain)]
    words = re.sub(r"[^\W\d_]+", lambda word: "" if word[0] in _fillers(texts) else word[0], plain)
    if len(numbers) not in (_ONE, _TWO) or re.search(r"[^\W\d_]", words):
        raise ValueNotUnderstood(text=text)
    if numbers[0] >= LEAST_POINTS:
        return _by_points(numbers, text, rules, texts, winner=winner, tsumo=tsumo)
    return _by_han(numbers, rules, winner=winner, tsumo=tsumo)


def _by_han(numbers: list[int], rules: RuleSet, *, winner: Wind, tsumo: bool) -> Worth:
    han, fu = numbers[0], numbers[1] if len(numbers) == _TWO else 0
    if not fu and 0 < han < _NO_FU_FROM:
        raise FuMissing(han=han)
    if _paid(score_points(han, fu, rules, winner=winner), tsumo=tsumo) is None:
        raise NoSuchHanFu(han=han, fu=fu)
    return Worth(han=han, fu=fu if han < _NO_FU_FROM else 0)


def _by_points(  # noqa: PLR0913  -- the text for what to say of it, the rest for what it can be
    numbers: list[int], text: str, rules: RuleSet, texts: Texts, *, winner: Wind, tsumo: bool
) -> Worth:
    """The hand that pays so much. Points name one hand, as all hands that pay the same count the same."""
    wanted = tuple(sorted(set(numbers)))
    found: dict[int, Worth] = {}
    paid: dict[int, str] = {}
    for worth, score in _all(rules, winner):
        amounts = _paid(score, tsumo=tsumo)
        if amounts is None:
            continue
        total = sum(amounts)
        paid[total] = shares_text(amounts, texts) if tsumo else str(total)
        said = tuple(sorted(set(amounts)))
        # One number for a tsumo of which the others pay differently is what all pay together.
        if said == wanted or (tsumo and len(said) == _TWO and wanted == (total,)):
            found.setdefault(score.base, worth)
    if len(found) == 1:
        return next(iter(found.values()))
    asked = sum(numbers) if not tsumo else _total(numbers, rules, winner)
    below, above = max((t for t in paid if t < asked), default=None), min((t for t in paid if t > asked), default=None)
    raise PointsNotPaid(
        text=text,
        winner="dealer" if winner is Wind.EAST else "other",
        way="tsumo" if tsumo else "ron",
        below=paid[below] if below is not None else paid[min(paid)],
        above=paid[above] if above is not None else paid[max(paid)],
    )


def _total(numbers: list[int], rules: RuleSet, winner: Wind) -> int:
    """Roughly what all pay together, to find what comes nearest."""
    others = rules.players - 1
    if winner is Wind.EAST:
        return numbers[0] * others
    if len(numbers) == 1:
        return numbers[0]
    return max(numbers) + min(numbers) * (others - 1)


def _paid(score: PointsScore, *, tsumo: bool) -> tuple[int, ...] | None:
    """What each payer pays, if a hand of this worth can win like that."""
    if tsumo:
        return None if score.tsumo is None else tuple(score.tsumo.values())
    return None if score.ron is None else (score.ron,)


def _all(rules: RuleSet, winner: Wind) -> Iterator[tuple[Worth, PointsScore]]:
    """All that hands are worth, the usual ones first."""
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
    """Names of limits, each with the other ways to write it."""
    worths = {name: Worth(han=han) for name, han in _LIMIT_HAN.items()}
    worths |= {f"yakuman-{times}": Worth(yakuman=times) for times in range(1, _MOST_YAKUMAN + 1)}
    return {
        spelling.strip().casefold(): worth
        for name, worth in worths.items()
        for spelling in texts.text(f"live-value-{name}").split(",")
    }


@cache
def _fillers(texts: Texts) -> frozenset[str]:
    """Words beside numbers that say nothing new: `han`, `fu`, `all`."""
    return frozenset(word.strip().casefold() for word in texts.text("live-value-fillers").split(","))
