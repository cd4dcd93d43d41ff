"""A club whose games are kept in a store, for tests of the store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final

from core.rules import RuleSet, load_preset
from db import Confirmation, Deed, GameInfo, GameLog, LeagueInfo, PlayerRef, Result, Store, View

GUILD: Final = 100
OTHER_GUILD: Final = 200
ORGANISER: Final = 1

ANN, BEN, CAT, DAN, EVE, FAY = (
    PlayerRef(name, 10 + number) for number, name in enumerate(("Ann", "Ben", "Cat", "Dan", "Eve", "Fay"))
)
FOUR: Final = (ANN, BEN, CAT, DAN)
POINTS: Final = (40000, 30000, 20000, 10000)
"""Ends at +50.0, +10.0, -20.0 and -40.0 under the rules of Tenhou."""


@dataclass
class Clock:
    """A clock that stands still until it is moved."""

    at: datetime = datetime(2024, 2, 29, 18, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        """The time."""
        return self.at

    def go_on(self, **amount: float) -> None:
        """Let time pass, as `timedelta` takes it."""
        self.at += timedelta(**amount)


@dataclass
class House:
    """A server with a league in a store."""

    store: Store
    clock: Clock
    guild: int = GUILD
    league: str = ""
    rules: RuleSet = field(default_factory=lambda: load_preset("tenhou"))

    def deed(self, actor: int | PlayerRef | None = ORGANISER, reason: str = "") -> Deed:
        """Somebody about to do something here."""
        user = actor.user_id if isinstance(actor, PlayerRef) else actor
        return self.store.deed(self.guild, user or ORGANISER, reason)

    async def create(
        self, name: str = "Thursdays", confirmation: Confirmation = Confirmation.NONE, *, key: str | None = None
    ) -> LeagueInfo:
        """Make a league here."""
        return await self.store.leagues.create(
            self.deed(), name=name, rules=self.rules, confirmation=confirmation, key=key
        )

    async def draft(  # noqa: PLR0913  -- as much as a result has
        self,
        players: tuple[PlayerRef, ...] = FOUR,
        points: tuple[int, ...] = POINTS,
        *,
        by: int | PlayerRef = ORGANISER,
        key: str | None = None,
        sticks: int = 0,
        chombo: Mapping[int, int] | None = None,
        fpoints: Mapping[int, int] | None = None,
        log: GameLog | None = None,
    ) -> GameInfo:
        """Draft a game."""
        result = Result(players=players, points=points, sticks=sticks, chombo=chombo, fpoints=fpoints, log=log)
        return await self.store.games.draft(self.deed(by), self.league, result, key=key)

    async def record(  # noqa: PLR0913  -- as much as a result has
        self,
        players: tuple[PlayerRef, ...] = FOUR,
        points: tuple[int, ...] = POINTS,
        *,
        by: int | PlayerRef = ORGANISER,
        chombo: Mapping[int, int] | None = None,
        fpoints: Mapping[int, int] | None = None,
        log: GameLog | None = None,
    ) -> GameInfo:
        """Draft a game and submit it."""
        draft = await self.draft(players, points, by=by, chombo=chombo, fpoints=fpoints, log=log)
        return await self.store.games.submit(self.deed(by), draft.id)


async def totals(house: House) -> dict[str, int]:
    """The total of everybody on the first page of the standings."""
    page = await house.store.standings.page(house.guild, house.league, View())
    return {line.player.name: line.total for line in page.lines}
