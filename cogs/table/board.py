"""The board of a table: one message that says how the game stands, with the buttons that enter what happens."""

from collections.abc import Iterator
from typing import Any, Final

from discord import ui

from cogs.draw import game_picture
from cogs.table.controls import BLUE, GREEN, GREY, Verb, button
from cogs.table.final import final_card
from cogs.table.need_words import board_need
from cogs.table.words import LABEL_COLUMNS, place_on_table, result_line, short_names
from cogs.ui.cards import Accent, Card, escape, small
from cogs.ui.figures import points
from cogs.ui.pictures import Picture
from cogs.ui.results import rules_title
from cogs.ui.tables import fit
from cogs.ui.terms import round_name
from cogs.ui.texts import Texts
from core.table import TableState, is_all_last, lead
from db import Store, TableInfo, TableStatus

_ROWS: Final = ((Verb.RON, Verb.TSUMO, Verb.DRAW), (Verb.RIICHI, Verb.MORE, Verb.UNDO))
_STYLES: Final = {Verb.RON: GREEN, Verb.TSUMO: GREEN, Verb.RIICHI: BLUE}


async def board_card(table: TableInfo, store: Store, texts: Texts) -> Card:
    """The board as the table is now: the game under way, its result, or that it was given up."""
    if table.status is TableStatus.CLOSED:
        return _closed(table, texts)
    game = await store.games.get(table.guild_id, table.game_id) if table.game_id is not None else None
    if game is not None or table.state.end is not None:
        return final_card(table, game, texts, progress=await _progress(table, texts))
    return _playing(table, texts)


def _playing(table: TableInfo, texts: Texts) -> Card:
    state = table.state
    names = short_names(state.seats)
    blocks = [
        f"# {place_on_table(state, texts)}\n{small(_about(table, state, texts))}",
        "\n".join(_player_lines(state, names, texts)),
    ]
    if state.last is not None:
        where = round_name(state.last.round_wind, state.last.dealer, texts)
        blocks.append(texts.text("live-last", round=where, line=result_line(state.last, names, state, texts)))
    return Card(*blocks, rows=_rows(table, state, texts))


def _about(table: TableInfo, state: TableState, texts: Texts) -> str:
    # In the last hand that matters more than whose rules these are, and both do not fit into a line.
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
    """What is special about a player in this hand."""
    if state.order[0] == seat and (ahead := lead(state, seat)):
        yield texts.text("live-first", points=ahead)
    if (riichi := state.riichi[seat]) is not None:
        yield texts.text(f"live-mark-{riichi.replace('_', '-')}")
    if seat in state.dead:
        yield texts.text("live-mark-dead")


def _rows(table: TableInfo, state: TableState, texts: Texts) -> list[list[ui.Item[Any]]]:
    """Everything that can be entered; ending the game comes first where the last dealer may."""
    rows: list[list[ui.Item[Any]]] = []
    if state.may_stop:
        label = texts.text("live-button-agariyame", name=fit(state.seats[state.dealer], LABEL_COLUMNS))
        rows.append([button(Verb.AGARIYAME, table.id, label=label, style=BLUE)])
    # Three in a row fit on a phone.
    return [*rows, *([_verb_button(verb, table, texts) for verb in row] for row in _ROWS)]


def _verb_button(verb: Verb, table: TableInfo, texts: Texts) -> ui.Item[Any]:
    is_possible = verb is not Verb.UNDO or bool(table.events)
    label = texts.text(f"live-button-{verb}")
    return button(verb, table.id, label=label, style=_STYLES.get(verb, GREY), disabled=not is_possible)


async def _progress(table: TableInfo, texts: Texts) -> Picture | None:
    """How a game that is over went, hand by hand."""
    about = texts.listed((table.league, texts.text("live-table", number=table.id)))
    return await game_picture(about, table.events, table.rules, names=table.names, start=table.start, texts=texts)


def _closed(table: TableInfo, texts: Texts) -> Card:
    names = texts.listed(short_names(player.name for player in table.players))
    return Card(f"# {texts.text('live-closed', number=table.id)}\n{small(names)}", accent=Accent.GONE)
