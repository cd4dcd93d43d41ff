"""Autocomplete of `/rules`."""

from discord import app_commands

from cogs.rules.answer.question import choice_name, choice_value
from cogs.rules.answer.yaku import find_yaku
from cogs.rules.own import values
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.choosing import Offered
from cogs.ui.words.terms import yaku_name
from core.lookup import find

Choices = list[app_commands.Choice[str]]


async def _yaku(asked: Asked, typed: str) -> Choices:
    return limits.choices((yaku_name(found, asked.texts), found.value) for found in find_yaku(typed))


async def _topics(asked: Asked, typed: str) -> Choices:
    found = find(typed, asked.texts.language)
    return limits.choices((choice_name(each, asked.texts), choice_value(each, typed)) for each in found)


async def _settable(asked: Asked, typed: str) -> Choices:
    return values.rule_choices(typed, asked.texts)


YakuName = app_commands.Transform[str, Offered(_yaku)]
Topic = app_commands.Transform[str, Offered(_topics)]
"""A rule, a yaku or a word of scoring."""
RuleName = app_commands.Transform[str, Offered(_settable)]
"""A rule that a server can set."""
