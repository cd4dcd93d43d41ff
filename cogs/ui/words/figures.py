"""Numbers as text, written exactly: no score passes through a float."""

from fractions import Fraction
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def score(tenths: int) -> str:
    """Write a score kept in tenths, with its sign: 620 is +62.0."""
    return _signed(_fixed(Fraction(tenths, 10), 1), tenths)


def signed(number: int) -> str:
    """Write a whole number with its sign; 0 has none."""
    return _signed(str(abs(number)), number)


def points(number: int) -> str:
    """Write table points: without a sign from zero up."""
    return f"{MINUS if number < 0 else ''}{abs(number)}"


def average(total: int, count: int, digits: int = 2) -> str:
    """Write `total` divided by `count`, halves rounded away from zero, with a sign below zero."""
    value = Fraction(total, count)
    rounded = _rounded(value, digits)
    return f"{MINUS if rounded < 0 else ''}{_fixed(value, digits)}"


def average_score(tenths: int, count: int, digits: int = 2) -> str:
    """Write the average of scores that add up to `tenths`, with its sign."""
    value = Fraction(tenths, 10 * count)
    return _signed(_fixed(value, digits), _rounded(value, digits))


def percent(part: int, whole: int, digits: int = 1) -> str:
    """Write the share of a `part` in the `whole`: 1 of 3 is 33.3%."""
    return f"{_fixed(Fraction(100 * part, whole), digits)}%"


def _rounded(value: Fraction, digits: int) -> int:
    """Return the value in units of its last digit; a half goes away from zero."""
    size: Fraction = abs(value) * 10**digits
    whole = (2 * size.numerator + size.denominator) // (2 * size.denominator)
    return whole if value >= 0 else -whole


def _fixed(value: Fraction, digits: int) -> str:
    """Write the size of a value with so many decimals, without its sign."""
    whole, rest = divmod(abs(_rounded(value, digits)), 10**digits)
    return f"{whole}.{rest:0{digits}}" if digits else str(whole)


def _signed(size: str, number: int) -> str:
    return f"{'+' if number > 0 else MINUS if number < 0 else ''}{size}"
