"""The report on an imported game: other rules, another result, contradictions in the log."""

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.game.importing.result_line import LineResult
from cogs.ui.cards import Accent, Card, escape, small
from cogs.ui.limits import clip
from cogs.ui.texts import Texts
from cogs.ui.words.disagreeing import line
from cogs.ui.words.figures import score
from core.logs import LogGame
from core.rules import describe_rule
from db import GameInfo

_NAME: Final = 32
_RULES: Final = 1200
_LINE: Final = 200
_LINES: Final = 1000
"""The characters that all disagreements may take up; the others are counted."""


def log_report(read: LogGame, game: GameInfo, texts: Texts) -> Card | None:
    """Report what the card of a game does not say about its log; nothing if there is nothing."""
    blocks = [block for block in _blocks(read, game, texts) if block]
    if not read.differing and len(blocks) <= bool(read.alike):
        # Other rules that made no difference are no reason for a message.
        return None
    return Card(texts.text("import-heading"), *blocks, accent=Accent.MISTAKE if read.found else Accent.PLAIN)


def _blocks(read: LogGame, game: GameInfo, texts: Texts) -> Iterator[str]:
    record = read.record
    if read.found:
        yield _disagreements(read, texts)
    if read.explained:
        told = texts.sentences(describe_rule(read.rules, field, texts.language).sentence for field in read.explained)
        yield texts.text("import-explained", rules=clip(told, _RULES))
    yield _scores(record.names, record.final_scores, game, texts)
    if read.differing:
        labels = [describe_rule(game.rules, field, texts.language).label for field in read.differing]
        yield texts.text("import-differing", rules=clip(texts.listed(labels), _RULES))
    if read.alike:
        yield small(texts.text("import-alike", count=read.alike))


def line_report(read: LineResult, game: GameInfo, texts: Texts) -> Card | None:
    """Report what the card of a game does not say about its result line."""
    blocks = [
        texts.text("import-rounded") if read.rounded else "",
        _scores(read.names, read.scores, game, texts),
        texts.text("import-seats"),
    ]
    return Card(texts.text("import-heading"), *(block for block in blocks if block))


def _disagreements(read: LogGame, texts: Texts) -> str:
    """List as many disagreements as there is room for, and count the others."""
    shown: list[str] = []
    left = _LINES
    for each in read.found:
        said = f"- {clip(line(each, read.record, texts, shown=escape), _LINE)}"
        if len(said) > left:
            break
        left -= len(said)
        shown.append(said)
    more = len(read.found) - len(shown)
    shown.insert(0, texts.text("import-disagrees", count=len(read.found)))
    if more:
        shown.append(texts.text("import-more", count=more))
    return "\n".join(shown)


def _scores(names: Sequence[str], scores: Sequence[int] | None, game: GameInfo, texts: Texts) -> str:
    """Compare the result that the log or the line states with that here, where they differ."""
    totals = [seat.placement.total for seat in game.seats]
    if scores is None or list(scores) == totals:
        return ""
    pairs = [
        texts.text("import-score", name=escape(clip(name, _NAME)), stated=score(stated), here=score(total))
        for name, stated, total in zip(names, scores, totals, strict=True)
        if stated != total
    ]
    return "\n".join([texts.text("import-scores"), *pairs])
