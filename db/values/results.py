"""The results of the store: frozen values that know nothing of the database."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import Any, Final

from core.league import HandCounts, HandStat, Ratio
from core.league.agreeing import Confirmation
from core.rules import RuleSet, StartingPoints
from core.settlement import Placement
from db.values.states import GameStatus

PROVISIONAL_SIGMA: Final = 5
"""The sigma above which a rating is provisional; everybody begins at 25/3."""


@dataclass(frozen=True, slots=True)
class PlayerRef:
    """A player as a command names them: a member by id (with the name for a new one), or by name.

    A button names a player by `player_id`, which outlasts the name.
    """

    name: str
    user_id: int | None = None
    player_id: int | None = None


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """A player of a club; guests have no `user_id`."""

    id: int
    name: str
    user_id: int | None


@dataclass(frozen=True, slots=True)
class SeasonInfo:
    """A season; the open one has no `closed_at`."""

    id: int
    number: int
    name: str | None
    started_at: datetime
    closed_at: datetime | None


@dataclass(frozen=True, slots=True)
class LeagueInfo:
    """A league with its rules and its newest season."""

    id: int
    name: str
    rules: RuleSet
    rules_hash: str
    confirmation: Confirmation
    pending_hours: int
    pending_confirms: bool
    season: SeasonInfo


@dataclass(frozen=True, slots=True)
class RuleVersionInfo:
    """A version of a server's rules with who made it and when; a draft has no `number`."""

    id: int
    number: int | None
    rules: RuleSet
    by: int
    at: datetime


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A player's result in a game: the placement item by item, chombo and F-points.

    `start` are the points at the beginning, where a team carries its points into the game.
    """

    player: PlayerInfo
    placement: Placement
    chombo: int
    fpoints: int
    start: int | None = None


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game in seat order. `total` and `expected` are table points, sticks included; drafts have no `number`.

    At `due_at` a pending game comes to count if `due_confirms`, else it lapses. `corrects` is the id of the game that
    a draft is a correction of; `newcomers` are the guests whose first game a draft would be.
    """

    id: int
    number: int | None
    league_id: int
    league: str
    rules: RuleSet
    confirmation: Confirmation
    status: GameStatus
    seats: tuple[SeatResult, ...]
    kyoutaku_points: int
    comment: str
    recorded_by: int
    agreed: tuple[int, ...]
    played_at: datetime
    due_at: datetime | None
    due_confirms: bool
    corrects: int | None
    newcomers: tuple[int, ...]

    @property
    def sticks(self) -> int:
        """Riichi sticks left on the table."""
        return self.kyoutaku_points // self.rules.riichi_stick if self.rules.riichi_stick else 0

    @property
    def loose(self) -> int:
        """Points left on the table that make no whole stick."""
        return self.kyoutaku_points - self.sticks * self.rules.riichi_stick

    @property
    def missing(self) -> int:
        """Table points that are missing from what the players began with; 0 where nobody knows what that was."""
        known = self.starts or self.rules.starting_points is StartingPoints.FIXED
        return self.expected - self.total if known else 0

    @property
    def total(self) -> int:
        """Table points of all players, with those left on the table."""
        return sum(seat.placement.raw for seat in self.seats) + self.kyoutaku_points

    @property
    def starts(self) -> tuple[int, ...]:
        """The points of the seats at the beginning where teams carry them into the game, else nothing."""
        return tuple(seat.start for seat in self.seats if seat.start is not None)

    @property
    def expected(self) -> int:
        """Table points that the players began with."""
        return sum(self.starts) or self.rules.players * self.rules.start_points

    @property
    def by_place(self) -> tuple[SeatResult, ...]:
        """The seats from first place down."""
        return tuple(sorted(self.seats, key=lambda seat: (seat.placement.place, seat.placement.seat)))


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's line in the standings; scores in tenths. `rank` is shared by players who are equal.

    `gap` is the distance to the next better line, in the value that orders the standings.
    """

    rank: int
    player: PlayerInfo
    games: int
    total: int
    places: tuple[int, int, int, int]
    best: int
    worst: int
    penalties: int
    fpoints: int
    chombo: int
    gap: Fraction | None = None

    @property
    def sum_of_places(self) -> int:
        """The sum of the places, for the average."""
        return sum(place * count for place, count in enumerate(self.places, start=1))


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """One page of standings. `own` is the asker's line where it is not on the page."""

    league: LeagueInfo
    season: SeasonInfo
    lines: tuple[Standing, ...]
    own: Standing | None
    page: int
    pages: int
    players: int
    games: int
    computed_at: datetime


@dataclass(frozen=True, slots=True)
class PenaltyInfo:
    """A penalty in tenths; a cancelled one has `cancelled_at`."""

    id: int
    player: PlayerInfo
    score: int
    reason: str
    given_by: int
    given_at: datetime
    cancelled_at: datetime | None


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """Something that a person did, when and why, with the subject before and after."""

    at: datetime
    actor: int
    action: str
    reason: str
    before: dict[str, Any] | None
    after: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class Versus:
    """Two players against each other in a league; scores in tenths."""

    one: PlayerInfo
    other: PlayerInfo
    games: int
    one_above: int
    other_above: int
    one_total: int
    other_total: int


@dataclass(frozen=True, slots=True)
class HandStanding:
    """A player's line on a board of hands: the statistic as `ratio`, and all counts. Equals share a `rank`."""

    rank: int
    player: PlayerInfo
    ratio: Ratio
    counts: HandCounts


@dataclass(frozen=True, slots=True, kw_only=True)
class HandBoard:
    """One page of a board of hands, best first. It is of all seasons without a `season`.

    `own` is the asker's line where it is not on the page.
    """

    league: LeagueInfo
    season: SeasonInfo | None
    stat: HandStat
    lines: tuple[HandStanding, ...]
    own: HandStanding | None
    page: int
    pages: int
    players: int


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's ratings over all seasons of a league.

    `mu` and `sigma` are openskill's (Plackett-Luce); `tenhou` is Tenhou's R in hundredths.
    """

    games: int
    mu: float
    sigma: float
    tenhou: int

    @property
    def skill(self) -> float:
        """The figure that is shown: three sigma below mu, which the player almost certainly has."""
        return self.mu - 3 * self.sigma

    @property
    def is_provisional(self) -> bool:
        """True while too few games are known of the player."""
        return self.sigma > PROVISIONAL_SIGMA


@dataclass(frozen=True, slots=True)
class RatingStanding:
    """A player's line on a board of ratings. `rank` is shared by equals."""

    rank: int
    player: PlayerInfo
    rating: Rating


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingBoard:
    """One page of a board of ratings, best first. `own` is the asker's line where it is not on the page."""

    league: LeagueInfo
    lines: tuple[RatingStanding, ...]
    own: RatingStanding | None
    page: int
    pages: int
    players: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's page in a league.

    `seasons` are the player's lines, newest first, each with its season; `form` the last places, newest last;
    `best` and `worst` are opponents; `elsewhere` are pairs of service and name. `hands` has the counts of each season
    with known hands, newest first; `rating` is over all seasons, for players with a game.
    """

    player: PlayerInfo
    league: LeagueInfo
    seasons: tuple[tuple[SeasonInfo, Standing], ...]
    form: tuple[int, ...]
    best: tuple[Versus, ...]
    worst: tuple[Versus, ...]
    elsewhere: tuple[tuple[str, str], ...]
    hands: tuple[tuple[SeasonInfo, HandCounts], ...]
    rating: Rating | None

    @property
    def all_hands(self) -> HandCounts:
        """The counts of all seasons together."""
        return sum((counts for _, counts in self.hands), HandCounts())
