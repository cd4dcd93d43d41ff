"""One form for everything that people write the same thing as."""

from __future__ import annotations

import pytest

from core.lookup import normalise
from core.lookup.normal_form import LONGEST, folded, normalise_all, unfolded
from core.lookup.presets import preset_spellings
from core.rules import preset_names


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("kyūshu kyūhai", "kyuushu-kyuuhai"),
        ("chombo", "CHONBO"),
        ("doujun", "dojun"),
        ("ﾘｰﾁ", "リーチ"),
        ("チョーレン", "ちょうれん"),
        ("りゅういーそう", "ryuuiisou"),
        ("シーサンプーター", "shiisanpuutaa"),
        ("ツモッパ", "tumoppa"),
        ("サンチャホー", "san cha hou"),
        ("スーフォン", "suufon"),
        ("ジュンチャン", "junchan"),
        ("槍槓", "枪杠"),
        ("一発", "一发"),
        ("食斷", "喰断"),
        ("国士十三面", "國士13面"),
        ("三十符", "30符"),
        ("二十五符", "25符"),
        ("十枚", "十枚"),
    ],
)
def test_spellings_that_are_the_same(one: str, other: str) -> None:
    assert normalise(one) == normalise(other)


@pytest.mark.parametrize(("one", "other"), [("ron", "ran"), ("かんどら", "かんうら"), ("chi", "kita")])
def test_spellings_that_differ(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)


def test_many_texts_have_the_form_of_each() -> None:
    texts = ["Kui-Tan", "食 斷", "", "ｸｲﾀﾝ\n", *sorted(preset_spellings(preset_names()[0]))]
    assert normalise_all(texts) == list(map(normalise, texts))


@pytest.mark.parametrize(("written", "meant"), [("2万5千点", "25000点"), ("三万点", "30000点"), ("十三面", "13面")])
def test_numbers_are_written_in_digits(written: str, meant: str) -> None:
    assert folded(unfolded(written)) == meant


def test_one_sign_that_stands_for_many_does_not_make_a_long_text() -> None:
    assert len(normalise("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 6000)) <= LONGEST
