"""Hands played at random by legal moves, with what a log in the editor's form writes of them and what really happened.

Players call often and throw equal tiles, so that the order of turns is hard to find again; some play for the win.
Nothing here uses the reader.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from core.errors import NotAWin
from core.hand import Chankan, Hand, Meld, MeldKind, Riichi, Source, Tile, Win, Wind
from core.hand.shape.shanten import is_tenpai, shanten, wait_bits
from core.rules import load_preset
from core.scoring import HandScore, score_hand
from core.scoring.payments import balance
from tests.support.editor import NUMBER_OF
from tests.support.strategies import FULL_SET

RULES: Final = {4: load_preset("tenhou"), 3: load_preset("tenhou-sanma")}
_NORTH: Final = 30
_LIVE: Final = {4: 70, 3: 55}
_NAMES: Final = {
    "menzen_tsumo": "門前清自摸和", "riichi": "立直", "double_riichi": "両立直", "ippatsu": "一発", "chankan": "槍槓",
    "rinshan": "嶺上開花", "haitei": "海底摸月", "houtei": "河底撈魚", "pinfu": "平和", "tanyao": "断幺九",
    "iipeikou": "一盃口", "seat_wind": "役牌:自風牌", "round_wind": "役牌:場風牌", "haku": "役牌 白",
    "hatsu": "役牌 發", "chun": "役牌 中", "chiitoitsu": "七対子", "chanta": "混全帯幺九", "ittsuu": "一気通貫",
    "sanshoku_doujun": "三色同順", "sanshoku_doukou": "三色同刻", "sankantsu": "三槓子", "toitoi": "対々和",
    "sanankou": "三暗刻", "shousangen": "小三元", "honroutou": "混老頭", "ryanpeikou": "二盃口",
    "junchan": "純全帯幺九", "honitsu": "混一色", "chinitsu": "清一色", "tenhou": "天和", "chiihou": "地和",
    "daisangen": "大三元", "suuankou": "四暗刻", "suuankou_tanki": "四暗刻単騎", "tsuuiisou": "字一色",
    "ryuuiisou": "緑一色", "chinroutou": "清老頭", "chuuren": "九蓮宝燈", "junsei_chuuren": "純正九蓮宝燈",
    "kokushi": "国士無双", "kokushi_13": "国士無双13面", "daisuushii": "大四喜", "shousuushii": "小四喜",
    "suukantsu": "四槓子", "dora": "ドラ", "ura_dora": "裏ドラ", "aka_dora": "赤ドラ", "kita": "抜きドラ",
}  # fmt: skip


@dataclass
class Seat:
    """A player: the tiles, and what the log lists."""

    deal: list[Tile]
    tiles: list[Tile]
    melds: list[Meld] = field(default_factory=list)
    takes: list[Any] = field(default_factory=list)
    acts: list[Any] = field(default_factory=list)
    drawn: Tile | None = None
    riichi: Riichi | None = None
    ippatsu: bool = False
    kita: int = 0
    own: int = 0
    passed: int = 0
    has_drawn: bool = False
    aims: bool = False
    thrown: list[Tile] = field(default_factory=list)
    known: tuple[int, int] = (-1, 0)

    @property
    def waits(self) -> int:
        """Return what the 13 tiles wait for, as bits; they change only with the own turns."""
        turn = len(self.takes) + len(self.acts)
        if self.known[0] != turn:
            self.known = (turn, wait_bits(self.hand(without_drawn=True)))
        return self.known[1]

    def hand(self, winning: Tile | None = None, *, without_drawn: bool = False) -> Hand:
        """Return the hand as it is, or without the tile just drawn."""
        tiles = [*self.tiles]
        if without_drawn and self.drawn is not None:
            tiles.remove(self.drawn)
        return Hand(tuple(tiles), tuple(self.melds), winning)

    @property
    def is_closed(self) -> bool:
        """Return whether no discard has been called."""
        return all(meld.kind is MeldKind.ANKAN for meld in self.melds)


class RandomHand:
    """A hand under way, and once it is over its log and what happened.

    `order` are the seats in the order of their turns, `riichi` who declared which with a draw left or not. `win` is the
    situation of a winner, `winners` by seat with the hand. `tenpai` is who is tenpai at an exhaustive draw.
    """

    def __init__(self, rng: Random, players: int) -> None:
        self.rng, self.players, self.rules = rng, players, RULES[players]
        tiles = [tile for tile in FULL_SET if players == 4 or not 0 < tile.kind < 8]
        rng.shuffle(tiles)
        self.has_pairs = rng.random() < 0.6
        if self.has_pairs:
            tiles = _dealt_in_pairs(tiles, players, rng)
        self.seats = [Seat(deal := tiles[13 * at : 13 * at + 13], [*deal]) for at in range(players)]
        for seat in self.seats:
            seat.aims = rng.random() < 0.25
        start = 13 * players
        self.indicators, rest = tiles[start : start + 5], tiles[start + 5 :]
        self.ura, self.wall = rest[:5], rest[5:]
        self.dealer = rng.randrange(players)
        self.order: list[int] = []
        self.riichi: list[tuple[int, Riichi, bool]] = []
        self.kans = self.draws = 0
        self.interrupted = False
        self.result: list[Any] = []
        self.winners: list[tuple[int, Hand, Win]] = []
        self.discarder: int | None = None
        self.riichi_tile = False
        self.tenpai: frozenset[int] | None = None
        self._play()

    # --- the log

    @property
    def points(self) -> list[int]:
        """Return the points at the start, by seat."""
        return [self.rules.start_points] * self.players

    def log(self) -> dict[str, Any]:
        """Return the log of the game, which has only this hand."""
        parts: list[Any] = []
        for seat in self.seats:
            parts += [[NUMBER_OF[tile] for tile in seat.deal], seat.takes, seat.acts]
        parts += [[]] * (12 - len(parts))
        shown = [NUMBER_OF[tile] for tile in self.indicators[: 1 + self.kans]]
        ura = [NUMBER_OF[tile] for tile in self.ura[: 1 + self.kans]] if any(w.riichi for *_, w in self.winners) else []
        padding = [0] * (4 - self.players)
        hand = [[self.dealer, 0, 0], self.points + padding, shown, ura, *parts, self.result]
        disp = "般南喰赤" if self.players == 4 else "三般南喰赤"
        return {"name": ["A", "B", "C", "D"], "rule": {"disp": disp, "aka": 1}, "log": [hand]}

    # --- play

    def _play(self) -> None:
        seat: int | None = self.dealer
        call: str | None = None
        while seat is not None:
            self.order.append(seat)
            tile = self._turn(seat, call)
            if tile is None:
                return
            if self._ron(seat, tile, None):
                return
            self._let_go(seat, tile)
            if self.draws == _LIVE[self.players]:
                self._exhausted()
                return
            caller = self._caller(seat, tile)
            if caller is None:
                seat, call = (seat + 1) % self.players, None
            else:
                seat, call = caller

    def _turn(self, at: int, call: str | None) -> Tile | None:
        """Play one turn to its discard; nothing if the hand ends in it."""
        seat = self.seats[at]
        rinshan = call == "m"
        if call is None or rinshan:
            self._draw(seat)
        while True:
            if seat.drawn is not None and self._tsumo(at, rinshan=rinshan):
                return None
            declared = self._declare(at) if seat.drawn is not None and self.draws < _LIVE[self.players] else None
            if declared is None:
                return self._discard(at)
            tile, chankan = declared
            if self._ron(at, tile, chankan):
                return None
            self._interrupt(but=seat)
            if chankan is not Chankan.CLOSED_KAN:
                self._let_go(at, tile)
            rinshan = True
            self._draw(seat)

    def _draw(self, seat: Seat) -> None:
        tile = self.wall.pop()
        self.draws += 1
        seat.takes.append(NUMBER_OF[tile])
        seat.tiles.append(tile)
        seat.drawn, seat.has_drawn, self.riichi_tile = tile, True, False

    def _discard(self, at: int) -> Tile:
        seat = self.seats[at]
        riichi = None
        choices = [*seat.tiles]
        if seat.riichi:
            assert seat.drawn is not None
            choices = [seat.drawn]
        elif seat.aims:
            choices = self._nearest(seat)
            if self._may_riichi(at, choices[0]):
                riichi = Riichi.RIICHI if self.interrupted or seat.own else Riichi.DOUBLE
        else:
            # Equal tiles of one player are what makes the order hard to find.
            twins = [tile for tile in seat.tiles if seat.tiles.count(tile) > 1 or tile in seat.thrown]
            choices = twins if twins and self.rng.random() < (0.9 if self.has_pairs else 0.6) else choices
        tile = self.rng.choice(choices)
        seat.thrown.append(tile)
        entry: Any = NUMBER_OF[tile]
        if tile is seat.drawn and (seat.riichi or self.rng.random() < 0.7):
            entry = 60
        seat.tiles.remove(tile)
        seat.drawn, seat.ippatsu = None, False
        seat.own |= 1 << tile.kind
        if not seat.riichi:
            seat.passed = 0
        self.riichi_tile = riichi is not None
        if riichi:
            seat.riichi, seat.ippatsu = riichi, True
            self.riichi.append((at, riichi, _LIVE[self.players] - self.draws >= self.players))
            entry = f"r{entry}"
        seat.acts.append(entry)
        return tile

    def _nearest(self, seat: Seat) -> list[Tile]:
        """Return discards that keep the hand as near to tenpai as it can be."""
        found: dict[int, list[Tile]] = {}
        for tile in dict.fromkeys(seat.tiles):
            tiles = [*seat.tiles]
            tiles.remove(tile)
            found.setdefault(shanten(Hand(tuple(tiles), tuple(seat.melds), None)), []).append(tile)
        return found[min(found)]

    def _may_riichi(self, at: int, tile: Tile) -> bool:
        seat = self.seats[at]
        left = _LIVE[self.players] - self.draws >= self.players
        if seat.drawn is None or not (left and seat.is_closed) or self.rng.random() < 0.1:
            return False
        tiles = [*seat.tiles]
        tiles.remove(tile)
        return is_tenpai(Hand(tuple(tiles), tuple(seat.melds), None)) and len(self.riichi) < 3

    def _declare(self, at: int) -> tuple[Tile, Chankan] | None:
        """Declare a kan or set a North aside now and then."""
        seat = self.seats[at]
        if self.players == 3 and not seat.riichi:
            norths = [tile for tile in seat.tiles if tile.kind == _NORTH]
            if norths and self.rng.random() < 0.7:
                seat.tiles.remove(norths[0])
                seat.kita, seat.drawn = seat.kita + 1, None
                seat.acts.append("f44")
                return norths[0], Chankan.KITA
        if self.kans == 4 or seat.riichi or self.rng.random() < 0.3:
            return None
        for tile in dict.fromkeys(seat.tiles):
            same = [each for each in seat.tiles if each.kind == tile.kind]
            if len(same) == 4:
                return self._ankan(seat, same)
            for place, meld in enumerate(seat.melds):
                if meld.kind is MeldKind.PON and meld.tiles[0].kind == tile.kind:
                    return self._kakan(seat, place, tile)
        return None

    def _ankan(self, seat: Seat, tiles: list[Tile]) -> tuple[Tile, Chankan]:
        for tile in tiles:
            seat.tiles.remove(tile)
        seat.melds.append(Meld(MeldKind.ANKAN, tuple(tiles)))
        numbers = [str(NUMBER_OF[tile]) for tile in tiles]
        seat.acts.append("".join([*numbers[:3], "a", numbers[3]]))
        seat.drawn = None
        self.kans += 1
        return tiles[-1], Chankan.CLOSED_KAN

    def _kakan(self, seat: Seat, place: int, tile: Tile) -> tuple[Tile, Chankan]:
        seat.tiles.remove(tile)
        meld = seat.melds[place]
        seat.melds[place] = Meld(MeldKind.KAKAN, (*meld.tiles, tile), meld.called, meld.source)
        called = next(each for each in seat.takes if isinstance(each, str) and "p" in each and self._is_pon(each, tile))
        seat.acts.append(called.replace("p", f"k{NUMBER_OF[tile]}"))
        seat.drawn = None
        self.kans += 1
        return tile, Chankan.ADDED_KAN

    @staticmethod
    def _is_pon(entry: str, tile: Tile) -> bool:
        digits = entry.replace("p", "")
        kinds = {number: each.kind for each, number in NUMBER_OF.items()}
        return kinds[int(digits[:2])] == tile.kind

    # --- calls

    def _caller(self, at: int, tile: Tile) -> tuple[int, str] | None:
        """Let somebody call a discard now and then; a pon or kan goes before a chi."""
        for step in range(1, self.players):
            other = (at + step) % self.players
            seat = self.seats[other]
            same = [each for each in seat.tiles if each.kind == tile.kind]
            if seat.riichi or len(same) < 2 or self.rng.random() < (0.5 if self.has_pairs else 0.25):
                continue
            if len(same) == 3 and self.kans < 4 and self.rng.random() < 0.5:
                self.kans += 1
                self._call(at, other, tile, same, "m")
                return other, "m"
            self._call(at, other, tile, self.rng.sample(same, 2), "p")
            return other, "p"
        other = (at + 1) % self.players
        seat = self.seats[other]
        if self.players == 3 or seat.riichi or tile.kind >= 27 or self.rng.random() < 0.4:
            return None
        rank, first = tile.kind % 9, tile.kind - tile.kind % 9
        for low in self.rng.sample((rank - 2, rank - 1, rank), 3):
            if not 0 <= low <= 6:
                continue
            needed = [first + each for each in range(low, low + 3) if each != rank]
            held = [[each for each in seat.tiles if each.kind == kind] for kind in needed]
            if all(held):
                self._call(at, other, tile, [self.rng.choice(each) for each in held], "c")
                return other, "c"
        return None

    def _call(self, at: int, caller: int, tile: Tile, used: list[Tile], letter: str) -> None:
        seat = self.seats[caller]
        for each in used:
            seat.tiles.remove(each)
        # As the editor has it: seats counted as if there were four, the letter before the tile that was called.
        turns = (at - caller) % 4
        place = 0 if letter == "c" or turns == 3 else 1 if turns == 2 else len(used)
        numbers = [str(NUMBER_OF[each]) for each in used]
        numbers.insert(place, f"{letter}{NUMBER_OF[tile]}")
        seat.takes.append("".join(numbers))
        if letter == "m":
            seat.acts.append(0)
        kind = {"c": MeldKind.CHI, "p": MeldKind.PON, "m": MeldKind.DAIMINKAN}[letter]
        left = (at - caller) % self.players == self.players - 1
        source = Source.KAMICHA if left else Source.SHIMOCHA if (at - caller) % self.players == 1 else Source.TOIMEN
        tiles = [*used]
        tiles.insert(place, tile)
        seat.melds.append(Meld(kind, tuple(tiles), tile, source))
        self._interrupt()

    def _interrupt(self, but: Seat | None = None) -> None:
        self.interrupted = True
        for seat in self.seats:
            if seat is not but:
                seat.ippatsu = False

    def _let_go(self, at: int, tile: Tile) -> None:
        for other, seat in enumerate(self.seats):
            if other != at:
                seat.passed |= 1 << tile.kind

    # --- ends

    def _situation(self, at: int, discarder: int | None, *, rinshan: bool, chankan: Chankan | None) -> Win:
        seat = self.seats[at]
        shown = 1 + self.kans
        untouched = not self.interrupted and not seat.own and not seat.kita and seat.riichi is None
        by_ron = not seat.has_drawn and at != self.dealer and chankan is None
        return Win(
            seat_wind=Wind((at - self.dealer) % self.players),
            round_wind=Wind.EAST,
            discarder=None if discarder is None else Wind((discarder - self.dealer) % self.players),
            riichi=seat.riichi,
            ippatsu=seat.ippatsu,
            last_tile=self.draws == _LIVE[self.players],
            rinshan=rinshan,
            chankan=chankan,
            first_turn=untouched and (discarder is None or by_ron),
            dora_indicators=tuple(self.indicators[:shown]),
            ura_indicators=tuple(self.ura[:shown]) if seat.riichi else (),
            kita=seat.kita,
            kyoutaku_points=1000 * (len(self.riichi) - (self.riichi_tile and discarder is not None)),
        )

    def _score(self, hand: Hand, win: Win) -> HandScore | None:
        try:
            return score_hand(hand, win, self.rules)
        except NotAWin:
            return None

    def _tsumo(self, at: int, *, rinshan: bool) -> bool:
        seat = self.seats[at]
        assert seat.drawn is not None
        if not seat.waits >> seat.drawn.kind & 1:
            return False
        win = self._situation(at, None, rinshan=rinshan, chankan=None)
        score = self._score(seat.hand(seat.drawn, without_drawn=True), win)
        if score is None:
            return False
        self._won([(at, score)], None)
        return True

    def _ron(self, at: int, tile: Tile, chankan: Chankan | None) -> bool:
        if chankan is not None:
            self.riichi_tile = False
        won: list[tuple[int, HandScore]] = []
        for step in range(1, self.players):
            other = (at + step) % self.players
            seat = self.seats[other]
            if not seat.waits >> tile.kind & 1 or seat.waits & (seat.own | seat.passed):
                continue
            win = self._situation(other, at, rinshan=False, chankan=chankan)
            if won:
                win = win._replace(kyoutaku_points=0)
            if chankan is Chankan.CLOSED_KAN or self.rng.random() < 0.1:
                continue
            if (score := self._score(seat.hand(tile), win)) is not None:
                won.append((other, score))
        if not won or len(won) == 3:
            return False
        self._won(won, at)
        return True

    def _won(self, won: list[tuple[int, HandScore]], discarder: int | None) -> None:
        self.discarder = discarder
        self.result = ["和了"]
        for winner, score in won:
            self.winners.append((winner, score.hand, score.win))
            by_wind = balance(score.payments, self.rules)
            changes = [by_wind[(seat - self.dealer) % self.players] for seat in range(self.players)]
            self.result.append([*changes, *[0] * (4 - self.players)])
            payer = winner if discarder is None else discarder
            self.result.append([winner, payer, winner, self._worth(score), *map(_listed, score.yaku)])

    def _worth(self, score: HandScore) -> str:
        named = "" if score.yakuman or score.han > 4 or score.points >= 8000 else f"{score.fu}符{score.han}飜"
        if not named:
            named = "役満" if score.yakuman else "満貫"
        if score.win.discarder is not None:
            return f"{named}{score.points}点"
        paid = sorted({each.points for each in score.payments if each.payer is not None and each.reason == "hand"})
        if score.win.is_dealer:
            return f"{named}{paid[0]}点∀"
        return f"{named}{paid[0]}-{paid[-1]}点"

    def _exhausted(self) -> None:
        self.tenpai = frozenset(at for at, seat in enumerate(self.seats) if is_tenpai(seat.hand()))
        count, total = len(self.tenpai), self.rules.noten_total
        if count in (0, self.players):
            self.result = ["流局"] if self.rng.random() < 0.5 else ["流局", [0] * 4]
            return
        got, paid = total // count, total // (self.players - count)
        changes = [got if at in self.tenpai else -paid for at in range(self.players)]
        self.result = ["流局", [*changes, *[0] * (4 - self.players)]]


def _dealt_in_pairs(tiles: list[Tile], players: int, rng: Random) -> list[Tile]:
    """Return the tiles with deals of six pairs, of which another player mostly has the two others."""
    kinds = list({tile.kind for tile in tiles})
    rng.shuffle(kinds)
    left, deals = [*tiles], [list[Tile]() for _ in range(players)]
    for kind in kinds:
        four = [tile for tile in left if tile.kind == kind]
        open_deals = [deal for deal in deals if len(deal) < 12]
        for deal, pair in zip(rng.sample(open_deals, min(2, len(open_deals))), (four[:2], four[2:]), strict=False):
            deal.extend(pair)
            for tile in pair:
                left.remove(tile)
    for deal in deals:
        deal.append(left.pop())
    return [*(tile for deal in deals for tile in deal), *left]


def _listed(yaku: Any) -> str:  # noqa: ANN401  -- a yaku with its han
    if yaku.yakuman:
        return f"{_NAMES[yaku.yaku]}(役満)" if yaku.yakuman == 1 else f"{_NAMES[yaku.yaku]}(ダブル役満)"
    return f"{_NAMES[yaku.yaku]}({yaku.han}飜)"
