"""`bot.py verify`: checks logs of games against the rules and prints a line for every disagreement."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Final, TextIO

from tqdm import tqdm

from cogs.host.errors import LogFileUnreadable, LogsNotFound
from cogs.ui.errors import sentence
from cogs.ui.texts import Texts
from cogs.ui.words.disagreeing import explained, line, plain
from core.errors import TenbouError
from core.logs import GameRecord, explaining_rules, read_log, verify
from core.logs.read import LARGEST
from core.rules import RuleSet, load_preset

ENDINGS: Final = frozenset({".xml", ".mjlog", ".json", ".gz"})
"""The endings of logs in a folder. A file named itself can have any ending."""


class Status(IntEnum):
    """The exit status of the command line."""

    AGREES = 0
    DISAGREES = 1
    NOT_VERIFIED = 2
    STOPPED = 130


@dataclass(slots=True)
class Tally:
    """The findings so far."""

    games: int = 0
    wrong: int = 0
    found: int = 0
    unread: int = 0

    @property
    def status(self) -> Status:
        """The exit status for these findings."""
        if self.unread:
            return Status.NOT_VERIFIED
        return Status.DISAGREES if self.found else Status.AGREES


def run(paths: Sequence[Path], preset: str | None, texts: Texts) -> Status:
    """Verify files, and all logs in folders, under the rules of each log or those of `preset`; print the findings."""
    tally = Tally()
    try:
        rules = load_preset(preset) if preset is not None else None
        files = list(_files(paths))
        for file in _progress(files, texts):
            _verify(file, rules, tally, texts)
    except TenbouError as error:
        _say(sys.stderr, sentence(error, texts, shown=plain))
        return Status.NOT_VERIFIED
    except KeyboardInterrupt:
        _summary(tally, texts)
        return Status.STOPPED
    _summary(tally, texts)
    return tally.status


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(file for file in path.rglob("*") if file.suffix.lower() in ENDINGS and file.is_file())
        if not found:
            raise LogsNotFound(path=str(path), endings=tuple(sorted(ENDINGS)))
        yield from found


def _progress(files: Sequence[Path], texts: Texts) -> Iterable[Path]:
    """Yield the files one by one, with a bar on standard error where that is a terminal."""
    return tqdm(files, texts.text("verify-progress"), disable=None if len(files) > 1 else True, leave=False)


def _verify(file: Path, rules: RuleSet | None, tally: Tally, texts: Texts) -> None:
    name = plain(str(file))
    try:
        record = read_log(_read(file))
        found = verify(record, rules)
    except TenbouError as error:
        tally.unread += 1
        _say(sys.stderr, f"{name}: {sentence(error, texts, shown=plain)}")
        return
    tally.games += 1
    tally.wrong += bool(found)
    tally.found += len(found)
    for disagreement in found:
        _say(sys.stdout, f"{name}: {line(disagreement, record, texts)}")
    if found and (hint := _hint(record, rules, texts)):
        _say(sys.stdout, f"{name}: {hint}")


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            # One byte more than a log can have is enough to refuse it.
            return opened.read((LARGEST << 20) + 1)
    except OSError as problem:
        raise LogFileUnreadable(problem=problem.strerror or str(problem)) from problem


def _hint(record: GameRecord, rules: RuleSet | None, texts: Texts) -> str:
    """Name the rules that would explain everything."""
    changes = explaining_rules(record, rules)
    return explained(changes, rules or record.rules, texts) if changes else ""


def _summary(tally: Tally, texts: Texts) -> None:
    _say(
        sys.stderr,
        texts.text("verify-summary", games=tally.games, wrong=tally.wrong, found=tally.found, unread=tally.unread),
    )


def _say(stream: TextIO, text: str) -> None:
    # The line goes above the progress bar, if there is one.
    tqdm.write(text, file=stream)
