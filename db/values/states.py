"""The states and roles that rows are in, as their columns hold them."""

from __future__ import annotations

from enum import StrEnum


class GameStatus(StrEnum):
    """The state of a game; only confirmed games count."""

    DRAFT = "draft"
    PENDING = "pending"
    CONFIRMED = "confirmed"
    UNDONE = "undone"
    CANCELLED = "cancelled"
    LAPSED = "lapsed"


class TableStatus(StrEnum):
    """The state of a live table."""

    OPEN = "open"
    RECORDED = "recorded"
    CLOSED = "closed"


class TeamRole(StrEnum):
    """The role of a player in a team."""

    CAPTAIN = "captain"
    MEMBER = "member"
    SUBSTITUTE = "substitute"


class MatchStatus(StrEnum):
    """The state of a match; only played ones change the points of teams."""

    OPEN = "open"
    PLAYED = "played"
    CANCELLED = "cancelled"
