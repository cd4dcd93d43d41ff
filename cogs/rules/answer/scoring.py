"""Words of scoring under some rules: the points of han and fu, the limits, and the fu."""

from collections.abc import Callable, Iterator
from typing import Final

from cogs.ui.cards import Accent, Card
from cogs.ui.texts import Texts
from cogs.ui.words.results import rules_title
from cogs.ui.words.terms import limit_name, shares_text
from core.errors import NoSuchHanFu
from core.hand import Wind, tile, triplet_fu
from core.lookup import PointsAsked
from core.rules import RuleSet
from core.scoring import Limit, PointsScore, score_points

_COMMON_FU: Final = (20, 25, 30, 40, 50, 60, 70)
_ANY_FU: Final = 30
_FU_COUNT_BELOW: Final = 5
_LIMIT_HAN: Final = (5, 6, 8, 11, 13)
_SEATS: Final = ((Wind.SOUTH, "points-not-dealer"), (Wind.EAST, "points-dealer"))
_TILES: Final = {"simple": tile("2p"), "honour": tile("7z")}


def points_card(asked: PointsAsked, rules: RuleSet, texts: Texts) -> Card:
    """Write the payments for han and fu, without fu for all common ones. Raises `NoSuchHanFu`."""
    counts = asked.han < _FU_COUNT_BELOW
    fus: tuple[int, ...] = (asked.fu or _ANY_FU,) if asked.fu or not counts else _COMMON_FU
    worth = {fu: list(_by_seat(asked.han, fu, rules, texts))[asked.dealer :] for fu in fus}
    if not any(worth.values()):
        raise NoSuchHanFu(han=asked.han, fu=fus[0])
    if len(fus) == 1:
        heading, lines = _value(asked.han, fus[0], rules, texts), worth[fus[0]]
    else:
        heading = texts.text("rules-han", han=asked.han)
        lines = [
            line for fu, paid in worth.items() if paid for line in (f"**{_value(asked.han, fu, rules, texts)}**", *paid)
        ]
    here = texts.text("rules-here", rules=rules_title(rules, texts), sentence="\n".join(lines))
    return Card(f"## {heading}", here, accent=Accent.WIN)


def _value(han: int, fu: int, rules: RuleSet, texts: Texts) -> str:
    limit = score_points(han, fu, rules).limit
    if limit is Limit.NONE:
        return texts.text("value-han-fu", han=han, fu=fu)
    return texts.text("value-limit", limit=limit_name(limit, texts), han=han, fu=fu)


def _by_seat(han: int, fu: int, rules: RuleSet, texts: Texts) -> Iterator[str]:
    """Write the payments to the others, then to the dealer; nothing for what no hand has."""
    for winner, key in _SEATS:
        try:
            score = score_points(han, fu, rules, winner=winner)
        except NoSuchHanFu:
            return
        yield texts.text("rules-points-line", seat=texts.text(key), paid=_paid(score, texts))


def _paid(score: PointsScore, texts: Texts) -> str:
    """Write the payments by ron and by tsumo, as far as there are such hands."""
    parts = []
    if score.ron is not None:
        parts.append(texts.text("points-ron", points=score.ron))
    if score.tsumo is not None:
        shares = list(score.tsumo.values())
        parts.append(texts.text("points-tsumo", shares=shares_text(shares, texts), points=sum(shares)))
    return texts.listed(parts)


def fu_text(rules: RuleSet, texts: Texts) -> str:
    """Write what gives fu."""
    fu = {
        f"{state}_{kind}_{name}": triplet_fu(one.kind, closed=state == "closed", kan=kind == "kan")
        for state in ("open", "closed")
        for kind in ("triplet", "kan")
        for name, one in _TILES.items()
    }
    given = {
        **fu,
        "wind": rules.double_wind_pair_fu,
        "chiitoitsu": rules.chiitoitsu_fu,
        "open": rules.open_pinfu_fu,
    }
    lines = ("start", "triplets", "kans", "pairs", "waits", "hands")
    return "\n".join(texts.text(f"rules-fu-{line}", **given) for line in lines)


def limits_text(rules: RuleSet, texts: Texts) -> str:
    """Write the limits with their han, and their points by ron for the others and for the dealer."""
    lines = []
    for han in _LIMIT_HAN:
        others, dealer = (score_points(han, _ANY_FU, rules, winner=winner) for winner in (Wind.SOUTH, Wind.EAST))
        name = limit_name(others.limit, texts)
        lines.append(texts.text("rules-limit-line", limit=name, han=han, ron=others.ron or 0, dealer=dealer.ron or 0))
    return "\n".join(lines)


SAID: Final[dict[str, Callable[[RuleSet, Texts], str]]] = {
    "fu": fu_text,
    **dict.fromkeys(
        ("han", "mangan", "haneman", "baiman", "sanbaiman", "yakuman", "limits", "points_table"), limits_text
    ),
}
"""What is said of a word of scoring, by its name, before the rules that belong to it."""
