"""Rules of the club's own: changed, confirmed, handed out, read in."""

from tests.screenshots.room import Room

IMPORTED = b'[preset]\nextends = "f-league"\n\n[rules]\nkuitan = false\nhonba_points = 1500\n'
BROKEN = b'[preset]\nextends = "f-league"\n\n[rules]\nkuitan = "maybe"\nplayers = 7\n'


async def play(room: Room) -> None:
    """Change what is played, and see what was."""
    preview = await room.use("rules-use", "rules use", preset="f-league")
    await room.press("rules-use-adopted", preview, "rules:adopt")
    preview = await room.use("rules-set", "rules set", rule="kuitan", value="no")
    await room.press("rules-set-adopted", preview, "rules:adopt")
    preview = await room.use("rules-set-again", "rules set", rule="kuitan", value="yes")
    await room.press("rules-set-dropped", preview, "rules:drop")
    await room.use("rules-set-mistake", "rules set", rule="starting_points", value="many")
    await room.use("rules-list-own", "rules list")
    await room.use("rules-export", "rules export")
    opened = await room.dialog("rules-import-dialog", await room.ask("rules import"))
    await room.send("rules-import-typed", opened, rules=IMPORTED.decode())
    await room.use("rules-import-mistakes", "rules import", file=("rules.toml", BROKEN))
    for value in ("yes", "no") * 4:
        await room.click(await room.answer("rules set", rule="kuitan", value=value), "rules:adopt")
    history = await room.use("rules-history", "rules history")
    await room.press("rules-history-older", history, "rules:history:old")
