"""Lines of which no part may slip below the rest on a phone 360 pixels wide, measured in the font of the pictures."""

import pytest

from cogs.draw.base.fonts import width
from cogs.ui.texts import Texts

CARD = 237
"""Pixels between the edges of a card on such a phone."""
LINE, HEADING = 15, 20
"""The sizes of what is written there."""

NAMES = {"en": "Marianne", "ja": "佐々木翼", "zh-TW": "歐陽文雄", "zh-CN": "欧阳文雄"}


def pixels(line: str, size: int) -> int:
    """How wide a line is without the signs of Markdown."""
    return width(line.replace("*", "").replace("`", " ").replace("# ", ""), size)


@pytest.mark.parametrize("language", [each for each in NAMES if each != "en"])
def test_a_players_result_is_one_line_with_a_name_of_four_characters(language: str) -> None:
    texts = Texts(language)
    seat, name = texts.text("game-seat-north"), NAMES[language]
    line = texts.text("game-seat", place=4, name=name, seat=seat, raw="−12600", total="−162.6")
    assert pixels(line, LINE) <= CARD


@pytest.mark.parametrize("language", [each for each in NAMES if each != "en"])
def test_who_leads_is_one_line_on_the_board_with_a_name_of_four_characters(language: str) -> None:
    texts = Texts(language)
    player = texts.text(
        "live-player", wind=texts.text("live-wind-south"), star="no", name=NAMES[language], points="41600"
    )
    lead = texts.text("live-first", points=16_000)
    assert pixels(f"{player} · {lead}", LINE) <= CARD
    assert " " not in lead


@pytest.mark.parametrize("language", NAMES)
def test_headings_of_one_line(language: str) -> None:
    texts = Texts(language)
    said = [
        texts.text("headline-from", points="12000", payer=texts.text("payer-discarder")),
        texts.text("live-dead-hand-question", points=0),
        texts.text("game-undo-question", number=128),
        texts.text("game-heading", status="draft", number=0),
        texts.text("game-heading", status="correction", number=0),
    ]
    assert [line for line in said if pixels(line, HEADING) > CARD] == []
