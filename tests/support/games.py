"""Small games in TOML: where a table starts, what happens, and how the table stands after it.

A game names the rules (`rules`, a preset, with single rules changed by `change`), where it starts (`start`: `points`,
`hand` such as "S4", `honba`, `table` for the points lying on it) and `play`, a list of lines. Seats are A, B, C and D,
A being the first dealer. A line is an event:

    A riichi | A double riichi | A open riichi | A open_double riichi, each with ", no draw left"
    B tsumo 3/40 | B tsumo 1 yakuman pao C daisangen          (han/fu, or times a yakuman)
    A deals into B 3/40 | A deals into B 3/40 + C 1 yakuman pao D daisangen, each with ", riichi tile"
    draw | draw A C | draw A nagashi B                         (who is tenpai, who has a nagashi mangan)
    abort four_winds | abort kyuushu B | abort kyuushu B keep | abort kyuushu B pass
    chombo A | wrong call A | dead hand A | agariyame | stop
    adjust -1000 0 0 0 table 1000 honba 2

or, with ` ! ` and an error's key behind it, an event that is refused. A line that begins with `=` says how the table
stands: the points, then what else there is to say, with commas:

    = 24000 26000 25000 25000, S4, honba 1, table 1000, may stop, end bust, short B, paid A>B 1000 hand

A game that has ended says so with `end`, and a dealer who may end it with `may stop`; what is not said is not so.
`short` and `paid` (the payments, in order) are of the hand played last. Hand, honba, table, short and paid are
compared only where they are said.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from typing import Any

from core.errors import TenbouError
from core.hand import Liability, Riichi, Wind
from core.rules import RuleSet, load_preset
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
from tests.support.cases import DATA, changed

Game = dict[str, Any]

NAMES = "ABCD"
KEYS = {"name", "source", "rules", "change", "start", "play"}

_WINDS = "ESWN"
_START = {"points", "hand", "honba", "table"}


def read_games() -> Iterator[Game]:
    """Read the games of all files of tests/data/games; what a file says at its top holds for each of its games."""
    for file in sorted((DATA / "games").glob("*.toml")):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        for game in content.pop("game"):
            yield {**content, **game, "name": f"{file.stem}: {game['name']}"}


def rules_of(game: Game) -> RuleSet:
    """Return the preset of a game with the changes it makes."""
    rules = load_preset(game["rules"])
    for field, value in game.get("change", {}).items():
        rules = changed(rules, field, value)
    return rules


def begin(game: Game, rules: RuleSet) -> TableState:
    """Return the table before the first event of a game."""
    given = game.get("start", {})
    assert given.keys() <= _START, given
    points = tuple(given.get("points", (rules.start_points,) * rules.players))
    wind, dealer = _hand(given.get("hand", "E1"))
    start = Start(points, wind, dealer, given.get("honba", 0), given.get("table", 0))
    return TableState.at_start(rules, NAMES[: rules.players], start)


def play(game: Game) -> int:
    """Play a game and assert that everything is as it says; return how many statements were compared."""
    assert game.keys() <= KEYS, game.keys()
    state = begin(game, rules_of(game))
    compared = 0
    for line in game["play"]:
        if line.startswith("="):
            check(state, line)
            compared += 1
        else:
            before = state
            state, refusal = happen(state, line)
            assert state.total == before.total, line
            compared += refusal
    return compared


def happen(state: TableState, line: str) -> tuple[TableState, bool]:
    """Return the table after the event of a line, and whether it was refused as the line said."""
    text, _, key = line.partition(" ! ")
    after, refusal = state, ""
    try:
        after = apply(state, event_of(text))
    except TenbouError as error:
        refusal = error.key
    assert refusal == key, line
    return after, bool(refusal)


def check(state: TableState, line: str) -> None:
    """Assert that a table stands as a line says."""
    points, *said = [part.strip() for part in line.removeprefix("=").split(",")]
    written = _written(state)
    assert points == written["points"], f"{line}: {written}"
    assert ("may stop" in said) == state.may_stop, f"{line}: {written}"
    assert any(part.startswith("end ") for part in said) == (state.end is not None), f"{line}: {written}"
    for part in said:
        if part == "may stop":
            continue
        word, _, value = part.rpartition(" ")
        if part.startswith("paid"):
            word, value = "paid", part.removeprefix("paid").strip()
        assert written[word or "hand"] == value, f"{line}: {written}"


def _written(state: TableState) -> dict[str, str]:
    last = state.last
    return {
        "points": " ".join(map(str, state.points)),
        "hand": f"{_WINDS[state.round_wind]}{state.kyoku}",
        "honba": str(state.honba),
        "table": str(state.kyoutaku_points),
        "end": str(state.end),
        "short": "".join(NAMES[seat] for seat in sorted(last.short)) or "nobody" if last else "",
        "paid": "; ".join(
            f"{_name(payment.payer)}>{_name(payment.payee)} {payment.points} {payment.reason}"
            for payment in (last.payments if last else ())
        ),
    }


def _name(seat: int | None) -> str:
    return "table" if seat is None else NAMES[seat]


def _hand(text: str) -> tuple[Wind, int]:
    return Wind(_WINDS.index(text[0])), int(text[1:]) - 1


# --- events --------------------------------------------------------------------------------------------------


def event_of(line: str) -> Event:
    """Read the event of a line."""
    for mark, read in _READERS.items():
        if mark in f"{line} ":
            return read(line)
    raise ValueError(line)


def _seat(name: str) -> int:
    return NAMES.index(name)


def _seats(names: str) -> frozenset[int]:
    return frozenset(map(_seat, names.split()))


def _riichi(line: str) -> Event:
    words, _, no_draw = line.partition(", ")
    name, *kind, _riichi = words.split()
    assert no_draw in {"", "no draw left"}, line
    riichi = Riichi(kind[0]) if kind else Riichi.RIICHI
    return RiichiDeclared(seat=_seat(name), riichi=riichi, draw_left=not no_draw)


def _claim(text: str) -> Claim:
    """Read `B 3/40` or `B 1 yakuman`, either with any number of `pao C daisangen`."""
    value, *liable = text.split(" pao ")
    name, amount, *unit = value.split()
    pairs = (part.split() for part in liable)
    pao = tuple(LiableSeat(_seat(who), Liability(what)) for who, what in pairs)
    if unit:
        assert unit == ["yakuman"], text
        return Claim(winner=_seat(name), yakuman=int(amount), pao=pao)
    han, fu = amount.split("/")
    return Claim(winner=_seat(name), han=int(han), fu=int(fu), pao=pao)


def _tsumo(line: str) -> Event:
    return Won(claims=(_claim(line.replace(" tsumo", "")),))


def _ron(line: str) -> Event:
    words, _, tile = line.partition(", ")
    assert tile in {"", "riichi tile"}, line
    discarder, claims = words.split(" deals into ")
    return Won(
        claims=tuple(map(_claim, claims.split(" + "))),
        discarder=_seat(discarder),
        riichi_tile=bool(tile),
    )


def _draw(line: str) -> Event:
    tenpai, _, nagashi = line.removeprefix("draw").partition("nagashi")
    return Ryuukyoku(tenpai=_seats(tenpai), nagashi=_seats(nagashi))


def _abort(line: str) -> Event:
    _, kind, *rest = line.split()
    stays = {"keep": True, "pass": False}[rest.pop()] if rest and rest[-1].islower() else None
    return AbortiveDraw(kind=AbortiveKind(kind), seat=_seat(rest[0]) if rest else None, deal_stays=stays)


def _adjust(line: str) -> Event:
    points, _, honba = line.removeprefix("adjust ").partition(" honba ")
    points, _, table = points.partition(" table ")
    return Adjustment(
        points=tuple(map(int, points.split())),
        kyoutaku_points=int(table or 0),
        honba=int(honba) if honba else None,
        reason="a stick that was paid twice",
    )


_READERS: dict[str, Callable[[str], Event]] = {
    " deals into ": _ron,
    " tsumo ": _tsumo,
    " riichi ": _riichi,
    " riichi,": _riichi,
    "draw ": _draw,
    "abort ": _abort,
    "chombo ": lambda line: Chombo(seat=_seat(line.removeprefix("chombo "))),
    "wrong call ": lambda line: WrongCall(seat=_seat(line.removeprefix("wrong call "))),
    "dead hand ": lambda line: DeadHand(seat=_seat(line.removeprefix("dead hand "))),
    "adjust ": _adjust,
    "agariyame ": lambda _line: Agariyame(),
    "stop ": lambda _line: Stopped(reason="the club closes"),
}
