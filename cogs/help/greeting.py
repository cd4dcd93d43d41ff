"""The greeting on a new server, for its organisers."""

import discord

from cogs.help.guide import server_list, set_server_language
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.limits import CHOICE_NAME, clip
from cogs.ui.people.permissions import Action
from cogs.ui.presses import choose, menu
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import title_of
from core.rules import load_preset, preset_names, preset_title


def greeting_card(languages: list[discord.SelectOption], texts: Texts, *, played: str = "") -> Card:
    """Lay out the greeting and the first steps; `played` is the name of the rules that the server has chosen."""
    first = texts.text("greeting-chosen", rules=title_of(played, texts)) if played else texts.text("greeting-rules")
    steps = [first, texts.text("greeting-league"), texts.text("greeting-help")]
    rules = [
        discord.SelectOption(
            label=clip(preset_title(name, texts.language), CHOICE_NAME), value=name, default=name == played
        )
        for name in preset_names()
    ]
    rows = [
        [menu(greeting_rules(), rules, placeholder=texts.text("greeting-choose"))],
        [menu(greeting_language(), languages)],
    ]
    return Card(texts.text("greeting-heading"), "\n".join(steps), rows=rows)


async def _say_again(asked: Asked) -> None:
    """Draw the greeting again."""
    here = await asked.store.rules.current(asked.guild)
    languages = server_list(asked, asked.board)
    await asked.change(greeting_card(languages, asked.board, played=here.rules.name if here else ""))


@choose("hello:rules")
async def greeting_rules(asked: Asked, value: str) -> None:
    """Choose a preset for the server, unless it plays it already. Raises `NotAllowed`."""
    deed, store = await asked.allowed_deed(Action.MANAGE_RULES), asked.store
    here = await store.rules.current(asked.guild)
    if here is None or here.rules.name != value:
        draft = await store.rules.draft(deed, load_preset(value), after=here.number or 0 if here else 0)
        await store.rules.adopt(deed, draft.id)
    await _say_again(asked)


@choose("hello:server")
async def greeting_language(asked: Asked, value: str) -> None:
    """Choose the server's language, and greet again in it."""
    await set_server_language(asked, value)
    await _say_again(asked)
