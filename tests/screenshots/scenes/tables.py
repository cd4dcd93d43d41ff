"""Live tables to their ends."""

from __future__ import annotations

from typing import Any

from simcord.results import InteractionResult

from tests.screenshots.room import Room, Shown


async def play(room: Room) -> None:
    """Play one table hand by hand, give another one up."""
    board = await room.use("table-open", "table open", **room.mentions)
    await _hands(room, board)
    await _more(room, board)
    await room.use("table-whatif", "table whatif")
    await room.use("table-list", "table list")
    await _riichi_undone(room, board)
    asked = await room.press("table-undo", board, "table:undo")
    await room.choose("table-undo-further", asked, "table-list:undo-to", room.last_option(asked, "table-list:undo-to"))
    await room.click(await room.use("table-close", "table close"), "table:drop")
    await room.ask("table show")
    newest = await room.newest()
    await room.picture("table-show", newest)
    await _end(room, newest)
    await _given_up(room)


async def _enter(room: Room, board: Shown, name: str, part: str, **values: Any) -> Shown:  # noqa: ANN401
    """Enter something: its dialog, its preview, and the board once that is booked."""
    opened = await room.dialog(f"{name}-dialog", await room.click(board, part))
    entered = await room.send(name, opened, **values)
    await room.take(f"{name}-booked", await room.click(entered, "table:book"), board)
    return entered


async def _hands(room: Room, board: Shown) -> None:
    asked = await room.press("table-riichi", board, "table:riichi")
    await room.take("table-riichi-declared", await room.click(asked, "table:riichi-by"), board)
    opened = await room.click(board, "table:ron")
    entered = await room.send("table-ron-from-riichi", opened, winner=["1"], from_="0", value="3 40", said="")
    await room.press("table-ron-riichi-tile", entered, "table:turn")
    await _enter(room, board, "table-ron", "table:ron", winner=["0"], from_="1", value="3 40", said="")
    await _enter(room, board, "table-draw", "table:draw", tenpai=["1", "2"], nagashi=[])
    await _enter(room, board, "table-tsumo", "table:tsumo", winner="2", value="2000/4000", said="")
    opened = await room.click(board, "table:ron")
    await room.send("table-ron-mistake", opened, winner=["0"], from_="0", value="3 40", said="")
    opened = await room.click(board, "table:ron")
    hand = "234m067p22s777z68s7s"
    await room.send("table-ron-hand", opened, winner=["0", "2"], from_="1", value=f"{hand} / 3 30", said="")


async def _more(room: Room, board: Shown) -> None:
    more = await room.press("table-more", board, "table:more")
    abort = await room.press("table-abort", more, "table:abort")
    await room.press("table-abort-preview", abort, "table:abort-as")
    more = await _opened(room, board)
    abort = (await room.click(more, "table:abort")).response or more
    opened = await room.dialog("table-kyuushu-dialog", await room.click(abort, "table:kyuushu"))
    deal = {"deal": "passes"} if len(_fields(opened)) > 1 else {}
    await room.send("table-kyuushu", opened, who="0", **deal)
    more = await _opened(room, board)
    faults = await room.press("table-chombo", more, "table:chombo")
    await room.press("table-chombo-preview", faults, "table:fault-by")
    await room.press("table-dead-hand", await _opened(room, board), "table:dead-hand")
    opened = await room.dialog("table-adjust-dialog", await room.click(await _opened(room, board), "table:adjust"))
    shown = {str(field["custom_id"]): field["value"] for field in _fields(opened) if field.get("value")}
    await room.send("table-adjust", opened, **shown | {"honba": "3", "reason": room.called.reason})
    opened = await room.dialog("table-stop-dialog", await room.click(await _opened(room, board), "table:stop"))
    await room.send("table-stop", opened, reason=room.called.reason)


def _fields(opened: InteractionResult) -> list[dict[str, Any]]:
    """The fields of a dialog."""
    assert opened.modal is not None
    return [part["component"] for part in opened.modal["components"] if "component" in part]


async def _riichi_undone(room: Room, board: Shown) -> None:
    """Declare a riichi of another kind, and take it back."""
    asked = (await room.click(board, "table:riichi")).response
    assert asked is not None
    chosen = await room.press("table-riichi-kind", asked, "table:riichi:")
    await room.click(chosen, "table:riichi-by")
    asked = (await room.click(board, "table:undo")).response
    assert asked is not None
    await room.take("table-undone", await room.click(asked, "table:take-back"), board)


async def _opened(room: Room, board: Shown) -> Shown:
    """What else can happen, without a picture of it."""
    more = (await room.click(board, "table:more")).response
    assert more is not None
    return more


async def _end(room: Room, board: Shown) -> None:
    opened = await room.click(board, "table:ron")
    entered = await room.send("table-yakuman", opened, winner=["0"], from_="1", value="yakuman", said="")
    await room.choose("table-yakuman-pao", entered, "table-list:pao", "0.2.daisangen")
    await room.take("table-over", await room.click(entered, "table:book"), board)
    await room.press("table-final", board, "table:record")
    await room.take("table-agreed", await room.click(board, "table:agree", by=room.members[1]), board)


async def _given_up(room: Room) -> None:
    board = await room.answer("table open", **room.mentions)
    asked = await room.answer("table close")
    await room.take("table-given-up", await room.click(asked, "table:give-up"), board)
