"""The base classes of cogs, and the decorator of their commands."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ClassVar, Concatenate, ParamSpec, TypeVar

import discord
from discord.ext import commands

from cogs.ui import errors
from cogs.ui.asked import Asked
from cogs.ui.presses import AnyPress
from core.errors import TenbouError

_P = ParamSpec("_P")
_Cog = TypeVar("_Cog", bound=commands.Cog)
_Asking = Callable[Concatenate[_Cog, Asked, _P], Coroutine[Any, Any, None]]
_Callback = Callable[Concatenate[_Cog, discord.Interaction, _P], Coroutine[Any, Any, None]]


def answered(callback: _Asking[_Cog, _P]) -> _Callback[_Cog, _P]:
    """Give a command its request as `Asked`, and answer a person's mistake inside it.

    Only a fault of the program makes a failed command. Put it below the decorator that makes the command.
    """

    @wraps(callback)
    async def asking(cog: _Cog, interaction: discord.Interaction, /, *options: _P.args, **named: _P.kwargs) -> None:
        try:
            await callback(cog, Asked(interaction), *options, **named)
        except TenbouError as mistake:
            await errors.answer(interaction, mistake)

    return asking


class Part(commands.Cog):
    """A part of the bot: commands, and the presses of their buttons, lists and dialogs."""

    presses: ClassVar[tuple[AnyPress, ...]] = ()

    async def joined(self, client: discord.Client, guild: discord.Guild) -> None:
        """Act on the bot's arrival at a server. Most parts do nothing."""


class CommandGroup(Part, commands.GroupCog):
    """A part whose commands are a group."""
