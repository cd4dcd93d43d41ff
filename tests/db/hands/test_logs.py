"""Games with their hands: kept with them, and counted once in a league."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from core.errors import DiscarderIsWinner, GameOver
from core.hand import Wind
from core.rules import Tobi
from core.table import Adjustment, Claim, RiichiDeclared, Start, Won
from db import Confirmation, GameInfo, GameLog, GameStatus, Result
from db.errors import GameUnknown, LogImportedBefore
from db.hands.plain import events_from_plain, plain_events
from tests.support.house import ANN, FOUR, GUILD, POINTS, House
from tests.support.livetables import draw, log, ron, tsumo

HANDS = log(RiichiDeclared(seat=1), ron(1, 2), draw(0, 3), tsumo(0))
OTHERS = log(draw(), fingerprint="f2", start=Start((30000, 20000, 25000, 25000), Wind.SOUTH, 2, 1, 0))


def result(hands: GameLog | None = HANDS, points: tuple[int, ...] = POINTS) -> Result:
    """A game with its hands."""
    return Result(players=FOUR, points=points, log=hands)


async def draft(house: House, hands: GameLog | None = HANDS, key: str | None = None) -> GameInfo:
    """Draft a game with its hands."""
    return await house.store.games.draft(house.deed(), house.league, result(hands), key=key)


async def record(house: House, hands: GameLog | None = HANDS) -> GameInfo:
    """Record a game with its hands."""
    return await house.store.games.submit(house.deed(), (await draft(house, hands)).id)


async def hands_of(house: House, game: GameInfo) -> GameLog | None:
    """What is kept of a game's hands."""
    return await house.store.games.log(house.guild, game.id)


async def test_hands_are_kept_with_their_game(house: House, neighbours: House) -> None:
    first, second, third = [await record(house, hands) for hands in (HANDS, OTHERS, None)]
    assert await hands_of(house, first) == HANDS
    assert await hands_of(house, second) == OTHERS
    assert await hands_of(house, third) is None
    with pytest.raises(GameUnknown):
        await hands_of(neighbours, first)


async def test_events_are_written_short_and_read_as_they_were() -> None:
    events = (
        RiichiDeclared(seat=3, draw_left=False),
        Won(claims=(Claim(winner=0, han=1, fu=30), Claim(winner=1, yakuman=1, ippatsu=True)), discarder=2),
        Adjustment(points=(0, 0, 0, 0), honba=0),
    )
    written = plain_events(events)
    assert events_from_plain(written) == events
    assert written[0] == {"event": "riichi", "seat": 3, "draw_left": False}
    assert written[1]["claims"][0] == {"winner": 0, "han": 1, "fu": 30}


async def test_the_same_hands_count_once(house: House) -> None:
    game = await record(house)
    with pytest.raises(LogImportedBefore) as caught:
        await draft(house)
    assert caught.value.number == game.number
    assert (await record(house, replace(HANDS, fingerprint="other"))).number == 2


async def test_drafts_of_the_same_hands_may_wait_side_by_side(house: House) -> None:
    drafts = [await draft(house) for _ in range(3)]
    done = await asyncio.gather(
        *(house.store.games.submit(house.deed(), each.id) for each in drafts), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in done) == ["GameInfo", "LogImportedBefore", "LogImportedBefore"]
    assert len(await house.store.games.recent(GUILD)) == 1


@pytest.mark.parametrize("end", ["cancel", "undo"])
async def test_hands_of_a_game_that_does_not_count_may_come_again(house: House, end: str) -> None:
    if end == "cancel":
        await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.ORGANISER)
    game = await record(house)
    with pytest.raises(LogImportedBefore):
        await draft(house)
    await getattr(house.store.games, end)(house.deed(), game.id)
    assert (await record(house)).number == 2


async def test_another_league_may_have_the_same_hands(house: House) -> None:
    await house.create("Fridays")
    for league in ("Thursdays", "Fridays"):
        assert (await record(replace(house, league=league))).number == 1


async def test_hands_stay_through_every_correction(house: House) -> None:
    drafted = await draft(house)
    await house.store.games.redraft(house.deed(), drafted.id, result(None, POINTS[::-1]))
    game = await house.store.games.submit(house.deed(), drafted.id)
    await house.store.games.edit(house.deed(), game.id, result(None))
    proposal = await house.store.games.propose(house.deed(), game.id, result(None, POINTS[::-1]))
    assert await hands_of(house, proposal) is None
    await house.store.games.correct(house.deed(), proposal.id, again=False)
    assert await hands_of(house, game) == HANDS


async def test_hands_may_be_corrected_too(house: House) -> None:
    game = await record(house)
    await house.store.games.edit(house.deed(), game.id, result(HANDS))
    proposal = await house.store.games.propose(house.deed(), game.id, result(HANDS))
    await house.store.games.redraft(house.deed(), proposal.id, result(OTHERS))
    assert await hands_of(house, proposal) == OTHERS
    corrected = await house.store.games.correct(house.deed(), proposal.id, again=False)
    assert (corrected.id, corrected.status) == (game.id, GameStatus.CONFIRMED)
    assert await hands_of(house, game) == OTHERS
    await record(house)
    with pytest.raises(LogImportedBefore):
        await house.store.games.edit(house.deed(), game.id, result(HANDS))


async def test_hands_that_cannot_be_are_refused(house: House) -> None:
    with pytest.raises(DiscarderIsWinner):
        await draft(house, log(ron(1, 1)))
    assert await house.store.games.pending(GUILD) == ()


async def test_hands_have_rules_of_their_own(house: House, neighbours: House) -> None:
    """Below zero ends the game under the rules of Tenhou, but not where nobody goes bust."""
    hands = log(*(ron(1, 0, han=13) for _ in range(2)))
    with pytest.raises(GameOver):
        await draft(house, hands)
    own = replace(hands, rules=replace(house.rules, name="room", tobi=Tobi.NONE))
    game = await record(house, own)
    assert await hands_of(house, game) == own
    profile = await house.store.standings.profile(house.guild, "", ANN, least=1)
    assert (profile.all_hands.deal_ins, profile.all_hands.busts) == (2, 0)
    await house.store.standings.recompute(house.guild, "")
    assert (await house.store.standings.profile(house.guild, "", ANN, least=1)).all_hands == profile.all_hands
    await neighbours.store.copies.put(neighbours.deed(), "", await house.store.copies.take(house.guild, "", most=1))
    (copied,) = await neighbours.store.games.recent(neighbours.guild)
    assert await hands_of(neighbours, copied) == own


async def test_a_draft_made_again_by_the_same_request_keeps_its_hands(house: House) -> None:
    first = await draft(house, key="i1")
    assert (await draft(house, OTHERS, key="i1")) == first
    assert await hands_of(house, first) == HANDS


async def test_forgetting_takes_the_names_of_logs_too(house: House) -> None:
    game = await record(house)
    await house.store.players.forget(house.deed(), ANN, anonymous="Player")
    kept = await hands_of(house, game)
    assert kept is not None
    assert kept.names == (f"Player {game.seats[0].player.id}", *HANDS.names[1:])
    assert kept.events == HANDS.events
