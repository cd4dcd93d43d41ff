"""Plays one hand in Tenhou's form from tiles in notation; what it is worth is made up."""

from __future__ import annotations

from core.hand import parse_tiles

_DRAWN, _DISCARDED = "TUVW", "DEFG"
FAR = "258m147p258s1234z"
INDICATOR = 135


class Hand:
    """A hand of four players. Every step adds to the log; tiles are taken in the order of their numbers."""

    def __init__(self, *dealt: str) -> None:
        self.free = {kind: [4 * kind + copy for copy in range(4)] for kind in range(34)}
        self.held: list[list[int]] = [[self._any(tile.kind) for tile in parse_tiles(hand or FAR)] for hand in dealt]
        hands = " ".join(f'hai{seat}="{_listed(tiles)}"' for seat, tiles in enumerate(self.held))
        self.melds: dict[int, list[int]] = {}
        self.steps = [f'<INIT seed="0,0,0,0,0,{INDICATOR}" ten="250,250,250,250" oya="0" {hands}/>']
        self.free[33].remove(INDICATOR)

    def _any(self, kind: int) -> int:
        return self.free[kind].pop(0)

    def _held(self, seat: int, kind: int) -> int:
        return next(tile for tile in reversed(self.held[seat]) if tile // 4 == kind)

    def draw(self, seat: int, tile: str) -> None:
        """A player draws."""
        self.held[seat].append(self._any(parse_tiles(tile)[0].kind))
        self.steps.append(f"<{_DRAWN[seat]}{self.held[seat][-1]}/>")

    def discard(self, seat: int, tile: str, *, riichi: bool = False) -> int:
        """A player discards, perhaps with riichi; the number of the tile."""
        number = self._held(seat, parse_tiles(tile)[0].kind)
        self.held[seat].remove(number)
        move = f"<{_DISCARDED[seat]}{number}/>"
        by = f'<REACH who="{seat}" '
        self.steps.append(f'{by}step="1"/>{move}{by}step="2"/>' if riichi else move)
        return number

    def turn(self, seat: int, drawn: str, discarded: str = "", *, riichi: bool = False) -> int:
        """A player draws and discards, the tile just drawn unless another is named."""
        self.draw(seat, drawn)
        return self.discard(seat, discarded or drawn, riichi=riichi)

    def pon(self, seat: int, source: int, called: int) -> None:
        """A player calls a pon of the tile that another one has discarded."""
        kind = called // 4
        own = [self._held(seat, kind)]
        own.append(next(tile for tile in self.held[seat] if tile // 4 == kind and tile not in own))
        (fourth,) = {0, 1, 2, 3} - {tile % 4 for tile in (*own, called)}
        which = sorted((*own, called)).index(called)
        self._meld(seat, (3 * kind + which) << 9 | fourth << 5 | 0x8 | (source - seat) % 4, own)

    def kakan(self, seat: int, kind: int) -> None:
        """A player adds the fourth tile to the pon."""
        (pon,) = self.melds[seat]
        self._meld(seat, pon ^ 0x18, [self._held(seat, kind)])

    def ankan(self, seat: int, kind: int) -> None:
        """A player declares a closed kan."""
        self._meld(seat, 4 * kind << 8, [4 * kind + copy for copy in range(4)])

    def _meld(self, seat: int, number: int, used: list[int]) -> None:
        self.held[seat] = [tile for tile in self.held[seat] if tile not in used]
        self.melds[seat] = [*self.melds.get(seat, ()), number]
        self.steps.append(f'<N who="{seat}" m="{number}"/>')

    def win(self, seat: int, source: int, tile: int | None = None) -> bytes:
        """The log that ends with a win, of `tile` from another player or by tsumo."""
        machi = self.held[seat][-1] if tile is None else tile
        tiles = sorted({*self.held[seat], machi})
        melds = self.melds.get(seat)
        called = f' m="{_listed(melds[::-1])}"' if melds else ""
        return self.log(
            f'<AGARI ba="0,0" hai="{_listed(tiles)}"{called} machi="{machi}" ten="30,1000,0" yaku="8,1"'
            f' doraHai="{INDICATOR}" who="{seat}" fromWho="{source}" sc="250,0,250,0,250,0,250,0"/>'
        )

    def log(self, end: str = "") -> bytes:
        """The log as far as it goes."""
        head = '<mjloggm ver="2.3"><GO type="9" lobby="0"/><UN n0="Ann" n1="Bob" n2="Eve" n3="Dan"/>'
        return f'{head}<TAIKYOKU oya="0"/>{"".join(self.steps)}{end}</mjloggm>'.encode()


def _listed(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))
