"""Whatever is played under whatever rules, Discord takes every card of it, in every language."""

from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.table.board.card import board_card
from cogs.table.board.result import result_card
from cogs.table.entry.preview import preview_card
from cogs.table.lists import list_card
from cogs.table.needs import whatif_card
from cogs.table.undo import undo_card
from cogs.ui.cards import Card
from cogs.ui.texts import Texts, languages
from core.table import Event, Start, TableState
from db import Confirmation, PlayerInfo, Proposal, TableInfo, TableStatus
from tests.support.limits import COMPONENTS_V2, problems
from tests.support.playing import played

NAMES = ("W" * 64, "雀" * 64, "*_~`|>#[]()" * 5, "@everyone <@123> " * 3)
"""The longest names, wide ones, and ones that must be escaped."""
HUGE = 10**18
LISTED = 14


def table_of(start: Start, events: list[Event], state: TableState) -> TableInfo:
    """Make a table after these events, with numbers as long as they get."""
    return TableInfo(
        id=10**6,
        guild_id=HUGE,
        league_id=1,
        league="*_" * 32,
        rules=state.rules,
        confirmation=Confirmation.ORGANISER,
        players=tuple(PlayerInfo(at, name, HUGE) for at, name in enumerate(NAMES[: state.rules.players])),
        start=start,
        events=tuple(events),
        booked_by=(HUGE,) * len(events),
        version=len(events),
        channel_id=HUGE,
        message_id=HUGE,
        opened_by=HUGE,
        opened_at=datetime(2026, 1, 1, tzinfo=UTC),
        status=TableStatus.OPEN,
        game_id=None,
    )


def said_of(before: TableInfo, after: TableInfo, board: Card, texts: Texts) -> list[Card]:
    """Return every card that is shown around the last event of a table."""
    event = after.events[-1]
    proposal = Proposal(id=10**9, table_id=after.id, at=len(before.events), events=(event,), by=HUGE, booked=False)
    cards = [board, preview_card(before, proposal, texts), undo_card(after, 0, texts)]
    if after.state.end is not None:
        return [*cards, result_card(after, None, texts)]
    return [*cards, list_card((after,) * LISTED, texts), *(whatif_card(after, seat, texts) for seat in (None, 0))]


@settings(max_examples=40)
@given(game=played(), data=st.data())
@pytest.mark.thorough
async def test_everything_said_of_a_table_can_be_sent(
    game: tuple[Start, list[Event], list[TableState]], data: st.DataObject
) -> None:
    start, events, states = game
    for at in range(1, len(states)):
        texts = Texts(data.draw(st.sampled_from(languages())))
        before, after = (table_of(start, events[:count], states[0]) for count in (at - 1, at))
        store: Any = None  # nothing is recorded yet
        board = await board_card(after, store, texts)
        for card in said_of(before, after, board, texts):
            parts = card.to_components()  # type: ignore[no-untyped-call]
            assert problems("", {"flags": COMPONENTS_V2, "components": parts}) == []
