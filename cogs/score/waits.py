"""The answer to `/score waits`: the waits of a hand of 13, the best discards of a hand of 14."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from cogs.score.hand.case import Case
from cogs.score.money import score_name
from cogs.ui.cards import Accent, Card, small
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import title_of
from cogs.ui.words.terms import seat_name, shares_text, wind_of_round, yaku_name
from cogs.ui.words.tiles import fitting, hand_pictured, hand_text, pictured, shown
from core.errors import NotAWin, NoYaku
from core.hand import (
    TILES,
    Accepted,
    Discard,
    Tile,
    accepted_tiles,
    best_discards,
    shanten,
    waits,
    with_winning_tile,
)
from core.rules import TileSet
from core.scoring import HandScore, WaitScore, score_waits

MOST_DISCARDS: Final = 5
_COPIES: Final = 4
MOST_WITH_KANJI: Final = 2
"""The most tiles of the same worth that are shown in kanji too; more are hard to read."""


def waits_card(case: Case, texts: Texts) -> Card:
    """Lay out waits or discards. Raises what `score_hand` raises for an impossible situation."""
    _check(case)
    return fitting(lambda fitted: _laid_out(case, fitted), texts)


def _laid_out(case: Case, texts: Texts) -> Card:
    hand = case.hand
    tiles = f"**{hand_text(hand)}**\n{hand_pictured(hand, texts)}"
    if hand.winning_tile is not None:
        return _discards_card(case, tiles, texts)
    found = score_waits(hand, case.win(), case.rules)
    if not found:
        return Card(_distance(shanten(hand), texts), tiles, _closer(case, texts), small(texts.text("discards-note")))
    total = sum(wait.left for wait in found)
    heading = texts.text("waits-heading", tiles=shown((wait.tile for wait in found), texts), left=total)
    return Card(heading, tiles, *_wait_blocks(found, texts), small("\n".join(_notes(case, texts))), accent=Accent.WIN)


def _check(case: Case) -> None:
    """Refuse an impossible situation, also where no tile completes the hand."""
    if case.hand.winning_tile is None:
        # Any tile will do of which the hand does not hold four.
        drawn = next(tile for tile in TILES if [each.kind for each in case.hand.tiles].count(tile.kind) < _COPIES)
        case = replace(case, hand=with_winning_tile(case.hand, drawn))
    case.check()


def _closer(case: Case, texts: Texts) -> str:
    """Write the tiles that bring a hand closer when it waits for nothing."""
    if tiles := waits(case.hand):
        return texts.text("waits-all-gone", tiles=shown(tiles, texts))
    accepted = accepted_tiles(case.hand, _out_of_reach(case))
    return texts.text("waits-helping", accepted=_accepted_text(accepted, texts))


def _out_of_reach(case: Case) -> tuple[Tile, ...]:
    """Return the tiles that nobody can draw: the indicators, and those that these rules leave out."""
    absent = TILES[1:8] * _COPIES if case.rules.tile_set is TileSet.NO_2M_TO_8M else ()
    return (*case.dora, *absent)


def _wait_blocks(found: tuple[WaitScore, ...], texts: Texts) -> Iterator[str]:
    """Write the worth of each wait. Waits of the same worth stand together."""
    by_outcome: dict[tuple[str, str], list[WaitScore]] = {}
    for wait in found:
        by_outcome.setdefault((_outcome(wait.ron, texts), _outcome(wait.tsumo, texts)), []).append(wait)
    for (ron, tsumo), alike in by_outcome.items():
        key = "waits-tile" if texts.emojis or len(alike) <= MOST_WITH_KANJI else "waits-tile-short"
        tiles = " · ".join(_wait_tile(key, wait, texts) for wait in alike)
        yield "\n".join((tiles, texts.text("waits-ron", outcome=ron), texts.text("waits-tsumo", outcome=tsumo)))


def _wait_tile(key: str, wait: WaitScore, texts: Texts) -> str:
    return texts.text(key, tile=str(wait.tile), name=pictured((wait.tile,), texts), left=wait.left)


def _notes(case: Case, texts: Texts) -> Iterator[str]:
    """Write the assumptions behind the values."""
    seats = texts.text("card-seat", seat=seat_name(case.seat, texts), round=wind_of_round(case.round_wind, texts))
    if case.hand.is_closed and case.riichi is None:
        yield texts.text("waits-without-riichi", seats=seats)
    else:
        yield seats
    yield texts.text("card-rules", rules=title_of(case.rules.name, texts))


def _outcome(score: HandScore | NotAWin, texts: Texts) -> str:
    if isinstance(score, NoYaku):
        return texts.text("waits-no-yaku")
    if isinstance(score, NotAWin):
        return texts.text("waits-no-win")
    shares = [payment.points for payment in score.payments if payment.payer is not None]
    points = str(score.points) if len(shares) == 1 else shares_text(shares, texts)
    names = texts.listed(yaku_name(each.yaku, texts) for each in score.yaku)
    return texts.text("waits-outcome", points=points, value=score_name(score, texts), yaku=names)


def _discards_card(case: Case, tiles: str, texts: Texts) -> Card:
    found = best_discards(case.hand, _out_of_reach(case))
    now = shanten(case.hand)
    heading = _distance(now, texts)
    lines = [_discard_line(discard, texts) for discard in found[:MOST_DISCARDS]]
    more = len(found) - len(lines)
    if more > 0:
        lines.append(texts.text("discards-more", count=more))
    return Card(heading, tiles, "\n".join([texts.text("discards-heading"), *lines]), small(texts.text("discards-note")))


def _discard_line(discard: Discard, texts: Texts) -> str:
    return texts.text(
        "discards-line", tile=shown((discard.tile,), texts), accepted=_accepted_text(discard.accepted, texts)
    )


def _accepted_text(accepted: tuple[Accepted, ...], texts: Texts) -> str:
    tiles = shown((each.tile for each in accepted if each.left), texts)
    return texts.text("accepted", count=sum(each.left for each in accepted), tiles=tiles)


def _distance(distance: int, texts: Texts) -> str:
    return texts.text("distance", shanten=distance)
