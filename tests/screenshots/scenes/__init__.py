"""What happens in the club, in this order: later scenes live on what earlier ones have left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

from tests.screenshots.room import Room
from tests.screenshots.scenes import (
    games,
    help_,
    house_rules,
    imports,
    leagues,
    players,
    rules,
    score,
    seasons,
    seats,
    tables,
    teams,
)

Scene = Callable[[Room], Awaitable[None]]

SCENES: Final[Mapping[str, Scene]] = MappingProxyType(
    {
        "help": help_.play,
        "score": score.play,
        "rules": rules.play,
        "leagues": leagues.play,
        "players": players.play,
        "games": games.play,
        "imports": imports.play,
        "tables": tables.play,
        "seats": seats.play,
        "seasons": seasons.play,
        "teams": teams.play,
        "house-rules": house_rules.play,
    }
)
