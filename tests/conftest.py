"""The real bot in a simulated Discord, with every request it sends checked."""

import asyncio
import logging
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import simcord
from discord import app_commands

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from tests.support import databases, limits, openapi
from tests.support.world import Club

SHARED = Path(__file__).parents[2] / "shared"

# Tests by chance see the same examples on every run, however busy the computer is.
hypothesis.settings.register_profile("steady", derandomize=True, deadline=None, max_examples=100, database=None)
hypothesis.settings.load_profile("steady")

# Where there is room in memory, databases are there: tests confirm thousands of games, and each waits for its disk.
MEMORY = Path("/dev/shm")  # noqa: S108  -- pytest makes a folder of its own in it
ROOM = 2 * 2**30
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_report_header() -> str:
    if openapi.DOCUMENT.exists():
        return f"request bodies: checked against {openapi.DOCUMENT}"
    return f"request bodies: NOT checked against Discord's document, which is not at {openapi.DOCUMENT}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as long what goes on by chance, over the real games, or once more on a database server."""
    for item in items:
        if not isinstance(item, pytest.Function):
            continue
        parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
        if hypothesis.is_hypothesis_test(item.obj) or "oracle" in item.fixturenames or "postgresql" in parameters:
            item.add_marker("long")


@pytest.fixture
def oracle() -> Path:
    """Return the folder of real games and hands, or skip the test."""
    folder = SHARED / "oracle"
    if not folder.is_dir():
        pytest.skip(f"the real games are not at {folder}")
    return folder


@pytest.fixture
def settings(tmp_path: Path) -> Config:
    """Return the default settings with a data folder of the test's own."""
    return Config(data_dir=tmp_path / "data")


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the newest tables and nothing in them."""
    return asyncio.run(databases.migrated_file(tmp_path_factory.mktemp("template") / "tenbou.sqlite"))


@pytest.fixture
async def simcord_bot(
    settings: Config, sqlite_template: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Tenbou]:
    """Build the bot as bot.py composes it; close the database of this one and of those a test builds besides."""
    settings.data_dir.mkdir()
    shutil.copy(sqlite_template, settings.database_url.partition("///")[2])
    built: list[Tenbou] = []
    build = bot.build

    def remembering(*arguments: Any, **named: Any) -> Tenbou:  # noqa: ANN401  -- whatever `build` takes
        built.append(build(*arguments, **named))
        return built[-1]

    monkeypatch.setattr(bot, "build", remembering)
    yield bot.build(settings)
    for each in built:
        await each.release()


@pytest.fixture
async def simcord_env(simcord_env: simcord.Env) -> AsyncIterator[simcord.Env]:
    """Run the bot; fail if it raised what it did not answer, or sent what Discord would refuse."""
    yield simcord_env
    # What a command raised has been answered; if it was a fault it is in the log, which is checked as well.
    faults = [error for error in simcord_env.errors if not isinstance(error, app_commands.AppCommandError)]
    if faults:
        raise BaseExceptionGroup("the bot raised", faults)
    problems = []
    for request in simcord_env.http_requests:
        if request.json is None:
            continue
        problems += limits.problems(request.path, request.json)
        if openapi.DOCUMENT.exists():
            problems += openapi.problems(request.method, request.path, request.json)
    assert not problems, "\n".join(problems)


@pytest.fixture(autouse=True)
def error_log() -> Iterator[list[logging.LogRecord]]:
    """Fail a test during which discord.py or the bot logged an error; one that means to provoke it clears the list."""
    records: list[logging.LogRecord] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = records.append  # type: ignore[assignment,method-assign]
    loggers = [logging.getLogger(name) for name in ("discord", "cogs")]
    for logger in loggers:
        logger.addHandler(handler)
    yield records
    for logger in loggers:
        logger.removeHandler(handler)
    assert not records, "\n".join(record.getMessage() for record in records)


@pytest.fixture
def club(simcord_env: simcord.Env) -> Club:
    """Return a server in which Ann can type."""
    guild = simcord_env.create_guild("Club")
    channel = guild.create_text_channel("mahjong")
    return Club(simcord_env, channel, guild.add_member(simcord_env.create_user("Ann")))
