"""`/score hand`: what the card says, used as people use it."""

from dataclasses import replace

import pytest
from simcord.results import InteractionResult

import bot
from cogs.host.config import Config
from cogs.score.case import Case
from cogs.score.money import headline, payment_lines
from cogs.ui.texts import FALLBACK, Texts
from core.hand import Wind, parse_hand
from core.rules import PaoScope, load_preset
from core.scoring import score_hand
from tests.support.reading import buttons, pictures, reply, text
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)
CLOSED = "234m067p22s777z68s7s"
OPEN = "234m067p55s68s(777z)7s"
NO_REDS = "234m567p22s555z68s7s"
THREE_PLAYERS = "123p067p22s777z68s7s"
DRAGONS = "55566677z11m234p7z"
CALLED_DRAGONS = "(555z)(666z)(777z)11m23p4p"


async def score(club: Club, hand: str, **options: str | int) -> InteractionResult:
    return await club.ann.slash(club.channel, "score hand", hand=hand, **options)


async def lines(club: Club, hand: str, **options: str | int) -> list[str]:
    return text(await score(club, hand, **options)).splitlines()


# --- what a card says


async def test_a_whole_card(club: Club) -> None:
    result = await score(
        club,
        CLOSED,
        by="ron-west",
        riichi="riichi",
        situation="ippatsu",
        dora="4p 1p",
        ura="1z",
        honba=1,
        sticks=2,
    )
    assert not result.ephemeral
    assert text(result).splitlines() == [
        "# 8000 from West",
        "Mangan, 5 han · ron · South seat, East round · 1 honba",
        "**234m 067p 2268s 777z + 7s**",
        "Dora 5p 2p (indicators 4p 1p)",
        "Ura dora 2z (indicator 1z)",
        "**Yaku**",
        "Riichi 1 · Ippatsu 1 · Chun 1 · Dora 1 · Red fives 1",
        "**Fu**",
        "```",
        " 20 base",
        " 10 closed ron",
        "  8 closed triplet 777z",
        "  2 middle wait 678s",
        " 40 fu",
        "```",
        "**Pays**",
        "West: 8000 + 300 honba",
        "From the table: 2000",
        "In all: 10300",
        "-# Said: “8000 は 8300”",
        "-# One more han: Haneman, 12000",
        "-# Rules: Tenhou, four players",
    ]


async def test_the_hand_is_shown_as_a_picture_that_says_what_it_shows(club: Club) -> None:
    result = await score(club, CLOSED, riichi="riichi", dora="4p", ura="1z")
    (shown,) = pictures(result)
    assert shown == (
        "Closed tiles: 2 3 4 man, red 5 6 7 pin, 2 2 6 8 sou, red dragon, red dragon, red dragon; "
        "winning tile: 7 sou; dora indicator: 4 pin; ura dora indicator: East"
    )
    lost = await score(club, "234m567p22s555z68s9s")
    assert lost.ephemeral
    assert len(pictures(lost)) == 1


async def test_a_tsumo_says_who_pays_what(club: Club) -> None:
    shown = await lines(club, "123m456p789s1122z 2z", seat="west", by="tsumo", honba=2)
    assert shown[:2] == ["# 1500 by tsumo: 400/700", "1 han 40 fu · tsumo · West seat, East round · 2 honba"]
    pays = shown.index("**Pays**")
    assert shown[pays + 1 : pays + 6] == [
        "East: 700 + 200 honba",
        "South: 400 + 200 honba",
        "North: 400 + 200 honba",
        "In all: 2100",
        "-# Said: “400/700 は 600/900”",
    ]


async def test_the_fu_are_added_up_and_rounded(club: Club) -> None:
    shown = await lines(club, "123m456p789s1122z 2z", seat="west", by="tsumo")
    fu = shown.index("**Fu**")
    assert shown[fu + 1 : fu + 8] == [
        "```",
        " 20 base",
        "  2 tsumo",
        "  8 closed triplet 222z",
        "  2 value pair 11z",
        " 32 → 40 fu",
        "```",
    ]


async def test_the_dealer_gets_the_same_from_all(club: Club) -> None:
    shown = await lines(club, CLOSED, seat="east", by="tsumo")
    assert shown[0] == "# 7800 by tsumo: 2600 all"
    assert "-# Said: “2600 all”" in shown


async def test_nobody_named_is_the_discarder(club: Club) -> None:
    shown = await lines(club, OPEN)
    assert shown[0] == "# 2000 from the discarder"
    assert "The discarder: 2000" in shown
    assert "-# Said: “2000”" in shown
    assert "-# One more han: 3900" in shown


async def test_a_meld_stands_in_brackets(club: Club) -> None:
    shown = await lines(club, "[1111m](222p)(345s)(678s)7z7z", dora="6z")
    assert "**7z [1111m] (222p) (345s) (678s) + 7z**" in shown


async def test_the_round_wind_can_be_said(club: Club) -> None:
    shown = await lines(club, "123m456p789s1122z 2z", seat="west", round="south")
    assert "ron · West seat, South round" in shown[1]
    assert "Round wind 1" in shown


@pytest.mark.parametrize(
    ("hand", "win"),
    [
        ("234m067p22s777z68s", "7s"),
        ("234m067p22s777z678s", "7s"),
        ("m234p067s22 z777 s68", "s7"),
        ("234mr567p22s777z68s", "7s"),
        ("二三四万 赤5六七筒 22s 中中中 68索", "七索"),
        ("２３４ｍ０６７ｐ２２ｓ７７７ｚ６８ｓ", "７ｓ"),
        ("🀈🀉🀊0p🀞🀟🀑🀑🀄🀄🀄🀕🀗", "🀖"),
    ],
)
async def test_a_hand_can_be_typed_in_many_ways(club: Club, hand: str, win: str) -> None:
    assert "**234m 067p 2268s 777z + 7s**" in await lines(club, hand, win=win)


async def test_a_kiriage_mangan_keeps_its_han_and_fu(club: Club) -> None:
    hand = "234m34p22s345678s2p"
    shown = await lines(club, hand, rules="f-league", riichi="riichi", dora="1p")
    assert shown[:2] == ["# 8000 from the discarder", "Mangan, 4 han 30 fu · ron · South seat, East round"]
    shown = await lines(club, hand, riichi="riichi", dora="1p")
    assert shown[:2] == ["# 7700 from the discarder", "4 han 30 fu · ron · South seat, East round"]
    assert "-# One more han: Mangan, 8000" in shown


async def test_another_reading_is_named_with_what_it_loses(club: Club) -> None:
    shown = await lines(club, "1122233344s222z 1s")
    assert shown[0] == "# 16000 from the discarder"
    assert "-# Read another way it is Mangan, 5 han, 8000 points less." in shown


async def test_another_han_that_brings_nothing_is_not_mentioned(club: Club) -> None:
    # 3 han 70 fu and 4 han are both a mangan.
    shown = await lines(club, "[1111m][2222p](333s)(4444z)5z5z", dora="4p 4p")
    assert shown[1].startswith("Mangan, 4 han 90 fu")
    assert not any("One more han" in line for line in shown)


async def test_a_yakuman_needs_no_fu_and_no_more_han(club: Club) -> None:
    shown = await lines(club, DRAGONS)
    assert shown[:2] == ["# 32000 from the discarder", "Yakuman · ron · South seat, East round"]
    assert "Daisangen" in shown
    assert "**Fu**" not in shown
    assert not any("One more han" in line for line in shown)


async def test_yakuman_add_up_and_one_may_count_twice(club: Club) -> None:
    shown = await lines(club, "19m19p19s1234567z1m", rules="f-league")
    assert shown[1].startswith("Double yakuman · ")
    assert "Kokushi musou, 13 waits × 2" in shown
    shown = await lines(club, "111222333444z5z5z", rules="f-league")
    assert shown[1].startswith("Yakuman × 5 · ")
    shown = await lines(club, "55z111222333z44z4z", by="tsumo")
    assert shown[1].startswith("Triple yakuman · ")


# --- what only some rules have


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


# --- no win


async def test_no_yaku_says_what_it_would_win_with(club: Club) -> None:
    result = await score(club, "123m234p340678s22z")
    assert result.ephemeral
    assert text(result).splitlines() == [
        "## No win: complete, but no yaku",
        "ron · South seat, East round",
        "**123m 234p 340678s 2z + 2z**",
        "Its dora does not count as a yaku.",
        "It would win with riichi, by tsumo or on the last tile.",
        "-# Rules: Tenhou, four players",
    ]
    assert buttons(result)["Riichi"]


async def test_an_open_hand_without_yaku_wins_on_the_last_tile_only(club: Club) -> None:
    shown = await lines(club, "(123m)234p345678s2z2z", dora="2s 7s")
    assert "Its 2 dora do not count as a yaku." in shown
    assert "It would win on the last tile." in shown


async def test_a_hand_without_dora_needs_no_word_about_them(club: Club) -> None:
    assert "dora" not in "\n".join(await lines(club, "123m234p345678s22z"))


async def test_a_hand_that_nothing_would_help_gets_no_hint(club: Club) -> None:
    shown = await lines(club, "(222p)123345567s4z4z", rules="tenhou-sanma", situation="kita robbed")
    assert shown[0] == "## No win: complete, but no yaku"
    assert shown[-1] == "-# Rules: Tenhou, three players"
    assert len(shown) == 4


@pytest.mark.parametrize(
    ("hand", "headline", "hint"),
    [
        ("234m567p22s555z68s9s", "## No win: only tenpai", "Without the 9s it waits for 7s."),
        ("234m567p22s55z168s9m", "## No win: one tile away from tenpai", None),
        ("147m258p369s12345z", "## No win: 6 tiles away from tenpai", None),
    ],
)
async def test_an_incomplete_hand_says_how_far_it_is(club: Club, hand: str, headline: str, hint: str | None) -> None:
    result = await score(club, hand)
    assert result.ephemeral
    shown = text(result).splitlines()
    assert shown[0] == headline
    assert [line for line in shown if "waits for" in line] == ([hint] if hint else [])


# --- mistakes: one sentence each, to whoever made it


EXAMPLE = "Tiles are digits with m, p, s or z, such as 123m 406p 11z."


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (
            {"hand": "123m45 8z 66p"},
            "Position 8: 8z is no tile: honours go from 1z (East) to 7z (red dragon).\n123m45 **8z** 66p",
        ),
        ({"hand": "123m4r4p"}, "Position 7: r4p is no tile: only a five can be red.\n123m4r **4p**"),
        ({"hand": "123m 😀"}, f"Position 6 is not part of any tile. {EXAMPLE}\n123m **😀**"),
        ({"hand": "hello"}, f"Position 1 is not part of any tile. {EXAMPLE}\n**h** ello"),
        ({"hand": "123m45"}, "Position 5: these digits have no suit. Put m, p, s or z after them.\n123m **45**"),
        (
            {"hand": "123mp"},
            "Position 5: this suit has no digits. Put the tiles' numbers before it, such as 123m.\n123m **p**",
        ),
        ({"hand": "(123m"}, "Position 1: this bracket is never closed.\n**(** 123m"),
        ({"hand": "123m)"}, "Position 5: this bracket closes nothing.\n123m **)**"),
        ({"hand": "(124m)"}, "Position 1: these tiles make no chi, pon or kan.\n**(124m)**"),
        (
            {"hand": "[111m]"},
            "Position 1: square brackets hold a closed kan, which is four equal tiles.\n**[111m]**",
        ),
        ({"hand": ","}, "There are no tiles in this. A hand looks like 123m 406p 789s 11z 222z.\n**,**"),
        ({"hand": "1" * 5999 + "m"}, "This is too long for a hand; a hand has at most 18 tiles."),
        ({"hand": CLOSED, "win": "67s"}, "Position 1: this should be exactly one tile, such as 5p.\n**67s**"),
        ({"hand": CLOSED, "dora": "8z"}, "honours go from 1z (East) to 7z (red dragon).\n**8z**"),
        ({"hand": CLOSED, "dora": "[1111z]"}, f"Position 1 is not part of any tile. {EXAMPLE}\n**[** 1111z]"),
        (
            {"hand": "11111m234p567s11z22z"},
            "There are 5 of 1m, dora indicators included, but the set has only four.",
        ),
        (
            {"hand": CLOSED, "riichi": "riichi", "dora": "7z", "ura": "7z"},
            "There are 5 of 7z, dora indicators included, but the set has only four.",
        ),
        (
            {"hand": "1111m234p567s11z2z1z", "riichi": "riichi", "dora": "11111m", "ura": "11111m"},
            "There are 14 of 1m, dora indicators included, but the set has only four.",
        ),
        (
            {"hand": "00m234p567s1122z123s"},
            "There are 2 red fives 0m, dora indicators included, but the set has only one.",
        ),
        (
            {"hand": CLOSED, "dora": "0p"},
            "There are 2 red fives 0p, dora indicators included, but the set has only one.",
        ),
        ({"hand": "1m"}, "This is one tile; a hand has 13 and the winning one. A kan counts as three."),
        (
            {"hand": CLOSED.removesuffix("68s7s")},
            "These are 11 tiles; a hand has 13 and the winning one. A kan counts as three.",
        ),
        (
            {"hand": CLOSED.removesuffix("8s7s") + "s"},
            "These are 12 tiles; a hand has 13 and the winning one. A kan counts as three.",
        ),
        ({"hand": CLOSED + "1z"}, "These are 15 tiles; a hand has 13 and the winning one. A kan counts as three."),
        ({"hand": CLOSED.removesuffix("7s")}, "This hand has 13 tiles: put the one that it wins on at the end."),
        ({"hand": CLOSED, "win": "9m"}, "The hand should win with 9m, but that is not among its tiles."),
        ({"hand": CLOSED, "situation": "ippatsu"}, "Ippatsu needs riichi."),
        ({"hand": CLOSED, "ura": "1z"}, "Ura dora are turned only for a hand in riichi."),
        ({"hand": OPEN, "riichi": "riichi"}, "Riichi needs a closed hand, and this one has an open meld."),
        ({"hand": CLOSED, "riichi": "open"}, "These rules have no open riichi."),
        (
            {"hand": CLOSED, "situation": "chankan", "by": "tsumo"},
            "Robbing a kan (chankan) is a ron, so it cannot be a tsumo.",
        ),
        (
            {"hand": CLOSED, "situation": "chankan, houtei"},
            "Nobody can declare a kan on the last tile, so there is none to rob.",
        ),
        (
            {"hand": "19m19p19s1234567z1m", "situation": "closed kan robbed"},
            "Under these rules this closed kan cannot be robbed.",
        ),
        (
            {"hand": CLOSED, "situation": "rinshan", "by": "ron"},
            "A win on the replacement tile (rinshan) is a tsumo, so it cannot be a ron.",
        ),
        (
            {"hand": CLOSED, "situation": "rinshan"},
            "A win on the replacement tile (rinshan) needs a kan in the hand, or a North set aside.",
        ),
        (
            {"hand": OPEN, "situation": "tenhou"},
            "Tenhou, chiihou and renhou are won before any call, so the hand cannot have melds.",
        ),
        (
            {"hand": CLOSED, "situation": "tenhou", "riichi": "riichi"},
            "Nobody can be in riichi before the first draw.",
        ),
        (
            {"hand": CLOSED, "situation": "tenhou, haitei"},
            "A win on the first turn cannot also be on the last tile, a replacement tile or a robbed kan.",
        ),
        (
            {"hand": CLOSED, "situation": "tenhou", "seat": "west"},
            "Tenhou is the dealer's tsumo on the first draw.",
        ),
        (
            {"hand": CLOSED, "situation": "chiihou", "seat": "east"},
            "Chiihou is a tsumo on the first draw by anybody but the dealer.",
        ),
        ({"hand": CLOSED, "situation": "renhou", "by": "tsumo"}, "Renhou is a ron before one's own first draw."),
        (
            {"hand": CLOSED, "situation": "renhou", "seat": "east"},
            "The dealer draws first, so renhou is for the other seats.",
        ),
        (
            {"hand": CLOSED, "situation": "haitei", "by": "ron"},
            "Haitei is a tsumo on the last tile; a ron on the last discard is houtei.",
        ),
        (
            {"hand": CLOSED, "situation": "houtei", "by": "tsumo"},
            "Houtei is a ron on the last discard; a tsumo on the last tile is haitei.",
        ),
        (
            {"hand": CLOSED, "by": "ron-south"},
            "The winner and the discarder are the same seat; if no seat is said, the winner sits South.",
        ),
        (
            {"hand": DRAGONS, "situation": "pao south"},
            "Nobody is liable (pao) for an own hand, so that cannot be the winner.",
        ),
        ({"hand": CLOSED, "kita": 1}, "Under these rules no North is set aside."),
        ({"hand": CLOSED, "rules": "tenhou-sanma"}, "These rules play without 2m."),
        ({"hand": "(123p)067p22s777z68s7s", "rules": "tenhou-sanma"}, "These rules have no chi."),
        (
            {"hand": THREE_PLAYERS, "rules": "tenhou-sanma", "seat": "north"},
            "With three players there is no North seat.",
        ),
        (
            {"hand": THREE_PLAYERS, "rules": "tenhou-sanma", "by": "ron-north"},
            "With three players there is no North seat.",
        ),
        (
            {"hand": "123p067p22s444z68s7s", "rules": "tenhou-sanma", "kita": 2},
            "There are 5 of 4z, dora indicators included, but the set has only four.",
        ),
        (
            {"hand": CLOSED, "dora": "1z 2z 3z 4z 5z 6z"},
            "There are 6 dora indicators, but at most 5 can be turned.",
        ),
        ({"hand": CLOSED, "situation": "sunny"}, '"sunny" is no situation. There are: Ippatsu, Haitei, '),
        ({"hand": CLOSED, "rules": "nothing"}, 'There are no rules called "nothing". There are: '),
    ],
)
async def test_a_mistake_gets_a_sentence_of_its_own(club: Club, options: dict[str, str | int], answer: str) -> None:
    result = await club.ann.slash(club.channel, "score hand", **options)
    assert result.ephemeral
    shown = text(result)
    assert answer in shown
    assert shown.count("\n") == answer.count("\n")
    assert buttons(result) == {}


@pytest.mark.parametrize("option", ["hand", "win", "dora", "ura", "situation", "rules"])
async def test_nothing_typed_breaks_out_of_the_answer(club: Club, option: str) -> None:
    for typed in ("**@everyone** <@1> `x`", "x" * 6000, "😀" * 50, "# big\n> quote"):
        result = await club.ann.slash(club.channel, "score hand", **{"hand": CLOSED, option: typed})
        assert result.ephemeral
        shown = text(result)
        assert len(shown) < 700
        assert shown.count("\n") <= 1
        assert "@everyone" not in shown
        assert "<@1>" not in shown.replace("\\<", "")
        assert reply(result).message.mentions == []


async def test_it_works_in_direct_messages_and_for_who_installed_it(club: Club) -> None:
    dee = club.env.create_user("Dee")
    result = await dee.slash("score hand", hand=CLOSED)
    await dee.click(reply(result).message, label="Riichi")
    assert text(result).startswith("# 5200 from the discarder")
    (commands,) = [request.json for request in club.env.http_requests if request.path.endswith("/commands")]
    assert isinstance(commands, list)
    (entry,) = [command for command in commands if command["name"] == "score"]
    assert entry["contexts"] == [0, 1, 2]
    assert entry["integration_types"] == [0, 1]
