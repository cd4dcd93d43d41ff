"""What a player's page is read from beside the lines of the seasons: the last places, and those met most often."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Float, case, cast, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from db.models import Game, GameStatus, PairLine, Player, Seat
from db.players import player_info
from db.records import Versus

FORM = 10
"""How many last places make a player's form."""

OPPONENTS = 3
"""How many of the best and of the worst opponents are shown."""


async def form_of(session: AsyncSession, league_id: int, player_id: int) -> tuple[int, ...]:
    """The places of a player's last confirmed games, the newest last."""
    newest = (
        select(Seat.place)
        .join(Game, Game.id == Seat.game_id)
        .where(Seat.player_id == player_id, Game.league_id == league_id, Game.status == GameStatus.CONFIRMED)
        .order_by(Game.number.desc())
        .limit(FORM)
    )
    return tuple(await session.scalars(newest))[::-1]


async def opponents_of(
    session: AsyncSession, league_id: int, player: Player, *, least: int, worst: bool = False
) -> tuple[Versus, ...]:
    """Those against whom a player most often took the better place (or, if `worst`, least often), from `least` games.

    Nobody is both: the best are those with more games above than below, the worst the other way round.
    """
    own_low = PairLine.low_id == player.id
    above = case((own_low, PairLine.low_above), else_=PairLine.high_above)
    below = case((own_low, PairLine.high_above), else_=PairLine.low_above)
    ahead: ColumnElement[Any] = below - above if worst else above - below
    query = (
        select(PairLine, Player)
        .join(Player, Player.id == case((own_low, PairLine.high_id), else_=PairLine.low_id))
        .where(PairLine.league_id == league_id, or_(own_low, PairLine.high_id == player.id))
        .where(PairLine.games >= max(least, 1), ahead > 0)
        .order_by((cast(ahead, Float) / PairLine.games).desc(), PairLine.games.desc(), Player.id)
        .limit(OPPONENTS)
    )
    return tuple(versus_of(line, player, other) for line, other in await session.execute(query))


def versus_of(line: PairLine, one: Player, other: Player) -> Versus:
    """A line of two players as the first of them sees it."""
    numbers = (line.low_above, line.high_above, line.low_total, line.high_total)
    if one.id == line.high_id:
        numbers = (line.high_above, line.low_above, line.high_total, line.low_total)
    return Versus(player_info(one), player_info(other), line.games, *numbers)
