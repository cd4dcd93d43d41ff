"""The languages as lists to choose from, each under its own name."""

from collections.abc import Iterator

import discord

from cogs.ui.limits import CHOICE_NAME, clip
from cogs.ui.texts import FALLBACK, Texts, languages

AS_DISCORD = "discord"
"""What stands for no choice of one's own."""


def language_name(language: str) -> str:
    """What a language is called by those who speak it."""
    texts = Texts(language)
    # Where nobody has said it yet, its code; English has a name of its own.
    return texts.text("language-name") if texts.has("language-name") else language


def chosen_language(value: str) -> str | None:
    """What was chosen from a list; None leaves it to Discord."""
    return value if value in languages() else None


def own_options(texts: Texts, chosen: str | None, locale: discord.Locale) -> list[discord.SelectOption]:
    """The list of one's own language, of which `chosen` is marked; `locale` is what one's Discord is set to."""
    return _options("help-own", texts, chosen=chosen, otherwise=Texts.for_locale(locale).language)


def server_options(texts: Texts, chosen: str | None, locale: discord.Locale | None) -> list[discord.SelectOption]:
    """The list of a server's language, of which `chosen` is marked; `locale` is what the server has in Discord."""
    otherwise = Texts.for_locale(locale).language if locale else FALLBACK
    return _options("help-server", texts, chosen=chosen, otherwise=otherwise)


def _options(key: str, texts: Texts, *, chosen: str | None, otherwise: str) -> list[discord.SelectOption]:
    # Only what is chosen is seen of a list, so each entry says whose language it is.
    return [
        discord.SelectOption(label=clip(label, CHOICE_NAME), value=value, default=value == (chosen or AS_DISCORD))
        for value, label in _labels(key, texts, otherwise)
    ]


def _labels(key: str, texts: Texts, otherwise: str) -> Iterator[tuple[str, str]]:
    yield AS_DISCORD, texts.text(f"{key}-discord", language=language_name(otherwise))
    for language in languages():
        yield language, texts.text(key, language=language_name(language))
