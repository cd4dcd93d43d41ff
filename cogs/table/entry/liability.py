"""Liability (pao) for a win: for what somebody can be liable, and whom the remarks beside a hand name."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from cogs.table.errors import LiableForNothing, LiableUnclear
from cogs.ui.words.situations import LIABLE, Word
from core.errors import SeatNotPlayed
from core.hand import Liability, Yaku
from core.scoring import seats_of
from core.table import Claim, LiableSeat, TableState

_YAKUMAN: Final = {
    Liability.DAISANGEN: "pao_daisangen",
    Liability.DAISUUSHII: "pao_daisuushii",
    Liability.SUUKANTSU: "pao_suukantsu",
}
"""The rule that makes somebody liable for each yakuman."""


def liabilities(claim: Claim, state: TableState, *, tsumo: bool) -> Iterator[Liability]:
    """Yield what somebody can be liable for; if the yaku of the hand are known, only what is among them."""
    rules, known = state.rules, {str(each.yaku) for each in claim.yaku}
    if claim.yakuman:
        for liability, field in _YAKUMAN.items():
            if getattr(rules, field) and (not known or liability in known):
                yield liability
    if rules.pao_rinshan and tsumo and (not known or Yaku.RINSHAN in known):
        yield Liability.RINSHAN


def with_liable(
    claims: tuple[Claim, ...], words: frozenset[Word], state: TableState, *, tsumo: bool
) -> tuple[Claim, ...]:
    """Return the hands won, with the player liable whom the remarks name.

    Raises `SeatNotPlayed`, `LiableForNothing` where nobody can be liable, and `LiableUnclear` where it could be for
    several things.
    """
    winds = [wind for word, wind in LIABLE.items() if word in words]
    if not winds:
        return claims
    possible = [(at, each) for at, claim in enumerate(claims) for each in liabilities(claim, state, tsumo=tsumo)]
    if not possible:
        raise LiableForNothing
    if len(winds) > 1 or len(possible) > 1:
        raise LiableUnclear
    if winds[0] not in seats_of(state.rules):
        raise SeatNotPlayed(seat=winds[0].name.lower())
    ((at, liability),) = possible
    liable = LiableSeat(state.seat_of(winds[0]), liability)
    return (*claims[:at], replace(claims[at], pao=(liable,)), *claims[at + 1 :])
