"""The texts of `/table`: none is left over, and every sentence about a seat names its player."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import cogs.table
import cogs.ui
from cogs.ui.errors import sentence
from cogs.ui.texts import FALLBACK, LOCALES, Texts
from core.errors import (
    AlreadyInRiichi,
    DeadHandActs,
    KyuushuInRiichi,
    RiichiIsNoten,
    RiichiTooDear,
    RiichiWithoutDraw,
    TableError,
)

ENGLISH = Texts(FALLBACK)
NAMES = ("Ann", "B*a", "Chi")
ELSEWHERE = ("command-", "error-")
"""The beginnings of keys that have tests of their own: the command tree and the error reply look them up."""


def strings(module: Path) -> set[str]:
    """Return every string of a module as a pattern; what an f-string fills in may be anything."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^.]+" for part in node.values]
            found.add("".join(parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(re.escape(node.value))
    return found


MODULES = [module for part in (cogs.table, cogs.ui) for module in Path(part.__path__[0]).rglob("*.py")]
USED = set().union(*map(strings, MODULES))
KEYS = [
    entry.id.name
    for entry in FluentParser().parse((LOCALES / FALLBACK / "table.ftl").read_text(encoding="utf-8")).body
    if isinstance(entry, fluent.Message) and not entry.id.name.startswith(ELSEWHERE)
]


@pytest.mark.parametrize("key", KEYS)
def test_no_text_is_left_over(key: str) -> None:
    assert any(re.fullmatch(pattern, key) for pattern in USED if pattern.startswith("live"))


@pytest.mark.parametrize(
    "error",
    [
        AlreadyInRiichi(seat=1),
        RiichiTooDear(seat=1, points=900, stick=1000),
        RiichiWithoutDraw(seat=1),
        DeadHandActs(seat=1),
        RiichiIsNoten(seat=1),
        KyuushuInRiichi(seat=1),
    ],
    ids=lambda error: error.key,
)
def test_a_seat_is_said_by_the_name_of_its_player(error: TableError) -> None:
    assert sentence(error, ENGLISH, names=NAMES).startswith(r"B\*a ")
    assert sentence(error, ENGLISH).startswith("1 ")


def test_every_error_about_a_seat_is_tried() -> None:
    with_seat = {kind.__name__ for kind in TableError.__subclasses__() if "seat" in kind.__annotations__}
    assert with_seat == {
        "AlreadyInRiichi",
        "RiichiTooDear",
        "RiichiWithoutDraw",
        "DeadHandActs",
        "RiichiIsNoten",
        "KyuushuInRiichi",
    }
