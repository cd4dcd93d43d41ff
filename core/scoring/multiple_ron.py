"""Several players winning on one discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import errors
from core.rules.choices import MultipleRon, MultipleRonHonba, TripleRon
from core.scoring.score import HandScore, score_hand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.hand.tiles import Wind
    from core.hand.value import Hand
    from core.hand.win import Win
    from core.rules.ruleset import RuleSet


def turn_distance(seat: Wind, other: Wind, players: int) -> int:
    """How many turns after `seat` the turn of `other` comes: 1 is the player to the right."""
    return (other - seat) % players


def score_rons(claims: Sequence[tuple[Hand, Win]], rules: RuleSet) -> tuple[HandScore, ...]:
    """The hands that are paid when all of `claims` are shown on one discard, the head-bump winner's first.

    That winner alone collects the sticks and, unless the rules say otherwise, the honba. Nobody is paid (an empty
    result) where three rons are an abortive draw. Raises what `score_hand` raises, and `ClaimsDisagree` for claims
    that are not by different players on the same discard.
    """
    discarders = {win.discarder for _, win in claims}
    if discarders == {None} or len(discarders) != 1 or len({win.seat_wind for _, win in claims}) != len(claims):
        raise errors.ClaimsDisagree
    if len(claims) == 3 and rules.triple_ron is TripleRon.ABORTIVE_DRAW:
        return ()
    ordered = sorted(claims, key=lambda claim: _turns_after_discard(claim[1], rules))
    if rules.multiple_ron is MultipleRon.HEAD_BUMP:
        ordered = ordered[:1]
    honba_for_all = rules.multiple_ron_honba is MultipleRonHonba.EACH
    scores = []
    for place, (hand, win) in enumerate(ordered):
        share = win if place == 0 else win._replace(kyoutaku_points=0, honba=win.honba if honba_for_all else 0)
        scores.append(score_hand(hand, share, rules))
    return tuple(scores)


def _turns_after_discard(win: Win, rules: RuleSet) -> int:
    return turn_distance(win.discarder or win.seat_wind.EAST, win.seat_wind, rules.players)
