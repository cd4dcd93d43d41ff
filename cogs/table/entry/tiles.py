"""A win whose tiles are written down: what else was said of it, and its score at the table as it is."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from cogs.table.errors import TileWordUnknown
from cogs.ui.texts import Texts
from cogs.ui.words import situations
from cogs.ui.words.situations import SituationWordUnknown, Word
from core.errors import IppatsuWithoutRiichi, UraWithoutRiichi
from core.hand import Riichi, Tile, Win, is_tile_sign, parse_hand, parse_tiles
from core.scoring import HandScore, score_hand
from core.table import Claim, TableState

_FEWEST = 5
"""More characters than this, with tiles among them, are a hand and not points."""

_TILES = re.compile(
    r"[\d\s]*\d\s*[mpsz萬万筒餅饼索条條](?![^\W\d_])|[東东南西北白發発发中\U0001F000-\U0001F021]", re.IGNORECASE
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """The remarks that were typed beside a hand."""

    words: frozenset[Word] = frozenset()
    riichi: Riichi | None = None
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    kita: int = 0


def looks_like_tiles(text: str) -> bool:
    """Return whether a text is more likely tiles than han, fu or points."""
    plain = unicodedata.normalize("NFKC", text)
    return bool(_TILES.search(plain)) and sum(not character.isspace() for character in plain) > _FEWEST


def read_said(text: str, texts: Texts) -> Said:
    """Read `riichi, ippatsu, dora 4p 1z, ura 3s`. Raises `TileWordUnknown` and what `parse_tiles` raises."""
    keys = _keys(texts)
    marks = re.compile(rf"({'|'.join(map(re.escape, sorted(keys, key=len, reverse=True)))})", re.IGNORECASE)
    words: list[str] = []
    tiles: dict[str, list[str]] = {"dora": [], "ura": [], "kita": []}
    riichi: Riichi | None = None
    key = ""
    for part in re.split("[,;、]", unicodedata.normalize("NFKC", text)):
        before, *rest = marks.split(part)
        given, left = _leading_tiles(before)
        if key and given and not left:
            # The list before the comma goes on: `dora 4p, 1z`.
            tiles[key] += given
            before = ""
        riichi = _said_riichi(before, words, texts) or riichi
        for spelling, following in zip(rest[::2], rest[1::2], strict=True):
            key = keys[spelling.casefold()]
            given, left = _leading_tiles(following)
            if not given or (key == "kita" and not all(map(str.isdecimal, given))):
                raise TileWordUnknown(word=f"{spelling}{following}".strip())
            tiles[key] += given
            riichi = _said_riichi(left, words, texts) or riichi
    return Said(
        words=_situations(words, texts),
        riichi=riichi,
        dora=_parsed(tiles["dora"]),
        ura=_parsed(tiles["ura"]),
        kita=sum(map(int, tiles["kita"])),
    )


def _said_riichi(text: str, words: list[str], texts: Texts) -> Riichi | None:
    """Return the riichi that a piece of text names; its other words are added to `words`."""
    found: Riichi | None = None
    plain = " ".join(text.casefold().split())
    for spelling, riichi in _riichi(texts).items():
        if re.search(rf"(?<!\w){re.escape(spelling)}(?!\w)", plain):
            found = riichi
            plain = re.sub(rf"(?<!\w){re.escape(spelling)}(?!\w)", " ", plain, count=1)
            break
    if plain.strip():
        words.append(plain.strip())
    return found


def _leading_tiles(text: str) -> tuple[list[str], str]:
    """Split a text into the tiles that it begins with, and the rest."""
    pieces = text.replace(":", " ").replace("=", " ").split()
    count = 0
    while count < len(pieces) and (any(map(str.isdecimal, pieces[count])) or is_tile_sign(pieces[count])):
        count += 1
    return pieces[:count], " ".join(pieces[count:])


def _parsed(pieces: list[str]) -> tuple[Tile, ...]:
    return parse_tiles(" ".join(pieces)) if pieces else ()


def _situations(words: list[str], texts: Texts) -> frozenset[Word]:
    try:
        return situations.parse(",".join(words), texts)
    except SituationWordUnknown as problem:
        raise TileWordUnknown(word=problem.word) from problem


@cache
def _keys(texts: Texts) -> dict[str, str]:
    """Return the words that tiles follow: dora, ura and kita by every way to write them."""
    return {
        spelling.strip().casefold(): key
        for key in ("dora", "ura", "kita")
        for spelling in texts.text(f"live-said-{key}").split(",")
    }


@cache
def _riichi(texts: Texts) -> dict[str, Riichi]:
    """Return the kinds of riichi by every way to write them, the longest first."""
    found = {
        spelling.strip().casefold(): riichi
        for riichi in Riichi
        for spelling in texts.text(f"live-said-{riichi.replace('_', '-')}").split(",")
    }
    return dict(sorted(found.items(), key=lambda pair: -len(pair[0])))


def score_claim(text: str, said: Said, state: TableState, *, winner: int, discarder: int | None) -> Claim:
    """Score a hand at the table.

    Raises what `parse_hand`, `score_hand` and `situations.check` raise, `IppatsuWithoutRiichi` and `UraWithoutRiichi`.
    """
    hand = parse_hand(text)
    score = score_hand(hand, _win(said, state, winner=winner, discarder=discarder), state.rules)
    return _claim(score, winner)


def _claim(score: HandScore, winner: int) -> Claim:
    return Claim(
        winner=winner,
        han=score.han,
        fu=score.fu,
        yakuman=score.yakuman,
        ippatsu=score.win.ippatsu,
        hand=str(score.hand),
        yaku=score.yaku,
    )


def _win(said: Said, state: TableState, *, winner: int, discarder: int | None) -> Win:
    seat, riichi = state.wind_of(winner), state.riichi[winner]
    situations.check(said.words, tsumo=discarder is None, seat=seat)
    if riichi is None and Word.IPPATSU in said.words:
        raise IppatsuWithoutRiichi
    if riichi is None and said.ura:
        raise UraWithoutRiichi
    return Win(
        seat_wind=seat,
        round_wind=state.round_wind,
        discarder=None if discarder is None else state.wind_of(discarder),
        riichi=riichi,
        ippatsu=Word.IPPATSU in said.words,
        last_tile=bool(said.words & {Word.HAITEI, Word.HOUTEI}),
        rinshan=Word.RINSHAN in said.words,
        chankan=next((kind for word, kind in situations.ROBBED.items() if word in said.words), None),
        first_turn=bool(said.words & situations.FIRST_TURN),
        dora_indicators=said.dora,
        ura_indicators=said.ura,
        kita=said.kita,
        discarder_in_riichi=discarder is not None and state.riichi[discarder] is not None,
        discarder_dead_hand=discarder is not None and discarder in state.dead,
    )
