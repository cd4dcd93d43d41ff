"""What there is to say about an imported game beside its result: other rules, another result, what disagrees."""

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.game.importing.result_line import LineResult
from cogs.ui.cards import Accent, Card, escape, small
from cogs.ui.disagreeing import line
from cogs.ui.figures import score
from cogs.ui.limits import clip
from cogs.ui.texts import Texts
from core.logs import LogGame
from core.rules import describe_rule
from db import GameInfo

_NAME: Final = 32
_RULES: Final = 1200
_LINE: Final = 200
_LINES: Final = 1000
"""How many characters all disagreements take up; the rest is counted."""


def log_report(read: LogGame, game: GameInfo, texts: Texts) -> Card | None:
    """Everything about a log that its game does not say; nothing if there is no such thing."""
    blocks = [block for block in _blocks(read, game, texts) if block]
    if not read.differing and len(blocks) <= bool(read.alike):
        # That other rules made no difference is worth no message of its own.
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
    """Everything about a result line that its game does not say."""
    blocks = [
        texts.text("import-rounded") if read.rounded else "",
        _scores(read.names, read.scores, game, texts),
        texts.text("import-seats"),
    ]
    return Card(texts.text("import-heading"), *(block for block in blocks if block))


def _disagreements(read: LogGame, texts: Texts) -> str:
    """As many disagreements as there is room for, a line each, and how many more there are."""
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
    """The result as it is stated, where it is another than here."""
    totals = [seat.placement.total for seat in game.seats]
    if scores is None or list(scores) == totals:
        return ""
    pairs = [
        texts.text("import-score", name=escape(clip(name, _NAME)), stated=score(stated), here=score(total))
        for name, stated, total in zip(names, scores, totals, strict=True)
        if stated != total
    ]
    return "\n".join([texts.text("import-scores"), *pairs])
