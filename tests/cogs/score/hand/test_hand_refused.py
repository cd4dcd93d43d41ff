"""`/score hand`: hands that win nothing, and mistakes, each with a sentence of its own."""

import pytest

from tests.support.reading import buttons, reply, text
from tests.support.scoring import CLOSED, DRAGONS, OPEN, THREE_PLAYERS, lines, score
from tests.support.world import Club

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
        ({"hand": "1m"}, "This is one tile. A hand has 13 tiles and the winning tile; a kan counts as three."),
        (
            {"hand": CLOSED.removesuffix("68s7s")},
            "These are 11 tiles. A hand has 13 tiles and the winning tile; a kan counts as three.",
        ),
        (
            {"hand": CLOSED.removesuffix("8s7s") + "s"},
            "These are 12 tiles. A hand has 13 tiles and the winning tile; a kan counts as three.",
        ),
        (
            {"hand": CLOSED + "1z"},
            "These are 15 tiles. A hand has 13 tiles and the winning tile; a kan counts as three.",
        ),
        ({"hand": CLOSED.removesuffix("7s")}, "This hand has 13 tiles. Put the winning tile at the end."),
        ({"hand": CLOSED, "win": "9m"}, "The winning tile 9m is not in the hand."),
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
            "The winner and the discarder have the same seat. If you leave the seat out, the winner sits South.",
        ),
        (
            {"hand": DRAGONS, "situation": "pao south"},
            "The winner cannot be liable (pao) for their own hand.",
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
        ({"hand": CLOSED, "situation": "sunny"}, '"sunny" is not a situation. Choose from: Ippatsu, Haitei, '),
        ({"hand": CLOSED, "rules": "nothing"}, 'There are no rules called "nothing". Choose from: '),
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
