"""How long pictures take to draw: hands, a season of 500 games, and the other charts.

Each is drawn anew every time, with the tiles and the font in memory as they are after the first picture; what the first
one costs is printed as well. Run with `make bench`; 1 if a hand or a season takes longer than it may.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from cogs.draw import (
    Counted,
    Curve,
    Placed,
    Versus,
    fpoints_picture,
    hand_picture,
    places_picture,
    points_picture,
    progress_picture,
    race_picture,
    versus_picture,
)
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import FALLBACK, Texts
from core.hand import Riichi, Win, Wind, parse_hand, parse_tiles
from core.rules import load_preset

ROUNDS: Final = 30
MOST_HAND: Final = 15.0
MOST_SEASON: Final = 400.0
"""Milliseconds that a hand and a season may take, by the median."""

HANDS: Final = ("a closed hand", "a closed hand with indicators", "four kans with indicators")
TEXTS: Final = Texts(FALLBACK)
CLOSED: Final = parse_hand("234m067p22s777z68s7s")
KANS: Final = parse_hand("9s[1111p](999>9p)(11^1+1s)[3333z]9s")
WIN: Final = Win(
    Wind.SOUTH,
    Wind.EAST,
    riichi=Riichi.RIICHI,
    dora_indicators=parse_tiles("12345p"),
    ura_indicators=parse_tiles("12345s"),
    kita=4,
)


def season(games: int, players: int, chance: random.Random) -> tuple[Curve, ...]:
    """Totals in tenths after each game, four of the players at a table."""
    totals = [0] * players
    points: list[list[tuple[int, int]]] = [[(0, 0)] for _ in range(players)]
    for game in range(1, games + 1):
        scores = [chance.randint(-500, 500) for _ in range(3)]
        for player, score in zip(chance.sample(range(players), 4), [*scores, -sum(scores)], strict=True):
            totals[player] += score
            points[player].append((game, totals[player]))
    return tuple(Curve(f"山田{player}", tuple(each)) for player, each in enumerate(points))


def pictures(chance: random.Random) -> dict[str, Callable[[], Picture]]:
    """What is drawn, by what it is called in the figures."""
    names = [f"選手{at}" for at in range(8)]
    above = tuple(tuple(0 if a == b else chance.randint(0, 40) for b in range(8)) for a in range(8))
    hands = tuple(Curve(name, tuple((hand, chance.randint(0, 60) * 1000) for hand in range(13))) for name in names[:4])
    placed = tuple(Placed(name, tuple(chance.randint(0, 40) for _ in range(4))) for name in names)
    counted = tuple(Counted(name, chance.randint(-9, 60)) for name in names)
    marks = ("", *(f"E{hand}" for hand in range(1, 13)))
    return {
        "a closed hand": partial(hand_picture, CLOSED, texts=TEXTS),
        "a closed hand with indicators": partial(hand_picture, CLOSED, WIN, texts=TEXTS),
        "four kans with indicators": partial(hand_picture, KANS, WIN, texts=TEXTS),
        "a season of 500 games, 12 players": partial(race_picture, "S1", season(500, 12, chance), texts=TEXTS),
        "a season of 500 games, 60 players": partial(race_picture, "S1", season(500, 60, chance), texts=TEXTS),
        "a game hand by hand": partial(progress_picture, "1", hands, marks=marks, start=25000, texts=TEXTS),
        "places of 8 players": partial(places_picture, "S1", placed, texts=TEXTS),
        "F-points of 8 players": partial(fpoints_picture, "S1", counted, texts=TEXTS),
        "8 players head to head": partial(versus_picture, "S1", Versus(tuple(names), above), texts=TEXTS),
        "the table of points": partial(points_picture, load_preset("tenhou"), title="-", dealer=False, texts=TEXTS),
    }


def milliseconds(draw: Callable[[], Picture]) -> float:
    """How long one picture takes."""
    began = time.perf_counter()
    draw()
    return (time.perf_counter() - began) * 1000


def main() -> int:
    """Print the figures; 1 if a hand or a season takes too long."""
    too_long = 0
    for name, draw in pictures(random.Random(1)).items():  # noqa: S311
        first = milliseconds(draw)
        times = sorted(milliseconds(draw) for _ in range(ROUNDS))
        median, size = statistics.median(times), len(draw().png) / 1024
        most = MOST_HAND if name in HANDS else MOST_SEASON
        mark = "" if median <= most else f"  TOO LONG: at most {most:.0f} ms"
        too_long += median > most
        print(f"{name:36} {median:6.1f} ms (best {times[0]:.1f}, first {first:.0f}), {size:.0f} KiB{mark}")
    return 1 if too_long else 0


if __name__ == "__main__":
    sys.exit(main())
