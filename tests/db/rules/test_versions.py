"""The rules that a server plays: versions, drafts, and two people at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from core.rules import RuleSet, change_rule, load_preset
from db import RuleVersionInfo, Store
from db.engine.history import Subject
from db.errors import RulesDraftUnknown, RulesMoved, RulesVersionUnknown
from tests.support.history import entries
from tests.support.house import GUILD, OTHER_GUILD, Clock, House

TENHOU = load_preset("tenhou")
CLOSED = replace(change_rule(TENHOU, "kuitan", value=False), name="own-2")


async def adopted(house: House, rules: RuleSet, *, after: int) -> RuleVersionInfo:
    """Draft rules and adopt them."""
    draft = await house.store.rules.draft(house.deed(), rules, after=after)
    return await house.store.rules.adopt(house.deed(), draft.id)


async def test_a_server_has_no_rules_of_its_own_at_first(store: Store) -> None:
    assert await store.rules.current(GUILD) is None
    assert await store.rules.recent(GUILD, most=5) == ()
    with pytest.raises(RulesVersionUnknown) as caught:
        await store.rules.get(GUILD, 1)
    assert caught.value.facts == {"number": 1, "last": 0}


async def test_a_draft_changes_nothing(house: House) -> None:
    draft = await house.store.rules.draft(house.deed(), CLOSED, after=0)
    assert (draft.number, draft.rules) == (None, CLOSED)
    assert await house.store.rules.current(GUILD) is None
    with pytest.raises(RulesVersionUnknown):
        await house.store.rules.get(GUILD, 1)


async def test_versions_are_counted_and_kept_with_who_and_when(house: House, clock: Clock) -> None:
    first = await adopted(house, TENHOU, after=0)
    draft = await house.store.rules.draft(house.deed(5), CLOSED, after=1)
    clock.go_on(days=3)
    second = await house.store.rules.adopt(house.deed(7), draft.id)
    assert (first.number, second.number) == (1, 2)
    assert (second.rules, second.by, second.at) == (CLOSED, 7, clock())
    assert await house.store.rules.current(GUILD) == second
    assert await house.store.rules.get(GUILD, 1) == first
    assert await house.store.rules.recent(GUILD, most=5) == (second, first)
    assert await house.store.rules.recent(GUILD, most=1) == (second,)
    assert await house.store.rules.recent(GUILD, most=5, before=2) == (first,)
    with pytest.raises(RulesVersionUnknown) as caught:
        await house.store.rules.get(GUILD, 3)
    assert caught.value.facts == {"number": 3, "last": 2}


async def test_the_history_of_the_server_says_what_was_played_before(house: House) -> None:
    await adopted(house, TENHOU, after=0)
    await adopted(house, CLOSED, after=1)
    first, second = [entry for entry in await entries(house.store) if entry.subject == Subject.GUILD]
    assert (first.before, first.actor) == ({"rules": None, "version": 0}, 1)
    assert second.before == first.after
    assert second.after is not None
    assert second.after["version"] == 2


async def test_adopting_again_changes_nothing(house: House, clock: Clock) -> None:
    draft = await house.store.rules.draft(house.deed(), CLOSED, after=0)
    once = await house.store.rules.adopt(house.deed(), draft.id)
    clock.go_on(hours=1)
    assert await house.store.rules.adopt(house.deed(9), draft.id) == once
    await adopted(house, TENHOU, after=1)
    assert await house.store.rules.adopt(house.deed(9), draft.id) == once
    assert len(await house.store.rules.recent(GUILD, most=9)) == 2


async def test_of_two_drafts_from_one_version_only_one_is_adopted(house: House) -> None:
    drafts = [await house.store.rules.draft(house.deed(), rules, after=0) for rules in (TENHOU, CLOSED)]
    done = await asyncio.gather(
        *(house.store.rules.adopt(house.deed(), draft.id) for draft in drafts), return_exceptions=True
    )
    (refused,) = [each for each in done if isinstance(each, RulesMoved)]
    assert refused.number == 1
    (current,) = [each for each in done if isinstance(each, RuleVersionInfo)]
    assert await house.store.rules.recent(GUILD, most=9) == (current,)


async def test_the_same_press_many_times_at_once_makes_one_version(house: House) -> None:
    draft = await house.store.rules.draft(house.deed(), CLOSED, after=0)
    done = await asyncio.gather(*(house.store.rules.adopt(house.deed(), draft.id) for _ in range(5)))
    assert {version.number for version in done} == {1}
    assert len(await house.store.rules.recent(GUILD, most=9)) == 1


async def test_nothing_is_drafted_from_a_version_that_has_passed(house: House) -> None:
    await adopted(house, TENHOU, after=0)
    for after in (0, 2):
        with pytest.raises(RulesMoved) as caught:
            await house.store.rules.draft(house.deed(), CLOSED, after=after)
        assert caught.value.number == 1


async def test_servers_have_rules_of_their_own(house: House, neighbours: House) -> None:
    draft = await house.store.rules.draft(house.deed(), CLOSED, after=0)
    for missing in (draft.id, 4711):
        with pytest.raises(RulesDraftUnknown):
            await house.store.rules.adopt(neighbours.deed(), missing)
    await adopted(neighbours, TENHOU, after=0)
    await house.store.rules.adopt(house.deed(), draft.id)
    theirs = await house.store.rules.current(OTHER_GUILD)
    assert theirs is not None
    assert (theirs.number, theirs.rules) == (1, TENHOU)


async def test_leagues_and_games_keep_the_rules_that_they_were_made_with(house: House) -> None:
    await adopted(house, CLOSED, after=0)
    league = await house.store.leagues.create(
        house.deed(), name="Ours", rules=CLOSED, confirmation=(await house.store.leagues.get(GUILD)).confirmation
    )
    house.league = "Ours"
    game = await house.record()
    newer = replace(CLOSED, name="own-2", start_points=30000)
    await adopted(house, newer, after=1)
    assert (await house.store.leagues.get(GUILD, "Ours")).rules == CLOSED
    await house.store.leagues.change(house.deed(), "Ours", rules=newer)
    assert (await house.store.leagues.get(GUILD, "Ours")).rules == newer
    assert (await house.store.games.get(GUILD, game.id)).rules == league.rules == CLOSED
