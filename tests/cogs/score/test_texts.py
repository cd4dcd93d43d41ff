"""The texts of `/score`: none missing, none left over."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import cogs.score
import cogs.ui
from cogs.ui.errors import sentence
from cogs.ui.texts import FALLBACK, LOCALES, Texts
from cogs.ui.words.situations import SituationMismatch, Word
from core.hand import Chankan, FuReason, Yaku
from core.scoring import HIGHEST_FU, Limit, Reason, Way

ENGLISH = Texts(FALLBACK)
MODULES = [module for part in (cogs.score, cogs.ui) for module in sorted(Path(part.__path__[0]).rglob("*.py"))]


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


USED = set().union(*map(strings, MODULES))
MESSAGES = [
    entry
    for entry in FluentParser().parse((LOCALES / FALLBACK / "score.ftl").read_text(encoding="utf-8")).body
    if isinstance(entry, fluent.Message)
]
ELSEWHERE = ("command-", "error-")
"""Beginnings of keys that the command tree and the error reply look up; they have tests of their own."""


@pytest.mark.parametrize(
    "key", [entry.id.name for entry in MESSAGES if not entry.id.name.startswith(ELSEWHERE)], ids=str
)
def test_no_text_is_left_over(key: str) -> None:
    # A bare placeholder would fit everything.
    assert any(re.fullmatch(pattern, key) for pattern in USED if re.match("[a-z]", pattern))


def keyed(beginning: str, values: object) -> list[str]:
    assert isinstance(values, (list, tuple, set, frozenset, type))
    return [f"{beginning}-{str(value).replace('_', '-')}" for value in values]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "key",
    [
        *keyed("yaku", list(Yaku)),
        *keyed("limit", [limit for limit in Limit if limit is not Limit.NONE]),
        *keyed("way", list(Way)),
        *keyed("chankan", [kind for kind in Chankan if kind is not Chankan.ADDED_KAN]),
        *keyed("situation", list(Word)),
    ],
)
def test_every_member_has_a_name(key: str) -> None:
    assert ENGLISH.text(key, times=1)


@pytest.mark.parametrize("reason", FuReason)
def test_every_source_of_fu_has_a_name(reason: FuReason) -> None:
    key = f"fu-{reason.replace('_', '-')}"
    keys = {
        FuReason.TRIPLET: [f"{key}-open", f"{key}-closed"],
        FuReason.KAN: [f"{key}-open", f"{key}-closed"],
        FuReason.ROUNDING: ["fu-rounded"],
    }
    for name in keys.get(reason, [key]):
        assert ENGLISH.text(name, tiles="222z", fu=30)


@pytest.mark.parametrize("reason", [Reason.HAND, Reason.PAO, Reason.HONBA])
def test_every_payment_of_a_win_has_a_text(reason: Reason) -> None:
    assert "8000" in ENGLISH.text(f"pays-{reason}", points=8000)


@pytest.mark.parametrize("word", [Word.HAITEI, Word.HOUTEI, Word.TENHOU, Word.CHIIHOU, Word.RENHOU])
def test_a_situation_that_does_not_fit_is_explained_by_name(word: Word) -> None:
    assert word.capitalize() in sentence(SituationMismatch(word), ENGLISH)


def test_the_highest_fu_is_the_scorer_s() -> None:
    assert f" to {HIGHEST_FU}." in ENGLISH.text("error-no-such-han-fu", han=1, fu=33)
