"""The parts of a player's page beside the lines of the seasons: the last places, and the opponents."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Float, Select, cast, select, union_all
from sqlalchemy.ext.asyncio import AsyncSession

from db.players.find import player_info
from db.schema.games import Game, Seat
from db.schema.players import Player
from db.schema.totals import PairLine
from db.values.results import Versus
from db.values.states import GameStatus

FORM = 10
"""The last places that make a player's form."""

OPPONENTS = 3
"""The best opponents that are shown, and the worst ones."""


async def form_of(session: AsyncSession, league_id: int, player_id: int) -> tuple[int, ...]:
    """Return the places of a player's last confirmed games, the newest last."""
    newest = (
        select(Seat.place)
        .join(Game, Game.id == Seat.game_id)
        .where(Seat.player_id == player_id, Game.league_id == league_id, Game.status == GameStatus.CONFIRMED)
        # An index finds seats by player; ordered by number, the query would read all games of the league.
        .order_by(Seat.game_id.desc())
        .limit(FORM)
    )
    return tuple(await session.scalars(newest))[::-1]


async def opponents_of(
    session: AsyncSession, league_id: int, player: Player, *, least: int, worst: bool = False
) -> tuple[Versus, ...]:
    """Return those against whom a player did best per game, or if `worst` least well, from `least` games on.

    Nobody is both: the best are those with more games above than below, the worst the other way round.
    """
    # Each half has an index of its own; one condition for both would read all pairs of the league.
    met = union_all(
        _met(league_id, player, own="low", other="high"), _met(league_id, player, own="high", other="low")
    ).subquery()
    lines = met.c
    ahead: ColumnElement[Any] = lines.below - lines.above if worst else lines.above - lines.below
    query = (
        select(met, Player)
        .join(Player, Player.id == lines.player_id)
        .where(lines.games >= max(least, 1), ahead > 0)
        .order_by((cast(ahead, Float) / lines.games).desc(), lines.games.desc(), Player.id)
        .limit(OPPONENTS)
    )
    return tuple(
        Versus(
            player_info(player), player_info(row.Player), row.games, row.above, row.below, row.own_total, row.its_total
        )
        for row in await session.execute(query)
    )


def _met(league_id: int, player: Player, *, own: str, other: str) -> Select[*tuple[Any, ...]]:
    """Select the pairs in which the player has the lower id, or the higher."""
    return select(
        getattr(PairLine, f"{other}_id").label("player_id"),
        PairLine.games,
        getattr(PairLine, f"{own}_above").label("above"),
        getattr(PairLine, f"{other}_above").label("below"),
        getattr(PairLine, f"{own}_total").label("own_total"),
        getattr(PairLine, f"{other}_total").label("its_total"),
    ).where(PairLine.league_id == league_id, getattr(PairLine, f"{own}_id") == player.id)


def versus_of(line: PairLine, one: Player, other: Player) -> Versus:
    """Return the line of two players from the side of the first."""
    numbers = (line.low_above, line.high_above, line.low_total, line.high_total)
    if one.id == line.high_id:
        numbers = (line.high_above, line.low_above, line.high_total, line.low_total)
    return Versus(player_info(one), player_info(other), line.games, *numbers)
