"""How long a question takes and how often it is answered right, beside a plain BM25 over the same texts.

Run with `make bench`.
"""

from __future__ import annotations

import re
import statistics
import time
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import log

from core.lookup import Found, Kind, ask
from core.lookup.asking import _fits, _found
from core.lookup.entries import load_entries
from core.lookup.index import Index, index
from tests.support.asked import Asked, by_lookup, found_among_first, own_questions, shared_questions

ROUNDS = 5


class PlainBm25:
    """BM25 over Latin words and pairs of other characters of names and sentences, nothing else."""

    def __init__(self) -> None:
        self.entries = [entry for entry in load_entries() if entry.kind in {Kind.RULE, Kind.TOPIC, Kind.YAKU}]
        said = [" ".join((*entry.names, *entry.sentences)) for entry in self.entries]
        self.texts = [Counter(self.terms(text)) for text in said]
        held = Counter(term for text in self.texts for term in text)
        self.rarity = {term: log(1 + len(said) / often) for term, often in held.items()}
        self.usual = sum(map(Counter.total, self.texts)) / len(said)

    @staticmethod
    def terms(text: str) -> list[str]:
        """Return the words and pairs of characters of a text."""
        plain = unicodedata.normalize("NFKC", text).casefold()
        runs = re.findall(r"[^\W\d_a-z]+", plain)
        return re.findall(r"[a-z]+|\d+", plain) + [run[at : at + 2] for run in runs for at in range(len(run))]

    def find(self, asked: Asked) -> Sequence[Found]:
        """Return the three entries that fit best."""
        scores: dict[int, float] = defaultdict(float)
        for term in set(self.terms(asked.question)) & self.rarity.keys():
            for number, text in enumerate(self.texts):
                if often := text[term]:
                    full = 1.2 * (0.25 + 0.75 * text.total() / self.usual)
                    scores[number] += self.rarity[term] * often / (often + full)
        wanted = [n for n in scores if (self.entries[n].kind is Kind.YAKU) == asked.yaku]
        best = sorted(wanted, key=lambda number: -scores[number])[:3]
        return [_found(self.entries[number], asked.language, scores[number]) for number in best]


def milliseconds(asked: Sequence[Asked]) -> float:
    """Return how long a question takes that has not been asked before: the best of some rounds."""
    took = []
    for _ in range(ROUNDS):
        _fits.cache_clear()
        began = time.perf_counter()
        for each in asked:
            ask(each.question, each.language)
        took.append((time.perf_counter() - began) / len(asked))
    return 1000 * min(took)


def main() -> None:
    """Print the figures."""
    entries = load_entries()
    index()
    began = time.perf_counter()
    Index(entries)
    print(f"index of {len(entries)} entries: {time.perf_counter() - began:.2f} s")
    plain = PlainBm25()
    lists = {
        "own": own_questions(),
        "shared": shared_questions("questions.jsonl"),
        "notices": shared_questions("notices.jsonl"),
    }
    for name, every in lists.items():
        asked = [each for each in every if each.answers]
        if not asked:
            print(f"{name}: not there")
            continue
        took = []
        for each in asked:
            began = time.perf_counter()
            plain.find(each)
            took.append(time.perf_counter() - began)
        plainly = 1000 * statistics.mean(took)
        print(f"{name}: {len(asked)} questions, {milliseconds(asked):.2f} ms each (plain BM25 {plainly:.2f})")
        for first in (1, 3):
            ours = found_among_first(asked, first=first, find=by_lookup)
            theirs = found_among_first(asked, first=first, find=plain.find)
            print(f"  right among the first {first}: {ours:.1%} (plain BM25 {theirs:.1%})")


if __name__ == "__main__":
    main()
