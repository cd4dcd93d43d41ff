"""The languages that people and servers choose."""

import asyncio

import pytest

from db import PlayerRef, Store
from tests.support.history import entries
from tests.support.house import ANN, BEN, GUILD, OTHER_GUILD, Clock, House

ANN_ID = ANN.user_id or 0
BEN_ID = BEN.user_id or 0


async def again(house: House) -> Store:
    """The store as it is after a restart."""
    store = Store(house.store.engine.url.render_as_string(hide_password=False), Clock())
    await store.open()
    return store


async def test_nobody_has_chosen_at_first(house: House) -> None:
    languages = house.store.languages
    await languages.load()
    assert (languages.of_person(ANN_ID), languages.of_guild(GUILD)) == (None, None)


async def test_what_was_chosen_is_known_at_once_and_after_a_restart(house: House) -> None:
    languages = house.store.languages
    await languages.set_person(ANN_ID, "ja")
    await languages.set_person(BEN_ID, "zh-TW")
    await languages.set_person(ANN_ID, "en")
    await languages.set_guild(GUILD, "ja", actor=ANN_ID)
    restarted = await again(house)
    for each in (languages, restarted.languages):
        assert [each.of_person(ANN_ID), each.of_person(BEN_ID)] == ["en", "zh-TW"]
        assert [each.of_guild(GUILD), each.of_guild(OTHER_GUILD)] == ["ja", None]
    await restarted.close()


async def test_a_choice_is_taken_back(house: House) -> None:
    languages = house.store.languages
    await languages.set_person(ANN_ID, "ja")
    await languages.set_guild(GUILD, "ja", actor=ANN_ID)
    for _ in range(2):
        await languages.set_person(ANN_ID, None)
        await languages.set_guild(GUILD, None, actor=ANN_ID)
    restarted = await again(house)
    for each in (languages, restarted.languages):
        assert (each.of_person(ANN_ID), each.of_guild(GUILD)) == (None, None)
    await restarted.close()


async def test_the_history_says_who_chose_a_server_s_language(house: House) -> None:
    for _ in range(2):
        await house.store.languages.set_guild(GUILD, "zh-TW", actor=ANN_ID)
    (entry,) = [entry for entry in await entries(house.store) if entry.subject == "guild"]
    assert (entry.actor, entry.before, entry.after) == (ANN_ID, {"language": None}, {"language": "zh-TW"})


async def test_of_choices_at_the_same_time_the_last_one_kept_is_known(house: House) -> None:
    languages = house.store.languages
    chosen = ["en", "ja", "zh-TW", None] * 3
    await asyncio.gather(*(languages.set_person(ANN_ID, each) for each in chosen))
    await asyncio.gather(*(languages.set_guild(GUILD, each, actor=ANN_ID) for each in chosen))
    restarted = await again(house)
    assert languages.of_person(ANN_ID) == restarted.languages.of_person(ANN_ID)
    assert languages.of_guild(GUILD) == restarted.languages.of_guild(GUILD)
    await restarted.close()


@pytest.mark.parametrize("merged", [False, True])
async def test_a_forgotten_player_s_choice_is_deleted(house: House, *, merged: bool) -> None:
    await house.record()
    players, languages = house.store.players, house.store.languages
    player = await players.get(GUILD, ANN)
    if merged:
        await house.record(players=(PlayerRef("Gus"), *house_of_three()))
        await players.merge(house.deed(), PlayerRef("Gus"), ANN)
    for user in (ANN_ID, BEN_ID):
        await languages.set_person(user, "ja")
    await players.forget(house.deed(), PlayerRef("", player_id=player.id), anonymous="Anonymous")
    restarted = await again(house)
    for each in (languages, restarted.languages):
        assert (each.of_person(ANN_ID), each.of_person(BEN_ID)) == (None, "ja")
    await restarted.close()


def house_of_three() -> tuple[PlayerRef, ...]:
    """Others to play with."""
    return (BEN, PlayerRef("Hal"), PlayerRef("Ida"))
