"""Logs in Tenhou's form for tests: those beside the tests, and the same game told from other seats."""

import re
from pathlib import Path

LOGS = Path(__file__).parents[1] / "data" / "logs"

_MOVE = re.compile(r"<([TUVW])(\d)|<([DEFG])(\d)")
_SEAT = re.compile(r'\b(who|fromWho|paoWho|oya)="(\d)"')
_NUMBERED = re.compile(r"\b(hai|n)([0-3])=")
_LISTED = re.compile(r'\b(ten|dan|rate|sx|sc|owari)="([^"]*)"')


def log(name: str) -> str:
    """The text of a log in tests/data/logs."""
    return (LOGS / f"{name}.xml").read_text(encoding="utf-8")


def turned(text: str, by: int) -> str:
    """The same log with each player's number in it raised by `by`, as if the seats had been listed otherwise."""

    def letter(match: re.Match[str]) -> str:
        letters = "TUVW" if match[1] else "DEFG"
        moved = letters[(letters.index(match[1] or match[3]) + by) % 4]
        return f"<{moved}{match[2] or match[4]}"

    def listed(match: re.Match[str]) -> str:
        values = match[2].split(",")
        # What has three numbers is the worth of a win; `sc` and `owari` have two for each player.
        each = 2 if match[1] in {"sc", "owari"} else 1
        if len(values) != 4 * each:
            return match[0]
        players = [values[place : place + each] for place in range(0, len(values), each)]
        moved = [value for raw in range(4) for value in players[(raw - by) % 4]]
        return f'{match[1]}="{",".join(moved)}"'

    text = _MOVE.sub(letter, text)
    text = _SEAT.sub(lambda match: f'{match[1]}="{(int(match[2]) + by) % 4}"', text)
    text = _NUMBERED.sub(lambda match: f"{match[1]}{(int(match[2]) + by) % 4}=", text)
    return _LISTED.sub(listed, text)
