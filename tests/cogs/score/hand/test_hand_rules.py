"""`/score hand`: what only some rules have, and situations said in words."""

from dataclasses import replace

import pytest

import bot
from cogs.host.config import Config
from cogs.score.hand.case import Case
from cogs.score.money import headline, payment_lines
from cogs.ui.texts import FALLBACK, Texts
from core.hand import Wind, parse_hand
from core.rules import PaoScope, load_preset
from core.scoring import score_hand
from tests.support.scoring import CALLED_DRAGONS, CLOSED, DRAGONS, NO_REDS, THREE_PLAYERS, lines
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)


async def test_a_liable_player_pays_all_of_a_tsumo(club: Club) -> None:
    shown = await lines(club, CALLED_DRAGONS, rules="f-league", situation="pao east", by="tsumo", honba=2)
    assert shown[:2] == ["# 32000 from East", "Yakuman · tsumo · South seat, East round · 2 honba · East is liable"]
    assert "East: 32000 as liable + 600 honba" in shown


async def test_a_liable_player_shares_a_ron_with_the_discarder(club: Club) -> None:
    shown = await lines(club, CALLED_DRAGONS, rules="f-league", situation="pao east", by="ron-west")
    assert shown[0] == "# 32000 from West and East"
    assert {"East: 16000 as liable", "West: 16000"} < set(shown)


async def test_a_discarder_whom_nobody_named_is_not_the_liable_player(club: Club) -> None:
    for seat in ("east", "west", "north"):
        shown = await lines(club, CALLED_DRAGONS, rules="f-league", situation=f"pao {seat}")
        assert shown[0] == f"# 32000 from the discarder and {seat.capitalize()}"
    shown = await lines(club, "(555z)(666z)(777z)11p23p4p", rules="tenhou-sanma", situation="pao east", seat="west")
    assert "The discarder: 16000" in shown


async def test_liability_for_nothing_is_said_to_be_none(club: Club) -> None:
    shown = await lines(club, CLOSED, situation="pao east")
    assert shown[1] == "2 han 40 fu · ron · South seat, East round"
    assert "-# Nobody is liable for this hand." in shown
    assert "-# Nobody is liable for this hand." not in await lines(club, CALLED_DRAGONS, situation="pao east")
    # Nobody has fed dragons that were not called.
    shown = await lines(club, DRAGONS, situation="pao east", by="tsumo")
    assert shown[0] == "# 32000 by tsumo: 8000/16000"
    assert "-# Nobody is liable for this hand." in shown


def test_liability_for_a_part_of_a_hand_leaves_too_many_payers_to_name() -> None:
    case = Case(
        hand=parse_hand("(555z)(666z)(777z)111z2z2z"), rules=load_preset("tenhou"), tsumo=True, liable=Wind.EAST
    )
    rules = replace(case.rules, pao_scope=PaoScope.SHARE)
    score = score_hand(case.hand, case.win(), rules)
    assert headline(case, score, ENGLISH) == "64000 in all"
    assert payment_lines(case, score, ENGLISH)[0] == "East: 16000 + 32000 as liable"


async def test_an_open_riichi_is_dear_for_who_deals_in(club: Club) -> None:
    shown = await lines(club, NO_REDS, rules="f-league", riichi="open", by="ron-east")
    assert shown[0] == "# 32000 from East"
    assert "Open riichi 2 · Haku 1 · Dealing into an open riichi" in shown


@pytest.mark.parametrize(
    ("said", "shown_as"),
    [("discarder in riichi", "discarder in riichi"), ("dead hand", "discarder with a dead hand")],
)
async def test_an_open_riichi_spares_some_discarders(club: Club, said: str, shown_as: str) -> None:
    shown = await lines(club, NO_REDS, rules="f-league", riichi="open", by="ron-east", situation=said)
    assert shown[:2] == ["# 5200 from East", f"3 han 40 fu · ron · South seat, East round · {shown_as}"]


async def test_four_kans_win_without_a_pair_where_the_rules_say_so(club: Club) -> None:
    kans = "[1111m][2222p][3333s][4444z]5z6z"
    shown = await lines(club, kans, rules="f-league", situation="rinshan")
    assert shown[0] == "# 64000 by tsumo: 16000/32000"
    assert "Suuankou · Suukantsu" in shown
    assert (await lines(club, kans, situation="rinshan"))[0] == "## No win: only tenpai"


async def test_renhou_is_a_yakuman_only_where_it_is_played(club: Club) -> None:
    shown = await lines(club, CLOSED, rules="f-league", situation="renhou")
    assert shown[1].startswith("Yakuman · ron")
    assert "-# These rules have no renhou." not in shown
    shown = await lines(club, CLOSED, situation="renhou")
    assert shown[1].startswith("2 han 40 fu · ron")
    assert "-# These rules have no renhou." in shown
    assert "-# These rules have no renhou." not in await lines(club, CLOSED, situation="chiihou")


async def test_three_players_set_norths_aside_and_share_among_two(club: Club) -> None:
    shown = await lines(
        club, THREE_PLAYERS, rules="tenhou-sanma", kita=2, by="tsumo", riichi="riichi", honba=1, sticks=2
    )
    assert shown[0] == "# 9000 by tsumo: 3000/6000"
    assert "Riichi 1 · Menzen tsumo 1 · Chun 1 · Red fives 1 · North set aside 2" in shown
    pays = shown.index("**Pays**")
    assert shown[pays + 1 : pays + 5] == [
        "East: 6000 + 100 honba",
        "West: 3000 + 100 honba",
        "From the table: 2000",
        "In all: 11200",
    ]


async def test_three_players_have_9m_after_1m(club: Club) -> None:
    shown = await lines(club, "99m" + THREE_PLAYERS.replace("22s", ""), rules="tenhou-sanma", dora="1m")
    assert "Dora 9m (indicator 1m)" in shown
    assert "Chun 1 · Dora 2 · Red fives 1" in shown


async def test_a_robbed_north_is_named(club: Club) -> None:
    shown = await lines(club, "123p067p22s777z44z4z", rules="tenhou-sanma", situation="kita robbed")
    assert "North robbed" in shown[1]


@pytest.mark.parametrize(
    ("words", "yaku", "more"),
    [
        ("haitei", "Haitei 1", {}),
        ("houtei", "Houtei 1", {}),
        ("chankan", "Chankan 1", {}),
        ("河底", "Houtei 1", {}),
        ("Ippatsu; Houtei", "Ippatsu 1", {"riichi": "double"}),
        ("ippatsu haitei", "Haitei 1", {"riichi": "riichi"}),
    ],
)
async def test_situations_are_said_in_words(club: Club, words: str, yaku: str, more: dict[str, str]) -> None:
    shown = await lines(club, CLOSED, situation=words, **more)
    assert yaku in shown[shown.index("**Yaku**") + 1].split(" · ")


@pytest.mark.parametrize(
    ("word", "yaku", "seat"),
    [("tenhou", "Tenhou", "East"), ("chiihou", "Chiihou", "South"), ("天和", "Tenhou", "East")],
)
async def test_a_win_on_the_first_draw_needs_no_more_words(club: Club, word: str, yaku: str, seat: str) -> None:
    shown = await lines(club, CLOSED, situation=word)
    assert shown[1] == f"Yakuman · tsumo · {seat} seat, East round"
    assert yaku in shown


async def test_rinshan_needs_no_more_words_either(club: Club) -> None:
    shown = await lines(club, "[1111m]234p22s777z68s7s", situation="rinshan")
    assert "tsumo" in shown[1]
    assert "Menzen tsumo 1 · Rinshan kaihou 1 · Chun 1" in shown


async def test_the_rules_are_those_of_the_setting(club: Club, settings: Config) -> None:
    await club.env.restart_bot(bot.build(Config(data_dir=settings.data_dir, default_rules="f-league")))
    assert "-# Rules: F league" in await lines(club, NO_REDS)


@pytest.mark.parametrize("rules", ["f-league", "F League"])
async def test_the_rules_can_be_named_loosely(club: Club, rules: str) -> None:
    assert "-# Rules: F league" in await lines(club, NO_REDS, rules=rules)
