"""Hands as plain values that JSON can hold, and back again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from core.hand import Wind
from core.rules import RuleSet, rules_from_stored, stored_values
from core.table import Claim, Event, Start, Won, event_from_plain, plain_event


def plain_start(start: Start | None) -> dict[str, Any] | None:
    """Return the beginning of a table as plain values."""
    if start is None:
        return None
    return {**start._asdict(), "points": list(start.points), "round_wind": int(start.round_wind)}


def start_from_plain(values: Mapping[str, Any] | None) -> Start | None:
    """Read the values that `plain_start` has made."""
    if values is None:
        return None
    return Start(**{**values, "points": tuple(values["points"]), "round_wind": Wind(values["round_wind"])})


def plain_rules(rules: RuleSet | None) -> dict[str, Any] | None:
    """Return the rules that hands were played under as plain values."""
    return None if rules is None else {"name": rules.name, "values": stored_values(rules)}


def rules_from_plain(values: Mapping[str, Any] | None) -> RuleSet | None:
    """Read the values that `plain_rules` has made."""
    return None if values is None else rules_from_stored(values["name"], values["values"])


def plain_events(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Return events as plain values, in their order, without fields that have their usual value."""
    return [_told(event, plain_event(event)) for event in events]


def _told(value: Event | Claim, plain: dict[str, Any]) -> dict[str, Any]:
    usual = {field.name for field in fields(value) if getattr(value, field.name) == field.default}
    told = {name: each for name, each in plain.items() if name not in usual}
    if isinstance(value, Won):
        told["claims"] = [_told(*each) for each in zip(value.claims, plain["claims"], strict=True)]
    return told


def events_from_plain(values: Iterable[Mapping[str, Any]]) -> tuple[Event, ...]:
    """Read the values that `plain_events` has made. Raises `WrongEvent`."""
    return tuple(event_from_plain(each) for each in values)


def fingerprint_of(*parts: object) -> str:
    """Return what identifies hands that consist of these parts, whatever happens to their names later."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()
