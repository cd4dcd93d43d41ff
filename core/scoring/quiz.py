"""Questions to practise with: a hand at random that wins, and what it is taken for by a slip. Chance is passed in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from core.errors import HandError, NoSuchHanFu, NotAWin, SituationError
from core.hand.melds import KANS, Meld, MeldKind
from core.hand.tiles import FIRST_HONOUR, KINDS, PLAYED_WITHOUT, RED_FIVES, TILES, Tile, Wind
from core.hand.value import Hand
from core.hand.win import Riichi, Win
from core.rules.choices import Kita, TileSet
from core.scoring.limits import Limit
from core.scoring.payments import ron_points, seats_of, tsumo_shares
from core.scoring.points import base_points
from core.scoring.score import HandScore, score_hand

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from core.rules.ruleset import RuleSet

ANSWERS: Final = 4
_NEAREST: Final = 6
"""The wrong answers are some of so many that are nearest to the right one."""

# How often things are, not as at a table but so that there is something to count.
_CALLED: Final = (0, 0, 0, 0, 0, 1, 1, 2, 2, 3)
_PAIRS, _ONE_SUIT, _RUN, _OWN_KAN, _CALLED_KAN = 0.08, 0.15, 0.65, 0.1, 0.3
_RED, _TSUMO, _RIICHI, _IPPATSU, _LIMIT = 0.3, 0.45, 0.6, 0.15, 0.4
_KITA: Final = (0, 0, 1, 2)

_SLIPS: Final = ((1, 0), (-1, 0), (0, 10), (0, -10), (1, 10), (-1, -10), (2, 0), (-2, 0))
"""Han and fu too many or too few, the likeliest first."""
_LIMIT_HAN: Final = (5, 6, 8, 11)


class Question(NamedTuple):
    """A win, and `answers` to choose from: what each who pays would pay, honba aside, from the least in all upwards."""

    score: HandScore
    answers: tuple[tuple[int, ...], ...]


def draw_question(rng: Random, rules: RuleSet) -> Question:
    """Draw a win that is below a yakuman under `rules`, and three wrong answers to what it pays."""
    score = draw_win(rng, rules)
    right = paid(score)
    nearest: dict[int, tuple[int, ...]] = {}
    for wrong in _by_slip(score):
        if sum(wrong) != sum(right) and len(nearest) < _NEAREST:
            nearest.setdefault(sum(wrong), wrong)
    answers = (right, *rng.sample(tuple(nearest.values()), ANSWERS - 1))
    return Question(score, tuple(sorted(answers, key=sum)))


def paid(score: HandScore) -> tuple[int, ...]:
    """What each who pays for a hand pays, from the dealer on, honba and liability aside."""
    return _shares(score.base, score.win.seat_wind, score)


def _shares(base: int, winner: Wind, score: HandScore) -> tuple[int, ...]:
    if score.win.discarder is not None:
        return (ron_points(base, winner),)
    return tuple(tsumo_shares(base, winner, score.rules).values())


def _by_slip(score: HandScore) -> Iterator[tuple[int, ...]]:
    """What the hand pays if it is miscounted, or a dealer taken for none and the other way round."""
    winner = score.win.seat_wind
    yield _shares(score.base, Wind.SOUTH if winner is Wind.EAST else Wind.EAST, score)
    # Whatever the hand is, it can be taken for one of the limits.
    miscounts = [(score.han + han, score.fu + fu) for han, fu in _SLIPS] + [(han, score.fu) for han in _LIMIT_HAN]
    for han, fu in miscounts:
        try:
            base = base_points(han, fu, score.rules, by_ron=score.win.discarder is not None)
        except NoSuchHanFu:
            continue
        yield _shares(base, winner, score)


def draw_win(rng: Random, rules: RuleSet) -> HandScore:
    """Draw a hand and a situation in which it wins under `rules`, below a yakuman and not too often a limit."""
    while True:
        hand = _Drawing(rng, rules)
        try:
            score = score_hand(*hand.won(), rules)
        except (HandError, SituationError, NotAWin):
            continue
        if not score.yakuman and (score.limit is Limit.NONE or rng.random() < _LIMIT):
            return score


@dataclass(slots=True)
class _Drawing:
    """A hand that is being drawn: tiles that may be more than there are, and a situation that may not be."""

    rng: Random
    rules: RuleSet
    closed: list[Tile] = field(default_factory=list)
    melds: list[Meld] = field(default_factory=list)
    reds: set[Tile] = field(default_factory=set)

    def won(self) -> tuple[Hand, Win]:
        """The hand and how it wins."""
        kinds = self._kinds()
        if self._happens(_PAIRS):
            for kind in self.rng.sample(kinds, 7):
                self._hold(kind, kind)
        else:
            self._groups(kinds)
        winning = self.closed.pop(self.rng.randrange(len(self.closed)))
        hand = Hand(tuple(self.closed), tuple(self.melds), winning)
        return hand, self._situation(hand, kinds)

    def _happens(self, chance: float) -> bool:
        return self.rng.random() < chance

    def _kinds(self) -> list[int]:
        """The kinds of tiles that are played with; now and then those of one suit and the honours only."""
        absent = PLAYED_WITHOUT if self.rules.tile_set is TileSet.NO_2M_TO_8M else 0
        kinds = [kind for kind in range(KINDS) if not TILES[kind].weight & absent]
        if not self._happens(_ONE_SUIT):
            return kinds
        suit = self.rng.randrange(3)
        return [kind for kind in kinds if kind >= FIRST_HONOUR or kind // 9 == suit]

    def _groups(self, kinds: list[int]) -> None:
        runs = [kind for kind in kinds if kind < FIRST_HONOUR and kind % 9 < 7 and {kind + 1, kind + 2} <= {*kinds}]
        called = self.rng.choice(_CALLED)
        for place in range(4):
            is_called = place < called
            if runs and self._happens(_RUN) and (self.rules.chi or not is_called):
                first = self.rng.choice(runs)
                self._group(MeldKind.CHI if is_called else None, first, first + 1, first + 2)
            else:
                kind = self.rng.choice(kinds)
                meld = self._kind_of_triplet(is_called=is_called)
                self._group(meld, *(kind,) * (4 if meld in KANS else 3))
        pair = self.rng.choice(kinds)
        self._hold(pair, pair)

    def _kind_of_triplet(self, *, is_called: bool) -> MeldKind | None:
        if is_called:
            return MeldKind.DAIMINKAN if self._happens(_CALLED_KAN) else MeldKind.PON
        return MeldKind.ANKAN if self._happens(_OWN_KAN) else None

    def _group(self, meld: MeldKind | None, *kinds: int) -> None:
        if meld is None:
            self._hold(*kinds)
        else:
            self.melds.append(Meld(meld, tuple(map(self._tile, kinds))))

    def _hold(self, *kinds: int) -> None:
        self.closed += map(self._tile, kinds)

    def _tile(self, kind: int) -> Tile:
        """A tile of a kind, a red five if there is one and chance has it."""
        for suit, red in enumerate(RED_FIVES):
            if red.kind == kind and self.rules.red_fives[suit] and red not in self.reds and self._happens(_RED):
                self.reds.add(red)
                return red
        return TILES[kind]

    def _situation(self, hand: Hand, kinds: list[int]) -> Win:
        rng, rules = self.rng, self.rules
        seats = seats_of(rules)
        seat = rng.choice(seats)
        others = [each for each in seats if each is not seat]
        riichi = Riichi.RIICHI if hand.is_closed and self._happens(_RIICHI) else None
        kans = sum(meld.is_kan for meld in hand.melds)
        ura = 1 + kans * rules.kan_ura if rules.ura_dora and riichi is not None else 0
        return Win(
            seat_wind=seat,
            round_wind=rng.choice((Wind.EAST, Wind.SOUTH)),
            discarder=None if self._happens(_TSUMO) else rng.choice(others),
            riichi=riichi,
            ippatsu=riichi is not None and rules.ippatsu and self._happens(_IPPATSU),
            dora_indicators=self._indicators(kinds, 1 + kans * rules.kan_dora),
            ura_indicators=self._indicators(kinds, ura),
            kita=0 if rules.kita is Kita.NONE else rng.choice(_KITA),
        )

    def _indicators(self, kinds: list[int], count: int) -> tuple[Tile, ...]:
        return tuple(TILES[self.rng.choice(kinds)] for _ in range(count))
