"""One hand of the log editor's JSON, played turn by turn in a given order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from core.errors import HandError, LogBroken
from core.hand.melds import Meld, MeldKind, Source
from core.hand.tiles import Tile
from core.hand.value import Hand
from core.hand.win import Chankan, Riichi
from core.logs.record import StatedKan, StatedRiichi
from core.logs.tenhou6.calls import ANKAN, CHI, DAIMINKAN, KAKAN, KITA, PON, Call
from core.logs.tenhou6.turns import Discard
from core.table.events import RiichiDeclared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.logs.tenhou6.order import Order
    from core.logs.tenhou6.turns import Turn

DRAWS_IN_ALL: Final = {4: 70, 3: 55}
"""Tiles that are drawn, replacement tiles included, until the wall is used up, by the number of players."""

_OF_DISCARD: Final = {CHI: MeldKind.CHI, PON: MeldKind.PON, DAIMINKAN: MeldKind.DAIMINKAN}
_ROBBABLE: Final = {KAKAN: Chankan.ADDED_KAN, ANKAN: Chankan.CLOSED_KAN, KITA: Chankan.KITA}


class Player:
    """A player's tiles and state at one moment of a hand.

    `drawn` is a drawn tile that is not discarded yet. `discarded` and `passed` have a bit for each kind of tile: the
    own discards, and what others have shown since the last of them. `acted` says that the player has discarded or
    declared something, `drew` that the player has drawn.
    """

    __slots__ = (
        "acted", "discarded", "drawn", "drew", "ippatsu", "kita", "melds", "passed", "riichi", "tiles",
    )  # fmt: skip

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self.tiles = [*tiles]
        self.melds: list[Meld] = []
        self.drawn: Tile | None = None
        self.acted = self.drew = False
        self.riichi: Riichi | None = None
        self.ippatsu = False
        self.kita = 0
        self.discarded = self.passed = 0

    @property
    def has_called(self) -> bool:
        """Return whether the player has called a discard."""
        return any(meld.kind is not MeldKind.ANKAN for meld in self.melds)

    @property
    def gone(self) -> int:
        """Return the tiles that would make a player who waits for them furiten, as `StatedWin` has them."""
        return self.discarded | self.passed


class Play:
    """A hand played to its end.

    `turn` is who acted last. `tile` is what that player discarded, added to a pon or set aside last, or `None` with a
    drawn tile in hand; `riichi_tile` says that it was discarded with riichi, and `chankan` what a ron on it robs.
    """

    def __init__(
        self, kyoku: int, dealer: int, deals: Sequence[Sequence[Tile]], turns: Sequence[Sequence[Turn]], order: Order
    ) -> None:
        self.kyoku = kyoku
        self.players = [Player(tiles) for tiles in deals]
        self.turn = dealer
        self.tile: Tile | None = None
        self.riichi_tile = False
        self.chankan: Chankan | None = None
        self.rinshan = False
        self.draws = 0
        self.interrupted = False
        self.declared: list[RiichiDeclared] = []
        self.riichi: list[StatedRiichi] = []
        self.kans: list[StatedKan] = []
        self._play(turns, order)

    @property
    def last_tile(self) -> bool:
        """Return whether the wall is used up."""
        return self.draws >= DRAWS_IN_ALL[len(self.players)]

    def hand(self, seat: int) -> Hand:
        """Return the 13 tiles that a player keeps; raises `LogBroken` where there are not so many."""
        return self._hand(seat, None)

    def winning_hand(self, seat: int, discarder: int | None) -> Hand:
        """Return the hand that won on the last tile; raises `LogBroken` where nobody can have won so."""
        return self._hand(seat, self.players[seat].drawn if discarder is None else self.tile)

    def _hand(self, seat: int, winning: Tile | None) -> Hand:
        player = self.players[seat]
        tiles = list(player.tiles)
        if player.drawn is not None:
            tiles.remove(player.drawn)
        try:
            return Hand(tuple(tiles), tuple(player.melds), winning)
        except HandError as problem:
            raise LogBroken(kyoku=self.kyoku, part="tiles", value=str(problem)) from problem

    def is_first_turn(self, seat: int, discarder: int | None) -> bool:
        """Return whether a player wins before the own first discard, with no call made."""
        player = self.players[seat]
        return not self.interrupted and not player.acted and (discarder is None or not player.drew)

    # --- one turn after the other

    def _play(self, turns: Sequence[Sequence[Turn]], order: Order) -> None:
        waiting = [iter(each) for each in turns]
        left = len(order)
        try:
            for seat in order:
                left -= 1
                turn = next(waiting[seat])
                steps = len(turn.steps)
                for number, step in enumerate(turn.steps, start=1):
                    self._step(seat, step, ends_hand=not left and number == steps)
        except HandError as problem:
            raise LogBroken(kyoku=self.kyoku, part="tiles", value=str(problem)) from problem

    def _step(self, seat: int, step: Tile | Call | Discard, *, ends_hand: bool) -> None:
        player = self.players[seat]
        if isinstance(step, Tile):
            self.turn = seat
            self._draw(player, step)
        elif isinstance(step, Discard):
            self._discard(player, step)
            if not ends_hand:
                self._let_go(step.tile)
        elif step.letter in _OF_DISCARD:
            self._call(seat, step)
        else:
            self._declare(player, step, ends_hand=ends_hand)

    def _draw(self, player: Player, tile: Tile) -> None:
        self.draws += 1
        player.drawn, player.drew = tile, True
        player.tiles.append(tile)
        self.tile, self.chankan, self.riichi_tile = None, None, False

    def _discard(self, player: Player, discard: Discard) -> None:
        tile, riichi = discard
        self._remove(player, tile)
        first = not player.acted and not self.interrupted
        player.acted = True
        player.ippatsu, player.drawn = False, None
        player.discarded |= 1 << tile.kind
        if player.riichi is None:
            player.passed = 0
        self.tile, self.rinshan, self.riichi_tile = tile, False, riichi
        if riichi:
            self._declare_riichi(player, Riichi.DOUBLE if first else Riichi.RIICHI, tile)

    def _declare_riichi(self, player: Player, riichi: Riichi, tile: Tile) -> None:
        if player.riichi is not None:
            self._broken("discard", f"r{tile}")
        player.riichi, player.ippatsu = riichi, True
        left = DRAWS_IN_ALL[len(self.players)] - self.draws
        self.declared.append(RiichiDeclared(seat=self.turn, riichi=riichi, draw_left=left >= len(self.players)))
        self.riichi.append(StatedRiichi(self.turn, self.hand(self.turn)))

    def _let_go(self, tile: Tile) -> None:
        """Note for each other player that nobody has won on a tile."""
        for seat, player in enumerate(self.players):
            if seat != self.turn:
                player.passed |= 1 << tile.kind

    def _call(self, seat: int, call: Call) -> None:
        """Call the last discard."""
        player, kind = self.players[seat], _OF_DISCARD[call.letter]
        for other in call.others:
            self._remove(player, other)
        player.melds.append(Meld(kind, call.tiles, call.tile, self._source(seat)))
        self._interrupt()
        self.turn, self.tile, self.rinshan = seat, None, kind is MeldKind.DAIMINKAN

    def _declare(self, player: Player, call: Call, *, ends_hand: bool) -> None:
        """Declare a closed or added kan, or set a North aside; it is robbed if the hand ends with it."""
        tile = call.tile
        if call.letter == KAKAN:
            self._remove(player, tile)
            self._add(player, tile)
        elif call.letter == ANKAN:
            before = None if player.riichi is None else self.hand(self.turn)
            for each in call.tiles:
                self._remove(player, each)
            player.melds.append(Meld(MeldKind.ANKAN, call.tiles))
            player.drawn = None
            if before is not None:
                self.kans.append(StatedKan(self.turn, before, self.hand(self.turn)))
        else:
            self._remove(player, tile)
            player.kita += 1
        self.chankan = _ROBBABLE[call.letter]
        player.acted = True
        self.tile, self.riichi_tile, self.rinshan, player.drawn = tile, False, True, None
        if not ends_hand:
            # Not robbed, so it ends the others' ippatsu. Whether the own replacement tile may have it, the rules say.
            self._interrupt(but=player)
            if self.chankan is not Chankan.CLOSED_KAN:
                self._let_go(tile)

    def _add(self, player: Player, tile: Tile) -> None:
        for index, meld in enumerate(player.melds):
            if meld.kind is MeldKind.PON and meld.tiles[0].kind == tile.kind:
                player.melds[index] = Meld(MeldKind.KAKAN, (*meld.tiles, tile), meld.called, meld.source)
                return
        self._broken("discard", str(tile))

    def _interrupt(self, but: Player | None = None) -> None:
        self.interrupted = True
        for player in self.players:
            if player is not but:
                player.ippatsu = False

    def _source(self, seat: int) -> Source:
        turns = (self.turn - seat) % len(self.players)
        if turns == len(self.players) - 1:
            return Source.KAMICHA
        return Source.SHIMOCHA if turns == 1 else Source.TOIMEN

    def _remove(self, player: Player, tile: Tile) -> None:
        if tile not in player.tiles:
            self._broken("discard", str(tile))
        player.tiles.remove(tile)

    def _broken(self, part: str, value: object) -> NoReturn:
        raise LogBroken(kyoku=self.kyoku, part=part, value=str(value))
