"""Real logs in XML, written in the form of the log editor: each player's tiles apart, the order left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from core.hand import MeldKind
from core.logs import GameRecord
from core.logs.mjlog.melds import TILES_WITH_REDS, TILES_WITHOUT_REDS, Call, decode_call
from tests.support.editor import NUMBER_OF

_ELEMENT = re.compile(r"<([A-Za-z]+)(\d*)([^>]*?)/?>")
_ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')
_DRAWS, _DISCARDS = "TUVW", "DEFG"


class WrittenHand:
    """A hand being written. `seats` are the players of the log in XML, from the first dealer on."""

    def __init__(self, seats: tuple[int, ...], deals: list[list[int]], numbers: tuple[int, ...]) -> None:
        self.seats, self.numbers = seats, numbers
        self.deals = [[numbers[tile] for tile in deals[raw]] for raw in seats]
        self.takes: list[list[Any]] = [[] for _ in seats]
        self.acts: list[list[Any]] = [[] for _ in seats]
        self.drawn: list[int | None] = [None] * len(seats)
        self.riichi = False

    def draw(self, raw: int, tile: int) -> None:
        """Write a draw."""
        seat = self.seats.index(raw)
        self.takes[seat].append(self.numbers[tile])
        self.drawn[seat] = tile

    def discard(self, raw: int, tile: int) -> None:
        """Write a discard."""
        seat = self.seats.index(raw)
        entry = 60 if self.drawn[seat] == tile else self.numbers[tile]
        self.acts[seat].append(f"r{entry}" if self.riichi else entry)
        self.riichi, self.drawn[seat] = False, None

    def call(self, raw: int, call: Call) -> None:
        """Write a call, a kan or a North."""
        seat = self.seats.index(raw)
        if call.kind is None:
            self.acts[seat].append("f44")
        elif call.kind is MeldKind.ANKAN:
            self.acts[seat].append(self._written(call.tiles[:3], "a", 3, call.tiles[3]))
        elif call.kind is MeldKind.KAKAN:
            below = [tile for tile in call.tiles if tile not in (call.called, *call.used)]
            place = {3: 0, 2: 1, 1: 2}[call.turns]
            self.acts[seat].append(self._written(self._with_called(below, call, place), "k", place, call.used[0]))
        else:
            kan = call.kind is MeldKind.DAIMINKAN
            place = 0 if call.kind is MeldKind.CHI or call.turns == 3 else 1 if call.turns == 2 else 3 if kan else 2
            assert call.called is not None
            self.takes[seat].append(self._written(call.used, "m" if kan else call.kind[0], place, call.called))
            if kan:
                self.acts[seat].append(0)
        self.drawn[seat] = None

    @staticmethod
    def _with_called(below: list[int], call: Call, place: int) -> list[int]:
        assert call.called is not None
        tiles = [*below]
        tiles.insert(place, call.called)
        return tiles

    def _written(self, tiles: Any, letter: str, place: int, marked: int) -> str:  # noqa: ANN401
        numbers = [str(self.numbers[tile]) for tile in tiles]
        numbers.insert(place, f"{letter}{self.numbers[marked]}")
        return "".join(numbers)


def hands_of(text: str, record: GameRecord) -> Iterator[WrittenHand]:
    """Yield the moves of each hand of a log in XML, which `record` was read from."""
    tiles = TILES_WITH_REDS if any(record.rules.red_fives) else TILES_WITHOUT_REDS
    numbers = tuple(NUMBER_OF[tile] for tile in tiles)
    hand: WrittenHand | None = None
    first: int | None = None
    for name, digits, rest in _ELEMENT.findall(text):
        attributes = dict(_ATTRIBUTE.findall(rest))
        if name == "INIT":
            if hand is not None:
                yield hand
            deals = [[int(tile) for tile in attributes[f"hai{raw}"].split(",") if tile] for raw in range(4)]
            present = [raw for raw in range(4) if deals[raw]]
            if first is None:
                kyoku = int(attributes["seed"].split(",")[0])
                first = (present.index(int(attributes["oya"])) - kyoku % 4) % len(present)
            hand = WrittenHand((*present[first:], *present[:first]), deals, numbers)
        elif hand is not None:
            _move(hand, name, digits, attributes)
    if hand is not None:
        yield hand


def _move(hand: WrittenHand, name: str, digits: str, attributes: dict[str, str]) -> None:
    """Write a move, if an element is one."""
    if digits and name in _DRAWS:
        hand.draw(_DRAWS.index(name), int(digits))
    elif digits and name in _DISCARDS:
        hand.discard(_DISCARDS.index(name), int(digits))
    elif name == "N":
        hand.call(int(attributes["who"]), decode_call(attributes["m"]))
    elif name == "REACH" and attributes["step"] == "1":
        hand.riichi = True


def as_editor_form(text: str, record: GameRecord) -> dict[str, Any]:
    """Return the log in the form of the log editor, with what `record` states of its ends."""
    log = []
    for hand, kyoku in zip(hands_of(text, record), record.kyokus, strict=True):
        parts: list[Any] = []
        for place in zip(hand.deals, hand.takes, hand.acts, strict=True):
            parts += place
        parts += [[]] * (12 - len(parts))
        padding = [0] * (4 - len(hand.seats))
        dora: list[int] = []
        ura: list[int] = []
        result: list[Any] = ["流局", [*(kyoku.changes or ()), *padding]]
        if kyoku.wins:
            result = ["和了"]
            for win in kyoku.wins:
                payer = win.winner if win.discarder is None else win.discarder
                liable = (kyoku.dealer + win.win.pao[0].seat) % len(hand.seats) if win.win.pao else win.winner
                result += [[*win.changes, *padding], [win.winner, payer, liable, f"{win.points}点"]]
            dora = [NUMBER_OF[tile] for tile in kyoku.wins[0].win.dora_indicators]
            ura = next(([NUMBER_OF[t] for t in win.win.ura_indicators] for win in kyoku.wins if win.win.riichi), [])
        begun = [int(kyoku.round_wind) * 4 + kyoku.dealer, kyoku.honba, kyoku.kyoutaku_points // 1000]
        log.append([begun, [*kyoku.points, *padding], dora, ura, *parts, result])
    disp = "般南喰赤" if len(record.names) == 4 else "三般南喰赤"
    return {"name": [*record.names, ""], "rule": {"disp": disp, "aka": 1}, "log": log}
