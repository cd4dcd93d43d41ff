"""docs/rules.md, which `make docs` writes."""

import runpy
import sys
from pathlib import Path

import pytest

from cogs.rules.book.reference import reference
from core.rules import ObeyedBy, obeyed_by, preset_names, rule_fields

DOCS = Path(__file__).parents[4] / "docs"


def test_the_document_is_up_to_date() -> None:
    written = (DOCS / "rules.md").read_text(encoding="utf-8")
    assert written == reference(), "`make docs` writes it anew"


def test_every_preset_and_every_rule_is_in_it() -> None:
    lines = reference().splitlines()
    assert [line.split("`")[1] for line in lines if line.startswith("| `")] == list(preset_names())
    assert [line.split("`")[1] for line in lines if line.startswith("`")] == list(rule_fields())
    examples = [line for line in lines if line.startswith("`") and " · " in line]
    assert len(examples) >= 0.9 * sum(obeyed_by(field) is not ObeyedBy.ADVISORY for field in rule_fields())


def test_it_is_written_where_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["reference", str(tmp_path / "rules.md")])
    monkeypatch.delitem(sys.modules, "cogs.rules.book.reference")
    runpy.run_module("cogs.rules.book.reference", run_name="__main__")
    assert (tmp_path / "rules.md").read_text(encoding="utf-8") == reference()
