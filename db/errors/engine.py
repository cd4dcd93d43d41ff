"""Errors about the database itself."""

from __future__ import annotations

from dataclasses import dataclass

from db.errors.base import StoreError


@dataclass(eq=False)
class DatabaseUnreachable(StoreError):
    """The database cannot be opened."""

    problem: str


@dataclass(eq=False)
class DatabaseOfNewerVersion(StoreError):
    """A later version of the bot has changed the tables."""

    version: str


@dataclass(eq=False)
class DatabaseMissing(StoreError):
    """There is no database to copy."""

    path: str


@dataclass(eq=False)
class BackupThere(StoreError):
    """A file that a backup would overwrite."""

    path: str


@dataclass(eq=False)
class BackupFailed(StoreError):
    """A backup that could not be written."""

    path: str
    problem: str


class BackupNeedsSqlite(StoreError):
    """A backup of another database than SQLite, which has tools of its own for that."""
