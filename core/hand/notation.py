"""Hands as people type them.

Digits and a suit letter (`123m406p`), the letter first (`m123p406`), `0` or an `r` for red fives, winds as letters,
kanji, full-width signs, Unicode tiles, white space anywhere. Round brackets hold a called meld, square ones a closed
kan. In a called meld `<`, `^` or `>` after a tile says that it was claimed from the left, across or the right, and
`+` stands before the tile that was added to a pon.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple

from core import errors
from core.hand.melds import ADDED_MARK, SOURCE_MARKS, Meld, MeldKind
from core.hand.tiles import CHUN, FIRST_HONOUR, HAKU, HATSU, RED_FIVES, TILE_BY_NAME, TILES, Tile, tile
from core.hand.value import HELD_TILES, Hand, check_copies

MAX_LENGTH: Final = 120
"""Characters of the longest text that is read."""

_RED_DIGIT: Final = "0"
_FIVES: Final = "05"
_SOUTH_LETTER: Final = "S"
_PLAIN_FIVES: Final = tuple(TILES[red.kind] for red in RED_FIVES)


class _Kind(Enum):
    DIGIT = auto()
    SUIT = auto()
    TILE = auto()
    RED = auto()
    MARK = auto()
    OPEN = auto()
    CLOSE = auto()


class _Token(NamedTuple):
    """One character that means something; `position` counts from 0."""

    kind: _Kind
    value: str
    position: int


def _unicode_tiles() -> dict[str, str]:
    """The Mahjong Tiles block: winds, chun, hatsu, haku, then manzu, souzu, pinzu."""
    kinds = [*range(FIRST_HONOUR, HAKU), CHUN, HATSU, HAKU, *range(9), *range(18, 27), *range(9, 18)]
    return {chr(0x1F000 + index): str(TILES[kind]) for index, kind in enumerate(kinds)}


_MEANINGS: Final[dict[str, tuple[_Kind, str]]] = {
    **{digit: (_Kind.DIGIT, digit) for digit in "0123456789"},
    **{kanji: (_Kind.DIGIT, str(number)) for number, kanji in enumerate("一二三四五六七八九", start=1)},
    "伍": (_Kind.DIGIT, "5"),
    **{letter: (_Kind.SUIT, letter.lower()) for letter in "mpszMPZ"},
    **dict.fromkeys("万萬", (_Kind.SUIT, "m")),
    **dict.fromkeys("筒餅饼", (_Kind.SUIT, "p")),
    **dict.fromkeys("索条條", (_Kind.SUIT, "s")),
    **dict.fromkeys("Ee東东", (_Kind.TILE, "1z")),
    _SOUTH_LETTER: (_Kind.TILE, "2z"),
    "南": (_Kind.TILE, "2z"),
    **dict.fromkeys("Ww西", (_Kind.TILE, "3z")),
    **dict.fromkeys("Nn北", (_Kind.TILE, "4z")),
    "白": (_Kind.TILE, "5z"),
    **dict.fromkeys("發発发", (_Kind.TILE, "6z")),
    "中": (_Kind.TILE, "7z"),
    **{sign: (_Kind.TILE, name) for sign, name in _unicode_tiles().items()},
    **dict.fromkeys("rR赤", (_Kind.RED, "r")),
    **{mark: (_Kind.MARK, mark) for mark in (*SOURCE_MARKS.values(), ADDED_MARK)},
    **{bracket: (_Kind.OPEN, bracket) for bracket in "(["},
    **{bracket: (_Kind.CLOSE, bracket) for bracket in ")]"},
}
_OF_TILES: Final = frozenset({_Kind.DIGIT, _Kind.SUIT, _Kind.TILE, _Kind.RED})
_SKIPPED: Final = frozenset(",;、|\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")
_CLOSING: Final = {"(": ")", "[": "]"}


@dataclass(frozen=True, slots=True)
class Draft:
    """Tiles as typed, however many: the closed ones in the order of the text, and the melds."""

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]

    @property
    def count(self) -> int:
        """Tiles of the hand, a kan counting as three."""
        return len(self.concealed) + 3 * len(self.melds)

    def hand(self) -> Hand:
        """The hand: of 14 tiles the last closed one wins, of 13 none. Raises `WrongTileCount` for other counts."""
        if self.count not in (HELD_TILES, HELD_TILES + 1) or not self.concealed:
            raise errors.WrongTileCount(count=self.count, expected=HELD_TILES)
        if self.count == HELD_TILES:
            return Hand(self.concealed, self.melds)
        return Hand(self.concealed[:-1], self.melds, self.concealed[-1])


def parse_draft(text: str) -> Draft:
    """Read as much of a hand as there is.

    Raises a `NotationError` that says where, and `FifthTile` or `SecondRedFive` for tiles that no set holds.
    """
    reader = _Reader(text)
    draft = reader.read()
    check_copies(sum(t.weight for t in draft.concealed) + sum(meld.weight for meld in draft.melds))
    return draft


def parse_hand(text: str) -> Hand:
    """Read a hand of 13 or 14 tiles; of 14 the last one that is not in a meld wins.

    Raises what `parse_draft` raises, and `WrongTileCount`.
    """
    return parse_draft(text).hand()


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles without melds, such as dora indicators. Raises a `NotationError`."""
    reader = _Reader(text)
    draft = reader.read()
    if draft.melds:
        bracket = next(token for token in reader.tokens if token.kind is _Kind.OPEN)
        raise reader.error(errors.UnknownCharacter, bracket.position)
    return draft.concealed


def parse_tile(text: str) -> Tile:
    """Read exactly one tile. Raises a `NotationError`."""
    tiles = parse_tiles(text)
    if len(tiles) != 1:
        raise errors.NotOneTile(text=text, position=1, length=len(text))
    return tiles[0]


def is_tile_sign(text: str) -> bool:
    """Whether a text is one sign that is a tile or part of one: a digit, a suit, an honour, the mark of a red five."""
    meaning = _meaning(text)
    return meaning is not None and meaning[0] in _OF_TILES


def _meaning(sign: str) -> tuple[_Kind, str] | None:
    return _MEANINGS.get(sign) or _MEANINGS.get(unicodedata.normalize("NFKC", sign))


def with_winning_tile(hand: Hand, winning: Tile) -> Hand:
    """The hand winning on `winning`: added to 13 tiles, picked from among 14.

    A plain five stands for the red one where that is the only one held. Raises `WinningTileNotHeld`.
    """
    if hand.winning_tile is None:
        return Hand(hand.concealed, hand.melds, winning)
    held = [*hand.concealed, hand.winning_tile]
    match = next((t for t in held if t == winning), None) or next((t for t in held if t.kind == winning.kind), None)
    if match is None:
        raise errors.WinningTileNotHeld(tile=str(winning))
    held.remove(match)
    return Hand(tuple(held), hand.melds, match)


class _Reader:
    """Reads one text; keeps it for the errors."""

    def __init__(self, text: str) -> None:
        self.text = text
        if len(text) > MAX_LENGTH:
            raise errors.TextTooLong(text=text[:MAX_LENGTH], position=MAX_LENGTH + 1, length=len(text) - MAX_LENGTH)
        self.tokens = [token for position, sign in enumerate(text) for token in self._tokens(sign, position)]
        if not self.tokens:
            raise errors.EmptyHand(text=text, position=1, length=len(text))
        letters = (t for t in self.tokens if t.kind in (_Kind.SUIT, _Kind.DIGIT, _Kind.RED))
        self.suit_first = next((t.kind is _Kind.SUIT for t in letters), False)

    def error(self, cause: type[errors.NotationError], position: int, length: int = 1) -> errors.NotationError:
        """An error at a position of the text that counts from 0."""
        return cause(text=self.text, position=position + 1, length=length)

    def _tokens(self, sign: str, position: int) -> list[_Token]:
        if sign.isspace() or unicodedata.normalize("NFKC", sign) in _SKIPPED:
            return []
        meaning = _meaning(sign)
        if meaning is None:
            raise self.error(errors.UnknownCharacter, position)
        return [_Token(*meaning, position)]

    def read(self) -> Draft:
        """Split the tokens at the brackets and read each part."""
        concealed: list[_Token] = []
        melds: list[Meld] = []
        opened: list[_Token] | None = None
        for token in self.tokens:
            if token.kind is _Kind.OPEN:
                if opened is not None:
                    raise self.error(errors.BracketNotClosed, opened[0].position)
                opened = [token]
            elif token.kind is _Kind.CLOSE:
                if opened is None or _CLOSING[opened[0].value] != token.value:
                    raise self.error(errors.BracketNotOpened, token.position)
                melds.append(self._meld([*opened, token]))
                opened = None
            elif opened is not None:
                opened.append(token)
            elif token.kind is _Kind.MARK:
                raise self.error(errors.UnknownCharacter, token.position)
            else:
                concealed.append(token)
        if opened is not None:
            raise self.error(errors.BracketNotClosed, opened[0].position)
        return Draft(tuple(_Stretch(self, concealed).tiles), tuple(melds))

    def _meld(self, tokens: list[_Token]) -> Meld:
        """The meld between two brackets, which are the first and the last token."""
        stretch = _Stretch(self, tokens[1:-1])
        closed = tokens[0].value == "["
        span = tokens[0].position, tokens[-1].position - tokens[0].position + 1
        tiles = tuple(stretch.tiles)
        called, source = None, None
        wrong = errors.NotAClosedKan if closed else errors.NotAMeld
        if len(stretch.marks) > 1 or (closed and stretch.added):
            raise self.error(wrong, *span)
        for index, mark in stretch.marks:
            called, source = tiles[index], _SOURCES[mark]
        try:
            return Meld(_meld_kind(tiles, closed=closed, added=stretch.added), tiles, called, source)
        except errors.BadMeld as bad:
            raise self.error(wrong, *span) from bad


_SOURCES: Final = {mark: source for source, mark in SOURCE_MARKS.items()}


def _meld_kind(tiles: tuple[Tile, ...], *, closed: bool, added: bool) -> MeldKind:
    """The kind that the tiles are meant to be; whether they are is for the meld to say."""
    if closed:
        return MeldKind.ANKAN
    if added:
        return MeldKind.KAKAN
    if len(tiles) == 4:
        return MeldKind.DAIMINKAN
    return MeldKind.PON if len({t.kind for t in tiles}) == 1 else MeldKind.CHI


class _Stretch:
    """The tiles of a stretch of text without brackets, with the marks of a meld: the tile they stand at, and which."""

    def __init__(self, reader: _Reader, tokens: list[_Token]) -> None:
        self.tiles: list[Tile] = []
        self.marks: list[tuple[int, str]] = []
        self.added = False
        self._reader = reader
        self._digits: list[tuple[_Token, bool]] = []
        self._letter: _Token | None = None
        self._letter_used = False
        self._red_next = False
        for index, token in enumerate(tokens):
            before = tokens[index - 1] if index else None
            after = tokens[index + 1] if index + 1 < len(tokens) else None
            self._take(token, before, after)
        self._finish()

    def _take(self, token: _Token, before: _Token | None, after: _Token | None) -> None:
        kind = token.kind
        if kind is _Kind.TILE and self._is_souzu(token, after):
            kind, token = _Kind.SUIT, token._replace(value="s")
        if kind is _Kind.DIGIT:
            self._digits.append((token, self._red_next))
            self._red_next = False
            if self._letter is not None:
                self._name_digits(self._letter)
                self._letter_used = True
        elif kind is _Kind.SUIT:
            self._take_suit(token)
        elif kind is _Kind.TILE:
            self._check_digits()
            self.tiles.append(tile(token.value))
        elif kind is _Kind.RED:
            self._take_red(token, before, after)
        else:
            self._take_mark(token)

    def _is_souzu(self, token: _Token, after: _Token | None) -> bool:
        """Whether a capital S is the suit and not the South wind."""
        if unicodedata.normalize("NFKC", self._reader.text[token.position]) != _SOUTH_LETTER:
            return False
        if self._reader.suit_first:
            return after is not None and after.kind in (_Kind.DIGIT, _Kind.RED)
        return bool(self._digits)

    def _take_suit(self, token: _Token) -> None:
        if self._reader.suit_first:
            self._check_letter()
            self._letter, self._letter_used = token, False
        elif self._digits:
            self._name_digits(token)
        else:
            raise self._reader.error(errors.SuitWithoutDigits, token.position)

    def _take_red(self, token: _Token, before: _Token | None, after: _Token | None) -> None:
        touches = before is not None and before.position == token.position - 1
        if touches and self.tiles and not self._digits and self.tiles[-1] in _PLAIN_FIVES:
            self.tiles[-1] = RED_FIVES[self.tiles[-1].kind // 9]
        elif after is not None and after.kind is _Kind.DIGIT:
            self._red_next = True
        else:
            raise self._reader.error(errors.UnknownCharacter, token.position)

    def _take_mark(self, token: _Token) -> None:
        if token.value == ADDED_MARK:
            self.added = True
        elif not self.tiles and not self._digits:
            raise self._reader.error(errors.UnknownCharacter, token.position)
        else:
            self.marks.append((len(self.tiles) + len(self._digits) - 1, token.value))

    def _name_digits(self, letter: _Token) -> None:
        """Turn the digits that wait into tiles of a suit."""
        for digit, red in self._digits:
            name = (_RED_DIGIT if red and digit.value in _FIVES else digit.value) + letter.value
            if name not in TILE_BY_NAME or (red and digit.value not in _FIVES):
                raise self._no_such_tile(digit, letter, red=red)
            self.tiles.append(TILE_BY_NAME[name])
        self._digits.clear()

    def _no_such_tile(self, digit: _Token, letter: _Token, *, red: bool) -> errors.NoSuchTile:
        touches = letter.position == digit.position + 1
        tile_name = f"{'r' if red else ''}{digit.value}{letter.value}"
        return errors.NoSuchTile(
            text=self._reader.text,
            position=digit.position + 1,
            length=1 + touches,
            tile=tile_name,
            suit=letter.value,
        )

    def _check_digits(self) -> None:
        if self._digits:
            first, last = self._digits[0][0].position, self._digits[-1][0].position
            raise self._reader.error(errors.DigitsWithoutSuit, first, last - first + 1)

    def _check_letter(self) -> None:
        if self._letter is not None and not self._letter_used:
            raise self._reader.error(errors.SuitWithoutDigits, self._letter.position)

    def _finish(self) -> None:
        self._check_digits()
        self._check_letter()
