"""Abortive draws at a live table, under the rules of different leagues."""

import pytest

from core.rules import FourRiichi, Kyuushu, TripleRon, load_preset
from core.table import AbortiveDraw, AbortiveKind
from db import Confirmation
from tests.support.live import Board, Live, said, shown
from tests.support.reading import buttons

KINDS = ("Nine terminals", "Four winds", "Four kans", "Four riichi", "Three rons")


async def abort(board: Board, kind: str) -> str:
    asked = await board.live.ann.click(shown(await board.press("More")), label="Abortive draw")
    return said(await board.live.ann.click(shown(asked), label=kind))


@pytest.mark.parametrize("kind", ["Four winds", "Four kans", "Three rons"])
async def test_each_abortive_draw_passes_the_deal_in_the_f_league(board: Board, kind: str) -> None:
    told = (await abort(board, kind)).splitlines()
    assert told[0] == f"# Abortive draw: {kind}"
    assert told[-1] == "-# Next: East 2 · 1 honba; Bea deals"


async def test_each_abortive_draw_keeps_the_deal_at_tenhou(live: Live) -> None:
    await live.play_by("tenhou")
    told = (await abort(await live.open(), "Four winds")).splitlines()
    assert told[-1] == "-# Next: East 1 · 1 honba; Ann deals again"


async def test_four_riichi_need_four(board: Board) -> None:
    for name in ("Ann", "Bea", "Chi"):
        await board.riichi(name)
    assert (await abort(board, "Four riichi")).startswith("Four riichi are a draw only when all four")
    await board.riichi("Dee")
    assert board.lines[0] == "# East 1 · 4 sticks"
    assert (await abort(board, "Four riichi")).splitlines()[-1] == "-# Next: East 2 · 1 honba · 4 sticks; Bea deals"


@pytest.mark.parametrize(("deal", "following"), [("passes", "# East 2 · 1 honba"), ("stays", "# East 1 · 1 honba")])
async def test_nine_terminals_ask_who_and_whether_the_deal_passes(
    live: Live, board: Board, deal: str, following: str
) -> None:
    asked = await live.ann.click(shown(await board.press("More")), label="Abortive draw")
    asked = await live.ann.click(shown(asked), label="Nine terminals")
    entered = await live.ann.submit_modal(asked, {"who": "2", "deal": deal})
    assert said(entered).splitlines()[0] == "# Abortive draw: Nine terminals (Chi)"
    await board.book(entered)
    assert board.lines[0] == following
    (event,) = (await live.table()).events
    assert event == AbortiveDraw(kind=AbortiveKind.KYUUSHU, seat=2, deal_stays=deal == "stays")


async def test_nine_terminals_are_not_shown_in_riichi(live: Live, board: Board) -> None:
    await board.riichi("Chi")
    asked = await live.ann.click(shown(await board.press("More")), label="Abortive draw")
    asked = await live.ann.click(shown(asked), label="Nine terminals")
    entered = await live.ann.submit_modal(asked, {"who": "2", "deal": "passes"})
    assert said(entered) == (
        "Chi is in riichi. Nine terminals can be shown only on the first draw, before one's own riichi."
    )


@pytest.mark.parametrize(
    ("choice", "label"),
    [
        (Kyuushu.DECLARER_CHOOSES_DEAL, "The deal, as that player chooses"),
        (Kyuushu.DEALER_CHOOSES_DEAL, "The deal, as the dealer chooses"),
        (Kyuushu.DRAW, None),
    ],
)
async def test_nine_terminals_ask_whose_choice_it_is(live: Live, choice: Kyuushu, label: str | None) -> None:
    await live.play_by("f-league", kyuushu=choice)
    board = await live.open()
    asked = await live.ann.click(shown(await board.press("More")), label="Abortive draw")
    asked = await live.ann.click(shown(asked), label="Nine terminals")
    assert asked.modal is not None
    labels = [part["label"] for part in asked.modal["components"]]
    assert labels == ["Who shows nine terminals?", *([label] if label else [])]
    entered = await live.ann.submit_modal(asked, {"who": "2", **({"deal": "stays"} if label else {})})
    assert said(entered).splitlines()[0] == "# Abortive draw: Nine terminals (Chi)"


@pytest.mark.parametrize(
    ("changed", "missing"),
    [
        ({"kyuushu": Kyuushu.NONE}, "Nine terminals"),
        ({"four_winds": False}, "Four winds"),
        ({"four_kans": False}, "Four kans"),
        ({"four_riichi": FourRiichi.PLAY_ON}, "Four riichi"),
        ({"triple_ron": TripleRon.ALL}, "Three rons"),
    ],
)
async def test_only_the_draws_of_the_rules_are_offered(live: Live, changed: dict[str, object], missing: str) -> None:
    await live.play_by("f-league", **changed)
    board = await live.open()
    asked = await live.ann.click(shown(await board.press("More")), label="Abortive draw")
    assert list(buttons(shown(asked))) == [*(kind for kind in KINDS if kind != missing), "Cancel"]


async def test_rules_without_any_have_no_button(live: Live) -> None:
    await live.play_by(
        "f-league",
        kyuushu=Kyuushu.NONE,
        four_winds=False,
        four_kans=False,
        four_riichi=FourRiichi.PLAY_ON,
        triple_ron=TripleRon.ALL,
    )
    assert "Abortive draw" not in buttons(shown(await (await live.open()).press("More")))


async def test_three_players_have_two_abortive_draws(live: Live) -> None:
    made = load_preset("tenhou-sanma")
    await live.house.store.leagues.create(live.house.deed(), name="Three", rules=made, confirmation=Confirmation.NONE)
    board = await live.open(north="", league="Three")
    asked = await live.ann.click(shown(await board.press("More")), label="Abortive draw")
    assert list(buttons(shown(asked))) == ["Nine terminals", "Four kans", "Cancel"]
