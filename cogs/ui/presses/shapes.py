"""The shape of custom ids: `team:{what}:{league}`, with a typed field for each name in braces."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, Generic, ParamSpec, TypeVar

from cogs.ui import limits
from cogs.ui.presses.errors import ControlOutdated
from cogs.ui.presses.forms import Form, form_of

_P = ParamSpec("_P")
_Id = TypeVar("_Id", bound=str)
_FIELD: Final = re.compile(r"\{(?P<name>\w+)(?::(?P<pattern>(?:[^{}]|\{[^{}]*\})+))?\}")
_REST: Final = "(?s:.*)"
"""The pattern of a text at the end of a custom id. Elsewhere a text ends before the next colon."""


class Shape(Generic[_P, _Id]):
    """The shape of custom ids. Call it with the fields to write one.

    A field can have a pattern of its own after a colon: `{key:[a-z:]+}`.
    """

    def __init__(
        self,
        template: str,
        kinds: Mapping[str, Any],
        made: Callable[[str], _Id],
        *,
        keywords: frozenset[str] = frozenset(),
    ) -> None:
        """Make the shape of a template from the types of its fields, `kinds`.

        `made` marks a custom id as that of a button, a list or a dialog. `keywords` are the fields that a function gets
        by name; it gets the others in the order of `kinds`. Raises `ValueError` unless the template names exactly these
        fields.
        """
        self.template = template
        self._made = made
        self._keywords = keywords
        self._forms: dict[str, Form] = {}
        found = list(_FIELD.finditer(template))
        self.head = template[: found[0].start()] if found else template
        pattern, at = "", 0
        for field in found:
            name = field["name"]
            form = form_of(kinds[name])
            is_text_at_end = kinds[name] is str and field.end() == len(template)
            own = field["pattern"] or (_REST if is_text_at_end else form.pattern)
            self._forms[name] = replace(form, pattern=own)
            pattern += f"{re.escape(template[at : field.start()])}(?P<{name}>{own})"
            at = field.end()
        if self._forms.keys() != kinds.keys():
            raise ValueError(f"{template} has other fields than {list(kinds)}")
        self._names = tuple(kinds)
        self._pattern = re.compile(pattern + re.escape(template[at:]))

    def __call__(self, *values: _P.args, **named: _P.kwargs) -> _Id:
        """Write a custom id. Raises `LimitError` for one that is too long."""
        fields = {**dict(zip(self._names, values, strict=False)), **named}
        written = _FIELD.sub(lambda field: self._forms[field["name"]].write(fields[field["name"]]), self.template)
        limits.check("custom id", len(written), limits.CUSTOM_ID)
        if not self.fits(written):
            raise ValueError(f"{written} is not read by {self.template}")
        return self._made(written)

    def fits(self, custom_id: str) -> bool:
        """Return True if a custom id has this shape."""
        return self._pattern.fullmatch(custom_id) is not None

    def read(self, custom_id: str) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Return the fields of a custom id as arguments. Raises `ControlOutdated` for what has another shape."""
        match = self._pattern.fullmatch(custom_id)
        if match is None:
            raise ControlOutdated
        try:
            fields = {name: self._forms[name].read(match[name]) for name in self._names}
        except ValueError as problem:
            raise ControlOutdated from problem
        named = {name: value for name, value in fields.items() if name in self._keywords}
        return tuple(value for name, value in fields.items() if name not in named), named
