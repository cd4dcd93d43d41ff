"""Values of a JSON file: each is checked before it is used."""

import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final, TypeVar

from db.errors import FileBroken

LONGEST_NAME: Final = 64
LONGEST_TEXT: Final = 200
MOST_HOURS: Final = 24 * 365
MOST_POINTS: Final = 10_000_000
MOST_COUNT: Final = 10_000
LAST_ID: Final = 2**63 - 1

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class JsonPath:
    """A value of the file with its path in it, which errors name."""

    path: str
    value: Any

    def wrong(self) -> FileBroken:
        """Return the error that names this path."""
        return FileBroken(place=self.path.lstrip("."))

    def __getitem__(self, name: str) -> "JsonPath":
        if not isinstance(self.value, dict) or name not in self.value:
            raise JsonPath(f"{self.path}.{name}", None).wrong()
        return JsonPath(f"{self.path}.{name}", self.value[name])

    def optional(self, name: str) -> "JsonPath":
        """Return a value of an object that older files lack; without it, a path to nothing."""
        if isinstance(self.value, dict) and name in self.value:
            return self[name]
        return JsonPath(f"{self.path}.{name}", None)

    def items(self) -> Iterable[tuple[str, "JsonPath"]]:
        """Return the values of an object by name."""
        if not isinstance(self.value, dict):
            raise self.wrong()
        return [(name, JsonPath(f"{self.path}.{name[:LONGEST_NAME]}", each)) for name, each in self.value.items()]

    def each(self, read_one: Callable[["JsonPath"], T]) -> tuple[T, ...]:
        """Read all values of a list."""
        if not isinstance(self.value, list):
            raise self.wrong()
        return tuple(read_one(JsonPath(f"{self.path}[{at}]", value)) for at, value in enumerate(self.value))

    def number(self, least: int, most: int) -> int:
        """Read a whole number from `least` to `most`."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.wrong()
        return self.value

    def account(self) -> int:
        """Read the id of an account."""
        return self.number(0, LAST_ID)

    def name(self) -> str:
        """Read the name of a person or a thing."""
        return self.text(longest=LONGEST_NAME)

    def flag(self) -> bool:
        """Read true or false."""
        if not isinstance(self.value, bool):
            raise self.wrong()
        return self.value

    def text(self, *, longest: int, empty: bool = False) -> str:
        """Read a text that a database takes."""
        if not isinstance(self.value, str) or len(self.value) > longest or not (empty or self.value.strip()):
            raise self.wrong()
        if self.value != clean(self.value):
            raise self.wrong()
        return self.value

    def one_of(self, kind: type[E]) -> E:
        """Read a value of an enumeration."""
        if self.value not in list(kind):
            raise self.wrong()
        return kind(self.value)

    def moment(self) -> datetime:
        """Read a time with its zone."""
        try:
            at = datetime.fromisoformat(self.text(longest=LONGEST_NAME))
            if at.utcoffset() is None:
                raise self.wrong()
            return at.astimezone(UTC)
        except (ValueError, OverflowError) as problem:
            raise self.wrong() from problem

    def maybe(self, read_it: Callable[["JsonPath"], T]) -> T | None:
        """Read a value with `read_it`, or nothing where there is none."""
        return None if self.value is None else read_it(self)

    def key_in(self, known: Collection[Any]) -> Any:  # noqa: ANN401  -- whatever the keys are
        """Read a number or a text that is one of `known`."""
        if type(self.value) not in (int, str) or self.value not in known:
            raise self.wrong()
        return self.value

    def all_different(self, *lists: Sequence[Any]) -> None:
        """Raise the error of this path if one of the lists below it holds something twice."""
        if any(len(each) != len(set(each)) for each in lists):
            raise self.wrong()

    def row(self, length: int) -> tuple["JsonPath", ...]:
        """Return the values of a list of this length."""
        found = self.each(lambda each: each)
        if len(found) != length:
            raise self.wrong()
        return found


def clean(text: str) -> str:
    """Return a text without the characters that databases and files refuse."""
    return "".join(each for each in text if each.isspace() or unicodedata.category(each) not in ("Cc", "Cs"))
