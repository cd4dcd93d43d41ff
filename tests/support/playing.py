"""Rules, events and whole games at a table by chance."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from core.errors import TenbouError
from core.hand import Liability, Riichi, Wind
from core.hand.yaku.worth import Yaku, YakuHan
from core.rules import ObeyedBy, RuleSet, allowed_values, change_rule, load_preset, obeyed_by, preset_names, rule_fields
from core.table import (
    AbortiveDraw,
    AbortiveKind,
    Adjustment,
    Agariyame,
    Chombo,
    Claim,
    DeadHand,
    Event,
    LiableSeat,
    RiichiDeclared,
    Ryuukyoku,
    Start,
    Stopped,
    TableState,
    Won,
    WrongCall,
    apply,
)

SCORING = {
    "multiple_ron", "triple_ron", "multiple_ron_honba", "open_riichi", "open_riichi_deal_in", "pinfu_tsumo",
    "daisuushii_double", "open_pinfu_fu", "chiitoitsu_fu", "kiriage_mangan", "kazoe_yakuman", "honba_points",
    "tsumo_share", "noten_total", "short_payment", "pao_daisangen", "pao_daisuushii", "pao_suukantsu", "pao_rinshan",
    "pao_scope", "pao_ron_honba", "nagashi", "chombo_payment",
}  # fmt: skip
"""Rules of scoring that change what is paid at a table, whatever the tiles were."""

_NUMBERS: dict[str, list[object]] = {
    "honba_points": [0, 600, 3000],
    "noten_total": [0, 1000, 1300, 6000],
    "riichi_stick": [0, 500, 3000],
    "wrong_call_penalty": [0, 300, 1000, 8000],
    "end_points": [0, 28000, 60000],
    "points_cap": [40000, 60000],
}
_SPELLED: dict[str, object] = {"true": True, "false": False}
_VALUES: dict[str, list[object]] = {
    field: _NUMBERS.get(field) or [_SPELLED.get(text, int(text) if text.isdigit() else text) for text in allowed]
    for field in rule_fields()
    if (obeyed_by(field) is ObeyedBy.TABLE or field in SCORING) and (allowed := allowed_values(field))
}
_CHANGES = st.sampled_from(sorted(_VALUES)).flatmap(
    lambda field: st.tuples(st.just(field), st.sampled_from(_VALUES[field]))
)

seats = st.integers(0, 3)
hundreds = st.integers(-30, 30).map(lambda n: 100 * n)
yaku_hans = st.builds(YakuHan, st.sampled_from(Yaku), st.integers(0, 13), st.integers(0, 2))
liable_seats = st.builds(LiableSeat, seats, st.sampled_from(Liability))
called = st.none() | st.frozensets(seats)
_values = st.sampled_from([(1, 30, 0), (2, 20, 0), (2, 25, 0), (3, 70, 0), (4, 30, 0), (6, 0, 0), (0, 0, 1), (0, 0, 2)])


@st.composite
def table_rules(draw: st.DrawFn) -> RuleSet:
    """Draw a preset with some of the rules changed that a table obeys."""
    rules = load_preset(draw(st.sampled_from(preset_names())))
    for field, value in draw(st.lists(_CHANGES, max_size=6)):
        rules = change_rule(rules, field, value)
    return rules


@st.composite
def starts(draw: st.DrawFn, rules: RuleSet) -> Start:
    """Draw where a table starts: as the rules say, or in the middle with few or many points."""
    if draw(st.booleans()):
        return Start((rules.start_points,) * rules.players)
    points = st.integers(60, 600).map(lambda n: 100 * n) | st.integers(0, 20).map(lambda n: 100 * n)
    return Start(
        points=tuple(draw(points) for _ in range(rules.players)),
        round_wind=draw(st.sampled_from([Wind.EAST, Wind.SOUTH, Wind.WEST])),
        dealer=draw(st.integers(0, rules.players - 1)),
        honba=draw(st.integers(0, 3)),
        kyoutaku_points=draw(st.sampled_from([0, 0, 1000, 2500])),
    )


@st.composite
def claims(draw: st.DrawFn) -> Claim:
    """Draw a win with all that can be kept of one."""
    han, fu, yakuman = draw(_values)
    return Claim(
        winner=draw(seats),
        han=han,
        fu=fu,
        yakuman=yakuman,
        pao=tuple(draw(st.lists(liable_seats, max_size=2))),
        ippatsu=draw(st.booleans()),
        fpoint_declined=draw(st.booleans()),
        hand=draw(st.sampled_from(["", "123m456777p1399s2s"])),
        yaku=tuple(draw(st.lists(yaku_hans, max_size=2))),
    )


riichi = st.builds(
    RiichiDeclared, seat=seats, riichi=st.sampled_from(Riichi), draw_left=st.sampled_from([True, True, False])
)
wins = st.builds(
    Won,
    claims=st.lists(claims(), min_size=1, max_size=3).map(tuple),
    discarder=st.none() | seats,
    riichi_tile=st.booleans(),
    called=called,
)
draws = st.builds(
    Ryuukyoku, tenpai=st.frozensets(seats), nagashi=st.just(frozenset()) | st.frozensets(seats), called=called
)
aborts = st.builds(
    AbortiveDraw,
    kind=st.sampled_from(AbortiveKind),
    seat=st.none() | seats,
    deal_stays=st.none() | st.booleans(),
    called=called,
)
faults = st.builds(Chombo, seat=seats) | st.builds(WrongCall, seat=seats) | st.builds(DeadHand, seat=seats)
adjustments = st.builds(
    Adjustment,
    points=st.lists(hundreds, min_size=3, max_size=4).map(tuple),
    kyoutaku_points=hundreds,
    honba=st.none() | st.integers(-1, 3),
    reason=st.text(max_size=5),
)
ends = st.builds(Agariyame) | st.builds(Stopped, reason=st.text(max_size=5))
events: st.SearchStrategy[Event] = st.one_of(riichi, wins, draws, aborts, faults, adjustments, ends)


@st.composite
def fitting_events(draw: st.DrawFn, state: TableState) -> Event:
    """Draw an event that is rather possible now than not."""
    players = len(state.points)
    kind = draw(st.sampled_from(["riichi", "riichi", "tsumo", "ron", "ron", "draw", "draw", "abort", "fault", "any"]))
    seat = draw(st.integers(0, players - 1))
    others = [other for other in range(players) if other != seat]
    if kind == "riichi":
        return RiichiDeclared(seat=seat, riichi=draw(st.sampled_from(Riichi)))
    if kind == "tsumo":
        return Won(claims=(_claim(draw, seat, others),))
    if kind == "ron":
        winners = draw(st.lists(st.sampled_from(others), min_size=1, max_size=3, unique=True))
        tile = state.riichi[seat] is not None and draw(st.booleans())
        return Won(claims=tuple(_claim(draw, w, [seat]) for w in winners), discarder=seat, riichi_tile=tile)
    if kind == "draw":
        ready = {n for n, declared in enumerate(state.riichi) if declared} | draw(st.sets(st.sampled_from(others)))
        nagashi = draw(st.just(set[int]()) | st.sets(st.sampled_from(others)))
        return Ryuukyoku(tenpai=frozenset(ready) - state.dead, nagashi=frozenset(nagashi))
    moved = st.tuples(*(hundreds for _ in others)).map(
        lambda points: Adjustment(points=(*points, -sum(points) - 1000), kyoutaku_points=1000)
    )
    by_kind: dict[str, st.SearchStrategy[Any]] = {"abort": aborts, "fault": faults, "any": moved | events}
    event: Event = draw(by_kind[kind])
    return event


def _claim(draw: st.DrawFn, winner: int, liable: list[int]) -> Claim:
    han, fu, yakuman = draw(_values)
    pao = st.builds(LiableSeat, st.sampled_from(liable), st.sampled_from(Liability))
    return Claim(winner=winner, han=han, fu=fu, yakuman=yakuman, pao=tuple(draw(st.lists(pao, max_size=2))))


@st.composite
def played(draw: st.DrawFn) -> tuple[Start, list[Event], list[TableState]]:
    """Draw a game: its start, the events that were possible, and the table before the first and after each."""
    rules = draw(table_rules())
    start = draw(starts(rules))
    states = [TableState.at_start(rules, "ABCD"[: rules.players], start)]
    happened: list[Event] = []
    for _ in range(draw(st.integers(5, 30))):
        event = draw(fitting_events(states[-1]))
        try:
            states.append(apply(states[-1], event))
        except TenbouError:
            continue
        happened.append(event)
    return start, happened, states
