"""Names of all kinds in pictures."""

import pytest

from cogs.draw.fonts import ELLIPSIS, NAMELESS, drawable, drawable_names, fit, font, widest, width

WIDEST_NAME = "\N{FULLWIDTH LATIN CAPITAL LETTER W}" * 64


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ann", "Ann"),
        ("山田太郎", "山田太郎"),
        ("华强 國華", "华强 國華"),
        ("김철수", "김철수"),
        ("Żółć Łukasz", "Zólc Lukasz"),
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


def test_a_text_is_as_wide_as_its_pixels() -> None:
    left, _, right, _ = font(34).getbbox("山田 Ann")
    assert right - left <= width("山田 Ann", 34)
    assert widest(["Ann", "山田 Ann"], 34) == width("山田 Ann", 34)
    assert widest([], 34) == 0
