"""A hand and everything known about its win, as it stands between two presses of a button."""

from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from core.errors import HandError, IppatsuWithoutRiichi, NotAWin, SituationError, UraWithoutRiichi
from core.hand import Chankan, Hand, Liability, Pao, Riichi, Tile, Win, Wind
from core.rules import OpenRiichi, RuleSet
from core.scoring import HandScore, score_hand, seats_of

MOST_HONBA: Final = 99
MOST_STICKS: Final = 99
MOST_KITA: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Everything a person said of a hand. A choice that does not apply now may apply after a change.

    `discarder` is None where nobody in particular was named, `sticks` counts the sticks on the table (kyoutaku),
    `liable` is the player who fed the last meld of a yakuman (pao).
    """

    hand: Hand
    rules: RuleSet
    seat: Wind = Wind.SOUTH
    round_wind: Wind = Wind.EAST
    tsumo: bool = False
    discarder: Wind | None = None
    riichi: Riichi | None = None
    ippatsu: bool = False
    last_tile: bool = False
    rinshan: bool = False
    chankan: Chankan | None = None
    first_turn: bool = False
    discarder_in_riichi: bool = False
    discarder_dead_hand: bool = False
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    kita: int = 0
    honba: int = 0
    sticks: int = 0
    liable: Wind | None = None

    @classmethod
    def of(cls, score: HandScore) -> Self:
        """Return the case of a scored hand."""
        win, rules = score.win, score.rules
        return cls(
            hand=score.hand,
            rules=rules,
            seat=win.seat_wind,
            round_wind=win.round_wind,
            tsumo=win.discarder is None,
            discarder=win.discarder,
            riichi=win.riichi,
            ippatsu=win.ippatsu,
            last_tile=win.last_tile,
            rinshan=win.rinshan,
            chankan=win.chankan,
            first_turn=win.first_turn,
            discarder_in_riichi=win.discarder_in_riichi,
            discarder_dead_hand=win.discarder_dead_hand,
            dora=win.dora_indicators,
            ura=win.ura_indicators,
            kita=win.kita,
            honba=win.honba,
            sticks=win.kyoutaku_points // rules.riichi_stick,
            liable=win.pao[0].seat if win.pao else None,
        )

    def win(self) -> Win:
        """Return the situation as core's value. Without a riichi it leaves out everything that needs one."""
        rules = self.rules
        in_riichi = self.riichi is not None
        return Win(
            seat_wind=self.seat,
            round_wind=self.round_wind,
            discarder=None if self.tsumo else self._discarder(rules),
            riichi=self.riichi,
            ippatsu=self.ippatsu and in_riichi,
            last_tile=self.last_tile,
            rinshan=self.rinshan,
            chankan=self.chankan,
            first_turn=self.first_turn,
            dora_indicators=self.dora,
            ura_indicators=self.ura if in_riichi else (),
            kita=self.kita,
            honba=self.honba,
            kyoutaku_points=self.sticks * rules.riichi_stick,
            pao=() if self.liable is None else tuple(Pao(each, self.liable) for each in Liability),
            discarder_in_riichi=self.discarder_in_riichi,
            discarder_dead_hand=self.discarder_dead_hand,
        )

    def _discarder(self, rules: RuleSet) -> Wind:
        """Return the discarder. If none was named take any who pays nothing else: each would pay the same."""
        if self.discarder is not None:
            return self.discarder
        return next(seat for seat in seats_of(rules) if seat not in (self.seat, self.liable))

    def score(self) -> HandScore:
        """Score the hand. Raises what `core.scoring.score_hand` raises."""
        return score_hand(self.hand, self.win(), self.rules)

    def check(self) -> None:
        """Refuse an impossible situation, whatever the hand is worth. Raises what `score` raises except a `NotAWin`."""
        with suppress(NotAWin):
            self.score()

    def check_typed(self) -> None:
        """Refuse typed options that `win` would leave out; core refuses the rest.

        Raises `IppatsuWithoutRiichi` and `UraWithoutRiichi`.
        """
        if self.riichi is None and self.ippatsu:
            raise IppatsuWithoutRiichi
        if self.riichi is None and self.ura:
            raise UraWithoutRiichi


class Change(StrEnum):
    """One thing that a button changes."""

    TSUMO = "tsumo"
    RIICHI = "riichi"
    IPPATSU = "ippatsu"
    LAST_TILE = "last_tile"
    RINSHAN = "rinshan"
    DEALER = "dealer"
    HONBA = "honba"


def changed(case: Case, change: Change) -> Case:
    """Return the case after a press: the opposite choice, or one more honba (none after the most)."""
    changes = {
        Change.TSUMO: lambda: replace(case, tsumo=not case.tsumo, rinshan=False, chankan=None),
        Change.RIICHI: lambda: replace(case, riichi=Riichi.RIICHI if case.riichi is None else None),
        Change.IPPATSU: lambda: replace(case, ippatsu=not case.ippatsu),
        Change.LAST_TILE: lambda: replace(case, last_tile=not case.last_tile),
        Change.RINSHAN: lambda: replace(case, rinshan=not case.rinshan, tsumo=True, chankan=None),
        Change.DEALER: lambda: _with_seat(case, Wind.SOUTH if case.seat is Wind.EAST else Wind.EAST),
        Change.HONBA: lambda: replace(case, honba=(case.honba + 1) % (MOST_HONBA + 1)),
    }
    return changes[change]()


def _with_seat(case: Case, seat: Wind) -> Case:
    """Move the winner to another seat. A discarder or liable player who sat there is no longer known."""
    discarder = None if case.discarder is seat else case.discarder
    liable = None if case.liable is seat else case.liable
    return replace(case, seat=seat, discarder=discarder, liable=liable)


def with_rules(case: Case, rules: RuleSet) -> Case:
    """Return the case under other rules. An open riichi becomes an ordinary one where it is not played."""
    riichi = case.riichi
    if rules.open_riichi is OpenRiichi.NONE and riichi in _PLAIN_RIICHI:
        riichi = _PLAIN_RIICHI[riichi]
    return replace(case, rules=rules, riichi=riichi)


_PLAIN_RIICHI: Final = {Riichi.OPEN: Riichi.RIICHI, Riichi.OPEN_DOUBLE: Riichi.DOUBLE}


def can_change(case: Case, change: Change) -> bool:
    """Return True if a press would change something, and to a possible situation."""
    if change is Change.IPPATSU and case.riichi is None:
        return False
    return is_possible(changed(case, change))


def is_possible(case: Case) -> bool:
    """Return True if the situation can occur, whatever the hand is worth in it."""
    try:
        case.check()
    except (SituationError, HandError):
        return False
    return True
