"""Names of rulesets in commands: a preset, or a version of the server's own rules."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands

from cogs.ui import limits
from cogs.ui.bot import bot_of
from cogs.ui.cards import escape
from cogs.ui.people import guild_of
from cogs.ui.texts import Texts
from cogs.ui.texts.language import texts_of
from core.errors import TenbouError
from core.lookup import normalise, preset_spellings, presets_called
from core.rules import RuleSet, load_preset, preset_names, preset_title
from db import RuleVersionInfo

OWN: Final = "own"
"""The name of the newest version of the server's own rules; `own-3` is the third."""

VERSIONS_OFFERED: Final = 8
_OWN_VERSION: Final = re.compile(rf"{OWN}-(\d{{1,9}})")


@dataclass(eq=False)
class PresetUnclear(TenbouError):
    """A name that fits several presets, `known`."""

    name: str
    known: tuple[str, ...]


def own_name(number: int) -> str:
    """Return the name of a version of a server's own rules."""
    return f"{OWN}-{number}"


def own_number(name: str) -> int | None:
    """Return the number of the version that has this name; none for any other name."""
    match = _OWN_VERSION.fullmatch(name)
    return int(match[1]) if match else None


def title_of(name: str, texts: Texts) -> str:
    """Return the title of the rules with this name, harmless in a card."""
    if name in preset_names():
        return preset_title(name, texts.language)
    number = own_number(name)
    return escape(name) if number is None else texts.text("rules-own-title", number=number)


def preset_named(typed: str) -> str:
    """Return the preset that people call so: by name, title or another name, in any language.

    Raises `PresetUnclear`. An unknown name is returned tidied: it may be that of a server's own rules.
    """
    found = presets_called(typed)
    if len(found) > 1:
        raise PresetUnclear(name=typed, known=found)
    return found[0] if found else "-".join(typed.casefold().split())


async def version_here(interaction: discord.Interaction) -> RuleVersionInfo | None:
    """Return the version of the rules that the server plays now; none outside of servers."""
    if interaction.guild_id is None:
        return None
    return await bot_of(interaction.client).store.rules.current(interaction.guild_id)


async def house_rules(interaction: discord.Interaction) -> RuleSet | None:
    """Return the server's rules if they are its own and no preset's."""
    here = await version_here(interaction)
    return None if here is None or here.rules.name in preset_names() else here.rules


async def rules_named(interaction: discord.Interaction, typed: str, default: str) -> RuleSet:
    """Return the rules of a name, or for an empty name those played here.

    `default` is a preset for a server that has chosen none. Raises `PresetUnclear`, `UnknownPreset`,
    `RulesVersionUnknown`, and `ServerOnly` for a server's own rules outside of it.
    """
    name = preset_named(typed)
    if name in ("", OWN):
        here = await version_here(interaction)
        return load_preset(default) if here is None else here.rules
    number = own_number(name)
    if number is None:
        return load_preset(name)
    return (await bot_of(interaction.client).store.rules.get(guild_of(interaction), number)).rules


async def rules_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's own rules, and the presets whose names contain the typed text."""
    house = await house_rules(interaction)
    return _choices(interaction, [house.name] if house else [], typed)


async def version_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the newest versions of the server's own rules, and the presets."""
    if interaction.guild_id is None:
        return []
    recent = await bot_of(interaction.client).store.rules.recent(interaction.guild_id, most=VERSIONS_OFFERED)
    own = [version.rules.name for version in recent if version.rules.name not in preset_names()]
    return _choices(interaction, own, typed)


def _choices(interaction: discord.Interaction, own: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    texts = texts_of(interaction)
    titles = {name: title_of(name, texts) for name in (*own, *preset_names())}
    return limits.choices((title, name) for name, title in titles.items() if _is_called(name, title, typed))


def _is_called(name: str, title: str, typed: str) -> bool:
    """Return True if a name or title contains the typed text, or a preset has it in another spelling."""
    if typed.casefold().strip() in f"{name} {title}".casefold():
        return True
    wanted = normalise(typed)
    if not wanted or name not in preset_names():
        return False
    # A few Latin letters occur in many words; a Chinese or Japanese character is specific anywhere.
    inside = not wanted.isascii()
    return any(spelling.startswith(wanted) or (inside and wanted in spelling) for spelling in preset_spellings(name))
