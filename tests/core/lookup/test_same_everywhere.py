"""The same question has the same answer in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
PROGRAM = """
from core.lookup import ask
from core.lookup.entries import load_entries
asked = [question for entry in load_entries() for question in (*entry.questions[::15], *entry.names[::30])]
print([ask(question[:-1], "en", limit=6) for question in asked])
"""


def answers(seed: int) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, cwd=ROOT, env=environment
    )
    return done.stdout


def test_answers_do_not_depend_on_how_a_process_hashes() -> None:
    first = answers(0)
    assert len(first) > 50_000
    assert all(answers(seed) == first for seed in (1, 2, 3))
