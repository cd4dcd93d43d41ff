"""The course of a game, hand by hand."""

from collections.abc import Iterator, Sequence

from cogs.draw.base.canvas import drawn
from cogs.draw.charts.curves import Curve
from cogs.draw.charts.lines import progress_picture
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import Texts
from core.rules import RuleSet
from core.table import Event, KyokuResult, Start, TableState, replay_hands


async def game_picture(  # noqa: PLR0913  -- what a game is
    about: str,
    events: Sequence[Event],
    rules: RuleSet,
    *,
    names: Sequence[str],
    start: Start | None,
    texts: Texts,
) -> Picture | None:
    """Draw a game's scores after each hand, off the event loop. Return None for a game of one hand.

    Raises what `core.table.replay_hands` raises.
    """
    state, hands = replay_hands(events, rules, names, start=start)
    if len(hands) <= 1:
        return None
    begun = TableState.at_start(rules, names, start)
    # Adjustments after the last hand count in the end of the lines.
    after = [begun.points, *(hand.after for hand in hands[:-1]), state.points]
    scores = tuple(
        Curve(name, tuple((at, points[seat]) for at, points in enumerate(after))) for seat, name in enumerate(names)
    )
    marks = (texts.text("chart-start"), *_marks(hands, texts))
    # Teams begin with the points that they carry, so there may be no common start.
    level = begun.points[0] if len(set(begun.points)) == 1 else None
    return await drawn(progress_picture, about, scores, marks=marks, start=level, texts=texts)


def _marks(hands: Sequence[KyokuResult], texts: Texts) -> Iterator[str]:
    """Return the names of the hands below the picture: `E1`, with honba `E1-1`."""
    for hand in hands:
        wind, honba = hand.round_wind.name.lower(), hand.honba
        yield texts.text("chart-hand", wind=wind, number=hand.dealer + 1, honba=honba)
