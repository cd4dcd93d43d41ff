"""The text of the answer to `/score hand`: the worth of the hand, or why it wins nothing."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cogs.score.hand.case import Case
from cogs.score.money import has_pao, headline, payment_lines, score_name, spoken
from cogs.ui.cards import small
from cogs.ui.errors import sentence
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import title_of
from cogs.ui.words.terms import in_order, limit_name, seat_name, wind_of_round, yaku_name
from cogs.ui.words.tiles import group_text, hand_text, shown, shown_in_order
from core.errors import NotAWin, NoYaku
from core.hand import OPEN_RIICHI, Chankan, FuItem, FuReason, Hand, YakuHan, dora_after, waits
from core.rules import Renhou
from core.scoring import HandScore, Limit, score_readings, ways_to_win, with_one_more_han

_WITH_TILES: Final = (FuReason.TRIPLET, FuReason.KAN)


@dataclass(frozen=True, slots=True)
class Face:
    """The text of a card, and whether the hand wins."""

    blocks: tuple[str, ...]
    wins: bool


def face(case: Case, texts: Texts) -> Face:
    """Write the worth of a case. Raises what `score_hand` raises, except the reasons why a hand wins nothing."""
    try:
        score = case.score()
    except NotAWin as reason:
        return Face(_no_win(case, reason, texts), wins=False)
    return Face(_win(case, score, texts), wins=True)


def _win(case: Case, score: HandScore, texts: Texts) -> tuple[str, ...]:
    pays = "\n".join(payment_lines(case, score, texts))
    # A yakuman is worth the same whatever its fu.
    fu = () if score.yakuman else (f"{texts.text('card-fu')}\n```\n{_fu(score, texts)}\n```",)
    about = [score_name(score, texts), situation(case, texts)]
    if case.liable is not None and has_pao(score):
        about.append(texts.text("card-liable", seat=seat_name(case.liable, texts)))
    return (
        f"# {headline(case, score, texts)}\n{' · '.join(about)}",
        tile_lines(case, texts),
        f"{texts.text('card-yaku')}\n{_yaku(score, texts)}",
        *fu,
        f"{texts.text('card-pays')}\n{pays}",
        small("\n".join(_notes(case, score, texts))),
    )


def _no_win(case: Case, reason: NotAWin, texts: Texts) -> tuple[str, ...]:
    hints = "\n".join(_hints(case, reason, texts))
    return (
        f"## {sentence(reason, texts)}\n{situation(case, texts)}",
        tile_lines(case, texts),
        *((hints,) if hints else ()),
        small(texts.text("card-rules", rules=title_of(case.rules.name, texts))),
    )


def _hints(case: Case, reason: NotAWin, texts: Texts) -> Iterator[str]:
    """Write what is missing, and how the hand would win."""
    if isinstance(reason, NoYaku):
        if reason.bonus_han:
            yield texts.text("no-win-dora", count=reason.bonus_han)
        if ways := ways_to_win(case.hand, case.win(), case.rules):
            named = [texts.text(f"way-{way.replace('_', '-')}") for way in ways]
            yield texts.text("no-win-ways", ways=texts.one_of(named))
    elif tiles := waits(Hand(case.hand.concealed, case.hand.melds)):
        drawn = filter(None, (case.hand.winning_tile,))
        yield texts.text("no-win-waits", tiles=shown(tiles, texts), drawn=shown(drawn, texts))


def tile_lines(case: Case, texts: Texts) -> str:
    """Write the tiles of a case, and the dora with their indicators."""
    win = case.win()
    lines = [f"**{hand_text(case.hand)}**"]
    for key, indicators in (("card-dora", win.dora_indicators), ("card-ura", win.ura_indicators)):
        if indicators:
            dora = shown_in_order((dora_after(each, case.rules) for each in indicators), texts)
            turned = shown_in_order(indicators, texts)
            lines.append(texts.text(key, tiles=dora, indicators=turned, count=len(indicators)))
    return "\n".join(lines)


def situation(case: Case, texts: Texts) -> str:
    """Write how and where the hand won, apart from its yaku: `ron · South seat, East round · 1 honba`."""
    parts = [
        texts.text("by-tsumo" if case.tsumo else "by-ron"),
        texts.text("card-seat", seat=seat_name(case.seat, texts), round=wind_of_round(case.round_wind, texts)),
    ]
    if case.honba:
        parts.append(texts.text("card-honba", count=case.honba))
    if case.chankan is not None and case.chankan is not Chankan.ADDED_KAN:
        parts.append(texts.text(f"chankan-{case.chankan.replace('_', '-')}"))
    if case.riichi in OPEN_RIICHI and not case.tsumo:
        marks = {
            "card-discarder-in-riichi": case.discarder_in_riichi,
            "card-discarder-dead-hand": case.discarder_dead_hand,
        }
        parts += [texts.text(key) for key, said in marks.items() if said]
    return " · ".join(parts)


def _yaku(score: HandScore, texts: Texts) -> str:
    return texts.yaku_listed(_one_yaku(each, texts) for each in in_order(score.yaku))


def _one_yaku(each: YakuHan, texts: Texts) -> str:
    name = yaku_name(each.yaku, texts)
    if each.yakuman:
        return texts.text("card-yakuman", name=name, times=each.yakuman)
    return texts.text("card-yaku-han", name=name, han=each.han)


def _fu(score: HandScore, texts: Texts) -> str:
    *items, last = score.fu_items
    rounded = last.reason is FuReason.ROUNDING
    counted = items if rounded else [*items, last]
    lines = [f"{item.fu:>3} {_fu_name(item, texts)}" for item in counted]
    total = sum(item.fu for item in counted)
    lines.append(f"{total:>3} {texts.text('fu-rounded' if rounded else 'fu-total', fu=score.fu)}")
    return "\n".join(lines)


def _fu_name(item: FuItem, texts: Texts) -> str:
    key = f"fu-{item.reason.replace('_', '-')}"
    if item.group is None:
        return texts.text(key)
    if item.reason in _WITH_TILES:
        key += "-closed" if item.group.closed else "-open"
    return texts.text(key, tiles=group_text(item.group))


def _notes(case: Case, score: HandScore, texts: Texts) -> list[str]:
    """Write the call, the next han, the other reading, choices without effect, the rules."""
    notes = [texts.text("card-said", call=spoken(case, score, texts))]
    if more := _one_more_han(score, texts):
        notes.append(more)
    if other := _other_reading(case, score, texts):
        notes.append(other)
    if case.liable is not None and not has_pao(score):
        notes.append(texts.text("card-not-liable"))
    if case.first_turn and not case.tsumo and case.rules.renhou is Renhou.NONE:
        notes.append(texts.text("card-no-renhou"))
    notes.append(texts.text("card-rules", rules=title_of(case.rules.name, texts)))
    return notes


def _one_more_han(score: HandScore, texts: Texts) -> str:
    value = with_one_more_han(score)
    if value is None or value.base == score.base:
        return ""
    more = score._replace(base=value.base, limit=value.limit)
    if value.limit is Limit.NONE:
        return texts.text("card-one-more", points=more.points)
    return texts.text("card-one-more-limit", points=more.points, limit=limit_name(value.limit, texts))


def _other_reading(case: Case, score: HandScore, texts: Texts) -> str:
    """Write the worth of the second-best reading, if it is less."""
    lost = [each for each in score_readings(case.hand, case.win(), case.rules) if each.points < score.points]
    if not lost:
        return ""
    return texts.text("card-other-reading", value=score_name(lost[0], texts), less=score.points - lost[0].points)
