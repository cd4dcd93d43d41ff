"""Settlement: from the points at the end of a game to places, rounding, uma, oka and penalties."""

from core.settlement.placing import shares_of_tied, standings
from core.settlement.rounding import round_points
from core.settlement.settle import Placement, Settlement, settle

__all__ = ["Placement", "Settlement", "round_points", "settle", "shares_of_tied", "standings"]
