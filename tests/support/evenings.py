"""A league with everything that can happen to one."""

import random

from core.table import RiichiDeclared
from db import Confirmation, GameLog, PlayerRef
from tests.support.house import House
from tests.support.ledger import random_points
from tests.support.livetables import draw, log, ron, tsumo


def hands(number: int) -> GameLog:
    """The hands of one of the games, as a log from elsewhere has them."""
    events = (RiichiDeclared(seat=number % 4), tsumo(number % 4, han=1 + number % 4), draw(), ron(0, 1 + number % 3))
    return log(*events, fingerprint=f"game {number}")


async def play(house: House, seed: int, *, games: int = 30) -> None:
    """Fill a league: seasons, games of every fate, chombo, F-points, penalties, guests and a forgotten player."""
    chance = random.Random(seed)  # noqa: S311  -- a test's dice
    store = house.store
    names = ("Ann", "Ben", "Cat", "Dan", "=1+1", "@Eve", "雀" * 64, "-Gus", "Hal")
    players = [PlayerRef(name, 1000 + at if at % 2 else None) for at, name in enumerate(names)]
    for number in range(games):
        if number == games // 2:
            await store.leagues.close_season(house.deed(), house.league)
            await store.leagues.start_season(house.deed(), house.league, title="Spring *cup*")
        game = await house.record(
            tuple(chance.sample(players, 4)),
            random_points(chance),
            by=chance.choice(players),
            chombo={chance.randrange(4): 1} if chance.random() < 0.2 else None,
            fpoints={seat: chance.randrange(-1, 4) for seat in range(4)},
            log=hands(number) if number % 3 == 0 else None,
        )
        if chance.random() < 0.2:
            await store.games.undo(house.deed(reason="typed twice"), game.id)
        who, score = chance.choice(game.seats).player, chance.randrange(-300, 300) or 1
        penalty = await store.penalties.give(
            house.deed(reason="+late"), house.league, PlayerRef(who.name, who.user_id), score
        )
        if chance.random() < 0.5:
            await store.penalties.cancel(house.deed(), house.league, penalty.id)
    await store.leagues.change(
        house.deed(), house.league, confirmation=Confirmation.ALL, pending_hours=48, pending_confirms=True
    )
    await house.record(tuple(players[:4]), random_points(chance), by=players[1])
    dropped = await house.record(tuple(players[:4]), random_points(chance), by=players[1])
    await store.games.cancel(house.deed(), dropped.id)
    await store.players.forget(house.deed(), players[2], anonymous="Anonymous")
