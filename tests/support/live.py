"""People at a live table, who use its board: everything a press, a dialog or a command says or does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import simcord
from simcord.actors import _slash
from simcord.backend.errors import BackendError
from simcord.results import InteractionResult, ResponseMessage

from core.rules import load_preset
from core.table import Event
from db import TableInfo
from tests.support.house import House
from tests.support.limits import walk
from tests.support.reading import buttons, reply, text
from tests.support.world import Club


@dataclass(frozen=True, slots=True)
class Live:
    """Everybody at the club, and its store."""

    club: Club
    house: House
    ann: simcord.MemberActor
    bea: simcord.MemberActor
    chi: simcord.MemberActor
    dee: simcord.MemberActor
    eve: simcord.MemberActor
    olga: simcord.MemberActor

    async def use(self, actor: simcord.MemberActor, command: str, **options: str | int) -> InteractionResult:
        """Let somebody use a command of `/table`."""
        return await actor.slash(self.club.channel, f"table {command}", **options)

    async def meanwhile(self, actor: simcord.MemberActor, command: str, **options: str | int) -> InteractionResult:
        """Let somebody use a command of `/table` while others do something."""
        return await _slash(actor, self.club.channel, f"table {command}", options)

    async def open(self, **changed: str) -> Board:
        """Let Ann open a table of the four."""
        seats = {"east": self.ann, "south": self.bea, "west": self.chi, "north": self.dee}
        named = {seat: who.mention for seat, who in seats.items()} | changed
        return Board(self, reply(await self.use(self.ann, "open", **named)))

    async def finished(self) -> Board:
        """Let a table end with its first hand: Bea pays all she has, 24000 and a stick that Ann gets back."""
        board = await self.open()
        await board.book(await board.ron("0", "1", "yakuman"))
        return board

    async def play_by(self, preset: str, **changed: object) -> None:
        """Let the league play by other rules."""
        rules = replace(load_preset(preset), name="Changed", **changed)  # type: ignore[arg-type]
        await self.house.store.leagues.change(self.house.deed(), "", rules=rules)

    async def book(self, *events: Event) -> None:
        """Book events at the first table without its board."""
        tables, deed = self.house.store.tables, self.house.deed()
        for event in events:
            proposal = await tables.propose(deed, 1, [event], at=len((await self.table()).events))
            await tables.book(deed, proposal.id)

    async def table(self, number: int = 1) -> TableInfo:
        """Return a table as the store has it."""
        return await self.house.store.tables.get(self.house.guild, number)

    async def board(self, number: int = 1) -> Board:
        """Return the board of a table, wherever it is now."""
        table = await self.table(number)
        env = self.club.env
        message = env.backend.get_message(table.channel_id or 0, table.message_id or 0)
        return Board(self, ResponseMessage(env, message))

    def is_there(self, message: ResponseMessage) -> bool:
        """Return whether a message has not been deleted."""
        try:
            self.club.env.backend.get_message(message.channel_id, message.id)
        except BackendError:
            return False
        return True


@dataclass(frozen=True, slots=True)
class Board:
    """The board of a table, and what people do at it."""

    live: Live
    message: ResponseMessage

    @property
    def text(self) -> str:
        """All the text of the board."""
        return text(self.message)

    @property
    def lines(self) -> list[str]:
        """The board line by line."""
        return self.text.splitlines()

    @property
    def buttons(self) -> dict[str, bool]:
        """The buttons of the board, and whether each can be pressed."""
        return buttons(self.message)

    async def press(self, label: str, who: simcord.MemberActor | None = None) -> InteractionResult:
        """Press a button of the board; Ann does where nobody is named."""
        return await (who or self.live.ann).click(self.message, label=label)

    async def fill(
        self, label: str, who: simcord.MemberActor | None = None, **values: str | list[str]
    ) -> InteractionResult:
        """Press a button that opens a dialog, and send that."""
        who = who or self.live.ann
        return await who.submit_modal(await self.press(label, who), filled(values))

    async def ron(
        self, winner: str, discarder: str, value: str, said: str = "", who: simcord.MemberActor | None = None
    ) -> InteractionResult:
        """Enter a ron; seats by number, several winners one after the other."""
        return await self.fill("Ron", who, winner=list(winner), from_=discarder, value=value, said=said)

    async def tsumo(
        self, winner: str, value: str, said: str = "", who: simcord.MemberActor | None = None
    ) -> InteractionResult:
        """Enter a tsumo."""
        return await self.fill("Tsumo", who, winner=winner, value=value, said=said)

    async def draw(
        self, tenpai: str = "", nagashi: str = "", who: simcord.MemberActor | None = None
    ) -> InteractionResult:
        """Enter a draw."""
        return await self.fill("Draw", who, tenpai=list(tenpai), nagashi=list(nagashi))

    async def riichi(self, name: str, who: simcord.MemberActor | None = None) -> InteractionResult:
        """Enter a riichi."""
        who = who or self.live.ann
        return await who.click(reply(await self.press("Riichi", who)), label=name)

    async def more(self, *labels: str, who: simcord.MemberActor | None = None) -> InteractionResult:
        """Press More, and then one button after the other."""
        who = who or self.live.ann
        asked = await self.press("More", who)
        for label in labels:
            asked = await who.click(shown(asked), label=label)
        return asked

    async def book(
        self, entered: InteractionResult, who: simcord.MemberActor | None = None, label: str = "Book"
    ) -> InteractionResult:
        """Book what was entered."""
        return await (who or self.live.ann).click(shown(entered), label=label)


def filled(values: dict[str, Any]) -> dict[str, Any]:
    """Return values of a dialog by the keys of its fields; `from` is a word of Python's."""
    return {key.rstrip("_"): value for key, value in values.items()}


def shown(result: InteractionResult) -> ResponseMessage:
    """Return the card that only the person who pressed or typed has got."""
    # What follows a press that was acknowledged is the answer to it; the card that was pressed may stand as it was.
    (told,) = [answer for answer in result.followups or [reply(result)] if answer.ephemeral]
    return told


def said(result: InteractionResult) -> str:
    """Return the text that only the person who pressed or typed has got."""
    return text(shown(result))


def options(message: ResponseMessage) -> dict[str, str]:
    """Return the options of a card's list: the value of each label."""
    return {
        option["label"]: option["value"] for part in walk(message.components) for option in part.get("options") or []
    }
