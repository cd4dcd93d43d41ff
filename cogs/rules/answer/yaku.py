"""Yaku: their meaning, their worth under some rules, and a hand with each."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from cogs.draw import drawn, hand_picture
from cogs.rules.errors import YakuMisspelt, YakuUnknown
from cogs.ui.cards import Block, Card, small
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import FALLBACK, Texts
from cogs.ui.words.results import rules_title
from cogs.ui.words.terms import yaku_name
from core.errors import TenbouError
from core.hand import (
    BONUS,
    YAKUMAN,
    Chankan,
    Riichi,
    Tile,
    Win,
    Wind,
    Worth,
    Yaku,
    combining_with,
    parse_hand,
    tile,
    worth_of,
)
from core.lookup import Kind, Tier, ask, find
from core.rules import RuleSet
from core.scoring import score_hand

EXAMPLES = Path(__file__).with_name("yaku_examples.toml")
SEE_ALSO = 4
KINDS = frozenset({Kind.YAKU})


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One yaku in a hand; `closed` and `open` are notation, the other fields are the situation."""

    closed: str
    open: str | None = None
    dealer: bool = False
    tsumo: bool = False
    situation: dict[str, Any] = field(default_factory=dict)

    def win(self) -> Win:
        """Return the situation of the example."""
        return Win(
            seat_wind=Wind.EAST if self.dealer else Wind.SOUTH,
            round_wind=Wind.EAST,
            discarder=None if self.tsumo else Wind.WEST,
            **self.situation,
        )


@cache
def examples() -> dict[Yaku, Example]:
    """Return the example of every yaku."""
    read = tomllib.loads(EXAMPLES.read_text(encoding="utf-8"))
    return {Yaku(name): _example(table) for name, table in read.items()}


def find_yaku(typed: str) -> list[Yaku]:
    """Return the yaku that fit a text, the best first; all of them for an empty text."""
    return [Yaku(each.name) for each in find(typed, FALLBACK, kinds=KINDS, limit=len(Yaku))]


def understand_yaku(typed: str, texts: Texts) -> list[Yaku]:
    """Return the yaku of a name, followed by other candidates. Raises `YakuMisspelt` or `YakuUnknown`."""
    answer = ask(typed, texts.language, kinds=KINDS, limit=1 + SEE_ALSO)
    found = [Yaku(each.name) for each in answer.found]
    if not found:
        raise YakuUnknown(typed)
    if answer.tier is Tier.NOTHING:
        raise YakuMisspelt(typed, tuple(yaku_name(yaku, texts) for yaku in found[:SEE_ALSO]))
    return found


async def drawn_card(found: list[Yaku], rules: RuleSet, texts: Texts) -> Card:
    """Lay out the first yaku found, with a picture of its example."""
    example = examples()[found[0]]
    picture = await drawn(hand_picture, parse_hand(example.closed), example.win(), texts=texts)
    return yaku_card(found, rules, texts, picture)


def yaku_card(found: list[Yaku], rules: RuleSet, texts: Texts, *pictures: Picture) -> Card:
    """Lay out the first yaku found: its meaning, its worth here, an example."""
    best, *others = found
    worth = _worth(worth_of(best, rules), texts)
    blocks: list[Block] = [
        f"## {texts.text(f'{_key(best)}.heading')}",
        texts.text(f"{_key(best)}.what"),
        texts.text("yaku-here", rules=rules_title(rules, texts), worth=worth),
        *pictures,
        _shown(best, rules, texts),
    ]
    if together := _together(best, rules, texts):
        blocks.append(together)
    if others:
        also = texts.listed(yaku_name(other, texts) for other in others[:SEE_ALSO])
        blocks.append(small(texts.text("rules-see-also", labels=also)))
    return Card(*blocks)


def short_worth(yaku: Yaku, rules: RuleSet, texts: Texts) -> str:
    """Return the worth of a yaku under `rules`."""
    return _worth(worth_of(yaku, rules), texts)


def all_yaku_card(rules: RuleSet, texts: Texts) -> Card:
    """Lay out every yaku by its worth under `rules`, the smallest first."""
    counting = [(worth, yaku) for yaku in Yaku if (worth := worth_of(yaku, rules))]
    real = sorted((entry for entry in counting if entry[1] not in BONUS), key=lambda entry: _order(entry[0]))
    blocks = [texts.text("yaku-list-heading", rules=rules_title(rules, texts))]
    for worth, group in groupby(real, key=lambda entry: entry[0]):
        names = texts.yaku_listed(yaku_name(yaku, texts) for _, yaku in group)
        blocks.append(f"**{_worth(worth, texts)}**\n{names}")
    bonus = texts.yaku_listed(yaku_name(yaku, texts) for _, yaku in counting if yaku in BONUS)
    blocks.append(texts.text("yaku-list-bonus", names=bonus))
    return Card(*blocks, small(texts.text("yaku-list-note")))


def _example(table: dict[str, Any]) -> Example:
    shape = {name: table.pop(name) for name in ("closed", "open", "dealer", "tsumo") if name in table}
    read: dict[str, tuple[str, Callable[[Any], object]]] = {
        "riichi": ("riichi", Riichi),
        "chankan": ("chankan", Chankan),
        "dora": ("dora_indicators", _tiles),
        "ura": ("ura_indicators", _tiles),
    }
    situation = {}
    for key, value in table.items():
        name, convert = read.get(key, (key, None))
        situation[name] = convert(value) if convert else value
    return Example(**shape, situation=situation)


def _tiles(name: str) -> tuple[Tile, ...]:
    return (tile(name),)


def _shown(yaku: Yaku, rules: RuleSet, texts: Texts) -> str:
    """Write the example, scored if the yaku counts in it under `rules`."""
    example = examples()[yaku]
    hand = parse_hand(example.closed)
    try:
        score = score_hand(hand, example.win(), rules)
    except TenbouError:
        # The rules leave out the tiles or the situation, or the hand wins nothing without this yaku.
        return texts.text("yaku-example", hand=str(hand))
    if yaku not in (each.yaku for each in score.yaku):
        return texts.text("yaku-example", hand=str(hand))
    counted = texts.yaku_listed(
        texts.text("card-yaku-han", name=yaku_name(each.yaku, texts), han=each.han)
        if each.han
        else yaku_name(each.yaku, texts)
        for each in score.yaku
    )
    way = "tsumo" if example.tsumo else "ron"
    return texts.text("yaku-example-scored", hand=str(hand), way=way, yaku=counted, points=score.points)


def _together(yaku: Yaku, rules: RuleSet, texts: Texts) -> str:
    """Write the yaku that go with one that counts here, or those that do not, whichever is shorter."""
    if yaku in BONUS or worth_of(yaku, rules) is None:
        return ""
    fitting = combining_with(yaku, rules)
    if not fitting:
        return texts.text("yaku-with-none")
    # An ordinary yaku never counts beside a yakuman, so do not list yakuman for it.
    played = (other for other in Yaku if other not in (*BONUS, *fitting, yaku) and worth_of(other, rules))
    never = [other for other in played if _is_made(other) == _is_made(yaku)]
    if not never:
        return texts.text("yaku-with-all")
    key, names = ("yaku-with-only", fitting) if len(fitting) <= len(never) else ("yaku-with-all-but", never)
    listed = texts.yaku_listed(yaku_name(other, texts) for other in names)
    return texts.text(key, kind="yakuman" if _is_made(yaku) else "yaku", names=listed)


def _is_made(yaku: Yaku) -> bool:
    """Return True if a yaku is a yakuman by itself, and no ordinary hand paid as one."""
    return yaku in YAKUMAN and yaku is not Yaku.OPEN_RIICHI_DEAL_IN


def _key(yaku: Yaku) -> str:
    return f"yaku-{yaku.replace('_', '-')}"


def _order(worth: Worth) -> tuple[int, int, int]:
    return worth.yakuman, worth.closed, worth.open


def _worth(worth: Worth | None, texts: Texts) -> str:
    if worth is None:
        return texts.text("yaku-worth-nothing")
    if worth.yakuman:
        return texts.text("yaku-worth-yakuman", times=worth.yakuman)
    if worth.closed == worth.open:
        return texts.text("yaku-worth-same", han=worth.closed)
    return texts.text("yaku-worth-differs", closed=worth.closed, open=worth.open)
