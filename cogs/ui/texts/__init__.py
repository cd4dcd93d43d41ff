"""Texts for people: the lookup by key, the choice of the language, and what Discord gets about commands."""

from cogs.ui.texts.fluent import FALLBACK, LOCALES, TextError, Texts, languages

__all__ = ["FALLBACK", "LOCALES", "TextError", "Texts", "languages"]
