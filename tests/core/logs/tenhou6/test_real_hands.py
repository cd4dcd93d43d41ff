"""Real hands, written in the editor's form without their order, are read as the log in XML tells them."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path
from typing import Any

from core.hand.shape.shanten import wait_bits
from core.logs import StatedKyoku, read_log
from core.logs.tenhou6 import read_tenhou6
from core.table.events import AbortiveDraw, Ryuukyoku, Won
from tests.support.converted import as_editor_form


def told(kyoku: StatedKyoku) -> Any:  # noqa: ANN401  -- what two forms of a log have in common
    """What both forms tell: the declarations, who has called, and each win with its situation and furiten."""
    *declared, end = kyoku.events
    assert isinstance(end, (Won, Ryuukyoku, AbortiveDraw))
    riichi = [(each.seat, str(each.hand)) for each in kyoku.riichi]
    wins = [(win.winner, str(win.hand), win.win, win.gone & wait_bits(win.hand)) for win in kyoku.wins]
    return declared, end.called, riichi, wins


def test_every_real_hand_is_read_without_its_order(oracle: Path) -> None:
    hands: Counter[int] = Counter()
    for file in sorted((oracle / "mjlog").iterdir()):
        data = file.read_bytes()
        text = gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data
        record = read_log(text)
        form = as_editor_form(text.decode(), record)
        for written, kyoku in zip(form["log"], record.kyokus, strict=True):
            # A log may break off in a hand.
            if not kyoku.wins and kyoku.changes is None:
                continue
            hands[len(record.names)] += 1
            assert told(read_tenhou6({**form, "log": [written]}).kyokus[0]) == told(kyoku), file.name
    assert hands == {4: 2718, 3: 503}
