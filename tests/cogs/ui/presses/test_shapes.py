"""Custom ids: what each type of field looks like in one, and that it is read as it was written."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.presses import ButtonId, ControlOutdated, Shape, button_shape
from cogs.ui.presses.forms import LARGEST


class Sort(StrEnum):
    """Two of which one begins like the other."""

    FPOINTS = "fpoints"
    FPOINTS_PER_GAME = "fpoints_per_game"


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """A field of several values."""

    league: int
    sort: Sort = Sort.FPOINTS
    full: bool = False


@button_shape("all:{what}:{sort}:{points}:{query}:{name}")
def everything(what: Literal["on", "back"], sort: Sort, points: tuple[int, ...], query: Query, name: str) -> None:
    """Every type but plain numbers."""


@button_shape("number:{number}:{key:[a-z]+(?::[a-z]{2,3})?}:{full}")
def numbered(key: str, number: int, *, full: bool) -> None:
    """A number, a text with a pattern of its own, and yes or no, in another order."""


def test_a_custom_id_says_everything_in_the_order_of_the_template() -> None:
    query = Query(league=7, sort=Sort.FPOINTS_PER_GAME, full=True)
    made = everything("back", Sort.FPOINTS, points=(1, -200, 3), query=query, name="a:b\n")
    assert made == "all:back:fpoints:1.-200.3:7.fpoints_per_game.1:a:b\n"
    assert everything.read(made) == (("back", Sort.FPOINTS, (1, -200, 3), query, "a:b\n"), {})


@given(st.integers(-LARGEST, LARGEST), st.from_regex("[a-z]+(:[a-z]{2,3})?", fullmatch=True), st.booleans())
def test_fields_are_read_as_they_were_written(number: int, key: str, full: bool) -> None:  # noqa: FBT001
    if len(key) <= 60:
        made = numbered(key, number, full=full)
        assert numbered.read(made) == ((key, number), {"full": full})


@pytest.mark.parametrize(
    "custom_id",
    [
        "number:9223372036854775808:a:1",
        "number:99999999999999999999:a:1",
        "number:x:a:1",
        "number::a:1",
        "number:\N{ARABIC-INDIC DIGIT ONE}:a:1",
        "number:1:A:1",
        "number:1:a:2",
        "number:1:a:1:",
        "Number:1:a:1",
    ],
)
def test_a_forged_custom_id_is_outdated(custom_id: str) -> None:
    with pytest.raises(ControlOutdated):
        numbered.read(custom_id)


@pytest.mark.parametrize(
    "custom_id",
    [
        "all:up:fpoints:1:7.fpoints.1:x",
        "all:on:total:1:7.fpoints.1:x",
        "all:on:fpoints::7.fpoints.1:x",
        "all:on:fpoints:1:7.fpoints:x",
        "all:on:fpoints:1:9223372036854775808.fpoints.1:x",
    ],
)
def test_a_forged_custom_id_with_several_values_in_a_field_is_outdated(custom_id: str) -> None:
    with pytest.raises(ControlOutdated):
        everything.read(custom_id)


def test_a_text_that_would_be_read_otherwise_is_refused() -> None:
    with pytest.raises(ValueError, match="is not read by"):
        numbered("A", 1, full=True)


def test_a_template_has_to_name_the_fields_of_the_function() -> None:
    with pytest.raises(ValueError, match="other fields"):
        Shape[Any, ButtonId]("x:{one}", {"one": int, "two": int}, ButtonId)
    with pytest.raises(TypeError, match="no form"):
        Shape[Any, ButtonId]("x:{one}", {"one": float}, ButtonId)
