"""Tiles that can be told from each other, also on a phone and without colours."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from cogs.draw.base import palette
from cogs.draw.base.palette import Colour
from cogs.draw.tiles.faces import HEIGHT, WIDTH, face
from cogs.draw.tiles.pieces import LARGE, SMALL, Piece, tile_image
from core.hand import RED_FIVES, TILES, Tile, tile

EVERY_TILE = (*TILES, *RED_FIVES)
ON_A_PHONE = 310 / 1000
"""How much smaller a picture of 1000 pixels is in a card on a phone of 360."""
DIFFERENT = 5.0
"""The least difference of two faces on a phone, in shades of 255 on average over the whole tile."""


def on_cloth(tile: Tile | None, piece: Piece = LARGE, *, sideways: bool = False) -> Image.Image:
    image = tile_image(tile, piece, sideways=sideways)
    ground = Image.new("RGB", image.size, palette.CLOTH)
    ground.paste(image, mask=image)
    return ground


def on_a_phone(image: Image.Image) -> Image.Image:
    size = round(image.width * ON_A_PHONE), round(image.height * ON_A_PHONE)
    return image.resize(size, Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


def count(image: Image.Image, colour: Colour) -> int:
    """How many pixels have a colour, or nearly so."""
    found = image.convert("RGB").getcolors(image.width * image.height)
    assert found is not None
    return sum(
        number
        for number, each in found
        if isinstance(each, tuple) and max(abs(a - b) for a, b in zip(each, colour, strict=True)) <= 12
    )


@pytest.mark.parametrize("piece", [LARGE, SMALL])
def test_every_face_differs_from_every_other_as_a_phone_shows_it(piece: Piece) -> None:
    shown = {name: on_a_phone(on_cloth(name, piece)) for name in (*EVERY_TILE, None)}
    for one, other in combinations(shown, 2):
        assert difference(shown[one], shown[other]) > DIFFERENT, (str(one), str(other))


def test_a_red_five_is_told_without_colours() -> None:
    for red in RED_FIVES:
        shades = [on_a_phone(on_cloth(each)).convert("L") for each in (red, TILES[red.kind])]
        corners = [shade.crop((shade.width - 5, 1, shade.width - 1, 5)) for shade in shades]
        means = [ImageStat.Stat(corner).mean[0] for corner in corners]
        assert means[1] - means[0] > 40


def test_a_red_five_is_red_and_nothing_else() -> None:
    for red in RED_FIVES:
        image = face(red)
        ground = Image.new("RGB", image.size, palette.IVORY_RED)
        ground.paste(image, mask=image)
        assert count(ground, palette.RED) > 0.05 * WIDTH * HEIGHT
        assert not any(count(ground, ink) for ink in (palette.INK, palette.GREEN, palette.BLUE))


@pytest.mark.parametrize(
    ("name", "ink", "absent"),
    [
        ("5z", palette.BLUE, palette.RED),
        ("6z", palette.GREEN, palette.RED),
        ("7z", palette.RED, palette.GREEN),
        ("1z", palette.INK, palette.RED),
        ("8p", palette.BLUE, palette.GREEN),
        ("2s", palette.GREEN, palette.RED),
    ],
)
def test_tiles_have_their_colours(name: str, ink: Colour, absent: Colour) -> None:
    image = on_cloth(tile(name), LARGE)
    assert count(image, ink) > 100
    assert count(image, absent) == 0


def test_the_white_dragon_is_an_empty_frame() -> None:
    inside = face(tile("5z")).crop((WIDTH // 3, HEIGHT // 3, WIDTH * 2 // 3, HEIGHT * 2 // 3))
    assert inside.getbbox() is None


@pytest.mark.parametrize("each", EVERY_TILE, ids=str)
def test_what_is_on_a_face_keeps_away_from_its_rim(each: Tile) -> None:
    box = face(each).getbbox()
    assert box is not None
    assert box[0] >= 0.01 * WIDTH
    assert box[1] >= 0.01 * HEIGHT
    assert box[2] <= 0.99 * WIDTH
    assert box[3] <= 0.99 * HEIGHT


@pytest.mark.parametrize("piece", [LARGE, SMALL])
@pytest.mark.parametrize("each", [tile("1m"), None])
def test_a_tile_fills_its_box_standing_and_lying(piece: Piece, each: Tile | None) -> None:
    for sideways, size in ((False, piece.standing), (True, piece.lying)):
        image = tile_image(each, piece, sideways=sideways)
        assert image.size == size
        assert image.getchannel("A").getbbox() == (0, 0, *size)


def test_a_lying_tile_has_its_edge_at_the_bottom() -> None:
    for sideways in (False, True):
        image = on_cloth(tile("1m"), LARGE, sideways=sideways)
        column = [image.getpixel((image.width // 2, y)) for y in range(image.height)]
        assert column[-1] == palette.BACK_DARK
        assert palette.BACK_DARK not in column[: -LARGE.edge]


def test_a_lying_tile_is_the_standing_one_turned() -> None:
    standing = on_cloth(tile("9p"), LARGE).crop((0, 0, LARGE.width, LARGE.height))
    lying = on_cloth(tile("9p"), LARGE, sideways=True).crop((0, 0, LARGE.height, LARGE.width))
    inside = 6, 6, LARGE.width - 6, LARGE.height - 6
    assert difference(standing.crop(inside), lying.rotate(-90, expand=True).crop(inside)) < 1


def test_a_back_shows_no_face() -> None:
    image = on_cloth(None)
    assert count(image, palette.BACK) > 0.5 * LARGE.width * LARGE.height
    assert not any(count(image, ink) for ink in (palette.INK, palette.RED, palette.GREEN, palette.BLUE))
