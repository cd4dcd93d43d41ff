"""A whole game of the F league at a live table, from the first hand to the standings."""

import bot
from cogs.host.config import Config
from core.table import Chombo
from db import GameStatus, View
from tests.support.live import Board, Live, said, shown
from tests.support.reading import buttons


async def points(live: Live) -> tuple[int, ...]:
    return (await live.table()).state.points


async def take_back(live: Live, board: Board) -> None:
    asked = await board.press("Undo", live.chi)
    await live.chi.click(shown(asked), label="Take it back")


async def test_a_whole_game(live: Live, settings: Config) -> None:  # noqa: PLR0915  -- one game
    """Points after every hand and F-points by hand; Ann, Bea, Chi and Dee sit in this order.

    F-points: Dee deals in (+1), Chi's ippatsu tsumo (-1), Bea's discard that two win on (+2), Bea deals in (+1),
    Ann deals in (+1), Chi deals in (+1): Ann 1, Bea 3, Chi 0, Dee 1.
    """
    board = await live.open()
    # East 1: Bea ron 3900 from Dee
    await board.book(await board.ron("1", "3", "3900", who=live.bea), live.bea)
    assert await points(live) == (25000, 28900, 25000, 21100)
    # East 2, Bea deals: Chi in riichi, ippatsu, mangan by tsumo: 4000 from Bea, 2000 from the others, the stick
    await board.riichi("Chi", live.chi)
    entered = await board.tsumo("2", "mangan", who=live.chi)
    entered = await live.chi.click(shown(entered), label="Ippatsu")
    await live.chi.click(shown(entered), label="Book")
    assert await points(live) == (23000, 24900, 33000, 19100)

    # East 3, a mistake: this was another table's hand
    await board.book(await board.ron("0", "3", "8000"))
    assert await points(live) == (31000, 24900, 33000, 11100)
    await take_back(live, board)
    assert await points(live) == (23000, 24900, 33000, 19100)

    # East 3, Chi deals: a draw, Ann and Chi tenpai; Chi deals again
    await board.book(await board.draw("02", who=live.dee), live.dee)
    assert await points(live) == (24500, 23400, 34500, 17600)
    assert board.lines[0] == "# East 3 · 1 honba"
    # East 3, 1 honba: Bea's discard, on which Dee (the nearer, with the honba) wins 5200 and Ann 2600
    entered = await board.ron("03", "1", "2600 / 5200")
    assert "Bea → Dee: 5200 + 300 honba" in said(entered)
    await board.book(entered)
    assert await points(live) == (27100, 15300, 34500, 23100)
    # East 4, Dee deals: chombo of Ann, a mangan: 4000 to Dee, 2000 to the others; the hand is played again
    asked = await live.ann.click(shown(await board.press("More")), label="Chombo")
    asked = await live.ann.click(shown(asked), label="Ann")
    await live.ann.click(shown(asked), label="Book")
    assert await points(live) == (19100, 17300, 36500, 27100)
    assert board.lines[0] == "# East 4"
    # East 4: Bea and Dee in riichi, and the bot is started anew
    await board.riichi("Bea", live.bea)
    await board.riichi("Dee", live.dee)
    await live.club.env.restart_bot(bot.build(settings))
    assert board.lines[0] == "# East 4 · 2 sticks"
    # Dee wins a dealer's 3 han 40 fu, entered as from Chi, and taken back after another start
    await board.book(await board.ron("3", "2", "3 40"))
    assert await points(live) == (19100, 16300, 28800, 35800)
    await take_back(live, board)
    entered = await board.ron("3", "1", "3 40")
    assert said(entered).splitlines()[0] == "# **Dee** ron 7700 from **Bea**"
    await live.club.env.restart_bot(bot.build(settings))
    await board.book(entered)
    assert await points(live) == (19100, 8600, 36500, 35800)
    # East 4, 1 honba: four winds; the deal passes
    asked = await live.dee.click(shown(await board.press("More", live.dee)), label="Abortive draw")
    asked = await live.dee.click(shown(asked), label="Four winds")
    await live.dee.click(shown(asked), label="Book")
    assert board.lines[0] == "# South 1 · 2 honba"
    # South 1, 2 honba: Ann, the dealer, by tsumo 2000 all, and 200 honba from each
    await board.book(await board.tsumo("0", "2000 all"))
    assert await points(live) == (25700, 6400, 34300, 33600)
    # South 1, 3 honba: a draw, nobody tenpai
    await board.book(await board.draw())
    assert board.lines[0] == "# South 2 · 4 honba"
    # South 2, 4 honba: Chi 1000 and 1200 honba from Ann
    await board.book(await board.ron("2", "0", "1 30"))
    assert await points(live) == (23500, 6400, 36500, 33600)
    # South 3: a wrong call of Dee; then Ann's pinfu and tanyao, 2 han 30 fu, from Chi, with what lies on the table
    asked = await live.ann.click(shown(await board.press("More")), label="Wrong call")
    asked = await live.ann.click(shown(asked), label="Dee")
    await live.ann.click(shown(asked), label="Book")
    assert await points(live) == (23500, 6400, 36500, 32600)
    await board.book(await board.ron("0", "2", "234m567p22s34567s2s", "dora 1z"))
    assert await points(live) == (26500, 6400, 34500, 32600)
    assert "all last" in board.lines[1]
    # South 4, Dee deals: 1000 all, and Dee may end the game as first
    await board.book(await board.tsumo("3", "1000 all"))
    assert await points(live) == (25500, 5400, 33500, 35600)
    await board.book(await board.press("End the game here (Dee)", live.dee), live.dee)

    # 35600 -> 36, 33500 -> 33, 25500 -> 25, 5400 -> 5; uma 30 10 -10 -30; the others make -57, so first has 57
    assert [line for line in board.lines if line.startswith("**")] == [
        "**1st Dee** · North · 35600 · **+57.0**",
        "**2nd Chi** · West · 33500 · **+13.0**",
        "**3rd Ann** · East · 25500 · **−15.0**",
        "**4th Bea** · South · 5400 · **−55.0**",
    ]
    assert "(1 chombo) · (+1 F)" in board.text
    await board.press("Record")
    assert board.lines[0] == "# Game 1 waits to be confirmed"
    await live.club.env.restart_bot(bot.build(settings))
    await board.press("Confirm", live.bea)
    assert board.lines[0] == "# Game 1"
    assert not board.buttons

    store, guild = live.house.store, live.house.guild
    page = await store.standings.page(guild, "", View())
    assert {line.player.name: line.total for line in page.lines} == {"Dee": 570, "Chi": 130, "Ann": -150, "Bea": -550}
    assert {line.player.name: line.fpoints for line in page.lines} == {"Ann": 1, "Bea": 3, "Chi": 0, "Dee": 1}
    game = await store.games.get(guild, (await live.table()).game_id or 0)
    assert game.status is GameStatus.CONFIRMED
    log = await store.games.log(guild, game.id)
    assert log is not None
    assert log.events == (await live.table()).events
    assert sum(isinstance(event, Chombo) for event in log.events) == 1
    assert buttons(board.message) == {}
