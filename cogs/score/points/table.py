"""`/score table`: the table of points as a picture, for the dealer or the others, and as text to copy."""

from enum import StrEnum

from cogs.draw import drawn, points_picture
from cogs.score.points.card import text_blocks
from cogs.ui.asked import Asked
from cogs.ui.cards import Block, Card, small
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import title_of
from core.rules import RuleSet
from core.scoring import HIGHEST_FU


class Side(StrEnum):
    """A view of the table."""

    OTHERS = "others"
    DEALER = "dealer"
    TEXT = "text"


async def table_card(rules: RuleSet, texts: Texts, side: Side = Side.OTHERS) -> Card:
    """Lay out one view of the table, with buttons to the others."""
    title = title_of(rules.name, texts)
    blocks: list[Block] = [texts.text("table-heading", rules=title)]
    if side is Side.TEXT:
        blocks += [*text_blocks(rules, texts), small(texts.text("table-note", most=HIGHEST_FU))]
    else:
        dealer = side is Side.DEALER
        blocks.append(await drawn(points_picture, rules, title=title, dealer=dealer, texts=texts))
        blocks.append(small(texts.text("table-picture-note", most=HIGHEST_FU)))
    row = [
        button(turn_table(each, rules.name), label=texts.text(f"table-show-{each}"), disabled=each is side)
        for each in Side
    ]
    return Card(*blocks, rows=[row])


@press("score:table:{side}:{rules}")
async def turn_table(asked: Asked, side: Side, rules: str) -> None:
    """Show another view of the table."""
    await asked.show(await table_card(await asked.rules(rules), asked.texts, side))
