"""The data that Discord gets about a command: descriptions, names and choices in each language.

`/rules show` is described by the text `command-rules-show`, its options by the attributes of that text. Its names in
other languages are `name-rules-show`; the names of options are `option-<option>`, or attributes of the command's name.
Discord shows them to people who have set it to that language.
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
    """Return the choices of an option. Their names are keys of texts, which `localised` looks up."""
    return [
        app_commands.Choice(name=f"choice-{option}-{value.replace('_', '-')}", value=str(value)) for value in values
    ]


def localised(entry: dict[str, Any]) -> dict[str, Any]:
    """Return a command's data with its texts in place."""
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
    # The name of a choice is still the key of its text.
    choices = [choice | _texts("name", choice["name"], limits.CHOICE_NAME) for choice in option["choices"]]
    return filled | {"choices": choices}


def _described(key: str) -> dict[str, Any]:
    return _texts("description", key, limits.COMMAND_DESCRIPTION)


def _named(*keys: str) -> dict[str, Any]:
    """Return the names in other languages, from the first of `keys` that each has. The code holds the English one."""
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
    """Return the texts of the languages beside English that Discord knows."""
    return [Texts(language) for language in languages() if language != FALLBACK and language in _LOCALES]
