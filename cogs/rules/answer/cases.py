"""Examples in words: a hand and its win, events at a table, the end of a game."""

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch

from cogs.ui.texts import Texts
from cogs.ui.words.figures import points
from cogs.ui.words.terms import round_name, seat_name, wind_of_round
from cogs.ui.words.tiles import hand_shown, shown_in_order
from core.examples import (
    CarriedCase,
    Case,
    FpointsCase,
    GameCase,
    HandCase,
    LoansCase,
    PlayCase,
    PointsCase,
    SeatingCase,
    TenpaiCase,
)
from core.hand import Chankan, Win, Wind
from core.table import AbortiveDraw, Chombo, Claim, Event, RiichiDeclared, Ryuukyoku, Start, Won, WrongCall

TEAMS = "ABCD"


def case_text(case: Case, texts: Texts) -> str:
    """Describe a case."""
    return _said(case, texts)


def player_name(seat: int, case: Case, texts: Texts) -> str:
    """Name a player of a case by their seat wind at the start."""
    start = case.start if isinstance(case, PlayCase) else None
    players = len(start.points) if start and start.points else len(Wind)
    return seat_name(Wind((seat - (start.dealer if start else 0)) % players), texts)


def team_name(team: int, texts: Texts) -> str:
    """Name a team of an example."""
    return texts.text("example-team", letter=TEAMS[team])


@singledispatch
def _said(case: Case, texts: Texts) -> str:
    raise AssertionError(case, texts)


@_said.register
def _(case: HandCase, texts: Texts) -> str:
    (hand, win), *more = case.wins
    if more and win.discarder is not None:
        winners = texts.all_of(seat_name(each.seat_wind, texts) for _, each in case.wins)
        how = texts.text("example-rons", discarder=seat_name(win.discarder, texts), winners=winners)
    else:
        how = _one_win(win, texts)
    return texts.text("example-hand", how=texts.listed([how, *_circumstances(win, texts)]), hand=str(hand))


def _one_win(win: Win, texts: Texts) -> str:
    winner = seat_name(win.seat_wind, texts)
    if win.discarder is None:
        return texts.text("example-tsumo", winner=winner)
    return texts.text("example-ron", winner=winner, discarder=seat_name(win.discarder, texts))


def _circumstances(win: Win, texts: Texts) -> Iterator[str]:
    """Describe a win apart from its winner and discarder."""
    if win.round_wind is not Wind.EAST:
        yield texts.text("example-round", wind=wind_of_round(win.round_wind, texts))
    if win.riichi:
        yield texts.text(f"choice-riichi-{win.riichi.replace('_', '-')}")
    robbed = {Chankan.ADDED_KAN: "chankan", Chankan.CLOSED_KAN: "ankan-robbed", Chankan.KITA: "kita-robbed"}
    said = {
        "ippatsu": win.ippatsu,
        "rinshan": win.rinshan,
        "haitei": win.last_tile and win.is_tsumo,
        "houtei": win.last_tile and not win.is_tsumo,
        "renhou": win.first_turn,
    }
    yield from (texts.text(f"situation-{word}") for word, holds in said.items() if holds)
    if win.chankan:
        yield texts.text(f"situation-{robbed[win.chankan]}")
    for key, indicators in (("dora", win.dora_indicators), ("ura", win.ura_indicators)):
        if indicators:
            yield texts.text(f"example-{key}", tiles=shown_in_order(indicators, texts), count=len(indicators))
    if win.kita:
        yield texts.text("example-kita", count=win.kita)
    if win.honba:
        yield texts.text("card-honba", count=win.honba)
    yield from (texts.text("card-liable", seat=seat_name(pao.seat, texts)) for pao in win.pao)


@_said.register
def _(case: PointsCase, texts: Texts) -> str:
    value = texts.text("value-han-fu", han=case.han, fu=case.fu)
    return texts.text("example-points", value=value)


@_said.register
def _(case: PlayCase, texts: Texts) -> str:
    parts = [] if case.start is None else list(_start(case, case.start, texts))
    return texts.sentences([*parts, *(_event(event, case, texts) for event in _grouped(case.events))])


def _start(case: Case, start: Start, texts: Texts) -> Iterator[str]:
    parts = [round_name(start.round_wind, start.dealer, texts)]
    if start.honba:
        parts.append(texts.text("card-honba", count=start.honba))
    if start.kyoutaku_points:
        parts.append(texts.text("live-loose", points=start.kyoutaku_points))
    if start.points:
        parts += points_of(start.points, case, texts)
    yield texts.text("example-start", facts=texts.listed(parts))


def points_of(held: Sequence[int], case: Case, texts: Texts) -> list[str]:
    """Write the points of each seat."""
    return [
        texts.text("example-held", name=player_name(seat, case, texts), points=points(held[seat]))
        for seat in range(len(held))
    ]


def _grouped(events: Iterable[Event]) -> Iterator[Event | tuple[RiichiDeclared, ...]]:
    """Group riichi that follow each other."""
    declared: list[RiichiDeclared] = []
    for event in events:
        if isinstance(event, RiichiDeclared):
            declared.append(event)
            continue
        if declared:
            yield tuple(declared)
            declared = []
        yield event
    if declared:
        yield tuple(declared)


def _event(event: Event | tuple[RiichiDeclared, ...], case: Case, texts: Texts) -> str:
    match event:
        case tuple():
            key = "example-riichi" if all(each.draw_left for each in event) else "example-riichi-late"
            return texts.text(key, names=_named((each.seat for each in event), case, texts), count=len(event))
        case Won():
            return _won(event, case, texts)
        case Ryuukyoku():
            return _drawn(event, case, texts)
        case AbortiveDraw():
            kind = texts.text(f"live-abort-{event.kind.replace('_', '-')}")
            if event.seat is None:
                return texts.text("example-abort", kind=kind)
            return texts.text("example-abort-by", kind=kind, name=player_name(event.seat, case, texts))
        case Chombo() | WrongCall():
            key = "example-chombo" if isinstance(event, Chombo) else "example-wrong-call"
            return texts.text(key, name=player_name(event.seat, case, texts))
    raise AssertionError(event)


def _named(seats: Iterable[int], case: Case, texts: Texts) -> str:
    return texts.all_of(player_name(seat, case, texts) for seat in seats)


def _drawn(event: Ryuukyoku, case: Case, texts: Texts) -> str:
    if not event.tenpai:
        return texts.text("example-draw-none")
    tenpai = _named(sorted(event.tenpai), case, texts)
    if event.nagashi:
        return texts.text("example-nagashi", names=_named(sorted(event.nagashi), case, texts), tenpai=tenpai)
    return texts.text("example-draw", names=tenpai)


def _won(event: Won, case: Case, texts: Texts) -> str:
    wins = texts.all_of(_claim(claim, case, texts) for claim in event.claims)
    if event.discarder is None:
        return texts.text("example-won-tsumo", wins=wins)
    key = "example-won-riichi-tile" if event.riichi_tile else "example-won-ron"
    return texts.text(key, wins=wins, discarder=player_name(event.discarder, case, texts))


def _claim(claim: Claim, case: Case, texts: Texts) -> str:
    value = texts.text("value-han-fu", han=claim.han, fu=claim.fu)
    return texts.text("example-claim", name=player_name(claim.winner, case, texts), value=value)


@_said.register
def _(case: TenpaiCase, texts: Texts) -> str:
    return texts.text("example-tenpai-furiten" if case.furiten else "example-tenpai", hand=hand_shown(case.hand, texts))


@_said.register
def _(case: GameCase, texts: Texts) -> str:
    parts = points_of(case.points, case, texts)
    if case.sticks:
        parts.append(texts.text("live-loose", points=case.sticks))
    parts += [
        texts.text("example-had-chombo", name=player_name(seat, case, texts)) for seat, n in enumerate(case.chombo) if n
    ]
    return texts.text("example-game", facts=texts.listed(parts))


@_said.register
def _(case: FpointsCase, texts: Texts) -> str:
    return texts.text(f"example-fpoints-{case.event.replace('_', '-')}")


@_said.register
def _(case: LoansCase, texts: Texts) -> str:
    return texts.text("example-loans", teams=teams_of(case.points, texts))


@_said.register
def _(case: CarriedCase, texts: Texts) -> str:
    return texts.text("example-carried", teams=teams_of(case.points, texts))


def teams_of(held: Sequence[int], texts: Texts) -> str:
    """Write the points of each team."""
    return texts.listed(
        texts.text("example-held", name=team_name(team, texts), points=points(of)) for team, of in enumerate(held)
    )


@_said.register
def _(case: SeatingCase, texts: Texts) -> str:
    return texts.text("example-seating", games=case.games)
