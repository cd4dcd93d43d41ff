"""A program that records games until it is killed, and says of each that it has been confirmed.

python -m tests.support.recorder URL SEED
"""

import asyncio
import random
import sys

from db.store import Store
from tests.support.house import FOUR, Clock, House
from tests.support.ledger import random_points

TABLES = 3


async def table(house: House, chance: random.Random) -> None:
    """Record one game after another."""
    while True:
        players = tuple(chance.sample(FOUR, 4))
        game = await house.record(players, random_points(chance))
        await house.store.games.agree(house.deed(), game.id, organiser=True)
        sys.stdout.write(f"{game.id}\n")
        sys.stdout.flush()


async def main(url: str, seed: int) -> None:
    """Let several tables play at once."""
    clock = Clock()
    house = House(Store(url, clock), clock)
    await asyncio.gather(*(table(house, random.Random(seed + number)) for number in range(TABLES)))  # noqa: S311


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
