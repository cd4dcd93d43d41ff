"""What can be wrong with a question about rules."""

from dataclasses import dataclass

from cogs.ui.errors import Meaning
from core.errors import TenbouError


@dataclass(eq=False)
class TopicUnknown(TenbouError):
    """No rule is called anything like this."""

    text: str


@dataclass(eq=False)
class TopicMisspelt(TenbouError):
    """No rule is called this; `nearest` are labels that come close."""

    text: str
    nearest: tuple[str, ...]


@dataclass(eq=False)
class YakuUnknown(TenbouError):
    """No yaku is called anything like this."""

    text: str


@dataclass(eq=False)
class YakuMisspelt(TenbouError):
    """No yaku is called this; `nearest` are names that come close."""

    text: str
    nearest: tuple[str, ...]


@dataclass(eq=False)
class NothingToSet(TenbouError):
    """What somebody wants to set is explained, but is no rule."""

    label: str


@dataclass(eq=False)
class ValueNotPossible(TenbouError):
    """A value that a rule cannot have."""

    rule: str
    value: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class ValueNotAmong(TenbouError):
    """A value that is none of the few that a rule can have."""

    rule: str
    value: str
    allowed: tuple[Meaning, ...]


@dataclass(eq=False)
class FileValueNotAmong(TenbouError):
    """A value in a file that is none of the few that the rule `field`, in words `rule`, can have."""

    field: str
    rule: str
    value: str
    allowed: tuple[Meaning, ...]


@dataclass(eq=False)
class ValueNeedsAnother(TenbouError):
    """A value with which `other`, another rule, would have to change too, to one of `allowed`."""

    rule: str
    value: str
    other: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class RulesUnchanged(TenbouError):
    """The rules are so already."""

    rules: str


class RulesFileNotText(TenbouError):
    """An attached file of rules is no text."""
