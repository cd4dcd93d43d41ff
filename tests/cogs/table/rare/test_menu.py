"""The card behind the button More: its entries, and who sees which."""

from core.rules import load_preset
from tests.support.live import Board, Live, said, shown
from tests.support.reading import buttons
from tests.support.table import Past


async def test_it_says_where_nagashi_mangan_is_if_there_is_one(live: Live, board: Board) -> None:
    note = "Nothing is booked before you have seen what it does."
    assert said(await board.more()).splitlines()[1:] == [f"{note} Nagashi mangan is under Draw."]
    await live.house.store.leagues.change(live.house.deed(), "", rules=load_preset("m-league"))
    assert said(await (await live.open()).more()).splitlines()[1:] == [note]


async def test_only_organisers_set_points_and_end_games(board: Board) -> None:
    faults = ["Abortive draw", "Chombo", "Wrong call", "Dead hand"]
    assert list(buttons(shown(await board.more()))) == [*faults, "Cancel"]
    olga = await board.more(who=board.live.olga)
    assert list(buttons(shown(olga))) == [*faults, "Set points", "End the game", "Cancel"]


async def test_who_saw_an_organisers_button_still_may_not(live: Live, board: Board) -> None:
    seen = Past(shown(await board.more(who=live.olga)))
    for label in ("Set points", "End the game"):
        assert said(await seen.press(live.ann, label)).startswith("Only an organiser can set points")
