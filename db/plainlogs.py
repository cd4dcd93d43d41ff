"""Hands as plain values that JSON can hold, and back again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from core.hand import Wind
from core.table import Event, Start, event_from_plain, plain_event


def plain_start(start: Start | None) -> dict[str, Any] | None:
    """Where a table begins."""
    if start is None:
        return None
    return {**start._asdict(), "points": list(start.points), "round_wind": int(start.round_wind)}


def start_from_plain(values: Mapping[str, Any] | None) -> Start | None:
    """What `plain_start` made these values of."""
    if values is None:
        return None
    return Start(**{**values, "points": tuple(values["points"]), "round_wind": Wind(values["round_wind"])})


def plain_events(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events in their order."""
    return [plain_event(event) for event in events]


def events_from_plain(values: Iterable[Mapping[str, Any]]) -> tuple[Event, ...]:
    """What `plain_events` made these values of. Raises `WrongEvent`."""
    return tuple(event_from_plain(each) for each in values)


def fingerprint_of(*parts: object) -> str:
    """What identifies hands that come from these parts, whatever happens to their names later."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()
