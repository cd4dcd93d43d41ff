"""The JSON of Tenhou's log editor, as it is saved or pasted: one object with the names, the rules and every hand.

Programs write this form for games of other platforms too. A game may also come as addresses of the editor
(`…/6/#json={…}`) or as objects with one hand each, one a line or in a list; such parts are joined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Never

from core.errors import LogBroken, TenbouError
from core.hand.shape.shanten import is_tenpai
from core.hand.tiles import Tile, Wind
from core.hand.win import Liability, Pao, Win
from core.logs.record import GameRecord, StatedKyoku, StatedWin
from core.logs.tenhou6.play import follow
from core.logs.tenhou6.rules import RuleMarks, read_rules
from core.logs.tenhou6.text import parts_of
from core.logs.tenhou6.words import ABORTS, ALL_TENPAI, DRAWS, NAGASHI, TILE_OF, WIN, read_worth, read_yaku
from core.scoring.score import score_hand
from core.table.events import AbortiveDraw, AbortiveKind, Claim, Event, HandEnd, LiableSeat, Ryuukyoku, Won
from core.table.state import Start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.hand.yaku.worth import YakuHan
    from core.rules.ruleset import RuleSet

_STICK: Final = 1000
_HAND_PARTS: Final = 17
_MAX_HANDS: Final = 200
_FU_OF_MANGAN: Final = {3: 70, 4: 40}


def read_tenhou6(data: bytes | str | dict[str, Any] | list[Any]) -> GameRecord:
    """Read a game in the form of the log editor, from text or from what JSON made of it.

    Raises a `LogError` that says what is wrong, and in which hand.
    """
    parts = parts_of(data)
    whole = parts[0]
    hands = [hand for part in parts for hand in _list(part.get("log"), 0, "log")]
    if not hands or len(hands) > _MAX_HANDS:
        raise LogBroken(kyoku=0, part="log", value=str(len(hands)))
    headers = [_header(hand, number) for number, hand in enumerate(hands, start=1)]
    marks = _marks(whole, headers[0], hands[0])
    names = tuple(str(name) for name in _list(whole.get("name"), 0, "name")[: marks.players])
    if len(names) < marks.players:
        raise LogBroken(kyoku=0, part="name", value=str(list(names)))
    found = read_rules(marks)
    kyokus = [
        _Hand(number, header, hand, found.rules).kyoku()
        for number, (header, hand) in enumerate(zip(headers, hands, strict=True), start=1)
    ]
    points, scores = _final(parts[-1].get("sc"), marks.players)
    first = kyokus[0]
    return GameRecord(
        names=names,
        rules=found.rules,
        untold=found.untold,
        start=Start(first.points, first.round_wind, first.dealer, first.honba, first.kyoutaku_points),
        kyokus=tuple(kyokus),
        final_points=points,
        final_scores=scores,
        reference=_text(whole.get("ref")),
    )


# --- beside the hands


class _Header(NamedTuple):
    """What a hand begins with: its number counted four a wind, honba, sticks, and the points of all seats."""

    kyoku: int
    honba: int
    sticks: int
    points: tuple[int, ...]


def _header(hand: Any, number: int) -> _Header:  # noqa: ANN401
    parts = _list(hand, number, "hand")
    if len(parts) < _HAND_PARTS:
        raise LogBroken(kyoku=number, part="hand", value=str(len(parts)))
    counts = _counts(parts[0], number, "kyoku")
    points = _counts(parts[1], number, "points")
    if len(counts) != 3 or not 0 <= counts[0] < 16 or min(counts) < 0:
        raise LogBroken(kyoku=number, part="kyoku", value=str(parts[0]))
    if len(points) not in (3, 4) or any(each % 100 for each in points):
        raise LogBroken(kyoku=number, part="points", value=str(parts[1]))
    return _Header(*counts, points)


def _marks(whole: dict[str, Any], header: _Header, hand: list[Any]) -> RuleMarks:
    """What the log says of its rules."""
    rule = whole.get("rule")
    if not isinstance(rule, dict):
        raise LogBroken(kyoku=0, part="rule", value=str(rule))
    text = _text(rule.get("disp"))
    reds = tuple(_count(rule.get(f"aka5{suit}", 0), 0, "rule") for suit in (1, 2, 3))
    return RuleMarks(
        text=text,
        players=3 if len(header.points) == 3 or "三" in text or hand[13] == [] else 4,
        reds=reds if any(reds) else (_count(rule.get("aka", 0), 0, "rule"),) * 3,
        lobby=_count(whole.get("lobby", 0), 0, "lobby"),
        points=header.points[0] if not header.kyoku and len(set(header.points[:3])) == 1 else None,
    )


def _final(stated: Any, players: int) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:  # noqa: ANN401
    """Points and result of each seat, which stand in turn."""
    if stated is None:
        return None, None
    values = _list(stated, 0, "sc")
    if len(values) < 2 * players or not all(type(value) in (int, float) and abs(value) < 1e7 for value in values):
        raise LogBroken(kyoku=0, part="sc", value=str(values))
    points, scores = values[0 : 2 * players : 2], values[1 : 2 * players : 2]
    tenths = [round(10 * each) for each in scores]
    if any(each != int(each) for each in points) or any(
        abs(10 * a - b) > 1e-6 for a, b in zip(scores, tenths, strict=True)
    ):
        raise LogBroken(kyoku=0, part="sc", value=str(values))
    return tuple(int(each) for each in points), tuple(tenths)


# --- one hand


class _Hand:
    """One hand on its way into a record."""

    def __init__(self, number: int, header: _Header, hand: list[Any], rules: RuleSet) -> None:
        self.number, self.header, self.rules = number, header, rules
        self.players = rules.players
        self.dealer = header.kyoku % 4
        if self.dealer >= self.players or len(header.points) < self.players:
            self._broken("kyoku", header.kyoku)
        self.dora = self._tiles(hand[2], "dora")
        self.ura = self._tiles(hand[3], "ura")
        seats = [
            (
                _list(hand[place], number, "deal"),
                _list(hand[place + 1], number, "draws"),
                _list(hand[place + 2], number, "discards"),
            )
            for place in range(4, 4 + 3 * self.players, 3)
        ]
        self.result = _list(hand[16], number, "result")
        self.kind = self.result[0] if self.result and isinstance(self.result[0], str) else ""
        self.play = follow(number, self.dealer, seats)

    def kyoku(self) -> StatedKyoku:
        """Everything that the log says of the hand."""
        play = self.play
        wins: tuple[StatedWin, ...] = ()
        held = [] if self.kind == WIN else [(s, play.hand(s)) for s in range(self.players) if s != self._drawing()]
        changes = None if self.kind == WIN or len(self.result) < 2 else self._changes(self.result[1])
        end: HandEnd
        if self.kind == WIN:
            wins = self._wins()
            changes = tuple(map(sum, zip(*(win.changes for win in wins), strict=True)))
            end = self._won(wins)
        elif self.kind in DRAWS:
            end = self._draw(changes or (0,) * self.players, dict(held))
        elif self.kind in ABORTS:
            kind = ABORTS[self.kind]
            end = AbortiveDraw(
                kind=kind, seat=play.turn if kind is AbortiveKind.KYUUSHU else None, called=self._called()
            )
        else:
            self._broken("result", self.result[:1])
        return StatedKyoku(
            round_wind=Wind(self.header.kyoku // 4),
            dealer=self.dealer,
            honba=self.header.honba,
            kyoutaku_points=_STICK * self.header.sticks,
            points=self.header.points[: self.players],
            events=(*self._riichi(end), end),
            wins=wins,
            riichi=tuple(play.riichi),
            changes=changes,
            held=tuple(held),
            kans=tuple(play.kans),
        )

    def _drawing(self) -> int | None:
        """Who has a tile too many to be shown, since the hand ended on the own turn."""
        return self.play.turn if self.play.tile is None else None

    def _called(self) -> frozenset[int]:
        return frozenset(seat for seat, player in enumerate(self.play.players) if player.has_called)

    def _riichi(self, end: HandEnd) -> Sequence[Event]:
        """The declarations; one whose tile three players win on, which is a draw, does not stand."""
        declared = self.play.declared
        if isinstance(end, AbortiveDraw) and end.kind is AbortiveKind.TRIPLE_RON and self.play.riichi_tile:
            return declared[:-1]
        return declared

    def _draw(self, changes: tuple[int, ...], held: dict[int, Any]) -> Ryuukyoku:
        nagashi = self.kind == NAGASHI
        if self.kind == ALL_TENPAI:
            tenpai = frozenset(range(self.players))
        elif any(changes) and not nagashi:
            tenpai = frozenset(seat for seat, change in enumerate(changes) if change > 0)
        elif nagashi:
            # Nobody pays for noten, so the log does not say who is.
            tenpai = frozenset(seat for seat, hand in held.items() if is_tenpai(hand))
        else:
            tenpai = frozenset()
        return Ryuukyoku(
            tenpai=tenpai,
            nagashi=frozenset(seat for seat, change in enumerate(changes) if change > 0) if nagashi else frozenset(),
            called=self._called(),
        )

    # --- wins

    def _wins(self) -> tuple[StatedWin, ...]:
        stated = self.result[1:]
        if not stated or len(stated) % 2 or len(stated) > 2 * (self.players - 1):
            self._broken("result", self.result)
        return tuple(
            self._win(self._changes(changes), _list(detail, self.number, "result"), first=place == 0)
            for place, (changes, detail) in enumerate(zip(stated[::2], stated[1::2], strict=True))
        )

    def _win(self, changes: tuple[int, ...], detail: list[Any], *, first: bool) -> StatedWin:
        seats, text, names = detail[:3], detail[3:4], detail[4:]
        if len(seats) < 3 or not all(type(seat) is int and 0 <= seat < self.players for seat in seats):
            self._broken("result", detail)
        winner, payer, liable = seats
        by = None if payer == winner else payer
        if self.play.turn != payer or (self.play.tile is None) != (by is None):
            self._broken("result", detail)
        worth = read_worth(str(*text), self.players - 1) if text else None
        yaku = [read_yaku(str(name)) for name in names]
        if worth is None or None in yaku:
            wrong = text if worth is None else [name for name, each in zip(names, yaku, strict=True) if each is None]
            self._broken("result", wrong)
        listed = tuple(each for each in yaku if each is not None)
        return StatedWin(
            winner=winner,
            discarder=by,
            hand=self.play.winning_hand(winner, by),
            win=self._situation(winner, by, liable, first=first),
            yaku=listed,
            han=sum(each.han for each in listed),
            fu=worth.fu,
            yakuman=sum(each.yakuman for each in listed),
            points=worth.points,
            changes=changes,
            gone=0 if by is None else self.play.players[winner].gone,
        )

    def _situation(self, winner: int, discarder: int | None, liable: int, *, first: bool) -> Win:
        play = self.play
        player = play.players[winner]
        # The dealer has the first draw, so cannot win before it; what is set aside is no discard.
        by_discard = winner != self.dealer and play.chankan is None
        first_turn = player.riichi is None and play.is_first_turn(winner, discarder)
        sticks = self.header.sticks + len(play.declared) - play.riichi_tile if first else 0
        return Win(
            seat_wind=self._wind(winner),
            round_wind=Wind(self.header.kyoku // 4),
            discarder=None if discarder is None else self._wind(discarder),
            riichi=player.riichi,
            ippatsu=player.ippatsu,
            last_tile=play.last_tile,
            rinshan=discarder is None and play.rinshan,
            chankan=None if discarder is None else play.chankan,
            first_turn=first_turn and (discarder is None or by_discard),
            dora_indicators=self.dora,
            ura_indicators=self.ura if player.riichi else (),
            kita=player.kita,
            honba=self.header.honba if first else 0,
            kyoutaku_points=_STICK * sticks,
            pao=() if liable == winner else (Pao(self._liability(winner), self._wind(liable)),),
        )

    def _liability(self, winner: int) -> Liability:
        """What somebody is liable for, by the melds: three of dragons, four of winds, or else four kans."""
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
            yaku=_with_han(win.yaku or ()),
        )

    def _fu(self, win: StatedWin) -> int:
        """The fu of a win that the log calls by its limit alone."""
        try:
            return score_hand(win.hand, win.win, self.rules).fu
        except TenbouError:
            # Not such a win under these rules, which whoever verifies the log will hear.
            return _FU_OF_MANGAN.get(win.han, 0)

    # --- reading

    def _wind(self, seat: int) -> Wind:
        return Wind((seat - self.dealer) % self.players)

    def _tiles(self, entries: Any, part: str) -> tuple[Tile, ...]:  # noqa: ANN401
        numbers = _counts(entries, self.number, part)
        if len(numbers) > 5 or not all(number in TILE_OF for number in numbers):
            self._broken(part, entries)
        return tuple(TILE_OF[number] for number in numbers)

    def _changes(self, entries: Any) -> tuple[int, ...]:  # noqa: ANN401
        changes = _counts(entries, self.number, "result")
        if len(changes) < self.players:
            self._broken("result", entries)
        return changes[: self.players]

    def _broken(self, part: str, value: object) -> Never:
        raise LogBroken(kyoku=self.number, part=part, value=str(value))


def _with_han(yaku: tuple[YakuHan, ...]) -> tuple[YakuHan, ...]:
    """The yaku that count; a log also writes down dora that are none."""
    return tuple(each for each in yaku if each.han or each.yakuman)


def _list(value: Any, kyoku: int, part: str) -> list[Any]:  # noqa: ANN401
    if not isinstance(value, list):
        raise LogBroken(kyoku=kyoku, part=part, value=str(value))
    return value


def _counts(value: Any, kyoku: int, part: str) -> tuple[int, ...]:  # noqa: ANN401
    return tuple(_count(each, kyoku, part) for each in _list(value, kyoku, part))


def _count(value: Any, kyoku: int, part: str) -> int:  # noqa: ANN401
    if type(value) is not int or abs(value) > 10_000_000:
        raise LogBroken(kyoku=kyoku, part=part, value=str(value))
    return value


def _text(value: Any) -> str:  # noqa: ANN401
    return value if isinstance(value, str) else ""
