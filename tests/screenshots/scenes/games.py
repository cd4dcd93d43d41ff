"""Games from their previews to their ends."""

from tests.screenshots.room import Room
from tests.screenshots.scenes.leagues import GAMES


async def play(room: Room) -> None:
    """Record, confirm, correct and take back."""
    short = await room.use("game-record-short", "game record", scores="41600 35800 12600 9000", **room.mentions)
    await room.press("game-record-fixed", short, "game:fix")
    opened = await room.dialog("game-edit-dialog", await room.click(short, "game:edit"))
    players = "\n".join(each.mention for each in room.members)
    values = {"players": players, "scores": "41600 35800 12600 11000", "sticks": "0", "comment": ""}
    await room.send("game-edited", opened, short, **values)
    await room.press("game-cancelled", short, "game:cancel")
    await room.use("game-record-mistake", "game record", scores="41600 35800 12600", **room.mentions)
    preview = await room.use("game-record", "game record", scores="41600 35800 12600 10000", **room.mentions)
    opened = await room.dialog("game-chombo-dialog", await room.click(preview, "game:chombo"))
    await room.send("game-chombo", opened, preview, _0="0", _1="0", _2="0", _3="1")
    opened = await room.dialog("game-fpoints-dialog", await room.click(preview, "game:fpoints"))
    await room.send("game-fpoints", opened, preview, _0="0", _1="0", _2="-1", _3="2")
    await room.press("game-recorded", preview, "game:submit")
    await room.take("game-agreed", await room.click(preview, "game:agree", by=room.members[1]), preview)
    await _after(room)


async def _after(room: Room) -> None:
    """What can be done with games that have been recorded."""
    waiting = await room.answer("game record", scores="40000 30000 20000 10000", **room.mentions)
    await room.click(waiting, "game:submit")
    # The dialog is that of `/game edit`, of which a picture follows.
    await room.click(waiting, "game:correct")
    pending = await room.use("game-pending", "game pending")
    await room.choose("game-chosen", pending, "game:choose", room.last_option(pending, "game:choose"))
    listed = await room.use("game-history", "game history")
    await room.press("game-history-next", listed, "game:list:history")
    number = GAMES + 1
    await room.use("game-show", "game show", number=number)
    opened = await room.dialog("game-correct-dialog", await room.ask("game edit", number=number))
    players = "\n".join(each.mention for each in room.members)
    values = {"players": players, "scores": "31000 29000 23000 17000", "sticks": "0", "comment": ""}
    corrected = await room.send("game-correction", opened, **values)
    opened = await room.dialog("game-reason-dialog", await room.click(corrected, "game:save"))
    await room.send("game-corrected", opened, corrected, reason=room.called.reason)
    await room.use("game-show-story", "game show", number=number)
    question = await room.use("game-undo", "game undo", number=number, reason=room.called.reason)
    await room.press("game-undo-kept", question, "game:keep")
    asked = await room.answer("game undo", number=number, reason=room.called.reason)
    await room.press("game-undone", asked, "game:undo")
