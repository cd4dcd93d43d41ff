"""The end of a game at a table: how it ended, what it comes to, and how it becomes a game of the league."""

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from cogs.table.controls import GREEN, Verb, button
from cogs.table.words import LABEL_COLUMNS, result_line, short_names
from cogs.ui.agreeing import waiting_lines
from cogs.ui.cards import Accent, Block, Card, escape, small
from cogs.ui.figures import points, score
from cogs.ui.pictures import Picture
from cogs.ui.results import counted_items, placement_items, rules_title
from cogs.ui.tables import fit
from cogs.ui.terms import round_name, seat_name
from cogs.ui.texts import Texts
from core.hand import Wind
from core.league import game_fpoints
from core.settlement import Settlement, settle
from core.table import EndReason, TableState, gone_bust
from db import GameInfo, GameStatus, TableInfo


def final_card(table: TableInfo, game: GameInfo | None, texts: Texts, *, progress: Picture | None = None) -> Card:
    """The result of a game that is over; `game` is what it has become, once it is recorded.

    `progress` shows how it went, where there is anything to show.
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
    """Why the game is over, after the hand that ended it."""
    names = short_names(state.seats)
    lines = [end_line(state, names, texts)]
    if state.last is not None:
        where = round_name(state.last.round_wind, state.last.dealer, texts)
        line = result_line(state.last, names, state, texts)
        lines.append(texts.text("live-last", round=where, line=line))
    return "\n".join(lines)


def end_line(state: TableState, names: Sequence[str], texts: Texts) -> str:
    """Why a game is over, which it is."""
    if state.end is not EndReason.BUST:
        return texts.text(f"live-end-{state.end}".replace("_", "-"))
    gone = [names[seat] for seat in gone_bust(state)]
    return texts.text("live-end-bust", names=texts.all_of(gone), count=len(gone))


def _lines(table: TableInfo, state: TableState, settled: Settlement, texts: Texts) -> Iterator[str]:
    """Every player's result with the items it is made of, from first place down, as the game's own card has it."""
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
    """What has still to happen before the game counts."""
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
                button(Verb.RECORD, table.id, label=texts.text("live-button-record"), style=GREEN),
                button(Verb.UNDO, table.id, label=texts.text("live-button-undo")),
            ]
        ]
    if game.status is GameStatus.PENDING:
        return [[button(Verb.AGREE, table.id, str(game.id), label=texts.text("live-button-agree"), style=GREEN)]]
    return []
