"""Who is liable for a win, named beside the hand."""

from dataclasses import replace

import pytest

from cogs.table.entry.liability import with_liable
from cogs.ui.words.situations import Word
from core.errors import SeatNotPlayed
from core.hand import Liability
from core.rules import load_preset
from core.table import Claim, LiableSeat, TableState, Won
from tests.support.live import Board, Live, said, shown

PINFU = "234m567p22s34567s2s"
"""Pinfu and tanyao, won on 2s, 5s or 8s: 2 han 30 fu by ron, 2000."""


DAISANGEN = "555666777z22m33p3p"


async def won(live: Live) -> Won:
    """Return the last event, which is a win."""
    event = (await live.table()).events[-1]
    assert isinstance(event, Won)
    return event


@pytest.mark.parametrize("typed", ["pao-north", "north pao, dora 4p", "dora 4p, 包 北"])
async def test_who_is_liable_can_be_said_beside_the_hand(live: Live, board: Board, typed: str) -> None:
    """Dee sits North while Ann deals."""
    entered = await board.ron("1", "2", DAISANGEN, typed)
    assert "Dee → Bea: 16000 as liable" in said(entered)
    await live.ann.click(shown(entered), label="Book")
    assert (await won(live)).claims[0].pao == (LiableSeat(3, Liability.DAISANGEN),)


async def test_of_two_winners_the_one_is_meant_whose_hand_makes_somebody_liable(live: Live, board: Board) -> None:
    await live.ann.click(shown(await board.ron("01", "2", f"2000; {DAISANGEN}", "pao-north")), label="Book")
    assert [claim.pao for claim in (await won(live)).claims] == [(), (LiableSeat(3, Liability.DAISANGEN),)]


@pytest.mark.parametrize(
    ("winners", "value", "typed", "answer"),
    [
        ("1", PINFU, "pao-north", "With these yaku and rules nobody is liable (pao) for this hand"),
        ("1", "mangan", "pao-north", "With these yaku and rules nobody is liable (pao) for this hand"),
        ("1", "yakuman", "pao-north", "It is not clear who is liable (pao) for what."),
        ("1", DAISANGEN, "pao-north, pao-east", "It is not clear who is liable (pao) for what."),
        ("1", DAISANGEN, "pao-south", "The winner cannot be liable (pao) for their own hand"),
    ],
)
async def test_who_cannot_be_liable_is_refused(  # noqa: PLR0913, PLR0917  -- fixtures and the case
    live: Live, board: Board, winners: str, value: str, typed: str, answer: str
) -> None:
    assert said(await board.ron(winners, "2", value, typed)).startswith(answer)
    assert not (await live.table()).events


def test_with_three_players_nobody_sits_north() -> None:
    rules = replace(load_preset("tenhou-sanma"), pao_daisangen=True, pao_daisuushii=False)
    state = TableState.at_start(rules, ("Ann", "Bea", "Chi"))
    claims = (Claim(winner=0, yakuman=1),)
    assert with_liable(claims, frozenset({Word.PAO_WEST}), state, tsumo=True)[0].pao == (
        LiableSeat(2, Liability.DAISANGEN),
    )
    with pytest.raises(SeatNotPlayed):
        with_liable(claims, frozenset({Word.PAO_NORTH}), state, tsumo=True)
