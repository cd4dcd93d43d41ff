"""Discord's limits that its OpenAPI document does not express."""

import re
from collections.abc import Iterator
from typing import Any

EMBED_TEXT = 6000
LAYOUT_COMPONENTS = 40
LAYOUT_TEXT = 4000
COMMAND_TEXT = 8000
NAME = re.compile(r"[-_'\w]{1,32}")
MENTION = re.compile(r"<(?:/[^>]+|a?:\w+):\d+>")
"""A command to press or an emoji, as Discord wants it written."""
NAMED_COMMAND = re.compile(r"(?<![A-Za-z0-9_/:<.])/([a-z]+(?: [a-z-]+)*)")
COMPONENTS_V2 = 1 << 15
TEXT_DISPLAY = 10
ACTION_ROW = 1


def problems(path: str, body: object) -> list[str]:
    """Say which limits this request body breaks."""
    if path.endswith("/commands") and isinstance(body, list):
        return [*_doubles(body), *(problem for command in body for problem in _command(command))]
    if not isinstance(body, dict):
        return []
    message = body["data"] if isinstance(body.get("data"), dict) else body
    return [*_embeds(message), *_components(message), *_mentions(message)]


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, from the outside in."""
    for component in components:
        yield component
        inner = [component[key] for key in ("accessory", "component") if key in component]
        yield from walk([*component.get("components", []), *inner])


def _embeds(message: dict[str, Any]) -> Iterator[str]:
    size = 0
    for embed in message.get("embeds") or []:
        size += len(embed.get("title", "")) + len(embed.get("description", ""))
        size += len(embed.get("footer", {}).get("text", "")) + len(embed.get("author", {}).get("name", ""))
        size += sum(len(field["name"]) + len(field["value"]) for field in embed.get("fields", []))
    if size > EMBED_TEXT:
        yield f"embeds hold {size} characters"


def _components(message: dict[str, Any]) -> Iterator[str]:
    found = list(walk(message.get("components") or []))
    ids = [component["custom_id"] for component in found if "custom_id" in component]
    if len(ids) != len(set(ids)):
        yield f"custom ids are not unique: {ids}"
    if not message.get("flags", 0) & COMPONENTS_V2:
        return
    if len(found) > LAYOUT_COMPONENTS:
        yield f"the layout holds {len(found)} components"
    text = sum(len(component["content"]) for component in found if component["type"] == TEXT_DISPLAY)
    if text > LAYOUT_TEXT:
        yield f"the layout holds {text} characters"


def _mentions(message: dict[str, Any]) -> Iterator[str]:
    """Commands and emojis where Discord shows only what is written: on labels, in lists and in code blocks."""
    parts = [message, *walk(message.get("components") or [])]
    entries = [entry for part in parts for key in ("options", "choices", "items") for entry in part.get(key) or []]
    for part in (*parts, *entries):
        for key in ("label", "placeholder", "description", "title", "name"):
            if MENTION.search(str(part.get(key) or "")):
                yield f"the {key} {part[key]} shows a mention as it is written"
        for block in str(part.get("content") or "").split("```")[1::2]:
            if MENTION.search(block):
                yield f"a code block shows a mention as it is written: {block}"


def _command(command: dict[str, Any]) -> Iterator[str]:
    if (size := _size(command)) > COMMAND_TEXT:
        yield f"/{command['name']} holds {size} characters"
    yield from _names(command)


def _size(entry: dict[str, Any]) -> int:
    """What Discord counts: of each field only the longest language."""
    own = len(str(entry.get("value", "")))
    own += sum(max(map(len, in_languages(entry, field).values())) for field in ("name", "description"))
    return own + sum(_size(part) for key in ("options", "choices") for part in entry.get(key) or [])


def in_languages(entry: dict[str, Any], field: str) -> dict[str, str]:
    """A field of a command in every language; what it is by default has no language."""
    return {"": entry.get(field) or "", **(entry.get(f"{field}_localizations") or {})}


def _names(entry: dict[str, Any]) -> Iterator[str]:
    for language, name in in_languages(entry, "name").items():
        if not NAME.fullmatch(name):
            yield f"the name {name} has what names may not have"
        elif name != name.lower():
            yield f"the name {name} is not lower-case" + (f" in {language}" if language else "")
    options = entry.get("options") or []
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{entry['name']} has a required option after an optional one"
    yield from _doubles(options)
    for option in options:
        yield from _names(option)


def _doubles(side_by_side: list[dict[str, Any]]) -> Iterator[str]:
    """Names that stand twice on one level in the language of somebody; without a translation English is shown."""
    for language in {language for entry in side_by_side for language in in_languages(entry, "name")}:
        names = [in_languages(entry, "name").get(language, entry["name"]) for entry in side_by_side]
        yield from (f"{name} is there twice in {language}" for name in set(names) if names.count(name) > 1)
