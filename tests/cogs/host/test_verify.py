"""`bot.py verify`: a line for what disagrees, a sentence for what cannot be read, and a status for scripts."""

import gzip
import json
import os
import pty
import signal
import subprocess
import sys
import termios
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bot
from cogs.host import verify as command
from cogs.ui.texts import FALLBACK, Texts
from cogs.ui.words import disagreeing as words
from core.errors import AlreadyInRiichi, NoYaku
from core.hand import Wind, Yaku
from core.logs import Disagreement, HandNumber, What, read_log
from tests.support.cases import DATA

ROOT = Path(__file__).parents[3]
FOUR = (DATA / "logs" / "four.json").read_text(encoding="utf-8")
TEXTS = Texts(FALLBACK)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a log that agrees and a file that is none."""
    (tmp_path / "good.json").write_text(FOUR, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no log", encoding="utf-8")
    return tmp_path


def said(capsys: pytest.CaptureFixture[str]) -> tuple[list[str], list[str]]:
    """Lines of standard output and of standard error."""
    captured = capsys.readouterr()
    return captured.out.splitlines(), captured.err.splitlines()


def test_logs_that_agree_are_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "deeper").mkdir()
    (folder / "deeper" / "same.json.gz").write_bytes(gzip.compress(FOUR.encode()))
    assert bot.main(["verify", str(folder)]) == 0
    assert said(capsys) == ([], ["2 logs verified, nothing disagrees."])


def test_each_disagreement_is_a_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = folder / "wrong.json"
    wrong.write_text(
        FOUR.replace("40符2飜2600点", "30符2飜2600点").replace("30800,41.0", "30900,41.0"), encoding="utf-8"
    )
    assert bot.main(["verify", str(wrong)]) == 1
    assert said(capsys) == (
        [
            f"{wrong}: East 1, 0 honba: South: fu: log says 30, the rules give 40",
            f"{wrong}: the game: Aoi: final points: log says 30900, the rules give 30800",
        ],
        ["1 log verified, 1 disagrees (2)."],
    )


def test_rules_that_would_explain_are_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room = folder / "room.json"
    room.write_text(FOUR.replace("30800,41.0", "30800,51.0").replace("15200,-35.0", "15200,-45.0"), encoding="utf-8")
    assert bot.main(["verify", str(room)]) == 1
    hint = said(capsys)[0][-1]
    assert hint == (
        f"{room}: with other rules everything agrees: Uma from first to last place, in thousands: +30 +10 -10 -30."
    )


def test_other_rules_can_be_asked_for(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["verify", "--rules", "f-league", str(folder)]) == 1
    assert said(capsys)[0]
    assert bot.main(["verify", "--rules", "tenhou-east", str(folder)]) == 0
    assert bot.main(["verify", "--rules", "nothing", str(folder)]) == 2
    assert said(capsys)[1][-1].startswith('There are no rules called "nothing".')
    assert bot.main(["verify", "--rules", "tenhou-sanma", str(folder)]) == 2
    assert said(capsys)[1][0].endswith("There are points for 4 players, but these rules are for 3.")


def test_what_cannot_be_read_is_a_sentence_and_the_rest_is_done(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "cut.json").write_text(FOUR[:500], encoding="utf-8")
    (folder / "deep.json").write_text('{"log":' + "[" * 100_000, encoding="utf-8")
    (folder / "bomb.gz").write_bytes(gzip.compress(b"0" * 5_000_000))
    hostile = '<!DOCTYPE x [<!ENTITY a "b">]><mjloggm>&a;</mjloggm>'
    (folder / "entity.xml").write_text(hostile, encoding="utf-8")
    (folder / "line\nbreak.json").write_text(json.dumps({"log": "\x1b[2J"}), encoding="utf-8")
    (folder / "secret.mjlog").mkdir()
    assert bot.main(["verify", str(folder), str(folder / "missing.json"), str(folder / "notes.txt")]) == 2
    out, err = said(capsys)
    assert out == []
    assert len(err) == 8
    assert err[-1] == "1 log verified, nothing disagrees; 7 could not be verified."
    assert all(line.startswith(str(folder)) and line.endswith(".") for line in err[:-1])
    assert not any("\x1b" in line for line in err)


def test_no_more_of_a_file_is_read_than_a_log_can_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["verify", "/dev/zero"]) == 2
    assert said(capsys)[1][0].startswith("/dev/zero: This file is too large for the log of one game")


def test_a_folder_without_logs_is_said_to_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["verify", str(tmp_path)]) == 2
    assert said(capsys)[1] == [f"There are no logs in {tmp_path}: no file there ends in .gz, .json, .mjlog, .xml."]


def test_ctrl_c_ends_with_what_has_been_found(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_data: bytes) -> Any:  # noqa: ANN401
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "read_log", interrupted)
    assert bot.main(["verify", str(folder)]) == 130
    assert said(capsys)[1] == ["0 logs verified, nothing disagrees."]


def test_a_bar_is_drawn_where_people_watch_and_leaves_the_output_alone(folder: Path) -> None:
    (folder / "wrong.json").write_text(FOUR.replace("40符", "30符"), encoding="utf-8")
    watching, screen = pty.openpty()
    termios.tcsetwinsize(screen, (24, 80))
    with subprocess.Popen(
        [sys.executable, "bot.py", "verify", str(folder)], cwd=ROOT, stdout=subprocess.PIPE, stderr=screen
    ) as process:
        assert process.stdout is not None
        out = process.stdout.read().decode()
        assert process.wait() == 1
    os.close(screen)
    drawn = os.read(watching, 100_000).decode()
    os.close(watching)
    assert "Verifying" in drawn
    assert "2/2" in drawn or "1/2" in drawn or "0/2" in drawn
    assert out == f"{folder / 'wrong.json'}: East 1, 0 honba: South: fu: log says 30, the rules give 40\n"


RECORD = read_log(FOUR.encode())
HAND = HandNumber(3, Wind.EAST, 3, 1)


@pytest.mark.parametrize(
    ("disagreement", "line"),
    [
        (
            Disagreement(what=What.YAKU, hand=HAND, seat=2, yaku=Yaku.PINFU, stated=1, found=0),
            "East 3, 1 honba: East: Pinfu: log says 1 han, the rules give 0",
        ),
        (
            Disagreement(what=What.YAKU, hand=HAND, seat=3, yaku=Yaku.DAISUUSHII, stated=2, found=1),
            "East 3, 1 honba: South: Daisuushii: log says 2 times a yakuman, the rules give 1",
        ),
        (
            Disagreement(what=What.ROUND, hand=HAND, stated=2, found=5),
            "East 3, 1 honba: hand: log says East 3, the rules give South 2",
        ),
        (
            Disagreement(what=What.TENPAI, hand=HAND, seat=0, stated=1, found=0),
            "East 3, 1 honba: West: tenpai: log says yes, the rules give no",
        ),
        (
            Disagreement(what=What.EVENT, hand=HAND, seat=0, reason=AlreadyInRiichi(seat=0)),
            "East 3, 1 honba: West: this cannot happen: Aoi is already in riichi in this hand.",
        ),
        (
            Disagreement(what=What.SHOWN, hand=HAND, seat=0, stated="1m", found="2m"),
            "East 3, 1 honba: West: hand: log says 1m, the rules give 2m",
        ),
        (
            Disagreement(what=What.ITSELF, hand=HAND, part="AGARI ba", stated="1", found="0"),
            "East 3, 1 honba: the log against itself, at AGARI ba: log says 1, the rules give 0",
        ),
        (Disagreement(what=What.END, stated=1, found=0), "the game: the game ends: log says yes, the rules give no"),
        (Disagreement(what=What.NAME, seat=1, stated=" "), "the game: Ben: name: log says none"),
        (Disagreement(what=What.NAME, seat=1, stated="Aoi"), "the game: Ben: name: log says it of two players"),
        (
            Disagreement(what=What.FINAL_SCORE, seat=3, stated=-355, found=-350),
            "the game: Dan: final score: log says -35.5, the rules give -35.0",
        ),
        (
            Disagreement(what=What.FURITEN, hand=HAND, seat=1, stated="3s6s"),
            "East 3, 1 honba: North: ron while furiten: 3s6s had gone by",
        ),
        (
            Disagreement(what=What.KAN, hand=HAND, seat=1, stated="1111m"),
            "East 3, 1 honba: North: closed kan 1111m in riichi, which changes the waits",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_kind_of_disagreement_has_its_words(disagreement: Disagreement, line: str) -> None:
    assert words.line(disagreement, RECORD, TEXTS) == line


@pytest.mark.parametrize("what", What)
def test_no_kind_of_disagreement_is_without_words(what: What) -> None:
    reason = NoYaku(bonus_han=0) if what in {What.WIN, What.EVENT} else None
    yaku = Yaku.TANYAO if what is What.YAKU else None
    assert words.line(Disagreement(what=what, hand=HAND, seat=1, reason=reason, yaku=yaku), RECORD, TEXTS)


def test_a_player_without_a_name_is_called_by_the_first_wind() -> None:
    nameless = replace(RECORD, names=("Aoi", "", "Chie", "Dan"))
    line = words.line(Disagreement(what=What.NAME, seat=1, stated=""), nameless, TEXTS)
    assert line == "the game: South: name: log says none"


@pytest.mark.thorough
def test_a_signal_leaves_no_traceback(folder: Path) -> None:
    fifo = folder / "slow.json"
    os.mkfifo(fifo)
    with subprocess.Popen(
        [sys.executable, "bot.py", "verify", str(fifo)], cwd=ROOT, stderr=subprocess.PIPE, text=True
    ) as process:
        # Opening waits until the other side reads, so the command is at work then.
        writer = os.open(fifo, os.O_WRONLY)
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        errors = process.stderr.read()
        assert process.wait() == 130
        os.close(writer)
    assert "Traceback" not in errors
