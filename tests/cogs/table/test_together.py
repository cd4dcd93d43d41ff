"""Several people and several tables at once, restarts in the middle, and the longest names."""

import asyncio

import pytest

import bot
from cogs.host.config import Config
from tests.support.limits import walk
from tests.support.live import Board, Live, said, shown
from tests.support.reading import BUTTON
from tests.support.table import Past

FULL_WIDTH = "".join(chr(0x4E00 + at) for at in range(63))
STARS = "*" * 63


async def points(live: Live, number: int = 1) -> tuple[int, ...]:
    return (await live.table(number)).state.points


async def test_pressed_twice_it_is_booked_once(live: Live) -> None:
    board = await live.open()
    preview = Past(shown(await board.ron("1", "3", "3900")))
    await preview.press(live.ann, "Book")
    await preview.press(live.ann, "Book")
    assert await points(live) == (25000, 28900, 25000, 21100)


async def test_pressed_by_one_many_times_at_once_it_is_booked_once(live: Live) -> None:
    board = await live.open()
    preview = Past(shown(await board.ron("1", "3", "3900")))
    await asyncio.gather(*(preview.press(live.ann, "Book") for _ in range(4)))
    assert await points(live) == (25000, 28900, 25000, 21100)
    assert board.lines[0] == "# East 2"


async def test_two_who_enter_the_same_hand_book_it_once_and_the_other_is_told(live: Live) -> None:
    board = await live.open()
    ann, bea = await board.ron("1", "3", "3900"), await board.ron("1", "3", "3900", who=live.bea)
    previews = Past(shown(ann)), Past(shown(bea))
    first, second = await asyncio.gather(previews[0].press(live.ann, "Book"), previews[1].press(live.bea, "Book"))
    told = [said(result) for result in (first, second) if result.followups]
    assert told == [
        "Somebody else has just booked something at this table or taken it back. Look at the board and try again."
    ]
    assert await points(live) == (25000, 28900, 25000, 21100)
    assert len((await live.table()).events) == 1


async def test_a_riichi_pressed_twice_is_one(live: Live) -> None:
    board = await live.open()
    asked = Past(shown(await board.press("Riichi")))
    await asyncio.gather(asked.press(live.ann, "Bea"), asked.press(live.ann, "Bea"))
    assert await points(live) == (25000, 24000, 25000, 25000)
    again = Past(shown(await board.press("Riichi")))
    await again.press(live.ann, "Chi")
    assert await points(live) == (25000, 24000, 24000, 25000)


async def test_two_who_enter_the_same_riichi_enter_it_once(live: Live) -> None:
    board = await live.open()
    ann, bea = await board.press("Riichi"), await board.press("Riichi", live.bea)
    await live.ann.click(shown(ann), label="Bea")
    assert said(await live.bea.click(shown(bea), label="Bea")) == "Bea is already in riichi in this hand."


async def test_a_preview_from_before_an_undo_books_nothing(live: Live) -> None:
    board = await live.open()
    await board.riichi("Chi")
    preview = await board.ron("1", "3", "3900")
    await live.bea.click(shown(await board.press("Undo", live.bea)), label="Take it back")
    await board.riichi("Dee")
    told = await live.ann.click(shown(preview), label="Book")
    assert said(told).startswith("Somebody else has just booked something")
    turned = Past(shown(await board.ron("1", "3", "yakuman")))
    await board.riichi("Bea")
    assert said(await turned.choose(live.ann, "0.0.daisangen")).startswith("Somebody else has just booked something")


async def test_everything_works_after_a_restart(live: Live, settings: Config) -> None:
    board = await live.open()
    dialog, riichi = await board.press("Ron"), await board.press("Riichi", live.bea)
    await live.club.env.restart_bot(bot.build(settings))
    await live.bea.click(shown(riichi), label="Bea")
    entered = await live.ann.submit_modal(dialog, {"winner": ["1"], "from": "3", "value": "yakuman", "said": ""})
    await live.club.env.restart_bot(bot.build(settings))
    chosen = await live.ann.select(shown(entered), ["0.0.daisangen"])
    await live.club.env.restart_bot(bot.build(settings))
    await live.ann.click(shown(chosen), label="Book")
    assert await points(live) == (9000, 57000, 25000, 9000)
    undo = await board.press("Undo", live.chi)
    await live.club.env.restart_bot(bot.build(settings))
    further = await live.chi.select(shown(undo), ["2.0"])
    await live.chi.click(shown(further), label="Take it back")
    assert board.lines[0] == "# East 1"


async def test_several_tables_are_played_at_once(live: Live) -> None:
    first = await live.open()
    second = await live.open(east=live.dee.mention, north=live.ann.mention)
    one, two = await first.ron("1", "3", "3900"), await second.ron("1", "3", "8000", who=live.bea)
    await asyncio.gather(Past(shown(one)).press(live.ann, "Book"), Past(shown(two)).press(live.bea, "Book"))
    assert await points(live, 1) == (25000, 28900, 25000, 21100)
    assert await points(live, 2) == (25000, 33000, 25000, 17000)
    assert "**Dee**" in first.text
    assert second.lines[1].startswith("-# Table 2")


@pytest.mark.thorough
@pytest.mark.parametrize("name", [FULL_WIDTH, STARS, "`" * 63, "<@1>" * 15])
async def test_the_longest_names_fit_everywhere(live: Live, name: str) -> None:
    """Everything that the bot sends is checked against Discord's limits when the test ends."""
    seats = {seat: f"{name}{at}" for at, seat in enumerate(("east", "south", "west", "north"))}
    board = Board(live, (await live.use(live.ann, "open", **seats)).response)  # type: ignore[arg-type]
    for at in range(3):
        asked = shown(await board.press("Riichi"))
        row = [part for part in walk(asked.components) if part["type"] == BUTTON][:4]
        await live.ann.click(asked, custom_id=row[at]["custom_id"])
    entered = await board.ron("12", "3", "yakuman / 123m456p789s11z23m1m")
    assert said(entered).startswith("# **")
    await live.ann.click(shown(await board.press("Undo")), label="Take it back")
    await board.book(await board.draw("0123"))
    await live.use(live.ann, "whatif")
    await live.use(live.ann, "list")
    await live.ann.autocomplete(live.club.channel, "table show", "table", "")
    await board.book(await board.ron("0", "1", "yakuman"))
    assert board.lines[0] == "# The game is over"
