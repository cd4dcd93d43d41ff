"""One hand of the log editor's JSON, played tile by tile.

Each seat has the tiles it was dealt, what it took (tiles drawn, and calls) and what it did then (discards, kans, and
norths set aside). The order in which the seats acted follows from these.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

from core.errors import HandError, LogBroken
from core.hand.melds import Meld, MeldKind, Source
from core.hand.tiles import Tile, Wind
from core.hand.value import Hand
from core.hand.win import Chankan, Riichi
from core.logs.record import StatedKan, StatedRiichi
from core.logs.tenhou6.words import TILE_OF
from core.table.events import RiichiDeclared

if TYPE_CHECKING:
    from collections.abc import Sequence

DRAWS_IN_ALL: Final = {4: 70, 3: 55}
"""Tiles that are drawn, replacement tiles included, until the wall is used up, by the number of players."""

_TSUMOGIRI: Final = 60
_NOTHING: Final = 0
_CALL: Final = re.compile(r"(?:\d\d)*[a-z](?:\d\d)+")
_LETTER: Final = re.compile(r"[a-z]")
_CALLS: Final = {"c": MeldKind.CHI, "p": MeldKind.PON, "m": MeldKind.DAIMINKAN}
_TILES_OF: Final = {"c": 3, "p": 3, "m": 4, "k": 4, "a": 4, "f": 1}
_MAX_ACTS: Final = 80
"""More than anybody takes in one hand."""


class Call(NamedTuple):
    """A call as it is written, such as 47p4747: its letter, its tiles, and which of them the letter stands before."""

    letter: str
    tiles: tuple[Tile, ...]
    place: int


class Player:
    """What one player holds and still has to do, while a hand is followed.

    `discarded` and `passed` are bits by kind: the own discards, and what others have shown since the last of them.
    """

    __slots__ = (
        "acts", "discarded", "done", "drawn", "drew", "ippatsu", "kita", "melds", "passed", "riichi", "taken", "takes",
        "tiles",
    )  # fmt: skip

    def __init__(self, tiles: list[Tile], takes: list[Any], acts: list[Any]) -> None:
        self.tiles = tiles
        self.takes, self.acts = takes, acts
        self.taken = self.done = 0
        self.melds: list[Meld] = []
        self.drawn: Tile | None = None
        self.drew = False
        self.riichi: Riichi | None = None
        self.ippatsu = False
        self.kita = 0
        self.discarded = self.passed = 0

    @property
    def has_called(self) -> bool:
        """Whether a discard has been called."""
        return any(meld.kind is not MeldKind.ANKAN for meld in self.melds)

    @property
    def gone(self) -> int:
        """The tiles that it would be furiten to wait for, as `StatedWin` has them."""
        return self.discarded | self.passed


class Play:
    """A hand followed to where the log ends it.

    `turn` is who acted last, or was about to. `tile` is what that player discarded, added to a pon or set aside last,
    `None` while a drawn tile is in hand; `riichi_tile` says that it was discarded with riichi, `chankan` what a ron
    on it robs.
    """

    def __init__(self, number: int, dealer: int, players: list[Player]) -> None:
        self.number = number
        self.players = players
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
        try:
            while self._take():
                pass
        except HandError as problem:
            raise LogBroken(kyoku=number, part="tiles", value=str(problem)) from problem

    @property
    def last_tile(self) -> bool:
        """Whether the wall is used up."""
        return self.draws >= DRAWS_IN_ALL[len(self.players)]

    def hand(self, seat: int) -> Hand:
        """The 13 tiles that a player keeps; raises `LogBroken` where there are not so many."""
        return self._hand(seat, None)

    def winning_hand(self, seat: int, discarder: int | None) -> Hand:
        """The hand that won on the last tile; raises `LogBroken` where nobody can have won so."""
        return self._hand(seat, self.players[seat].drawn if discarder is None else self.tile)

    def _hand(self, seat: int, winning: Tile | None) -> Hand:
        player = self.players[seat]
        tiles = list(player.tiles)
        if player.drawn is not None:
            tiles.remove(player.drawn)
        try:
            return Hand(tuple(tiles), tuple(player.melds), winning)
        except HandError as problem:
            raise LogBroken(kyoku=self.number, part="tiles", value=str(problem)) from problem

    def is_first_turn(self, seat: int, discarder: int | None) -> bool:
        """Whether a player wins before the own first discard, with no call made."""
        player = self.players[seat]
        return not self.interrupted and not player.done and (discarder is None or not player.drew)

    # --- one turn after the other

    def _take(self) -> bool:
        """Let the player whose turn it is draw and act; false where the log ends."""
        player = self.players[self.turn]
        if player.taken == len(player.takes):
            return False
        entry = player.takes[player.taken]
        player.taken += 1
        self.draws += 1
        player.drawn = self._tile(entry, "draw")
        player.drew = True
        player.tiles.append(player.drawn)
        self.tile = self.chankan = None
        return self._act()

    def _act(self) -> bool:
        """Let the player whose turn it is discard or declare a kan; false where the log ends."""
        player = self.players[self.turn]
        if player.done == len(player.acts):
            return False
        entry = player.acts[player.done]
        player.done += 1
        if isinstance(entry, str) and not entry.startswith("r"):
            self._declare(player, self._call(entry, "discard", "akf"))
            return True
        riichi = isinstance(entry, str)
        return self._after_discard(self._discard(player, entry[1:] if riichi else entry, riichi=riichi))

    def _discard(self, player: Player, entry: Any, *, riichi: bool) -> Tile:  # noqa: ANN401  -- whatever JSON holds
        if isinstance(entry, str) and entry.isascii() and entry.isdigit():
            entry = int(entry)
        tile = player.drawn if entry == _TSUMOGIRI else None
        if tile is None:
            tile = self._tile(entry, "discard")
        self._remove(player, tile)
        first = player.done == 1 and not self.interrupted
        player.ippatsu, player.drawn = False, None
        player.discarded |= 1 << tile.kind
        if player.riichi is None:
            player.passed = 0
        self.tile, self.rinshan, self.riichi_tile = tile, False, riichi
        if riichi:
            if player.riichi is not None:
                self._broken("discard", f"r{entry}")
            player.riichi, player.ippatsu = (Riichi.DOUBLE if first else Riichi.RIICHI), True
            left = DRAWS_IN_ALL[len(self.players)] - self.draws
            self.declared.append(
                RiichiDeclared(seat=self.turn, riichi=player.riichi, draw_left=left >= len(self.players))
            )
            self.riichi.append(StatedRiichi(self.turn, self.hand(self.turn)))
        return tile

    def _after_discard(self, tile: Tile) -> bool:
        """Go on with whoever calls the discard, else with the next player."""
        for seat, player in enumerate(self.players):
            if seat == self.turn or player.taken == len(player.takes):
                continue
            entry = player.takes[player.taken]
            if isinstance(entry, str) and self._is_for(seat, call := self._call(entry, "call", "cpm")):
                player.taken += 1
                self._let_go(tile)
                return self._called(seat, call)
        following = (self.turn + 1) % len(self.players)
        if self.players[following].taken == len(self.players[following].takes):
            return False
        self._let_go(tile)
        self.turn = following
        return True

    def _let_go(self, tile: Tile) -> None:
        """Nobody has won on the last tile, whoever might have."""
        for seat, player in enumerate(self.players):
            if seat != self.turn:
                player.passed |= 1 << tile.kind

    def _is_for(self, seat: int, call: Call) -> bool:
        """Whether a call is for the tile that was just discarded."""
        if call.tiles[call.place] is not self.tile:
            return False
        turns = (self.turn - seat) % len(self.players)
        # The letter stands before the first tile for a call from the left, before the last for one from the right.
        if call.place == 0:
            places = {len(self.players) - 1, 3}
        elif call.place == len(call.tiles) - 1:
            places = {1}
        else:
            places = {2}
        # With three players, seats may be counted as if there were a fourth.
        return turns in places or (len(self.players) == 3 and (self.turn - seat) % 4 in places)

    def _called(self, seat: int, call: Call) -> bool:
        player, tile = self.players[seat], call.tiles[call.place]
        for other in (*call.tiles[: call.place], *call.tiles[call.place + 1 :]):
            self._remove(player, other)
        source = self._source(seat)
        kind = _CALLS[call.letter]
        player.melds.append(Meld(kind, call.tiles, tile, source))
        self._interrupt()
        self.turn, self.tile = seat, None
        if kind is not MeldKind.DAIMINKAN:
            return self._act()
        # Nothing is discarded before the replacement tile.
        if player.done < len(player.acts) and player.acts[player.done] == _NOTHING:
            player.done += 1
        self.rinshan = True
        return True

    def _declare(self, player: Player, call: Call) -> None:
        """A closed or added kan, or a north set aside; a replacement tile is drawn unless somebody robs it."""
        tile = call.tiles[call.place]
        if call.letter == "k":
            self._remove(player, tile)
            self._add(player, tile)
            self.chankan = Chankan.ADDED_KAN
        elif call.letter == "a":
            before = None if player.riichi is None else self.hand(self.turn)
            for each in call.tiles:
                self._remove(player, each)
            player.melds.append(Meld(MeldKind.ANKAN, call.tiles))
            player.drawn = None
            if before is not None:
                self.kans.append(StatedKan(self.turn, before, self.hand(self.turn)))
            self.chankan = Chankan.CLOSED_KAN
        else:
            self._remove(player, tile)
            player.kita += 1
            self.chankan = Chankan.KITA
        self.tile, self.riichi_tile, self.rinshan, player.drawn = tile, False, True, None
        if player.taken < len(player.takes):
            # Not robbed, so it ends ippatsu; whether the own replacement tile may still have it, the rules say.
            self._interrupt(but=player)
            if self.chankan is not Chankan.CLOSED_KAN:
                self._let_go(tile)

    def _add(self, player: Player, tile: Tile) -> None:
        for place, meld in enumerate(player.melds):
            if meld.kind is MeldKind.PON and meld.tiles[0].kind == tile.kind:
                player.melds[place] = Meld(MeldKind.KAKAN, (*meld.tiles, tile), meld.called, meld.source)
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

    # --- reading

    def _tile(self, entry: Any, part: str) -> Tile:  # noqa: ANN401  -- whatever JSON holds
        tile = TILE_OF.get(entry) if type(entry) is int else None
        if tile is None:
            self._broken(part, entry)
        return tile

    def _call(self, entry: str, part: str, letters: str) -> Call:
        found = _LETTER.search(entry)
        if found is None or found[0] not in letters or not _CALL.fullmatch(entry):
            self._broken(part, entry)
        place, digits = found.start(), entry.replace(found[0], "")
        tiles = tuple([self._tile(int(digits[i : i + 2]), part) for i in range(0, len(digits), 2)])
        if len(tiles) != _TILES_OF[found[0]] or (found[0] == "f" and tiles[0].kind != Wind.NORTH.kind):
            self._broken(part, entry)
        return Call(found[0], tiles, place // 2)

    def _remove(self, player: Player, tile: Tile) -> None:
        if tile not in player.tiles:
            self._broken("discard", str(tile))
        player.tiles.remove(tile)

    def _broken(self, part: str, value: object) -> NoReturn:
        raise LogBroken(kyoku=self.number, part=part, value=str(value))


def follow(number: int, dealer: int, seats: Sequence[tuple[list[Any], list[Any], list[Any]]]) -> Play:
    """Play hand `number` (from 1): the tiles dealt, taken and discarded by each seat. Raises `LogBroken`."""
    players = []
    for deal, takes, acts in seats:
        tiles = [TILE_OF.get(entry) if type(entry) is int else None for entry in deal]
        if len(deal) != 13 or None in tiles or max(len(takes), len(acts)) > _MAX_ACTS:
            raise LogBroken(kyoku=number, part="deal", value=str(deal[:14]))
        players.append(Player([tile for tile in tiles if tile is not None], takes, acts))
    return Play(number, dealer, players)
