"""The text of a log in the log editor's form, as people save and paste it."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import unquote

from core.errors import LogCutOff, LogNotWellFormed, LogTooDeep, NotALog

MAX_DEPTH: Final = 16
"""Lists within lists and objects; a log has six."""

_MARK: Final = "#json="


def parts_of(data: bytes | str | dict[str, Any] | list[Any]) -> list[dict[str, Any]]:
    """Return the objects that a log consists of, each with some of its hands.

    Raises `NotALog`, `LogCutOff`, `LogNotWellFormed` and `LogTooDeep`.
    """
    if isinstance(data, bytes):
        data = _decoded(data)
    if isinstance(data, str):
        data = _from_text(data)
    parts: list[Any] = data if isinstance(data, list) else [data]
    if not parts or not all(isinstance(part, dict) and "log" in part for part in parts):
        raise NotALog
    return parts


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise LogNotWellFormed(line=line, column=problem.start - data.rfind(b"\n", 0, problem.start)) from problem


def _from_text(text: str) -> Any:  # noqa: ANN401  -- whatever JSON holds
    lines = [line for line in text.splitlines() if line.strip()]
    if lines and all(_MARK in line for line in lines):
        return [_json(_after_mark(line), number) for number, line in enumerate(lines, start=1)]
    return _json(text, 1)


def _after_mark(line: str) -> str:
    text = line.partition(_MARK)[2].strip()
    return unquote(text) if text.startswith("%") else text


def _json(text: str, line: int) -> Any:  # noqa: ANN401
    try:
        return json.loads(text)
    except json.JSONDecodeError as problem:
        if not text[: problem.pos].strip():
            raise NotALog from problem
        at = {"line": line + problem.lineno - 1, "column": problem.colno}
        if problem.pos >= len(text.rstrip()) or problem.msg.startswith("Unterminated"):
            raise LogCutOff(**at) from problem
        raise LogNotWellFormed(**at) from problem
    except RecursionError as problem:
        raise LogTooDeep(limit=MAX_DEPTH) from problem
    except ValueError as problem:
        # A number of thousands of digits.
        raise LogNotWellFormed(line=line, column=1) from problem
