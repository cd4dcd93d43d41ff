"""The screenshots show everything that the bot answers with; here their scenes are played without a camera."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import app_commands

from cogs.game.show.story import turn_story
from cogs.host.client import Tenbou
from cogs.league.boards.statistics import statistics
from cogs.league.overview import turn_leagues
from cogs.league.penalties import turn_penalties
from cogs.player.asking import merge_member
from cogs.table.ending import preview_agariyame
from cogs.ui.cog import Part
from cogs.ui.presses import AnyPress
from cogs.ui.presses.binding import Kind
from tests.screenshots.room import opened
from tests.screenshots.scenes import SCENES

LONG_PRESSES: set[AnyPress] = {turn_story, turn_leagues, turn_penalties, statistics.turn}
"""Only under lists that are longer than anything in the club."""

RARE_PRESSES: set[AnyPress] = {preview_agariyame, merge_member}
"""Only in the last hand of a whole game at a table, and for a member who has never played."""


def parts(tenbou: Tenbou) -> Iterator[Part]:
    """The parts of the bot."""
    return (each for each in tenbou.cogs.values() if isinstance(each, Part))


def commands(tenbou: Tenbou) -> set[str]:
    """What people can type."""
    return {each.qualified_name for each in tenbou.tree.walk_commands() if isinstance(each, app_commands.Command)}


@pytest.mark.thorough
async def test_every_command_button_and_dialog_is_in_a_scene(tmp_path: Path) -> None:
    async with opened("ja", tmp_path) as room:
        for scene in SCENES.values():
            await scene(room)
        assert room.commands == commands(room.tenbou)
        presses = {press for part in parts(room.tenbou) for press in part.presses}
        seen = {
            Kind.BUTTON: room.custom_ids,
            Kind.MENU: room.custom_ids,
            Kind.PERSON_MENU: room.custom_ids,
            Kind.DIALOG: room.dialogs,
        }
        untouched = {press for press in presses if not any(map(press.shape.fits, seen[press.kind]))}
        assert untouched == LONG_PRESSES | RARE_PRESSES
