"""Rules as they are looked up."""

from tests.screenshots.room import Room


async def play(room: Room) -> None:
    """Look rules up."""
    await room.use("rules-show", "rules show", topic="kuitan")
    await room.use("rules-show-nagashi", "rules show", topic="nagashi mangan")
    await room.use("rules-show-not-confirmed", "rules show", topic="open riichi", rules="m-league")
    await room.use("rules-show-unknown", "rules show", topic="qqqq")
    book = await room.use("rules-show-all", "rules show")
    await room.press("rules-show-all-next", book, "rules:book:")
    await room.use("rules-list", "rules list")
    await room.use("rules-compare", "rules compare", a="tenhou", b="f-league")
    await room.use("rules-compare-same", "rules compare", a="tenhou", b="tenhou")
    await room.use("rules-book", "rules book")
    await room.use("rules-yaku", "rules yaku", name="sanshoku doujun")
    await room.use("rules-yaku-yakuman", "rules yaku", name="suuankou")
    await room.use("rules-yaku-rinshan", "rules yaku", name="rinshan kaihou")
    await room.use("rules-yaku-all", "rules yaku")
