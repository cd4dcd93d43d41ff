"""A tournament of four teams whose points carry from match to match."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from core.league import Loan
from core.rules import RuleSet, load_preset
from db import Confirmation, GameInfo, MatchInfo, PlayerRef, Result, TeamRole
from tests.support.house import House

TEAMS: Final = ("Foxes", "Kites", "Mice", "Owls")
VANGUARDS: Final = tuple(PlayerRef(f"{team[0]}1") for team in TEAMS)

FIRST: Final = (150000, 120000, 50000, -20000)
"""The notice's example (P-42). Its totals add up to 300000, so the teams begin with 75000 here."""
PLAYING: Final = (140000, 110000, 40000, 10000)
SECOND: Final = (110000, 90000, 65000, 35000)
"""How the match with those loans ends (P-43)."""
REPAID: Final = (120000, 100000, 75000, 5000)


def rules_of_notice(*, start_points: int = 75000, team_positions: int = 5) -> RuleSet:
    """The rules of the team tournament, by default with 75000 points for each team to begin with."""
    return replace(load_preset("team-tournament"), start_points=start_points, team_positions=team_positions)


async def found(house: House, rules: RuleSet | None = None) -> None:
    """Make the league and its teams, each with two players."""
    house.rules = rules or rules_of_notice()
    await house.create()
    for team in TEAMS:
        await house.store.teams.create(house.deed(), house.league, team)
        for number, role in ((1, TeamRole.CAPTAIN), (2, TeamRole.MEMBER)):
            player = PlayerRef(f"{team[0]}{number}")
            await house.store.teams.add(house.deed(), house.league, team, player, role)


async def start(house: House, players: tuple[PlayerRef, ...] = VANGUARDS, key: str | None = None) -> MatchInfo:
    """Open the next match."""
    return await house.store.matches.start(house.deed(), house.league, players, key=key)


async def play(house: House, points: tuple[int, ...], players: tuple[PlayerRef, ...] = VANGUARDS) -> GameInfo:
    """Open the next match and record how it ended."""
    await start(house, players)
    return await house.record(players, points)


def real(match: MatchInfo) -> tuple[int, ...]:
    """What the teams really have before a match."""
    return tuple(seat.real for seat in match.seats)


def playing(match: MatchInfo) -> tuple[int, ...]:
    """What the teams start a match with."""
    return tuple(seat.playing for seat in match.seats)


def after(match: MatchInfo) -> tuple[int | None, ...]:
    """What the teams have after a match."""
    return tuple(seat.after for seat in match.seats)


async def play_everything(house: House) -> None:
    """Found the league and do all that can be done to it: three matches, of which the last one waits for its game."""
    await found(house)
    store, league = house.store, house.league
    await store.teams.create(house.deed(), league, "Wolves")
    for team, name in (("Mice", "M3"), ("Wolves", "W1")):
        await store.teams.add(house.deed(), league, team, PlayerRef(name, 700 + len(team)), TeamRole.SUBSTITUTE)
    await store.teams.remove(house.deed(), league, PlayerRef("W1", 706))
    game = await play(house, FIRST[::-1])
    right = Result(players=VANGUARDS, points=FIRST, comment="as on paper", fpoints={0: 2})
    await store.games.edit(house.deed(reason="the other way round"), game.id, right)
    match = await start(house)
    await store.matches.set_loans(
        house.deed(reason="agreed"), match.id, [Loan("Owls", team, 10000) for team in TEAMS[:3]]
    )
    wrong = await house.record(VANGUARDS, SECOND[::-1])
    await store.games.undo(house.deed(reason="wrong game"), wrong.id)
    await house.record(VANGUARDS, SECOND)
    await store.matches.call_off(house.deed(), (await start(house)).id)
    await start(house)
    await store.leagues.change(house.deed(), league, confirmation=Confirmation.ORGANISER, pending_hours=48)
    await house.record(VANGUARDS, FIRST)
    for score in (-205, -100):
        penalty = await store.penalties.give(house.deed(reason="late"), league, VANGUARDS[2], score)
    await store.penalties.cancel(house.deed(), league, penalty.id)
    await store.players.link(house.deed(), PlayerRef("Fritz", 77), service="tenhou", name="fritz")
    # What was recorded of one is now another's, and the history still has both.
    await store.players.merge(house.deed(), VANGUARDS[0], PlayerRef("Fritz", 77))
