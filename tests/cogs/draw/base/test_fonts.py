"""Names of all kinds in pictures."""

import pytest
from PIL import ImageChops, features

from cogs.draw.base.canvas import Align, Sheet
from cogs.draw.base.fonts import (
    ELLIPSIS,
    NAMELESS,
    drawable,
    drawable_names,
    fit,
    font,
    height,
    runs,
    shapes,
    widest,
    width,
)

WIDEST_NAME = "\N{FULLWIDTH LATIN CAPITAL LETTER W}" * 64


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ann", "Ann"),
        ("山田太郎", "山田太郎"),
        ("华强 國華", "华强 國華"),
        ("김철수", "김철수"),
        ("Żółć Łukasz Čech Ğül Việt", "Żółć Łukasz Čech Ğül Việt"),
        ("Ωmega Жук Ñandú", "Ωmega Жук Ñandú"),
        ("  two\n lines ", "two lines"),
        ("Ann \N{CAT FACE}", "Ann"),
        ("\N{CAT FACE}Ann\N{DOG FACE}Bo", "Ann Bo"),
        ("\N{MAHJONG TILE RED DRAGON}中", "中"),
        ("\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{VARIATION SELECTOR-16}Kai", "Kai"),
        ("e\N{COMBINING ACUTE ACCENT}", "é"),
        ("x^2 `code`", "x^2 `code`"),
        ("\N{CAT FACE}\N{EMOJI MODIFIER FITZPATRICK TYPE-3}", NAMELESS),
        ("", NAMELESS),
        ("\N{THAI CHARACTER KO KAI}", NAMELESS),
    ],
)
def test_a_name_keeps_what_the_font_can_draw(name: str, expected: str) -> None:
    assert drawable(name) == expected


def test_names_that_became_alike_are_numbered() -> None:
    names = ["\N{CAT FACE}", "Ann", "Ann\N{DOG FACE}", "\N{DOG FACE}", "Ann (2)"]
    assert drawable_names(names) == (NAMELESS, "Ann", "Ann (2)", f"{NAMELESS} (2)", "Ann (2) (2)")


@pytest.mark.parametrize("name", [WIDEST_NAME, "漢" * 64, "i" * 64, "Ann Bo " * 9])
def test_a_long_name_is_cut_to_the_room_there_is(name: str) -> None:
    cut = fit(name, size=34, room=250)
    assert cut.endswith(ELLIPSIS)
    assert width(cut, 34) <= 250
    longer = name[: len(cut)].rstrip() + ELLIPSIS
    assert width(longer, 34) > 250 or longer == cut


def test_a_name_that_fits_stays_as_it_is() -> None:
    assert fit("Ann", size=34, room=250) == "Ann"


def test_each_part_of_a_text_has_a_font_that_can_draw_it() -> None:
    assert [(run.text, run.font.getname()[0]) for run in runs("山田 Żół", 34)] == [
        ("山田 ", "Noto Sans CJK TC"),
        ("Ż", "Noto Sans"),
        ("ó", "Noto Sans CJK TC"),
        ("ł", "Noto Sans"),
    ]
    assert runs("", 34) == ()


def test_characters_take_the_shapes_of_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [shapes(language) for language in ("ja", "en", "zh-TW", "zh-CN")] == ["ja", "ja", "zh-TW", "zh-CN"]
    drawn = set()
    for language in ("ja", "zh-CN", "zh-TW"):
        sheet = Sheet(80, 80, language)
        sheet.text((40, 40), "\N{CJK UNIFIED IDEOGRAPH-9AA8}", size=60, align=Align.MIDDLE)
        drawn.add(sheet.image.tobytes())
    assert len(drawn) == 3
    monkeypatch.setattr(features, "check", lambda _: False)
    assert shapes("ja") is None


def test_a_text_is_as_wide_as_its_pixels() -> None:
    left, _, right, _ = font(34).getbbox("山田 Ann")
    assert right - left <= width("山田 Ann", 34)
    assert widest(["Ann", "山田 Ann"], 34) == width("山田 Ann", 34)
    assert widest([], 34) == 0


@pytest.mark.parametrize("align", Align)
@pytest.mark.parametrize("text", ["Ann", "山田 Żół", "ğ国"])
def test_a_text_is_where_it_is_put_and_no_larger_than_it_says(text: str, align: Align) -> None:
    sheet = Sheet(800, 100, "ja")
    sheet.text((400, 50), text, size=34, align=align)
    box = ImageChops.difference(sheet.image, Sheet(800, 100, "ja").image).getbbox()
    assert box is not None
    left = 400 - width(text, 34) * align.value
    up, down = height(text, 34)
    assert left - 1 <= box[0] < left + 6
    assert left + width(text, 34) - 6 < box[2] <= left + width(text, 34) + 1
    assert 50 + up - 1 <= box[1]
    assert box[3] <= 50 + down + 1
