"""Colours that can be read and told apart."""

from itertools import combinations

import pytest

from cogs.draw.base import palette
from cogs.draw.base.palette import Colour, all_colours, contrast, mixed, player_colour, readable_on

READABLE = 4.5
DISCORD_LIGHT = (255, 255, 255)


def seen(colour: Colour, kind: str) -> Colour:
    """A colour as people see it who lack one kind of cone (Viénot, Brettel and Mollon 1999, in linear light)."""
    red, green, blue = ((channel / 255) ** 2.2 for channel in colour)
    shared = {"protan": 0.11238 * red + 0.88762 * green, "deutan": 0.29275 * red + 0.70725 * green}[kind]
    third = {
        "protan": 0.00401 * red - 0.00401 * green + blue,
        "deutan": -0.02234 * red + 0.02234 * green + blue,
    }[kind]
    back = (round(255 * min(1.0, max(0.0, each)) ** (1 / 2.2)) for each in (shared, shared, third))
    return next(back), next(back), next(back)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert contrast((10, 20, 30), (10, 20, 30)) == 1


@pytest.mark.parametrize("colour", [palette.CHALK, palette.CHALK_SOFT, palette.GOLD, *palette.PLAYERS])
@pytest.mark.parametrize("ground", [palette.CLOTH, palette.CLOTH_RAISED])
def test_whatever_is_written_on_the_cloth_can_be_read(colour: Colour, ground: Colour) -> None:
    assert contrast(colour, ground) >= READABLE


@pytest.mark.parametrize("ink", [palette.INK, palette.RED, palette.GREEN, palette.BLUE])
@pytest.mark.parametrize("ground", [palette.IVORY, palette.IVORY_RED])
def test_what_is_on_a_tile_stands_out_from_it(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= READABLE


def test_tiles_stand_out_from_the_cloth_and_the_cloth_from_a_light_page() -> None:
    for colour in (palette.IVORY, palette.IVORY_RED, palette.BACK, palette.GOLD):
        assert contrast(colour, palette.CLOTH) >= READABLE
    assert contrast(palette.CLOTH, DISCORD_LIGHT) >= READABLE


@pytest.mark.parametrize("kind", ["protan", "deutan"])
def test_the_first_four_players_differ_for_the_colour_blind(kind: str) -> None:
    for one, other in combinations(palette.PLAYERS[:4], 2):
        apart = sum(abs(a - b) for a, b in zip(seen(one, kind), seen(other, kind), strict=True))
        assert apart > 60, (one, other)


def test_a_colour_is_readable_on_every_player() -> None:
    for colour in palette.PLAYERS:
        assert contrast(readable_on(colour), colour) >= READABLE


def test_colours_begin_again_after_the_last_player() -> None:
    assert player_colour(len(palette.PLAYERS)) == player_colour(0)


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mixed((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)


def test_a_png_can_hold_all_colours_and_the_exact_ones_come_first() -> None:
    colours = all_colours()
    assert len(colours) == len(set(colours)) <= 256
    assert palette.CLOTH in colours
    assert palette.PLAYERS[-1] in colours
