"""Rons that a player may not declare, and closed kans that a riichi does not allow, in both forms of logs."""

from __future__ import annotations

from typing import Any

import pytest

from core.hand import parse_hand, parse_tiles
from core.logs import StatedKan, What, read_log, verify
from core.logs.tenhou6 import read_tenhou6
from tests.support.editor import game, hand, seat, win
from tests.support.mjplays import FAR, Hand

WAITING = "234m456p45789s55z"
"""Waits for 3s and 6s, of which the others have none."""
FURITEN = [(1, "6s")]


def told(data: bytes, what: What) -> list[tuple[int | None, int | str]]:
    return [(each.seat, each.stated) for each in verify(read_log(data)) if each.what is what]


def dealt(second: str = "", third: str = "") -> Hand:
    """Seat 1 waits; the others have nothing unless something is named."""
    return Hand("", WAITING, second, third)


def ron(play: Hand, source: int) -> list[tuple[int | None, int | str]]:
    """What is said of furiten when seat 1 wins on 3s by somebody else."""
    return told(play.win(1, source, play.turn(source, "3s")), What.FURITEN)


def test_a_ron_on_the_first_discard() -> None:
    assert ron(dealt(), 0) == []


def test_an_own_discard_makes_furiten() -> None:
    play = dealt()
    for player, tile in enumerate(("9m", "6s", "9m", "9m")):
        play.turn(player, tile)
    assert ron(play, 0) == FURITEN


def test_an_own_discard_that_was_called_does_too() -> None:
    play = dealt("258m147p28s66s123z")
    play.turn(0, "9m")
    play.pon(2, 1, play.turn(1, "6s"))
    play.discard(2, "1z")
    play.turn(3, "9m")
    assert ron(play, 0) == FURITEN


def test_what_is_let_go_makes_furiten_until_the_next_own_discard() -> None:
    play = dealt()
    for player, tile in enumerate(("9m", "9m", "6s")):
        play.turn(player, tile)
    assert ron(play, 3) == FURITEN
    play = dealt()
    for player, tile in enumerate(("6s", "9m")):
        play.turn(player, tile)
    assert ron(play, 2) == []


def test_a_call_that_passes_a_turn_over_ends_nothing() -> None:
    play = dealt(third="255m147p25s6s1234z")
    play.pon(3, 0, play.turn(0, "9m", "5m"))
    play.discard(3, "6s")
    assert ron(play, 0) == FURITEN


def test_what_is_let_go_after_riichi_makes_furiten_for_good() -> None:
    play = dealt()
    play.turn(0, "9m")
    play.turn(1, "9m", riichi=True)
    for player, tile in ((2, "6s"), (3, "9m"), (0, "9p"), (1, "9p")):
        play.turn(player, tile)
    assert ron(play, 2) == FURITEN


def test_a_riichi_begins_with_its_own_tile() -> None:
    play = dealt()
    play.turn(0, "6s")
    play.turn(1, "9m", riichi=True)
    assert ron(play, 2) == []


def test_the_tile_of_an_added_kan_can_be_let_go() -> None:
    play = dealt("258m147p28s66s123z")
    for player in range(3):
        play.turn(player, "9m")
    play.pon(2, 3, play.turn(3, "6s"))
    play.discard(2, "1z")
    for player, tile in ((3, "9p"), (0, "9p"), (1, "9p")):
        play.turn(player, tile)
    play.draw(2, "6s")
    play.kakan(2, parse_tiles("6s")[0].kind)
    play.turn(2, "8p")
    assert ron(play, 3) == FURITEN


def test_what_went_by_is_kept_for_a_closed_kan_that_is_robbed() -> None:
    play = Hand("1111m2468p24688s", "99m19p19s1234567z", "258m147p258s5678m", "258m147p258s3467m")
    for player, tile in enumerate(("3p", "5p", "6p", "9p")):
        play.turn(player, tile)
    play.draw(0, "3p")
    play.ankan(0, 0)
    (robbed,) = read_log(play.win(1, 0, 0)).kyokus[0].wins
    assert robbed.gone == sum(1 << tile.kind for tile in parse_tiles("5p6p9p"))


# --- closed kans in riichi


def kan(text: str, drawn: str) -> Hand:
    """Seat 1 declares riichi with a hand, and a closed kan of 1m after the next draw."""
    play = Hand("", text, "", "")
    play.turn(0, "9m")
    play.turn(1, "9m", riichi=True)
    for player, tile in ((2, "9m"), (3, "9p"), (0, "9p")):
        play.turn(player, tile)
    play.draw(1, drawn)
    play.ankan(1, 0)
    return play


KANS = [
    ("111m456p45789s55z", "1m", []),
    ("1112m456p789s555z", "1m", [(1, "1111m")]),
    ("111123m456p789s5z", "4m", [(1, "1111m")]),
]
"""One that leaves the waits, one that takes 3m from them, and one of tiles held before, which is no less forbidden."""


@pytest.mark.parametrize(("text", "drawn", "expected"), KANS)
def test_a_closed_kan_in_riichi_leaves_the_waits(text: str, drawn: str, expected: list[tuple[int, str]]) -> None:
    assert told(kan(text, drawn).log(), What.KAN) == expected


def test_the_hands_before_and_after_such_a_kan() -> None:
    (kyoku,) = read_log(kan("111m456p45789s55z", "1m").log()).kyokus
    before, after = parse_hand("111m406p45789s55z"), parse_hand("406p45789s55z [1111m]")
    assert kyoku.kans == (StatedKan(1, before, after),)


# --- the same in the form of the log editor


Played = tuple[list[Any], list[Any]]


def edited(*played: Played, text: str = WAITING, source: int = 0) -> list[Any]:
    """A hand in which seat 1 wins: what everybody takes and does."""
    hands = (FAR, text, "258m147p28s66s123z", FAR)
    seats = [seat(dealt, *each) for dealt, each in zip(hands, played, strict=True)]
    return hand(seats, win([0, 0, 0, 0], [1, source, 1], "30符1飜1000点", "断幺九(1飜)"))


JUNK: Played = ([19], [60])
EDITED = [
    (edited(([33], [60]), ([], []), ([], []), ([], [])), []),
    (edited(([19, 33], [60, 60]), ([36], [60]), JUNK, JUNK), FURITEN),
    (edited(JUNK, JUNK, ([36], [60]), ([33], [60]), source=3), FURITEN),
    (edited(([36], [60]), JUNK, ([33], [60]), ([], []), source=2), []),
    (edited(([19, 19], [60, 60]), ([19, 19], ["r60", 60]), ([36, 33], [60, 60]), JUNK, source=2), FURITEN),
    (edited(([36], [60]), ([19], ["r60"]), ([33], [60]), ([], []), source=2), []),
    (
        edited(
            ([19, 19], [60, 60]),
            ([19, 19], [60, 60]),
            ([19, "3636p36", 36, 28], [60, 41, "3636k3636", 60]),
            ([36, 19, 33], [60, 60, 60]),
            source=3,
        ),
        FURITEN,
    ),
]


@pytest.mark.parametrize(("kyoku", "expected"), EDITED)
def test_furiten_in_the_other_form(kyoku: list[Any], expected: list[tuple[int, str]]) -> None:
    found = verify(read_tenhou6(game(kyoku)))
    assert [(each.seat, each.stated) for each in found if each.what is What.FURITEN] == expected


@pytest.mark.parametrize(("text", "drawn", "expected"), KANS)
def test_kans_in_the_other_form(text: str, drawn: str, expected: list[tuple[int, str]]) -> None:
    take = {"1m": 11, "4m": 14}[drawn]
    twice: Played = ([19, 19], [60, 60])
    kyoku = edited(twice, ([19, take, 28], ["r60", "111111a11", 60]), twice, ([19, 33], [60, 60]), text=text, source=3)
    found = verify(read_tenhou6(game(kyoku)))
    assert [(each.seat, each.stated) for each in found if each.what is What.KAN] == expected


def test_a_closed_kan_without_riichi_is_free_to_change_the_waits() -> None:
    kyoku = edited(JUNK, ([11, 28], ["111111a11", 60]), JUNK, ([33], [60]), text="1112m456p789s555z", source=3)
    assert read_tenhou6(game(kyoku)).kyokus[0].kans == ()
