"""The real bot in a simulated Discord, with every request it sends checked."""

import logging
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
from tests.support import limits, openapi
from tests.support.world import Club

SHARED = Path(__file__).parents[2] / "shared"

# Tests by chance see the same examples on every run, however busy the computer is.
hypothesis.settings.register_profile("steady", derandomize=True, deadline=None, max_examples=100, database=None)
hypothesis.settings.load_profile("steady")


def pytest_report_header() -> str:
    if openapi.DOCUMENT.exists():
        return f"request bodies: checked against {openapi.DOCUMENT}"
    return f"request bodies: NOT checked against Discord's document, which is not at {openapi.DOCUMENT}"


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


@pytest.fixture
async def simcord_bot(settings: Config, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tenbou]:
    """Build the bot as bot.py composes it; close the database of this one and of those a test builds besides."""
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
