"""Hands, points, waits."""

from tests.screenshots.room import Room


async def play(room: Room) -> None:
    """Score hands of every kind."""
    hand = await room.use("score-hand", "score hand", hand="234m067p22s777z68s", win="7s", riichi="riichi", dora="1s")
    await room.press("score-hand-tsumo", hand, "score:tsumo")
    await room.choose("score-hand-rules", hand, "score:rules", "wrc")
    await room.use("score-hand-open", "score hand", hand="45m22s(123p)(777z)(1111s)", win="6m", by="tsumo")
    await room.use("score-hand-kan", "score hand", hand="22m678m[1111s][5555z]34p", win="2p", honba=2, sticks=3)
    await room.use("score-hand-yakuman", "score hand", hand="19m19p19s1234567z", win="1m", by="tsumo")
    await room.use(
        "score-hand-rinshan", "score hand", hand="45m22s(123p)(777z)(1111s)", win="6m", situation="rinshan", by="tsumo"
    )
    await room.use("score-hand-no-yaku", "score hand", hand="123m067p22s(567p)68s", win="7s")
    await room.use("score-hand-unready", "score hand", hand="19m067p22s567p136s7z")
    await room.use("score-hand-mistake", "score hand", hand="123m 8z")
    await room.use("score-points", "score points", han=3, fu=40)
    await room.use("score-points-mistake", "score points", han=3, fu=33)
    table = await room.use("score-table", "score table")
    await room.press("score-table-text", table, "score:table:text")
    await room.use("score-waits", "score waits", hand="1112345678999m")
    question = await room.use("score-quiz", "score quiz")
    explained = await room.press("score-quiz-answered", question, "quiz:")
    await room.press("score-quiz-next", explained, "quiz:next")
    await room.use("score-waits-discard", "score waits", hand="123m456p789s1134z5m")
