"""Riichi at a live table."""

import pytest

from core.hand import Riichi
from core.table import RiichiDeclared
from tests.support.live import Board, Live, said, shown
from tests.support.reading import buttons


async def test_riichi_is_two_presses(live: Live, board: Board) -> None:
    asked = await board.press("Riichi", live.bea)
    assert said(asked) == "# Riichi by whom? 1000 onto the table"
    await live.bea.click(shown(asked), label="Bea")
    assert asked.response is None
    assert board.lines[0] == "# East 1 · 1 stick"
    assert "`S` **Bea** 24000 · riichi" in board.lines
    assert not buttons(shown(await board.press("Riichi")))["Bea"]


@pytest.mark.parametrize(
    ("label", "kind", "mark"),
    [
        ("Double riichi", Riichi.DOUBLE, "double riichi"),
        ("Open riichi", Riichi.OPEN, "open riichi"),
        ("Open double riichi", Riichi.OPEN_DOUBLE, "open double riichi"),
    ],
)
async def test_riichi_of_another_kind(live: Live, board: Board, label: str, kind: Riichi, mark: str) -> None:
    asked = await live.ann.click(shown(await board.press("Riichi")), label=label)
    assert buttons(shown(asked))[f"{label} ✓"]
    await live.ann.click(shown(asked), label="Chi")
    assert (await live.table()).events == (RiichiDeclared(seat=2, riichi=kind),)
    assert f"`W` **Chi** 24000 · {mark}" in board.lines


async def test_open_riichi_is_offered_only_where_it_is_played(live: Live) -> None:
    await live.play_by("tenhou")
    asked = shown(await (await live.open()).press("Riichi"))
    assert list(buttons(asked)) == ["Ann", "Bea", "Chi", "Dee", "Riichi ✓", "Double riichi", "Cancel"]


async def test_riichi_with_too_few_points_is_refused_by_name(live: Live, board: Board) -> None:
    await board.book(await board.ron("0", "1", "24000"))
    await board.book(await board.draw("0"))
    asked = await board.press("Riichi")
    assert said(await live.ann.click(shown(asked), label="Bea")).startswith("Bea has 0 points")
