"""A verifier of Tenhou's logs out of well-known packages, with nothing of this project in it: what ours is beside.

`defusedxml` parses the XML and `mahjong` scores the wins and finds tenpai and waits; between them the play is followed
and the points are counted, as the package takes tiles: by their numbers among 136, in lists. It does the same work on
games of four by Tenhou's rules as `core.logs.read_log` and `verify` do: every move has to be possible and every number
that the log states has to be the one that follows.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from typing import Final
from urllib.parse import unquote
from xml.etree.ElementTree import Element

from defusedxml.ElementTree import fromstring
from mahjong.constants import EAST, TERMINAL_AND_HONOR_INDICES, WINDS
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.hand_calculating.scores import ScoresResult
from mahjong.hand_calculating.yaku_config import YAKU_ID_TO_TENHOU_ID

from tests.bench.peer_play import STICK, Broken, Table, Wrong, is_tenpai, numbers, waits_among

DRAWS: Final = {f"{letter}{tile}": (seat, tile) for seat, letter in enumerate("TUVW") for tile in range(136)}
DISCARDS: Final = {f"{letter}{tile}": (seat, tile) for seat, letter in enumerate("DEFG") for tile in range(136)}
NO_RED_FIVES, NO_KUITAN, EAST_SOUTH, THREE_PLAYERS = 0x02, 0x04, 0x08, 0x10
LIMITS: Final = {"": 0, "mangan": 1, "haneman": 2, "baiman": 3, "sanbaiman": 4}
YAKUMAN: Final = 5
UMA: Final = (20, 10, -10, -20)
START, ENOUGH = 25_000, 30_000
CALCULATOR: Final = HandCalculator()


class Checker(Table):
    """One log on its way through the rules; `wrong` is what it states otherwise."""

    def __init__(self) -> None:
        self.wrong = []
        self.number = 0
        self.names: list[str] = []
        self.options = OptionalRules()
        self.last_kyoku = 3
        self.first = 0
        # The table: which hand it is from East 1 on, and what lies on it.
        self.kyoku = self.honba = self.sticks = 0
        self.points = []
        self.over = self.end = False
        self.owari = ""

    def check(self, root: Element) -> None:
        """Follow the whole log."""
        for element in root:
            tag = element.tag
            if tag in DRAWS:
                self.draw(*DRAWS[tag])
            elif tag in DISCARDS:
                self.discard(*DISCARDS[tag])
            elif tag in HANDLERS:
                HANDLERS[tag](self, element)
            elif tag not in {"SHUFFLE", "BYE"}:
                raise Broken(tag)
        if self.end:
            self.finish()
        if self.owari:
            self.settle()

    # --- the game

    def kind(self, element: Element) -> None:
        """The marks of the rules."""
        if self.number:
            return
        marks = int(element.attrib["type"])
        if marks & THREE_PLAYERS:
            raise Broken("GO")
        self.options = OptionalRules(
            has_open_tanyao=not marks & NO_KUITAN,
            has_aka_dora=not marks & NO_RED_FIVES,
            has_double_yakuman=False,
        )
        self.last_kyoku = 7 if marks & EAST_SOUTH else 3

    def players(self, element: Element) -> None:
        """The names, and later of those who come back."""
        given = {seat: unquote(element.attrib[f"n{seat}"]) for seat in range(4) if f"n{seat}" in element.attrib}
        if not self.names:
            self.names = list(given.values())
            named = [name for name in self.names if name != "NoName"]
            self.agree("UN", len(set(named)), len(named))
            self.agree("UN", all(name.strip() for name in named), found=True)
        for seat, name in given.items():
            self.agree("UN", name, self.names[seat])

    def first_dealer(self, element: Element) -> None:
        """Who deals first."""
        self.first = int(element.attrib["oya"])

    def begin(self, element: Element) -> None:
        """A hand begins as the one before has ended."""
        kyoku, honba, sticks, _, _, indicator = numbers(element, "seed")
        points = [100 * each for each in numbers(element, "ten")]
        if not self.number:
            self.kyoku, self.honba, self.sticks, self.points = kyoku, honba, sticks, [START] * 4
        elif self.end:
            self.finish()
        else:
            raise Broken("INIT")
        self.number += 1
        self.agree("INIT", self.over, found=False)
        self.agree("INIT seed", (kyoku, honba, sticks), (self.kyoku, self.honba, self.sticks))
        self.agree("INIT ten", points, self.points)
        self.kyoku, self.honba, self.sticks, self.points = kyoku, honba, sticks, points
        self.dealer = int(element.attrib["oya"])
        self.agree("INIT oya", self.dealer, (self.first + kyoku) % 4)
        self.deal([numbers(element, f"hai{seat}") for seat in range(4)], indicator)

    # --- the end of a hand

    def win(self, element: Element) -> None:
        """A win, of which there may be several on one discard."""
        get = element.attrib
        who, source, winning = int(get["who"]), int(get["fromWho"]), int(get["machi"])
        if (who == source) != self.full or self.aborted or who in self.winners or self.last < 0:
            raise Broken("AGARI")
        hand = self.hands[who] if self.full else [*self.hands[who], winning]
        shown = numbers(element, "m") if "m" in get else []
        self.agree("AGARI fromWho", source, self.turn)
        self.agree("AGARI machi", winning, self.last)
        self.agree("AGARI hai", sorted(numbers(element, "hai")), sorted(hand))
        self.agree("AGARI m", sorted(shown), sorted(self.melds[who]))
        self.agree("AGARI doraHai", numbers(element, "doraHai"), self.indicators)
        ura = numbers(element, "doraHaiUra") if self.riichi[who] and "doraHaiUra" in get else []
        self.agree("AGARI doraHaiUra", self.unseen.issuperset(ura), found=True)
        changes = self.stated_changes(element)
        if self.winners:
            self.agree("AGARI who", (who - source) % 4 > (self.winners[-1] - source) % 4, found=True)
        if not self.full:
            self.furiten(who)
        score = self.score(who, winning, hand, ura)
        if score.cost is None:
            self.wrong.append(Wrong(self.number, "AGARI", "a win", score.error))
        else:
            self.compare(element, score, score.cost)
            liable = int(get["paoWho"]) if "paoWho" in get else None
            self.agree("AGARI sc", changes, self.paid(who, source, score.cost, liable))
        self.pay(changes)
        self.winners.append(who)
        self.source, self.sticks, self.end = source, 0, True
        self.stays = self.stays or who == self.dealer
        self.owari = get.get("owari", "")

    def stated_changes(self, element: Element) -> list[int]:
        """What an end brings each, once what it says of the table before is so."""
        scores = [100 * each for each in numbers(element, "sc")[:8]]
        self.agree(f"{element.tag} ba", numbers(element, "ba"), [self.honba, self.sticks])
        self.agree(f"{element.tag} sc", scores[::2], self.points)
        return scores[1::2]

    def furiten(self, who: int) -> None:
        """Who wins by ron may not wait for what he has discarded or passed."""
        passed = self.gone[self.since[who] : len(self.gone) - (not self.closed_kan)]
        kinds = {tile // 4 for tile in [*self.ponds[who], *passed]}
        self.agree("AGARI fromWho", [], waits_among(self.hands[who], kinds))

    def score(self, who: int, winning: int, hand: Sequence[int], ura: Sequence[int]) -> HandResponse:
        """Score the hand by what has been played."""
        melds = list(self.melds[who].values())
        tsumo, final = self.full, self.left == 0
        first_turn = tsumo and not self.called and not self.ponds[who]
        config = HandConfig(
            is_tsumo=tsumo,
            is_riichi=self.riichi[who] == 1,
            is_daburu_riichi=self.riichi[who] == 2,
            is_ippatsu=self.ippatsu[who],
            is_rinshan=tsumo and self.rinshan,
            is_chankan=not tsumo and (self.added or self.closed_kan),
            is_haitei=tsumo and final and not self.rinshan,
            is_houtei=not tsumo and final and not self.added,
            is_tenhou=first_turn and who == self.dealer,
            is_chiihou=first_turn and who != self.dealer,
            player_wind=EAST + (who - self.dealer) % 4,
            round_wind=EAST + self.kyoku // 4,
            tsumi_number=0 if self.winners else self.honba,
            kyoutaku_number=self.sticks,
            options=self.options,
        )
        tiles = [*hand, *(tile for meld in melds for tile in meld.tiles)]
        return CALCULATOR.estimate_hand_value(tiles, winning, melds, self.indicators, config, ura_dora_indicators=ura)

    def compare(self, element: Element, score: HandResponse, cost: ScoresResult) -> None:
        """Compare yaku, han, fu, points and limit with what the log counts."""
        fu, points, limit = numbers(element, "ten")
        found = sorted(
            (YAKU_ID_TO_TENHOU_ID[yaku.yaku_id], (score.is_open_hand and yaku.han_open) or yaku.han_closed)
            for yaku in score.yaku or ()
        )
        worth = cost["main"] + 2 * cost["additional"]
        if "yakuman" in element.attrib:
            self.agree("AGARI yakuman", [(yaku, 13) for yaku in sorted(numbers(element, "yakuman"))], found)
            self.agree("AGARI ten", (points, limit), (worth, YAKUMAN))
            return
        listed = numbers(element, "yaku")
        # An ura dora that turned out to be none is listed with 0 han.
        stated = sorted((yaku, han) for yaku, han in zip(listed[::2], listed[1::2], strict=True) if han)
        self.agree("AGARI yaku", stated, found)
        self.agree("AGARI yaku", sum(han for _, han in stated), score.han)
        self.agree("AGARI ten", (fu, points, limit), (score.fu, worth, LIMITS.get(cost["yaku_level"], YAKUMAN)))

    def paid(self, who: int, source: int, cost: ScoresResult, liable: int | None) -> list[int]:
        """What a win brings each."""
        changes = [0] * 4
        main, additional = cost["main"] + cost["main_bonus"], cost["additional"] + cost["additional_bonus"]
        if liable is not None and who == source:
            changes[liable] = -main - 2 * additional
        elif liable is not None:
            changes[source] -= cost["main"] // 2
            changes[liable] -= cost["main"] // 2 + cost["main_bonus"]
        elif who != source:
            changes[source] = -main
        else:
            changes = [-main if self.dealer in {who, seat} else -additional for seat in range(4)]
        changes[who] = cost["total"]
        return changes

    def pay(self, changes: Sequence[int]) -> None:
        """Count what an end brings each."""
        self.points = [points + change for points, change in zip(self.points, changes, strict=True)]

    def drawn(self, element: Element) -> None:
        """A hand that nobody wins."""
        if self.end:
            raise Broken("RYUUKYOKU")
        get, kind = element.attrib, element.attrib.get("type")
        shown = [seat for seat in range(4) if f"hai{seat}" in get]
        changes = self.stated_changes(element)
        for seat in shown:
            self.agree("RYUUKYOKU hai", sorted(numbers(element, f"hai{seat}")), sorted(self.hands[seat]))
        self.aborted = kind in {"yao9", "kaze4", "kan4", "reach4", "ron3"}
        found = [0] * 4
        if self.aborted:
            self.agree("RYUUKYOKU type", self.can_abort(kind), found=True)
            self.stays = True
        else:
            tenpai = [seat for seat in range(4) if is_tenpai(self.hands[seat])]
            self.agree("RYUUKYOKU hai", shown, tenpai)
            self.agree("RYUUKYOKU", self.left, 0)
            self.stays = self.dealer in shown
            if kind == "nm":
                found = self.nagashi()
            elif len(shown) in {1, 2, 3}:
                gain, loss = 3000 // len(shown), 3000 // (4 - len(shown))
                found = [gain if seat in shown else -loss for seat in range(4)]
        self.agree("RYUUKYOKU sc", changes, found)
        self.pay(changes)
        self.end, self.owari = True, get.get("owari", "")

    def can_abort(self, kind: str | None) -> bool:
        """Whether the moves have led to this draw."""
        if kind == "yao9":
            yaochuu = {tile // 4 for tile in self.hands[self.turn]} & TERMINAL_AND_HONOR_INDICES
            return self.full and not self.called and not self.ponds[self.turn] and len(yaochuu) >= 9
        if kind == "kaze4":
            kinds = {tile // 4 for pond in self.ponds for tile in pond}
            return not self.called and all(len(p) == 1 for p in self.ponds) and len(kinds) == 1 and kinds <= WINDS
        if kind == "kan4":
            return sum(len(meld.tiles) == 4 for melds in self.melds for meld in melds.values()) == 4
        return all(self.riichi) if kind == "reach4" else not self.full

    def nagashi(self) -> list[int]:
        """A mangan for each whose discards were all terminals and honours, and none called."""
        found = [0] * 4
        for who, pond in enumerate(self.ponds):
            if not self.pond_called[who] and all(tile // 4 in TERMINAL_AND_HONOR_INDICES for tile in pond):
                for seat in set(range(4)) - {who}:
                    share = 4000 if self.dealer in {who, seat} else 2000
                    found[seat] -= share
                    found[who] += share
        return found

    # --- after it

    def finish(self) -> None:
        """Whether the game is over, and who deals next."""
        self.over = self.is_over()
        self.honba = self.honba + 1 if self.stays or not self.winners else 0
        self.kyoku += not self.stays

    def is_over(self) -> bool:
        """Below zero; in the last hand or after it the first has enough, or a wind more is played out."""
        if min(self.points) < 0:
            return True
        if self.kyoku < self.last_kyoku or self.aborted:
            return False
        if self.stays:
            return self.order()[0] == self.dealer and max(self.points) >= ENOUGH
        return self.kyoku >= self.last_kyoku + 4 or max(self.points) >= ENOUGH

    def order(self) -> list[int]:
        """The seats by points, tied ones from the first dealer on."""
        return sorted(range(4), key=lambda seat: (-self.points[seat], (seat - self.first) % 4))

    def settle(self) -> None:
        """Compare the end of the game with its points and scores."""
        fields = self.owari.split(",")[:8]
        scores = [float(field) for field in fields[1::2]]
        order = self.order()
        self.points[order[0]] += STICK * self.sticks
        self.agree("owari", self.over, found=True)
        self.agree("owari", [100 * int(field) for field in fields[::2]], self.points)
        # A table that does not round has tenths.
        rounds = sum(not score.is_integer() for score in scores) < 2
        found = [0.0] * 4
        for seat, uma in zip(order[1:], UMA[1:], strict=True):
            points = self.points[seat]
            size = (abs(points) + 500) // 1000 if rounds else abs(points) / 1000
            found[seat] = round((size if points >= 0 else -size) - ENOUGH / 1000 + uma, 1)
        found[order[0]] = round(-sum(found), 1)
        self.agree("owari", scores, found)


HANDLERS: Final[dict[str, Callable[[Checker, Element], None]]] = {
    "GO": Checker.kind,
    "UN": Checker.players,
    "TAIKYOKU": Checker.first_dealer,
    "INIT": Checker.begin,
    "REACH": Checker.reach,
    "N": Checker.call,
    "DORA": Checker.indicator,
    "AGARI": Checker.win,
    "RYUUKYOKU": Checker.drawn,
}


def parse(data: bytes, parser: Callable[[bytes], Element] = fromstring) -> Element:
    """The root of a log, plain or gzipped."""
    return parser(gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data)


def disagreements(data: bytes, parser: Callable[[bytes], Element] = fromstring) -> list[Wrong]:
    """Everything that a log states and that its play denies."""
    checker = Checker()
    checker.check(parse(data, parser))
    return checker.wrong
