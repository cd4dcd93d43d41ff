"""Points without a hand: one value, and the whole table."""

from collections.abc import Iterator
from typing import Final

from cogs.score.money import value_name
from cogs.ui.cards import Accent, Card, small
from cogs.ui.cards.tables import width
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import title_of
from cogs.ui.words.terms import limit_name, shares_text
from core.errors import NoSuchHanFu
from core.hand import Wind
from core.rules import RuleSet
from core.scoring import Limit, PointsScore, score_points

_TABLE_FU: Final = (20, 25, *range(30, 120, 10))
_TABLE_HAN: Final = (1, 2, 3, 4)
_LIMIT_HAN: Final = ((5, 5), (6, 7), (8, 10), (11, 12), (13, 13))
_ANY_FU: Final = 30
_NOTHING: Final = "-"

# Columns of the table, which has to fit a phone: what a row is called, a ron, a tsumo.
_NAME, _RON, _TSUMO = 4, 6, 12


def points_card(  # noqa: PLR0913  -- one for each option of the command
    han: int, fu: int, rules: RuleSet, texts: Texts, *, winner: Wind, by: str, honba: int
) -> Card:
    """Write the payments for `han` and `fu`; `by` is tsumo, ron or empty for both. Raises `NoSuchHanFu`."""
    score = score_points(han, fu, rules, winner=winner)
    lines = []
    if by != "tsumo" and score.ron is not None:
        lines.append(texts.text("points-ron", points=score.ron + honba * rules.honba_points))
    if by != "ron" and score.tsumo is not None:
        each = honba * rules.honba_per_payer
        shares = [points + each for points in score.tsumo.values()]
        lines.append(texts.text("points-tsumo", shares=shares_text(shares, texts), points=sum(shares)))
    if not lines:
        raise NoSuchHanFu(han=han, fu=fu)
    seat = texts.text("points-dealer" if winner is Wind.EAST else "points-not-dealer")
    head = "\n".join(f"# {line}" if index == 0 else f"## {line}" for index, line in enumerate(lines))
    about = [value_name(han, fu, score.limit, texts), seat]
    if honba:
        about.append(texts.text("points-honba", count=honba, points=honba * rules.honba_points))
    note = texts.text("card-rules", rules=title_of(rules.name, texts))
    return Card(head, " · ".join(about), small(note), accent=Accent.WIN)


def text_blocks(rules: RuleSet, texts: Texts) -> Iterator[str]:
    """Write the whole table of points as text, for the others and for the dealer."""
    for winner, key in ((Wind.SOUTH, "points-not-dealer"), (Wind.EAST, "points-dealer")):
        head = _row("", texts.text("table-ron"), texts.text("table-tsumo"))
        rows = [head, *_below_limits(rules, winner, texts), *_limits(rules, winner, texts)]
        yield "\n".join([f"### {texts.text(key)}", "```", *rows, "```"])


def _row(name: str, ron: str, tsumo: str) -> str:
    cells = ((name, _NAME), (ron, _RON), (tsumo, _TSUMO))
    return "".join(" " * (columns - width(cell)) + cell for cell, columns in cells)


def _below_limits(rules: RuleSet, winner: Wind, texts: Texts) -> Iterator[str]:
    """Return a row for each fu below a mangan, by han; the last one covers all fu above it."""
    for han in _TABLE_HAN:
        yield texts.text("table-han", han=han)
        for fu in _TABLE_FU:
            score = _at(han, fu, rules, winner)
            if score is None:
                continue
            most = score.limit is not Limit.NONE
            yield _row(texts.text("table-fu-and-more", fu=fu) if most else str(fu), *_paid(score, texts))
            if most:
                break


def _at(han: int, fu: int, rules: RuleSet, winner: Wind) -> PointsScore | None:
    try:
        return score_points(han, fu, rules, winner=winner)
    except NoSuchHanFu:
        return None


def _paid(score: PointsScore, texts: Texts) -> tuple[str, str]:
    """Write the payments for a ron and for a tsumo."""
    ron = _NOTHING if score.ron is None else str(score.ron)
    return ron, _NOTHING if score.tsumo is None else shares_text(score.tsumo.values(), texts)


def _limits(rules: RuleSet, winner: Wind, texts: Texts) -> Iterator[str]:
    """Yield two lines for each limit: its name with its range of han, and its payments."""
    for first, last in _LIMIT_HAN:
        score = score_points(first, _ANY_FU, rules, winner=winner)
        name = limit_name(score.limit, texts)
        yield texts.text("table-limit", name=name, han=texts.text("table-limit-han", first=first, last=last))
        yield _row("", *_paid(score, texts))
