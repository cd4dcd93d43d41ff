"""Every press that a module of a cog makes is named by the cog, so that the bot answers it."""

import importlib
import pkgutil
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import cogs
from cogs.host.client import Tenbou
from cogs.ui.board import Board
from cogs.ui.cog import Part
from cogs.ui.presses import Press, Shape
from tests.support.world import Club

pytestmark = pytest.mark.simcord(strict_sync=False)


def made() -> Iterator[tuple[str, Any]]:
    """Everything that the modules of the cogs hold, with a name to find it by."""
    for info in pkgutil.walk_packages(cogs.__path__, "cogs."):
        module = importlib.import_module(info.name)
        yield from ((f"{info.name}.{name}", value) for name, value in vars(module).items())


def named(club: Club) -> set[Press[..., Any]]:
    """The presses that the parts of the bot name."""
    tenbou = club.env.bot
    assert isinstance(tenbou, Tenbou)
    return {press for part in tenbou.cogs.values() if isinstance(part, Part) for press in part.presses}


async def test_every_press_is_named_by_its_cog(club: Club) -> None:
    known = named(club)
    found = {name: value for name, value in made() if isinstance(value, Press)}
    found |= {name: press for name, value in made() if isinstance(value, Board) for press in value.presses}
    assert len(found) > 20
    assert {name for name, press in found.items() if press not in known} == set()


async def test_every_declared_shape_has_a_press(club: Club) -> None:
    bound = {id(press.shape) for press in named(club)}
    assert {name for name, value in made() if isinstance(value, Shape) and id(value) not in bound} == set()


async def test_no_two_presses_have_the_same_custom_ids(club: Club) -> None:
    alike = {
        (one.shape.template, other.shape.template)
        for one, other in combinations(named(club), 2)
        if one.kind is other.kind and one.shape.template == other.shape.template
    }
    assert alike == set()
