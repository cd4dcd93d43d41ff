"""Notation, readings and shanten against slow references, on hands by chance."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement

from hypothesis import example, given, settings
from hypothesis import strategies as st

from core.errors import TenbouError
from core.hand import (
    RED_FIVES,
    TILES,
    Form,
    Hand,
    Reading,
    Shape,
    Tile,
    accepted_tiles,
    best_discards,
    parse_draft,
    parse_hand,
    parse_tile,
    parse_tiles,
    shanten,
    waits,
    write_tiles,
)
from core.hand.shape.readings import chiitoitsu_reading, kokushi_reading, standard_readings
from tests.support.strategies import ORPHANS, any_hands, hands

READERS: tuple[Callable[[str], object], ...] = (parse_hand, parse_draft, parse_tiles, parse_tile)
SIGNS = "0123456789mpszMPZSrR赤()[]<^>+ 　,東南西北白發中ESWNesw一五九萬筒索🀄🀇🀋\ufe0e１５ｍ（）"

# --- notation --------------------------------------------------------------------------------------------------


@given(hand=hands)
def test_a_hand_written_and_read_is_the_same_hand(hand: Hand) -> None:
    assert parse_hand(str(hand)) == hand
    assert str(parse_hand(str(hand))) == str(hand)


@given(hand=hands)
def test_a_hand_of_thirteen_written_and_read_is_the_same_hand(hand: Hand) -> None:
    waiting = Hand(hand.concealed, hand.melds)
    assert parse_hand(str(waiting)) == waiting


@given(tiles=st.lists(st.sampled_from([*TILES, *RED_FIVES]), min_size=1, max_size=30, unique=True))
def test_tiles_written_and_read_are_the_same_tiles(tiles: list[Tile]) -> None:
    assert list(parse_tiles(write_tiles(tiles))) == tiles
    assert list(parse_tiles("".join(map(str, tiles)))) == tiles


def read(text: str) -> None:
    """Read a text in every way; whatever is wrong with it is an error of the project's own."""
    for reader in READERS:
        with contextlib.suppress(TenbouError):
            reader(text)


@given(text=st.text(max_size=130))
def test_any_text_is_read_or_refused(text: str) -> None:
    read(text)


@settings(max_examples=500)
@given(text=st.text(alphabet=SIGNS, max_size=40))
@example(text="(r)")
@example(text="[1<111m]")
@example(text="mS")
def test_any_text_of_tile_signs_is_read_or_refused(text: str) -> None:
    read(text)


@given(data=st.data(), hand=hands)
def test_a_hand_with_typing_mistakes_is_read_or_refused(data: st.DataObject, hand: Hand) -> None:
    text = str(hand)
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 3)))
        text = text[:start] + data.draw(st.text(alphabet=SIGNS, max_size=2)) + text[end:]
    read(text)


@given(text=st.text(alphabet=SIGNS, max_size=40))
def test_what_is_read_can_be_written_and_read_again(text: str) -> None:
    with contextlib.suppress(TenbouError):
        draft = parse_draft(text)
        again = parse_draft(" ".join([write_tiles(draft.concealed), *map(str, draft.melds)]))
        assert again == draft


# --- readings against a slow reference -------------------------------------------------------------------------

Parts = frozenset[tuple[tuple[str, int], int]]


def ways(counts: tuple[int, ...], *, pair: bool = True) -> Iterator[list[tuple[str, int]]]:
    """Yield every split of 34 counts into groups and a pair, the slow way."""
    kind = next((k for k, count in enumerate(counts) if count), None)
    if kind is None:
        if not pair:
            yield []
        return

    def rest(*kinds: int) -> tuple[int, ...]:
        return tuple(count - kinds.count(k) for k, count in enumerate(counts))

    if counts[kind] >= 2 and pair:
        yield from ([("pair", kind), *way] for way in ways(rest(kind, kind), pair=False))
    if counts[kind] >= 3:
        yield from ([("triplet", kind), *way] for way in ways(rest(kind, kind, kind), pair=pair))
    if kind < 27 and kind % 9 < 7 and counts[kind + 1] and counts[kind + 2]:
        yield from ([("run", kind), *way] for way in ways(rest(kind, kind + 1, kind + 2), pair=pair))


def as_parts(way: list[tuple[str, int]]) -> Parts:
    return frozenset(Counter(way).items())


def counts_of(hand: Hand) -> tuple[int, ...]:
    closed = [*hand.concealed, *([] if hand.winning_tile is None else [hand.winning_tile])]
    return tuple(sum(held.kind == kind for held in closed) for kind in range(34))


def names_of(reading: Reading) -> Parts:
    shapes = {Shape.RUN: "run", Shape.TRIPLET: "triplet", Shape.PAIR: "pair"}
    return as_parts([(shapes[group.shape], group.first) for group in reading.closed_groups])


@given(hand=hands | any_hands(), ron=st.booleans())
def test_standard_readings_are_all_that_there_are(hand: Hand, *, ron: bool) -> None:
    assert hand.winning_tile is not None
    kind = hand.winning_tile.kind
    readings = standard_readings(hand, kind, ron)
    expected = {as_parts(way) for way in ways(counts_of(hand))}
    assert {names_of(reading) for reading in readings} == expected
    completed = Counter((names_of(reading), reading.placement) for reading in readings)
    assert all(count == 1 for count in completed.values())
    for reading in readings:
        assert reading.placement is not None
        group = reading.placement.group
        last = group.first + 2 if group.shape is Shape.RUN else group.first
        assert group in reading.closed_groups
        assert group.first <= kind <= last


@given(hand=hands | any_hands())
def test_seven_pairs_and_kokushi_are_what_they_are_called(hand: Hand) -> None:
    assert hand.winning_tile is not None
    counts = counts_of(hand)
    closed = not hand.melds
    is_pairs = closed and sum(count == 2 for count in counts) == 7
    found = chiitoitsu_reading(hand, hand.winning_tile.kind)
    assert [reading.form for reading in found] == [Form.CHIITOITSU] * is_pairs
    is_kokushi = closed and all(counts[tile.kind] for tile in ORPHANS) and sum(counts[t.kind] for t in ORPHANS) == 14
    orphans = kokushi_reading(hand)
    assert [reading.form for reading in orphans] == [Form.KOKUSHI] * is_kokushi
    assert all(counts[reading.pair_kind] == 2 for reading in orphans)


# --- shanten against its definition ----------------------------------------------------------------------------

GROUPS = [
    *[(kind, kind, kind) for kind in range(34)],
    *[(kind, kind + 1, kind + 2) for kind in range(27) if kind % 9 < 7],
]


@cache
def targets(groups: int) -> list[dict[int, int]]:
    """Every complete set of so many groups and a pair that four of each tile allow."""
    found = {
        tuple(sorted(Counter([*(kind for group in chosen for kind in group), pair, pair]).items()))
        for chosen in combinations_with_replacement(GROUPS, groups)
        for pair in range(34)
    }
    return [dict(target) for target in found if max(count for _, count in target) <= 4]


def missing(hand: Hand) -> int:
    """Count the tiles that the nearest complete hand with these melds has and this one has not."""
    counts = counts_of(hand)
    return min(
        sum(max(0, count - counts[kind]) for kind, count in target.items()) for target in targets(4 - len(hand.melds))
    )


@given(hand=any_hands(size=13, melds=3) | any_hands(size=14, melds=3))
def test_shanten_is_the_distance_to_the_nearest_complete_hand(hand: Hand) -> None:
    assert shanten(hand) == missing(hand) - 1


@settings(max_examples=10)
@given(hand=any_hands(size=13, melds=2))
def test_shanten_of_two_groups_to_make(hand: Hand) -> None:
    assert shanten(hand) == missing(hand) - 1


@given(hand=any_hands(size=13) | any_hands(size=13, melds=1) | hands.map(lambda hand: Hand(hand.concealed, hand.melds)))
def test_a_tile_that_helps_brings_the_hand_one_nearer(hand: Hand) -> None:
    now = shanten(hand)
    helping = {accepted.tile for accepted in accepted_tiles(hand)}
    assert helping
    assert (now == 0) == bool(waits(hand))
    if now == 0:
        assert set(waits(hand)) == helping
    closed, everything = counts_of(hand), Counter(tile.kind for tile in hand.tiles)
    for tile in TILES:
        if everything[tile.kind] < 4:
            drawn = shanten(Hand(hand.concealed, hand.melds, tile))
            assert drawn == now - (tile in helping)
        elif closed[tile.kind] == 4:
            assert tile not in helping


@given(hand=any_hands() | any_hands(melds=1))
def test_the_best_discards_are_those_that_keep_a_hand_nearest(hand: Hand) -> None:
    found = best_discards(hand)
    assert hand.winning_tile is not None
    held = [*hand.concealed, hand.winning_tile]
    after = {}
    for tile in held:
        rest = held.copy()
        rest.remove(tile)
        after[tile.kind] = shanten(Hand(tuple(rest), hand.melds))
    nearest = min(after.values())
    assert {discard.tile.kind for discard in found} == {kind for kind, distance in after.items() if distance == nearest}
    assert {discard.shanten for discard in found} == {nearest}
    assert shanten(hand) == nearest or shanten(hand) == -1
    lefts = [discard.tiles_left for discard in found]
    assert lefts == sorted(lefts, reverse=True)
