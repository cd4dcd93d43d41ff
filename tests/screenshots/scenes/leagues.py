"""A league with everything that is read from its games."""

from __future__ import annotations

import random

from db import PlayerRef
from tests.screenshots.room import CHANCE, Room
from tests.support import evenings
from tests.support.livetables import draw, play_table, ron, tsumo

GAMES = 24


async def play(room: Room) -> None:
    """Open a league, let it have been played, look at it from all sides."""
    name = room.called.league
    await room.use("league-create", "league create", name=name, rules="f-league", confirmation="none")
    await room.use("league-standings-empty", "league standings")
    await fill(room)
    await room.use("league-settings", "league settings")
    await room.use("league-settings-changed", "league settings", confirmation="one", pending_hours=48, then="lapse")
    await room.use("league-info", "league info")
    await room.use("league-list", "league list")
    await _boards(room)
    await room.use(
        "league-penalty", "league penalty give", player=room.ann.mention, points=20.0, reason=room.called.reason
    )
    await room.use("league-penalty-list", "league penalty list")
    await room.use("league-penalty-cancelled", "league penalty cancel", number=1)
    await room.use("league-export", "league export")


async def _boards(room: Room) -> None:
    ratings = await room.use("league-ratings", "league ratings")
    await room.press("league-ratings-other", ratings, "ratings:kind")
    board = await room.use("league-statistics", "league statistics", min_hands=0)
    await room.choose("league-statistics-deal-in", board, "statistics:stat", "deal_in")
    table = await room.use("league-standings", "league standings")
    await room.press("league-standings-columns", table, "standings:columns")
    await room.press("league-standings-race", table, "standings:race")
    await room.press("league-standings-back", table, "standings:table")
    await room.choose("league-standings-sorted", table, "standings:sort", "average")
    fpoints = await room.use("league-fpoints", "league fpoints")
    await room.press("league-fpoints-chart", fpoints, "fpoints:chart")
    await room.press("league-fpoints-back", fpoints, "fpoints:table")


async def fill(room: Room) -> None:
    """Let the league have been played, some of it hand by hand."""
    chance = random.Random(CHANCE)  # noqa: S311  -- a script's dice
    eve, fay, gus, hal = map(PlayerRef, room.called.guests)
    people = (*room.refs, eve, fay)
    for number in range(GAMES):
        fpoints = {seat: chance.randrange(-1, 3) for seat in range(4)}
        three = [25_000 + 100 * chance.randint(-200, 200) for _ in range(3)]
        points = (*three, 100_000 - sum(three))
        hands = evenings.hands(number) if number % 3 == 0 else None
        await room.house.record(tuple(chance.sample(people, 4)), points, fpoints=fpoints, log=hands)
    ann, _, *others = room.refs
    await room.house.record((ann, gus, *others), (31_000, 29_000, 22_000, 18_000))
    await room.house.record((hal, *room.refs[1:]), (11_000, 29_000, 22_000, 38_000), chombo={0: 1})
    wins = (tsumo(0, han=3), ron(2, 1, han=5), draw(1, 3), ron(1, 3, han=4), tsumo(3, han=2))
    await play_table(room.house, *wins, ron(0, 2, han=6), ron(3, 0, han=3, fu=40), players=room.refs)
