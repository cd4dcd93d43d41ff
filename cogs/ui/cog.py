"""What every cog is."""

from types import MappingProxyType
from typing import ClassVar

from discord.ext import commands

from cogs.ui.buttons import PersistentButton, PersistentSelect
from cogs.ui.forms import Forms


class CommandGroup(commands.GroupCog):
    """A group of commands, and the buttons under its cards and the dialogs that have to work after a restart."""

    buttons: ClassVar[tuple[type[PersistentButton | PersistentSelect], ...]] = ()
    forms: ClassVar[Forms] = MappingProxyType({})
