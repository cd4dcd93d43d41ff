"""Importing games with `/game import`, and saying who is who."""

from typing import Any, Final

import simcord
from simcord.results import InteractionResult, ResponseMessage

from tests.support.cases import DATA
from tests.support.limits import walk
from tests.support.reading import text
from tests.support.table import Table

FOUR: Final = (DATA / "logs" / "four.json").read_bytes()
"""A game of Aoi, Ben, Chie and Dan."""
LINE: Final = "Aoi(+61.0) Ben(+15.0) Chie(-26.0) Dan(-50.0)"
CONFIRM: Final = "Confirm"
CANCEL: Final = "Cancel"


async def bring(
    table: Table, data: bytes = FOUR, *, who: simcord.MemberActor | None = None, name: str = "log.json", **options: str
) -> InteractionResult:
    """Let somebody, Ann unless said, import a file."""
    return await table.use(who or table.ann, "import", log=(name, data), **options)


async def paste(table: Table, typed: str) -> InteractionResult:
    """Let Ann import what she pasted."""
    return await table.use(table.ann, "import", text=typed)


def preview(result: InteractionResult) -> ResponseMessage:
    """The card of the game, which everybody sees."""
    assert result.followups, result
    assert not result.followups[0].ephemeral
    return result.followups[0]


def report(result: InteractionResult) -> str:
    """What is said beside the game."""
    (_, told) = result.followups
    assert not told.ephemeral
    return text(told)


def lines(message: ResponseMessage) -> list[str]:
    """All lines of a card."""
    return text(message).splitlines()


def lists(message: ResponseMessage) -> dict[str, dict[str, Any]]:
    """The lists of a card by their placeholder."""
    return {part["placeholder"]: part for part in walk(message.components) if "placeholder" in part}


def list_id(message: ResponseMessage, placeholder: str) -> str:
    """The custom id of a list."""
    return str(lists(message)[placeholder]["custom_id"])


async def choose(
    who: simcord.MemberActor,
    message: ResponseMessage,
    name: str,
    *values: simcord.MemberActor | str,
    kind: str = "member",
) -> InteractionResult:
    """Say which member, or guest, somebody of the log is."""
    return await who.select(message, values, custom_id=list_id(message, f"{name} is this {kind}…"))
