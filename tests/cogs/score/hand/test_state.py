"""A hand in a custom id."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.score.errors import CardOutdated
from cogs.score.hand import state
from cogs.score.hand.buttons import change_hand, choose_rules
from cogs.score.hand.case import MOST_HONBA, MOST_KITA, MOST_STICKS, Case, Change
from cogs.ui.limits import CUSTOM_ID
from cogs.ui.words.rulesets import own_name
from core.errors import TenbouError
from core.hand import RED_FIVES, TILES, Chankan, Riichi, Wind, parse_hand, parse_tiles
from core.rules import load_preset, preset_names
from tests.support.strategies import any_hands, hands, seats

LONGEST_NAME = max(preset_names(), key=len)
assert len(own_name(999_999_999)) <= len(LONGEST_NAME)
HANDS = hands | any_hands() | any_hands(melds=3)
INDICATORS = st.lists(st.sampled_from((*TILES, *RED_FIVES)), max_size=5).map(tuple)

CASES = st.builds(
    Case,
    hand=HANDS,
    rules=st.sampled_from([*map(load_preset, preset_names())]),
    seat=seats,
    round_wind=seats,
    tsumo=st.booleans(),
    discarder=st.none() | seats,
    riichi=st.none() | st.sampled_from(Riichi),
    ippatsu=st.booleans(),
    last_tile=st.booleans(),
    rinshan=st.booleans(),
    chankan=st.none() | st.sampled_from(Chankan),
    first_turn=st.booleans(),
    discarder_in_riichi=st.booleans(),
    discarder_dead_hand=st.booleans(),
    dora=INDICATORS,
    ura=INDICATORS,
    kita=st.integers(0, MOST_KITA),
    honba=st.integers(0, MOST_HONBA),
    sticks=st.integers(0, MOST_STICKS),
    liable=st.none() | seats,
)


@given(CASES)
def test_what_is_written_is_read_back(case: Case) -> None:
    assert state.read(state.write(case), case.rules) == case


TENHOU, F_LEAGUE, SANMA = map(load_preset, ("tenhou", "f-league", "tenhou-sanma"))
CLOSED = parse_hand("234m067p22s777z68s7s")
SCORED = [
    Case(hand=CLOSED, rules=TENHOU, seat=Wind.EAST, round_wind=Wind.SOUTH, tsumo=True, honba=2, sticks=3),
    Case(
        hand=CLOSED,
        rules=TENHOU,
        discarder=Wind.WEST,
        riichi=Riichi.DOUBLE,
        ippatsu=True,
        last_tile=True,
        dora=parse_tiles("6z1p"),
        ura=parse_tiles("6s"),
    ),
    Case(hand=parse_hand("[1111m]234p22s777z68s7s"), rules=TENHOU, tsumo=True, rinshan=True),
    Case(hand=CLOSED, rules=TENHOU, discarder=Wind.WEST, chankan=Chankan.ADDED_KAN),
    Case(hand=CLOSED, rules=TENHOU, tsumo=True, first_turn=True),
    Case(hand=parse_hand("123456p22s777z68s7s"), rules=SANMA, tsumo=True, kita=2),
    Case(hand=parse_hand("(555z)(666z)(777z)11m23p4p"), rules=TENHOU, discarder=Wind.WEST, liable=Wind.NORTH),
    Case(hand=CLOSED, rules=F_LEAGUE, discarder=Wind.WEST, riichi=Riichi.OPEN, discarder_in_riichi=True),
    Case(hand=CLOSED, rules=F_LEAGUE, discarder=Wind.WEST, riichi=Riichi.OPEN, discarder_dead_hand=True),
]


@pytest.mark.parametrize("case", SCORED)
def test_a_hand_that_is_scored_is_the_case_that_it_was(case: Case) -> None:
    assert Case.of(case.score()) == case


def largest() -> Case:
    """Return a case whose every choice is the last of its list, so that none takes more characters."""
    return Case(
        hand=parse_hand("(777+7>s)(888+8>s)(666+6>s)(77+77>z) 9s 9s"),
        rules=load_preset(LONGEST_NAME),
        seat=Wind.NORTH,
        round_wind=Wind.NORTH,
        tsumo=True,
        discarder=Wind.NORTH,
        riichi=Riichi.OPEN_DOUBLE,
        ippatsu=True,
        last_tile=True,
        rinshan=True,
        chankan=Chankan.KITA,
        first_turn=True,
        discarder_in_riichi=True,
        discarder_dead_hand=True,
        dora=parse_tiles("0s0s0s0s0s"),
        ura=parse_tiles("0s0s0s0s0s"),
        kita=MOST_KITA,
        honba=MOST_HONBA,
        sticks=MOST_STICKS,
        liable=Wind.NORTH,
    )


@given(CASES)
def test_every_custom_id_fits(case: Case) -> None:
    written = state.write(case)
    assert len(written) <= len(state.write(largest()))


@pytest.mark.parametrize("change", Change)
def test_the_largest_case_fits_under_the_longest_name(change: Change) -> None:
    case = largest()
    assert state.read(state.write(case), case.rules) == case
    assert len(change_hand(change, state.write(case), case.rules.name)) <= CUSTOM_ID
    assert len(choose_rules(state.write(case), case.rules.name)) <= CUSTOM_ID


@given(st.text(max_size=90) | st.from_regex(r"1[A-Za-z0-9_-]{0,60}", fullmatch=True))
def test_no_text_raises_anything_but_an_outdated_card(text: str) -> None:
    outcome: Any
    try:
        outcome = state.read(text, load_preset("tenhou"))
    except TenbouError as problem:
        outcome = problem
    assert isinstance(outcome, (Case, CardOutdated))
