"""The languages as options of a list, each under its own name."""

from collections.abc import Iterator

import discord

from cogs.ui.limits import CHOICE_NAME, clip
from cogs.ui.texts import FALLBACK, Texts, languages

AS_DISCORD = "discord"
"""The option that leaves the language to Discord."""


def language_name(language: str) -> str:
    """Return the name of a language in that language, or its code where the texts lack the name."""
    texts = Texts(language)
    # A language without texts for this would else show the English name.
    return texts.text("language-name") if texts.has("language-name") else language


def chosen_language(value: str) -> str | None:
    """Return the chosen language; None leaves it to Discord."""
    return value if value in languages() else None


def own_options(texts: Texts, chosen: str | None, locale: discord.Locale) -> list[discord.SelectOption]:
    """Return the options of one's own language with the `chosen` one marked; `locale` is that of one's Discord."""
    return _options("help-own", texts, chosen=chosen, otherwise=Texts.for_locale(locale).language)


def server_options(texts: Texts, chosen: str | None, locale: discord.Locale | None) -> list[discord.SelectOption]:
    """Return the options of a server's language with the `chosen` one marked; `locale` is the server's in Discord."""
    otherwise = Texts.for_locale(locale).language if locale else FALLBACK
    return _options("help-server", texts, chosen=chosen, otherwise=otherwise)


def _options(key: str, texts: Texts, *, chosen: str | None, otherwise: str) -> list[discord.SelectOption]:
    # A closed list shows only the chosen option, so each option says whose language it is.
    return [
        discord.SelectOption(label=clip(label, CHOICE_NAME), value=value, default=value == (chosen or AS_DISCORD))
        for value, label in _labels(key, texts, otherwise)
    ]


def _labels(key: str, texts: Texts, otherwise: str) -> Iterator[tuple[str, str]]:
    yield AS_DISCORD, texts.text(f"{key}-discord", language=language_name(otherwise))
    for language in languages():
        yield language, texts.text(key, language=language_name(language))
