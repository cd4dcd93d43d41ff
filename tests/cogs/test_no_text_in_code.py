"""No text for people is in code: it is in the locale files, in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

COGS = Path(__file__).parents[2] / "cogs"
FILES = sorted(COGS.rglob("*.py"))

FILLED = "\0"
"""What stands for a value in a string that values are put into."""

PROSE = re.compile(r"(?:[^\W\d_]{2,}[,;]?|\0) [^\W\d_]{2,}|[^\W\d_]{2,} \0")
"""Words with a space between, or one before or after a value."""
EAST_ASIAN = re.compile(r"[\u3005\u3007\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff\uac00-\ud7af]")
LETTER = re.compile(r"[^\W\d_]")
IDENTIFIER = re.compile(r"[a-z-]+:[a-z\0-]|[a-z-]+:$|attachment://")
"""What a custom id or the address of an attachment begins with."""

ALLOWED = {
    "draw/tiles/faces.py": {"一二三四五六七八九", "東南西北", "萬", "發", "中"},  # engraved on the tiles
    "player/cog.py": {"riichi city", "mahjong soul"},  # what services are called
    "ui/errors.py": {"an interaction", f"button {FILLED}"},  # for the log
}

SHOWN = frozenset(
    {"Card", "small", "TextDisplay", "SelectOption", "Field", "Choice", "Modal", "Label", "dialog", "TextInput"}
    | {"Button", "RadioGroupOption", "CheckboxGroupOption", "Picture", "send", "send_message", "edit_message", "button"}
)
"""What puts its arguments before people."""
PASSED_ON = frozenset({"join", "format", "clip", "fit", "escape"})
"""What makes of texts a text."""
NOT_SHOWN = frozenset({"custom_id", "key", "value", "name", "style", "verb", "filename", "kind"})
"""Arguments of these that nobody sees; a choice's name is the key of its text."""
NOT_FOR_PEOPLE = frozenset({"text", "has", "compile", "fullmatch", "cast", "check", "create_task"})
"""Functions that take keys or patterns, or whose words only the log shows."""
LOGGING = frozenset({"debug", "info", "warning", "error", "exception"})
FAULTS = frozenset({"LimitError", "ValueError", "TextError", "TypeError", "RuntimeError"})
"""Errors that only the log ever shows."""


class Literal(NamedTuple):
    """A string in code, and the line that it begins on."""

    line: int
    text: str


def called(node: ast.Call) -> str:
    """The last part of what is called: `send_message` for `interaction.response.send_message`."""
    function = node.func.value if isinstance(node.func, ast.Subscript) else node.func
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def literals(node: ast.AST, *, directly: bool = False) -> Iterator[Literal]:
    """The strings in code that could be shown: no documentation, no keys, no patterns, nothing for the log.

    `directly` leaves out what goes through another function first, which need not be a text.
    """
    if directly and isinstance(node, ast.Call) and called(node) not in SHOWN | PASSED_ON:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield Literal(node.lineno, node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else FILLED for part in node.values)
        yield Literal(node.lineno, "".join(map(str, parts)))
    for child in parts_of(node):
        yield from literals(child, directly=directly)


def parts_of(node: ast.AST) -> list[ast.AST]:
    """What inside of it could be shown."""
    hidden: ast.AST | None = None
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Constant():
            return []  # documentation, and what has no parts
        case ast.Raise(exc=ast.Call() as error) if called(error) in FAULTS:
            return []
        case ast.Call() if called(node) in NOT_FOR_PEOPLE or is_for_log(node):
            return []
        case ast.Call() if called(node) in SHOWN:
            return [*node.args, *(each.value for each in node.keywords if each.arg not in NOT_SHOWN)]
        case ast.Subscript():
            hidden = node.slice
        case ast.AnnAssign() | ast.arg():
            hidden = node.annotation
    whole = isinstance(node, ast.JoinedStr)
    return [
        child
        for child in ast.iter_child_nodes(node)
        if child is not hidden and not (whole and isinstance(child, ast.Constant))
    ]


def is_for_log(node: ast.Call) -> bool:
    return called(node) in LOGGING and ast.unparse(node.func).startswith("log.")


def shown(tree: ast.Module) -> Iterator[Literal]:
    """The strings that are arguments of what puts them before people."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in SHOWN:
            for argument in parts_of(node):
                yield from literals(argument, directly=True)


def problems(source: str, allowed: frozenset[str] | set[str] = frozenset()) -> list[str]:
    """Each string that should be in the locale files, with its line."""
    tree = ast.parse(source)
    found = {each for each in literals(tree) if PROSE.search(each.text) or EAST_ASIAN.search(each.text)}
    found |= {each for each in shown(tree) if LETTER.search(each.text) and not IDENTIFIER.match(each.text)}
    return [f"{each.line}: {each.text!r}" for each in sorted(found) if each.text not in allowed]


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(COGS)) for file in FILES])
def test_no_text_for_people_is_in_code(file: Path) -> None:
    allowed = ALLOWED.get(file.relative_to(COGS).as_posix(), set())
    assert problems(file.read_text(encoding="utf-8"), allowed) == []


@pytest.mark.parametrize("where", ALLOWED)
def test_nothing_is_allowed_that_is_not_there(where: str) -> None:
    found = " ".join(problems((COGS / where).read_text(encoding="utf-8")))
    assert [text for text in ALLOWED[where] if repr(text) not in found] == []


@pytest.mark.parametrize(
    "source",
    [
        'await interaction.response.send_message("Done")',
        'Card(f"# {name} wins")',
        'Card(texts.text("a-key"), small("Sorry"))',
        'Card(clip(f"{name}: Sorry", 80))',
        'SelectOption(label="Ron", value="ron")',
        'Field(key="points", label="Points", value=points)',
        'said = "It is done"',
        'return f"{count} games, {hands} hands"',
        'NAMES = {"ron": "ロン"}',
        'raise NotAllowed("You may not do this")',
        'super().__init__(custom_id="a:b", label=name or "not known")',
    ],
)
def test_text_in_code_is_found(source: str) -> None:
    assert problems(source) != []


@pytest.mark.parametrize(
    "source",
    [
        '"""What a module is for."""',
        'Card(texts.text("a-key", name=name), rows=[[GameButton("agree", game.id)]])'.replace('"agree"', "Verb.AGREE"),
        'log.info("no channel to say hello in on server %d", guild.id)',
        'dialog("game:edit:", texts.text("title"), [Field(key="scores", label=texts.text("a"), value=value)])',
        'Card(heading, rows=[[turn("page", profile)]])',
        'limits.check("text of a card", size, limit)',
        'PATTERN = re.compile(r"han and fu")',
        'game: "GameInfo | None" = typed["value"]',
        'Card(typed["comment"], "\\n".join(lines), f"**{name}** · {points}")',
        'SEPARATORS = "、,・"',
    ],
)
def test_what_is_no_text_is_not_taken_for_one(source: str) -> None:
    assert problems(source) == []
