"""An evening of several tables, planned so that the same players meet as rarely as possible.

The search starts from random tables, or from tables without a repeated pair where arithmetic gives them. It swaps
players within a round by simulated annealing until the result cannot get better or its step limit is reached. The same
state of the random generator gives the same result.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import chain, combinations, permutations, product
from math import exp
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from core.errors import PlayerTwice, TooFewPlayers

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from random import Random

K = TypeVar("K", bound=Hashable)

_Meetings = list[list[int]]
"""The number of rounds in which two players, by number, sit at one table."""

_STEPS: Final = 60_000
_WARMEST: Final = 0.6
_COLDEST: Final = 0.01
_SEATING_PASSES: Final = 20


class Round(NamedTuple, Generic[K]):
    """One round: the tables, each in seat order from East, and the players who sit out."""

    tables: tuple[tuple[K, ...], ...]
    sitting_out: tuple[K, ...]


class Rotation(NamedTuple, Generic[K]):
    """The rounds of an evening. `repeats` counts the meetings beyond the first, over all pairs of players."""

    rounds: tuple[Round[K], ...]
    repeats: int


def rotation(players: Sequence[K], *, rounds: int, table_size: int, rng: Random) -> Rotation[K]:
    """Return the seating of `players` for `rounds` rounds at tables of `table_size` (3 or 4).

    All tables that can be filled are played. The number of rounds sat out differs by at most one between players, and
    each player's seats are as balanced as the search finds. Raises `TooFewPlayers` and `PlayerTwice`.
    """
    if len(players) < table_size:
        raise TooFewPlayers(count=len(players), needed=table_size)
    for index, player in enumerate(players):
        if player in players[:index]:
            raise PlayerTwice(player=str(player))
    out = _sitting_out(len(players), rounds, len(players) % table_size, rng)
    rows = _search(_first_rows(len(players), out, table_size, rng), len(players), table_size, rng)
    tables = [[tuple(row[at : at + table_size]) for at in range(0, len(row), table_size)] for row in rows]
    met = _meetings(rows, len(players), table_size)
    _balance_seats(tables, len(players), table_size, rng)
    return Rotation(
        tuple(
            Round(tuple(tuple(players[one] for one in table) for table in row), tuple(players[one] for one in rest))
            for row, rest in zip(tables, out, strict=True)
        ),
        sum(max(0, met[a][b] - 1) for a, b in combinations(range(len(players)), 2)),
    )


def _sitting_out(count: int, rounds: int, out: int, rng: Random) -> list[list[int]]:
    """Return who sits out each round: those who did so least, together with people they have not sat out with."""
    times = [0] * count
    together = [[0] * count for _ in range(count)]
    found = []
    for _ in range(rounds):
        chosen: list[int] = []
        for _ in range(out):
            free = [one for one in range(count) if one not in chosen]
            rng.shuffle(free)
            chosen.append(min(free, key=lambda one: (times[one], sum(together[one][other] for other in chosen))))
            times[chosen[-1]] += 1
        for one, other in permutations(chosen, 2):
            together[one][other] += 1
        found.append(sorted(chosen))
    return found


def _first_rows(count: int, out: list[list[int]], size: int, rng: Random) -> list[list[int]]:
    """Return the players of each round, table after table, from which the search starts."""
    tables = count // size
    if count == tables * size and len(out) <= tables and all(tables % factor for factor in range(2, size)):
        # Player (row, column) sits in round r at table column - row * r. Two players of different rows meet once in
        # as many rounds as there are tables. Two players of one row never meet.
        mixed = rng.sample(range(count), count)
        return [
            [mixed[row * tables + (table + row * number) % tables] for table in range(tables) for row in range(size)]
            for number in range(len(out))
        ]
    return [rng.sample(here, len(here)) for here in ([n for n in range(count) if n not in rest] for rest in out)]


def _meetings(rows: list[list[int]], count: int, size: int) -> _Meetings:
    met = [[0] * count for _ in range(count)]
    for row in rows:
        for at in range(0, len(row), size):
            for one, other in permutations(row[at : at + size], 2):
                met[one][other] += 1
    return met


def _search(rows: list[list[int]], count: int, size: int, rng: Random) -> list[list[int]]:
    """Return rounds with the fewest repeated meetings found.

    A pair's second meeting costs 1, its third 2 more, its fourth 3 more.
    """
    met = _meetings(rows, count, size)
    cost = sum(met[a][b] * (met[a][b] - 1) // 2 for a, b in combinations(range(count), 2))
    least = _least_cost(len(rows), count, size)
    best, best_rows = cost, [list(row) for row in rows]
    for step, (row, one, other) in enumerate(_swaps(rows, size, rng)):
        if best == least:
            break
        change = _cost_of_swap(rows[row], (one, other), met, size)
        warmth = _WARMEST * (1 - step / _STEPS) + _COLDEST
        if change > 0 and rng.random() >= exp(-change / warmth):
            continue
        _swap(rows[row], (one, other), met, size)
        cost += change
        if cost < best:
            best, best_rows = cost, [list(each) for each in rows]
    return best_rows


def _least_cost(rounds: int, count: int, size: int) -> int:
    """Return a lower bound for the cost of so many rounds, at which the search can stop."""
    tables, pairs = count // size, count * (count - 1) // 2
    each, more = divmod(rounds * tables * size * (size - 1) // 2, pairs)
    evenly_met = pairs * each * (each - 1) // 2 + more * each
    if count % size:
        return evenly_met
    # At best the players of a table spread evenly over the tables of another round; those who share one meet again.
    each, more = divmod(size, tables)
    together = more * (each + 1) * each // 2 + (tables - more) * each * (each - 1) // 2
    return max(evenly_met, tables * together * rounds * (rounds - 1) // 2)


def _swaps(rows: list[list[int]], size: int, rng: Random) -> Iterator[tuple[int, int, int]]:
    """Yield random places of one round at different tables, as often as the search may try."""
    if not rows or len(rows[0]) == size:
        return
    for _ in range(_STEPS):
        row = rng.randrange(len(rows))
        width = len(rows[row])
        one = rng.randrange(width)
        # The second place is counted from the end of the first one's table, so it is never at the same table.
        yield row, one, (one - one % size + size + rng.randrange(width - size)) % width


def _with(row: list[int], at: int, size: int) -> list[int]:
    """Return the others at the table of the player at place `at`."""
    start = at - at % size
    return [row[place] for place in range(start, start + size) if place != at]


def _cost_of_swap(row: list[int], places: tuple[int, int], met: _Meetings, size: int) -> int:
    one, other = (met[row[at]] for at in places)
    left, right = (_with(row, at, size) for at in places)
    # A meeting that goes saves what it cost; a new one costs as much as the pair has met already.
    return sum(other[who] - one[who] + 1 for who in left) + sum(one[who] - other[who] + 1 for who in right)


def _swap(row: list[int], places: tuple[int, int], met: _Meetings, size: int) -> None:
    for at, towards in (places, places[::-1]):
        for who in _with(row, at, size):
            for player, change in ((row[at], -1), (row[towards], 1)):
                met[player][who] += change
                met[who][player] += change
    row[places[0]], row[places[1]] = row[places[1]], row[places[0]]


def _balance_seats(tables: list[list[tuple[int, ...]]], count: int, size: int, rng: Random) -> None:
    """Reseat one table after the other until each player has had each seat about equally often."""
    held = [[0] * size for _ in range(count)]
    _sit(held, chain(*tables), 1)
    for _ in range(_SEATING_PASSES):
        if all(max(seats) - min(seats) <= 1 for seats in held):
            break
        for row, at in product(tables, range(len(tables[0]))):
            _sit(held, [row[at]], -1)
            ways = list(permutations(row[at]))
            rng.shuffle(ways)
            row[at] = min(ways, key=lambda table: sum(held[player][seat] for seat, player in enumerate(table)))
            _sit(held, [row[at]], 1)


def _sit(held: list[list[int]], tables: Iterable[tuple[int, ...]], times: int) -> None:
    for table in tables:
        for seat, player in enumerate(table):
            held[player][seat] += times
