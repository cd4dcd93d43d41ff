"""The answer to `/score waits`: what a hand of 13 waits for, what a hand of 14 should discard."""

from typing import Final

from cogs.score.case import Case
from cogs.score.money import score_name, shares_text
from cogs.score.tiles import hand_kanji, hand_text, kanji
from cogs.ui.cards import Card, small
from cogs.ui.texts import Texts
from core.errors import NotAWin, NoYaku
from core.hand import Accepted, Discard, accepted_tiles, best_discards, shanten
from core.rules import preset_title
from core.scoring import HandScore, WaitScore, score_waits

MOST_DISCARDS: Final = 8


def waits_card(case: Case, texts: Texts) -> Card:
    """Lay out waits or discards. Raises what `score_hand` raises for a situation that cannot be."""
    hand = case.hand
    tiles = f"**{hand_text(hand)}**\n{hand_kanji(hand, texts)}"
    if hand.winning_tile is not None:
        return _discards_card(case, tiles, texts)
    found = score_waits(hand, case.win(), case.rule_set)
    note = small(texts.text("card-rules", rules=preset_title(case.rules, texts.language)))
    if not found:
        lines = [_accepted_line(accepted_tiles(hand, case.dora), texts)]
        return Card(_distance(shanten(hand), texts), tiles, *lines, note)
    total = sum(wait.left for wait in found)
    heading = texts.text("waits-heading", tiles=" ".join(str(wait.tile) for wait in found), left=total)
    return Card(heading, tiles, "\n".join(_wait_line(wait, texts) for wait in found), note)


def _wait_line(wait: WaitScore, texts: Texts) -> str:
    return texts.text(
        "waits-line",
        tile=str(wait.tile),
        name=kanji((wait.tile,), texts),
        left=wait.left,
        ron=_outcome(wait.ron, texts),
        tsumo=_outcome(wait.tsumo, texts),
    )


def _outcome(score: HandScore | NotAWin, texts: Texts) -> str:
    if isinstance(score, NoYaku):
        return texts.text("waits-no-yaku")
    if isinstance(score, NotAWin):
        return texts.text("waits-no-win")
    shares = [payment.points for payment in score.payments if payment.payer is not None]
    points = str(score.points) if len(shares) == 1 else shares_text(shares, texts)
    names = ", ".join(texts.text(f"yaku-{each.yaku.replace('_', '-')}") for each in score.yaku)
    return texts.text("waits-outcome", points=points, value=score_name(score, texts), yaku=names)


def _discards_card(case: Case, tiles: str, texts: Texts) -> Card:
    found = best_discards(case.hand, case.dora)
    now = shanten(case.hand)
    heading = _distance(now, texts)
    lines = [_discard_line(discard, texts) for discard in found[:MOST_DISCARDS]]
    more = len(found) - len(lines)
    if more > 0:
        lines.append(texts.text("discards-more", count=more))
    return Card(heading, tiles, "\n".join([texts.text("discards-heading"), *lines]), small(texts.text("discards-note")))


def _discard_line(discard: Discard, texts: Texts) -> str:
    return texts.text("discards-line", tile=str(discard.tile), accepted=_accepted_line(discard.accepted, texts))


def _accepted_line(accepted: tuple[Accepted, ...], texts: Texts) -> str:
    tiles = " ".join(str(each.tile) for each in accepted if each.left)
    count = sum(each.left for each in accepted)
    return texts.text("accepted", kinds=sum(1 for each in accepted if each.left), count=count, tiles=tiles)


def _distance(distance: int, texts: Texts) -> str:
    return texts.text("distance", shanten=distance)
