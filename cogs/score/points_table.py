"""`/score table`: the table of points as a picture, of the dealer or of the others, and as text to copy."""

import re
from enum import StrEnum
from typing import Any, Self

import discord
from discord import ui

from cogs.draw import drawn, points_picture
from cogs.score.points_card import text_blocks
from cogs.ui.buttons import PersistentButton, label_of, show_change
from cogs.ui.cards import Block, Card, small
from cogs.ui.language import texts_of
from cogs.ui.naming import rules_named, title_of
from cogs.ui.texts import Texts
from core.rules import RuleSet
from core.scoring import HIGHEST_FU


class Side(StrEnum):
    """What of the table is shown."""

    OTHERS = "others"
    DEALER = "dealer"
    TEXT = "text"


async def table_card(rules: RuleSet, texts: Texts, side: Side = Side.OTHERS) -> Card:
    """A side of the table, with buttons to the others."""
    title = title_of(rules.name, texts)
    blocks: list[Block] = [texts.text("table-heading", rules=title)]
    if side is Side.TEXT:
        blocks += [*text_blocks(rules, texts), small(texts.text("table-note", most=HIGHEST_FU))]
    else:
        dealer = side is Side.DEALER
        blocks.append(await drawn(points_picture, rules, title=title, dealer=dealer, texts=texts))
        blocks.append(small(texts.text("table-picture-note", most=HIGHEST_FU)))
    row = [TurnTable(each, rules.name, label=texts.text(f"table-show-{each}"), disabled=each is side) for each in Side]
    return Card(*blocks, rows=[row])


class TurnTable(PersistentButton, template=rf"score:table:(?P<side>{'|'.join(Side)}):(?P<rules>[\w-]+)"):
    """Shows another side of the table."""

    def __init__(self, side: Side, rules: str, *, label: str, disabled: bool = False) -> None:
        super().__init__(custom_id=f"score:table:{side}:{rules}", label=label, disabled=disabled)
        self._side = side
        self._rules = rules

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(Side(match["side"]), match["rules"], label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Turn to it."""
        rules = await rules_named(interaction, self._rules, self._rules)
        await show_change(interaction, await table_card(rules, texts_of(interaction), self._side))
