"""The end of a hand in a Tenhou log: what it states about each win and draw, and the events these are."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from operator import add
from typing import TYPE_CHECKING, Final, NamedTuple

from core.hand.melds import Meld
from core.hand.tiles import FIRST_HONOUR, TILES, YAOCHUU_BITS
from core.hand.win import Liability, Pao, Win
from core.hand.yaku.worth import Yaku, YakuHan
from core.logs.mjlog.elements import Element, Unreadable, hand_of, numbers_of, tiles_of, unreadable, usual_numbers_of
from core.logs.mjlog.melds import decoded
from core.logs.mjlog.seats import HANDS, LOG_SEATS
from core.logs.record import StatedKyoku, StatedWin
from core.table.events import AbortiveDraw, AbortiveKind, Claim, LiableSeat, Ryuukyoku, Won

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.hand.value import Hand
    from core.logs.mjlog.play import Play

YAKU_BY_ID: Final = (
    Yaku.MENZEN_TSUMO, Yaku.RIICHI, Yaku.IPPATSU, Yaku.CHANKAN, Yaku.RINSHAN, Yaku.HAITEI, Yaku.HOUTEI, Yaku.PINFU,
    Yaku.TANYAO, Yaku.IIPEIKOU, *(Yaku.SEAT_WIND,) * 4, *(Yaku.ROUND_WIND,) * 4, Yaku.HAKU, Yaku.HATSU, Yaku.CHUN,
    Yaku.DOUBLE_RIICHI, Yaku.CHIITOITSU, Yaku.CHANTA, Yaku.ITTSUU, Yaku.SANSHOKU_DOUJUN, Yaku.SANSHOKU_DOUKOU,
    Yaku.SANKANTSU, Yaku.TOITOI, Yaku.SANANKOU, Yaku.SHOUSANGEN, Yaku.HONROUTOU, Yaku.RYANPEIKOU, Yaku.JUNCHAN,
    Yaku.HONITSU, Yaku.CHINITSU, Yaku.RENHOU, Yaku.TENHOU, Yaku.CHIIHOU, Yaku.DAISANGEN, Yaku.SUUANKOU,
    Yaku.SUUANKOU_TANKI, Yaku.TSUUIISOU, Yaku.RYUUIISOU, Yaku.CHINROUTOU, Yaku.CHUUREN, Yaku.JUNSEI_CHUUREN,
    Yaku.KOKUSHI, Yaku.KOKUSHI_13, Yaku.DAISUUSHII, Yaku.SHOUSUUSHII, Yaku.SUUKANTSU, Yaku.DORA, Yaku.URA_DORA,
    Yaku.AKA_DORA,
)  # fmt: skip
"""The yaku as logs number them."""

ABORTS: Final = {
    "yao9": AbortiveKind.KYUUSHU,
    "kaze4": AbortiveKind.FOUR_WINDS,
    "kan4": AbortiveKind.FOUR_KANS,
    "reach4": AbortiveKind.FOUR_RIICHI,
    "ron3": AbortiveKind.TRIPLE_RON,
}
"""The abortive draws as logs name them."""

NAGASHI: Final = "nm"
_NINE, _FOUR = 9, 4
_WIND_KINDS: Final = range(FIRST_HONOUR, FIRST_HONOUR + 4)
_SEAT_WINDS: Final = range(10, 14)
_ROUND_WINDS: Final = range(14, 18)
_LIMIT_HAN: Final = (5, 6, 8, 11, 13)
_YAKUMAN: Final = 5
_MOST_HAN: Final = 40
"""More than any yaku has, or any hand has dora."""
_YAKU_HAN: Final = {
    (number, han): YakuHan(yaku, han) for number, yaku in enumerate(YAKU_BY_ID) for han in range(_MOST_HAN + 1)
}
# Fu doubled once per han. The base is 4 times as much, and a base of 2000 is a mangan.
_MANGAN, _JUST_BELOW_MANGAN = 500, 480
_LIABLE_FOR: Final = {
    Yaku.DAISANGEN: Liability.DAISANGEN,
    Yaku.DAISUUSHII: Liability.DAISUUSHII,
    Yaku.SUUKANTSU: Liability.SUUKANTSU,
}


class _Named(NamedTuple):
    """The yaku that a log names: their han together, or how many are yakuman.

    `winds` are the log's numbers of the wind yaku among them.
    """

    yaku: tuple[YakuHan, ...]
    han: int
    yakuman: int
    ippatsu: bool
    winds: tuple[int, ...]


@lru_cache(maxsize=1 << 12)
def _yaku(numbers: tuple[int, ...]) -> _Named:
    """Return yaku, each followed by its han; raises `KeyError` or `ValueError` for others or too many."""
    if len(numbers) > 2 * len(YAKU_BY_ID):
        raise ValueError(numbers)
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    # An ura dora that turned out to be none is listed with 0 han.
    yaku = tuple([named for pair in pairs if (named := _YAKU_HAN[pair]).han])
    winds = tuple([number for number, _ in pairs if number in _SEAT_WINDS or number in _ROUND_WINDS])
    return _Named(yaku, sum([one.han for one in yaku]), 0, any(one.yaku is Yaku.IPPATSU for one in yaku), winds)


def _yakuman(numbers: tuple[int, ...]) -> _Named:
    """Return yakuman; raises `ValueError` for numbers that are none."""
    if min(numbers) < 0 or max(numbers) >= len(YAKU_BY_ID):
        raise ValueError(numbers)
    return _Named(
        tuple([YakuHan(YAKU_BY_ID[number], 0, 1) for number in numbers]), 0, len(numbers), ippatsu=False, winds=()
    )


def _limit(han: int, fu: int, stated: int) -> int:
    """Return the limit of han and fu as logs number them: 1 mangan to 4 sanbaiman, 5 a yakuman."""
    if han >= _LIMIT_HAN[0]:
        return bisect_right(_LIMIT_HAN, han)
    if fu << han == _JUST_BELOW_MANGAN and stated == 1:
        # A room may round up to a mangan.
        return stated
    return int(fu << han >= _MANGAN)


class HandEnd:
    """The end of a hand as the log states it, put together from one element or, for several rons, more."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.wins: list[StatedWin] = []
        self.claims: list[Claim] = []
        # In hundreds, like the points of the play.
        self.changes = (0,) * len(LOG_SEATS)
        self.shown: list[tuple[int, Hand]] = []
        self.held: tuple[tuple[int, Hand], ...] = ()
        self.draw: Ryuukyoku | AbortiveDraw | None = None

    def stated(self) -> StatedKyoku:
        """Return the hand as the log states it, once all of it is read; without an end if the log breaks off."""
        play = self.play
        if self.draw is not None:
            play.events.append(self.draw)
        elif self.wins:
            riichi_tile = play.declaring is not None
            play.place_stick(stands=False)
            claims, called = tuple(self.claims), frozenset(play.callers)
            discarder = self.wins[0].discarder
            play.events.append(Won(claims=claims, discarder=discarder, riichi_tile=riichi_tile, called=called))
        deal = play.deal
        return StatedKyoku(
            round_wind=play.round_wind,
            dealer=deal.dealer,
            honba=deal.honba,
            kyoutaku_points=1000 * deal.sticks,
            points=play.seating.points_of(deal.points),
            events=tuple(play.events),
            wins=tuple(self.wins),
            riichi=tuple(play.declared),
            changes=play.seating.points_of(self.changes) if self.wins or self.draw else None,
            shown=tuple(self.shown),
            held=self.held,
            kans=tuple(play.kans),
        )

    def win(self, element: Element) -> None:
        """Read one win; raises `Unreadable`."""
        play, seating = self.play, self.play.seating
        winner, source = seating.seat_of(element, "who"), seating.seat_of(element, "fromWho")
        discarder = None if source == winner else source
        self._check_possible(element, winner, discarder)
        play.agree("AGARI fromWho", source, play.turn)
        named = self._named(element, winner)
        fu, points = self._worth(element, named)
        liable = self._liable(element, named.yaku) if "paoWho" in element.attributes else ()
        hand, kita = self._hand(element, winner)
        changes = self._changes(element)
        win = self._situation(element, winner, discarder, kita, liable)
        gone = 0 if discarder is None else play.gone_by(winner)
        yaku, han, yakuman, ippatsu, _ = named
        self.wins.append(StatedWin(winner, discarder, hand, win, yaku, han, fu, yakuman, points, changes, gone))
        if yakuman:
            fu = 0
        self.claims.append(
            Claim(winner=winner, han=han, fu=fu, yakuman=yakuman, pao=liable, ippatsu=ippatsu, yaku=yaku)
        )

    def _check_possible(self, element: Element, winner: int, discarder: int | None) -> None:
        """Refuse a win that no move has made possible, and wins that do not go together."""
        play = self.play
        if play.last_tile is None or play.is_full is not (discarder is None):
            raise unreadable(element, "fromWho")
        if self.wins and (discarder is None or discarder != self.wins[0].discarder):
            raise unreadable(element, "fromWho")
        if self.draw is not None or winner in [win.winner for win in self.wins]:
            raise unreadable(element, "who")

    def _hand(self, element: Element, winner: int) -> tuple[Hand, int]:
        """Return the hand that the log shows, and how many Norths are set aside."""
        play = self.play
        winning, tiles = tiles_of(element, "machi")[0], hand_of(element, "hai")
        if winning not in tiles:
            raise unreadable(element, "machi")
        play.agree("AGARI machi", winning, play.last_tile)
        expected = {*play.held[winner], winning}
        if tiles != expected:
            play.agree("AGARI hai", _sorted(tiles), _sorted(expected))
        tiles.discard(winning)
        melds, kita = self._melds(element, winner)
        return play.made("AGARI hai", tiles, melds, winning), kita

    def _melds(self, element: Element, winner: int) -> tuple[tuple[Meld, ...], int]:
        """Return the melds of the hand, and how many Norths are set aside."""
        play, known = self.play, self.play.melds[winner]
        # The log lists the newest meld first.
        listed = element.attributes["m"].split(",")[::-1] if "m" in element.attributes else []
        if listed == [*known] and not play.kita[winner]:
            return tuple(known.values()), 0
        shown = [text for text in listed if decoded(element, text).kind is not None]
        kita = len(listed) - len(shown)
        play.agree("AGARI m", tuple(sorted(shown)), tuple(sorted(known)))
        play.agree("AGARI m", kita, play.kita[winner])
        return tuple([play.meld(element, winner, text) for text in shown]), kita

    def _situation(
        self, element: Element, winner: int, discarder: int | None, kita: int, liable: tuple[LiableSeat, ...]
    ) -> Win:
        """Return how the hand was won, from the moves; the indicators are the log's."""
        play = self.play
        honba, sticks = self._counters(element)
        riichi = play.riichi[winner]
        robbed = None if discarder is None else play.robbable
        dora = tiles_of(element, "doraHai")
        play.agree("AGARI doraHai", dora, tuple(play.indicators))
        # Some logs name the ura indicators also for a hand without riichi.
        ura = tiles_of(element, "doraHaiUra") if riichi and "doraHaiUra" in element.attributes else ()
        if not play.wall.issuperset(ura):
            play.agree("AGARI doraHaiUra", play.seen_among(ura), ())
        winds, names = play.winds, play.seating.names
        return Win(
            seat_wind=winds[winner],
            round_wind=play.round_wind,
            discarder=None if discarder is None else winds[discarder],
            riichi=riichi,
            ippatsu=play.has_ippatsu(winner),
            # Nobody can declare a kan on the last tile, so a robbed tile is not the last one.
            last_tile=robbed is None and not play.left,
            rinshan=discarder is None and play.replaced,
            chankan=robbed,
            # Nobody has called anything, and the winner has discarded nothing.
            first_turn=not play.interrupted and not play.ponds[winner],
            dora_indicators=tuple([names[tile] for tile in dora]),
            ura_indicators=tuple([names[tile] for tile in ura]),
            kita=kita,
            honba=honba,
            kyoutaku_points=1000 * sticks,
            pao=tuple([Pao(one.liability, winds[one.seat]) for one in liable]),
        )

    def _named(self, element: Element, winner: int) -> _Named:
        """Return the yaku that the log names."""
        attribute = "yakuman" if "yakuman" in element.attributes else "yaku"
        numbers = usual_numbers_of(element, attribute)
        try:
            named = _yakuman(numbers) if attribute == "yakuman" else _yaku(numbers)
        except (KeyError, ValueError):
            raise unreadable(element, attribute) from None
        of_seat, of_round = _SEAT_WINDS[self.play.winds[winner]], _ROUND_WINDS[self.play.round_wind]
        for number in named.winds:
            self.play.agree("AGARI yaku", number, of_seat if number in _SEAT_WINDS else of_round)
        return named

    def _worth(self, element: Element, named: _Named) -> tuple[int, int]:
        """Return fu and points. The third number is the limit, which has to be that of the han and fu."""
        numbers = usual_numbers_of(element, "ten")
        if len(numbers) != 3 or min(numbers) < 0:
            raise unreadable(element, "ten")
        fu, points, limit = numbers
        self.play.agree("AGARI ten", limit, _YAKUMAN if named.yakuman else _limit(named.han, fu, limit))
        return fu, points

    def _counters(self, element: Element) -> tuple[int, int]:
        """Return honba and sticks as this winner collects them.

        The first of several winners gets them all, although the log repeats them.
        """
        honba, sticks = self._stated_counters(element)
        return (0, 0) if self.wins else (honba, sticks)

    def _stated_counters(self, element: Element) -> tuple[int, int]:
        counters = usual_numbers_of(element, "ba")
        if len(counters) != 2 or min(counters) < 0:
            raise unreadable(element, "ba")
        play = self.play
        play.agree(f"{element.name} ba", counters, (play.deal.honba, 0 if self.wins else play.sticks))
        return counters[0], counters[1]

    def _changes(self, element: Element) -> tuple[int, ...]:
        """Return what an end brings each seat; the points before it have to be those that the moves led to."""
        play, numbers = self.play, numbers_of(element, "sc")
        # Numbers beyond two for each of four players are chips.
        if len(numbers) < 8 or len(numbers) % 2:
            raise unreadable(element, "sc")
        part = f"{element.name} sc"
        play.agree(part, numbers[0:8:2], play.points)
        changes = play.played(part, numbers[1:8:2])
        play.points = tuple(map(add, play.points, changes))
        self.changes = tuple(map(add, self.changes, changes)) if self.wins else changes
        return play.seating.points_of(changes)

    def _liable(self, element: Element, yaku: tuple[YakuHan, ...]) -> tuple[LiableSeat, ...]:
        """Return who has to pay for a yakuman; the log names only the player, so the yakuman says what for."""
        seat = self.play.seating.seat_of(element, "paoWho")
        for one in yaku:
            if one.yaku in _LIABLE_FOR:
                return (LiableSeat(seat, _LIABLE_FOR[one.yaku]),)
        raise unreadable(element, "paoWho")

    def drawn(self, element: Element) -> None:
        """Read a hand that nobody won; raises `Unreadable`."""
        if self.wins or self.draw:
            raise Unreadable(element.name, "")
        play, kind = self.play, element.attributes.get("type")
        self._stated_counters(element)
        self._changes(element)
        shown: dict[int, set[int]] = {}
        for seat, attribute in enumerate(play.seating.by_seat(HANDS)):
            if element.attributes.get(attribute):
                shown[seat] = tiles = hand_of(element, attribute)
                if play.held[seat] != tiles:
                    play.agree(f"RYUUKYOKU {attribute}", _sorted(tiles), _sorted(play.held[seat]))
        if kind in ABORTS:
            play.agree("RYUUKYOKU type", kind, kind if _is_possible(ABORTS[kind], play) else "")
            self._aborted(ABORTS[kind], tuple(shown))
            return
        play.agree("RYUUKYOKU", play.left, 0)
        if kind is not None and kind != NAGASHI:
            raise unreadable(element, "type")
        nagashi = play.nagashi() if kind == NAGASHI else frozenset()
        if kind == NAGASHI and not nagashi:
            raise unreadable(element, "type")
        self.held = tuple([(seat, play.hand_of(seat, "RYUUKYOKU")) for seat in range(play.seating.players)])
        self.shown = [(seat, self._shown(seat, tiles)) for seat, tiles in shown.items()]
        self.draw = Ryuukyoku(tenpai=frozenset(shown), nagashi=nagashi, called=frozenset(play.callers))

    def _shown(self, seat: int, tiles: set[int]) -> Hand:
        """Return the hand that a player shows, with the melds that were made."""
        play, held = self.play, self.held[seat][1]
        if play.held[seat] == tiles:
            return held
        return play.made(f"RYUUKYOKU {HANDS[play.seating.raw[seat]]}", tiles, held.melds)

    def _aborted(self, kind: AbortiveKind, shown: tuple[int, ...]) -> None:
        play = self.play
        seat = None
        if kind is AbortiveKind.KYUUSHU:
            seat = play.turn
            play.agree("RYUUKYOKU hai", shown, (seat,))
        self.draw = AbortiveDraw(kind=kind, seat=seat, called=frozenset(play.callers))


def _is_possible(kind: AbortiveKind, play: Play) -> bool:
    """Return whether the moves have led to such a draw."""
    if kind is AbortiveKind.KYUUSHU:
        yaochuu = {tile // 4 for tile in play.held[play.turn] if TILES[tile // 4].weight & YAOCHUU_BITS}
        return play.is_full and not play.interrupted and not play.ponds[play.turn] and len(yaochuu) >= _NINE
    if kind is AbortiveKind.FOUR_WINDS:
        first = {tile // 4 for pond in play.ponds for tile in pond}
        same_wind = len(first) == 1 and min(first) in _WIND_KINDS
        return not play.interrupted and all(len(pond) == 1 for pond in play.ponds) and same_wind
    if kind is AbortiveKind.FOUR_KANS:
        return sum(meld.is_kan for melds in play.melds for meld in melds.values()) == _FOUR
    if kind is AbortiveKind.FOUR_RIICHI:
        return all(play.riichi)
    return not play.is_full and play.last_tile is not None


def _sorted(tiles: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(tiles))
