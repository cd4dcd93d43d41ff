"""The mistakes of people who ask about rules or change them."""

from dataclasses import dataclass

from cogs.ui.errors import Meaning
from core.errors import TenbouError


class TopicEmpty(TenbouError):
    """A question without a single letter or digit."""


@dataclass(eq=False)
class TopicUnknown(TenbouError):
    """No topic has a name like this."""

    text: str


@dataclass(eq=False)
class TopicMisspelt(TenbouError):
    """No topic has this name; `nearest` are similar labels."""

    text: str
    nearest: tuple[str, ...]


@dataclass(eq=False)
class YakuUnknown(TenbouError):
    """No yaku has a name like this."""

    text: str


@dataclass(eq=False)
class YakuMisspelt(TenbouError):
    """No yaku has this name; `nearest` are similar names."""

    text: str
    nearest: tuple[str, ...]


@dataclass(eq=False)
class NothingToSet(TenbouError):
    """A topic that can be explained but is no rule to set."""

    label: str


@dataclass(eq=False)
class ValueNotPossible(TenbouError):
    """A value that a rule cannot have."""

    rule: str
    value: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class ValueNotAmong(TenbouError):
    """A value outside the few values of a rule."""

    rule: str
    value: str
    allowed: tuple[Meaning, ...]


@dataclass(eq=False)
class FileValueNotAmong(TenbouError):
    """A value in a file outside the few values of the rule `field`, in words `rule`."""

    field: str
    rule: str
    value: str
    allowed: tuple[Meaning, ...]


@dataclass(eq=False)
class ValueNeedsAnother(TenbouError):
    """A value that needs a change of another rule, `other`, to one of `allowed`."""

    rule: str
    value: str
    other: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class RulesUnchanged(TenbouError):
    """A change to the rules that are played already."""

    rules: str


class RulesFileNotText(TenbouError):
    """An attached file of rules that is no text."""
