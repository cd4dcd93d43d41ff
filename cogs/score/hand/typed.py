"""The options of `/score` as a case."""

from dataclasses import dataclass

from cogs.score.hand.case import Case
from cogs.ui.texts import Texts
from cogs.ui.words import situations
from cogs.ui.words.situations import Word
from core.hand import (
    Draft,
    Hand,
    Riichi,
    Tile,
    Wind,
    parse_draft,
    parse_hand,
    parse_tile,
    parse_tiles,
    shanten,
    waits,
    with_winning_tile,
)
from core.rules import RuleSet

SEATS = {"east": Wind.EAST, "south": Wind.SOUTH, "west": Wind.WEST, "north": Wind.NORTH}
RIICHI = {"riichi": Riichi.RIICHI, "double": Riichi.DOUBLE, "open": Riichi.OPEN, "open-double": Riichi.OPEN_DOUBLE}
BY_TSUMO = "tsumo"
BY_RON = "ron"
BY = (BY_TSUMO, BY_RON, *(f"{BY_RON}-{seat}" for seat in SEATS))


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of `/score hand` as they were typed or chosen."""

    hand: str
    win: str = ""
    by: str = ""
    seat: str = ""
    round_wind: str = ""
    riichi: str = ""
    dora: str = ""
    ura: str = ""
    situation: str = ""
    kita: int = 0
    honba: int = 0
    sticks: int = 0
    rules: RuleSet


def read_case(options: Options, texts: Texts) -> Case:
    """Return the case of the options. Raises the error of the first option that is wrong."""
    said = situations.parse(options.situation, texts)
    seat = SEATS[options.seat] if options.seat else Wind.EAST if Word.TENHOU in said else Wind.SOUTH
    tsumo = options.by == BY_TSUMO if options.by else bool(said & situations.BY_TSUMO)
    situations.check(said, tsumo=tsumo, seat=seat)
    case = Case(
        hand=read_hand(options.hand, options.win),
        rules=options.rules,
        seat=seat,
        round_wind=SEATS[options.round_wind] if options.round_wind else Wind.EAST,
        tsumo=tsumo,
        discarder=SEATS.get(options.by.removeprefix(f"{BY_RON}-")),
        riichi=RIICHI[options.riichi] if options.riichi else None,
        ippatsu=Word.IPPATSU in said,
        last_tile=bool(said & {Word.HAITEI, Word.HOUTEI}),
        rinshan=Word.RINSHAN in said,
        chankan=next((kind for word, kind in situations.ROBBED.items() if word in said), None),
        first_turn=bool(said & situations.FIRST_TURN),
        discarder_in_riichi=Word.DISCARDER_IN_RIICHI in said,
        discarder_dead_hand=Word.DISCARDER_DEAD_HAND in said,
        dora=_tiles(options.dora),
        ura=_tiles(options.ura),
        kita=options.kita,
        honba=options.honba,
        sticks=options.sticks,
        liable=next((seat for word, seat in situations.LIABLE.items() if word in said), None),
    )
    case.check_typed()
    return case


def read_hand(hand: str, win: str = "") -> Hand:
    """Read a hand, with the winning tile from its own option if there is one."""
    read = parse_hand(hand)
    return with_winning_tile(read, parse_tile(win)) if win.strip() else read


def _tiles(text: str) -> tuple[Tile, ...]:
    return parse_tiles(text) if text.strip() else ()


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A hand so far: its tiles, its waits, and its distance from tenpai (-1 is complete)."""

    draft: Draft
    hand: Hand | None
    waits: tuple[Tile, ...]
    shanten: int


def glimpse(text: str) -> Glimpse:
    """Read a hand that is still being typed. Raises what `parse_draft` raises."""
    draft = parse_draft(text)
    if draft.count not in (13, 14):
        return Glimpse(draft, None, (), 0)
    hand = draft.hand()
    return Glimpse(draft, hand, waits(hand) if hand.winning_tile is None else (), shanten(hand))
