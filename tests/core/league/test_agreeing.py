"""Whose consent a game needs before it counts."""

import pytest

from core.league import Confirmation, Needed, needed

AOI, BEN, CHIE = 1, 2, 3
BYSTANDER = 9


@pytest.mark.parametrize(
    ("confirmation", "agreed", "missing", "is_met"),
    [
        (Confirmation.ONE, (), {BEN, CHIE}, False),
        (Confirmation.ONE, (AOI,), {BEN, CHIE}, False),
        (Confirmation.ONE, (BYSTANDER,), {BEN, CHIE}, False),
        (Confirmation.ONE, (BEN,), {CHIE}, True),
        (Confirmation.ALL, (AOI,), {BEN, CHIE}, False),
        (Confirmation.ALL, (BEN,), {CHIE}, False),
        (Confirmation.ALL, (BEN, CHIE), set(), True),
        (Confirmation.ALL, (AOI, BYSTANDER), {BEN, CHIE}, False),
    ],
)
def test_the_other_players_agree(
    confirmation: Confirmation, agreed: tuple[int, ...], missing: set[int], *, is_met: bool
) -> None:
    found = needed(confirmation, players=(AOI, BEN, CHIE), recorded_by=AOI, agreed=agreed)
    assert found == Needed(frozenset(missing), everyone=confirmation is Confirmation.ALL, is_met=is_met)


@pytest.mark.parametrize("confirmation", [Confirmation.ONE, Confirmation.ALL])
def test_without_another_account_only_an_organiser_is_left(confirmation: Confirmation) -> None:
    found = needed(confirmation, players=(AOI,), recorded_by=AOI, agreed=(AOI,))
    assert (found.accounts, found.is_met) == (frozenset(), False)


def test_whoever_records_a_game_of_others_leaves_all_of_them_to_agree() -> None:
    found = needed(Confirmation.ALL, players=(AOI, BEN), recorded_by=BYSTANDER, agreed=(AOI,))
    assert found == Needed(frozenset({BEN}), everyone=True, is_met=False)


@pytest.mark.parametrize("confirmation", [Confirmation.NONE, Confirmation.ORGANISER])
def test_players_cannot_let_a_game_count_elsewhere(confirmation: Confirmation) -> None:
    found = needed(confirmation, players=(AOI, BEN), recorded_by=AOI, agreed=(BEN,))
    assert found == Needed(frozenset(), everyone=False, is_met=False)


def test_the_stored_names_stay() -> None:
    assert [str(each) for each in Confirmation] == ["none", "one", "all", "organiser"]
