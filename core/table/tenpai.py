"""Whether a hand is tenpai when the wall is used up (T-26, F-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.hand.shanten import waits
from core.hand.tiles import count_of
from core.hand.win import Riichi, Win
from core.rules.choices import FifthTileTenpai
from core.scoring.hints import score_waits
from core.scoring.score import HandScore

if TYPE_CHECKING:
    from core.hand.hand import Hand
    from core.hand.tiles import Wind
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
    """Whether a hand of 13 tiles counts as tenpai at an exhaustive draw.

    A tile of which the closed part holds all four is never waited for; one that melds have used up is, unless the
    rules say otherwise. Where tenpai needs a yaku, drawing one of the waits has to win (a closed hand always has
    menzen tsumo), and the winds and `has_riichi` say with what. Other players' tiles do not matter. Raises
    `RiichiWithOpenHand` where that is so and `has_riichi` besides.
    """
    if furiten and not rules.furiten_tenpai:
        return False
    if not rules.shape_tenpai:
        win = Win(seat_wind, round_wind, riichi=Riichi.RIICHI if has_riichi else None)
        # What wins by ron wins by tsumo too, and furiten does not matter to it. Nobody can draw a fifth tile.
        return any(isinstance(wait.tsumo, HandScore) for wait in score_waits(hand, win, rules))
    tiles = waits(hand)
    if rules.fifth_tile_tenpai is FifthTileTenpai.NEVER:
        return any(count_of(hand.all_counts, tile.kind) < 4 for tile in tiles)
    return bool(tiles)
