"""Each Chinese language has the characters and the words of its own side."""

import re
from pathlib import Path

import pytest

import core.rules
from cogs.ui.texts import LOCALES

TRADITIONAL = "zh-TW"
SIMPLIFIED = "zh-CN"
CHINESE = (TRADITIONAL, SIMPLIFIED)

CHARACTERS = {TRADITIONAL: "cp950", SIMPLIFIED: "gb2312"}
"""Sets that have the characters of one script and hardly any that only the other has."""

FOR_READING = re.compile(r"#|aliases =|\s+\.spellings =|live-(?:value|said)-")
"""Lines that are not shown, or that hold what is written elsewhere too."""
JAPANESE = "喰いタン"


def lines_shown(language: str) -> list[str]:
    rules = Path(core.rules.__file__).parent / "texts" / f"{language}.toml"
    files = [*sorted((LOCALES / language).glob("*.ftl")), rules]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [line.replace(JAPANESE, "") for line in lines if not FOR_READING.match(line)]


@pytest.mark.parametrize("language", CHINESE)
def test_no_character_is_of_the_other_script(language: str) -> None:
    def strange(character: str) -> bool:
        return not character.encode(CHARACTERS[language], errors="ignore")

    shown = lines_shown(language)
    assert len(shown) > 1000
    assert [line for line in shown if any(map(strange, re.findall("[\u4e00-\u9fff]", line)))] == []


NOT_SAID = {
    TRADITIONAL: ("默認", "信息", "設置", "服務器", "文件夾"),
    SIMPLIFIED: (
        "预设",
        "资讯",
        "设定",
        "伺服器",
        "档案",
        "汇入",
        "汇出",
        "储存",
        "程式",
        "身分",
        "「",
        "翻符",
        "翻数",
    ),
}


@pytest.mark.parametrize("language", CHINESE)
def test_no_word_is_of_the_other_side(language: str) -> None:
    assert [line for line in lines_shown(language) if any(word in line for word in NOT_SAID[language])] == []
