"""Requests at a table: who may make them, and those that come too late."""

from tests.support.live import Board, Live, said, shown
from tests.support.reading import reply
from tests.support.table import Past

NOT_ALLOWED = "Only somebody who sits at this table, whoever opened it or an organiser"


async def test_a_question_of_a_hand_that_is_over_answers_nothing(live: Live, board: Board) -> None:
    aborts = await live.ann.click(shown(await board.press("More")), label="Abortive draw")
    nine = await live.bea.click(shown(await board.press("More", live.bea)), label="Abortive draw")
    nine = await live.bea.click(shown(nine), label="Nine terminals")
    riichi = await board.press("Riichi", live.chi)
    draw = await board.press("Draw", live.dee)
    chombo = await live.olga.click(shown(await board.press("More", live.olga)), label="Chombo")
    await board.book(await board.ron("1", "3", "3900"))
    over = "Somebody has already ended that hand."
    assert said(await live.ann.click(shown(aborts), label="Four winds")).startswith(over)
    assert said(await live.bea.submit_modal(nine, {"who": "2", "deal": "stays"})).startswith(over)
    assert said(await live.chi.click(reply(riichi), label="Chi")).startswith(over)
    assert said(await live.dee.submit_modal(draw, {"tenpai": [], "nagashi": []})).startswith(over)
    assert said(await live.olga.click(shown(chombo), label="Dee")).startswith(over)
    assert len((await live.table()).events) == 1


async def test_only_who_has_to_do_with_the_table_may_enter_anything(live: Live, board: Board) -> None:
    await board.book(await board.ron("1", "3", "3900"))
    for label in ("Ron", "Tsumo", "Draw", "Riichi", "More", "Undo"):
        pressed = await board.press(label, live.eve)
        assert pressed.modal is None
        assert said(pressed).startswith(NOT_ALLOWED)
    for who in (live.ann, live.bea, live.chi, live.dee, live.olga):
        assert (await board.press("Ron", who)).modal is not None


async def test_whoever_opened_a_table_for_others_keeps_it(live: Live) -> None:
    board = Board(live, (await live.use(live.eve, "open", east="A", south="B", west="C", north="D")).response)  # type: ignore[arg-type]
    assert (await board.press("Ron", live.eve)).modal is not None
    assert said(await board.press("Ron", live.ann)).startswith(NOT_ALLOWED)


async def test_a_preview_of_somebody_else_is_booked_only_by_who_may(live: Live, board: Board) -> None:
    seen = Past(shown(await board.ron("1", "3", "3900")))
    assert said(await seen.press(live.eve, "Book")).startswith(NOT_ALLOWED)
    assert not (await live.table()).events


async def test_a_board_of_another_server_does_nothing_here(live: Live, board: Board) -> None:
    guild = live.club.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("mahjong")
    zoe = guild.add_member(live.club.env.create_user("Zoe"))
    assert said(await Past(board.message, channel=channel).press(zoe, "Ron")).startswith("There is no table 1 here.")
