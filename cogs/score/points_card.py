"""Points without a hand: one value, and the whole table."""

from typing import Final

from cogs.score.money import limit_name, shares_text, value_name
from cogs.ui.cards import Accent, Card, small
from cogs.ui.texts import Texts
from core.errors import NoSuchHanFu
from core.hand import Wind
from core.rules import load_preset, preset_title
from core.scoring import HIGHEST_FU, PointsScore, score_points

_TABLE_FU: Final = (20, 25, *range(30, 120, 10))
_TABLE_HAN: Final = (1, 2, 3, 4)
_LIMIT_HAN: Final = ((5, 5), (6, 7), (8, 10), (11, 12), (13, 13))
_COLUMN: Final = 10
_NOTHING: Final = "-"


def points_card(  # noqa: PLR0913  -- one for each option of the command
    han: int, fu: int, rules: str, texts: Texts, *, winner: Wind, by: str, honba: int
) -> Card:
    """What `han` and `fu` pay; `by` is tsumo, ron or empty for both. Raises `NoSuchHanFu`."""
    rule_set = load_preset(rules)
    score = score_points(han, fu, rule_set, winner=winner)
    lines = []
    if by != "tsumo" and score.ron is not None:
        lines.append(texts.text("points-ron", points=score.ron + honba * rule_set.honba_points))
    if by != "ron" and score.tsumo is not None:
        each = honba * rule_set.honba_per_payer
        shares = [points + each for points in score.tsumo.values()]
        lines.append(texts.text("points-tsumo", shares=shares_text(shares, texts), points=sum(shares)))
    if not lines:
        raise NoSuchHanFu(han=han, fu=fu)
    seat = texts.text("points-dealer" if winner is Wind.EAST else "points-not-dealer")
    head = "\n".join(f"# {line}" if index == 0 else f"## {line}" for index, line in enumerate(lines))
    about = [value_name(han, fu, score.limit, texts), seat]
    if honba:
        about.append(texts.text("card-honba", count=honba))
    note = texts.text("card-rules", rules=preset_title(rules, texts.language))
    return Card(head, " · ".join(about), small(note), accent=Accent.WIN)


def table_card(rules: str, texts: Texts) -> Card:
    """The whole table of points, for the dealer and for the others."""
    blocks = [texts.text("table-heading", rules=preset_title(rules, texts.language))]
    for winner, key in ((Wind.SOUTH, "points-not-dealer"), (Wind.EAST, "points-dealer")):
        grid, limits = _grid(rules, winner, texts), _limits(rules, winner, texts)
        blocks.append(f"### {texts.text(key)}\n```\n{grid}\n```\n{limits}")
    return Card(*blocks, small(texts.text("table-note", most=HIGHEST_FU)))


def _grid(rules: str, winner: Wind, texts: Texts) -> str:
    """Two lines for each fu: what a ron pays, and below it what a tsumo does."""
    heads = [texts.text("table-han", han=han).rjust(_COLUMN) for han in _TABLE_HAN]
    lines = [texts.text("table-fu").ljust(3) + "".join(heads)]
    for fu in _TABLE_FU:
        scores = [_at(han, fu, rules, winner) for han in _TABLE_HAN]
        rons = [_NOTHING if s is None or s.ron is None else str(s.ron) for s in scores]
        tsumos = [_NOTHING if s is None or s.tsumo is None else shares_text(s.tsumo.values(), texts) for s in scores]
        lines += [
            (f"{fu:<3}" + "".join(cell.rjust(_COLUMN) for cell in rons)),
            ("   " + "".join(cell.rjust(_COLUMN) for cell in tsumos)),
        ]
    return "\n".join(lines)


def _at(han: int, fu: int, rules: str, winner: Wind) -> PointsScore | None:
    try:
        return score_points(han, fu, load_preset(rules), winner=winner)
    except NoSuchHanFu:
        return None


def _limits(rules: str, winner: Wind, texts: Texts) -> str:
    """The limits, each with the han it begins and ends at."""
    lines = []
    for first, last in _LIMIT_HAN:
        score = score_points(first, 30, load_preset(rules), winner=winner)
        if score.ron is None or score.tsumo is None:
            continue
        name = limit_name(score.limit, texts)
        han = texts.text("table-limit-han", first=first, last=last)
        shares = shares_text(score.tsumo.values(), texts)
        lines.append(texts.text("table-limit", name=name, han=han, ron=score.ron, shares=shares))
    return "\n".join(lines)
