"""Logs in XML that say what cannot be: where it is, and nothing but that, whatever is wrong with them."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import LogBroken, LogError, NotALog
from core.hand import TILES
from core.logs import Contradiction, GameRecord, read_log
from tests.support.mjlogs import log
from tests.support.mjplays import Hand

OWN = ("wins", "draws", "three", "middle")
_KYOKU = re.compile(r"(?=<INIT)")


def changed(name: str, kyoku: int, old: str, new: str) -> str:
    """A log with something replaced, once, in one of its hands; 0 is what comes before the first."""
    parts = _KYOKU.split(log(name))
    assert parts[kyoku].count(old) == 1, parts[kyoku].count(old)
    parts[kyoku] = parts[kyoku].replace(old, new)
    return "".join(parts)


def read(text: str) -> GameRecord:
    return read_log(text.encode())


# Where it is, the hand, what is there, what is put in its place; "" takes it away.
BROKEN = [
    ("GO type", "wins", 0, ' type="9"', ""),
    ("GO type", "wins", 0, 'type="9"', 'type="x"'),
    ("GO type", "wins", 0, 'type="9"', 'type="70000"'),
    ("GO", "wins", 0, '<GO type="9" lobby="0"/>', ""),
    ("UN n0", "wins", 0, 'n0="%41', f'n0="{"%41" * 70}'),
    ("TAIKYOKU oya", "wins", 0, '<TAIKYOKU oya="0"/>', '<TAIKYOKU oya="4"/>'),
    ("GIFT", "wins", 0, "<TAIKYOKU", '<GIFT a="b"/><TAIKYOKU'),
    ("GIFT", "wins", 0, "<TAIKYOKU", "<GIFT/><TAIKYOKU"),
    ("T0", "wins", 0, "<TAIKYOKU", "<T0/><TAIKYOKU"),
    ("REACH", "wins", 0, "<TAIKYOKU", '<REACH who="0" step="1"/><TAIKYOKU'),
    ("INIT hai", "wins", 1, 'hai3="', 'gone="'),
    ("INIT hai", "three", 1, 'hai3=""', 'hai3="1"'),
    ("INIT oya", "three", 1, 'oya="0"', 'oya="3"'),
    ("INIT oya", "three", 2, 'oya="1"', 'oya="3"'),
    ("INIT seed", "wins", 1, 'seed="0,0,0,0,0,104"', 'seed="0,0,0,0,0"'),
    ("INIT seed", "wins", 1, 'seed="0,0,0,0,0,104"', 'seed="16,0,0,0,0,104"'),
    ("INIT seed", "wins", 1, 'seed="0,0,0,0,0,104"', 'seed="0,-1,0,0,0,104"'),
    ("INIT seed", "wins", 1, 'seed="0,0,0,0,0,104"', 'seed="0,0,0,0,0,136"'),
    ("INIT ten", "wins", 1, 'ten="250,250,250,250" oya', 'ten="250,250,250" oya'),
    ("INIT ten", "wins", 1, 'ten="250,250,250,250" oya', 'ten="250,250,250,1000001" oya'),
    ("INIT ten", "wins", 1, 'ten="250,250,250,250" oya', 'ten="250,250,250,-1000001" oya'),
    ("INIT hai0", "wins", 1, 'hai0="3,7,', 'hai0="3,'),
    ("INIT hai0", "wins", 1, 'hai0="3,7,', 'hai0="3,3,'),
    ("INIT hai0", "wins", 1, 'hai0="3,7,', 'hai0="3,136,'),
    ("INIT hai", "wins", 1, 'hai0="3,7,', 'hai0="3,4,'),
    ("T/D", "wins", 1, "<T116/>", "<U116/>"),
    ("T/D", "wins", 1, "<T116/>", "<T116/><T117/>"),
    ("T/D", "wins", 1, "<T116/>", "<T3/>"),
    ("T/D", "wins", 1, "<D116/>", "<D117/>"),
    ("T/D", "wins", 1, "<D116/>", "<E116/>"),
    ("T/D", "wins", 1, "<D116/>", "<D116/><D3/>"),
    ("T/D", "wins", 1, '<REACH who="1" ten="250,240,250,250" step="2"/>', ""),
    ("T/D", "three", 3, "<V84/><AGARI", "<V84/><F84/><T94/><AGARI"),
    ("T136", "wins", 1, "<T116/>", "<T136/>"),
    ("REACH who", "wins", 1, '<REACH who="1" step="1"/>', '<REACH who="9" step="1"/>'),
    ("REACH step", "wins", 1, '<REACH who="1" step="1"/>', '<REACH who="1" step="3"/>'),
    ("REACH step", "wins", 1, '<REACH who="1" step="1"/>', '<REACH who="2" step="1"/>'),
    ("REACH step", "wins", 1, '<REACH who="1" step="1"/>', '<REACH who="1" step="1"/>' * 2),
    ("REACH who", "wins", 1, "<U96/>", '<U96/><REACH who="1" step="1"/>'),
    ("REACH ten", "wins", 1, 'ten="250,240,250,250" step', 'ten="250,240,250" step'),
    ("N m", "wins", 1, '<REACH who="1" step="1"/><E120/>', '<N who="1" m="30720"/><E120/>'),
    ("N m", "wins", 3, 'm="29743"/><F', 'm="65536"/><F'),
    ("N m", "wins", 3, 'm="29743"/><F', 'm="65535"/><F'),
    ("N m", "wins", 3, 'm="29743"/><F', 'm="029743"/><F'),
    ("N m", "wins", 3, 'm="29743"/><F', 'm=" 29743"/><F'),
    ("N m", "wins", 3, 'm="29743"/><F', 'm="29741"/><F'),
    ("N m", "wins", 3, 'm="29743"/><F', 'm="29735"/><F'),
    ("N who", "wins", 1, "<U120/>", '<U120/><REACH who="1" step="1"/><E120/><N who="2" m="29743"/>'),
    ("N who", "wins", 5, '<N who="0" m="0"', '<N who="1" m="0"'),
    ("N m", "wins", 5, '<N who="0" m="0"', '<N who="0" m="1024"'),
    ("N m", "wins", 4, 'm="21011"', 'm="19"'),
    ("N m", "three", 4, 'm="48745"', 'm="48746"'),
    ("DORA hai", "wins", 5, "<DORA hai=", '<DORA hai="0"/><DORA hai='),
    ("AGARI who", "wins", 1, 'who="1" fromWho="1"', 'who="5" fromWho="1"'),
    ("AGARI fromWho", "wins", 1, 'who="1" fromWho="1"', 'who="1" fromWho="2"'),
    ("AGARI fromWho", "wins", 3, 'who="2" fromWho="3"', 'who="2" fromWho="1"'),
    ("AGARI who", "wins", 3, 'who="2" fromWho="3"', 'who="0" fromWho="3"'),
    ("AGARI machi", "wins", 1, 'machi="96"', 'machi="97"'),
    ("AGARI hai", "wins", 1, 'hai="4,8,', 'hai="4,'),
    ("AGARI m", "wins", 3, 'm="29743" machi', 'm="65536" machi'),
    ("AGARI m", "wins", 3, 'm="29743" machi', 'm="65535" machi'),
    ("AGARI m", "wins", 3, 'm="29743" machi', 'm="+29743" machi'),
    ("AGARI m", "wins", 3, 'm="29743" machi', 'm="29741" machi'),
    ("AGARI ba", "wins", 1, 'ba="0,1"', 'ba="0"'),
    ("AGARI ba", "wins", 1, 'ba="0,1"', 'ba="0,-1"'),
    ("AGARI sc", "wins", 1, 'sc="250,', 'sc="'),
    ("AGARI sc", "wins", 1, 'sc="250,-40,', 'sc="'),
    ("AGARI ten", "wins", 1, 'ten="30,8000,1"', 'ten="30,8000"'),
    ("AGARI ten", "wins", 1, 'ten="30,8000,1"', 'ten="30,-8000,1"'),
    ("AGARI yaku", "wins", 1, 'yaku="1,1,2', 'yaku="1,2'),
    ("AGARI yaku", "wins", 1, 'yaku="1,1,', 'yaku="55,1,'),
    ("AGARI yaku", "wins", 1, 'yaku="1,1,', f'yaku="{"1,1," * 60}'),
    ("AGARI yaku", "wins", 1, 'yaku="1,1,', 'yaku="1,41,'),
    ("AGARI yaku", "wins", 1, 'yaku="1,1,', 'yaku="1,-1,'),
    ("AGARI yakuman", "wins", 7, 'yakuman="39"', 'yakuman="55"'),
    ("AGARI paoWho", "wins", 7, 'yakuman="39"', 'yakuman="40"'),
    ("AGARI owari", "wins", 7, 'owari="', 'owari="x,'),
    ("AGARI owari", "wins", 7, 'owari="175,-22.0,894,', 'owari="'),
    ("AGARI owari", "wins", 7, 'owari="175,', 'owari="175.1,'),
    ("RYUUKYOKU type", "draws", 1, 'type="yao9"', 'type="yao8"'),
    ("RYUUKYOKU type", "draws", 7, "<RYUUKYOKU ", '<RYUUKYOKU type="nm" '),
    ("RYUUKYOKU hai1", "draws", 8, '-15" hai1="0,', '-15" hai1="'),
    ("RYUUKYOKU hai1", "draws", 8, '-15" hai1="0,', '-15" hai1="x,'),
    ("RYUUKYOKU", "draws", 3, "<RYUUKYOKU", '<RYUUKYOKU ba="0,2" sc="250,0,250,0,250,0,250,0"/><RYUUKYOKU'),
]  # fmt: skip


@pytest.mark.parametrize(("part", "name", "kyoku", "old", "new"), BROKEN)
def test_what_a_log_cannot_say(part: str, name: str, kyoku: int, old: str, new: str) -> None:
    with pytest.raises(LogBroken) as caught:
        read(changed(name, kyoku, old, new))
    assert (caught.value.part, caught.value.kyoku) == (part, kyoku)


def test_nobody_draws_from_the_dead_wall() -> None:
    play = Hand("", "", "", "")
    for number in range(70):
        play.turn(number % 4, next(str(tile) for tile in TILES if play.free[tile.kind]))
    read_log(play.log())
    play.draw(2, next(str(tile) for tile in TILES if play.free[tile.kind]))
    with pytest.raises(LogBroken) as caught:
        read_log(play.log())
    assert (caught.value.part, caught.value.kyoku) == ("T/D", 1)


def test_a_hand_that_does_not_end_is_not_followed_by_another() -> None:
    text = re.sub(r"<AGARI.*?/>", "", log("wins"), count=1)
    with pytest.raises(LogBroken) as caught:
        read(text)
    assert (caught.value.part, caught.value.kyoku) == ("INIT", 2)


def test_nothing_follows_the_result() -> None:
    text = log("wins")
    last = _KYOKU.split(text)[-1]
    for more in (last, '<RYUUKYOKU ba="0,0" sc="0,0,0,0,0,0,0,0"/></mjloggm>'):
        with pytest.raises(LogBroken):
            read(text.replace("</mjloggm>", more))


@pytest.mark.parametrize("more", ["<T0/>", '<N who="0" m="0"/>', '<REACH who="0" step="1"/>', '<DORA hai="0"/>'])
def test_nothing_is_played_after_the_end_of_a_hand(more: str) -> None:
    text = log("wins")
    with pytest.raises(LogBroken):
        read(text[: text.index("<INIT", text.index("<INIT") + 1)] + more + "</mjloggm>")


def test_what_does_not_concern_the_play_may_stand_anywhere() -> None:
    assert read(log("wins").replace("<INIT", '<BYE who="1"/><SHUFFLE/><INIT')) == read(log("wins"))


def test_another_kind_named_after_the_first_hand_changes_nothing() -> None:
    text = log("wins").replace("</mjloggm>", '<GO type="19" lobby="7"/></mjloggm>')
    assert read(text) == read(log("wins"))


@pytest.mark.parametrize("text", ['<mjloggm ver="2.3"/>', "<mjloggm></mjloggm>", '<mjloggm><GO type="9"/></mjloggm>'])
def test_a_log_without_a_hand(text: str) -> None:
    with pytest.raises(LogBroken) as caught:
        read(text)
    assert (caught.value.part, caught.value.kyoku) == ("INIT", 0)


@pytest.mark.parametrize("text", ["<html/>", '<html lang="en"></html>'])
def test_another_document_is_no_log(text: str) -> None:
    with pytest.raises(NotALog):
        read(text)


def test_what_is_there_is_named_but_not_at_any_length() -> None:
    with pytest.raises(LogBroken) as caught:
        read(log("wins").replace('machi="96"', f'machi="{"9" * 200}"'))
    assert caught.value.value == "9" * 40


# --- what a log says against itself

AGAINST = [
    (Contradiction(None, "TAIKYOKU oya", "2", "0"), ("wins", 0, '<TAIKYOKU oya="0"', '<TAIKYOKU oya="2"')),
    (Contradiction(0, "UN n1", "Eve", "Bob"), ("wins", 1, "<T116/>", '<UN n1="Eve"/><T116/>')),
    (Contradiction(1, "INIT oya", "1", "2"), ("wins", 2, 'seed="1,', 'seed="2,')),
    (Contradiction(0, "INIT ten", "10", "0"), ("three", 1, 'ten="350,350,350,0" oya', 'ten="350,350,350,10" oya')),
    (
        Contradiction(0, "REACH ten", "250,241,250,250", "250,240,250,250"),
        ("wins", 1, "250,240,", "250,241,"),
    ),
    (
        Contradiction(0, "AGARI sc", "251,240,250,250", "250,240,250,250"),
        ("wins", 1, 'sc="250', 'sc="251'),
    ),
    (Contradiction(0, "AGARI sc", "350,340,350,1", "350,340,350,0"), ("three", 1, '350,-40,0,0"', '350,-40,1,0"')),
    (Contradiction(0, "AGARI sc", "1", "0"), ("three", 1, '350,-40,0,0"', '350,-40,0,1"')),
    (Contradiction(0, "AGARI ba", "1,1", "0,1"), ("wins", 1, 'ba="0,1"', 'ba="1,1"')),
    (Contradiction(3, "AGARI fromWho", "2", "0"), ("wins", 4, 'fromWho="0"', 'fromWho="2"')),
    (Contradiction(2, "AGARI yaku", "15", "14"), ("wins", 3, 'yaku="14,1"', 'yaku="15,1"')),
    (Contradiction(0, "AGARI ten", "0", "1"), ("wins", 1, 'ten="30,8000,1"', 'ten="30,8000,0"')),
    (Contradiction(1, "AGARI ten", "2", "0"), ("wins", 2, 'ten="30,7700,0"', 'ten="30,7700,2"')),
    (Contradiction(6, "AGARI ten", "4", "5"), ("wins", 7, "48000,5", "48000,4")),
    (Contradiction(0, "AGARI doraHai", "103", "104"), ("wins", 1, 'doraHai="104"', 'doraHai="103"')),
    (Contradiction(0, "AGARI doraHaiUra", "104", ""), ("wins", 1, 'doraHaiUra="108"', 'doraHaiUra="104"')),
    (Contradiction(2, "AGARI m", "29751", "29743"), ("wins", 3, 'm="29743" machi', 'm="29751" machi')),
    (Contradiction(0, "AGARI machi", "92", "96"), ("wins", 1, 'machi="96"', 'machi="92"')),
    (Contradiction(7, "RYUUKYOKU ba", "6,4", "7,4"), ("draws", 8, 'ba="7,4"', 'ba="6,4"')),
]


@pytest.mark.parametrize(("contradiction", "change"), AGAINST)
def test_a_log_that_contradicts_itself(contradiction: Contradiction, change: tuple[str, int, str, str]) -> None:
    record = read(changed(*change))
    assert record.contradictions[0] == contradiction


@pytest.mark.parametrize(("contradiction", "change"), [each for each in AGAINST if each[1][0] == "three"])
def test_points_of_a_player_who_is_nobody_are_reported_once(
    contradiction: Contradiction, change: tuple[str, int, str, str]
) -> None:
    assert read(changed(*change)).contradictions == (contradiction,)


@pytest.mark.parametrize("place", range(1, 6))
@pytest.mark.parametrize("kind", ["yao9", "kaze4", "kan4", "reach4", "ron3"])
def test_a_draw_for_a_reason_that_is_not_there(place: int, kind: str) -> None:
    kinds = ["yao9", "kaze4", "kan4", "reach4", "ron3"]
    record = read(changed("draws", place, f'type="{kinds[place - 1]}"', f'type="{kind}"'))
    found = [contradiction.part for contradiction in record.contradictions if contradiction.part == "RYUUKYOKU type"]
    # Any discard could be won on by three.
    is_there = kind == kinds[place - 1] or (kind == "ron3" and place > 1)
    assert found == ([] if is_there else ["RYUUKYOKU type"])


def test_a_draw_while_there_are_tiles_left() -> None:
    record = read(changed("draws", 2, 'type="kaze4" ', ""))
    assert Contradiction(1, "RYUUKYOKU", "66", "0") in record.contradictions


def test_a_mangan_that_is_rounded_up_to_is_no_contradiction() -> None:
    assert read(changed("wins", 2, 'ten="30,7700,0"', 'ten="30,8000,1"')).contradictions == ()


# --- whatever is wrong, a log is read or refused


def check(data: bytes) -> None:
    try:
        read_log(data)
    except LogError:
        return


@pytest.mark.parametrize("name", OWN)
def test_a_log_cut_anywhere(name: str) -> None:
    data = log(name).encode().rstrip()
    for length in range(0, len(data), 11):
        with pytest.raises(LogError):
            read_log(data[:length])


def cuts(pattern: str, text: str) -> Iterator[str]:
    for match in re.finditer(pattern, text):
        yield text[: match.start()] + text[match.end() :]


@pytest.mark.parametrize("name", OWN)
def test_a_log_without_one_of_its_attributes_or_elements(name: str) -> None:
    for text in cuts(r' \w+="[^"]*"|<\w+ [^>]*>|<[TF][^>]*>', log(name)):
        check(text.encode())


@given(
    name=st.sampled_from(OWN),
    places=st.lists(st.tuples(st.integers(0, 100_000), st.integers(0, 255)), min_size=1, max_size=4),
)
def test_a_log_with_other_bytes(name: str, places: list[tuple[int, int]]) -> None:
    data = bytearray(log(name).encode())
    for place, byte in places:
        data[place % len(data)] = byte
    check(bytes(data))


@given(
    name=st.sampled_from(OWN),
    place=st.integers(0, 100_000),
    value=st.one_of(st.integers(-3, 140), st.integers(0, 65_536), st.integers(), st.sampled_from(["", "x", "1.5"])),
)
def test_a_log_with_another_number(name: str, place: int, value: object) -> None:
    text = log(name)
    numbers = list(re.finditer(r'(?<=[",])-?\d+', text))
    number = numbers[place % len(numbers)]
    check(f"{text[: number.start()]}{value}{text[number.end() :]}".encode())


@given(name=st.sampled_from(OWN), places=st.tuples(*[st.integers(0, 100_000)] * 3))
def test_a_log_with_some_of_it_again(name: str, places: tuple[int, int, int]) -> None:
    elements = re.findall(r"<[^>]*>\s*", log(name))
    first, last, at = (place % len(elements) for place in places)
    check("".join([*elements[:at], *elements[first : last + 1], *elements[at:]]).encode())
