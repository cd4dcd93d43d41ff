"""A tournament of four teams whose points carry from match to match."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from core.rules import RuleSet, load_preset
from db.store import GameInfo, MatchInfo, PlayerRef, TeamRole
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
