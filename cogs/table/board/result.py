"""The board of a finished game: how it ended, the result, and how it becomes a game of the league."""

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from cogs.table import controls
from cogs.table.controls import GREEN
from cogs.table.words import LABEL_COLUMNS, result_line, short_names
from cogs.ui.cards import Accent, Block, Card, escape, small
from cogs.ui.cards.pictures import Picture
from cogs.ui.cards.tables import fit
from cogs.ui.people.agreeing import waiting_lines
from cogs.ui.presses import button
from cogs.ui.texts import Texts
from cogs.ui.words.figures import points, score
from cogs.ui.words.results import counted_items, placement_items, rules_title
from cogs.ui.words.terms import round_name, seat_name
from core.hand import Wind
from core.league import game_fpoints
from core.settlement import Settlement, settle
from core.table import EndReason, TableState, gone_bust
from db import GameInfo, GameStatus, TableInfo


def result_card(table: TableInfo, game: GameInfo | None, texts: Texts, *, progress: Picture | None = None) -> Card:
    """Lay out the result; `game` is the league's game once the table is recorded.

    `progress` shows the points hand by hand, where there is anything to show.
    """
    state = table.state
    settled = settle(
        state.points,
        table.rules,
        kyoutaku_points=state.kyoutaku_points,
        carried=table.start.points if table.start else None,
        chombo=dict(enumerate(state.chombo)),
    )
    blocks: list[Block | None] = [
        f"# {_title(game, texts)}\n{small(_about(table, texts))}",
        _ended(state, texts),
        "\n".join(_lines(table, state, settled, texts)),
        progress,
        small("\n".join(_what_next(table, game, texts))),
    ]
    return Card(*(block for block in blocks if block), accent=Accent.WIN, rows=_rows(table, game, texts))


def _title(game: GameInfo | None, texts: Texts) -> str:
    if game is None:
        return texts.text("live-over")
    return texts.text("game-heading", status=game.status.value, number=game.number or 0)


def _about(table: TableInfo, texts: Texts) -> str:
    league = escape(fit(table.league, LABEL_COLUMNS))
    return " · ".join((texts.text("live-table", number=table.id), league, rules_title(table.rules, texts)))


def _ended(state: TableState, texts: Texts) -> str:
    """Say why the game is over, and below it what the last hand was."""
    names = short_names(state.seats)
    lines = [end_line(state, names, texts)]
    if state.last is not None:
        where = round_name(state.last.round_wind, state.last.dealer, texts)
        line = result_line(state.last, names, state, texts)
        lines.append(texts.text("live-last", round=where, line=line))
    return "\n".join(lines)


def end_line(state: TableState, names: Sequence[str], texts: Texts) -> str:
    """Say why a finished game is over."""
    if state.end is not EndReason.BUST:
        return texts.text(f"live-end-{state.end}".replace("_", "-"))
    gone = [names[seat] for seat in gone_bust(state)]
    return texts.text("live-end-bust", names=texts.all_of(gone), count=len(gone))


def _lines(table: TableInfo, state: TableState, settled: Settlement, texts: Texts) -> Iterator[str]:
    """Yield each player's result and the items of it, the first first, as the card of `/game show` has them."""
    names = short_names(state.seats)
    fpoints = game_fpoints(table.results, state, table.rules)
    for placement in settled.by_place:
        seat = placement.seat
        yield texts.text(
            "game-seat",
            place=placement.place,
            name=names[seat],
            seat=seat_name(Wind(seat), texts),
            raw=points(placement.raw),
            total=score(placement.total),
        )
        counted = counted_items(state.chombo[seat], fpoints.get(seat, 0), texts)
        yield small(" · ".join([*placement_items(placement, table.rules, texts), *counted]))
    if state.kyoutaku_points:
        rule = table.rules.leftover_kyoutaku.value.replace("_", "-")
        yield texts.text(f"game-sticks-{rule}", points=state.kyoutaku_points, sticks=0)


def _what_next(table: TableInfo, game: GameInfo | None, texts: Texts) -> Iterator[str]:
    """Say what must still happen before the game counts."""
    if game is None:
        yield texts.text(f"live-next-{table.confirmation}")
    elif game.status is GameStatus.PENDING:
        yield from waiting_lines(game, texts)
    elif game.status is GameStatus.CONFIRMED:
        yield texts.text("live-next-counts", number=game.number or 0)


def _rows(table: TableInfo, game: GameInfo | None, texts: Texts) -> list[list[ui.Item[Any]]]:
    if game is None:
        return [
            [
                button(controls.record_game(table.id), label=texts.text("live-button-record"), style=GREEN),
                button(controls.ask_undo(table.id), label=texts.text("live-button-undo")),
            ]
        ]
    if game.status is GameStatus.PENDING:
        return [[button(controls.agree_to_game(table.id, game.id), label=texts.text("live-button-agree"), style=GREEN)]]
    return []
