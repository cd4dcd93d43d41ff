"""The simulated server that tests take place in."""

from dataclasses import dataclass

import simcord


@dataclass(frozen=True, slots=True)
class Club:
    """A server with one channel and a player."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    ann: simcord.MemberActor
