"""How many quiz questions people answer right in a row."""

import asyncio

import pytest
from sqlalchemy import func, select

from db import PlayerRef, Store, Streaks
from db.schema.quiz import QuizAnswer
from tests.support.house import ANN, BEN, OTHER_GUILD, House

ANN_ID, BEN_ID = ANN.user_id or 0, BEN.user_id or 0


async def answer(house: House, who: PlayerRef, question: int, *, right: bool) -> Streaks:
    """Answer a question."""
    return await house.store.quizzes.answer(house.deed(who), question, is_right=right)


async def test_a_streak_grows_until_a_wrong_answer(house: House) -> None:
    found = [await answer(house, ANN, number, right=number != 3) for number in range(1, 6)]
    assert [(each.now, each.best) for each in found] == [(1, 1), (2, 2), (0, 2), (1, 2), (2, 2)]
    assert all(each.is_first for each in found)


async def test_the_first_answer_to_a_question_counts(house: House) -> None:
    await answer(house, ANN, 1, right=True)
    wrong = await answer(house, ANN, 2, right=False)
    again = await answer(house, ANN, 2, right=True)
    assert (wrong.is_first, again.is_first) == (True, False)
    assert (again.now, again.best) == (0, 1)
    assert (await answer(house, BEN, 2, right=True)).is_first


async def test_the_best_of_the_server_is_who_had_it_first(house: House) -> None:
    for number in (1, 2):
        await answer(house, ANN, number, right=True)
    for number in (1, 2):
        found = await answer(house, BEN, number, right=True)
    assert (found.leader, found.leader_best) == (ANN_ID, 2)
    found = await answer(house, BEN, 3, right=True)
    assert (found.leader, found.leader_best) == (BEN_ID, 3)


async def test_servers_count_by_themselves(house: House, store: Store) -> None:
    for number in (1, 2):
        await answer(house, ANN, number, right=True)
    elsewhere = await store.quizzes.answer(store.deed(OTHER_GUILD, ANN_ID), 3, is_right=False)
    assert elsewhere == Streaks(is_first=True, now=0, best=0, leader=ANN_ID, leader_best=0)
    assert (await answer(house, ANN, 4, right=True)).now == 3


async def test_two_presses_at_once_count_once(house: House) -> None:
    found = await asyncio.gather(*(answer(house, ANN, 1, right=True) for _ in range(4)))
    assert sorted(each.is_first for each in found) == [False, False, False, True]
    assert {each.now for each in found} == {1}


@pytest.mark.parametrize(("who", "left"), [(ANN, {BEN_ID}), (BEN, {ANN_ID})])
async def test_who_is_forgotten_has_no_streak(house: House, who: PlayerRef, left: set[int]) -> None:
    await house.record()
    for each in (ANN, BEN):
        await answer(house, each, 1, right=True)
    await house.store.quizzes.answer(house.store.deed(OTHER_GUILD, who.user_id or 0), 1, is_right=True)
    await house.store.players.forget(house.deed(), who, anonymous="Anonymous")
    async with house.store.engine.connect() as connection:
        here = await connection.scalars(select(QuizAnswer.user_id).where(QuizAnswer.guild_id == house.guild))
        assert set(here) == left
        assert await connection.scalar(select(func.count()).where(QuizAnswer.guild_id == OTHER_GUILD)) == 1
