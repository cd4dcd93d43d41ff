"""Questions with their answers, and how many of them are answered right."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from core.lookup import Found, Kind, ask
from tests.support.cases import DATA

SHARED: Final = Path(__file__).parents[3] / "shared" / "lookup"
YAKU: Final = frozenset({Kind.YAKU})


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and the names of what answers it: rules and topics, or yaku; none where nothing here does."""

    question: str
    language: str
    answers: frozenset[str]
    yaku: bool = False

    def answered_by(self, found: Found) -> bool:
        """Return whether something found is an answer, or shows one."""
        if self.yaku:
            return found.name in self.answers
        return not self.answers.isdisjoint(found.rules)


def own_questions() -> list[Asked]:
    """Return the project's own questions that are not indexed."""
    topics = tomllib.loads((DATA / "lookups.toml").read_text(encoding="utf-8"))
    return [
        Asked(question, "en" if language == "slips" else language, frozenset({topic}))
        for topic, by_language in topics.items()
        for language, questions in by_language.items()
        for question in questions
    ]


def shared_questions(name: str) -> list[Asked]:
    """Return the questions of a file that others wrote; none where it is not there."""
    file = SHARED / name
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [
        Asked(read["question"], read["language"], frozenset(read.get("topics", read.get("yaku"))), "yaku" in read)
        for read in map(json.loads, lines)
    ]


def found_among_first(asked: Iterable[Asked], *, first: int, find: Callable[[Asked], Sequence[Found]]) -> float:
    """Return the share of questions with an answer among the first that are found."""
    right = [any(map(each.answered_by, find(each)[:first])) for each in asked]
    return sum(right) / len(right)


def by_lookup(asked: Asked) -> Sequence[Found]:
    """Return what the lookup finds."""
    if asked.yaku:
        return ask(asked.question, asked.language, kinds=YAKU).found
    return ask(asked.question, asked.language).found
