"""Hands and situations by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from core.hand import (
    RED_FIVES,
    TILES,
    Chankan,
    Hand,
    Liability,
    Meld,
    MeldKind,
    Pao,
    Riichi,
    Source,
    Tile,
    Win,
    Wind,
)
from core.rules import RuleSet, change_rule, load_preset, preset_names

ORPHANS = [TILES[kind] for kind in (0, 8, 9, 17, 18, 26, *range(27, 34))]
RUNS: list[tuple[Tile, ...]] = [TILES[first : first + 3] for first in range(27) if first % 9 < 7]
PAIRS = [(tile,) * 2 for tile in TILES]
TRIPLETS = [(tile,) * 3 for tile in TILES]
QUADS = [(tile,) * 4 for tile in TILES]
FOUR_EACH = Counter(TILES * 4)
FULL_SET = [*(FOUR_EACH - Counter(TILES[red.kind] for red in RED_FIVES)).elements(), *RED_FIVES]
"""The 136 tiles."""


def with_reds(draw: st.DrawFn, groups: list[list[Tile]]) -> None:
    """Make up to one five of each suit red."""
    for red in RED_FIVES:
        places = [(g, i) for g, group in enumerate(groups) for i, tile in enumerate(group) if tile.kind == red.kind]
        place = draw(st.sampled_from([None, *places]))
        if place is not None:
            group, index = place
            groups[group][index] = red


def meld_of(draw: st.DrawFn, tiles: list[Tile], kind: MeldKind) -> Meld:
    """Return a meld of these tiles, called from somebody or from nobody knows where."""
    if kind is MeldKind.ANKAN or draw(st.booleans()):
        return Meld(kind, tuple(tiles))
    source = Source.KAMICHA if kind is MeldKind.CHI else draw(st.sampled_from(Source))
    return Meld(kind, tuple(tiles), draw(st.sampled_from(tiles)), source)


def drawn_part(draw: st.DrawFn, held: Counter[Tile], first: int, shapes: Sequence[tuple[Tile, ...]]) -> list[Tile]:
    """Draw one of `shapes` that the set still has the tiles for, rather one within seven kinds from `first`."""
    fitting = [shape for shape in shapes if not Counter(shape) - (FOUR_EACH - held)]
    near = [shape for shape in fitting if first <= shape[0].kind < first + 7]
    part = draw(st.sampled_from(near or fitting) | st.sampled_from(fitting))
    held.update(part)
    return list(part)


@st.composite
def complete_hands(draw: st.DrawFn, *, most_melds: int = 4) -> Hand:
    """Draw a hand of four groups and a pair, mostly of few kinds of tiles, so that it can be read in several ways."""
    first = draw(st.sampled_from([0, 9, 18, 24]))
    held: Counter[Tile] = Counter()
    kinds = draw(st.lists(st.sampled_from(MeldKind), max_size=most_melds))
    shapes: dict[MeldKind, Sequence[tuple[Tile, ...]]] = {MeldKind.CHI: RUNS, MeldKind.PON: TRIPLETS}
    melded = [drawn_part(draw, held, first, shapes.get(kind, QUADS)) for kind in kinds]
    closed = [drawn_part(draw, held, first, [*RUNS, *TRIPLETS]) for _ in range(4 - len(kinds))]
    closed.append(drawn_part(draw, held, first, PAIRS))
    with_reds(draw, [*melded, *closed])
    melds = tuple(meld_of(draw, tiles, kind) for tiles, kind in zip(melded, kinds, strict=True))
    return _won(draw, [tile for part in closed for tile in part], melds)


def _won(draw: st.DrawFn, closed: list[Tile], melds: tuple[Meld, ...] = ()) -> Hand:
    winning = draw(st.sampled_from(closed))
    closed.remove(winning)
    return Hand(tuple(closed), melds, winning)


@st.composite
def special_hands(draw: st.DrawFn) -> Hand:
    """Draw seven pairs, thirteen orphans or nine gates."""
    form = draw(st.sampled_from(["pairs", "orphans", "gates"]))
    if form == "pairs":
        pool = draw(st.sampled_from([TILES, ORPHANS, TILES[:9], TILES[27:]]))
        kinds = draw(st.lists(st.sampled_from(pool), min_size=7, max_size=7, unique=True))
        parts = [[tile, tile] for tile in kinds]
    elif form == "orphans":
        parts = [[*ORPHANS, draw(st.sampled_from(ORPHANS))]]
    else:
        suit = draw(st.sampled_from([0, 9, 18]))
        gates = [suit, suit, *range(suit, suit + 9), suit + 8, suit + 8, draw(st.integers(suit, suit + 8))]
        parts = [[TILES[kind] for kind in gates]]
    with_reds(draw, parts)
    return _won(draw, [tile for part in parts for tile in part])


@st.composite
def any_hands(draw: st.DrawFn, *, size: int = 14, melds: int = 0) -> Hand:
    """Draw tiles without order, often of one suit, as a hand of `size` tiles with so many called triplets."""
    called = draw(st.lists(st.sampled_from(TRIPLETS), min_size=melds, max_size=melds, unique=True))
    left = Counter(FULL_SET) - Counter(tile for triplet in called for tile in triplet)
    first = draw(st.sampled_from([0, 0, 9, 18]))
    last = first + draw(st.sampled_from([9, 9, 34]))
    pool = [tile for tile in left.elements() if first <= tile.kind < last]
    order = draw(st.permutations(pool))
    closed = list(order[: size - 3 * melds])
    made = tuple(Meld(MeldKind.PON, triplet) for triplet in called)
    return Hand(tuple(closed[:-1]), made, closed[-1]) if size == 14 else Hand(tuple(closed), made)


hands = complete_hands() | complete_hands(most_melds=0) | special_hands()
"""Complete hands of all forms."""

seats = st.sampled_from(Wind)


def indicators(draw: st.DrawFn, hand: Hand, count: int) -> tuple[Tile, ...]:
    """Return so many indicators out of the tiles that a hand leaves."""
    left = list((Counter(FULL_SET) - Counter(hand.tiles)).elements())
    order = draw(st.lists(st.integers(0, len(left) - 1), min_size=count, max_size=count, unique=True))
    return tuple(left[index] for index in order)


@st.composite
def wins(draw: st.DrawFn, hand: Hand) -> Win:
    """Draw a situation in which the hand can have won, with four players."""
    seat = draw(seats)
    tsumo = draw(st.booleans())
    closed, kans = hand.is_closed, sum(meld.is_kan for meld in hand.melds)
    riichi = draw(st.sampled_from([None, Riichi.RIICHI, Riichi.DOUBLE])) if closed else None
    special = draw(st.sampled_from(["", "", "last_tile", "rinshan" if tsumo and kans else "", "chankan"]))
    turned = indicators(draw, hand, draw(st.integers(0, 1 + kans)) * 2)
    half = len(turned) // 2
    others = [other for other in Wind if other is not seat]
    liable = st.sampled_from(others)
    pao = draw(
        st.lists(st.builds(Pao, st.sampled_from(Liability), liable), max_size=2, unique_by=lambda p: p.liability)
    )
    return Win(
        seat_wind=seat,
        round_wind=draw(seats),
        discarder=None if tsumo else draw(st.sampled_from(others)),
        riichi=riichi,
        ippatsu=riichi is not None and draw(st.booleans()),
        last_tile=special == "last_tile",
        rinshan=special == "rinshan",
        chankan=Chankan.ADDED_KAN if special == "chankan" and not tsumo else None,
        dora_indicators=turned[:half],
        ura_indicators=turned[half:] if riichi is not None else (),
        honba=draw(st.integers(0, 5)),
        kyoutaku_points=1000 * draw(st.integers(0, 4)),
        pao=tuple(pao),
    )


any_wins: st.SearchStrategy[Win] = st.builds(
    Win,
    seat_wind=seats,
    round_wind=seats,
    discarder=st.none() | seats,
    riichi=st.none() | st.sampled_from(Riichi),
    ippatsu=st.booleans(),
    last_tile=st.booleans(),
    rinshan=st.booleans(),
    chankan=st.none() | st.sampled_from(Chankan),
    first_turn=st.booleans(),
    dora_indicators=st.lists(st.sampled_from(FULL_SET), max_size=7).map(tuple),
    ura_indicators=st.lists(st.sampled_from(FULL_SET), max_size=7).map(tuple),
    kita=st.integers(-1, 5),
    honba=st.integers(-1, 5),
    kyoutaku_points=st.integers(-1, 5).map(lambda sticks: 1000 * sticks),
    pao=st.lists(st.builds(Pao, st.sampled_from(Liability), seats), max_size=3).map(tuple),
    discarder_in_riichi=st.booleans(),
    discarder_dead_hand=st.booleans(),
)
"""Situations of which most cannot be."""

presets: st.SearchStrategy[RuleSet] = st.sampled_from(preset_names()).map(load_preset)
four_player_presets = presets.filter(lambda rules: rules.players == 4)

_CHANGES: list[tuple[str, Any]] = [
    ("pao_scope", "share"), ("pao_suukantsu", True), ("pao_rinshan", True), ("pao_ron_honba", "halves"),
    ("pao_ron_honba", "discarder"), ("yakuman_stacking", "single"), ("kiriage_mangan", True),
    ("open_pinfu_fu", 20), ("chiitoitsu_fu", 50), ("pinfu_tsumo", False), ("rinshan_tsumo_fu", False),
    ("double_wind_pair_fu", 2), ("north_yakuhai", True), ("round_wind_yaku", "east_too"), ("kuitan", False),
    ("kazoe_yakuman", "sanbaiman"), ("honba_points", 1500),
]  # fmt: skip


@st.composite
def changed_rules(draw: st.DrawFn) -> RuleSet:
    """Draw a preset for four with some rules changed."""
    rules = draw(four_player_presets)
    for field, value in draw(st.lists(st.sampled_from(_CHANGES), max_size=4)):
        rules = change_rule(rules, field, value)
    return rules
