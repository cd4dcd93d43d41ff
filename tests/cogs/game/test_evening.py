"""A whole evening: two players and an organiser, with everything that goes wrong on one."""

import asyncio

import pytest

import bot
from cogs.host.config import Config
from core.rules import load_preset
from db import Confirmation, GameStatus, PlayerRef, Result, View
from tests.support.lines import lines_of
from tests.support.members import ref
from tests.support.reading import buttons, reply, text
from tests.support.table import Table, said


async def totals(table: Table) -> dict[str, int]:
    page = await table.house.store.standings.page(table.house.guild, "", View())
    return {line.player.name: line.total for line in page.lines}


async def test_an_evening(table: Table, settings: Config) -> None:
    """Totals by hand, f-league, in tenths.

    Game 1, 41600 35800 12600 9000 and a stick: 43 36 13 9: +620 +160 -270 -510
    Game 2 is disputed and dropped. Game 3 is undone.
    Game 4, 20000 45000 25000 10000: Bea 45: +15 +30 +20 = +650, Chi 25: -5 +10 = +50, Ann 20: -10 -10 = -200,
    Dee 10: -20 -30 = -500; corrected to 20000 35000 35000 10000: Bea 35: +5 +30 +20 = +550, Chi 35: +5 +10 = +150.
    Ann is fined 100.
    """
    store, guild = table.house.store, table.house.guild
    await table.house.create("Thursdays", Confirmation.ONE)

    first = await table.preview("41600 35800 12600 9000")
    assert not buttons(first)["Confirm"]
    await table.ann.click(first, label="One stick left → first place")
    await table.ann.click(first, label="Confirm")
    await table.club.env.restart_bot(bot.build(settings))
    await table.bea.click(first, label="Confirm")
    assert text(first).startswith("# Game 1\n")

    second = await table.recorded("10000 20000 30000 40000")
    await table.ann.click(second, label="Take back")
    assert text(second).startswith("# Game 2 was dropped\n")

    third = await table.recorded("10000 20000 30000 40000")
    await table.chi.click(third, label="Confirm")
    assert (await totals(table))["Dee"] == -510 + 600
    asked = reply(await table.use(table.olga, "undo", number=3, reason="never played"))
    await table.olga.click(asked, label="Take it back")

    fourth = await table.recorded("20000 45000 25000 10000")
    await table.bea.click(fourth, label="Confirm")
    assert await totals(table) == {"Ann": 420, "Bea": 810, "Chi": -220, "Dee": -1010}
    await table.club.env.restart_bot(bot.build(settings))
    modal = await table.use(table.olga, "edit", number=4)
    typed = {"players": "Ann\nBea\nChi\nDee", "scores": "200 350 350 100", "sticks": "", "comment": ""}
    correction = reply(await table.olga.submit_modal(modal, typed))
    await table.olga.submit_modal(await table.olga.click(correction, label="Save"), {"reason": "misread"})

    fine = store.deed(guild, table.olga.id, "late again")
    await store.penalties.give(fine, "", ref(table.ann), -100)
    assert await totals(table) == {"Ann": 320, "Bea": 710, "Chi": -120, "Dee": -1010}
    assert sum((await totals(table)).values()) == -100

    shown = text(await table.use(table.bea, "history")).splitlines()
    assert [line.partition(" · <t:")[0] for line in shown[2::2]] == ["**Game 4**", "**Game 1**"]
    assert said(await table.use(table.bea, "undo", number=4)).startswith("Only an organiser")

    kept = await lines_of(store)
    await store.standings.recompute(guild, "")
    assert await lines_of(store) == kept


@pytest.mark.thorough
async def test_an_evening_all_at_once(table: Table) -> None:
    """Forty games drafted, pressed twice and agreed to twice by everybody at the same time are forty games."""
    store, guild = table.house.store, table.house.guild
    await table.house.create("Thursdays", Confirmation.ALL)
    players = (ref(table.ann), ref(table.bea), ref(table.chi), PlayerRef("Dee"))

    async def play(number: int) -> None:
        points = (25000 + 100 * number, 25000 - 100 * number, 30000, 20000)
        result = Result(players=players[number % 4 :] + players[: number % 4], points=points)
        ann = store.deed(guild, table.ann.id)
        drafts = await asyncio.gather(*(store.games.draft(ann, "", result, key=f"i{number}") for _ in range(2)))
        (game_id,) = {draft.id for draft in drafts}
        await asyncio.gather(*(store.games.submit(ann, game_id) for _ in range(2)))
        agreeing = [store.deed(guild, player.id) for player in (table.bea, table.chi, table.bea, table.chi)]
        await asyncio.gather(*(store.games.agree(deed, game_id, organiser=False) for deed in agreeing))

    await asyncio.gather(*(play(number) for number in range(40)))
    games = await store.games.recent(guild, "", limit=50)
    assert [game.number for game in games] == list(range(40, 0, -1))
    assert {game.status for game in games} == {GameStatus.CONFIRMED}
    assert sum((await totals(table)).values()) == 0
    kept = await lines_of(store)
    await store.standings.recompute(guild, "")
    assert await lines_of(store) == kept


async def test_numbers_follow_each_other_in_each_league(table: Table) -> None:
    for name in ("Mondays", "Thursdays"):
        await table.house.create(name)
    for league in ("Mondays", "Thursdays", "Mondays"):
        await table.recorded(league=league)
    numbers = {
        league: [game.number for game in await table.house.store.games.recent(table.house.guild, league)]
        for league in ("Mondays", "Thursdays")
    }
    assert numbers == {"Mondays": [2, 1], "Thursdays": [1]}


async def test_a_game_keeps_the_rules_it_was_played_under(table: Table) -> None:
    await table.house.create("Thursdays")
    await table.recorded()
    await table.house.store.leagues.change(table.house.deed(), "", rules=load_preset("tenhou"))
    shown = text(await table.use(table.ann, "show", number=1)).splitlines()
    assert shown[1] == "-# Thursdays · F league"
    assert shown[2] == "**1st Ann** · East · 41600 · **+61.0**"
    modal = await table.use(table.ann, "edit", number=1)
    typed = {"players": "Ann\nBea\nChi\nDee", "scores": "35800 41600 12600 10000", "sticks": "", "comment": ""}
    preview = text(await table.ann.submit_modal(modal, typed)).splitlines()
    assert preview[1] == "-# Thursdays · F league"
    assert "**1st Bea** · South · 41600 · **+61.0**" in preview
