"""The board as a card: how the game stands, with the buttons that enter what happens."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from cogs.draw import game_picture
from cogs.table import controls
from cogs.table.board.result import result_card
from cogs.table.controls import BLUE, GREEN, Way
from cogs.table.needs import board_need
from cogs.table.words import LABEL_COLUMNS, result_line, round_line, short_names
from cogs.ui.cards import Accent, Card, escape, small
from cogs.ui.cards.pictures import Picture
from cogs.ui.cards.tables import fit
from cogs.ui.presses import button
from cogs.ui.texts import Texts
from cogs.ui.words.figures import points
from cogs.ui.words.results import rules_title
from cogs.ui.words.terms import round_name
from core.table import TableState, is_all_last, lead
from db import Store, TableInfo, TableStatus


async def board_card(table: TableInfo, store: Store, texts: Texts) -> Card:
    """Lay out a table as it is now: the game under way, its result, or that it was given up."""
    if table.status is TableStatus.CLOSED:
        return _closed(table, texts)
    game = await store.games.get(table.guild_id, table.game_id) if table.game_id is not None else None
    if game is not None or table.state.end is not None:
        return result_card(table, game, texts, progress=await _progress(table, texts))
    return _playing(table, texts)


def _playing(table: TableInfo, texts: Texts) -> Card:
    state = table.state
    names = short_names(state.seats)
    blocks = [
        f"# {round_line(state, texts)}\n{small(_about(table, state, texts))}",
        "\n".join(_player_lines(state, names, texts)),
    ]
    if state.last is not None:
        where = round_name(state.last.round_wind, state.last.dealer, texts)
        blocks.append(texts.text("live-last", round=where, line=result_line(state.last, names, state, texts)))
    return Card(*blocks, rows=_rows(table, state, texts))


def _about(table: TableInfo, state: TableState, texts: Texts) -> str:
    # In the last hand this matters more than the name of the rules, and both do not fit into a line.
    last = texts.text("live-all-last") if is_all_last(state) else rules_title(table.rules, texts)
    return " · ".join((texts.text("live-table", number=table.id), escape(fit(table.league, LABEL_COLUMNS)), last))


def _player_lines(state: TableState, names: tuple[str, ...], texts: Texts) -> Iterator[str]:
    for seat, name in enumerate(names):
        yield texts.text(
            "live-player",
            wind=texts.text(f"live-wind-{state.wind_of(seat).name.lower()}"),
            star="yes" if seat == state.dealer else "no",
            name=name,
            points=points(state.points[seat]),
        ) + "".join(f" · {mark}" for mark in _marks(state, seat, texts))
        # Before the first hand everybody needs the same: any win.
        if state.hands and (need := board_need(state, seat, names, texts)):
            yield small(need)


def _marks(state: TableState, seat: int, texts: Texts) -> Iterator[str]:
    """Yield what is special about a player in this hand."""
    if state.order[0] == seat and (ahead := lead(state, seat)):
        yield texts.text("live-first", points=ahead)
    if (riichi := state.riichi[seat]) is not None:
        yield texts.text(f"live-mark-{riichi.replace('_', '-')}")
    if seat in state.dead:
        yield texts.text("live-mark-dead")


def _rows(table: TableInfo, state: TableState, texts: Texts) -> list[list[ui.Item[Any]]]:
    """Draw what can be entered; the end of the game comes first where the last dealer may stop."""
    rows: list[list[ui.Item[Any]]] = []
    if state.may_stop:
        label = texts.text("live-button-agariyame", name=fit(state.seats[state.dealer], LABEL_COLUMNS))
        rows.append([button(controls.stop_as_dealer(table.id), label=label, style=BLUE)])
    # Three in a row fit on a phone.
    wins = [
        button(controls.enter_win(way, table.id, ""), label=texts.text(f"live-button-{way}"), style=GREEN)
        for way in Way
    ]
    return [
        *rows,
        [*wins, button(controls.enter_draw(table.id, ""), label=texts.text("live-button-draw"))],
        [
            button(controls.enter_riichi(table.id), label=texts.text("live-button-riichi"), style=BLUE),
            button(controls.show_more(table.id), label=texts.text("live-button-more")),
            button(controls.ask_undo(table.id), label=texts.text("live-button-undo"), disabled=not table.events),
        ],
    ]


async def _progress(table: TableInfo, texts: Texts) -> Picture | None:
    """Draw how a finished game went, hand by hand."""
    about = texts.listed((table.league, texts.text("live-table", number=table.id)))
    return await game_picture(about, table.events, table.rules, names=table.names, start=table.start, texts=texts)


def _closed(table: TableInfo, texts: Texts) -> Card:
    names = texts.listed(short_names(player.name for player in table.players))
    return Card(f"# {texts.text('live-closed', number=table.id)}\n{small(names)}", accent=Accent.GONE)
