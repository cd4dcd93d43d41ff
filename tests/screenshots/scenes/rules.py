"""Rules as they are looked up."""

from tests.screenshots.room import Room


async def play(room: Room) -> None:
    """Look rules up."""
    await room.use("rules-show", "rules show", topic="kuitan")
    await room.use("rules-show-nagashi", "rules show", topic="nagashi mangan")
    await room.use("rules-show-not-confirmed", "rules show", topic="open riichi", rules="m-league")
    await room.use("rules-show-cannot", "rules show", topic="robbing a kan and ippatsu", rules="jpml-a")
    await room.use("rules-show-yaku", "rules show", topic="honitsu")
    await room.use("rules-show-points", "rules show", topic="3 han 40 fu")
    await room.use("rules-show-fu", "rules show", topic="fu for an open kan of honours")
    guess = await room.use("rules-show-closest", "rules show", topic="ron winner order")
    await room.press("rules-show-closest-other", guess, "rules:ask:rule:triple_ron")
    overview = await room.use("rules-show-overview", "rules show", topic="pao")
    await room.press("rules-show-overview-one", overview, "rules:ask:rule:pao_scope")
    await room.use("rules-show-overview-furiten", "rules show", topic="furiten")
    await room.use("rules-show-nothing", "rules show", topic="tyls in pla")
    await room.use("rules-show-unknown", "rules show", topic="qqqq")
    await room.use("rules-show-empty", "rules show", topic="?")
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
