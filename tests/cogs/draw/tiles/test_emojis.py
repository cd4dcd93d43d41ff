"""Emojis of tiles: what Discord takes, and what can be told apart in a line of text."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from cogs.draw import tile_emojis
from cogs.draw.base.palette import Colour
from cogs.draw.tiles import emojis, pieces
from cogs.ui.texts.emojis import TileEmojis
from core.hand import RED_FIVES, TILES

IN_TEXT = 22
"""Pixels of an emoji in a line of text."""
DARK: Colour = (49, 51, 56)
LIGHT: Colour = (255, 255, 255)
DIFFERENT = 5.0
"""The least difference of two emojis in a text, in shades of 255 on average over the whole tile."""
MOST_BYTES = 256 * 1024


@pytest.fixture(scope="module")
def images() -> dict[str, Image.Image]:
    return {each.key: Image.open(BytesIO(each.png)) for each in tile_emojis()}


def in_text(image: Image.Image, ground: Colour) -> Image.Image:
    """The tile as Discord shows it, without the margin beside it."""
    small = image.resize((IN_TEXT, IN_TEXT), Image.Resampling.BOX).crop((2, 0, IN_TEXT - 2, IN_TEXT))
    shown = Image.new("RGB", small.size, ground)
    shown.paste(small, mask=small)
    return shown


def test_there_is_one_for_each_face_and_the_back() -> None:
    keys = [each.key for each in tile_emojis()]
    assert sorted(keys) == sorted([*map(str, TILES), *map(str, RED_FIVES), TileEmojis.BACK])


def test_each_is_a_square_with_a_margin_that_nothing_is_on(images: dict[str, Image.Image]) -> None:
    for image in images.values():
        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (emojis.SIDE, emojis.SIDE))
        box = image.getchannel("A").getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert left == emojis.SIDE - right == 14
        assert top == emojis.SIDE - bottom == 2


def test_each_is_small_enough_for_discord() -> None:
    assert all(len(each.png) < MOST_BYTES for each in tile_emojis())


@pytest.mark.parametrize("ground", [DARK, LIGHT], ids=["dark", "light"])
def test_each_differs_from_every_other_in_a_line_of_text(images: dict[str, Image.Image], ground: Colour) -> None:
    shown = {key: in_text(image, ground) for key, image in images.items()}
    for one, other in combinations(shown, 2):
        means = ImageStat.Stat(ImageChops.difference(shown[one], shown[other])).mean
        assert sum(means) / len(means) > DIFFERENT, (one, other)


def test_a_mark_is_that_of_the_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {each.key: each.mark for each in tile_emojis()}
    assert len(set(before.values())) == len(before)
    assert {each.key: each.mark for each in tile_emojis()} == before
    monkeypatch.setattr(emojis, "PIECE", pieces.Piece(100, 116, 8))
    assert not {each.mark for each in tile_emojis()} & set(before.values())
