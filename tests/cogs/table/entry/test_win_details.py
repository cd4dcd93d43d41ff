"""The details that are set on the preview of a win: the riichi of the discarder, ippatsu, who is liable."""

from dataclasses import replace

from core.hand import Liability
from core.rules import load_preset
from core.table import LiableSeat, Won
from tests.support.live import Board, Live, options, said, shown
from tests.support.reading import buttons

PINFU = "234m567p22s34567s2s"
"""Pinfu and tanyao, won on 2s, 5s or 8s: 2 han 30 fu by ron, 2000."""


DAISANGEN = "555666777z22m33p3p"


async def won(live: Live) -> Won:
    """Return the last event, which is a win."""
    event = (await live.table()).events[-1]
    assert isinstance(event, Won)
    return event


async def points(live: Live) -> tuple[int, ...]:
    return (await live.table()).state.points


async def test_somebody_can_be_liable_for_a_yakuman(live: Live, board: Board) -> None:
    """Bea's 48000 by ron: half from the discarder Chi, half from Dee, who fed the last dragon."""
    entered = await board.ron("1", "2", DAISANGEN)
    liable = options(shown(entered))
    assert list(liable) == [
        "Nobody is liable",
        "Ann is liable: big three dragons",
        "Chi is liable: big three dragons",
        "Dee is liable: big three dragons",
    ]
    chosen = await live.ann.select(shown(entered), [liable["Dee is liable: big three dragons"]])
    assert "Dee → Bea: 16000 as liable" in said(chosen)
    assert "Chi → Bea: 16000" in said(chosen)
    back = await live.ann.select(shown(chosen), ["nobody"])
    assert "as liable" not in said(back)
    chosen = await live.ann.select(shown(back), [liable["Dee is liable: big three dragons"]])
    assert buttons(chosen)["Change"]
    await live.ann.click(shown(chosen), label="Book")
    (claim,) = (await won(live)).claims
    assert claim.pao == (LiableSeat(3, Liability.DAISANGEN),)
    assert await points(live) == (25000, 57000, 9000, 9000)


async def test_a_yakuman_without_tiles_can_be_any(board: Board) -> None:
    assert len(options(shown(await board.ron("1", "2", "yakuman")))) == 1 + 3 * 3


async def test_an_open_kan_can_make_liable_for_rinshan(live: Live) -> None:
    await live.house.store.leagues.change(
        live.house.deed(), "", rules=replace(load_preset("f-league"), name="x", pao_rinshan=True)
    )
    board = await live.open()
    entered = await board.tsumo("1", "1000 2000")
    chosen = await live.ann.select(shown(entered), ["0.3.rinshan"])
    assert "Dee → Bea: 4000 as liable" in said(chosen)
    assert "Dee" not in said(await board.ron("1", "2", "1000")).partition("liable")[2]
    # The tiles of a hand say whether it won on rinshan.
    assert not options(shown(await board.tsumo("1", "123m456p789s1122z 1z")))
    kan = await board.tsumo("1", "123m456p22z789s (5555z)", said="rinshan")
    assert "Dee is liable: win after an open kan" in options(shown(kan))


async def test_a_riichi_whose_tile_is_won_on_does_not_stand(live: Live, board: Board) -> None:
    await board.riichi("Dee")
    entered = await board.ron("1", "3", "3900")
    assert "table → Bea: 1000 points" in said(entered)
    turned = await live.ann.click(shown(entered), label="On the riichi tile")
    assert buttons(turned)["On the riichi tile ✓"]
    assert "table" not in said(turned)
    assert "Dee **21100** (−2900)" in said(turned)
    await live.ann.click(shown(turned), label="Book")
    assert (await won(live)).riichi_tile
    assert await points(live) == (25000, 28900, 25000, 21100)


async def test_an_ippatsu_tsumo_takes_an_fpoint_off_unless_it_is_declined(live: Live, board: Board) -> None:
    await board.riichi("Bea")
    entered = await board.tsumo("1", "mangan")
    assert "Without the F-point" not in buttons(shown(entered))
    ippatsu = await live.ann.click(shown(entered), label="Ippatsu")
    declined = await live.ann.click(shown(ippatsu), label="Without the F-point")
    assert buttons(declined)["Without the F-point ✓"]
    await live.ann.click(shown(declined), label="Book")
    (claim,) = (await won(live)).claims
    assert (claim.ippatsu, claim.fpoint_declined) == (True, True)


async def test_ippatsu_is_not_asked_where_it_cannot_be(board: Board) -> None:
    assert "Ippatsu" not in buttons(shown(await board.tsumo("1", "mangan")))
    await board.riichi("Bea")
    assert "Ippatsu" not in buttons(shown(await board.ron("1", "0", "mangan")))
    assert "Ippatsu" not in buttons(shown(await board.tsumo("1", PINFU)))
    assert "Ippatsu" in buttons(shown(await board.tsumo("1", "mangan")))
