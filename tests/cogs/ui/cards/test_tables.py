"""Tables as text."""

import pytest

from cogs.ui.cards.tables import columns, fit, plain, table, width


@pytest.mark.parametrize(
    ("text", "columns"), [("Ann", 3), ("麻雀", 4), ("Ａ", 2), ("ｱ", 1), ("e\N{COMBINING ACUTE ACCENT}", 1)]
)
def test_a_text_takes_up_columns(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("names", "room"),
    [(["Ann", "Bob"], 23), (["山田", "Bob"], 23), (["山田", "Ann 🀄"], 24), (["山田", "司馬光華"], 24)],
)
def test_a_phone_shows_one_column_more_where_every_line_has_a_full_width_character(names: list[str], room: int) -> None:
    assert columns(names) == room


def test_columns_line_up_with_names_of_any_script() -> None:
    shown = table([["Ann", "+1.0"], ["山田", "−12.5"]])
    assert shown == "```\nAnn    +1.0\n山田  −12.5\n```"


def test_a_column_can_be_aligned_to_the_left() -> None:
    assert table([["1", "Ann"], ["12", "Bo"]], left=frozenset({1})) == "```\n 1  Ann\n12  Bo\n```"


@pytest.mark.parametrize(
    ("text", "columns", "cut"), [("Anna", 4, "Anna"), ("Annabel", 4, "Ann…"), ("山田太郎", 5, "山田…")]
)
def test_a_long_text_is_cut_to_its_columns(text: str, columns: int, cut: str) -> None:
    assert fit(text, columns) == cut


def test_a_name_cannot_end_the_block() -> None:
    assert plain("a```b\nc") == "aˋˋˋb c"
