"""Exhaustive draws at a live table, under the rules of different leagues."""

import pytest

from core.rules import Nagashi
from core.table import Ryuukyoku
from tests.support.live import Board, Live, said, shown


@pytest.mark.parametrize(
    ("tenpai", "heading", "points", "following"),
    [
        ("", "# Draw: nobody tenpai", (25000, 25000, 25000, 25000), "# East 2 · 1 honba"),
        ("0", "# Draw: Ann tenpai", (28000, 24000, 24000, 24000), "# East 1 · 1 honba"),
        ("13", "# Draw: Bea and Dee tenpai", (23500, 26500, 23500, 26500), "# East 2 · 1 honba"),
        ("012", "# Draw: Ann, Bea and Chi tenpai", (26000, 26000, 26000, 22000), "# East 1 · 1 honba"),
        ("0123", "# Draw: everybody tenpai", (25000, 25000, 25000, 25000), "# East 1 · 1 honba"),
    ],
)
async def test_noten_pays_and_the_dealer_stays_in_tenpai(  # noqa: PLR0913, PLR0917
    live: Live, board: Board, tenpai: str, heading: str, points: tuple[int, ...], following: str
) -> None:
    entered = await board.draw(tenpai)
    assert said(entered).splitlines()[0] == heading
    await board.book(entered)
    assert (await live.table()).state.points == points
    assert board.lines[0] == following


async def test_who_is_in_riichi_is_ticked_and_has_to_be_tenpai(live: Live, board: Board) -> None:
    await board.riichi("Bea")
    asked = await board.press("Draw")
    assert asked.modal is not None
    tenpai = asked.modal["components"][0]["component"]
    assert [option["value"] for option in tenpai["options"] if option.get("default")] == ["1"]
    wrong = await live.ann.submit_modal(asked, {"tenpai": [], "nagashi": []})
    assert said(wrong).startswith("Bea is in riichi, so the hand has to be tenpai")
    again = await live.ann.click(shown(wrong), label="Change")
    right = await live.ann.submit_modal(again, {"tenpai": ["1"], "nagashi": []})
    assert said(right).splitlines()[0] == "# Draw: Bea tenpai"


async def test_what_was_ticked_before_a_mistake_is_ticked_again(live: Live, board: Board) -> None:
    await board.riichi("Bea")
    wrong = await board.draw("03", nagashi="2")
    again = await live.ann.click(shown(wrong), label="Change")
    assert again.modal is not None
    ticked = [
        [option["value"] for option in part["component"]["options"] if option.get("default")]
        for part in again.modal["components"]
    ]
    assert ticked == [["0", "3"], ["2"]]


async def test_a_dead_hand_is_not_asked_whether_it_is_tenpai(live: Live, board: Board) -> None:
    asked = await live.ann.click(shown(await board.press("More")), label="Dead hand")
    asked = await live.ann.click(shown(asked), label="Bea")
    await live.ann.click(shown(asked), label="Book")
    asked = await board.press("Draw")
    assert asked.modal is not None
    assert [option["value"] for option in asked.modal["components"][0]["component"]["options"]] == ["0", "2", "3"]


async def test_nagashi_mangan_is_entered_with_the_draw(live: Live, board: Board) -> None:
    """Bea's: 4000 from the dealer Ann, 2000 from the others; under these rules the deal passes though Ann is tenpai."""
    entered = await board.draw("0", "1")
    assert said(entered).splitlines()[:2] == ["# Draw: nagashi mangan of Bea", "Ann → Bea: 4000"]
    await board.book(entered)
    assert (await live.table()).events == (Ryuukyoku(tenpai=frozenset({0}), nagashi=frozenset({1})),)
    assert board.lines[0] == "# East 2 · 1 honba"


async def test_nagashi_is_asked_only_where_it_is_played(live: Live) -> None:
    await live.play_by("tenhou", nagashi=Nagashi.NONE)
    asked = await (await live.open()).press("Draw")
    assert asked.modal is not None
    assert len(asked.modal["components"]) == 1
