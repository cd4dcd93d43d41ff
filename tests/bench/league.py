"""What the pages of a league cost, and how that grows with the number of games.

Leagues of 10,000, 100,000 and 1,000,000 games between 5,000 players in SQLite, with their histories, are loaded in
bulk; then each page is asked of the store as the bot asks. The peer is the standings as they are computed without
lines: by grouping all seats by player. Run with `make bench`; `python -m tests.bench.league 10000` takes other sizes.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from core.rules import load_preset
from core.settlement import settle
from db import Confirmation, PlayerRef, Result, Store, View, sqlite_url
from tests.support.ledger import random_points

SIZES: Final = (10_000, 100_000, 1_000_000)
PLAYERS: Final = 5_000
RESULTS: Final = 2_000
"""How many different results there are; games take them in turn."""
ROUNDS: Final = 25
PEER_ROUNDS: Final = 3
GUILD: Final = 1
RULES: Final = load_preset("tenhou")
MIDDLE: Final = PLAYERS // 20
AT: Final = datetime(2024, 1, 1, tzinfo=UTC)
PEER: Final = """
    SELECT seats.player_id, count(*), sum(seats.total), avg(seats.place), max(seats.total), min(seats.total)
    FROM seats JOIN games ON games.id = seats.game_id WHERE games.season_id = 1 AND games.status = 'confirmed'
    GROUP BY seats.player_id ORDER BY 3 DESC LIMIT 10
"""


def settled(chance: random.Random) -> list[list[tuple[int, ...]]]:
    """Results of four seats, as the columns after the player."""
    found: list[list[tuple[int, ...]]] = []
    for _ in range(RESULTS):
        result = settle(random_points(chance), RULES)
        found.append(
            [
                (p.seat, p.raw, p.place, p.kyoutaku, p.rounded, p.uma, p.oka, p.balance, p.penalty, p.total, 0, 0)
                for p in result.placements
            ]
        )
    return found


def seats(games: int, chance: random.Random) -> Iterator[tuple[int, ...]]:
    """Every seat of a league."""
    results = settled(chance)
    for game in range(1, games + 1):
        players = chance.sample(range(1, PLAYERS + 1), 4)
        for player, columns in zip(players, results[game % RESULTS], strict=True):
            yield game, player, *columns


def entries(games: int) -> Iterator[tuple[int, str, str | None]]:
    """Two entries of the history for each game."""
    after = json.dumps({"seats": [{"player": 1, "raw": 25_000, "total": 0, "place": 1}] * 4})
    for game in range(1, games + 1):
        yield game, "record", after
        yield game, "confirm", None


def load(file: Path, games: int) -> None:
    """Put players, games, seats and history into an empty league, without lines."""
    at = AT.strftime("%Y-%m-%d %H:%M:%S.000000")
    chance = random.Random(games)  # noqa: S311
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.executemany(
            "INSERT INTO players (id, guild_id, user_id, name, name_key) VALUES (?1, 1, ?1, ?2, ?3)",
            ((player, f"Player {player}", f"player {player}") for player in range(1, PLAYERS + 1)),
        )
        (digest,) = connection.execute("SELECT hash FROM rulesets").fetchone()
        connection.executemany(
            "INSERT INTO games (id, league_id, season_id, ruleset_hash, number, status, kyoutaku_points, comment,"
            " recorded_by, played_at) VALUES (?1, 1, 1, ?2, ?1, 'confirmed', 0, '', 1, ?3)",
            ((game, digest, at) for game in range(1, games + 1)),
        )
        connection.executemany(
            "INSERT INTO seats (game_id, player_id, seat, raw, place, kyoutaku, rounded, uma, oka, balance, penalty,"
            " total, chombo, fpoints) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            seats(games, chance),
        )
        connection.executemany(
            "INSERT INTO history (guild_id, at, actor, subject, subject_id, action, reason, after)"
            " VALUES (1, ?, 1, 'game', ?, ?, '', ?)",
            ((at, *entry) for entry in entries(games)),
        )
        connection.execute("UPDATE leagues SET next_number = ?", (games + 1,))
    # Back from the log into the file, as after any time that nobody loads a million games.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


async def median(ask: Callable[[int], Awaitable[Any]], rounds: int = ROUNDS) -> float:
    """The median time in milliseconds; each round asks for something else."""
    times = []
    for number in range(rounds):
        begun = time.perf_counter()
        await ask(number)
        times.append(1000 * (time.perf_counter() - begun))
    return statistics.median(times)


def player(number: int) -> PlayerRef:
    """One of the players; the next number is somebody else."""
    user = 1 + number * 197 % PLAYERS
    return PlayerRef(f"Player {user}", user)


class Pages:
    """What is asked of the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def standings(self, _number: int, *, page: int) -> None:
        """A page of the standings, with the asker's own line."""
        await self._store.standings.page(GUILD, "", View(page=page), asker=1)

    async def last_games(self, _number: int) -> None:
        """The standings of everybody's last ten games."""
        await self._store.standings.page(GUILD, "", View(last=10))

    async def profile(self, number: int) -> None:
        """A player's page, and the games listed below it."""
        await self._store.standings.profile(GUILD, "", player(number), least=1)
        await self._store.games.recent(GUILD, player=player(number))

    async def ratings(self, number: int) -> None:
        """A page of the ratings, with the asker's own line."""
        await self._store.ratings.board(GUILD, "", asker=number)

    async def versus(self, number: int) -> None:
        """Two players against each other."""
        await self._store.standings.versus(GUILD, "", player(number), player(number + 1))

    async def recent(self, _number: int) -> None:
        """The last games of all."""
        await self._store.games.recent(GUILD)

    async def pending(self, _number: int) -> None:
        """The games that wait."""
        await self._store.games.pending(GUILD)

    async def record(self, number: int) -> None:
        """Preview a game, record and confirm it."""
        players = tuple(player(4 * number + seat) for seat in range(4))
        deed = self._store.deed(GUILD, number + 1)
        result = Result(players=players, points=(40_000, 30_000, 20_000, 10_000))
        draft = await self._store.games.draft(deed, "", result)
        await self._store.games.submit(deed, draft.id)
        await self._store.games.agree(deed, draft.id, organiser=True)

    def all(self) -> dict[str, Callable[[int], Awaitable[None]]]:
        """Every page by name."""
        return {
            "standings, first page": partial(self.standings, page=0),
            "standings, middle page": partial(self.standings, page=MIDDLE),
            "standings of the last ten games": self.last_games,
            "player page and games": self.profile,
            "ratings": self.ratings,
            "head to head": self.versus,
            "last games of all": self.recent,
            "pending games": self.pending,
            "record and confirm a game": self.record,
        }


async def measure(folder: Path, games: int) -> dict[str, float]:
    """The median of everything, in milliseconds, in a league of so many games."""
    file = folder / f"{games}.sqlite"
    store = Store(sqlite_url(file), lambda: AT)
    await store.open()
    deed = store.deed(GUILD, 1)
    await store.leagues.create(deed, name="Bench", rules=RULES, confirmation=Confirmation.ORGANISER)
    begun = time.perf_counter()
    await asyncio.to_thread(load, file, games)
    loaded = time.perf_counter()
    await store.standings.recompute(GUILD, "")
    found = {"all lines anew": 1000 * (time.perf_counter() - loaded)}
    begun_ratings = time.perf_counter()
    await store.ratings.board(GUILD, "")
    found["all ratings anew"] = 1000 * (time.perf_counter() - begun_ratings)
    pages = Pages(store)
    for name, ask in pages.all().items():
        await ask(ROUNDS)
        found[name] = await median(ask)

    async def peer(_number: int) -> None:
        with sqlite3.connect(file) as connection:
            connection.execute(PEER).fetchall()
        connection.close()

    found["(peer) standings from all seats"] = await median(peer, PEER_ROUNDS)
    await store.close()
    size = file.stat().st_size / 2**20
    print(f"{games:>9,} games: loaded in {loaded - begun:.0f} s, {size:.0f} MiB")
    return found


async def main(sizes: tuple[int, ...]) -> None:
    """Print what everything costs at each size, and how it grows."""
    print(f"\nThe league: {PLAYERS:,} players, SQLite {sqlite3.sqlite_version}, medians of {ROUNDS}, in milliseconds")
    with tempfile.TemporaryDirectory() as folder:
        found = [await measure(Path(folder), size) for size in sizes]
    print(f"{'':34}" + "".join(f"{size:>12,}" for size in sizes) + f"{'growth':>10}")
    for name in found[0]:
        row = [each[name] for each in found]
        print(f"{name:34}" + "".join(f"{value:12.2f}" for value in row) + f"{row[-1] / row[0]:9.1f}x")
    ratio = found[-1]["(peer) standings from all seats"] / found[-1]["standings, first page"]
    print(f"At {sizes[-1]:,} games the first page costs 1/{ratio:.0f} of the peer's.")


if __name__ == "__main__":
    asyncio.run(main(tuple(map(int, sys.argv[1:])) or SIZES))
