"""Agreement: whose consent a recorded game still needs before it counts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection


class Confirmation(StrEnum):
    """The consent that a game needs before it counts. The values are stored with each league."""

    NONE = "none"
    ONE = "one"
    ALL = "all"
    ORGANISER = "organiser"


@dataclass(frozen=True, slots=True)
class Needed:
    """The accounts that can still agree, whether all of them have to, and whether enough have agreed already.

    Without accounts only an organiser's consent is left.
    """

    accounts: frozenset[int]
    everyone: bool
    is_met: bool


def needed(
    confirmation: Confirmation, *, players: Collection[int], recorded_by: int, agreed: Collection[int]
) -> Needed:
    """Return whose consent a waiting game needs; whoever recorded the game has given theirs.

    `players` are the accounts of those who played, without guests. A league without confirmation lets games count at
    once: a game that waits there comes from before the league changed, and needs an organiser.
    """
    if confirmation not in (Confirmation.ONE, Confirmation.ALL):
        return Needed(frozenset(), everyone=False, is_met=False)
    others = frozenset(players) - {recorded_by}
    missing = others.difference(agreed)
    everyone = confirmation is Confirmation.ALL
    is_met = bool(others) and not missing if everyone else missing != others
    return Needed(missing, everyone=everyone, is_met=is_met)
