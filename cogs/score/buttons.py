"""The card of a scored hand with its buttons, each of which changes one thing and draws the card anew."""

import re
from typing import Any, Self

import discord
from discord import ui

from cogs.draw import drawn, hand_picture
from cogs.score import state
from cogs.score.case import Case, Change, can_change, changed, with_rules
from cogs.score.hand_card import face
from cogs.ui.buttons import PersistentButton, PersistentSelect, label_of, show_change
from cogs.ui.cards import Accent, Card
from cogs.ui.language import texts_of
from cogs.ui.naming import house_rules, rules_named, title_of
from cogs.ui.pictures import Picture
from cogs.ui.texts import Texts
from core.hand import Wind
from core.rules import RuleSet, preset_names

_FIRST_ROW = (Change.TSUMO, Change.RIICHI, Change.IPPATSU, Change.LAST_TILE, Change.RINSHAN)
_SECOND_ROW = (Change.DEALER, Change.HONBA)


async def drawn_card(case: Case, texts: Texts, *, house: RuleSet | None) -> tuple[Card, bool]:
    """The card with the picture of the hand, and whether the hand wins. Raises what `hand_card` raises."""
    return hand_card(case, texts, await drawn(hand_picture, case.hand, case.win(), texts=texts), house=house)


def hand_card(case: Case, texts: Texts, *pictures: Picture, house: RuleSet | None = None) -> tuple[Card, bool]:
    """The whole card, and whether the hand wins; what cannot be is greyed out, what is so is ticked.

    `house` are the server's own rules, which are offered beside the presets.

    Raises what `score_hand` raises, except the reasons why a hand wins nothing.
    """
    said = face(case, texts)
    headline, *others = said.blocks
    rows: list[list[ui.Item[Any]]] = [[_button(case, each, texts) for each in row] for row in (_FIRST_ROW, _SECOND_ROW)]
    rows.append([ChooseRules(state.write(case), case.rules.name, texts, house=house)])
    accent = Accent.WIN if said.wins else Accent.PLAIN
    return Card(headline, *pictures, *others, accent=accent, rows=rows), said.wins


def _button(case: Case, change: Change, texts: Texts) -> "ChangeHand":
    label = texts.text(f"change-{change.replace('_', '-')}")
    if _is_on(case, change):
        label = texts.text("change-on", label=label)
    return ChangeHand(change, state.write(case), case.rules.name, label=label, disabled=not can_change(case, change))


def _is_on(case: Case, change: Change) -> bool:
    on = {
        Change.TSUMO: case.tsumo,
        Change.RIICHI: case.riichi is not None,
        Change.IPPATSU: case.ippatsu and case.riichi is not None,
        Change.LAST_TILE: case.last_tile,
        Change.RINSHAN: case.rinshan,
        Change.DEALER: case.seat is Wind.EAST,
    }
    return on.get(change, False)


async def _redraw(interaction: discord.Interaction, case: Case) -> None:
    card, _ = await drawn_card(case, texts_of(interaction), house=await house_rules(interaction))
    await show_change(interaction, card)


class ChangeHand(PersistentButton, template=rf"score:(?P<change>{'|'.join(Change)}):{state.PATTERN}"):
    """Changes one thing about a hand."""

    def __init__(self, change: Change, written: str, rules: str, *, label: str, disabled: bool = False) -> None:
        super().__init__(custom_id=f"score:{change}:{written}:{rules}", label=label, disabled=disabled)
        self._change = change
        self._written = written
        self._rules = rules

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(Change(match["change"]), match["state"], match["rules"], label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Change it, and show what the hand is worth now."""
        rules = await rules_named(interaction, self._rules, self._rules)
        await _redraw(interaction, changed(state.read(self._written, rules), self._change))


class ChooseRules(PersistentSelect, template=rf"score:rules:{state.PATTERN}"):
    """Scores the hand under other rules."""

    def __init__(self, written: str, rules: str, texts: Texts, *, house: RuleSet | None = None) -> None:
        own = [name for name in dict.fromkeys((rules, house.name if house else rules)) if name not in preset_names()]
        super().__init__(
            custom_id=f"score:rules:{written}:{rules}",
            options=[
                discord.SelectOption(
                    label=texts.text("change-rules", rules=title_of(name, texts)),
                    value=name,
                    default=name == rules,
                )
                for name in (*own, *preset_names())
            ],
        )
        self._written = written
        self._rules = rules

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the list that was used."""
        return cls(match["state"], match["rules"], texts_of(interaction))

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Score the hand again."""
        before = await rules_named(interaction, self._rules, self._rules)
        rules = await rules_named(interaction, value, value)
        await _redraw(interaction, with_rules(state.read(self._written, before), rules))
