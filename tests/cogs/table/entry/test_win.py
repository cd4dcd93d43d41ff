"""Ron and tsumo at a live table: every way to enter them, and every mistake."""

import pytest

from core.hand import Yaku
from core.rules import load_preset
from core.table import RiichiDeclared, Won
from db import Confirmation
from tests.support.live import Board, Live, said, shown
from tests.support.reading import buttons

PINFU = "234m567p22s34567s2s"
"""Pinfu and tanyao, won on 2s, 5s or 8s: 2 han 30 fu by ron, 2000."""

DAISANGEN = "555666777z22m33p3p"


async def won(live: Live) -> Won:
    """Return the last event, which is a win."""
    event = (await live.table()).events[-1]
    assert isinstance(event, Won)
    return event


async def points(live: Live) -> tuple[int, ...]:
    return (await live.table()).state.points


# --- what is entered


async def test_a_tsumo_as_it_is_called(live: Live, board: Board) -> None:
    """Ann deals: a non-dealer's 3 han 30 fu are 2000 from the dealer and 1000 from each other."""
    entered = await board.tsumo("2", "1000 2000")
    assert said(entered).splitlines()[:4] == [
        "# **Chi** tsumo 1000/2000",
        "3 han 30 fu",
        "Ann → Chi: 2000",
        "Bea → Chi: 1000",
    ]
    await board.book(entered)
    assert await points(live) == (23000, 24000, 29000, 24000)
    assert "Last, East 1: **Chi** tsumo 1000/2000 (3 han 30 fu)" in board.lines


async def test_a_dealer_who_wins_deals_again_and_gets_honba_and_sticks(live: Live, board: Board) -> None:
    await board.book(await board.ron("0", "1", "1500"))
    assert board.lines[0] == "# East 1 · 1 honba"
    await board.riichi("Chi")
    assert board.lines[0] == "# East 1 · 1 honba · 1 stick"
    entered = await board.ron("0", "1", "2900")
    assert "Bea → Ann: 2900 + 300 honba" in said(entered)
    assert "table → Ann: 1000 points" in said(entered)
    assert said(entered).splitlines()[-1] == "-# Next: East 1 · 2 honba; Ann deals again"
    await board.book(entered)
    assert await points(live) == (25000 + 1500 + 2900 + 300 + 1000, 20300, 24000, 25000)


@pytest.mark.parametrize(
    ("value", "said_besides", "heading", "why"),
    [
        (PINFU, "", "# **Bea** ron 2000 from **Dee**", "Pinfu, Tanyao"),
        (PINFU, "dora 3p", "# **Bea** ron 2000 from **Dee**", "Pinfu, Tanyao"),
        (PINFU, "dora 1s", "# **Bea** ron 8000 from **Dee**", "Pinfu, Tanyao, Dora 3"),
        (PINFU, "houtei, dora 6m", "# **Bea** ron 3900 from **Dee**", "Houtei, Pinfu, Tanyao"),
        (PINFU, "riichi, ippatsu, ura 4m", "# **Bea** ron 8000 from **Dee**", "Riichi, Ippatsu, Pinfu, Tanyao"),
        (PINFU, "double riichi", "# **Bea** ron 8000 from **Dee**", "Double riichi, Pinfu, Tanyao"),
    ],
)
async def test_the_tiles_themselves_are_scored(
    board: Board, value: str, said_besides: str, heading: str, why: str
) -> None:
    """3 han 30 fu are 3900, 4 han 30 fu a mangan under kiriage; three dora after the indicator 1s are 2s."""
    assert said(await board.ron("1", "3", value, said_besides)).splitlines()[:2] == [heading, why]


async def test_the_riichi_of_the_table_counts_for_tiles(live: Live, board: Board) -> None:
    await board.riichi("Bea")
    entered = await board.ron("1", "3", PINFU, "ippatsu")
    assert said(entered).splitlines()[1] == "Riichi, Ippatsu, Pinfu, Tanyao"
    await board.book(entered)
    (claim,) = (await won(live)).claims
    assert (claim.han, claim.fu, claim.ippatsu) == (4, 30, True)
    assert Yaku.RIICHI in {each.yaku for each in claim.yaku}
    assert claim.hand == "234m567p2234567s 2s"


async def test_a_riichi_that_nobody_entered_is_booked_with_the_win(live: Live, board: Board) -> None:
    entered = await board.ron("1", "3", "3900", "riichi")
    assert "**Bea** riichi" in said(entered)
    await board.book(entered)
    first, second = (await live.table()).events
    assert first == RiichiDeclared(seat=1)
    assert isinstance(second, Won)
    assert await points(live) == (25000, 28900, 25000, 21100)


async def test_two_win_on_one_discard(live: Live, board: Board) -> None:
    """From Dee's left the turn goes Ann, Bea, Chi: Bea is first and gets the stick."""
    await board.riichi("Chi")
    entered = await board.ron("12", "3", "3900 / mangan")
    assert said(entered).splitlines()[:6] == [
        "# **Bea** ron 3900 and **Chi** ron 8000 from **Dee**",
        "Bea: 3 han 30 fu",
        "Chi: Mangan",
        "Dee → Bea: 3900",
        "table → Bea: 1000 points",
        "Dee → Chi: 8000",
    ]
    await board.book(entered)
    assert await points(live) == (25000, 29900, 32000, 13100)
    assert (
        "Last, East 1: **Bea** ron 3900 (3 han 30 fu) and **Chi** ron 8000 (Mangan) from **Dee**" in board.lines
    )  # fmt: skip


async def test_ippatsu_of_a_double_ron_is_only_for_who_is_in_riichi(board: Board) -> None:
    await board.riichi("Chi")
    entered = await board.ron("12", "3", f"{PINFU} / 345m456p66s34567s8s", "ippatsu, ura 9m")
    assert said(entered).splitlines()[1:3] == ["Bea: Pinfu, Tanyao", "Chi: Riichi, Ippatsu, Pinfu, Tanyao"]


async def test_three_who_win_are_a_draw_where_the_rules_say_so(board: Board) -> None:
    entered = await board.ron("123", "0", "3900 / 8000 / 1000")
    assert said(entered).splitlines()[0] == "# Abortive draw: Three rons"
    await board.book(entered)
    assert board.lines[0] == "# East 2 · 1 honba"


async def test_who_cannot_pay_pays_what_there_is(board: Board) -> None:
    entered = await board.ron("0", "1", "yakuman")
    assert said(entered).splitlines()[:4] == [
        "# **Ann** ron 48000 from **Bea**",
        "Yakuman",
        "Bea → Ann: 25000",
        "Bea cannot pay all of it.",
    ]
    assert said(entered).splitlines()[-1] == "-# Then the game is over. Bea is bust."


async def test_a_deal_in_to_open_riichi_costs_a_yakuman(board: Board) -> None:
    """Bea deals in without riichi of her own: 48000 instead of 2000, of which she has 25000."""
    await board.ron("0", "1", "2000", "open riichi")
    entered = await board.ron("0", "2", "2000", "open riichi")
    assert "Chi → Ann: 25000" in said(entered)
    assert "Chi cannot pay all of it." in said(entered)


# --- mistakes


@pytest.mark.parametrize(
    ("winner", "discarder", "value", "besides", "sentence"),
    [
        ("1", "1", "3900", "", "Bea cannot win on their own discard."),
        ("1", "3", "lots", "", '"lots" cannot be read as a hand.'),
        ("1", "3", "3", "", "3 han also needs the fu, such as 3 30."),
        ("1", "3", "3 45", "", "No hand has 45 fu"),
        ("0", "3", "4000", "", 'No dealer\'s hand pays "4000" by ron, honba aside. Nearest are 3900 and 4400.'),
        ("12", "3", "3900", "", "2 win, but this is one hand. Put / between their hands"),
        (
            "12",
            "3",
            "1 / 2 / 3",
            "",
            "2 win, but these are 3 hands. Put / between the hands, in the order of the list.",
        ),
        ("1", "3", "3900 / 1000", "", "One player wins, but these are 2 hands. Tick everybody who wins."),
        ("1", "3", "mangan / mangan", "", "One player wins, but these are 2 hands."),
        ("1", "3", "40 30", "", "A hand cannot have 40 han. Write 1 to 12, or 13 for more."),
        ("1", "3", "150", "", 'No hand of a non-dealer pays "150" by ron, honba aside. The nearest is 1000.'),
        ("1", "3", PINFU, "dora", '"dora" does not describe a win.'),
        ("1", "3", "3900", "ippatsu", "Ippatsu needs riichi."),
        ("1", "3", "3900", "ipatsu", '"ipatsu" does not describe a win.'),
        ("1", "3", PINFU, "ippatsu", "Ippatsu needs riichi."),
        ("1", "3", PINFU, "ura 1z", "Ura dora are turned only for a hand in riichi."),
        ("1", "3", PINFU, "haitei", "Haitei is a tsumo on the last tile"),
        ("1", "3", PINFU, "open riichi, dora 8z", "Position 1: 8z is no tile"),
        ("1", "3", "123m456p789s1112z", "", "This hand has 13 tiles"),
        ("1", "3", "234m567p99s345s79s8s", "", "No win: complete, but no yaku"),
        ("1", "3", "234m567p22s345s9s1z9m", "", "No win: "),
        ("1", "3", "234m567p22s34567s9z", "", "Position 18: 9z is no tile"),
    ],
)
async def test_mistakes_say_what_is_wrong(  # noqa: PLR0913, PLR0917
    live: Live, board: Board, winner: str, discarder: str, value: str, besides: str, sentence: str
) -> None:
    wrong = await board.ron(winner, discarder, value, besides)
    assert said(wrong).startswith(sentence)
    assert list(buttons(shown(wrong))) == ["Change", "Cancel"]
    assert not (await live.table()).events


async def test_a_dead_hand_cannot_win_and_its_player_is_named(live: Live, board: Board) -> None:
    asked = await live.ann.click(shown(await board.press("More")), label="Dead hand")
    asked = await live.ann.click(shown(asked), label="Bea")
    assert said(asked).splitlines()[0] == "# Dead hand of **Bea**"
    await live.ann.click(shown(asked), label="Book")
    assert "`S` **Bea** 25000 · dead hand" in board.lines
    assert said(await board.ron("1", "3", "3900")).startswith("Bea has a dead hand")


async def test_a_dialog_of_a_hand_that_is_over_enters_nothing(live: Live, board: Board) -> None:
    asked = await board.press("Ron", live.bea)
    await board.book(await board.ron("1", "3", "3900"))
    typed = {"winner": ["1"], "from": "3", "value": "3900", "said": ""}
    late = await live.bea.submit_modal(asked, typed)
    assert said(late).startswith("Somebody has already ended that hand.")
    assert len((await live.table()).events) == 1


async def test_a_riichi_meanwhile_does_not_disturb_a_dialog(live: Live, board: Board) -> None:
    asked = await board.press("Ron", live.bea)
    await board.riichi("Chi")
    typed = {"winner": ["1"], "from": "3", "value": "3900", "said": ""}
    assert "table → Bea: 1000 points" in said(await live.bea.submit_modal(asked, typed))


async def test_of_two_who_win_only_the_first_is_paid_under_head_bump(live: Live) -> None:
    """From Dee's left the turn goes Ann, Bea, Chi."""
    await live.house.store.leagues.create(
        live.house.deed(), name="Bump", rules=load_preset("m-league"), confirmation=Confirmation.NONE
    )
    board = await live.open(league="Bump")
    entered = await board.ron("12", "3", "3900 / mangan")
    assert said(entered).splitlines()[:4] == [
        "# **Bea** ron 3900 from **Dee**",
        "3 han 30 fu",
        "Not paid because of the head bump: Chi",
        "Dee → Bea: 3900",
    ]
    await board.book(entered)
    assert "Last, East 1: **Bea** ron 3900 from **Dee** (3 han 30 fu)" in board.lines


# --- three players


async def test_three_players_lose_norths_share(live: Live) -> None:
    """3 han 30 fu: 2000 from the dealer and 1000 from the other; two honba are 200 from each."""
    await live.house.store.leagues.create(
        live.house.deed(), name="Three", rules=load_preset("tenhou-sanma"), confirmation=Confirmation.NONE
    )
    board = await live.open(north="", league="Three")
    assert [line for line in board.lines if line.startswith("`")] == [
        "`E` **Ann ★** 35000",
        "`S` **Bea** 35000",
        "`W` **Chi** 35000",
    ]
    entered = await board.tsumo("1", "1000 2000")
    assert "Ann → Bea: 2000" in said(entered)
    await board.book(entered)
    assert await points(live) == (33000, 38000, 34000)
    assert (
        said(await board.ron("1", "2", "567p22s34567s111z2s", "kita 2")).splitlines()[1]
        == "Seat wind, Round wind, North set aside 2"
    )
