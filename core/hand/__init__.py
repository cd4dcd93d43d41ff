"""Tiles, hands, how they are read, and which yaku and fu a reading has."""

from core.hand.fu import FuItem, FuReason
from core.hand.melds import Meld, MeldKind, Source
from core.hand.notation import (
    Draft,
    is_tile_sign,
    parse_draft,
    parse_hand,
    parse_tile,
    parse_tiles,
    with_winning_tile,
)
from core.hand.shape.decompose import Wait
from core.hand.shape.readings import Form, Reading
from core.hand.shape.shanten import Accepted, Discard, accepted_tiles, best_discards, is_tenpai, shanten, waits
from core.hand.tiles import RED_FIVES, TILES, Tile, Wind, sort_tiles, tile, write_tiles
from core.hand.value import Hand
from core.hand.win import OPEN_RIICHI, Chankan, Liability, Pao, Riichi, Win
from core.hand.yaku.combining import combines, combining_with
from core.hand.yaku.features import Group, Shape, triplet_fu
from core.hand.yaku.situation import dora_after
from core.hand.yaku.worth import BONUS, CLOSED_YAKUMAN, YAKUMAN, Worth, Yaku, YakuHan, worth_of

__all__ = [
    "BONUS",
    "CLOSED_YAKUMAN",
    "OPEN_RIICHI",
    "RED_FIVES",
    "TILES",
    "YAKUMAN",
    "Accepted",
    "Chankan",
    "Discard",
    "Draft",
    "Form",
    "FuItem",
    "FuReason",
    "Group",
    "Hand",
    "Liability",
    "Meld",
    "MeldKind",
    "Pao",
    "Reading",
    "Riichi",
    "Shape",
    "Source",
    "Tile",
    "Wait",
    "Win",
    "Wind",
    "Worth",
    "Yaku",
    "YakuHan",
    "accepted_tiles",
    "best_discards",
    "combines",
    "combining_with",
    "dora_after",
    "is_tenpai",
    "is_tile_sign",
    "parse_draft",
    "parse_hand",
    "parse_tile",
    "parse_tiles",
    "shanten",
    "sort_tiles",
    "tile",
    "triplet_fu",
    "waits",
    "with_winning_tile",
    "worth_of",
    "write_tiles",
]
