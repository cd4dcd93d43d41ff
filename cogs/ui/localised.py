"""What Discord is told about a command: descriptions and choices from the locale files, and all of it in each language.

`/rules show` is described by `command-rules-show`, its options by the attributes of that message. What it is called in
other languages is `name-rules-show`; its options are called `option-<option>`, or what an attribute of the command's
name says. Discord shows them to whoever has set it to that language.
"""

from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import app_commands

from cogs.ui import limits
from cogs.ui.texts import FALLBACK, Texts, languages

_PARENTS: Final = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)
_LOCALES: Final = frozenset(locale.value for locale in discord.Locale)


def fixed_choices(option: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """The values that an option can have; their names are the keys of texts, which `localised` fills in."""
    return [
        app_commands.Choice(name=f"choice-{option}-{value.replace('_', '-')}", value=str(value)) for value in values
    ]


def localised(entry: dict[str, Any]) -> dict[str, Any]:
    """Fill in a command as the tree has it."""
    return _command(entry, entry["name"])


def _command(entry: dict[str, Any], path: str) -> dict[str, Any]:
    filled = entry | _described(f"command-{path}") | _named(f"name-{path}")
    options = [
        _command(option, f"{path}-{option['name']}") if option["type"] in _PARENTS else _option(option, path)
        for option in entry.get("options", ())
    ]
    return filled | ({"options": options} if options else {})


def _option(option: dict[str, Any], path: str) -> dict[str, Any]:
    name = option["name"]
    filled = option | _described(f"command-{path}.{name}") | _named(f"name-{path}.{name}", f"option-{name}")
    if not option.get("choices"):
        return filled
    # A choice has the key of its name in place of the name.
    choices = [choice | _texts("name", choice["name"], limits.CHOICE_NAME) for choice in option["choices"]]
    return filled | {"choices": choices}


def _described(key: str) -> dict[str, Any]:
    return _texts("description", key, limits.COMMAND_DESCRIPTION)


def _named(*keys: str) -> dict[str, Any]:
    """The names in other languages, by the first of `keys` that a language has; the program says the English one."""
    found = {}
    for texts in _others():
        if key := next(filter(texts.has, keys), None):
            found[texts.language] = texts.text(key)
            limits.check(f"{key} in {texts.language}", len(found[texts.language]), limits.COMMAND_NAME)
    return {"name_localizations": found} if found else {}


def _texts(field: str, key: str, longest: int) -> dict[str, Any]:
    said = {texts.language: texts.text(key) for texts in (Texts(FALLBACK), *_others()) if texts.has(key)}
    for language, text in said.items():
        limits.check(f"{key} in {language}", len(text), longest)
    english = said.pop(FALLBACK, None) or Texts(FALLBACK).text(key)
    return {field: english} | ({f"{field}_localizations": said} if said else {})


def _others() -> list[Texts]:
    """The languages beside English, which folders are named for as Discord names them."""
    return [Texts(language) for language in languages() if language != FALLBACK and language in _LOCALES]
