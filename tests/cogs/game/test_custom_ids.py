"""What the buttons, lists and dialogs of posted messages carry stays as it is, so that later versions read it."""

import pytest

from cogs.game.cog import Game
from cogs.game.record import correction, preview
from cogs.game.show.lists import Kind, choose_game, turn_games
from cogs.game.show.story import turn_story
from cogs.game.undo import keep, take_back
from cogs.ui.presses import AnyPress

WRITTEN: list[tuple[AnyPress, tuple[object, ...], str]] = [
    (preview.submit_game, (7,), "game:submit:7"),
    (preview.cancel_game, (7,), "game:cancel:7"),
    (preview.agree_to_game, (7,), "game:agree:7"),
    (preview.open_edit, (7,), "game:edit:7"),
    (preview.open_fpoints, (7,), "game:fpoints:7"),
    (preview.open_chombo, (7,), "game:chombo:7"),
    (preview.fix_points, (7, 2, (41000, 25000, -500, 12500)), "game:fix:7:2:41000.25000.-500.12500"),
    (preview.seat_member, (7, 3, "a:b\nc"), "game:who:7:3:a:b\nc"),
    (preview.seat_guest, (7, 0, ""), "game:guest:7:0:"),
    (correction.press_correct, (7,), "game:correct:7"),
    (correction.ask_reason, (7,), "game:save:7"),
    (turn_story, (7, -1), "game:story:7:-1"),
    (turn_games, (Kind.HISTORY, 7, 12, -1), "game:list:history:7:12:-1"),
    (choose_game, (Kind.PENDING, 7), "game:choose:pending:7"),
    (take_back, (7, "twice: by\nmistake"), "game:undo:7:twice: by\nmistake"),
    (keep, (7,), "game:keep:7"),
    (preview.edited, (7,), "game:edit:7"),
    (preview.fpoints_typed, (7,), "game:fpoints:7"),
    (preview.chombo_typed, (7,), "game:chombo:7"),
    (correction.corrected, (7,), "game:correct:7"),
    (correction.reason_typed, (7,), "game:reason:7"),
]


@pytest.mark.parametrize(("press", "fields", "custom_id"), WRITTEN)
def test_custom_ids_are_those_of_posted_messages(press: AnyPress, fields: tuple[object, ...], custom_id: str) -> None:
    assert press(*fields) == custom_id
    assert press.shape.read(custom_id) == (fields, {})


def test_every_press_is_written_here() -> None:
    assert {press for press, *_ in WRITTEN} == set(Game.presses)
