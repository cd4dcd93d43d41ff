"""The index of all entries: for each question, which of them fit and how well."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Final

from core.lookup.entries import Entry, Kind, load_entries
from core.lookup.normal_form import normalise, normalise_all
from core.lookup.question_words import asks_for_meaning, without_question
from core.lookup.ranking import Ranking, Text
from core.lookup.spellings import Alike, Spellings
from core.lookup.tokens import tokens, tokens_of_all

_EXACT: Final = 3.0
_ASKED: Final = 1.5
_BEGUN: Final = 0.9
_ALIKE: Final = 1.3
_SHORTEST_CORRECTED: Final = 4
_LONGEST_NAME: Final = 24
_ASKED_ABOUT: Final = {Kind.RULE: 1.0, Kind.TOPIC: 1.0, Kind.OVERVIEW: 0.9}
_USUAL: Final = 0.95
_OUT_OF_PLACE: Final = 0.75

_NAMED_BY: Final = {
    "rule_history": {"splatform_tenhou"},
    "uma_history": {"splatform_tenhou", "srule_change"},
    "thinking_time": {"sonline"},
    "lobby_settings": {"sonline"},
}
"""Topics of one platform, and the concepts one of which a question names when it is about that platform."""


@dataclass(frozen=True, slots=True)
class Fit:
    """An entry that a question may mean; `exact` if it is called so, `placed` unless it is of a platform not named."""

    entry: Entry
    score: float
    exact: bool
    placed: bool


class Index:
    """Every entry, and the ways to find it."""

    def __init__(self, entries: tuple[Entry, ...]) -> None:
        self._entries = entries
        said = [
            (number, text)
            for number, entry in enumerate(entries)
            for text in (*entry.names, *entry.questions, *entry.sentences)
        ]
        read = tokens_of_all([text for _, text in said])
        distinct = dict.fromkeys((number, found) for (number, _), found in zip(said, read, strict=True) if found)
        self._ranking = Ranking([Text(number, found) for number, found in distinct])
        named: dict[str, dict[int, None]] = defaultdict(dict)
        names = [(number, name) for number, entry in enumerate(entries) for name in entry.names]
        for (number, _), form in zip(names, normalise_all(name for _, name in names), strict=True):
            named[form][number] = None
        self._spellings = Spellings({form: tuple(numbers) for form, numbers in named.items() if form})
        words = (token[1:] for token in self._ranking.known() if token[0] == "w" and len(token) > _SHORTEST_CORRECTED)
        self._alike = Alike(sorted(words))

    def fits(self, text: str) -> list[Fit]:
        """Return the entries that a question may mean, the best first."""
        asked = self._asked(text)
        scores = defaultdict(float, {each.entry: each.score for each in self._ranking.rank(asked)})
        away = {
            number
            for number in scores
            if (named_by := _NAMED_BY.get(self._entries[number].name)) and not named_by & asked.keys()
        }
        for number in away:
            scores[number] *= _OUT_OF_PLACE
        form = normalise(text)
        exact = self._spellings.called(form)
        if not exact and (bare := "".join(without_question(text))) != form:
            exact = self._spellings.called(bare)
            if not asks_for_meaning(text):
                for number in exact:
                    scores[number] += _ASKED * _ASKED_ABOUT.get(self._entries[number].kind, _USUAL)
                return self._sorted(scores, exact, away)
        for number in exact:
            scores[number] = _EXACT + self._first(number, exact)
        if form and len(form) <= _LONGEST_NAME:
            for number, share in self._spellings.begun(form).items():
                scores[number] += _BEGUN * (0.5 + share)
            if not exact:
                for number, ratio in self._spellings.alike(form).items():
                    scores[number] += _ALIKE * ratio**2
        return self._sorted(scores, exact, away)

    def _sorted(self, scores: dict[int, float], exact: Collection[int], away: Collection[int]) -> list[Fit]:
        best = sorted(scores, key=lambda number: (-scores[number], number))
        return [Fit(self._entries[n], scores[n], exact=n in exact, placed=n not in away) for n in best]

    def _first(self, number: int, exact: Collection[int]) -> float:
        """Return what puts one exact name before another: an overview first, a rule that only touches a yaku last."""
        entry = self._entries[number]
        if entry.kind is Kind.OVERVIEW:
            return 0.9
        if entry.kind not in {Kind.RULE, Kind.TOPIC}:
            return 0.6
        labels = set(map(normalise, entry.labels.values()))
        others = [other for other in map(self._entries.__getitem__, exact) if other.kind in {Kind.YAKU, Kind.WORD}]
        about = any(not labels.isdisjoint(map(normalise, other.names)) for other in others)
        return 0.8 if about or not others else 0.4

    def _asked(self, text: str) -> dict[str, float]:
        """Return the tokens of a question, mistyped words corrected, each with how sure it is."""
        asked = dict.fromkeys(tokens(text), 1.0)
        for token in [token for token in asked if token[0] == "w" and token not in self._ranking]:
            if len(token) > _SHORTEST_CORRECTED and not token[1].isdigit():
                ratio, near = self._alike.best(token[1:])
                if near:
                    del asked[token]
                    asked[f"w{near}"] = max(asked.get(f"w{near}", 0.0), ratio)
        return asked


@cache
def index() -> Index:
    """Return the index of everything that can be asked here."""
    return Index(load_entries())
