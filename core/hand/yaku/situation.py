"""What a win's situation adds to any reading: the checks, the yaku of the moment, and the dora."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from core import errors
from core.hand.melds import MeldKind
from core.hand.tiles import (
    DORA_AFTER,
    DORA_AFTER_WITHOUT_2M_TO_8M,
    PLAYED_WITHOUT,
    RED_SHIFT,
    TILES,
    Tile,
    Wind,
    count_of,
)
from core.hand.value import COPIES_BIAS, COPIES_OVER, check_copies
from core.hand.win import MAX_INDICATORS, Chankan, Riichi
from core.hand.yaku.worth import Yaku
from core.rules.choices import AnkanRobbery, Kita, OpenRiichi, TileSet

if TYPE_CHECKING:
    from core.hand.value import Hand
    from core.hand.win import Win
    from core.hand.yaku.given import Given
    from core.hand.yaku.worth import YakuHan
    from core.rules.ruleset import RuleSet

_RIICHI: Final = {
    Riichi.RIICHI: (Yaku.RIICHI,),
    Riichi.DOUBLE: (Yaku.DOUBLE_RIICHI,),
}
_OPEN_RIICHI: Final[dict[OpenRiichi, dict[Riichi, tuple[Yaku, ...]]]] = {
    OpenRiichi.NONE: {},
    OpenRiichi.INSTEAD: {
        Riichi.OPEN: (Yaku.OPEN_RIICHI,),
        Riichi.OPEN_DOUBLE: (Yaku.OPEN_DOUBLE_RIICHI,),
    },
    OpenRiichi.ADDED: {
        Riichi.OPEN: (Yaku.RIICHI, Yaku.OPEN_RIICHI),
        Riichi.OPEN_DOUBLE: (Yaku.DOUBLE_RIICHI, Yaku.OPEN_RIICHI),
    },
}
_SET_COPIES: Final = 4
_DORA_AFTER: Final = {TileSet.FULL: DORA_AFTER, TileSet.NO_2M_TO_8M: DORA_AFTER_WITHOUT_2M_TO_8M}


def check_situation(hand: Hand, win: Win, rules: RuleSet) -> Tile:  # noqa: C901, PLR0912 -- one for each thing to check
    """The winning tile, once hand, situation and rules are found to fit together; raises a `SituationError`.

    `TileNotInSet`, `FifthTile` and `SecondRedFive` are raised for tiles that are not there to be held or turned.
    """
    if hand.winning_tile is None:
        raise errors.NoWinningTile
    if win.riichi is None:
        if win.ippatsu:
            raise errors.IppatsuWithoutRiichi
        if win.ura_indicators:
            raise errors.UraWithoutRiichi
    elif not hand.is_closed:
        raise errors.RiichiWithOpenHand
    if win.discarder is win.seat_wind:
        raise errors.DiscarderIsWinner
    if win.rinshan:
        _check_rinshan(hand, win)
    if win.chankan is not None:
        _check_chankan(win, rules)
    if win.first_turn:
        _check_first_turn(hand, win)
    if win.honba or win.kyoutaku_points or win.kita or win.pao:
        _check_table(hand, win, rules)
    if rules.players == 3:
        _check_three_players(hand, win, rules)
    dora, ura = win.dora_indicators, win.ura_indicators
    counts = hand.all_counts
    for indicator in dora + ura:
        counts += indicator.weight
    if (counts | counts + COPIES_BIAS) & COPIES_OVER:
        check_copies(counts)
    if len(dora) > MAX_INDICATORS or len(ura) > MAX_INDICATORS:
        raise errors.TooManyIndicators(count=max(len(dora), len(ura)), limit=MAX_INDICATORS)
    return hand.winning_tile


def _check_rinshan(hand: Hand, win: Win) -> None:
    if win.discarder is not None:
        raise errors.RinshanByRon
    if not win.kita and not any(meld.is_kan for meld in hand.melds):
        raise errors.RinshanWithoutKan


def _check_chankan(win: Win, rules: RuleSet) -> None:
    if win.discarder is None:
        raise errors.ChankanByTsumo
    if win.last_tile:
        raise errors.ChankanOnLastTile
    if win.chankan is Chankan.CLOSED_KAN and rules.ankan_robbery is AnkanRobbery.NONE:
        raise errors.AnkanNotRobbable


def _check_first_turn(hand: Hand, win: Win) -> None:
    if hand.melds or win.kita:
        raise errors.FirstTurnWithMelds
    if win.riichi is not None:
        raise errors.FirstTurnWithRiichi
    if win.last_tile or win.chankan is not None:
        raise errors.FirstTurnOnLastTile
    if win.discarder is not None and win.is_dealer:
        raise errors.RenhouForDealer


def _check_table(hand: Hand, win: Win, rules: RuleSet) -> None:
    for name in ("honba", "kyoutaku_points", "kita"):
        if getattr(win, name) < 0:
            raise errors.NegativeCount(name=name, count=getattr(win, name))
    for pao in win.pao:
        if pao.seat is win.seat_wind:
            raise errors.PaoNotPossible(liability=pao.liability)
    if win.kita:
        _check_kita(hand, win, rules)


def _check_kita(hand: Hand, win: Win, rules: RuleSet) -> None:
    if rules.kita is Kita.NONE:
        raise errors.KitaNotPlayed
    turned = sum(tile.kind == Wind.NORTH.kind for tile in win.dora_indicators + win.ura_indicators)
    count = count_of(hand.all_counts, Wind.NORTH.kind) + win.kita + turned
    if count > _SET_COPIES:
        raise errors.FifthTile(tile=str(TILES[Wind.NORTH.kind]), count=count)


def _check_three_players(hand: Hand, win: Win, rules: RuleSet) -> None:
    if Wind.NORTH in (win.seat_wind, win.discarder, *(pao.seat for pao in win.pao)):
        raise errors.SeatNotPlayed(seat=Wind.NORTH.name.lower())
    if not rules.chi and any(meld.kind is MeldKind.CHI for meld in hand.melds):
        raise errors.ChiNotPlayed
    if rules.tile_set is TileSet.NO_2M_TO_8M:
        absent = [t for t in (*hand.tiles, *win.dora_indicators, *win.ura_indicators) if t.weight & PLAYED_WITHOUT]
        if absent:
            raise errors.TileNotInSet(tile=str(absent[0]))


def situational_yaku(win: Win, rules: RuleSet, given: Given, closed: bool) -> list[YakuHan]:
    """Return the yaku of the moment: riichi to houtei. Raises `OpenRiichiNotPlayed`."""
    yaku = given.yaku
    found = [] if win.riichi is None else _riichi_yaku(win.riichi, win, rules, given)
    if win.discarder is None:
        if closed:
            found.append(yaku[Yaku.MENZEN_TSUMO])
        if win.rinshan:
            found.append(yaku[Yaku.RINSHAN])
        if win.last_tile and (rules.haitei_with_rinshan or not win.rinshan):
            found.append(yaku[Yaku.HAITEI])
    elif win.last_tile:
        found.append(yaku[Yaku.HOUTEI])
    elif win.chankan is not None and (win.chankan is not Chankan.KITA or rules.kita_chankan):
        found.append(yaku[Yaku.CHANKAN])
    return found


def _riichi_yaku(riichi: Riichi, win: Win, rules: RuleSet, given: Given) -> list[YakuHan]:
    declared = _RIICHI.get(riichi) or _OPEN_RIICHI[rules.open_riichi].get(riichi)
    if declared is None:
        raise errors.OpenRiichiNotPlayed
    found = [given.yaku[yaku] for yaku in declared]
    if win.ippatsu and Yaku.IPPATSU in given.yaku and _ippatsu_stands(win, rules):
        found.append(given.yaku[Yaku.IPPATSU])
    return found


def _ippatsu_stands(win: Win, rules: RuleSet) -> bool:
    if win.rinshan:
        return rules.ippatsu_with_rinshan
    return rules.ippatsu_with_chankan or win.chankan is None


def bonus_han(hand: Hand, win: Win, rules: RuleSet, given: Given) -> list[YakuHan]:
    """Return dora, ura dora, red fives and norths set aside, without those of which the hand has none."""
    found: list[YakuHan] = []
    counts = hand.all_counts + (win.kita << 4 * Wind.NORTH.kind) if win.kita else hand.all_counts
    after = _DORA_AFTER[rules.tile_set]
    if dora := _count_dora(counts, win.dora_indicators if rules.kan_dora else win.dora_indicators[:1], after):
        found.append(given.counted(Yaku.DORA, dora))
    if win.ura_indicators and Yaku.URA_DORA in given.yaku:
        indicators = win.ura_indicators if rules.kan_ura else win.ura_indicators[:1]
        if ura := _count_dora(counts, indicators, after):
            found.append(given.counted(Yaku.URA_DORA, ura))
    if (reds := counts >> RED_SHIFT) and (played := _count_reds(reds, rules.red_fives)):
        found.append(given.counted(Yaku.AKA_DORA, played))
    if win.kita:
        found.append(given.counted(Yaku.KITA, win.kita))
    return found


def dora_after(indicator: Tile, rules: RuleSet) -> Tile:
    """The tile that an indicator makes dora."""
    return TILES[_DORA_AFTER[rules.tile_set][indicator.kind]]


@cache
def _count_reds(reds: int, played: tuple[int, int, int]) -> int:
    """Return how many red fives, counted four bits a suit, are among those `played` of each suit."""
    return sum(min(reds >> 4 * suit & 15, copies) for suit, copies in enumerate(played))


def _count_dora(counts: int, indicators: tuple[Tile, ...], after: tuple[int, ...]) -> int:
    dora = 0
    for indicator in indicators:
        dora += counts >> 4 * after[indicator.kind] & 15
    return dora
