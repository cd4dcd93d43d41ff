"""The real bot in a simulated Discord, with every request it sends checked."""

import asyncio
import json
import logging
import os
import random
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
from cogs.ui import tree
from cogs.ui.texts import fluent as texts
from cogs.ui.texts import localised
from tests.support import databases, limits, openapi
from tests.support.world import Club

SHARED = Path(__file__).parents[2] / "shared"

# Tests by chance see the same examples on every run, however busy the computer is.
STEADY = hypothesis.settings(derandomize=True, deadline=None, max_examples=100, database=None)
hypothesis.settings.register_profile("steady", STEADY)
hypothesis.settings.load_profile("steady")

# What `--quick` leaves of a sweep: so many examples a property, and so many cases a test in chat.
EXAMPLES = 10
CASES = 2
hypothesis.settings.register_profile("quick", STEADY, max_examples=EXAMPLES)

# Where there is room in memory, databases are there: tests confirm thousands of games, and each waits for its disk.
MEMORY = Path("/dev/shm")  # noqa: S108  -- pytest makes a folder of its own in it
ROOM = 2 * 2**30
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick", action="store_true", help="run what matters in each area, at a small size, on SQLite only"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("quick"):
        hypothesis.settings.load_profile("quick")


def pytest_report_header(config: pytest.Config) -> list[str]:
    there = openapi.DOCUMENT.exists()
    lines = [
        f"request bodies: checked against {openapi.DOCUMENT}"
        if there
        else f"request bodies: NOT checked against Discord's document, which is not at {openapi.DOCUMENT}"
    ]
    if config.getoption("quick"):
        lines.append(f"quick: {EXAMPLES} examples a property, {CASES} cases a test in chat, no PostgreSQL")
    return lines


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark as long what goes on by chance, over the real games, or once more on a database server."""
    for item in items:
        if isinstance(item, pytest.Function) and (_by_chance(item) or _on_a_server(item)):
            item.add_marker("long")
    if config.getoption("quick"):
        kept = set(_quick(items))
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = [item for item in items if item in kept]


def _by_chance(item: pytest.Function) -> bool:
    return hypothesis.is_hypothesis_test(item.obj) or "oracle" in item.fixturenames


def _on_a_server(item: pytest.Function) -> bool:
    return hasattr(item, "callspec") and "postgresql" in item.callspec.params.values()


def _quick(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Choose what `--quick` runs: nothing thorough, no server, and some cases of each test in chat.

    The first case of a test stays, and the others are drawn in the same way each time.
    """
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("thorough") or (isinstance(item, pytest.Function) and _on_a_server(item)):
            continue
        tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for name, cases in tests.items():
        if name.startswith("tests/cogs/") and len(cases) > CASES:
            yield cases[0]
            yield from random.Random(name).sample(cases[1:], CASES - 1)  # noqa: S311  -- nothing secret
        else:
            yield from cases


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


@pytest.fixture(scope="session")
def described() -> dict[tuple[Path, str], dict[str, Any]]:
    """What commands became with their texts in place, for all bots that a process of tests starts.

    It is half of a start, and the same each time while the commands and the folder of texts are.
    """
    return {}


@pytest.fixture
async def simcord_bot(
    settings: Config,
    sqlite_template: Path,
    described: dict[tuple[Path, str], dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Tenbou]:
    """Build the bot as bot.py composes it; close the database of this one and of those a test builds besides."""
    settings.data_dir.mkdir()
    shutil.copy(sqlite_template, settings.database_url.partition("///")[2])
    built: list[Tenbou] = []
    build = bot.build

    def remembering(*arguments: Any, **named: Any) -> Tenbou:  # noqa: ANN401  -- whatever `build` takes
        built.append(build(*arguments, **named))
        return built[-1]

    def described_once(entry: dict[str, Any]) -> dict[str, Any]:
        key = texts.LOCALES, json.dumps(entry, sort_keys=True)
        if key not in described:
            described[key] = localised.localised(entry)
        return described[key]

    monkeypatch.setattr(bot, "build", remembering)
    monkeypatch.setattr(tree, "localised", described_once)
    yield bot.build(settings)
    for each in built:
        await each.release()


@pytest.fixture(scope="session")
def checked() -> set[tuple[str, str, str]]:
    """Requests in which nothing is wrong; every bot of the tests registers the same commands."""
    return set()


@pytest.fixture
async def simcord_env(simcord_env: simcord.Env, checked: set[tuple[str, str, str]]) -> AsyncIterator[simcord.Env]:
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
        sent = request.method, request.path, json.dumps(request.json, sort_keys=True)
        if sent in checked:
            continue
        found = limits.problems(request.path, request.json)
        if openapi.DOCUMENT.exists():
            found += openapi.problems(request.method, request.path, request.json)
        if not found:
            checked.add(sent)
        problems += found
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
