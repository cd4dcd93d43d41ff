"""How people name a ruleset in a command: a preset, or a version of the server's own rules."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands

from cogs.ui import limits
from cogs.ui.cards import escape
from cogs.ui.language import texts_of
from cogs.ui.people import guild_of, store_of
from cogs.ui.texts import Texts
from core.errors import TenbouError
from core.lookup import normalise, preset_spellings, presets_called
from core.rules import RuleSet, load_preset, preset_names, preset_title
from db import RuleVersionInfo

OWN: Final = "own"
"""How the newest version of the server's own rules is named; `own-3` is the third."""

VERSIONS_OFFERED: Final = 8
_OWN_VERSION: Final = re.compile(rf"{OWN}-(\d{{1,9}})")


@dataclass(eq=False)
class PresetUnclear(TenbouError):
    """Several presets, `known` by their names, are called so."""

    name: str
    known: tuple[str, ...]


def own_name(number: int) -> str:
    """The name of a ruleset that is a version of a server's own."""
    return f"{OWN}-{number}"


def own_number(name: str) -> int | None:
    """Which version of a server's own rules is called this; none for any other name."""
    match = _OWN_VERSION.fullmatch(name)
    return int(match[1]) if match else None


def title_of(name: str, texts: Texts) -> str:
    """What people call the rules with this name, harmless in a card."""
    if name in preset_names():
        return preset_title(name, texts.language)
    number = own_number(name)
    return escape(name) if number is None else texts.text("rules-own-title", number=number)


def preset_named(typed: str) -> str:
    """Read a preset's name as people type it: its name, its title or what else it is called in any language.

    Raises `PresetUnclear`. What is called nothing like this may be a server's own rules, or nothing.
    """
    found = presets_called(typed)
    if len(found) > 1:
        raise PresetUnclear(name=typed, known=found)
    return found[0] if found else "-".join(typed.casefold().split())


async def version_here(interaction: discord.Interaction) -> RuleVersionInfo | None:
    """The version of the server's rules that is played now; none where there is none, and outside of servers."""
    return None if interaction.guild_id is None else await store_of(interaction).rules.current(interaction.guild_id)


async def house_rules(interaction: discord.Interaction) -> RuleSet | None:
    """The server's rules if they are its own, and not a preset's."""
    here = await version_here(interaction)
    return None if here is None or here.rules.name in preset_names() else here.rules


async def rules_named(interaction: discord.Interaction, typed: str, default: str) -> RuleSet:
    """The rules that somebody names, or those that are played here; `default` is a preset for where nobody has chosen.

    Raises `PresetUnclear`, `UnknownPreset`, `RulesVersionUnknown`, and `ServerOnly` for a server's own rules outside
    of it.
    """
    name = preset_named(typed)
    if name in ("", OWN):
        here = await version_here(interaction)
        return load_preset(default) if here is None else here.rules
    number = own_number(name)
    if number is None:
        return load_preset(name)
    return (await store_of(interaction).rules.get(guild_of(interaction), number)).rules


async def rules_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the server's own rules and the presets that have what was typed in what they are called."""
    house = await house_rules(interaction)
    return _choices(interaction, [house.name] if house else [], typed)


async def version_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the newest versions of the server's own rules, and the presets."""
    if interaction.guild_id is None:
        return []
    recent = await store_of(interaction).rules.recent(interaction.guild_id, most=VERSIONS_OFFERED)
    own = [version.rules.name for version in recent if version.rules.name not in preset_names()]
    return _choices(interaction, own, typed)


def _choices(interaction: discord.Interaction, own: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    texts = texts_of(interaction)
    titles = {name: title_of(name, texts) for name in (*own, *preset_names())}
    return limits.choices((title, name) for name, title in titles.items() if _is_called(name, title, typed))


def _is_called(name: str, title: str, typed: str) -> bool:
    """Whether rules have what was typed in their name or title, or a preset in another spelling."""
    if typed.casefold().strip() in f"{name} {title}".casefold():
        return True
    wanted = normalise(typed)
    if not wanted or name not in preset_names():
        return False
    # Few Latin letters are inside of many words, while a character says something wherever it stands.
    inside = not wanted.isascii()
    return any(spelling.startswith(wanted) or (inside and wanted in spelling) for spelling in preset_spellings(name))
