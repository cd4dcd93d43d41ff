"""Custom ids of boards and cards that were posted before: their shapes stay, and each leads to its work."""

import pytest

from cogs.table import controls, ending, undo
from cogs.table.cog import Table
from cogs.table.controls import Way
from cogs.table.entry import booking, draw, riichi, win
from cogs.table.rare import abortive_draw, faults, menu, organisers
from cogs.table.rare.faults import Fault
from cogs.ui.presses import AnyPress, ControlOutdated, Presses
from cogs.ui.presses.binding import Kind
from cogs.ui.presses.shapes import Shape
from core.hand import Riichi
from core.table import AbortiveKind

BUTTONS = [
    ("table:ron:7:", win.ask_win, (Way.RON, 7, "")),
    ("table:tsumo:7:3.2..3 30|riichi, dora: 4p", win.ask_win, (Way.TSUMO, 7, "3.2..3 30|riichi, dora: 4p")),
    ("table:ron:7:0.1.3.mangan\nx|", win.ask_win, (Way.RON, 7, "0.1.3.mangan\nx|")),
    ("table:draw:7:", draw.ask_draw, (7, "")),
    ("table:draw:7:03.2", draw.ask_draw, (7, "03.2")),
    ("table:riichi:7:", riichi.ask_riichi, (7,)),
    ("table:riichi:7:open_double", riichi.choose_riichi, (7, Riichi.OPEN_DOUBLE)),
    ("table:riichi-by:7:4:2:riichi", riichi.declare_riichi, (7, 4, 2, Riichi.RIICHI)),
    ("table:more:7:", menu.show_more, (7,)),
    ("table:abort:7:", abortive_draw.ask_abortive_draw, (7,)),
    ("table:abort-as:7:4:four_winds", abortive_draw.preview_abortive_draw, (7, 4, AbortiveKind.FOUR_WINDS)),
    ("table:kyuushu:7:4:kyuushu", abortive_draw.ask_kyuushu, (7, 4)),
    ("table:chombo:7:", faults.ask_fault, (Fault.CHOMBO, 7)),
    ("table:wrong-call:7:", faults.ask_fault, (Fault.WRONG_CALL, 7)),
    ("table:dead-hand:7:", faults.ask_fault, (Fault.DEAD_HAND, 7)),
    ("table:fault-by:7:4:dead-hand:3", faults.preview_fault, (7, 4, Fault.DEAD_HAND, 3)),
    ("table:adjust:7:", organisers.ask_correction, (7, "")),
    ("table:adjust:7:25000/25000|0|0|a: b", organisers.ask_correction, (7, "25000/25000|0|0|a: b")),
    ("table:stop:7:", organisers.ask_stop, (7,)),
    ("table:agariyame:7:", ending.preview_agariyame, (7,)),
    ("table:undo:7:", undo.ask_undo, (7,)),
    ("table:take-back:7:9:8:12", undo.take_back, (7, 9, 8, 12)),
    ("table:book:7:21", booking.book, (7, 21)),
    ("table:turn:7:21:tile", booking.toggle_detail, (7, 21, "tile")),
    ("table:turn:7:21:ippatsu", booking.toggle_detail, (7, 21, "ippatsu")),
    ("table:turn:7:21:decline", booking.toggle_detail, (7, 21, "decline")),
    ("table:drop:7:", booking.drop, (7, "")),
    ("table:drop:7:p, ura: 3s", booking.drop, (7, "p, ura: 3s")),
    ("table:record:7:", ending.record_game, (7,)),
    ("table:agree:7:30", ending.agree_to_game, (7, 30)),
    ("table:give-up:7:", ending.give_up, (7,)),
]
MENUS = [
    ("table-list:undo-to:7:", undo.go_further_back, (7,)),
    ("table-list:pao:7:21", booking.set_liable, (7, 21)),
]
DIALOGS = [
    ("table:ron:7:4", win.win_typed, (Way.RON, 7, 4)),
    ("table:tsumo:7:4", win.win_typed, (Way.TSUMO, 7, 4)),
    ("table:draw:7:4", draw.draw_typed, (7, 4)),
    ("table:kyuushu:7:4", abortive_draw.kyuushu_typed, (7, 4)),
    ("table:adjust:7:", organisers.correction_typed, (7,)),
    ("table:stop:7:", organisers.stop_typed, (7,)),
]
POSTED = [
    *((Kind.BUTTON, *case) for case in BUTTONS),
    *((Kind.MENU, *case) for case in MENUS),
    *((Kind.DIALOG, *case) for case in DIALOGS),
]


@pytest.fixture(scope="module")
def presses() -> Presses:
    """The presses of the cog."""
    found = Presses()
    found.add(Table.presses)
    return found


@pytest.mark.parametrize(
    ("kind", "custom_id", "work", "fields"), POSTED, ids=[f"{case[0].value} {case[1]}" for case in POSTED]
)
def test_what_was_posted_leads_to_its_work(
    presses: Presses, kind: Kind, custom_id: str, work: AnyPress, fields: tuple[object, ...]
) -> None:
    assert presses.find(kind, custom_id) is work
    assert work.shape.read(custom_id) == (fields, {})
    assert work(*fields) == custom_id


def test_every_press_is_among_them() -> None:
    assert {work for _, _, work, _ in POSTED} == set(Table.presses)


def test_every_declared_control_is_bound_to_work() -> None:
    declared = {name: shape for name, shape in vars(controls).items() if isinstance(shape, Shape)}
    bound = [press.shape for press in Table.presses]
    assert [name for name, shape in declared.items() if shape not in bound] == []


@pytest.mark.parametrize("custom_id", ["table:riichi:7:closed", "table:turn:7:21:dora", "table:book:7:", "table:hm:7:"])
def test_what_no_version_has_posted_is_outdated(presses: Presses, custom_id: str) -> None:
    with pytest.raises(ControlOutdated):
        presses.find(Kind.BUTTON, custom_id)
