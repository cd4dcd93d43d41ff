"""Tenpai (聴牌) at an exhaustive draw (T-26, F-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.hand.shape.shanten import waits
from core.hand.tiles import count_of
from core.hand.win import Riichi, Win
from core.rules.choices import FifthTileTenpai
from core.scoring.hints import score_waits
from core.scoring.score import HandScore

if TYPE_CHECKING:
    from core.hand.tiles import Wind
    from core.hand.value import Hand
    from core.rules.ruleset import RuleSet


def counts_as_tenpai(  # noqa: PLR0913  -- one for each thing that a rule looks at
    hand: Hand,
    rules: RuleSet,
    *,
    seat_wind: Wind,
    round_wind: Wind,
    furiten: bool = False,
    has_riichi: bool = False,
) -> bool:
    """Return whether a hand of 13 tiles counts as tenpai at an exhaustive draw.

    A tile that the closed part holds four times is never a wait; a tile that melds have used up is one, unless the
    rules say otherwise. Where tenpai needs a yaku, some wait has to win when drawn under the given winds and
    `has_riichi`; a closed hand always has menzen tsumo. Other players' tiles do not matter. Raises `RiichiWithOpenHand`
    for an open hand with `has_riichi` where tenpai needs a yaku.
    """
    if furiten and not rules.furiten_tenpai:
        return False
    if not rules.shape_tenpai:
        win = Win(seat_wind, round_wind, riichi=Riichi.RIICHI if has_riichi else None)
        # A hand that wins by ron also wins by tsumo, where furiten does not matter. Nobody can draw a fifth tile.
        return any(isinstance(wait.tsumo, HandScore) for wait in score_waits(hand, win, rules))
    tiles = waits(hand)
    if rules.fifth_tile_tenpai is FifthTileTenpai.NEVER:
        return any(count_of(hand.all_counts, tile.kind) < 4 for tile in tiles)
    return bool(tiles)
