"""The preview of an entry: who pays whom, the new scores, and what follows. Nothing counts before Book."""

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from cogs.table import controls
from cogs.table.board.result import end_line
from cogs.table.controls import GREEN, RED
from cogs.table.entry.retry import cancel_button
from cogs.table.entry.win_details import detail_rows
from cogs.table.request import TableRequest
from cogs.table.words import event_line, reasons, result_line, round_line, short_names
from cogs.ui.cards import Accent, Card, small
from cogs.ui.presses import button
from cogs.ui.texts import Texts
from cogs.ui.words.figures import points, signed
from core.scoring import Reason
from core.table import Event, KyokuResult, TableState, apply
from db import Proposal, TableInfo


async def show_preview(request: TableRequest, proposal: Proposal, retry: Sequence[ui.Item[Any]] = ()) -> None:
    """Show the person alone what booking would do; the buttons `retry` open the dialog of the entry again."""
    await request.show_privately(preview_card(request.table, proposal, request.texts, retry))


def preview_card(table: TableInfo, proposal: Proposal, texts: Texts, retry: Sequence[ui.Item[Any]] = ()) -> Card:
    """Lay out what a proposal does to the table. Raises what `core.table.apply` raises if the table has moved on."""
    before = table.state
    *earlier, last = proposal.events
    for event in earlier:
        before = apply(before, event)
    after = apply(before, last)
    ended = after.last if after.hands > before.hands else None
    names = short_names(after.seats)
    blocks: list[str | ui.Item[Any]] = [
        "\n".join(_heading(table.state, proposal.events, ended, names, texts)),
        "\n".join(_payments(ended, names, texts)) if ended else "",
        ui.Separator(),
        "\n".join(_scores(table.state, after, names, texts)),
        small(_follows(before, after, ended, names, texts)),
    ]
    row = [
        button(controls.book(table.id, proposal.id), label=texts.text("live-button-book"), style=GREEN),
        *(retry or [cancel_button(table.id, texts, style=RED)]),
    ]
    rows = [row, *detail_rows(proposal, before, last, texts)]
    return Card(*(block for block in blocks if block != ""), accent=Accent.WIN, rows=rows)


def _heading(
    state: TableState, events: Sequence[Event], ended: KyokuResult | None, names: Sequence[str], texts: Texts
) -> Iterator[str]:
    """Yield what is entered: the end of a hand as the heading, below it what came before."""
    if ended is None:
        yield f"# {event_line(state, events[-1], names, texts)}"
        return
    yield f"# {result_line(ended, names, state, texts, why=False)}"
    yield from reasons(ended, names, state, texts)
    for event in events[:-1]:
        yield event_line(state, event, names, texts)
        state = apply(state, event)


def _payments(ended: KyokuResult, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """Yield who pays whom: a line for each two players, with what each part is for."""
    pairs: dict[tuple[int | None, int | None], list[str]] = {}
    for payment in ended.payments:
        # Noten players pay several players in tenpai together: the scores show it better.
        if payment.reason is Reason.NOTEN:
            continue
        part = texts.text(f"live-pays-{payment.reason.replace('_', '-')}", points=payment.points)
        pairs.setdefault((payment.payer, payment.payee), []).append(part)
    table = texts.text("live-pays-table")
    last = len(names)
    by_seat = sorted(pairs.items(), key=lambda pair: [last if seat is None else seat for seat in reversed(pair[0])])
    for (payer, payee), parts in by_seat:
        yield texts.text(
            "live-pays",
            payer=table if payer is None else names[payer],
            payee=table if payee is None else names[payee],
            parts=" + ".join(parts),
        )
    if ended.short:
        yield texts.text("live-short", names=texts.all_of(names[seat] for seat in sorted(ended.short)))


def _scores(before: TableState, after: TableState, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """Yield everybody's points and the change."""
    for seat, name in enumerate(names):
        change = after.points[seat] - before.points[seat]
        key = "live-score-changed" if change else "live-score"
        yield texts.text(key, name=name, points=points(after.points[seat]), change=signed(change))


def _follows(
    before: TableState, after: TableState, ended: KyokuResult | None, names: Sequence[str], texts: Texts
) -> str:
    """Say what comes next: the next hand with its dealer, or the end of the game."""
    if after.end is not None:
        return texts.text("live-then-over", reason=end_line(after, names, texts))
    next_round = round_line(after, texts)
    if ended is None:
        return texts.text("live-then-same", where=next_round)
    key = "live-then-stays" if after.dealer == before.dealer else "live-then-passes"
    lines = [texts.text(key, where=next_round, dealer=names[after.dealer])]
    if after.may_stop:
        lines.append(texts.text("live-then-may-stop", dealer=names[after.dealer]))
    return "\n".join(lines)
