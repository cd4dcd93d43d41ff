"""The room: the same bot in a browser on this computer, without Discord, to try it out."""

from collections.abc import Callable

import simcord

from cogs.host.client import Tenbou
from cogs.host.errors import PortTaken
from cogs.ui.texts import Texts


async def open_room(bot: Tenbou, *, port: int, texts: Texts, announce: Callable[[str], None]) -> None:
    """Run the bot in a simulated server until the page ends the session or the task is cancelled.

    `announce` gets the address to open. It holds a key, so show it on the screen and keep it out of logs.
    """
    # The bot answers and logs faults as they happen; nothing is raised at the end.
    async with simcord.run(bot, check_errors=False) as env:
        if bot.user:
            await bot.user.edit(username=texts.text("room-bot"))
        users = [env.create_user(name) for name in texts.text("room-members").split()]
        # The first member owns the server, so that they can create leagues.
        club = env.create_guild(texts.text("room-club"), owner=users[0])
        channel = club.create_text_channel(texts.text("room-channel"))
        members = [club.add_member(user) for user in users]
        try:
            # The bot joined before there was a channel for its greeting.
            bot.dispatch("guild_join", bot.get_guild(club.id))
            async with env.preview(channel, viewers=members, layout="channel", port=port) as preview:
                announce(preview.url)
                await preview.wait_closed()
        except simcord.SetupError as problem:
            if isinstance(problem.__cause__, OSError):
                raise PortTaken(port) from problem
            raise
        finally:
            # The simulator cancels the running tasks when it releases the bot.
            await bot.handlers.finish()
