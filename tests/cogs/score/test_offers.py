"""What is offered while someone types a hand."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.score import offers
from cogs.ui.limits import CHOICE_VALUE
from cogs.ui.texts import FALLBACK, Texts
from cogs.ui.words.situations import Word, label, parse
from core.rules import preset_names
from tests.support.reading import text
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)
WAITING = "123m456p789s1122z"


async def offered(club: Club, option: str, typed: str, **filled: str) -> list[dict[str, Any]]:
    return await club.ann.autocomplete(club.channel, "score hand", option, typed, **filled)


# --- the hand


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("123m4", "123m4 … and now their suit: m, p, s, or z for honours"),
        ("123m", "123m · 3 tiles, 10 or one more still missing"),
        ("(123m)1z", "1z (123m) · 4 tiles, 9 or one more still missing"),
        ("(123m)", "(123m) · 3 tiles, 10 or one more still missing"),
        (f"{WAITING} 33z", "123m 456p 789s 112233z · 15 tiles, one too many"),
        (f"{WAITING} 333z", "123m 456p 789s 1122333z · 16 tiles, 2 too many"),
        ("123m456p78s1122z9p", "123m 4569p 78s 1122z · 13 tiles, one away from tenpai"),
        ("147m258p369s1234z", "147m 258p 369s 1234z · 13 tiles, 6 away from tenpai"),
        (f"{WAITING}1z", "123m 456p 789s 1122z + 1z · complete"),
        (f"{WAITING}3z", "123m 456p 789s 1122z + 3z · 14 tiles, tenpai but not complete"),
        ("123m456p78s1122z9p9m", "123m 4569p 78s 1122z + 9m · 14 tiles, one away from tenpai"),
        ("147m258p369s12345z", "147m 258p 369s 1234z + 5z · 14 tiles, 6 away from tenpai"),
    ],
)
async def test_a_hand_is_shown_as_it_is_understood(club: Club, typed: str, understood: str) -> None:
    assert await offered(club, "hand", typed) == [{"name": understood, "value": typed}]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("8z", "Position 1: 8z is no tile: honours go from 1z (East) to 7z (red dragon)."),
        ("12(3m)", "Position 3: these tiles make no chi, pon or kan."),
        ("12 E 3m", "Position 1: these digits have no suit. Put m, p, s or z after them."),
        ("11111m", "There are 5 of 1m, dora indicators included, but the set has only four."),
    ],
)
async def test_a_mistake_is_named_at_once(club: Club, typed: str, sentence: str) -> None:
    assert await offered(club, "hand", typed) == [{"name": sentence, "value": typed}]


async def test_13_tiles_are_completed_with_what_they_wait_for(club: Club) -> None:
    assert await offered(club, "hand", WAITING) == [
        {"name": "123m 456p 789s 1122z · waits for 12z", "value": WAITING},
        {"name": "… wins on 1z 東", "value": f"{WAITING} 1z"},
        {"name": "… wins on 2z 南", "value": f"{WAITING} 2z"},
    ]


@pytest.mark.parametrize(
    "typed",
    [
        WAITING,
        "m123p456s789z1122",
        "E E S S 123m456p789s",
        "19m19p19s1234567z",
        "[1111m]234p22s777z68s",
        "r5p67p234m22s777z68s",
    ],
)
async def test_a_choice_is_a_hand_that_can_be_sent(club: Club, typed: str) -> None:
    _, *completions = await offered(club, "hand", typed)
    assert completions
    for choice in completions:
        shown = text(await club.ann.slash(club.channel, "score hand", hand=choice["value"], by="tsumo"))
        tile = choice["name"].removeprefix("… wins on ").split()[0]
        assert " by tsumo" in shown.splitlines()[0]
        assert f" + {tile}**" in shown


async def test_nothing_typed_yet_offers_an_example_that_can_be_sent(club: Club) -> None:
    (example,) = await offered(club, "hand", "")
    assert example["name"].startswith("Type the tiles, the winning one last, such as 234m")
    shown = text(await club.ann.slash(club.channel, "score hand", hand=example["value"]))
    assert "from the discarder" in shown.splitlines()[0]


async def test_waits_are_not_completed(club: Club) -> None:
    choices = await club.ann.autocomplete(club.channel, "score waits", "hand", WAITING)
    assert choices == [{"name": "123m 456p 789s 1122z · waits for 12z", "value": WAITING}]


async def test_a_hand_too_long_to_be_offered_is_left_to_be_sent(club: Club) -> None:
    assert await offered(club, "hand", " ".join(WAITING * 9)) == []
    spaced = "  ".join(WAITING)
    assert len(spaced) <= CHOICE_VALUE
    assert (await offered(club, "hand", spaced))[0]["value"] == spaced


# --- the winning tile


async def test_winning_tiles_are_those_a_hand_waits_for(club: Club) -> None:
    expected = [{"name": "1z 東", "value": "1z"}, {"name": "2z 南", "value": "2z"}]
    assert await offered(club, "win", "", hand=WAITING) == expected
    assert await offered(club, "win", "S", hand=WAITING) == expected[1:]
    assert await offered(club, "win", "😀", hand=WAITING) == expected


async def test_winning_tiles_are_those_a_complete_hand_holds(club: Club) -> None:
    choices = await offered(club, "win", "", hand="(123m)406p789s11222z")
    assert [choice["value"] for choice in choices] == ["4p", "0p", "6p", "7s", "8s", "9s", "1z", "2z"]
    assert [choice["value"] for choice in await offered(club, "win", "5p", hand="(123m)406p789s11222z")] == ["0p"]


@pytest.mark.parametrize("hand", ["", "8z", "123m"])
async def test_no_winning_tile_is_offered_for_what_is_no_hand(club: Club, hand: str) -> None:
    assert await offered(club, "win", "", hand=hand) == []


# --- situations and rules


async def test_situations_go_on_after_a_comma(club: Club) -> None:
    values = [choice["value"] for choice in await offered(club, "situation", "ippatsu, ")]
    assert "ippatsu, Haitei" in values
    assert "ippatsu, Ippatsu" not in values
    assert (await offered(club, "situation", "ippatsu, hou"))[0]["value"] == "ippatsu, Houtei"


async def test_all_situations_are_offered_at_first(club: Club) -> None:
    values = [choice["value"] for choice in await offered(club, "situation", "")]
    assert values == [label(word, ENGLISH) for word in Word]


async def test_a_situation_is_found_in_other_spellings(club: Club) -> None:
    assert [choice["value"] for choice in await offered(club, "situation", "海底")] == ["Haitei"]
    assert [choice["value"] for choice in await offered(club, "situation", "pao ea")] == ["East is liable"]


async def test_nothing_goes_on_after_what_is_no_situation(club: Club) -> None:
    assert await offered(club, "situation", "sunny, ha") == []
    assert await offered(club, "situation", "xyz") == []


@pytest.mark.parametrize("word", Word)
def test_every_situation_that_is_offered_is_understood(word: Word) -> None:
    for spelling in (word, label(word, ENGLISH), *ENGLISH.text(f"situation-{word}.spellings").split(",")):
        assert parse(spelling, ENGLISH) == {word}
        assert parse(f"{spelling.upper()} , ", ENGLISH) == {word}


@pytest.mark.parametrize("command", ["score hand", "score points", "score table", "score waits"])
async def test_the_rules_are_offered(club: Club, command: str) -> None:
    choices = await club.ann.autocomplete(club.channel, command, "rules", "")
    assert [choice["value"] for choice in choices] == list(preset_names())


@given(st.text(max_size=200) | st.text("0123456789mpsz()[]r東 ,", max_size=200))
def test_whatever_is_typed_gets_choices_that_discord_takes(typed: str) -> None:
    for choices in (
        offers.hands(typed, ENGLISH, complete=True),
        offers.winning_tiles(typed, "", ENGLISH),
        offers.winning_tiles(WAITING, typed, ENGLISH),
        offers.situations(typed, ENGLISH),
    ):
        assert len(choices) <= 25
        for choice in choices:
            assert 0 < len(choice.name) <= 100
            assert 0 < len(str(choice.value)) <= 100
