"""Every real log is read, replayed and scored again, and agrees; a changed one does not."""

from __future__ import annotations

import gzip
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.logs import GameRecord, explaining_rules, read_log, verify
from core.logs.verify import told_rules
from core.rules import RuleSet, change_rule
from tests.support.cases import DATA
from tests.support.changes import changes, missed

FORMS = {"mjlog": 325, "tenhou6": 12}
"""How many logs there are of each form."""


def exceptions() -> dict[str, dict[str, Any]]:
    """The changes of the rules by game, for those that were not played as Tenhou's public tables are."""
    found: dict[str, dict[str, Any]] = {}
    for file in ("settlement_exceptions.toml", "table_exceptions.toml"):
        for each in tomllib.loads((DATA / file).read_text(encoding="utf-8"))["of"]:
            for name in each["games"]:
                found.setdefault(name, {}).update(each["change"])
    return found


PASSES_DEAL = "G00040"
"""A private lobby in which the deal passes after every hand, which no rule says."""


def logs(folder: Path, form: str) -> Iterator[tuple[str, bytes]]:
    for file in sorted((folder / form).iterdir()):
        yield file.name.partition(".")[0], file.read_bytes()


def played_by(record: GameRecord, change: dict[str, Any]) -> RuleSet:
    rules = told_rules(record)
    for field, value in change.items():
        rules = change_rule(rules, field, value)
    return rules


@pytest.mark.parametrize("form", FORMS)
def test_every_real_log_agrees_under_the_rules_it_was_played_by(oracle: Path, form: str) -> None:
    known, count, others = exceptions(), 0, {}
    for name, data in logs(oracle, form):
        count += 1
        record = read_log(data)
        if found := verify(record):
            others[name] = verify(record, played_by(record, known[name])) if name in known else found
    assert count == FORMS[form]
    departing = others.pop(PASSES_DEAL, ())
    assert len({each.hand for each in departing}) == (2 if form == "mjlog" else 0)
    assert not {name: found for name, found in others.items() if found}
    assert len(others) == (7 if form == "mjlog" else 1)


def test_rooms_of_their_own_are_explained(oracle: Path) -> None:
    record = read_log((oracle / "mjlog" / "G00093.mjlog").read_bytes())
    assert explaining_rules(record) == {
        "kiriage_mangan": True,
        "uma": ((30000, 10000, -10000, -30000),),
    }


@pytest.mark.parametrize("form", FORMS)
def test_any_number_changed_in_a_real_log_is_found_where_it_is(oracle: Path, form: str) -> None:
    rng = Random(form)  # noqa: S311  -- the same changes on every run
    tried, problems = 0, []
    for number, (name, data) in enumerate(logs(oracle, form)):
        text = gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data
        if (form == "mjlog" and number % 5) or verify(read_log(text)):
            continue
        for change in changes(text, rng, 5 if form == "mjlog" else 30):
            tried += 1
            if problem := missed(change):
                problems.append(f"{name}: {problem}")
    assert tried > 200
    assert not problems
