"""The worth of a win as people write it."""

import pytest

from cogs.table.entry.worth import Worth, read_worth
from cogs.table.errors import FuMissing, NoSuchHan, PointsNotPaid, ValueNotUnderstood
from cogs.ui.texts import FALLBACK, Texts
from core.errors import NoSuchHanFu
from core.hand import Wind
from core.rules import load_preset

ENGLISH = Texts(FALLBACK)
F = load_preset("f-league")
TENHOU = load_preset("tenhou")
SANMA = load_preset("tenhou-sanma")


@pytest.mark.parametrize(
    ("text", "winner", "tsumo", "worth"),
    [
        # han and fu
        ("3 40", Wind.SOUTH, False, Worth(3, 40)),
        ("3han40fu", Wind.SOUTH, True, Worth(3, 40)),
        ("3翻40符", Wind.SOUTH, False, Worth(3, 40)),
        ("２ ３０", Wind.SOUTH, False, Worth(2, 30)),
        ("1/110", Wind.SOUTH, False, Worth(1, 110)),
        ("2 25", Wind.SOUTH, False, Worth(2, 25)),
        ("5", Wind.SOUTH, False, Worth(5)),
        ("6 han", Wind.EAST, True, Worth(6)),
        ("13 30", Wind.SOUTH, False, Worth(13)),
        ("40 3", Wind.SOUTH, False, Worth(3, 40)),
        ("40fu 3han", Wind.SOUTH, False, Worth(3, 40)),
        ("40符5翻", Wind.SOUTH, False, Worth(5)),
        ("四翻三十符", Wind.SOUTH, False, Worth(4, 30)),
        ("三番四十符", Wind.SOUTH, True, Worth(3, 40)),
        ("一翻 百十符", Wind.SOUTH, False, Worth(1, 110)),
        ("二飜二十五符", Wind.SOUTH, False, Worth(2, 25)),
        ("十三翻", Wind.SOUTH, False, Worth(13)),
        ("三倍満", Wind.SOUTH, False, Worth(11)),
        ("3 120", Wind.SOUTH, False, Worth(3, 120)),
        # limits
        ("mangan", Wind.SOUTH, False, Worth(5)),
        (" Haneman ", Wind.SOUTH, True, Worth(6)),
        ("跳満", Wind.SOUTH, True, Worth(6)),
        ("baiman", Wind.EAST, False, Worth(8)),
        ("sanbaiman", Wind.EAST, False, Worth(11)),
        ("mangan!", Wind.SOUTH, False, Worth(5)),
        ("満貫。", Wind.SOUTH, False, Worth(5)),
        ("kazoe", Wind.EAST, False, Worth(13)),
        ("yakuman", Wind.EAST, False, Worth(yakuman=1)),
        ("double yakuman", Wind.EAST, False, Worth(yakuman=2)),
        ("double-yakuman", Wind.EAST, False, Worth(yakuman=2)),
        # points by ron: 30 fu 3 han is 960 base; x4 = 3840 -> 3900, x6 = 5760 -> 5800
        ("3900", Wind.SOUTH, False, Worth(3, 30)),
        ("3,900", Wind.SOUTH, False, Worth(3, 30)),
        ("3.900", Wind.SOUTH, False, Worth(3, 30)),
        ("3,900点", Wind.SOUTH, False, Worth(3, 30)),
        ("3900点", Wind.SOUTH, False, Worth(3, 30)),
        ("5800", Wind.EAST, False, Worth(3, 30)),
        ("3900", Wind.EAST, False, Worth(2, 40)),
        ("1000", Wind.WEST, False, Worth(1, 30)),
        ("8000", Wind.SOUTH, False, Worth(5)),
        ("12000", Wind.EAST, False, Worth(5)),
        ("12000", Wind.SOUTH, False, Worth(6)),
        ("32000", Wind.SOUTH, False, Worth(yakuman=1)),
        ("96000", Wind.EAST, False, Worth(yakuman=2)),
        # points by tsumo: 3 han 30 fu is 960 base; 960 -> 1000 and 1920 -> 2000
        ("1000 2000", Wind.SOUTH, True, Worth(3, 30)),
        ("2000/1000", Wind.SOUTH, True, Worth(3, 30)),
        ("1000-2000", Wind.SOUTH, True, Worth(3, 30)),
        ("4000", Wind.SOUTH, True, Worth(3, 30)),
        ("2000 all", Wind.EAST, True, Worth(3, 30)),
        ("2000オール", Wind.EAST, True, Worth(3, 30)),
        ("4000", Wind.EAST, True, Worth(5)),
        ("400 700", Wind.NORTH, True, Worth(1, 40)),
    ],
)
def test_what_people_write(text: str, winner: Wind, tsumo: bool, worth: Worth) -> None:  # noqa: FBT001
    assert read_worth(text, F, ENGLISH, winner=winner, tsumo=tsumo) == worth


def test_points_go_by_the_rules() -> None:
    """7700 is a mangan under kiriage; three players lose North's share of a tsumo."""
    assert read_worth("7700", TENHOU, ENGLISH, winner=Wind.SOUTH, tsumo=False) == Worth(4, 30)
    with pytest.raises(PointsNotPaid) as caught:
        read_worth("7700", F, ENGLISH, winner=Wind.SOUTH, tsumo=False)
    assert (caught.value.below, caught.value.above) == ("7100", "8000")
    # 1000 from East's 2000 and one other: 3000 together
    assert read_worth("3000", SANMA, ENGLISH, winner=Wind.SOUTH, tsumo=True) == Worth(3, 30)


@pytest.mark.parametrize(
    ("text", "tsumo", "error"),
    [
        ("", False, ValueNotUnderstood),
        ("mangna", False, ValueNotUnderstood),
        ("3 40 20", False, ValueNotUnderstood),
        ("many points", True, ValueNotUnderstood),
        ("3", False, FuMissing),
        ("3 45", False, NoSuchHanFu),
        ("1 20", False, NoSuchHanFu),
        ("2 25", True, NoSuchHanFu),  # seven pairs by tsumo are three han
        ("0", False, NoSuchHan),
        ("0 30", False, NoSuchHan),
        ("30 40", False, NoSuchHan),
        ("26", False, NoSuchHan),
        ("149", True, NoSuchHan),
        ("5 31", False, NoSuchHanFu),
        ("2000 all", True, PointsNotPaid),  # 500 and 1000 are 2000 together, but not from each
        ("4000", False, PointsNotPaid),
        ("1000 2100", True, PointsNotPaid),
        ("99999", False, PointsNotPaid),
        ("-3900", False, ValueNotUnderstood),
        ("\u22121000 2000", True, ValueNotUnderstood),
        ("▲3900", False, ValueNotUnderstood),
        ("200", False, PointsNotPaid),
        ("1200 3900", False, PointsNotPaid),
    ],
)
def test_what_no_hand_is_worth(text: str, tsumo: bool, error: type[Exception]) -> None:  # noqa: FBT001
    with pytest.raises(error):
        read_worth(text, F, ENGLISH, winner=Wind.SOUTH, tsumo=tsumo)


@pytest.mark.parametrize(
    ("text", "winner", "tsumo", "nearest"),
    [
        ("4000", Wind.SOUTH, False, ("3900", "4500")),
        ("1100 2100", Wind.SOUTH, True, ("1000/2000", "1200/2300")),
        ("2100 all", Wind.EAST, True, ("2000 all", "2300 all")),
        ("200", Wind.SOUTH, False, ("1000", "1000")),
        ("999999", Wind.SOUTH, False, ("192000", "192000")),
    ],
)
def test_points_that_nothing_pays_say_what_comes_nearest(
    text: str,
    winner: Wind,
    tsumo: bool,  # noqa: FBT001
    nearest: tuple[str, str],
) -> None:
    with pytest.raises(PointsNotPaid) as caught:
        read_worth(text, F, ENGLISH, winner=winner, tsumo=tsumo)
    assert (caught.value.below, caught.value.above) == nearest
    assert caught.value.count == len(set(nearest))
