"""The card of a scored hand. Each of its buttons changes one thing and draws the card again."""

from typing import Any

import discord
from discord import ui

from cogs.draw import drawn, hand_picture
from cogs.score.hand import state
from cogs.score.hand.card import face
from cogs.score.hand.case import Case, Change, can_change, changed, with_rules
from cogs.ui.asked import Asked
from cogs.ui.cards import Accent, Card
from cogs.ui.cards.pictures import Picture
from cogs.ui.presses import Control, button, choose, menu, press
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import title_of
from core.hand import Wind
from core.rules import RuleSet, preset_names

_FIRST_ROW = (Change.TSUMO, Change.RIICHI, Change.IPPATSU, Change.LAST_TILE, Change.RINSHAN)
_SECOND_ROW = (Change.DEALER, Change.HONBA)


async def drawn_card(case: Case, texts: Texts, *, house: RuleSet | None) -> tuple[Card, bool]:
    """Return the card with the picture of the hand, and whether the hand wins. Raises what `hand_card` raises."""
    return hand_card(case, texts, await drawn(hand_picture, case.hand, case.win(), texts=texts), house=house)


def hand_card(case: Case, texts: Texts, *pictures: Picture, house: RuleSet | None = None) -> tuple[Card, bool]:
    """Return the whole card, and whether the hand wins. Impossible changes are greyed out, chosen ones ticked.

    `house` are the server's own rules, offered beside the presets.

    Raises what `score_hand` raises, except the reasons why a hand wins nothing.
    """
    said = face(case, texts)
    headline, *others = said.blocks
    rows: list[list[ui.Item[Any]]] = [[_button(case, each, texts) for each in row] for row in (_FIRST_ROW, _SECOND_ROW)]
    rows.append([rules_menu(case, texts, house=house)])
    accent = Accent.WIN if said.wins else Accent.PLAIN
    return Card(headline, *pictures, *others, accent=accent, rows=rows), said.wins


def _button(case: Case, change: Change, texts: Texts) -> Control:
    label = texts.text(f"change-{change.replace('_', '-')}")
    if _is_on(case, change):
        label = texts.text("change-on", label=label)
    made = change_hand(change, state.write(case), case.rules.name)
    return button(made, label=label, disabled=not can_change(case, change))


def rules_menu(case: Case, texts: Texts, *, house: RuleSet | None = None) -> Control:
    """Draw the list of rules to score a hand under: the presets, and the server's own, `house`."""
    name = case.rules.name
    own = [each for each in dict.fromkeys((name, house.name if house else name)) if each not in preset_names()]
    options = [
        discord.SelectOption(
            label=texts.text("change-rules", rules=title_of(each, texts)), value=each, default=each == name
        )
        for each in (*own, *preset_names())
    ]
    return menu(choose_rules(state.write(case), name), options)


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


async def _redraw(asked: Asked, case: Case) -> None:
    card, _ = await drawn_card(case, asked.texts, house=await asked.house_rules())
    await asked.show(card)


@press("score:{change}:{written}:{rules}")
async def change_hand(asked: Asked, change: Change, written: str, rules: str) -> None:
    """Change one thing about a hand, and show its new worth."""
    await _redraw(asked, changed(state.read(written, await asked.rules(rules)), change))


@choose("score:rules:{written}:{rules}")
async def choose_rules(asked: Asked, value: str, written: str, rules: str) -> None:
    """Score the hand under other rules."""
    case = state.read(written, await asked.rules(rules))
    await _redraw(asked, with_rules(case, await asked.rules(value)))
