"""A league counted by hand, without the project's code: under the rules of Tenhou, from points and seats alone."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

UMA: Final = (200, 100, -100, -200)
RETURN: Final = 30

Line = dict[str, int | None]


def tenths(points: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Place and score of each seat: halves are rounded away from 0, and the first gets what the others lose."""
    order = sorted(range(4), key=lambda seat: (-points[seat], seat))
    scores = {}
    for place in (1, 2, 3):
        raw = points[order[place]]
        thousands = (abs(raw) + 500) // 1000 * (1 if raw >= 0 else -1)
        scores[order[place]] = 10 * (thousands - RETURN) + UMA[place]
    scores[order[0]] = -sum(scores.values())
    return tuple((order.index(seat) + 1, scores[seat]) for seat in range(4))


def random_points(chance: random.Random) -> tuple[int, int, int, int]:
    """Points that four players may end with; ties and busted players are common."""
    step = chance.choice((100, 1000, 5000))
    first, second, third = (25_000 + step * chance.randint(-300_00 // step, 300_00 // step) for _ in range(3))
    return first, second, third, 100_000 - first - second - third


@dataclass(frozen=True)
class Played:
    """A game that counts: its season, and the players and points in seat order."""

    season: int
    players: tuple[int, ...]
    points: tuple[int, ...]
    fpoints: Mapping[int, int] = field(default_factory=dict)
    chombo: Mapping[int, int] = field(default_factory=dict)


def season_lines(games: Iterable[Played], penalties: Iterable[tuple[int, int, int]] = ()) -> dict[object, Line]:
    """The line of every player in every season; penalties are season, player and tenths."""
    got: dict[object, list[tuple[int, int, int, int]]] = defaultdict(list)
    given: dict[object, list[int]] = defaultdict(list)
    for game in games:
        for seat, (place, score) in enumerate(tenths(game.points)):
            key = game.season, game.players[seat]
            got[key].append((place, score, game.fpoints.get(seat, 0), game.chombo.get(seat, 0)))
    for season, player, score in penalties:
        given[season, player].append(score)
    return {key: _line(got[key], given[key]) for key in [*got, *(key for key in given if key not in got)]}


def _line(got: list[tuple[int, int, int, int]], given: list[int]) -> Line:
    scores = [score for _, score, _, _ in got]
    places = [place for place, _, _, _ in got]
    return {
        "games": len(got),
        "total": sum(scores) + sum(given),
        "penalties": sum(given),
        "places": sum(places),
        "firsts": places.count(1),
        "seconds": places.count(2),
        "thirds": places.count(3),
        "fourths": places.count(4),
        "best": max(scores, default=None),
        "worst": min(scores, default=None),
        "fpoints": sum(fpoints for _, _, fpoints, _ in got),
        "chombo": sum(chombo for _, _, _, chombo in got),
    }


def pair_lines(games: Iterable[Played]) -> dict[tuple[int, int], Line]:
    """What every two players have done against each other, the one with the smaller id first."""
    found: dict[tuple[int, int], Line] = {}
    for game in games:
        for (one, (place, score)), (other, (its_place, its_score)) in permutations(
            zip(game.players, tenths(game.points), strict=True), 2
        ):
            if one > other:
                continue
            new = {
                "games": 1,
                "low_above": int(place < its_place),
                "high_above": int(place > its_place),
                "low_total": score,
                "high_total": its_score,
            }
            old = found.get((one, other), {})
            found[one, other] = {name: value + (old.get(name) or 0) for name, value in new.items()}
    return found
