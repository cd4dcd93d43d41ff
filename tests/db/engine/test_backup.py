"""A copy of a SQLite database that is in use, and what stands in its way."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from db import Store, View
from db.engine import backup
from db.engine.backup import back_up
from db.engine.connect import sqlite_url
from db.errors import BackupFailed, BackupNeedsSqlite, BackupThere, DatabaseMissing
from tests.support.house import GUILD, Clock, House


async def test_a_backup_is_a_database_as_it_was_at_that_moment(sqlite_database: str, tmp_path: Path) -> None:
    house = House(Store(sqlite_database, Clock()), Clock())
    await house.create()
    await house.record()
    target = tmp_path / "backup.db"
    back_up(sqlite_database, target)
    await house.record()
    await house.store.close()
    copied = Store(sqlite_url(target), Clock())
    await copied.open()
    assert (await copied.standings.page(GUILD, "", View())).games == 1
    await House(copied, Clock()).record()
    await copied.close()


async def test_a_backup_while_games_are_recorded_holds_whole_games(sqlite_database: str, tmp_path: Path) -> None:
    house = House(Store(sqlite_database, Clock()), Clock())
    await house.create()
    playing = asyncio.gather(*(house.record() for _ in range(40)))
    targets = [tmp_path / f"{number}.db" for number in range(5)]
    for target in targets:
        await asyncio.to_thread(back_up, sqlite_database, target)
    await playing
    await house.store.close()
    for target in targets:
        copied = Store(sqlite_url(target), Clock())
        page = await copied.standings.page(GUILD, "", View())
        assert sum(line.games for line in page.lines) == 4 * page.games
        assert sum(line.total for line in page.lines) == 0
        await copied.close()


def test_nothing_is_overwritten(sqlite_database: str, tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_text("precious", encoding="utf-8")
    with pytest.raises(BackupThere):
        back_up(sqlite_database, target)
    assert target.read_text(encoding="utf-8") == "precious"
    with pytest.raises(BackupThere):
        back_up(sqlite_database, Path(sqlite_database.partition("///")[2]))


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing, target = tmp_path / "missing.db", tmp_path / "backup.db"
    with pytest.raises(DatabaseMissing):
        back_up(sqlite_url(missing), target)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_said(sqlite_database: str, tmp_path: Path) -> None:
    with pytest.raises(BackupFailed) as refused:
        back_up(sqlite_database, tmp_path / "no" / "backup.db")
    assert refused.value.problem == "No such file or directory"


def test_a_copy_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    source, target = tmp_path / "source.db", tmp_path / "backup.db"
    source.write_bytes(b"no database at all" * 100)
    with pytest.raises(BackupFailed) as refused:
        back_up(sqlite_url(source), target)
    assert refused.value.problem == "file is not a database"
    assert not target.exists()


def test_a_broken_copy_is_found(sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(sqlite3.Connection):
        def execute(self, *_: object) -> sqlite3.Cursor:
            return super().execute("SELECT 'row 1 missing from index x'")

    def connect(file: Path) -> sqlite3.Connection:
        return sqlite3.connect(file, factory=Broken)

    monkeypatch.setattr(backup, "_connect", connect)
    with pytest.raises(BackupFailed) as refused:
        back_up(sqlite_database, tmp_path / "backup.db")
    assert refused.value.problem == "row 1 missing from index x"
    assert not (tmp_path / "backup.db").exists()


def test_postgresql_has_its_own_tool(tmp_path: Path) -> None:
    with pytest.raises(BackupNeedsSqlite):
        back_up("postgresql+asyncpg://user:secret@localhost/tenbou", tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []
