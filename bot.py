"""Start Tenbou: put the parts together and serve Discord, or open the local room."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import tempfile
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random, SystemRandom

from cogs.admin import Admin
from cogs.game import Game
from cogs.help import Help
from cogs.host import client, config, log, verify
from cogs.host.errors import ConfigError
from cogs.league import League
from cogs.player import Player
from cogs.rules import Rules
from cogs.score import Score
from cogs.seats import Seats
from cogs.table import Table
from cogs.team import Team
from cogs.ui.errors import sentence
from cogs.ui.texts import FALLBACK, Texts
from core.errors import TenbouError
from db import Clock, Store, back_up, versions

CONFIG = Path(__file__).with_name("config.toml")


def utc_now() -> datetime:
    """The clock of a bot that serves people."""
    return datetime.now(UTC)


def build(settings: config.Config, *, now: Clock = utc_now, rng: Random | None = None) -> client.Tenbou:
    """Compose the bot of its store and its cogs; `rng` is where chance comes from."""
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    store = Store(settings.database_url, now)
    rules = settings.default_rules
    rng = rng or SystemRandom()
    cogs = [
        Score(default_rules=rules),
        Rules(default_rules=rules),
        Help(),
        Admin(),
        League(default_rules=rules),
        Game(),
        Table(store=store),
        Player(),
        Seats(rng=rng),
        Team(rng=rng),
    ]
    return client.Tenbou(cogs=cogs, store=store, data_dir=settings.data_dir, with_emojis=settings.tile_emojis)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 0 stopped, 1 could not go on, 2 wrong settings."""
    texts = Texts(FALLBACK)
    options = _parser(texts).parse_args(arguments)
    if options.command == "verify":
        return verify.run(options.logs, options.rules, texts)
    try:
        settings = config.load(options.config or CONFIG, required=options.config is not None)
        token = None if options.command else config.token(settings, os.environ)
        log.start(settings.log_level)
        if options.command == "backup":
            back_up(settings.database_url, options.file)
            print(texts.text("host-backed-up", path=str(options.file)))  # noqa: T201  -- the command line's answer
            return 0
        if options.command == "migrate":
            work = _migrate(settings, texts)
        else:
            work = client.serve(build(settings), token) if token else _room(settings, texts)
        with contextlib.suppress(KeyboardInterrupt):  # where signals cannot be handled, on Windows
            asyncio.run(_until_stopped(work))
    except TenbouError as error:
        print(sentence(error, texts, shown=str), file=sys.stderr)  # noqa: T201  -- the command line's answer
        return 2 if isinstance(error, ConfigError) else 1
    return 0


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot.py", description=texts.text("host-about"))
    parser.add_argument("--config", type=Path, metavar="FILE", help=texts.text("host-config"))
    commands = parser.add_subparsers(dest="command", title=texts.text("host-commands"), metavar="")
    commands.add_parser("room", help=texts.text("host-room"), description=texts.text("host-room"))
    commands.add_parser("migrate", help=texts.text("host-migrate"), description=texts.text("host-migrate"))
    check = commands.add_parser("verify", help=texts.text("host-verify"), description=texts.text("host-verify"))
    check.add_argument("logs", type=Path, nargs="+", metavar="LOG", help=texts.text("host-verify-logs"))
    check.add_argument("--rules", metavar="RULES", help=texts.text("host-verify-rules"))
    backup = commands.add_parser("backup", help=texts.text("host-backup"), description=texts.text("host-backup"))
    backup.add_argument("file", type=Path, metavar="FILE", help=texts.text("host-backup-file"))
    return parser


async def _migrate(settings: config.Config, texts: Texts) -> None:
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    store = Store(settings.database_url, utc_now)
    try:
        await store.open()
        print(texts.text("host-migrated", version=versions()[-1]))  # noqa: T201
    finally:
        await store.close()


async def _room(settings: config.Config, texts: Texts) -> None:
    # Only the room needs the simulator, so serving Discord does not load it. When loaded it tries out a client
    # without intents, and discord.py's warning about that would not be about this bot.
    with log.silenced("discord.state"):
        from cogs.host.room import open_room  # noqa: PLC0415

    def announce(address: str) -> None:
        print(texts.text("room-open", address=address), flush=True)  # noqa: T201

    # The room's Discord is new each time, so what the bot remembers of it must be too.
    with tempfile.TemporaryDirectory(prefix="tenbou-room-") as folder:
        bot = build(replace(settings, data_dir=Path(folder), database=None))
        try:
            await open_room(bot, port=settings.room_port, texts=texts, announce=announce)
        finally:
            # The simulated Discord lets go of a bot without closing it.
            await bot.release()


async def _until_stopped(work: Coroutine[None, None, None]) -> None:
    """Run until done, or until Ctrl-C or SIGTERM, which let everything close in order."""
    task = asyncio.ensure_future(work)
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task


if __name__ == "__main__":
    sys.exit(main())
