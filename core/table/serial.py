"""Events as plain values that JSON can hold, and back."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from itertools import repeat
from types import UnionType
from typing import TYPE_CHECKING, Any, Final, cast, get_args, get_origin, get_type_hints

from core.errors import WrongEvent
from core.table.events import (
    AbortiveDraw,
    Adjustment,
    Agariyame,
    Chombo,
    DeadHand,
    RiichiDeclared,
    Ryuukyoku,
    Stopped,
    Won,
    WrongCall,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.table.events import Event

EVENT_NAMES: Final[Mapping[str, type[Event]]] = {
    "riichi": RiichiDeclared,
    "won": Won,
    "ryuukyoku": Ryuukyoku,
    "abortive_draw": AbortiveDraw,
    "chombo": Chombo,
    "wrong_call": WrongCall,
    "dead_hand": DeadHand,
    "adjustment": Adjustment,
    "agariyame": Agariyame,
    "stopped": Stopped,
}
"""The stored name of each kind of event."""

_NAME_OF: Final = {kind: name for name, kind in EVENT_NAMES.items()}


def plain_event(event: Event) -> dict[str, Any]:
    """Return an event as a mapping of plain values; `event` names what it is."""
    return {"event": _NAME_OF[type(event)], **_plain_fields(event)}


def event_from_plain(values: Mapping[str, Any]) -> Event:
    """Return the event that `plain_event` made these values of. Raises `WrongEvent`."""
    name = values.get("event")
    kind = EVENT_NAMES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise WrongEvent(part="event", value=str(name))
    event: Event = _read_fields(kind, {name: value for name, value in values.items() if name != "event"})
    return event


def _plain_fields(value: Any) -> dict[str, Any]:  # noqa: ANN401  -- any event or claim
    return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}


def _plain(value: Any) -> Any:  # noqa: ANN401  -- whatever an event can hold
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return _plain_fields(value) if is_dataclass(value) else value


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read_fields(kind: type, values: Any) -> Any:  # noqa: ANN401  -- one of the events, or a claim
    hints = _hints(kind)
    if not isinstance(values, dict) or not values.keys() <= hints.keys():
        raise WrongEvent(part=kind.__name__, value=str(values))
    try:
        return kind(**{name: _read(hints[name], value, name) for name, value in values.items()})
    except TypeError as problem:
        raise WrongEvent(part=kind.__name__, value=str(values)) from problem


def _read(kind: Any, value: Any, part: str) -> Any:  # noqa: ANN401  -- whatever an event can hold
    origin, inner = get_origin(kind), get_args(kind)
    if origin is UnionType:
        return None if value is None else _read(inner[0], value, part)
    if origin in (tuple, frozenset):
        return origin(_read(inner[0], each, part) for each in _list(value, part))
    if is_dataclass(kind):
        return _read_fields(cast("type", kind), value)
    if issubclass(kind, tuple):
        hints = _hints(kind).values()
        if len(_list(value, part)) != len(hints):
            raise WrongEvent(part=part, value=str(value))
        return kind(*map(_read, hints, value, repeat(part)))
    if issubclass(kind, StrEnum):
        if value not in list(kind):
            raise WrongEvent(part=part, value=str(value))
        return kind(value)
    if type(value) is not kind:
        raise WrongEvent(part=part, value=str(value))
    return value


def _list(value: Any, part: str) -> list[Any]:  # noqa: ANN401
    if not isinstance(value, list):
        raise WrongEvent(part=part, value=str(value))
    return value
