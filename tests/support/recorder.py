"""A program that records games until it is killed, and says of each that it has been confirmed.

python -m tests.support.recorder URL SEED [hands]

With `hands` it plays live tables instead, and says of each event that it has been booked.
"""

import asyncio
import random
import sys

from db import Store
from tests.support.house import FOUR, Clock, House
from tests.support.ledger import random_points
from tests.support.livetables import STOP, book, draw, open_table, ron, tsumo

TABLES = 3


async def table(house: House, chance: random.Random) -> None:
    """Record one game after another."""
    while True:
        players = tuple(chance.sample(FOUR, 4))
        game = await house.record(players, random_points(chance))
        await house.store.games.agree(house.deed(), game.id, organiser=True)
        say(f"{game.id}")


async def live_table(house: House, chance: random.Random) -> None:
    """Play one table after another, some hands of which are taken back, and record it."""
    while True:
        played = await open_table(house)
        for _ in range(chance.randint(1, 4)):
            winner, other = chance.sample(range(4), 2)
            played = await book(house, played, chance.choice((ron(winner, other), tsumo(winner), draw(winner))))
            say(f"{played.id} {played.version} {len(played.events)}")
            if chance.random() < 0.2:
                count = len(played.events)
                played = await house.store.tables.undo(house.deed(), played.id, at=count, keep=count - 1)
                say(f"{played.id} {played.version} {len(played.events)}")
        await book(house, played, STOP)
        game = await house.store.tables.record(house.deed(), played.id)
        say(f"{played.id} recorded {game.id}")


def say(line: str) -> None:
    """Tell whoever started the program."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def main(url: str, seed: int, *, hands: bool) -> None:
    """Let several tables play at once."""
    clock = Clock()
    house = House(Store(url, clock), clock)
    play = live_table if hands else table
    await asyncio.gather(*(play(house, random.Random(seed + number)) for number in range(TABLES)))  # noqa: S311


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), hands="hands" in sys.argv[3:]))
