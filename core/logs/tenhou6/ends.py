"""The end of a hand in the log editor's JSON: its result, as the log states it and as the hand was played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Never

from core.errors import LogBroken, TenbouError
from core.hand.shape.shanten import is_tenpai
from core.hand.tiles import Tile, Wind
from core.hand.win import Liability, Pao, Win
from core.logs.record import StatedKyoku, StatedWin
from core.logs.tenhou6.calls import read_tile
from core.logs.tenhou6.values import counts_of, list_of
from core.logs.tenhou6.words import ABORTS, ALL_NOTEN, ALL_TENPAI, DRAWS, NAGASHI, WINS, doubled, read_worth, read_yaku
from core.scoring.score import score_hand
from core.table.events import AbortiveDraw, AbortiveKind, Claim, Event, HandEnd, LiableSeat, Ryuukyoku, Won

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.hand.value import Hand
    from core.hand.yaku.worth import YakuHan
    from core.logs.tenhou6.play import Play
    from core.rules.ruleset import RuleSet

_STICK: Final = 1000
_MOST_INDICATORS: Final = 5
_FU_OF_MANGAN: Final = {3: 70, 4: 40}


class Header(NamedTuple):
    """The beginning of a hand: its number, counted four a wind, honba, sticks, and the points of all seats."""

    kyoku: int
    honba: int
    sticks: int
    points: tuple[int, ...]


class Stated:
    """The statements of a log about a hand, beside its moves. `kind` is the log's word for the end of the hand."""

    def __init__(self, number: int, header: Header, hand: list[Any], rules: RuleSet) -> None:
        self.number, self.header, self.rules = number, header, rules
        self.players = rules.players
        self.dealer = header.kyoku % 4
        if self.dealer >= self.players or len(header.points) < self.players:
            self.broken("kyoku", header.kyoku)
        self.dora = self._indicators(hand[2], "dora")
        self.ura = self._indicators(hand[3], "ura")
        self.result = list_of(hand[16], number, "result")
        self.kind = self.result[0] if self.result and isinstance(self.result[0], str) else ""

    def changes(self, entries: Any) -> tuple[int, ...]:  # noqa: ANN401  -- whatever JSON holds
        """Return what each seat got; raises `LogBroken`."""
        changes = counts_of(entries, self.number, "result")
        if len(changes) < self.players:
            self.broken("result", entries)
        return changes[: self.players]

    def broken(self, part: str, value: object) -> Never:
        """Raise a `LogBroken` of this hand."""
        raise LogBroken(kyoku=self.number, part=part, value=str(value))

    def _indicators(self, entries: Any, part: str) -> tuple[Tile, ...]:  # noqa: ANN401
        listed = list_of(entries, self.number, part)
        if len(listed) > _MOST_INDICATORS:
            self.broken(part, entries)
        return tuple(read_tile(entry, self.number, part) for entry in listed)


class Reading:
    """A hand as the log states it, played in one order."""

    def __init__(self, stated: Stated, play: Play) -> None:
        self.stated, self.play = stated, play
        self.players, self.dealer = stated.players, stated.dealer

    def kyoku(self) -> StatedKyoku:
        """Return everything that the log says of the hand; raises `LogBroken`."""
        stated, play, header = self.stated, self.play, self.stated.header
        wins: tuple[StatedWin, ...] = ()
        is_won = stated.kind in WINS
        held = {} if is_won else {s: play.hand(s) for s in range(self.players) if s != self._drawing()}
        changes = None if is_won or len(stated.result) < 2 else stated.changes(stated.result[1])
        end: HandEnd
        if is_won:
            wins = self._wins()
            changes = tuple(map(sum, zip(*(win.changes for win in wins), strict=True)))
            end = self._won(wins)
        elif stated.kind in DRAWS:
            end = self._draw(changes or (0,) * self.players, held)
        elif stated.kind in ABORTS:
            kind = ABORTS[stated.kind]
            seat = play.turn if kind is AbortiveKind.KYUUSHU else None
            end = AbortiveDraw(kind=kind, seat=seat, called=self._called())
        else:
            stated.broken("result", stated.result[:1])
        return StatedKyoku(
            round_wind=Wind(header.kyoku // 4),
            dealer=self.dealer,
            honba=header.honba,
            kyoutaku_points=_STICK * header.sticks,
            points=header.points[: self.players],
            events=(*self._riichi(end), end),
            wins=wins,
            riichi=tuple(play.riichi),
            changes=changes,
            held=tuple(held.items()),
            kans=tuple(play.kans),
        )

    def _drawing(self) -> int | None:
        """Return who has a drawn tile too many to show a hand, since the hand ended on the own turn."""
        return self.play.turn if self.play.tile is None else None

    def _called(self) -> frozenset[int]:
        return frozenset(seat for seat, player in enumerate(self.play.players) if player.has_called)

    def _riichi(self, end: HandEnd) -> Sequence[Event]:
        """Return the declarations; the one whose tile three players win on, which is a draw, does not stand."""
        declared = self.play.declared
        if isinstance(end, AbortiveDraw) and end.kind is AbortiveKind.TRIPLE_RON and self.play.riichi_tile:
            return declared[:-1]
        return declared

    def _draw(self, changes: tuple[int, ...], held: dict[int, Hand]) -> Ryuukyoku:
        kind = self.stated.kind
        gained = frozenset(seat for seat, change in enumerate(changes) if change > 0)
        nagashi = kind in NAGASHI
        shaped = frozenset(seat for seat, hand in held.items() if is_tenpai(hand))
        if kind in ALL_TENPAI:
            tenpai = frozenset(range(self.players))
        elif kind in ALL_NOTEN:
            tenpai = frozenset()
        elif nagashi:
            # Nobody pays for noten, so only the hands say who is.
            tenpai = shaped
        elif gained:
            tenpai = gained
        else:
            # Nobody paid, so all were tenpai or nobody was.
            tenpai = shaped if len(shaped) == self.players else frozenset()
        return Ryuukyoku(tenpai=tenpai, nagashi=gained if nagashi else frozenset(), called=self._called())

    # --- wins

    def _wins(self) -> tuple[StatedWin, ...]:
        stated = self.stated
        listed = stated.result[1:]
        if not listed or len(listed) % 2 or len(listed) > 2 * (self.players - 1):
            stated.broken("result", stated.result)
        return tuple(
            self._win(stated.changes(changes), list_of(detail, stated.number, "result"), first=place == 0)
            for place, (changes, detail) in enumerate(zip(listed[::2], listed[1::2], strict=True))
        )

    def _win(self, changes: tuple[int, ...], detail: list[Any], *, first: bool) -> StatedWin:
        seats, text, names = detail[:3], detail[3:4], detail[4:]
        if len(seats) < 3 or not all(type(seat) is int and 0 <= seat < self.players for seat in seats):
            self.stated.broken("result", detail)
        winner, payer, liable = seats
        discarder = None if payer == winner else payer
        if self.play.turn != payer or (self.play.tile is None) != (discarder is None):
            self.stated.broken("result", detail)
        worth = read_worth(str(*text), self.players - 1) if text else None
        yaku = [read_yaku(str(name)) for name in names]
        if worth is None or None in yaku:
            wrong = text if worth is None else [name for name, each in zip(names, yaku, strict=True) if each is None]
            self.stated.broken("result", wrong)
        listed = doubled(
            tuple(each for each in yaku if each is not None),
            worth.points,
            dealer=winner == self.dealer,
            payers=0 if discarder is not None else self.players - 1,
        )
        return StatedWin(
            winner=winner,
            discarder=discarder,
            hand=self.play.winning_hand(winner, discarder),
            win=self._situation(winner, discarder, liable, first=first),
            yaku=listed,
            han=sum(each.han for each in listed),
            fu=worth.fu,
            yakuman=sum(each.yakuman for each in listed),
            points=worth.points,
            changes=changes,
            gone=0 if discarder is None else self.play.players[winner].gone,
        )

    def _situation(self, winner: int, discarder: int | None, liable: int, *, first: bool) -> Win:
        play, header = self.play, self.stated.header
        player = play.players[winner]
        # The dealer has the first draw, so cannot win before it; a tile set aside is no discard.
        by_discard = winner != self.dealer and play.chankan is None
        first_turn = player.riichi is None and play.is_first_turn(winner, discarder)
        sticks = header.sticks + len(play.declared) - play.riichi_tile if first else 0
        return Win(
            seat_wind=self._wind(winner),
            round_wind=Wind(header.kyoku // 4),
            discarder=None if discarder is None else self._wind(discarder),
            riichi=player.riichi,
            ippatsu=player.ippatsu,
            last_tile=play.last_tile,
            rinshan=discarder is None and play.rinshan,
            chankan=None if discarder is None else play.chankan,
            first_turn=first_turn and (discarder is None or by_discard),
            dora_indicators=self.stated.dora,
            ura_indicators=self.stated.ura if player.riichi else (),
            kita=player.kita,
            honba=header.honba if first else 0,
            kyoutaku_points=_STICK * sticks,
            pao=() if liable == winner else (Pao(self._liability(winner), self._wind(liable)),),
        )

    def _liability(self, winner: int) -> Liability:
        """Return what somebody is liable for, by the melds: three of dragons, four of winds, or else four kans."""
        kinds = [meld.tiles[0].kind for meld in self.play.players[winner].melds]
        if sum(kind > Wind.NORTH.kind for kind in kinds) == 3:
            return Liability.DAISANGEN
        winds = sum(Wind.EAST.kind <= kind <= Wind.NORTH.kind for kind in kinds)
        return Liability.DAISUUSHII if winds == 4 else Liability.SUUKANTSU

    def _won(self, wins: tuple[StatedWin, ...]) -> Won:
        return Won(
            claims=tuple(self._claim(win) for win in wins),
            discarder=wins[0].discarder,
            riichi_tile=wins[0].discarder is not None and self.play.riichi_tile,
            called=self._called(),
        )

    def _claim(self, win: StatedWin) -> Claim:
        return Claim(
            winner=win.winner,
            han=0 if win.yakuman else win.han,
            fu=0 if win.yakuman else win.fu or self._fu(win),
            yakuman=win.yakuman,
            pao=tuple(LiableSeat((self.dealer + p.seat) % self.players, p.liability) for p in win.win.pao),
            ippatsu=any(each.yaku == "ippatsu" for each in win.yaku or ()),
            yaku=_that_count(win.yaku or ()),
        )

    def _fu(self, win: StatedWin) -> int:
        """Return the fu of a win that the log calls by its limit alone."""
        try:
            return score_hand(win.hand, win.win, self.stated.rules).fu
        except TenbouError:
            # Not such a win under these rules, which `verify` reports.
            return _FU_OF_MANGAN.get(win.han, 0)

    def _wind(self, seat: int) -> Wind:
        return Wind((seat - self.dealer) % self.players)


def _that_count(yaku: tuple[YakuHan, ...]) -> tuple[YakuHan, ...]:
    """Return the yaku that count; a log also writes down dora that are none."""
    return tuple(each for each in yaku if each.han or each.yakuman)
