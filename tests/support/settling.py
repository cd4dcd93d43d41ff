"""Cases of settlement in TOML: the points a game ended with, and what each seat gets.

A case names the rules (`rules`, a preset, with single rules changed by `change`, itself or a table of the file),
`points` in seat order from the first dealer, and where there are any `sticks` (points left on the table), `carried`
starts, and `chombo` and `penalties` seat by seat. Everything else is what must be found, again seat by seat; scores
are tenths.
"""

from __future__ import annotations

import tomllib
from typing import Any

from core.errors import TenbouError
from core.rules import RuleSet, change_rule, load_preset
from core.settlement import settle
from tests.support.cases import DATA

Case = dict[str, Any]

_FILE: dict[str, Any] = tomllib.loads((DATA / "settlement.toml").read_text(encoding="utf-8"))
CASES: list[Case] = _FILE["case"]

_INPUT = {"name", "source", "rules", "change", "points", "sticks", "carried", "chombo", "penalties"}
# What an error says about points is not what the case gives.
_FACTS = {"points": "points_said"}
_ITEMS = ("place", "kyoutaku", "rounded", "uma", "oka", "balance", "penalty", "total")


def rules_of(case: Case) -> RuleSet:
    """Return the preset of a case with the changes it makes."""
    rules, change = load_preset(case["rules"]), case.get("change", {})
    for field, value in (_FILE["changes"][change] if isinstance(change, str) else change).items():
        rules = change_rule(rules, field, value)
    return rules


def expected(case: Case) -> dict[str, Any]:
    """Return what a case says comes of it."""
    return {key: value for key, value in case.items() if key not in _INPUT}


def settled(case: Case, rules: RuleSet | None = None) -> dict[str, Any]:
    """Settle the game of a case, item by item; an error is a result too."""
    try:
        found = settle(
            case["points"],
            rules or rules_of(case),
            kyoutaku_points=case.get("sticks", 0),
            carried=case.get("carried"),
            chombo=dict(enumerate(case.get("chombo", ()))),
            penalties=dict(enumerate(case.get("penalties", ()))),
        )
    except TenbouError as error:
        return {"error": error.key, **{_FACTS.get(name, name): fact for name, fact in error.facts.items()}}
    items = {item: [getattr(each, item) for each in found.placements] for item in _ITEMS}
    missing = "unknown" if found.missing is None else found.missing
    return {
        **items,
        "order": [each.seat for each in found.by_place],
        "sum": sum(items["total"]),
        "lost": found.lost,
        "missing": missing,
    }
