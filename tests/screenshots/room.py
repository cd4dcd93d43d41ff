"""A club in which everything is used once, and what its people do there."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import discord
import simcord
from simcord.results import InteractionResult, ResponseMessage

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from cogs.ui.texts import FALLBACK, Texts
from db import Deed, PlayerRef
from tests.screenshots.camera import Blind, Camera
from tests.screenshots.names import NAMES, Names
from tests.support.house import ORGANISER, Clock, House
from tests.support.limits import walk

CHANCE: Final = 7


Shown = ResponseMessage | discord.Message
"""A message that has controls to use."""


@dataclass
class Club(House):
    """A house in which somebody who is a member has done everything."""

    organiser: int = 0

    def deed(self, actor: int | PlayerRef | None = None, reason: str = "") -> Deed:
        """Somebody, by default the organiser, about to do something here."""
        return super().deed(self.organiser if actor in {None, ORGANISER} else actor, reason)


@dataclass(frozen=True, slots=True)
class Room:
    """A club in a language, and the camera that is shown what happens. It knows what has been used so far."""

    env: simcord.Env
    tenbou: Tenbou
    house: Club
    channel: simcord.ChannelHandle
    members: tuple[simcord.MemberActor, ...]
    language: str
    camera: Camera = field(default_factory=Blind)
    names: list[str] = field(default_factory=list)
    commands: set[str] = field(default_factory=set)
    custom_ids: list[str] = field(default_factory=list)
    dialogs: list[str] = field(default_factory=list)

    @property
    def ann(self) -> simcord.MemberActor:
        """Who uses everything, and owns the server."""
        return self.members[0]

    @property
    def refs(self) -> tuple[PlayerRef, ...]:
        """The members as the store knows them."""
        return tuple(PlayerRef(each.name, each.id) for each in self.members)

    @property
    def called(self) -> Names:
        """What everything here is called."""
        return NAMES[self.language]

    @property
    def mentions(self) -> dict[str, str]:
        """The members as options of the four seats."""
        return dict(zip(("east", "south", "west", "north"), (each.mention for each in self.members), strict=True))

    async def use(self, name: str, command: str, /, **options: Any) -> Shown:  # noqa: ANN401  -- as they come
        """Use a command, and take a picture of the last answer."""
        return await self.take(name, await self.ask(command, **options))

    async def ask(self, command: str, /, **options: Any) -> InteractionResult:  # noqa: ANN401
        """Use a command."""
        self.commands.add(command)
        return await self.ann.slash(self.channel, command, **options)

    async def press(self, name: str, message: Shown, part: str) -> Shown:
        """Press the button whose custom id begins so, and take a picture of what it shows."""
        return await self.take(name, await self.click(message, part), message)

    async def click(self, message: Shown, part: str, *, by: simcord.MemberActor | None = None) -> InteractionResult:
        """Press the button whose custom id begins so, or let somebody else press it."""
        return await (by or self.ann).click(message, custom_id=self._control(message, part))

    async def choose(self, name: str, message: Shown, part: str, *values: Any) -> Shown:  # noqa: ANN401
        """Choose from the list whose custom id begins so, and take a picture of what that shows."""
        result = await self.ann.select(message, values, custom_id=self._control(message, part))
        return await self.take(name, result, message)

    async def dialog(self, name: str, opened: InteractionResult) -> InteractionResult:
        """Take a picture of a dialog that a press or a command has opened."""
        assert opened.modal is not None, f"{name} opened no dialog"
        await self._take(name, opened)
        return opened

    async def send(
        self,
        name: str,
        opened: InteractionResult,
        message: Shown | None = None,
        /,
        **values: Any,  # noqa: ANN401
    ) -> Shown:
        """Send a dialog, and take a picture of the answer; or of the message that it was opened from."""
        self.dialogs.append(str((opened.modal or {})["custom_id"]))
        # Some fields are called as what Python keeps for itself, some by a number.
        named = {key.strip("_"): value for key, value in values.items()}
        return await self.take(name, await self.ann.submit_modal(opened, named), message)

    async def take(self, name: str, result: InteractionResult, message: Shown | None = None) -> Shown:
        """Take a picture of the last answer; where there is none, of the message that has changed."""
        answer = result.followups[-1] if result.followups else result.response or message
        assert answer is not None, f"{name} has not been answered"
        await self.picture(name, answer)
        return answer

    def role(self, name: str) -> simcord.RoleHandle:
        """A new role of the server."""
        assert self.channel.guild is not None
        return self.channel.guild.create_role(name)

    async def picture(self, name: str, message: Any) -> None:  # noqa: ANN401  -- a message of either kind
        """Take a picture of any message that is still there."""
        self.env.backend.get_message(self.channel.id, message.id)
        await self._take(name, message)

    async def answer(self, command: str, /, **options: Any) -> Shown:  # noqa: ANN401
        """Use a command without taking a picture of its answer."""
        answer = (await self.ask(command, **options)).response
        assert answer is not None, f"{command} has not been answered"
        return answer

    async def newest(self) -> discord.Message:
        """The last message of the channel, once everything that was set going has been done."""
        await self.env.settle()
        return self.channel.history()[-1]

    async def _take(self, name: str, shown: Any) -> None:  # noqa: ANN401
        assert name not in self.names, f"there is a picture called {name} already"
        self.names.append(name)
        await self.camera.take(name, shown)

    def last_option(self, message: Shown, part: str) -> str:
        """The last value of the list whose custom id begins so."""
        return str(self._find(message, part)["options"][-1]["value"])

    def _control(self, message: Shown, part: str) -> str:
        found = str(self._find(message, part)["custom_id"])
        self.custom_ids.append(found)
        return found

    def _find(self, message: Shown, part: str) -> dict[str, Any]:
        """The first control that begins so and can be used, as the message is now."""
        parts = walk(self.env.backend.get_message(self.channel.id, message.id).components)
        controls = [each for each in parts if "custom_id" in each and not each.get("disabled")]
        found = [each for each in controls if str(each["custom_id"]).startswith(part)]
        assert found, f"{part} is not among {[each['custom_id'] for each in controls]}"
        return found[0]


@asynccontextmanager
async def opened(language: str, data: Path) -> AsyncIterator[Room]:
    """A club whose people and server speak a language."""
    tenbou: Tenbou = bot.build(Config(data_dir=data), rng=random.Random(CHANCE))  # noqa: S311  -- a script's dice
    texts = Texts(language)
    try:
        async with simcord.run(tenbou, check_errors=False) as env:
            if tenbou.user:
                await tenbou.user.edit(username=texts.text("room-bot"))
            users = [env.create_user(name) for name in texts.text("room-members").split()]
            club = env.create_guild(texts.text("room-club"), owner=users[0])
            channel = club.create_text_channel(texts.text("room-channel"))
            members = tuple(club.add_member(user) for user in users)
            if language != FALLBACK:
                await tenbou.store.languages.set_guild(club.id, language, actor=users[0].id)
                for user in users:
                    await tenbou.store.languages.set_person(user.id, language)
            house = Club(tenbou.store, Clock(tenbou.store.now()), club.id, organiser=users[0].id)
            yield Room(env, tenbou, house, channel, members, language)
    finally:
        await tenbou.release()
