"""The root of all errors, which carry facts as attributes and no prose.

The user interface looks up a text for `key` in the reader's language and passes it `facts` as arguments.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import ClassVar


@dataclass(eq=False)
class TenbouError(Exception):
    """The root of the project's own errors.

    `key` is the class name in kebab case: `FifthTile` is `fifth-tile`.
    """

    key: ClassVar[str] = "tenbou-error"

    def __init_subclass__(cls) -> None:
        cls.key = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __str__(self) -> str:
        return ", ".join([self.key, *(f"{name}={value!r}" for name, value in self.facts.items())])

    @property
    def facts(self) -> dict[str, object]:
        """Return the attributes of this error by name."""
        return {f.name: getattr(self, f.name) for f in fields(self)}
