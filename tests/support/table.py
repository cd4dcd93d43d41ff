"""People at a table, who use `/game`: Ann, Bea and Chi are members, Olga organises, Dee has no account."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import simcord
from simcord.actors import _component_interaction
from simcord.interactions import resolve_handle
from simcord.results import InteractionResult, ResponseMessage

from tests.support.house import House
from tests.support.limits import walk
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

SELECT = 3
USER_SELECT = 5

SCORES = "41600 35800 12600 10000"


@dataclass(frozen=True, slots=True)
class Table:
    """Everybody at the club, and its store."""

    club: Club
    house: House
    ann: simcord.MemberActor
    bea: simcord.MemberActor
    chi: simcord.MemberActor
    olga: simcord.MemberActor

    async def use(
        self, who: simcord.MemberActor, command: str, **options: str | int | tuple[str, bytes]
    ) -> InteractionResult:
        """Let somebody use a command of `/game`."""
        return await who.slash(self.club.channel, f"game {command}", **options)

    def seats(self, **changed: str | int) -> dict[str, str | int]:
        """The options that name Ann, Bea, Chi and the guest Dee."""
        seats = {"east": self.ann.mention, "south": self.bea.mention, "west": self.chi.mention, "north": "Dee"}
        return seats | changed

    async def record(self, scores: str = SCORES, **options: str | int) -> InteractionResult:
        """Let Ann record a game."""
        return await self.use(self.ann, "record", scores=scores, **self.seats(**options))

    async def preview(self, scores: str = SCORES, **options: str | int) -> ResponseMessage:
        """Ann's preview of a game."""
        return reply(await self.record(scores, **options))

    async def recorded(self, scores: str = SCORES, **options: str | int) -> ResponseMessage:
        """The card of a game that Ann has recorded."""
        message = await self.preview(scores, **options)
        await self.ann.click(message, label="Confirm")
        return message


def said(result: InteractionResult) -> str:
    """What only the person who pressed or typed was told, which must be something."""
    answers = [*result.followups, *([result.response] if result.response else [])]
    (told,) = [answer for answer in answers if answer.ephemeral]
    return text(told)


class Past:
    """A card as it was, under which people press what is not there any more, or in another server."""

    def __init__(self, message: ResponseMessage, *, channel: simcord.ChannelHandle | None = None) -> None:
        self._stored = deepcopy(message._env.backend.get_message(message.channel_id, message.id))
        if channel is not None:
            self._stored.channel_id = channel.id
        self.labels = tuple(buttons(message))

    async def press(self, who: simcord.MemberActor, label: str) -> InteractionResult:
        """Press a button of it."""
        (button,) = (part for part in walk(self._stored.components) if part.get("label") == label)
        pressed = {"custom_id": button["custom_id"], "component_type": button["type"]}
        return await _component_interaction(who, self._stored, pressed)

    async def name(self, who: simcord.MemberActor, person: simcord.MemberActor) -> InteractionResult:
        """Choose somebody from the first list of people."""
        menu = next(part for part in walk(self._stored.components) if part["type"] == USER_SELECT)
        resolved: dict[str, dict[str, Any]] = {}
        resolve_handle(who, person, resolved, channel_id=self._stored.channel_id)
        chosen = {"custom_id": menu["custom_id"], "component_type": menu["type"], "values": [str(person.id)]}
        return await _component_interaction(who, self._stored, chosen | {"resolved": resolved})

    async def choose(self, who: simcord.MemberActor, value: str) -> InteractionResult:
        """Choose something from its list."""
        (menu,) = (part for part in walk(self._stored.components) if part["type"] == SELECT)
        chosen = {"custom_id": menu["custom_id"], "component_type": menu["type"], "values": [value]}
        return await _component_interaction(who, self._stored, chosen)
