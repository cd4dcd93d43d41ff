"""`/game import`: what cannot be imported gets one sentence."""

import gzip
import json
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from db import Confirmation
from db.errors import GameUnknown
from tests.support.cases import DATA
from tests.support.imports import (
    FOUR,
    LINE,
    bring,
    paste,
    preview,
)
from tests.support.reading import text
from tests.support.table import Table, said


@pytest.fixture(autouse=True)
async def _league(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.NONE)


def hostile() -> Iterator[tuple[str, bytes, str]]:
    """Files, and what is said of them."""
    yield "empty", b"", "This is neither a log nor a result. "
    yield "noise", bytes(range(128, 256)), "This is not the log of a game. "
    yield "words", b"hello there", "This is neither a log nor a result. "
    yield "long", b"A 1 " * 100_000, "This is neither a log nor a result. "
    # So many that looking for a link in all of it would take an hour.
    yield "links", b"tenhou.net/" * 90_000, "This is neither a log nor a result. "
    yield "deep", b"[" * 100_000, "This log has parts inside parts, "
    yield "json", b'{"log": [1, 2', "This log is cut off at line "
    yield "half", FOUR[: len(FOUR) // 2], "This log is cut off at line "
    yield "xml", b"<mjloggm><GO type='9'", "This log is cut off at line "
    yield "page", b"<html></html>", "This is not the log of a game. "
    yield "entities", b'<!DOCTYPE x [<!ENTITY a "b">]><mjloggm>&a;</mjloggm>', "This file declares a document type "
    yield "bomb", gzip.compress(b"<" + b" " * (4 << 20)), "This file is too large for the log of one game: "
    yield "gzip", gzip.compress(FOUR)[:-20], "This file is compressed, but damaged "
    yield "three", (DATA / "logs" / "three.xml").read_bytes(), "This log has three players, but this league has four."
    middle = json.loads(FOUR)
    del middle["sc"]
    yield "no end", json.dumps(middle).encode(), "This log breaks off: its last hand is "
    other = FOUR.replace(b"[25000,25000,25000,25000]", b"[30000,30000,30000,30000]", 1)
    yield "points", other, "In this log the players begin with 120000 points together, but in this league "


@pytest.mark.parametrize(("data", "sentence"), [each[1:] for each in hostile()], ids=[each[0] for each in hostile()])
async def test_files_that_are_no_log_get_one_sentence(table: Table, data: bytes, sentence: str) -> None:
    result = await bring(table, data)
    told = said(result)
    assert told.startswith(sentence)
    assert "\n" not in told
    assert not [answer for answer in result.followups if not answer.ephemeral]
    with pytest.raises(GameUnknown):
        await table.house.store.games.get(table.house.guild, 1)


async def test_a_file_that_is_too_large_is_not_even_fetched(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fetched(_: discord.Attachment) -> bytes:
        pytest.fail("it was fetched")

    monkeypatch.setattr(discord.Attachment, "read", fetched)
    told = said(await bring(table, b"x" * ((1 << 20) + 1)))
    assert told.startswith("This file is too large for the log of one game: the most is 1 MiB")


async def test_a_file_that_is_gone_is_asked_for_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(_: discord.Attachment) -> bytes:
        raise discord.NotFound(simcord_response(), "gone")

    monkeypatch.setattr(discord.Attachment, "read", gone)
    assert said(await bring(table)) == "Discord did not hand over this file. Attach it again."


def simcord_response() -> Any:  # noqa: ANN401  -- as little of a response as the error reads
    return type("Response", (), {"status": 404, "reason": "Not Found"})()


async def test_a_game_that_its_own_rules_do_not_allow_names_the_hand(table: Table) -> None:
    log = json.loads(FOUR)
    # The first hand once more, after the last: the game is over by then.
    log["log"].append(log["log"][0])
    told = said(await bring(table, json.dumps(log, ensure_ascii=False).encode()))
    assert (
        told == "In East 1, 0 honba of this log something happens that its own rules do not allow, so it cannot count."
    )


async def test_one_game_is_imported_at_a_time(table: Table) -> None:
    assert said(await table.use(table.ann, "import")).startswith("Attach a log, or paste its JSON")
    both = await bring(table, text=LINE)
    assert said(both) == "This is a file and a text. Import one game at a time."
    link = await paste(table, "https://tenhou.net/0/?log=2024022918gm-0009-0000-abcdef12&tw=1")
    assert said(link).startswith("This is a link to a log, and links are not followed.")


async def test_the_league_is_named_where_there_are_several(table: Table) -> None:
    await table.house.create("Fridays")
    assert said(await bring(table)).startswith("There are several leagues here")
    assert "Fridays" in text(preview(await bring(table, league="Fridays")))
