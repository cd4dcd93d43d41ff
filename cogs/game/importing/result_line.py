"""A result as Tenhou's lobby and its users write it, in one line: `Ann(+61.0) Bea(+15.0) Chi(-26.0) Dee(-50.0)`.

What stands before it (`L1000 | 00:30 | 四般南喰赤 |`) and chips (`Ann(+61.0,+2枚)`) are passed over. Points of the
table may stand in place of the scores or beside them: `Ann 51200(+61.0)`, `Ann(51200)`, `Ann 51200 Bea 34700`.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from cogs.game.importing.errors import LineNotUnderstood, LineOfOtherPlayers, LineUnlikeRules
from core.rules import RuleSet, load_preset
from core.settlement import settle

HUNDRED: Final = 100
TENTHS: Final = 10
_THOUSAND: Final = 1000
_LARGEST: Final = 1_000_000
_THREE: Final = 3
LONGEST: Final = 1000
"""The characters of the longest text that is read as a line."""

_ONE_SIGN: Final = str.maketrans(
    {
        **dict.fromkeys("\N{MINUS SIGN}\N{EN DASH}\N{EM DASH}\N{FULLWIDTH HYPHEN-MINUS}▲△", "-"),
        "\N{FULLWIDTH PLUS SIGN}": "+",
        "\N{FULLWIDTH LEFT PARENTHESIS}": "(",
        "\N{FULLWIDTH RIGHT PARENTHESIS}": ")",
        "\N{FULLWIDTH COMMA}": ",",
        "、": ",",
        "\N{FULLWIDTH FULL STOP}": ".",
        "\N{FULLWIDTH COLON}": ":",
        "\N{FULLWIDTH VERTICAL LINE}": "|",
        "\N{IDEOGRAPHIC SPACE}": " ",
        **{chr(ord("\N{FULLWIDTH DIGIT ZERO}") + digit): str(digit) for digit in range(10)},
    }
)
"""Signs that mean the same, one for one, so that positions in the text stay."""

_NUMBER: Final = r"[+-]?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d{1,9})(?:\.\d)?"
_IN_BRACKETS: Final = re.compile(rf"\(\s*({_NUMBER})\s*(?:[,/\s]\s*({_NUMBER})\s*)?(?:[,/\s]?\s*[+-]?\d+\s*枚\s*)?\)")
_BEFORE_BRACKETS: Final = re.compile(rf"(.*?)[\s:]+({_NUMBER})点?\s*")
_BARE: Final = re.compile(rf"(\S.*?)[\s:=]+({_NUMBER})点?(?=[\s,;|/]|$)")
_ONLY_NUMBER: Final = re.compile(_NUMBER)
_RANK: Final = re.compile(r"\d\s*位\s*|\d[.)]\s+")
_BETWEEN: Final = " \t\r\n,;/"


class LineSeat(NamedTuple):
    """A player in a line, with table points, a score in tenths, or both; or with a number that may be `either`."""

    name: str
    points: int | None
    score: int | None
    either: int | None = None


class LineResult(NamedTuple):
    """The result that a line states, in its order. If `rounded`, the points are computed from rounded scores."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...] | None
    rounded: bool


def read_line(text: str, rules: RuleSet) -> LineResult:
    """Read the result of a game under `rules`.

    Raises `LineNotUnderstood`, `LineOfOtherPlayers`, and `LineUnlikeRules` for scores of which no points can be made.
    """
    seats = line_seats(text)
    if not seats:
        raise LineNotUnderstood
    if len(seats) != rules.players:
        raise LineOfOtherPlayers(count=len(seats), players=rules.players)
    names = tuple(seat.name for seat in seats)
    points, scores = (
        None if None in given else tuple(each for each in given if each is not None)
        for given in ([seat.points for seat in seats], [seat.score for seat in seats])
    )
    if points is not None and max(map(abs, points)) <= _LARGEST:
        return LineResult(names, points, scores, rounded=False)
    if points is not None or scores is None:
        raise LineNotUnderstood
    tenhou = load_preset("tenhou-sanma" if rules.players == _THREE else "tenhou")
    for played in (rules, tenhou):
        found = points_of(scores, played)
        if found is not None:
            return LineResult(names, found, scores, rounded=True)
    raise LineUnlikeRules


def line_seats(text: str) -> tuple[LineSeat, ...]:
    """Return the players that a line names; nothing if it is no result line."""
    if len(text) > LONGEST:
        return ()
    plain = text.translate(_ONE_SIGN)
    found = tuple(_with_brackets(text, plain)) or tuple(_bare(text, plain))
    # A number that may be either counts as what the others are: points, unless somebody has a score.
    are_points = any(seat.points is not None for seat in found) and all(seat.score is None for seat in found)
    return tuple(_settled(seat, are_points=are_points) for seat in found)


def _settled(seat: LineSeat, *, are_points: bool) -> LineSeat:
    if seat.either is None:
        return seat
    if are_points:
        return LineSeat(seat.name, seat.either, None)
    return LineSeat(seat.name, None, seat.either * TENTHS)


def _with_brackets(text: str, plain: str) -> Iterator[LineSeat]:
    end = 0
    seats: list[tuple[str, str, list[str]]] = []
    for match in _IN_BRACKETS.finditer(plain):
        name, spelled = _name(text, plain, end, match.start())
        seats.append((name, spelled, [each for each in match.groups() if each]))
        end = match.end()
    before = [_BEFORE_BRACKETS.fullmatch(spelled) for _, spelled, _ in seats]
    if not all(given and _amount(given[2]) % HUNDRED == 0 for given in before):
        # A number before the brackets is points only if everybody has one; otherwise it belongs to the name.
        before = [None] * len(seats)
    for (name, _, numbers), given in zip(seats, before, strict=True):
        if name:
            told = [given[2], *numbers] if given else numbers
            yield _seat(name[: given.end(1)] if given else name, told)


def _bare(text: str, plain: str) -> Iterator[LineSeat]:
    at = plain.rfind("|") + 1
    for match in _BARE.finditer(plain, at):
        name, _ = _name(text, plain, match.start(1), match.end(1))
        # A number alone is no name.
        if name and not _ONLY_NUMBER.fullmatch(name):
            yield _seat(name, [match[2]])


def _name(text: str, plain: str, start: int, end: int) -> tuple[str, str]:
    """Return a name as it was written, and the same with unified signs."""
    start = max(start, plain.rfind("|", start, end) + 1)
    while start < end and plain[start] in _BETWEEN:
        start += 1
    if rank := _RANK.match(plain, start, end):
        start = rank.end()
    while start < end and plain[end - 1] in " \t:":
        end -= 1
    return text[start:end], plain[start:end]


def _seat(name: str, numbers: Sequence[str]) -> LineSeat:
    """Understand the numbers of a player: decimals and numbers beside points are scores, thousands are points."""
    points = score = either = None
    for number in numbers:
        value = _amount(number)
        if "." in number or points is not None:
            score = int(value * TENTHS)
        elif abs(value) < _THOUSAND and len(numbers) == 1:
            either = int(value)
        else:
            points = int(value)
    return LineSeat(name, points, score, either)


def _amount(number: str) -> Fraction:
    return Fraction(number.replace(",", ""))


def points_of(scores: Sequence[int], rules: RuleSet) -> tuple[int, ...] | None:
    """Return table points that settle to these scores under `rules`; `None` if there are none."""
    if max(map(abs, scores)) * HUNDRED > _LARGEST:
        return None
    by_place = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    for uma in rules.uma:
        points = [0] * len(scores)
        for seat, bonus in zip(by_place[1:], uma[1:], strict=True):
            points[seat] = rules.return_points + scores[seat] * HUNDRED - bonus
        points[by_place[0]] = rules.players * rules.start_points - sum(points)
        settled = settle(points, rules)
        if [placement.total for placement in settled.placements] == list(scores):
            return tuple(points)
    return None
