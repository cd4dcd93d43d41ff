"""What the store gives back: frozen values that know nothing of the database."""

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
"""Above this a rating is provisional; everybody begins at 25/3."""


@dataclass(frozen=True, slots=True)
class PlayerRef:
    """How a command names a player: a member by id (with the name to use for a new one), or a name.

    A button names one by `player_id`, which stays the same whatever happens to the name.
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
    """A player's part in a game: the placement item by item, and what is counted beside it.

    `start` is what the seat began with, where a team carries its points into the game.
    """

    player: PlayerInfo
    placement: Placement
    chombo: int
    fpoints: int
    start: int | None = None


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game in seat order. `total` and `expected` are table points, sticks included; drafts have no `number`.

    At `due_at` a pending game comes to count if it `due_confirms`, else it lapses. A draft that `corrects` another
    game has that game's id there; `newcomers` are the players whose first game a draft would be, and who are no
    members.
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
        """How many table points fall short of what the players began with; 0 if nobody knows what that was."""
        known = self.starts or self.rules.starting_points is StartingPoints.FIXED
        return self.expected - self.total if known else 0

    @property
    def total(self) -> int:
        """Table points of all players, and those left on the table."""
        return sum(seat.placement.raw for seat in self.seats) + self.kyoutaku_points

    @property
    def starts(self) -> tuple[int, ...]:
        """What the seats began with where teams carry points into the game, else nothing."""
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

    `gap` is what separates it from the next better line, in what the standings go by.
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
        """For the average place."""
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
    """What somebody did, when and why, with the subject before and after."""

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
    """A player's line on a board of hands: what the board goes by, and all counts. `rank` is shared by equals."""

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
        """What is shown: as much as the player almost certainly has, which is three sigma below mu."""
        return self.mu - 3 * self.sigma

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known of the player as yet."""
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
    `best` and `worst` the opponents a player does best and worst against; `elsewhere` pairs of service and name.
    `hands` is what the player did in each season with games known hand by hand, newest first; `rating` is over all
    seasons, for who has played.
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
        """What the player did in all seasons."""
        return sum((counts for _, counts in self.hands), HandCounts())
