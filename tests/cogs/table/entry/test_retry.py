"""Change opens a dialog again with all that was typed into it, however long that is."""

import pytest

from cogs.table.entry.win import LONGEST_SAID, LONGEST_VALUE
from tests.support.live import Board, Live, said, shown


async def test_a_preview_can_be_changed_with_everything_typed_before(live: Live, board: Board) -> None:
    entered = await board.ron("1", "3", "3900", "riichi")
    asked = await live.ann.click(shown(entered), label="Change")
    assert asked.modal is not None
    winner, discarder, value, besides = (part["component"] for part in asked.modal["components"])
    assert [option["value"] for option in winner["options"] if option.get("default")] == ["1"]
    assert [option["value"] for option in discarder["options"] if option.get("default")] == ["3"]
    assert (value["value"], besides["value"]) == ("3900", "riichi")
    changed = await live.ann.submit_modal(asked, {"winner": ["1"], "from": "2", "value": "3900", "said": ""})
    assert said(changed).splitlines()[0] == "# **Bea** ron 3900 from **Chi**"
    assert shown(changed).id == shown(entered).id


async def test_a_preview_can_be_dropped(live: Live, board: Board) -> None:
    entered = await board.ron("1", "3", "3900")
    dropped = shown(entered)
    await live.ann.click(dropped, label="Cancel")
    assert entered.response is None
    assert not (await live.table()).events


async def test_a_mistake_opens_the_dialog_again(live: Live, board: Board) -> None:
    wrong = await board.ron("1", "3", "4000")
    assert said(wrong) == (
        'No hand of a non-dealer pays "4000" by ron, honba aside. Nearest are 3900 and 4500.'
    )  # fmt: skip
    asked = await live.ann.click(shown(wrong), label="Change")
    right = await live.ann.submit_modal(asked, {"winner": ["1"], "from": "3", "value": "3900", "said": ""})
    assert said(right).splitlines()[0] == "# **Bea** ron 3900 from **Dee**"


@pytest.mark.parametrize("is_preview", [False, True])
async def test_what_is_too_long_for_a_button_can_still_be_changed(live: Live, board: Board, is_preview: bool) -> None:  # noqa: FBT001
    tiles = "(111m) [2222p] (333s) 22z 44z 4z / 234m 567p 22s 34567s 2s"
    value = tiles.ljust(LONGEST_VALUE) if is_preview else f"{tiles} / mangan"
    besides = "riichi, ippatsu, dora 1m 2m 3m 4m 5m, ura 1z 2z 3z 4z 5z".ljust(LONGEST_SAID, ".")
    besides = "dora 6m, 7m, 8m, 9m, 6s" if is_preview else besides
    await board.riichi("Dee")
    entered = await board.ron("12", "3", value, besides)
    if is_preview:
        entered = await live.ann.click(shown(entered), label="On the riichi tile")
    asked = await live.ann.click(shown(entered), label="Change")
    assert asked.modal is not None
    typed = [part["component"].get("value") for part in asked.modal["components"]]
    assert typed[2:] == [value.strip(), besides]
