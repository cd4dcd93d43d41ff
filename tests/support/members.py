"""People of a simulated server, and the league that its bot keeps."""

import discord
import simcord

from cogs.host.client import Tenbou
from db import PlayerRef
from tests.support.house import Clock, House
from tests.support.world import Club


def join(club: Club, name: str, *, organiser: bool = False) -> simcord.MemberActor:
    """Let somebody into the club."""
    guild = club.env.guild
    roles = []
    if organiser:
        roles = [guild.create_role("Organisers", permissions=discord.Permissions(manage_guild=True))]
    return guild.add_member(club.env.create_user(name), roles=roles)


async def with_organiser_role(club: Club, house: House, name: str) -> simcord.MemberActor:
    """Let somebody into the club who is an organiser by the role that the server names."""
    role = club.env.guild.create_role("Helpers")
    await house.store.guilds.set_organiser_role(house.guild, role.id, actor=1)
    return club.env.guild.add_member(club.env.create_user(name), roles=[role])


def ref(member: simcord.MemberActor) -> PlayerRef:
    """A member as the store knows them."""
    return PlayerRef(member.name, member.id)


def house_of(bot: Tenbou, club: Club) -> House:
    """The club in the bot's own store, to record games without typing each."""
    return House(bot.store, Clock(), club.env.guild.id)
