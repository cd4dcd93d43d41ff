"""The command line, as a process of its own where signals matter."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from cogs.host import client, log
from cogs.host.errors import TokenRefused

ROOT = Path(__file__).parents[1]


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
