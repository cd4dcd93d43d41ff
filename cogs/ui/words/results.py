"""The result of a game as text, item by item."""

from collections.abc import Iterator
from typing import Final

from cogs.ui.texts import Texts
from cogs.ui.words.figures import points, score, signed
from cogs.ui.words.rulesets import title_of
from core.rules import RuleSet
from core.settlement import Placement

TENTH: Final = 100
"""Table points in a tenth of a point of score."""


def rules_title(rules: RuleSet, texts: Texts) -> str:
    """Return the title of a ruleset."""
    return title_of(rules.name, texts)


def counted_items(chombo: int, fpoints: int, texts: Texts) -> list[str]:
    """Write the chombo and F-points of a result, as far as there are any."""
    counts = (("chombo", str(chombo)), ("fpoints", signed(fpoints)))
    return [texts.text(f"game-count-{name}", count=count) for name, count in counts if count != "0"]


def placement_items(placement: Placement, rules: RuleSet, texts: Texts) -> Iterator[str]:
    """Write the scores that add up to a total: the regular ones, and the others where they are not zero."""
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
