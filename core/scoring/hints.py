"""What would have changed a result: another han, another way to win, each tile a hand waits for."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from core.errors import NotAWin, SituationError
from core.hand.shape.shanten import waits
from core.hand.tiles import Tile, Wind, count_of
from core.hand.value import Hand
from core.hand.win import Riichi
from core.scoring.limits import Value, value_of
from core.scoring.score import HandScore, score_hand

if TYPE_CHECKING:
    from core.hand.win import Win
    from core.rules.ruleset import RuleSet


class Way(StrEnum):
    """A change of the situation that can give a hand its yaku."""

    RIICHI = "riichi"
    TSUMO = "tsumo"
    LAST_TILE = "last_tile"


def with_one_more_han(score: HandScore) -> Value | None:
    """What the hand would be worth with one han more; `None` for a yakuman."""
    if score.yakuman:
        return None
    return value_of(score.han + 1, score.fu, score.rules.kiriage_mangan, score.rules.kazoe_yakuman)


def ways_to_win(hand: Hand, win: Win, rules: RuleSet) -> tuple[Way, ...]:
    """Which single change would make a complete hand win that does not as it is."""
    changes = {
        Way.RIICHI: win._replace(riichi=Riichi.RIICHI),
        Way.TSUMO: win._replace(discarder=None),
        Way.LAST_TILE: win._replace(last_tile=True),
    }
    return tuple(way for way, changed in changes.items() if _wins(hand, changed, rules))


def _wins(hand: Hand, win: Win, rules: RuleSet) -> bool:
    try:
        score_hand(hand, win, rules)
    except (NotAWin, SituationError):
        # A change that cannot be, such as riichi with an open hand, is no way either.
        return False
    return True


class WaitScore(NamedTuple):
    """A tile that a hand waits for, how many of it the player has not seen, and what it brings either way."""

    tile: Tile
    left: int
    ron: HandScore | NotAWin
    tsumo: HandScore | NotAWin


def score_waits(hand: Hand, win: Win, rules: RuleSet) -> tuple[WaitScore, ...]:
    """Score a hand of 13 on each tile it waits for, by ron from `win.discarder` and by tsumo.

    `win` gives all else; without a discarder the ron is from the player before the winner. A tile of which melds
    and indicators show all four cannot be won on and is left out.
    """
    discarder = win.discarder
    if discarder is None:
        discarder = Wind((win.seat_wind - 1) % rules.players)
    by_ron, by_tsumo = win._replace(discarder=discarder), win._replace(discarder=None)
    seen = hand.all_counts + sum(t.weight for t in win.dora_indicators + win.ura_indicators)
    found = []
    for tile in waits(hand):
        left = 4 - count_of(seen, tile.kind)
        if left <= 0:
            continue
        complete = Hand(hand.concealed, hand.melds, tile)
        found.append(WaitScore(tile, left, _score(complete, by_ron, rules), _score(complete, by_tsumo, rules)))
    return tuple(found)


def _score(hand: Hand, win: Win, rules: RuleSet) -> HandScore | NotAWin:
    try:
        return score_hand(hand, win, rules)
    except NotAWin as reason:
        return reason
