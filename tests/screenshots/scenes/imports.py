"""Games that were played elsewhere."""

from tests.screenshots.room import Room
from tests.support.mjlogs import LOGS


async def play(room: Room) -> None:
    """Import a line, a log, and what is neither."""
    one, two, three, four = (each.name for each in room.members)
    line = f"{one}(+61.0) {two}(+15.0) {three}(-26.0) {four}(-50.0)"
    await room.use("game-import-line", "game import", text=line)
    read = await room.ask("game import", log=("four.json", (LOGS / "four.json").read_bytes()))
    preview, *others = read.followups
    await room.picture("game-import-log", preview)
    for number, each in enumerate(others):
        await room.picture(f"game-import-report-{number}" if number else "game-import-report", each)
    await room.choose("game-import-member", preview, "game:who", room.members[1])
    await room.choose("game-import-guest", preview, "game:guest", room.last_option(preview, "game:guest"))
    await room.use("game-import-link", "game import", text="https://tenhou.net/0/?log=2024022918gm-0009-0000-abcdef")
    await room.use("game-import-nothing", "game import")
