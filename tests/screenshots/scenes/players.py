"""Players: what they have done, what they are called, and how they are forgotten."""

from tests.screenshots.room import Room


async def play(room: Room) -> None:
    """Look at players, and change who they are."""
    page = await room.use("player-show", "player show")
    await room.press("player-hands", page, "player:hands")
    await room.click(page, "player:page")
    await room.press("player-charts", page, "player:charts")
    await room.use("player-unknown", "player show", who="Zoe")
    pair = await room.use("player-versus", "player versus", a=room.ann.mention, b=room.members[1].mention)
    await room.press("player-versus-all", pair, "versus:all")
    await room.use("player-link", "player link", service="tenhou", name="ann")
    await room.use("player-unlink", "player unlink", service="tenhou", name="ann")
    _, _, gus, hal = room.called.guests
    kept = await room.use("player-merge", "player merge", old=gus, new=room.members[1].mention)
    await room.press("player-merge-kept", kept, "player:keep")
    asked = await room.answer("player merge", old=gus, new=room.members[1].mention)
    await room.press("player-merge-done", asked, "player:merge")
    question = await room.use("player-forget", "player forget", who=hal)
    await room.press("player-forget-done", question, "player:forget")
    await room.use("player-rename", "player rename", name=room.called.renamed)
