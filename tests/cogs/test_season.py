"""A season of two thousand games, played through the bot's commands alone."""

import random

import pytest
import simcord

from cogs.host.client import Tenbou
from db import Confirmation, View
from tests.support.ledger import random_points, tenths
from tests.support.lines import check_lines, played_games
from tests.support.members import house_of, join
from tests.support.reading import reply, text
from tests.support.world import Club

EVENINGS, TABLES, MEMBERS = 400, 5, 20
AGREED = 50
"""Evenings after which the club no longer asks for a second player's agreement."""
SIGNS = str.maketrans({"-": "−"})


@pytest.mark.thorough
@pytest.mark.long
async def test_a_season_in_chat_is_what_the_scores_add_up_to(club: Club, simcord_bot: Tenbou) -> None:
    """Each evening five tables record a game at once and press in whatever order; at first somebody else agrees."""
    house = house_of(simcord_bot, club)
    await house.create(confirmation=Confirmation.ONE)
    chance = random.Random(2000)  # noqa: S311
    members = [join(club, f"Max {number}") for number in range(MEMBERS)]
    totals = dict.fromkeys((member.name for member in members), 0)

    async def preview(players: list[simcord.MemberActor], points: tuple[int, ...]) -> simcord.ResponseMessage:
        named = dict(zip(("east", "south", "west", "north"), (each.mention for each in players), strict=True))
        scores = " ".join(map(str, points))
        return reply(await players[0].slash(club.channel, "game record", scores=scores, **named))

    for evening in range(EVENINGS):
        if evening == AGREED:
            await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.NONE)
        chance.shuffle(members)
        tables = [(members[4 * table : 4 * table + 4], random_points(chance)) for table in range(TABLES)]
        presses = []
        for players, points in tables:
            card = await preview(players, points)
            agreeing = [(chance.choice(players[1:]), card)] if evening < AGREED else []
            presses.append([(players[0], card), *agreeing])
            for player, (_, score) in zip(players, tenths(points), strict=True):
                totals[player.name] += score
        while presses:
            table = chance.choice(presses)
            who, card = table.pop(0)
            await who.click(card, label="Confirm")
            if not table:
                presses.remove(table)

    store, guild = house.store, house.guild
    assert await store.games.pending(guild) == ()
    pages = [await store.standings.page(guild, "", View(page=page)) for page in range(MEMBERS // 10)]
    assert {line.player.name: line.total for page in pages for line in page.lines} == totals
    assert sum(totals.values()) == 0
    assert pages[0].games == EVENINGS * TABLES
    kept = await played_games(store)
    assert len(kept) == EVENINGS * TABLES
    await check_lines(house, kept.values())
    shown = text(reply(await members[0].slash(club.channel, "league standings")))
    for line in pages[0].lines:
        assert line.player.name in shown
        assert f"{line.total / 10:.1f}".translate(SIGNS) in shown
