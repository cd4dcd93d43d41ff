"""One hand of the log editor's JSON: its order found, played, and put into the terms of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from core.errors import LogBroken
from core.logs.tenhou6.calls import read_tile
from core.logs.tenhou6.ends import Reading, Stated
from core.logs.tenhou6.order import order_of
from core.logs.tenhou6.play import Play
from core.logs.tenhou6.turns import read_turns
from core.logs.tenhou6.values import list_of

if TYPE_CHECKING:
    from core.hand.tiles import Tile
    from core.logs.record import StatedKyoku
    from core.logs.tenhou6.ends import Header
    from core.logs.tenhou6.turns import Turn
    from core.rules.ruleset import RuleSet

_HAND_TILES: Final = 13
_MOST_ENTRIES: Final = 80
"""More entries than anybody has in one hand."""


def read_hand(number: int, header: Header, hand: list[Any], rules: RuleSet) -> StatedKyoku:
    """Read hand `number` (from 1); raises `LogBroken`."""
    stated = Stated(number, header, hand, rules)
    deals: list[list[Tile]] = []
    turns: list[tuple[Turn, ...]] = []
    for seat in range(rules.players):
        at = 4 + 3 * seat
        deal = list_of(hand[at], number, "deal")
        takes, acts = list_of(hand[at + 1], number, "draws"), list_of(hand[at + 2], number, "discards")
        if len(deal) != _HAND_TILES or max(len(takes), len(acts)) > _MOST_ENTRIES:
            raise LogBroken(kyoku=number, part="deal", value=str(deal[: _HAND_TILES + 1]))
        if seat == stated.dealer and takes and isinstance(takes[0], str):
            # There is no discard to call before the dealer's first draw.
            raise LogBroken(kyoku=number, part="draw", value=takes[0])
        deals.append([read_tile(entry, number, "deal") for entry in deal])
        turns.append(read_turns(number, takes, acts))
    order = order_of(number, turns, stated.dealer)
    return Reading(stated, Play(number, stated.dealer, deals, turns, order)).kyoku()
