"""What import-linter cannot see: modules outside its packages, and the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = [file for folder in ("core", "cogs", "db") for file in sorted((ROOT / folder).rglob("*.py"))]


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def name(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", [f for f in SOURCES if f.is_relative_to(ROOT / "core")], ids=name)
def test_core_imports_only_the_standard_library_and_itself(file: Path) -> None:
    # Files from strangers are not parsed with what the standard library has alone.
    hardened = {"defusedxml"} if file.is_relative_to(ROOT / "core" / "logs") else set()
    allowed = sys.stdlib_module_names | {"core"} | hardened
    assert [module for module in imported(file) if module.partition(".")[0] not in allowed] == []


@pytest.mark.parametrize("file", SOURCES, ids=name)
def test_only_tests_import_the_composition_root(file: Path) -> None:
    assert [module for module in imported(file) if module.partition(".")[0] in ("bot", "tests")] == []


@pytest.mark.parametrize("file", SOURCES, ids=name)
def test_imports_are_absolute(file: Path) -> None:
    assert [module for module in imported(file) if module.startswith(".")] == []


PACKAGES = sorted({file.parent for file in SOURCES if "versions" not in file.parts})
MOST_MODULES = 12


@pytest.mark.parametrize("package", PACKAGES, ids=name)
def test_a_package_is_seen_at_a_glance(package: Path) -> None:
    modules = [file.stem for file in package.glob("*.py") if file.stem != "__init__"]
    assert len(modules) <= MOST_MODULES
    assert package.name not in modules
