"""The order in which players took their turns, which the log editor's JSON does not write down.

Read forwards, the order is a riddle: a call names its tile and whose discard it was, but not which of two equal
discards of that player. Read backwards, there is nothing to guess. Every turn names who discarded before it: the
player to the left for a draw, the player that the call names otherwise. That discard was the last one of that player
which no later turn has followed. So one step for each turn leads from the end of the hand to the dealer's first draw,
and no two orders fit the same turns.

The hand ended with the only player who has one more turn than there are turns that follow this player's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from core.errors import LogBroken
from core.logs.tenhou6.calls import called_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.logs.tenhou6.turns import Turn

Order = tuple[int, ...]
"""The seats in the order of their turns."""


def order_of(kyoku: int, turns: Sequence[Sequence[Turn]], dealer: int) -> Order:
    """Return the order of the turns of hand `kyoku` (from 1).

    Raises `LogBroken` with the entry of the turn for which there is no place.
    """
    left = [len(each) for each in turns]
    if not any(left):
        return ()
    backwards = [_last(turns, dealer)]
    while True:
        seat = backwards[-1]
        if not left[seat]:
            _raise_placeless(kyoku, turns, left)
        left[seat] -= 1
        turn = turns[seat][left[seat]]
        if seat == dealer and not left[seat] and turn.call is None:
            break
        source = _source(turn, seat, len(turns))
        if source is None or not left[source] or not _follows(turn, turns[source][left[source] - 1]):
            _raise(kyoku, turn)
        backwards.append(source)
    if any(left):
        _raise_placeless(kyoku, turns, left)
    return tuple(reversed(backwards))


def _last(turns: Sequence[Sequence[Turn]], dealer: int) -> int:
    """Return whose turn was the last one."""
    followed = [0] * len(turns)
    for seat, own in enumerate(turns):
        for number, turn in enumerate(own):
            source = _source(turn, seat, len(turns))
            if source is not None and (number or seat != dealer):
                followed[source] += 1
    return max(range(len(turns)), key=lambda seat: len(turns[seat]) - followed[seat])


def _source(turn: Turn, seat: int, players: int) -> int | None:
    """Return whose discard came before a turn, or `None` for a seat that nobody has."""
    return (seat - 1) % players if turn.call is None else called_from(seat, turn.call, players)


def _follows(turn: Turn, before: Turn) -> bool:
    """Return whether the turn before ended with a discard, and with the one that is called."""
    tile = before.discarded
    return tile is not None and (turn.call is None or turn.call.tile == tile)


def _raise_placeless(kyoku: int, turns: Sequence[Sequence[Turn]], left: Sequence[int]) -> NoReturn:
    seat = next(seat for seat, count in enumerate(left) if count)
    _raise(kyoku, turns[seat][left[seat] - 1])


def _raise(kyoku: int, turn: Turn) -> NoReturn:
    raise LogBroken(kyoku=kyoku, part="draw" if turn.call is None else "call", value=str(turn.entry))
