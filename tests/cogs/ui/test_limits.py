"""Staying inside Discord's limits."""

import pytest

from cogs.ui.cards import Card
from cogs.ui.limits import LimitError, choices, clip, pages


@pytest.mark.parametrize(("text", "clipped"), [("abc", "abc"), ("abcd", "ab…"), ("a bcd", "a…")])
def test_clipping_keeps_what_fits(text: str, clipped: str) -> None:
    assert clip(text, 3) == clipped


def test_only_the_first_25_choices_are_offered() -> None:
    offered = choices((str(number), str(number)) for number in range(40))
    assert [choice.value for choice in offered] == [str(number) for number in range(25)]


def test_a_long_choice_is_clipped_where_it_is_shown_but_never_in_its_value() -> None:
    (choice,) = choices([("x" * 200, "value")])
    assert len(choice.name) == 100
    assert choice.value == "value"
    with pytest.raises(LimitError):
        choices([("name", "x" * 101)])


def test_blocks_share_a_page_while_they_fit() -> None:
    assert pages(["aaa", "bbb", "ccc"], limit=7) == ("aaa\nbbb", "ccc")


def test_a_block_that_fits_no_page_is_refused() -> None:
    with pytest.raises(LimitError):
        pages(["aaa"], limit=2)


def test_no_blocks_make_no_page() -> None:
    assert pages([], limit=5) == ()


def test_a_card_refuses_more_text_than_discord_takes() -> None:
    Card("x" * 2000, "x" * 2000)
    with pytest.raises(LimitError):
        Card("x" * 2000, "x" * 2001)


def test_a_card_refuses_more_components_than_discord_takes() -> None:
    Card(*["x"] * 39)
    with pytest.raises(ValueError, match="40"):
        Card(*["x"] * 40)
