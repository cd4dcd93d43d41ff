"""The form of a field in a custom id, by its type."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import partial
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

LARGEST: Final = 2**63 - 1
"""The largest number that ids of Discord and columns of databases hold."""

GAP: Final = "."
"""Separates the values of a field that has several."""


@dataclass(frozen=True, slots=True)
class Form:
    """A type as text: its pattern, and the functions that write and read it. `read` raises `ValueError`."""

    pattern: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]


def form_of(kind: Any) -> Form:  # noqa: ANN401  -- any annotation
    """Return the form of `int`, `bool`, `str`, an enum, a `Literal`, a `tuple[X, ...]` or a dataclass of these."""
    plain = {int: _INT, bool: _BOOL, str: _STR}
    if kind in plain:
        return plain[kind]
    if get_origin(kind) is Literal:
        return _one_of({_written(value): value for value in get_args(kind)})
    if get_origin(kind) is tuple:
        return _tuple(form_of(get_args(kind)[0]))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _one_of({_written(value): value for value in kind})
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        return _dataclass(kind, {field.name: form_of(hints[field.name]) for field in fields(kind)})
    raise TypeError(f"no form in a custom id for {kind}")


def _int(text: str) -> int:
    number = int(text)
    if abs(number) > LARGEST:
        raise ValueError(text)
    return number


_INT: Final = Form("-?[0-9]{1,19}", str, _int)
_BOOL: Final = Form("[01]", lambda value: str(int(value)), lambda text: text == "1")
_STR: Final = Form("[^:]*", str, str)


def _written(value: object) -> str:
    return str(value.value) if isinstance(value, Enum) else str(value)


def _one_of(values: Mapping[str, object]) -> Form:
    def read(text: str) -> object:
        if text not in values:
            raise ValueError(text)
        return values[text]

    # The longest first, since a value can begin like another.
    return Form("|".join(map(re.escape, sorted(values, key=len, reverse=True))), _written, read)


def _tuple(form: Form) -> Form:
    each = f"(?:{form.pattern})"
    return Form(
        f"{each}(?:{re.escape(GAP)}{each})*",
        lambda values: GAP.join(map(form.write, values)),
        lambda text: tuple(map(form.read, text.split(GAP))),
    )


def _dataclass(kind: Callable[..., Any], forms: Mapping[str, Form]) -> Form:
    return Form(
        re.escape(GAP).join(f"(?:{form.pattern})" for form in forms.values()),
        lambda value: GAP.join(form.write(getattr(value, name)) for name, form in forms.items()),
        partial(_read_dataclass, kind, forms),
    )


def _read_dataclass(kind: Callable[..., Any], forms: Mapping[str, Form], text: str) -> object:
    values = zip(forms.items(), text.split(GAP), strict=True)
    return kind(**{name: form.read(value) for (name, form), value in values})
