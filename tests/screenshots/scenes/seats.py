"""Who sits where."""

from tests.screenshots.room import Room


async def play(room: Room) -> None:
    """Draw seats for a table and for many."""
    four = " ".join(each.mention for each in room.members)
    everybody = " ".join([four, *(f'"{name}"' if " " in name else name for name in room.called.guests)])
    await room.use("seats-draw", "seats draw", players=four)
    await room.use("seats-draw-lots", "seats draw", players=four, way="lots")
    await room.use("seats-draw-tables", "seats draw", players=everybody)
    await room.use("seats-rotation", "seats rotation", players=everybody, rounds=3)
    await room.use("seats-mistake", "seats draw", players=f"{four} {room.ann.mention}")
