"""The errors of games that are imported, one class for each mistake."""

from dataclasses import dataclass

from core.errors import TenbouError


class NothingToImport(TenbouError):
    """Neither a file nor a text was given."""


class TwoToImport(TenbouError):
    """A file and a text were given, which may be two games."""


class LogIsLink(TenbouError):
    """A link to a log in place of the log."""


class LineNotUnderstood(TenbouError):
    """A text that is neither a log nor the result of a game."""


@dataclass(eq=False)
class LineOfOtherPlayers(TenbouError):
    """A result of more or fewer players than the league has."""

    count: int
    players: int


class LineUnlikeRules(TenbouError):
    """Scores of which no points can be made, neither under the league's rules nor under those of Tenhou."""
