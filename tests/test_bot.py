"""The command line, as a process of its own where signals matter."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import bot
from cogs.host import client, log
from cogs.host.errors import TokenRefused
from cogs.ui.texts import FALLBACK, Texts
from db import versions

ROOT = Path(__file__).parents[1]


@pytest.mark.thorough
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("arguments", [[], ["room"]])
def test_without_a_token_the_room_opens_and_a_signal_closes_it_cleanly(
    number: signal.Signals, arguments: list[str]
) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    command = [sys.executable, "bot.py", *arguments]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.send_signal(number)
        errors = process.stderr.read()
        assert process.wait() == 0
    assert "Traceback" not in errors
    assert "WARNING" not in errors


def test_wrong_settings_stop_it_with_one_sentence_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "config.toml"
    file.write_text("colour = 1", encoding="utf-8")
    assert bot.main(["--config", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("There is no setting colour.")
    assert said.count("\n") == 1


def test_what_stops_it_later_has_status_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def refused(*_: object) -> None:
        raise TokenRefused

    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr(client, "serve", refused)
    monkeypatch.setattr(log, "start", lambda _: None)
    assert bot.main([]) == 1
    assert capsys.readouterr().err.startswith("Discord refused the token.")


def test_help_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        bot.main(["--help"])
    assert stopped.value.code == 0
    assert "room" in capsys.readouterr().out


# --- the database


@pytest.fixture
def config_file(tmp_path: Path) -> Path:
    """Settings with a data folder of the test's own."""
    file = tmp_path / "config.toml"
    file.write_text('data_dir = "data"', encoding="utf-8")
    return file


def test_a_backup_is_made_once_and_takes_the_place_of_the_database(
    config_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--config", str(config_file)]
    target = tmp_path / "backup.db"
    assert bot.main([*arguments, "backup", str(target)]) == 1
    assert capsys.readouterr().err.startswith("There is no database at ")
    assert bot.main([*arguments, "migrate"]) == 0
    assert capsys.readouterr().out == f"The database has version {versions()[-1]}.\n"
    assert bot.main([*arguments, "backup", str(target)]) == 0
    assert capsys.readouterr().out.startswith(f"The backup is {target}. To restore it, stop the bot,")
    assert bot.main([*arguments, "backup", str(target)]) == 1
    said = capsys.readouterr().err
    assert said == f"{target} already exists, and a backup overwrites nothing. Choose another name.\n"
    (tmp_path / "data" / "tenbou.db").unlink()
    target.rename(tmp_path / "data" / "tenbou.db")
    assert bot.main([*arguments, "migrate"]) == 0


@pytest.mark.parametrize(
    ("setting", "command", "said"),
    [
        (
            "postgresql://user:secret@localhost:1/x",
            ["backup", "x.db"],
            "Only SQLite databases are copied like this. The database is PostgreSQL, so use its own pg_dump.\n",
        ),
        ("postgresql://user:secret@localhost:1/x", ["migrate"], "The database cannot be opened: "),
        (
            "sqlite:////no/such/folder/x.db",
            ["migrate"],
            "The database cannot be opened: unable to open database file\n",
        ),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], setting: str, command: list[str], said: str
) -> None:
    file = tmp_path / "config.toml"
    file.write_text(f'data_dir = "data"\ndatabase = "{setting}"', encoding="utf-8")
    assert bot.main(["--config", str(file), *command]) == 1
    shown = capsys.readouterr().err
    assert shown.startswith(said)
    assert shown.count("\n") == 1
    assert "secret" not in shown


def test_a_database_of_a_newer_bot_is_left_alone(
    config_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--config", str(config_file), "migrate"]
    assert bot.main(arguments) == 0
    with closing(sqlite3.connect(tmp_path / "data" / "tenbou.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert bot.main(arguments) == 1
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("The database has version 9999, which a newer bot has made.")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [(["--help"], "host-commands"), (["backup", "--help"], "host-backup"), (["migrate", "--help"], "host-migrate")],
)
def test_help_names_what_can_be_done_to_the_database(
    arguments: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        bot.main(arguments)
    assert stopped.value.code == 0
    assert Texts(FALLBACK).text(text) in " ".join(capsys.readouterr().out.split())
