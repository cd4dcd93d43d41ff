"""Backups: a copy of the whole database while it is in use."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from db.errors import BackupFailed, BackupNeedsSqlite, BackupThere, DatabaseMissing


def back_up(url: str, target: Path) -> None:
    """Copy a SQLite database, as of one moment, into a new file that can take its place.

    Raises `BackupNeedsSqlite`, `DatabaseMissing`, `BackupThere`, `BackupFailed`.
    """
    source = _file_of(url)
    if not source.is_file():
        raise DatabaseMissing(path=str(source))
    try:
        # This fails if the file is there, so two backups at the same time never share one.
        target.open("xb").close()
    except FileExistsError as problem:
        raise BackupThere(path=str(target)) from problem
    except OSError as problem:
        raise BackupFailed(path=str(target), problem=problem.strerror or str(problem)) from problem
    try:
        copy_sqlite(source, target)
    except sqlite3.Error as problem:
        target.unlink()
        raise BackupFailed(path=str(target), problem=str(problem)) from problem


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a SQLite database that may be in use, as of one moment, and check the copy."""
    with closing(_connect(source)) as origin, closing(_connect(target)) as copy:
        origin.backup(copy)
        (found,) = copy.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def _connect(file: Path) -> sqlite3.Connection:
    """Open a file that exists; SQLite alone would make a missing one."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)


def _file_of(url: str) -> Path:
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        raise BackupNeedsSqlite
    return Path(parts.database or "")
