"""The parts of a copy of a league: frozen values that know nothing of the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from core.league import Loan, LoanBasis, LoanProblem
from core.league.agreeing import Confirmation
from core.rules import RuleSet
from core.settlement import Placement
from db.engine.history import Subject
from db.values.states import GameStatus, MatchStatus, TeamRole
from db.values.tables import GameLog


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCopy:
    """A player, whom everything else in the copy names by `key`. Anonymous ones have been forgotten.

    `aliases` are pairs of service and name. Players merged into another are anonymous too; only the history names them.
    """

    key: int
    name: str
    user_id: int | None
    anonymous: bool
    aliases: tuple[tuple[str, str], ...] = ()
    merged_into: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonCopy:
    """A season; only the last one may be open."""

    number: int
    name: str | None
    started_at: datetime
    closed_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatCopy:
    """A seat, with its result item by item; `start` is what it began with where points are carried."""

    player: int
    start: int | None
    placement: Placement
    chombo: int
    fpoints: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCopy:
    """A recorded game; `rules` is a key of the copy's rulesets, `agreed` are accounts and when they agreed.

    `log` are its hands, where they are known.
    """

    number: int
    season: int
    rules: str
    status: GameStatus
    seats: tuple[SeatCopy, ...]
    kyoutaku_points: int
    comment: str
    recorded_by: int
    agreed: tuple[tuple[int, datetime], ...]
    played_at: datetime
    due_at: datetime | None
    log: GameLog | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyCopy:
    """A penalty, in tenths."""

    season: int
    player: int
    score: int
    reason: str
    given_by: int
    given_at: datetime
    cancelled_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamCopy:
    """A team and its players by their keys."""

    name: str
    members: tuple[tuple[int, TeamRole], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSeatCopy:
    """A team's part in a match; `team` is its position among the copy's teams, as everywhere."""

    team: int
    player: int
    real: int
    playing: int
    after: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchCopy:
    """A match, with the number of its game."""

    season: int
    number: int
    position: int
    status: MatchStatus
    game: int | None
    basis: LoanBasis
    problem: LoanProblem | None
    reason: str
    seats: tuple[MatchSeatCopy, ...]
    loans: tuple[Loan[int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryCopy:
    """An entry of the history.

    `of` is the key of its subject: a season or game by number, a penalty, team or match by its position
    in the copy, and 0 for the league. Players and teams in `before` and `after` are keys and positions too.
    """

    at: datetime
    actor: int
    action: str
    subject: Subject
    of: int
    reason: str
    before: dict[str, Any] | None
    after: dict[str, Any] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueCopy:
    """A league with everything about it; a copy of one season alone is without teams, matches and history."""

    name: str
    rules: str
    rulesets: Mapping[str, RuleSet]
    confirmation: Confirmation
    pending_hours: int
    pending_confirms: bool
    seasons: tuple[SeasonCopy, ...]
    players: tuple[PlayerCopy, ...]
    games: tuple[GameCopy, ...]
    penalties: tuple[PenaltyCopy, ...]
    teams: tuple[TeamCopy, ...] = ()
    matches: tuple[MatchCopy, ...] = ()
    history: tuple[EntryCopy, ...] = ()
