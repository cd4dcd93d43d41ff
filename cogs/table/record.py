"""How a game that is over becomes a game of the league, and is agreed to, on its own board."""

from typing import Final

from cogs.table.controls import Verb
from cogs.table.keeping import refresh
from cogs.table.visit import Presses, Visit
from cogs.ui.agreeing import agree


async def _record(seen: Visit) -> None:
    """Make the game one of the league; the board says what happens next."""
    await seen.interaction.response.defer()
    tables = seen.store.tables
    await tables.record(seen.deed(), seen.table.id, key=f"i{seen.interaction.id}")
    await refresh(seen.interaction, await tables.get(seen.table.guild_id, seen.table.id))


async def _agree(seen: Visit) -> None:
    await seen.interaction.response.defer()
    if seen.table.game_id is not None:
        await agree(seen.interaction, seen.table.game_id)
    await refresh(seen.interaction, seen.table)


PRESSES: Final[Presses] = {Verb.RECORD: _record, Verb.AGREE: _agree}
