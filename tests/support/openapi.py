"""Discord's own description of its HTTP interface, to check what the bot sends."""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

DOCUMENT = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


@dataclass(frozen=True, slots=True)
class Operation:
    """One kind of request that has a JSON body."""

    pattern: re.Pattern[str]
    parameters: int
    validator: Draft202012Validator


@cache
def _document() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    # Discord takes ids as numbers as well, and discord.py sends them so.
    schemas = document["components"]["schemas"]
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    return document


@cache
def _operations(method: str) -> list[Operation]:
    found = []
    for path, item in _document()["paths"].items():
        body = item.get(method.lower(), {}).get("requestBody", {}).get("content", {}).get("application/json")
        if body is None:
            continue
        schema = {**body["schema"], "components": _document()["components"]}
        pattern = re.compile(re.sub(r"\\\{\w+\\\}|\{\w+\}", "[^/]+", path))
        found.append(Operation(pattern, path.count("{"), Draft202012Validator(schema)))
    return sorted(found, key=lambda operation: operation.parameters)


def problems(method: str, path: str, body: object) -> list[str]:
    """Say what Discord's document has against this request body."""
    operation = next((each for each in _operations(method) if each.pattern.fullmatch(path)), None)
    if operation is None:
        return [f"{method} {path} takes no JSON body"]
    return [
        f"{method} {path}: {'/'.join(map(str, e.instance_path))}: {e}" for e in operation.validator.iter_errors(body)
    ]
