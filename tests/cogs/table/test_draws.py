"""Draws and riichi at a live table, under the rules of different leagues."""

from dataclasses import replace

import pytest

from core.hand import Riichi
from core.rules import FourRiichi, Kyuushu, Nagashi, TripleRon, load_preset
from core.table import AbortiveDraw, AbortiveKind, RiichiDeclared, Ryuukyoku
from db import Confirmation
from tests.support.live import Board, Live, said, shown
from tests.support.reading import buttons, reply

KINDS = ("Nine terminals", "Four winds", "Four kans", "Four riichi", "Three rons")


@pytest.fixture
async def board(live: Live) -> Board:
    return await live.open()


async def rules(live: Live, preset: str, **changed: object) -> None:
    made = replace(load_preset(preset), name="Changed", **changed)  # type: ignore[arg-type]
    await live.house.store.leagues.change(live.house.deed(), "", rules=made)


# --- who is tenpai


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
    assert said(wrong).startswith("Bea is in riichi and so has to be tenpai")
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
    await rules(live, "tenhou", nagashi=Nagashi.NONE)
    asked = await (await live.open()).press("Draw")
    assert asked.modal is not None
    assert len(asked.modal["components"]) == 1


# --- abortive draws


async def abort(board: Board, kind: str) -> str:
    asked = await board.live.ann.click(shown(await board.press("More")), label="Abortive draw")
    return said(await board.live.ann.click(shown(asked), label=kind))


@pytest.mark.parametrize("kind", ["Four winds", "Four kans", "Three rons"])
async def test_each_abortive_draw_passes_the_deal_in_the_f_league(board: Board, kind: str) -> None:
    told = (await abort(board, kind)).splitlines()
    assert told[0] == f"# Abortive draw: {kind}"
    assert told[-1] == "-# Next: East 2 · 1 honba; Bea deals"


async def test_each_abortive_draw_keeps_the_deal_at_tenhou(live: Live) -> None:
    await rules(live, "tenhou")
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
        "Chi is in riichi, and nine terminals can be shown only on the first draw, before any riichi of one's own."
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
    await rules(live, "f-league", kyuushu=choice)
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
    await rules(live, "f-league", **changed)
    board = await live.open()
    asked = await live.ann.click(shown(await board.press("More")), label="Abortive draw")
    assert list(buttons(shown(asked))) == [*(kind for kind in KINDS if kind != missing), "Cancel"]


async def test_rules_without_any_have_no_button(live: Live) -> None:
    await rules(
        live,
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


async def test_a_question_of_a_hand_that_is_over_answers_nothing(live: Live, board: Board) -> None:
    aborts = await live.ann.click(shown(await board.press("More")), label="Abortive draw")
    nine = await live.bea.click(shown(await board.press("More", live.bea)), label="Abortive draw")
    nine = await live.bea.click(shown(nine), label="Nine terminals")
    riichi = await board.press("Riichi", live.chi)
    draw = await board.press("Draw", live.dee)
    chombo = await live.olga.click(shown(await board.press("More", live.olga)), label="Chombo")
    await board.book(await board.ron("1", "3", "3900"))
    over = "Somebody has ended that hand meanwhile."
    assert said(await live.ann.click(shown(aborts), label="Four winds")).startswith(over)
    assert said(await live.bea.submit_modal(nine, {"who": "2", "deal": "stays"})).startswith(over)
    assert said(await live.chi.click(reply(riichi), label="Chi")).startswith(over)
    assert said(await live.dee.submit_modal(draw, {"tenpai": [], "nagashi": []})).startswith(over)
    assert said(await live.olga.click(shown(chombo), label="Dee")).startswith(over)
    assert len((await live.table()).events) == 1


# --- riichi


async def test_riichi_is_two_presses(live: Live, board: Board) -> None:
    asked = await board.press("Riichi", live.bea)
    assert said(asked) == "# Riichi by whom? 1000 onto the table"
    await live.bea.click(shown(asked), label="Bea")
    assert asked.response is None
    assert board.lines[0] == "# East 1 · 1 stick"
    assert "`S` **Bea** 24000 · riichi" in board.lines
    assert not buttons(shown(await board.press("Riichi")))["Bea"]


@pytest.mark.parametrize(
    ("label", "kind", "mark"),
    [
        ("Double riichi", Riichi.DOUBLE, "double riichi"),
        ("Open riichi", Riichi.OPEN, "open riichi"),
        ("Open double riichi", Riichi.OPEN_DOUBLE, "open double riichi"),
    ],
)
async def test_riichi_of_another_kind(live: Live, board: Board, label: str, kind: Riichi, mark: str) -> None:
    asked = await live.ann.click(shown(await board.press("Riichi")), label=label)
    assert buttons(shown(asked))[f"{label} ✓"]
    await live.ann.click(shown(asked), label="Chi")
    assert (await live.table()).events == (RiichiDeclared(seat=2, riichi=kind),)
    assert f"`W` **Chi** 24000 · {mark}" in board.lines


async def test_open_riichi_is_offered_only_where_it_is_played(live: Live) -> None:
    await rules(live, "tenhou")
    asked = shown(await (await live.open()).press("Riichi"))
    assert list(buttons(asked)) == ["Ann", "Bea", "Chi", "Dee", "Riichi ✓", "Double riichi", "Cancel"]


async def test_riichi_with_too_few_points_is_refused_by_name(live: Live, board: Board) -> None:
    await board.book(await board.ron("0", "1", "24000"))
    await board.book(await board.draw("0"))
    asked = await board.press("Riichi")
    assert said(await live.ann.click(shown(asked), label="Bea")).startswith("Bea has 0 points")
