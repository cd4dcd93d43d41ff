"""Values of a JSON file, none of which is believed before it has been looked at."""

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
class Place:
    """A value of the file and where it stands, so that what is wrong can be named."""

    path: str
    value: Any

    def wrong(self) -> FileBroken:
        """The error that names this place."""
        return FileBroken(place=self.path.lstrip("."))

    def __getitem__(self, name: str) -> "Place":
        if not isinstance(self.value, dict) or name not in self.value:
            raise Place(f"{self.path}.{name}", None).wrong()
        return Place(f"{self.path}.{name}", self.value[name])

    def optional(self, name: str) -> "Place":
        """A value of an object that older files lack; nothing stands there then."""
        return self[name] if isinstance(self.value, dict) and name in self.value else Place(f"{self.path}.{name}", None)

    def items(self) -> Iterable[tuple[str, "Place"]]:
        """The values of an object by name."""
        if not isinstance(self.value, dict):
            raise self.wrong()
        return [(name, Place(f"{self.path}.{name[:LONGEST_NAME]}", each)) for name, each in self.value.items()]

    def each(self, read_one: Callable[["Place"], T]) -> tuple[T, ...]:
        """All values of a list, read."""
        if not isinstance(self.value, list):
            raise self.wrong()
        return tuple(read_one(Place(f"{self.path}[{at}]", value)) for at, value in enumerate(self.value))

    def number(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.wrong()
        return self.value

    def account(self) -> int:
        """Somebody's id."""
        return self.number(0, LAST_ID)

    def name(self) -> str:
        """A name of a person or a thing."""
        return self.text(longest=LONGEST_NAME)

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong()
        return self.value

    def text(self, *, longest: int, empty: bool = False) -> str:
        """A text that a database takes."""
        if not isinstance(self.value, str) or len(self.value) > longest or not (empty or self.value.strip()):
            raise self.wrong()
        if self.value != clean(self.value):
            raise self.wrong()
        return self.value

    def one_of(self, kind: type[E]) -> E:
        """A value of an enumeration."""
        if self.value not in list(kind):
            raise self.wrong()
        return kind(self.value)

    def moment(self) -> datetime:
        """A time with its zone."""
        try:
            at = datetime.fromisoformat(self.text(longest=LONGEST_NAME))
            if at.utcoffset() is None:
                raise self.wrong()
            return at.astimezone(UTC)
        except (ValueError, OverflowError) as problem:
            raise self.wrong() from problem

    def maybe(self, read_it: Callable[["Place"], T]) -> T | None:
        """What `read_it` reads, or nothing."""
        return None if self.value is None else read_it(self)

    def key_in(self, known: Collection[Any]) -> Any:  # noqa: ANN401  -- whatever the keys are
        """A number or a text that is one of the `known` ones."""
        if type(self.value) not in (int, str) or self.value not in known:
            raise self.wrong()
        return self.value

    def all_different(self, *lists: Sequence[Any]) -> None:
        """Refuse this place if one of the lists, which stand in it, holds something twice."""
        if any(len(each) != len(set(each)) for each in lists):
            raise self.wrong()

    def row(self, length: int) -> tuple["Place", ...]:
        """The values of a list of this length."""
        found = self.each(lambda each: each)
        if len(found) != length:
            raise self.wrong()
        return found


def clean(text: str) -> str:
    """A text without what neither databases nor files take."""
    return "".join(each for each in text if each.isspace() or unicodedata.category(each) not in ("Cc", "Cs"))
