"""What every cog is."""

from typing import ClassVar

from discord.ext import commands

from cogs.ui.buttons import PersistentButton, PersistentSelect


class CommandGroup(commands.GroupCog):
    """A group of commands, and the buttons under its cards that have to work after a restart."""

    buttons: ClassVar[tuple[type[PersistentButton | PersistentSelect], ...]] = ()
