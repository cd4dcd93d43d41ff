"""The states and roles that rows are in, as their columns hold them."""

from __future__ import annotations

from enum import StrEnum


class GameStatus(StrEnum):
    """What has become of a game; only confirmed games count."""

    DRAFT = "draft"
    PENDING = "pending"
    CONFIRMED = "confirmed"
    UNDONE = "undone"
    CANCELLED = "cancelled"
    LAPSED = "lapsed"


class TableStatus(StrEnum):
    """What has become of a live table."""

    OPEN = "open"
    RECORDED = "recorded"
    CLOSED = "closed"


class TeamRole(StrEnum):
    """What somebody is in a team."""

    CAPTAIN = "captain"
    MEMBER = "member"
    SUBSTITUTE = "substitute"


class MatchStatus(StrEnum):
    """What has become of a match; only played ones change what teams have."""

    OPEN = "open"
    PLAYED = "played"
    CANCELLED = "cancelled"
