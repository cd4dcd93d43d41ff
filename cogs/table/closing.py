"""Giving a table up: it becomes no game."""

from typing import Final

from cogs.table.controls import Verb
from cogs.table.keeping import refresh
from cogs.table.visit import Presses, Visit


async def _give_up(seen: Visit) -> None:
    await seen.interaction.response.defer()
    table = await seen.store.tables.close(seen.deed(), seen.table.id)
    await refresh(seen.interaction, table)
    await seen.leave()


PRESSES: Final[Presses] = {Verb.GIVE_UP: _give_up}
