"""How the bot says hello, and what it can do."""

from tests.screenshots.room import Room


async def play(room: Room) -> None:
    """Come to the club, choose the rules, ask for help, name the organisers."""
    club = room.tenbou.get_guild(room.house.guild)
    assert club is not None
    await room.tenbou.on_guild_join(club)
    hello = await room.newest()
    await room.picture("greeting", hello)
    await room.choose("greeting-chosen", hello, "hello:rules", "tenhou")
    await room.choose("greeting-language", hello, "hello:server", room.language)
    guide = await room.use("help", "help")
    await room.choose("help-own", guide, "help:own", room.language)
    await room.choose("help-server", guide, "help:server", room.language)
    await room.use("admin-organisers", "admin organisers")
    role = room.role(room.called.role)
    named = await room.use("admin-organisers-role", "admin organisers", role=role)
    await room.press("admin-organisers-cleared", named, "admin:no-role")
