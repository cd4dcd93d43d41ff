"""Players by their names in logs and result lines."""

from collections.abc import Sequence
from typing import Final

from core.logs import NO_NAME
from db import PlayerRef, Store, key_of

SERVICE: Final = "tenhou"
"""The service whose names players can be linked to."""

LONGEST: Final = 64


def is_nobody(name: str) -> bool:
    """Return whether a name says nothing about whose it is."""
    return not key_of(name) or name == NO_NAME


async def refs_of(names: Sequence[str], store: Store, guild_id: int) -> tuple[PlayerRef, ...]:
    """Find the players by the names that are linked to them, else by their names here; the others are new guests.

    Nobody is seated twice: whoever comes second gets a number after the name.
    """
    kept = ["" if is_nobody(name) else " ".join(name.split())[:LONGEST] for name in names]
    linked = await store.players.known_as(guild_id, SERVICE, [name for name in kept if name])
    refs: dict[int, PlayerRef] = {}
    for seat, name in enumerate(kept):
        player = linked.get(name)
        if player and player.id not in {ref.player_id for ref in refs.values()}:
            refs[seat] = PlayerRef(player.name, player_id=player.id)
    for seat, name in enumerate(kept):
        if seat not in refs:
            refs[seat] = await _called(name, tuple(refs.values()), store, guild_id)
    return tuple(refs[seat] for seat in range(len(names)))


async def guest_named(name: str, seated: Sequence[PlayerRef], store: Store, guild_id: int) -> PlayerRef:
    """Find the guest of that name. Where a member or one of the `seated` has it, a number goes after the name."""
    return await _called(name, seated, store, guild_id, members=False)


async def _called(
    name: str, seated: Sequence[PlayerRef], store: Store, guild_id: int, *, members: bool = True
) -> PlayerRef:
    """Find somebody of that name who does not sit yet, `members` or only guests; a number makes the name a new one."""
    name = name or NO_NAME
    ids, spelled = {ref.player_id for ref in seated}, {key_of(ref.name) for ref in seated}
    tried, number = name, 1
    while True:
        player = (await store.players.called(guild_id, [tried])).get(tried)
        if player is None and key_of(tried) not in spelled:
            return PlayerRef(tried)
        # Guests without a real name are different people in each game.
        if player and player.id not in ids and not is_nobody(name) and (members or player.user_id is None):
            return PlayerRef(player.name, player_id=player.id)
        number += 1
        tried = f"{name[: LONGEST - 4]} {number}"
