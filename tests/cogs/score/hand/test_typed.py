"""Whatever is typed and chosen: a card or one of the project's own errors."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cogs.score.hand import state
from cogs.score.hand.buttons import hand_card
from cogs.score.hand.case import Change, can_change, changed
from cogs.score.hand.typed import BY, RIICHI, SEATS, Options, read_case
from cogs.score.waits import waits_card
from cogs.ui.cards import Card
from cogs.ui.texts import FALLBACK, Texts
from cogs.ui.words.situations import Word
from core.errors import TenbouError
from core.rules import RuleSet, load_preset, preset_names
from tests.support.strategies import any_hands, hands

ENGLISH = Texts(FALLBACK)
TYPED = st.text(max_size=30) | st.text("0123456789mpszrESWN()[]東🀄 <^>+", max_size=40)
HANDS = st.one_of(hands, any_hands(), any_hands(melds=2)).map(str)
SEAT = st.sampled_from(["", *SEATS])
TILES = st.just("") | st.text("123456789", min_size=1, max_size=3).map(lambda digits: f"{digits}p") | TYPED
OPTIONS = st.builds(
    Options,
    hand=HANDS | TYPED,
    win=st.just("") | TILES,
    by=st.sampled_from(["", *BY]),
    seat=SEAT,
    round_wind=SEAT,
    riichi=st.sampled_from(["", "", *RIICHI]),
    dora=TILES,
    ura=st.just("") | TILES,
    situation=st.lists(st.sampled_from(Word), max_size=2).map(", ".join) | TYPED,
    kita=st.integers(0, 4),
    honba=st.integers(0, 99),
    sticks=st.integers(0, 99),
    rules=st.sampled_from([*map(load_preset, preset_names())]),
)


def answer_to_hand(options: Options) -> object:
    try:
        return hand_card(read_case(options, ENGLISH), ENGLISH)[0]
    except TenbouError as mistake:
        return mistake


def answer_to_waits(options: Options) -> object:
    try:
        return waits_card(read_case(options, ENGLISH), ENGLISH)
    except TenbouError as mistake:
        return mistake


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(OPTIONS)
def test_whatever_is_typed_gets_a_card_or_an_error_of_ours(options: Options) -> None:
    assert isinstance(answer_to_hand(options), (Card, TenbouError))
    assert isinstance(answer_to_waits(options), (Card, TenbouError))


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(HANDS, st.lists(st.sampled_from(Change), max_size=8), st.sampled_from([*map(load_preset, preset_names())]))
def test_buttons_that_are_not_grey_always_lead_to_a_card(hand: str, presses: list[Change], rules: RuleSet) -> None:
    case = read_case(Options(hand=hand, rules=rules), ENGLISH)
    try:
        hand_card(case, ENGLISH)
    except TenbouError:
        return
    for change in presses:
        if can_change(case, change):
            case = changed(state.read(state.write(case), case.rules), change)
        card, _ = hand_card(case, ENGLISH)
        assert card.content_length() > 0
