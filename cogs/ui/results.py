"""How the result of a game is written, item by item."""

from collections.abc import Iterator
from typing import Final

from cogs.ui.figures import points, score, signed
from cogs.ui.naming import title_of
from cogs.ui.texts import Texts
from core.rules import RuleSet
from core.settlement import Placement

TENTH: Final = 100
"""Table points of a tenth of a point."""


def rules_title(rules: RuleSet, texts: Texts) -> str:
    """What a ruleset is called."""
    return title_of(rules.name, texts)


def counted_items(chombo: int, fpoints: int, texts: Texts) -> list[str]:
    """What is counted besides, where it is something."""
    counts = (("chombo", str(chombo)), ("fpoints", signed(fpoints)))
    return [texts.text(f"game-count-{name}", count=count) for name, count in counts if count != "0"]


def placement_items(placement: Placement, rules: RuleSet, texts: Texts) -> Iterator[str]:
    """The scores that a total is made of; those that are always there, and the others where they are something."""
    key = "game-item-points-sticks" if placement.kyoutaku else "game-item-points"
    yield texts.text(
        key,
        kyoutaku=placement.kyoutaku,
        rounded=points(rules.return_points + placement.rounded * TENTH),
        return_points=rules.return_points,
        score=score(placement.rounded),
    )
    for name in ("uma", "oka", "balance", "penalty"):
        if amount := getattr(placement, name):
            yield texts.text(f"game-item-{name}", score=score(amount))
