"""Guesses at the house rules of a private room, from what its log and the usual rules disagree about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from core.logs.disagreement import What
from core.logs.verify import told_rules, verify
from core.rules.choices import Agariyame, DealerStay, Rounding, Tenpaiyame, Tobi
from core.settlement.settle import TENTH, settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.logs.record import GameRecord
    from core.rules.ruleset import RuleSet

Changes = dict[str, Any]
"""Rules by name, and the values that explain."""

_MOST: Final = 3
"""Changed rules at most: with more of them, anything could be explained."""
_SWITCHES: Final = (
    "kiriage_mangan", "kuitan", "ippatsu", "ura_dora", "kan_dora", "kan_ura", "pinfu_tsumo", "suuankou_tanki_double",
    "junsei_chuuren_double", "kokushi_13_double", "daisuushii_double", "riichi_minimum_points",
)  # fmt: skip
_BY_NO_RULE: Final = frozenset(
    {What.NAME, What.HANDS, What.RIICHI, What.KAN, What.FURITEN, What.SHOWN, What.TENPAI, What.ITSELF}
)


def explaining_rules(record: GameRecord, rules: RuleSet | None = None) -> Changes:
    """Return the few rules, with other values, under which `verify` finds nothing; nothing if there are none.

    This is a guess: a room with these rules would write such a log, and so would somebody who changed a number to
    match.
    """
    rules = rules or told_rules(record)
    left = verify(record, rules)
    changes: Changes = {}
    steps = 0
    while left and steps < _MOST and not any(each.what in _BY_NO_RULE for each in left):
        tried = [(verify(record, replace(rules, **change)), change) for change in _possible(record, rules)]
        fewest, change = min(tried, key=lambda each: len(each[0]))
        if len(fewest) >= len(left):
            break
        told = {name: value for name, value in change.items() if value != getattr(rules, name)}
        left, rules, changes, steps = fewest, replace(rules, **change), changes | told, steps + 1
    return {} if left else changes


def _possible(record: GameRecord, rules: RuleSet) -> Iterator[Changes]:
    """Yield changes that rooms are known to make, the likeliest first."""
    for name in _SWITCHES:
        yield {name: not getattr(rules, name)}
    yield {"honba_points": 1500}
    yield {"tobi": Tobi.NONE}
    yield {"agariyame": Agariyame.NONE}
    yield {"tenpaiyame": Tenpaiyame.NONE}
    yield {"dealer_stay": DealerStay.WIN}
    yield {"red_fives": (0, 0, 0) if any(rules.red_fives) else (int(rules.players == 4), 1, 1)}
    start = record.start.points[0]
    if start != rules.start_points:
        yield {"start_points": start}
        yield {"start_points": start, "return_points": start}
    for rounding in Rounding.NONE, Rounding.HALF_UP:
        for back in {rules.return_points, rules.start_points}:
            yield from _fitting_uma(record, replace(rules, rounding=rounding, return_points=back))


def _fitting_uma(record: GameRecord, rules: RuleSet) -> Iterator[Changes]:
    """Yield the uma that turns the final points into the stated scores, if it is whole points that add up to zero."""
    if record.final_points is None or record.final_scores is None:
        return
    if len(set(record.final_points)) < rules.players:
        # Tied players share what their places bring, so the places alone cannot be told.
        return
    without = replace(rules, uma=((0,) * rules.players,))
    settled = settle(record.final_points, without).by_place
    uma = tuple(TENTH * (record.final_scores[each.seat] - each.total) for each in settled)
    if not sum(uma) and not any(points % 1000 for points in uma) and list(uma) == sorted(uma, reverse=True):
        yield {"rounding": rules.rounding, "return_points": rules.return_points, "uma": (uma,)}
