"""The greeting on a new server, for whoever is going to organise there."""

import discord

from cogs.help.guide import server_list, set_server_language
from cogs.ui.buttons import FixedSelect
from cogs.ui.cards import QUIET, Card
from cogs.ui.language import board_texts
from cogs.ui.limits import CHOICE_NAME, clip
from cogs.ui.naming import title_of
from cogs.ui.people import guild_of, store_of
from cogs.ui.permissions import Action, check, roles_of
from cogs.ui.texts import Texts
from core.rules import load_preset, preset_names, preset_title


def greeting_card(languages: list[discord.SelectOption], texts: Texts, *, played: str = "") -> Card:
    """Say hello, and what comes first; `played` is the name of the rules that the server has chosen."""
    first = texts.text("greeting-chosen", rules=title_of(played, texts)) if played else texts.text("greeting-rules")
    steps = [first, texts.text("greeting-league"), texts.text("greeting-help")]
    rules = [
        discord.SelectOption(
            label=clip(preset_title(name, texts.language), CHOICE_NAME), value=name, default=name == played
        )
        for name in preset_names()
    ]
    choose = GreetingRules(rules, placeholder=texts.text("greeting-choose"))
    return Card(texts.text("greeting-heading"), "\n".join(steps), rows=[[choose], [GreetingLanguage(languages)]])


async def _say_again(interaction: discord.Interaction) -> None:
    """Draw the greeting as it is now."""
    texts = board_texts(interaction)
    here = await store_of(interaction).rules.current(guild_of(interaction))
    card = greeting_card(server_list(interaction, texts), texts, played=here.rules.name if here else "")
    await interaction.response.edit_message(view=card, allowed_mentions=QUIET)


class GreetingRules(FixedSelect, template=r"hello:rules"):
    """Chooses what the server plays."""

    key = "hello:rules"

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Make the preset what is played here, unless it is already. Raises `NotAllowed`."""
        store, guild = store_of(interaction), guild_of(interaction)
        check(Action.MANAGE_RULES, await roles_of(interaction, store))
        here = await store.rules.current(guild)
        if here is None or here.rules.name != value:
            deed = store.deed(guild, interaction.user.id)
            draft = await store.rules.draft(deed, load_preset(value), after=here.number or 0 if here else 0)
            await store.rules.adopt(deed, draft.id)
        await _say_again(interaction)


class GreetingLanguage(FixedSelect, template=r"hello:server"):
    """Chooses the server's language, and with it that of the greeting."""

    key = "hello:server"

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Keep the choice, and say hello again in that language."""
        await set_server_language(interaction, value)
        await _say_again(interaction)
