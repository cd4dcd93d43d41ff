"""What can be wrong with what people say about a hand."""

from dataclasses import dataclass

from core.errors import TenbouError


@dataclass(eq=False)
class SituationWordUnknown(TenbouError):
    """A word that names no situation; `known` are those there are."""

    word: str
    known: tuple[str, ...]


@dataclass(eq=False)
class SituationMismatch(TenbouError):
    """A situation said of the wrong seat or the wrong way to win: haitei by ron, tenhou of a non-dealer."""

    word: str


class CardOutdated(TenbouError):
    """A card of a version whose buttons this one does not understand."""
