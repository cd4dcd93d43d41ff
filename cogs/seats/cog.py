"""The `/seats` commands."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Final

from discord import app_commands

from cogs.seats.cards import lots_card, rotation_plan, tiles_card
from cogs.seats.errors import TilesForOneTable
from cogs.seats.named import check_different, has_mentions, listed, names_of
from cogs.ui.asked import Asked
from cogs.ui.cog import CommandGroup, answered
from cogs.ui.texts.localised import fixed_choices
from core.league import Rotation, draw_seats, rotation
from core.rules import load_preset
from core.rules.choices import SeatDraw

MOST_ROUNDS: Final = 20
TABLES: Final = (3, 4)
"""The possible numbers of players at a table."""

_WAYS: Final = fixed_choices("way", ("tiles", "lots"))


@app_commands.guild_only
class Seats(CommandGroup, group_name="seats"):
    """`/seats`. Chance is passed in, so that a test can repeat it."""

    def __init__(self, *, rng: Random) -> None:
        self._rng = rng

    @app_commands.command()
    @app_commands.choices(way=_WAYS)
    @answered
    async def draw(self, asked: Asked, players: str, way: str = "") -> None:
        """Draw seats for one table, or tables and seats for many players."""
        texts, named = asked.board, listed(players)
        one_table = len(named) in TABLES
        if way == "tiles" and not one_table:
            raise TilesForOneTable(count=len(named))
        names = await self._names(asked, named)
        if not one_table:
            found = await self._rotation(names, rounds=1, table_size=max(TABLES))
            plan = rotation_plan(found, texts, heading=texts.text("lots-tables-heading"), lots=True)
            await asked.reply(plan.card, files=plan.files)
            return
        by = SeatDraw.EACH_MATCH if way == "lots" else SeatDraw.FIVE_TILES
        rules = replace(load_preset("f-league"), players=len(names), seat_draw=by)
        drawing = draw_seats(names, rules, self._rng)
        await asked.reply(lots_card(drawing.order, texts) if way == "lots" else tiles_card(drawing, texts))

    @app_commands.command()
    @app_commands.rename(table_size="table")
    @answered
    async def rotation(
        self,
        asked: Asked,
        players: str,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS],
        table_size: app_commands.Range[int, 3, 4] = 4,
    ) -> None:
        """Plan the seats of an evening, round by round."""
        texts = asked.board
        names = await self._names(asked, listed(players, fewest=table_size))
        found = await self._rotation(names, rounds=rounds, table_size=table_size)
        heading = texts.text("rotation-heading", players=len(names), rounds=rounds)
        plan = rotation_plan(found, texts, heading=heading)
        await asked.reply(plan.card, files=plan.files)

    async def _names(self, asked: Asked, named: tuple[str, ...]) -> tuple[str, ...]:
        if has_mentions(named) or len(named) > max(TABLES):
            await asked.defer()
        names = await names_of(asked, named)
        check_different(names)
        return names

    async def _rotation(self, names: tuple[str, ...], *, rounds: int, table_size: int) -> Rotation[str]:
        # The search takes part of a second, so it runs in a thread. Two at once must not share a generator.
        own = Random(self._rng.getrandbits(64))  # noqa: S311  -- seats, not secrets
        return await asyncio.to_thread(rotation, names, rounds=rounds, table_size=table_size, rng=own)
