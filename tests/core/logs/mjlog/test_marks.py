"""The rules that the marks of a log in XML stand for."""

import re

import pytest

from core.logs import GameRecord, read_log
from core.rules import GameLength, load_preset
from tests.support.mjlogs import log


def read(name: str) -> GameRecord:
    return read_log(log(name).encode())


@pytest.mark.parametrize(
    ("name", "preset", "red_fives", "length"),
    [
        ("wins", "tenhou", (1, 1, 1), GameLength.EAST_SOUTH),
        ("draws", "tenhou", (1, 1, 1), GameLength.EAST),
        ("three", "tenhou-sanma", (0, 1, 1), GameLength.EAST_SOUTH),
        ("middle", "tenhou", (0, 0, 0), GameLength.EAST_SOUTH),
    ],
)
def test_the_kind_of_game_says_the_rules(
    name: str, preset: str, red_fives: tuple[int, ...], length: GameLength
) -> None:
    rules = read(name).rules
    assert (rules.name, rules.red_fives, rules.game_length) == (preset, red_fives, length)


def test_kuitan_may_be_marked_as_off() -> None:
    assert read_log(log("wins").replace('type="9"', 'type="13"').encode()).rules.kuitan is False


def test_a_private_room_leaves_rules_untold() -> None:
    assert "kiriage_mangan" in read("middle").untold
    assert read("wins").untold == ()
    event = read_log(log("wins").replace('type="9"', 'type="521"').encode())
    assert "uma" in event.untold


def test_a_log_without_a_lobby_may_be_older_than_some_rules() -> None:
    assert read_log(log("wins").replace(' lobby="0"', "").encode()).untold == ("pao_suukantsu", "tenpaiyame", "uma")


def test_a_room_begins_with_its_own_points() -> None:
    text = re.sub(r'(<INIT seed="0,0,0[^>]*ten=)"[0-9,]*"', r'\1"300,300,300,300"', log("wins"))
    rules = read_log(text.replace('lobby="0"', 'lobby="9999"').encode()).rules
    assert (rules.start_points, rules.return_points) == (30000, 30000)
    richer = text.replace("300,300,300,300", "400,400,400,400").replace('lobby="0"', 'lobby="9999"')
    assert read_log(richer.encode()).rules.return_points == 40000
    usual = read_log(log("wins").replace('lobby="0"', 'lobby="9999"').encode()).rules
    assert usual == load_preset("tenhou")
