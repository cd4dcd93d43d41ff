"""The picture of a hand, measured: where its tiles lie, and that they lie there in the picture too."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from cogs.draw import drawn, hand_picture
from cogs.draw.base import palette
from cogs.draw.tiles.layout import MARGIN, ROOM, TEXT, WIDTH, Box, Layout, Role, lay_out, meld_boxes
from cogs.draw.tiles.pieces import LARGE, SMALL, tile_image
from cogs.ui.cards.pictures import MOST_ALT, Picture
from cogs.ui.texts import FALLBACK, Texts, languages
from core.hand import Hand, Riichi, Win, Wind, parse_hand, parse_tiles

ENGLISH = Texts(FALLBACK)
NAMES = {role: ENGLISH.text(f"picture-{role}") for role in (Role.DORA, Role.URA, Role.KITA)}
FULL_WIN = Win(
    Wind.SOUTH,
    Wind.EAST,
    riichi=Riichi.RIICHI,
    dora_indicators=parse_tiles("12345p"),
    ura_indicators=parse_tiles("12345s"),
    kita=4,
)
HANDS = (
    "234m067p22s777z68s7s",
    "234m067p2268s777z",
    "19m19p19s1234567z1m",
    "234m067p55s68s(7<77z)7s",
    "1234m067p(2<34m)(77^7z)1m",
    "3406s(0<55+5p)(2<34m)(55^5z)6s",
    "9s(1<23p)(1<23p)(222>s)(333z)9s",
    "9s[1111p](999>9p)(11^1+1s)[3333z]9s",
    "9s(1<11+1p)(99^9+9p)(111>+1s)(4<44+4z)9s",
)
PIXELS_OFF = 6.0
"""How far a tile in the picture may be from the tile alone, in shades: the PNG has 256 colours."""


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


def covers(one: Box, other: Box) -> bool:
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom


def shown(layout: Layout, role: Role) -> list[str]:
    return ["back" if box.tile is None else str(box.tile) for box in layout.boxes if box.role is role]


def meld(written: str) -> list[tuple[str, bool]]:
    """The tiles of a meld from left to right, and which of them are turned."""
    hand = parse_hand(f"1112223334z{written}")
    boxes = meld_boxes(hand.melds[0])
    return [("back" if box.tile is None else str(box.tile), box.sideways) for box in boxes]


@pytest.mark.parametrize("win", [None, FULL_WIN], ids=["alone", "with indicators"])
@pytest.mark.parametrize("written", HANDS)
def test_every_tile_lies_inside_and_none_on_another(written: str, win: Win | None) -> None:
    hand = parse_hand(written)
    layout = lay_out(hand, win, NAMES)
    assert len(layout.boxes) == len(hand.tiles) + (14 if win else 0)
    for box in layout.boxes:
        assert box.left >= MARGIN
        assert box.right <= MARGIN + ROOM
        assert box.top >= MARGIN
        assert box.bottom <= layout.height - MARGIN
    for one, other in combinations(layout.boxes, 2):
        assert not covers(one, other), (one, other)


@pytest.mark.parametrize("win", [None, FULL_WIN], ids=["alone", "with indicators"])
@pytest.mark.parametrize("written", HANDS)
def test_each_tile_is_in_the_picture_where_it_is_laid(written: str, win: Win | None) -> None:
    hand = parse_hand(written)
    layout = lay_out(hand, win, NAMES)
    picture = hand_picture(hand, win, texts=ENGLISH)
    image = opened(picture)
    assert image.size == picture.size == (WIDTH, layout.height)
    for box in layout.boxes:
        expected = Image.new("RGB", (box.width, box.height), palette.CLOTH)
        tile = tile_image(box.tile, box.piece, sideways=box.sideways)
        expected.paste(tile, mask=tile)
        inside = 4, 4, box.width - 4, min(box.height, box.piece.height) - 4
        part = image.crop((box.left, box.top, box.right, box.bottom)).crop(inside)
        off = ImageStat.Stat(ImageChops.difference(part, expected.crop(inside))).mean
        assert sum(off) / 3 < PIXELS_OFF, box


def test_the_winning_tile_stands_apart_in_a_golden_frame() -> None:
    hand = parse_hand("234m067p55s68s(7<77z)7s")
    layout = lay_out(hand, None, NAMES)
    image = opened(hand_picture(hand, texts=ENGLISH))
    (winning,) = (box for box in layout.boxes if box.role is Role.WINNING)
    closed = [box for box in layout.boxes if box.role is Role.CLOSED]
    melded = [box for box in layout.boxes if box.role is Role.MELD]
    assert winning.left - max(box.right for box in closed) >= LARGE.width // 4
    assert min(box.left for box in melded) - winning.right >= LARGE.width // 4
    for x in (winning.left - 2, winning.right + 1):
        assert image.getpixel((x, winning.top + winning.height // 2)) == palette.GOLD
    assert image.getpixel((closed[0].left - 2, closed[0].top + 20)) == palette.CLOTH


def test_closed_tiles_lie_in_order_with_a_red_five_before_the_others() -> None:
    layout = lay_out(parse_hand("7z505m19p1s234m999s"), None, NAMES)
    assert shown(layout, Role.CLOSED) == ["2m", "3m", "4m", "0m", "5m", "5m", "1p", "9p", "1s", "9s", "9s", "9s", "7z"]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("(2<34m)", [("2m", True), ("3m", False), ("4m", False)]),
        ("(23<4m)", [("3m", True), ("2m", False), ("4m", False)]),
        ("(340<p)", [("0p", True), ("3p", False), ("4p", False)]),
        ("(7<77z)", [("7z", True), ("7z", False), ("7z", False)]),
        ("(77^7z)", [("7z", False), ("7z", True), ("7z", False)]),
        ("(777>z)", [("7z", False), ("7z", False), ("7z", True)]),
        ("(0^55m)", [("5m", False), ("0m", True), ("5m", False)]),
        ("(7<777z)", [("7z", True), ("7z", False), ("7z", False), ("7z", False)]),
        ("(77^77z)", [("7z", False), ("7z", True), ("7z", False), ("7z", False)]),
        ("(7777>z)", [("7z", False), ("7z", False), ("7z", False), ("7z", True)]),
        ("[7777z]", [("back", False), ("7z", False), ("7z", False), ("back", False)]),
        ("[0555p]", [("back", False), ("0p", False), ("5p", False), ("back", False)]),
        ("(777z)", [("7z", False), ("7z", False), ("7z", False)]),
        ("(777+7z)", [("7z", False), ("7z", False), ("7z", False), ("7z", False)]),
    ],
)
def test_the_called_tile_lies_towards_its_discarder(written: str, expected: list[tuple[str, bool]]) -> None:
    assert meld(written) == expected


@pytest.mark.parametrize(("written", "at"), [("(7<77+7z)", 0), ("(77^7+7z)", 1), ("(777>+7z)", 2)])
def test_a_tile_added_to_a_pon_lies_behind_the_called_one(written: str, at: int) -> None:
    *pon, added = meld_boxes(parse_hand(f"1112223334z{written}").melds[0])
    called = pon[at]
    assert [box.sideways for box in pon] == [place == at for place in range(3)]
    assert added.sideways
    assert (added.left, added.right, added.bottom) == (called.left, called.right, called.top)
    assert added.top == 0
    assert len({box.bottom for box in pon}) == 1


def test_the_red_five_is_the_called_one_where_it_was_called() -> None:
    assert meld("(0<55+5p)") == [("0p", True), ("5p", False), ("5p", False), ("5p", True)]


@pytest.mark.parametrize(
    ("written", "rows"),
    [
        ("234m067p22s777z68s7s", 1),
        ("234m067p55s68s(7<77z)7s", 1),
        ("1234m067p(2<34m)(77^7z)1m", 1),
        ("1234m067p[1111z](77^7z)1m", 2),
        ("9s(1<23p)(1<23p)(222>s)(333z)9s", 2),
        ("9s[1111p](999>9p)(111^1s)[3333z]9s", 2),
    ],
)
def test_melds_go_on_in_another_row_only_where_there_is_no_room(written: str, rows: int) -> None:
    layout = lay_out(parse_hand(written), None, NAMES)
    assert len({box.bottom for box in layout.boxes}) == rows


def test_melds_that_fit_no_more_stand_together_below() -> None:
    layout = lay_out(parse_hand("1234m067p[1111z](77^7z)1m"), None, NAMES)
    assert len({box.bottom for box in layout.boxes if box.role is Role.MELD}) == 1


def test_indicators_and_norths_are_small_and_named() -> None:
    layout = lay_out(parse_hand(HANDS[0]), FULL_WIN, NAMES)
    assert shown(layout, Role.DORA) == ["1p", "2p", "3p", "4p", "5p"]
    assert shown(layout, Role.URA) == ["1s", "2s", "3s", "4s", "5s"]
    assert shown(layout, Role.KITA) == ["4z"] * 4
    assert [label.text for label in layout.labels] == list(NAMES.values())
    for label in layout.labels:
        beside = [box for box in layout.boxes if box.top <= label.middle < box.bottom]
        assert label.left >= MARGIN
        assert not any(box.left < label.left + label.width and label.left < box.right for box in beside)
        assert any(0 < box.left - label.left - label.width < SMALL.width for box in beside)


@pytest.mark.parametrize("language", languages())
def test_words_are_not_cut_and_stand_out(language: str) -> None:
    texts = Texts(language)
    names = {role: texts.text(f"picture-{role}") for role in NAMES}
    layout = lay_out(parse_hand(HANDS[0]), FULL_WIN, names)
    image = opened(hand_picture(parse_hand(HANDS[0]), FULL_WIN, texts=texts))
    assert [label.text for label in layout.labels] == list(names.values())
    for label in layout.labels:
        line = image.crop((0, label.middle - TEXT, WIDTH, label.middle + TEXT))
        word = line.crop((label.left, 0, label.left + label.width, line.height))
        ground = Image.new("RGB", word.size, palette.CLOTH)
        box = ImageChops.difference(word, ground).getbbox()
        assert box is not None
        assert box[1] > 0
        assert box[3] < word.height
        assert palette.CHALK in {colour for _, colour in word.getcolors(word.width * word.height) or ()}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("written", HANDS)
def test_every_language_says_what_a_picture_shows(language: str, written: str) -> None:
    said = hand_picture(parse_hand(written), FULL_WIN, texts=Texts(language)).alt
    assert 40 < len(said) <= MOST_ALT
    assert "{" not in said


def test_a_hand_in_words() -> None:
    hand = parse_hand("3406s(0<55+5p)(2<34m)(55^5z)6s")
    win = Win(Wind.SOUTH, Wind.EAST, dora_indicators=parse_tiles("5m"), kita=1)
    assert hand_picture(hand, win, texts=ENGLISH).alt == (
        "Closed tiles: 3 4 red 5 6 sou; winning tile: 6 sou; added kan: red 5 5 5 5 pin (red 5 pin from the left); "
        "chi: 2 3 4 man (2 man from the left); pon: white dragon, white dragon, white dragon (white dragon from "
        "across); dora indicator: 5 man; 1 North set aside"
    )
    japanese = hand_picture(hand, win, texts=Texts("ja")).alt
    assert japanese.startswith("手牌：3・4・赤5・6索。和了牌：6索。加槓：赤5・5・5・5筒（上家から赤5筒）。")


def test_a_waiting_hand_has_no_winning_tile_in_words() -> None:
    assert hand_picture(parse_hand("1112345678999p"), texts=ENGLISH).alt == (
        "Closed tiles: 1 1 1 2 3 4 5 6 7 8 9 9 9 pin"
    )


async def test_what_was_drawn_is_kept_and_drawn_off_the_event_loop() -> None:
    hand = parse_hand("1112345678999p")
    first = await drawn(hand_picture, hand, None, texts=ENGLISH)
    again = await drawn(hand_picture, parse_hand("9991112345678p"), None, texts=ENGLISH)
    other = await drawn(hand_picture, hand, None, texts=Texts("ja"))
    assert again is first
    assert other.alt != first.alt


async def test_what_cannot_be_drawn_says_so_to_whoever_asked() -> None:
    def broken(hand: Hand) -> Picture:
        raise ValueError(hand)

    with pytest.raises(ValueError, match="111"):
        await drawn(broken, parse_hand("1112345678999p"))


def test_a_picture_becomes_an_attachment_with_its_words() -> None:
    picture = Picture(b"png", "x" * 2000, (1, 1), "hand")
    file, item = picture.file(), picture.item()
    assert (file.filename, file.fp.read()) == ("hand.png", b"png")
    assert item.media.url == "attachment://hand.png"
    assert file.description == item.description
    assert len(item.description or "") == MOST_ALT
