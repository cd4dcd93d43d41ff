"""A comparison of two logs of one game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.logs.disagreement import Disagreement, HandNumber, What, hand_number, seat_differences
from core.logs.rescore import yaku_differences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.logs.record import GameRecord, StatedKyoku, StatedWin


def differences(stated: GameRecord, other: GameRecord) -> tuple[Disagreement, ...]:
    """Return what `stated` says otherwise than `other`, a log of the same game read before or in another form.

    Something that only one of them says, such as the fu of a limit hand, is no difference. This is how a changed name
    is found, of which the rules know nothing.
    """
    return tuple(_differences(stated, other))


def _differences(stated: GameRecord, other: GameRecord) -> Iterator[Disagreement]:
    if len(stated.names) != len(other.names):
        yield Disagreement(what=What.NAME, stated=len(stated.names), found=len(other.names))
        return
    for seat, (name, known) in enumerate(zip(stated.names, other.names, strict=True)):
        if name != known:
            yield Disagreement(what=What.NAME, seat=seat, stated=name, found=known)
    if len(stated.kyokus) != len(other.kyokus):
        yield Disagreement(what=What.HANDS, stated=len(stated.kyokus), found=len(other.kyokus))
    for number, (kyoku, known_kyoku) in enumerate(zip(stated.kyokus, other.kyokus, strict=False), start=1):
        yield from _kyoku(kyoku, known_kyoku, hand_number(kyoku, number))
    for what, ours, known_values in (
        (What.FINAL_POINTS, stated.final_points, other.final_points),
        (What.FINAL_SCORE, stated.final_scores, other.final_scores),
    ):
        if ours is not None and known_values is not None:
            yield from seat_differences(what, ours, known_values, None)


def _kyoku(kyoku: StatedKyoku, known: StatedKyoku, where: HandNumber) -> Iterator[Disagreement]:
    players = len(kyoku.points)
    for what, ours, theirs in (
        (What.ROUND, kyoku.round_wind * players + kyoku.dealer, known.round_wind * players + known.dealer),
        (What.HONBA, kyoku.honba, known.honba),
        (What.STICKS, kyoku.kyoutaku_points, known.kyoutaku_points),
    ):
        if ours != theirs:
            yield Disagreement(what=what, hand=where, stated=ours, found=theirs)
    yield from seat_differences(What.POINTS, kyoku.points, known.points, where)
    ours_riichi, theirs_riichi = ({riichi.seat for riichi in each.riichi} for each in (kyoku, known))
    for seat in sorted(ours_riichi ^ theirs_riichi):
        yield Disagreement(
            what=What.RIICHI, hand=where, seat=seat, stated=int(seat in ours_riichi), found=int(seat in theirs_riichi)
        )
    ours_wins, theirs_wins = ({win.winner: win for win in each.wins} for each in (kyoku, known))
    for seat in sorted(ours_wins.keys() ^ theirs_wins.keys()):
        yield Disagreement(
            what=What.WINNER, hand=where, seat=seat, stated=int(seat in ours_wins), found=int(seat in theirs_wins)
        )
    for seat in sorted(ours_wins.keys() & theirs_wins.keys()):
        yield from _win(ours_wins[seat], theirs_wins[seat], where)
    if not kyoku.wins and kyoku.changes is not None and known.changes is not None:
        yield from seat_differences(What.CHANGE, kyoku.changes, known.changes, where)


def _win(win: StatedWin, known: StatedWin, where: HandNumber) -> Iterator[Disagreement]:
    seat = win.winner
    if win.hand != known.hand:
        yield Disagreement(what=What.SHOWN, hand=where, seat=seat, stated=str(win.hand), found=str(known.hand))
    if win.yaku is not None and known.yaku is not None:
        for yaku, stated, found in yaku_differences(win.yaku, known.yaku):
            yield Disagreement(what=What.YAKU, hand=where, seat=seat, stated=stated, found=found, yaku=yaku)
    for what, ours, theirs in (
        (What.FU, win.fu, known.fu),
        (What.HAN, win.han, known.han),
        (What.YAKUMAN, win.yakuman, known.yakuman),
        (What.WORTH, win.points, known.points),
    ):
        if ours != theirs and ((ours and theirs) or what is What.YAKUMAN):
            yield Disagreement(what=what, hand=where, seat=seat, stated=ours, found=theirs)
    yield from seat_differences(What.CHANGE, win.changes, known.changes, where)
