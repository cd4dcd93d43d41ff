"""A game that has been confirmed to anybody survives the end of the program at any moment."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

from db import Confirmation, Store, TableStatus
from db.schema.games import Game, Seat
from db.values.states import GameStatus
from tests.support.house import Clock, House
from tests.support.lines import check_lines, played_games

pytestmark = pytest.mark.thorough

ROUNDS = 4
ROOT = Path(__file__).parents[3]


def killed(url: str, seed: int, chance: random.Random, *options: str) -> list[str]:
    """Let a program record games, kill it at some moment, and return the lines that it said to the end."""
    command = [sys.executable, "-m", "tests.support.recorder", url, str(seed), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as recorder:
        assert recorder.stdout is not None
        heard = [recorder.stdout.readline() for _ in range(chance.randint(1, 15))]
        time.sleep(chance.random() * 0.05)
        recorder.kill()
        heard += recorder.stdout.readlines()
    assert "" not in heard, "the recorder ended by itself"
    return [line.strip() for line in heard if line.endswith("\n")]


async def check_whole(store: Store) -> None:
    """No game has too few seats, none without an outcome counts, and each sums to nothing."""
    seats = select(Seat.game_id, func.count().label("seats"), func.sum(Seat.total).label("total")).group_by(
        Seat.game_id
    )
    each = seats.subquery()
    query = select(Game.id, Game.status, each.c.seats, each.c.total).outerjoin(each, each.c.game_id == Game.id)
    async with store.engine.connect() as connection:
        games = (await connection.execute(query)).all()
        if connection.dialect.name == "sqlite":
            assert (await connection.execute(text("PRAGMA integrity_check"))).scalar_one() == "ok"
    assert {(game.seats, game.total) for game in games} <= {(4, 0)}
    assert {game.status for game in games} <= {GameStatus.DRAFT, GameStatus.PENDING, GameStatus.CONFIRMED}


@pytest.mark.long
async def test_confirmed_games_survive_being_killed(store: Store, clock: Clock, database: str) -> None:
    house = House(store, clock)
    await house.create(confirmation=Confirmation.ORGANISER)
    chance = random.Random(20240229)  # noqa: S311
    heard: set[int] = set()
    for number in range(ROUNDS):
        heard |= set(map(int, await asyncio.to_thread(killed, database, number, chance)))
        # A server may still be at work for the one who was killed; this waits for it.
        await store.leagues.change(house.deed(), "")
        await check_whole(store)
        kept = await played_games(store)
        assert heard <= kept.keys()
        await check_lines(house, kept.values())
    assert len(heard) >= ROUNDS


async def check_tables(house: House, heard: list[str]) -> None:
    """Every table is at least as far as was said of it, and whole; a recorded one is a game with the same hands."""
    for line in heard:
        number, version, count = line.split()
        table = await house.store.tables.get(house.guild, int(number))
        if version == "recorded":
            assert (table.status, table.game_id) == (TableStatus.RECORDED, int(count))
            continue
        assert table.version >= int(version)
        if table.version == int(version):
            assert len(table.events) == int(count)
    for table_id in {int(line.split()[0]) for line in heard}:
        table = await house.store.tables.get(house.guild, table_id)
        assert sum(table.state.points) + table.state.kyoutaku_points == 100_000
        assert (table.status is TableStatus.RECORDED) == (table.game_id is not None)
        if table.game_id is not None:
            log = await house.store.games.log(house.guild, table.game_id)
            assert log is not None
            assert log.events == table.events


async def test_booked_hands_survive_being_killed(store: Store, clock: Clock, database: str) -> None:
    house = House(store, clock)
    await house.create()
    chance = random.Random(20240301)  # noqa: S311
    booked = recorded = 0
    for number in range(ROUNDS // 2):
        heard = await asyncio.to_thread(killed, database, number, chance, "hands")
        await store.leagues.change(house.deed(), "")
        await check_whole(store)
        await check_tables(house, heard)
        booked += len(heard)
        recorded += sum("recorded" in line for line in heard)
        kept = await played_games(store)
        assert len(kept) >= recorded
        await check_lines(house, kept.values())
    assert booked >= ROUNDS
