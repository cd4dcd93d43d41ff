"""Cases in TOML: a hand and its situation, or a draw, and what comes of it.

A case names the rules (`rules`, a preset, with single rules changed by `change`), what to work out (`call`, a hand if
not said) and what it must find. Only what a case states is compared. Seats are `east` to `north`.
"""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Callable, Iterable
from enum import EnumType
from pathlib import Path
from typing import Any

import pytest

from core.errors import TenbouError
from core.hand import (
    TILES,
    Chankan,
    FuItem,
    Group,
    Liability,
    Pao,
    Riichi,
    Shape,
    Win,
    Wind,
    parse_hand,
    parse_tiles,
    write_tiles,
)
from core.rules import RuleSet, load_preset, rule
from core.scoring import (
    HandScore,
    Payment,
    Reason,
    balance,
    cap_payments,
    chombo_payments,
    nagashi_payments,
    noten_payments,
    score_hand,
    score_points,
    score_rons,
)

Case = dict[str, Any]
Result = dict[str, Any]

DATA = Path(__file__).parents[1] / "data"

_INPUT = {
    "name", "source", "rules", "change", "call", "hand", "win", "claims", "tenpai", "winners", "offender", "honba",
    "sticks", "han_fu", "winner", "times", "due", "held",
}  # fmt: skip
_FLAGS = {"ippatsu", "last_tile", "rinshan", "first_turn", "discarder_in_riichi", "discarder_dead_hand"}


def read_cases(file: str, table: str = "case") -> list[Case]:
    """Return the cases of one file of tests/data."""
    cases: list[Case] = tomllib.loads((DATA / file).read_text(encoding="utf-8"))[table]
    return cases


def params(file: str, table: str = "case") -> list[Any]:
    """Return the cases of one file as parameters of a test."""
    return [pytest.param(case, id=case["name"]) for case in read_cases(file, table)]


def expected(case: Case) -> Result:
    """Return what a case says comes of it."""
    return {key: value for key, value in case.items() if key not in _INPUT}


def result(case: Case, rules: RuleSet | None = None) -> Result:
    """Work a case out; an error is a result too."""
    try:
        return _CALLS[case.get("call", "hand")](case, rules or rules_of(case))
    except TenbouError as error:
        facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in error.facts.items()}
        return {"error": error.key, **facts}


def check(case: Case) -> None:
    """Assert that a case comes out as it says."""
    found, wanted = result(case), expected(case)
    assert wanted, "the case states nothing"
    assert {key: found.get(key) for key in wanted} == wanted, found


# --- reading what a case gives -------------------------------------------------------------------------------


def rules_of(case: Case) -> RuleSet:
    """Return the preset of a case with the changes it makes."""
    rules = load_preset(case.get("rules", "tenhou"))
    for field, value in case.get("change", {}).items():
        rules = changed(rules, field, value)
    return rules


def changed(rules: RuleSet, field: str, value: object) -> RuleSet:
    """Return rules with one field replaced and nothing else, also where that leaves rules that no preset may have."""
    kind = rule(field).kind
    if isinstance(kind, EnumType):
        value = kind(value)
    return dataclasses.replace(rules, **{field: tuple(value) if isinstance(value, list) else value})  # type: ignore[arg-type]


def seat(name: str) -> Wind:
    """Return the seat of that name."""
    return Wind[name.upper()]


def win_of(given: dict[str, Any]) -> Win:
    """Return the situation: South in the east round by tsumo unless something else is said."""
    flags = {name: given[name] for name in _FLAGS & given.keys()}
    known = _FLAGS | {"seat", "round", "from", "riichi", "chankan", "dora", "ura", "kita", "honba", "sticks", "pao"}
    assert given.keys() <= known, given
    return Win(
        seat_wind=seat(given.get("seat", "south")),
        round_wind=seat(given.get("round", "east")),
        discarder=seat(given["from"]) if "from" in given else None,
        riichi=Riichi(given["riichi"]) if "riichi" in given else None,
        chankan=Chankan(given["chankan"]) if "chankan" in given else None,
        dora_indicators=parse_tiles(given["dora"]) if "dora" in given else (),
        ura_indicators=parse_tiles(given["ura"]) if "ura" in given else (),
        kita=given.get("kita", 0),
        honba=given.get("honba", 0),
        kyoutaku_points=1000 * given.get("sticks", 0),
        pao=tuple(Pao(Liability(name), seat(who)) for name, who in given.get("pao", {}).items()),
        **flags,
    )


def payment_of(text: str) -> Payment:
    """Read a payment as cases write it: `south>west 1000 hand`, from the table `table>west 1000 kyoutaku`."""
    seats, points, reason = text.split()
    payer, payee = seats.split(">")
    return Payment(None if payer == "table" else seat(payer), seat(payee), int(points), Reason(reason))


# --- writing what comes of it --------------------------------------------------------------------------------


def written_payments(payments: Iterable[Payment]) -> list[str]:
    """Write payments as cases do."""
    return [
        f"{'table' if p.payer is None else p.payer.name.lower()}>{p.payee.name.lower()} {p.points} {p.reason}"
        for p in payments
    ]


def written_group(group: Group) -> str:
    """Write the tiles of a group."""
    if group.shape is Shape.RUN:
        return write_tiles(TILES[group.first : group.first + 3])
    count = {Shape.PAIR: 2, Shape.TRIPLET: 3, Shape.KAN: 4}[group.shape]
    return write_tiles([TILES[group.first]] * count)


def written_fu(items: Iterable[FuItem]) -> list[str]:
    """Write a fu count line by line."""
    return [f"{i.reason} {'' if i.group is None else written_group(i.group) + ' '}{i.fu}" for i in items]


def written_score(score: HandScore) -> Result:
    """Write all that a hand scored."""
    return {
        "yaku": {str(y.yaku): y.han for y in score.yaku if not y.yakuman},
        "yakuman": {str(y.yaku): y.yakuman for y in score.yaku if y.yakuman},
        "multiple": score.yakuman,
        "han": score.han,
        "fu": score.fu,
        "items": written_fu(score.fu_items),
        "limit": str(score.limit),
        "points": score.points,
        "payments": written_payments(score.payments),
        "balance": list(balance(score.payments, score.rules)),
    }


def _hand(case: Case, rules: RuleSet) -> Result:
    return written_score(score_hand(parse_hand(case["hand"]), win_of(case.get("win", {})), rules))


def _rons(case: Case, rules: RuleSet) -> Result:
    claims = [(parse_hand(claim["hand"]), win_of(claim["win"])) for claim in case["claims"]]
    scores = score_rons(claims, rules)
    payments = [payment for score in scores for payment in score.payments]
    return {
        "paid": [score.win.seat_wind.name.lower() for score in scores],
        "points": [score.points for score in scores],
        "yakuman": [score.yakuman for score in scores],
        "payments": written_payments(payments),
        "balance": list(balance(payments, rules)),
    }


def _of_payments(payments: tuple[Payment, ...], rules: RuleSet) -> Result:
    return {"payments": written_payments(payments), "balance": list(balance(payments, rules))}


def _noten(case: Case, rules: RuleSet) -> Result:
    return _of_payments(noten_payments([seat(name) for name in case["tenpai"]], rules), rules)


def _nagashi(case: Case, rules: RuleSet) -> Result:
    winners = [seat(name) for name in case["winners"]]
    honba, sticks = case.get("honba", 0), 1000 * case.get("sticks", 0)
    return _of_payments(nagashi_payments(winners, rules, honba=honba, kyoutaku_points=sticks), rules)


def _chombo(case: Case, rules: RuleSet) -> Result:
    return _of_payments(chombo_payments(seat(case["offender"]), rules), rules)


def _cap(case: Case, rules: RuleSet) -> Result:
    held = {seat(name): points for name, points in case["held"].items()}
    paid = cap_payments(map(payment_of, case["due"]), held, rules)
    return {
        **_of_payments(paid.payments, rules),
        "short": [wind.name.lower() for wind in Wind if wind in paid.short],
    }


def _points(case: Case, rules: RuleSet) -> Result:
    han, fu = case.get("han_fu", (0, 0))
    winner = seat(case.get("winner", "south"))
    found = score_points(han, fu, rules, winner=winner, yakuman=case.get("times", 0))
    tsumo = None if found.tsumo is None else {wind.name.lower(): points for wind, points in found.tsumo.items()}
    return {"limit": str(found.limit), "ron": found.ron or 0, "tsumo": tsumo or {}}


_CALLS: dict[str, Callable[[Case, RuleSet], Result]] = {
    "hand": _hand,
    "rons": _rons,
    "noten": _noten,
    "nagashi": _nagashi,
    "chombo": _chombo,
    "cap": _cap,
    "points": _points,
}
