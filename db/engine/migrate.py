"""Bring a database to the newest version of the tables, or to an older one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from db.errors import DatabaseOfNewerVersion

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

NEWEST = "head"
EMPTY = "base"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    return config


@cache
def versions() -> tuple[str, ...]:
    """Return every version, oldest first."""
    steps = ScriptDirectory.from_config(_config()).walk_revisions()
    return tuple(step.revision for step in steps)[::-1]


async def migrate(engine: AsyncEngine, version: str = NEWEST) -> None:
    """Bring the tables up to `version`, or leave them where they have it.

    Raises `DatabaseOfNewerVersion` for tables of a version that this program does not know.
    """
    async with engine.begin() as connection:
        present = await connection.run_sync(_present)
        if present is not None and present not in versions():
            raise DatabaseOfNewerVersion(version=present)
        if version == NEWEST and present == versions()[-1]:
            return
        await connection.run_sync(_run, command.upgrade, version)


def _present(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def go_back(engine: AsyncEngine, version: str) -> None:
    """Bring the tables down to `version`; values that only newer versions hold are lost."""
    async with engine.begin() as connection:
        await connection.run_sync(_run, command.downgrade, version)


def _run(connection: Connection, step: object, version: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    if callable(step):
        step(config, version)
