"""Games that wait: who may confirm them, what is still needed, and what happens in time."""

from dataclasses import replace
from datetime import timedelta

import pytest

import bot
from cogs.host.config import Config
from cogs.ui.people.agreeing import who_can_agree
from db import Confirmation, GameStatus, View
from tests.support.members import with_organiser_role
from tests.support.reading import buttons, reply, text
from tests.support.table import Past, Table, said

CONFIRM, EDIT, TAKE_BACK = "Confirm", "Edit", "Take back"


def lines(message: object) -> list[str]:
    return text(message).splitlines()  # type: ignore[arg-type]


async def games(table: Table) -> int:
    """How many games count."""
    return (await table.house.store.standings.page(table.house.guild, "", View())).games


# --- who is needed


@pytest.mark.parametrize(
    ("confirmation", "needs"),
    [
        (Confirmation.NONE, None),
        (Confirmation.ONE, "-# Needs one of these to confirm it: Bea, Chi"),
        (Confirmation.ALL, "-# Needs all of these to confirm it: Bea, Chi"),
        (Confirmation.ORGANISER, "-# Needs an organiser to confirm it"),
    ],
)
async def test_the_preview_says_who_will_be_needed(table: Table, confirmation: Confirmation, needs: str | None) -> None:
    await table.house.create("Thursdays", confirmation)
    found = [line for line in lines(await table.preview()) if line.startswith("-# Needs")]
    assert found == ([] if needs is None else [needs])


async def test_without_other_members_at_the_table_an_organiser_is_needed(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.ALL)
    message = await table.recorded(south="Bo", west="Cy")
    assert "-# Needs an organiser to confirm it" in lines(message)
    await table.olga.click(message, label=CONFIRM)
    assert lines(message)[0] == "# Game 1"


# --- one, all, organiser


async def test_one_other_player_is_enough(table: Table, settings: Config) -> None:
    await table.house.create("Thursdays", Confirmation.ONE)
    message = await table.recorded()
    assert lines(message)[0] == "# Game 1 waits to be confirmed"
    assert buttons(message) == {CONFIRM: True, EDIT: True, TAKE_BACK: True}
    assert await games(table) == 0
    await table.club.env.restart_bot(bot.build(settings))
    await table.bea.click(message, label=CONFIRM)
    assert lines(message)[0] == "# Game 1"
    assert buttons(message) == {}
    assert await games(table) == 1


async def test_all_other_members_have_to_agree_and_each_is_counted_once(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.ALL)
    message = await table.recorded()
    past = Past(message)
    await past.press(table.bea, CONFIRM)
    await past.press(table.bea, CONFIRM)
    assert lines(message)[0] == "# Game 1 waits to be confirmed"
    assert lines(message)[-2:] == ["-# Confirmed by: Bea", "-# Needs Chi to confirm it"]
    await past.press(table.chi, CONFIRM)
    assert lines(message)[0] == "# Game 1"
    await past.press(table.chi, CONFIRM)
    assert await games(table) == 1


@pytest.mark.parametrize("confirmation", [Confirmation.ONE, Confirmation.ALL])
async def test_who_recorded_it_cannot_confirm_it(table: Table, confirmation: Confirmation) -> None:
    await table.house.create("Thursdays", confirmation)
    message = await table.recorded()
    answer = said(await table.ann.click(message, label=CONFIRM))
    assert answer == "You recorded this game, so another player of it or an organiser has to confirm it."
    assert await games(table) == 0


async def test_where_organisers_confirm_players_do_not(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.ORGANISER)
    message = await table.recorded()
    for player in (table.ann, table.bea):
        assert said(await player.click(message, label=CONFIRM)) == "In this league organisers confirm the games."
    assert lines(message)[0] == "# Game 1 waits to be confirmed"
    await table.olga.click(message, label=CONFIRM)
    assert lines(message)[0] == "# Game 1"


@pytest.mark.parametrize("confirmation", [Confirmation.ONE, Confirmation.ALL, Confirmation.ORGANISER])
async def test_an_organiser_by_role_is_enough_and_a_stranger_is_nothing(
    table: Table, confirmation: Confirmation
) -> None:
    await table.house.create("Thursdays", confirmation)
    helper = await with_organiser_role(table.club, table.house, "Hal")
    message = await table.recorded(west="Cy")
    only = "Only a player of this game or an organiser can confirm it."
    assert said(await table.chi.click(message, label=CONFIRM)) == only
    await helper.click(message, label=CONFIRM)
    assert lines(message)[0] == "# Game 1"


async def test_what_is_needed_leaves_out_who_has_agreed(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.ALL)
    await table.recorded()
    game = await table.house.store.games.get(table.house.guild, 1)
    assert [player.name for player in who_can_agree(game)] == ["Bea", "Chi"]
    assert [player.name for player in who_can_agree(replace(game, agreed=(table.bea.id,)))] == ["Chi"]
    assert who_can_agree(replace(game, confirmation=Confirmation.ORGANISER)) == ()


# --- taking back


async def test_its_author_takes_it_back_and_nobody_else_but_an_organiser_does(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.ONE)
    message = await table.recorded()
    past = Past(message)
    only = "Only whoever recorded this game or an organiser can drop it."
    assert said(await table.bea.click(message, label=TAKE_BACK)) == only
    await table.ann.click(message, label=TAKE_BACK)
    assert lines(message)[0] == "# Game 1 was dropped"
    assert buttons(message) == {}
    assert said(await past.press(table.bea, CONFIRM)) == "Game 1 has been dropped."
    assert said(await past.press(table.ann, EDIT)) == "Game 1 has been dropped."
    second = await table.recorded()
    await table.olga.click(second, label=TAKE_BACK)
    assert lines(second)[0] == "# Game 2 was dropped"
    assert await games(table) == 0


async def test_a_pending_game_can_be_taken_back_after_days(table: Table, settings: Config) -> None:
    await table.house.create("Thursdays", Confirmation.ONE)
    message = await table.recorded()
    await table.club.env.restart_bot(bot.build(settings, now=lambda: bot.utc_now() + timedelta(days=9)))
    await table.ann.click(message, label=TAKE_BACK)
    assert lines(message)[0] == "# Game 1 was dropped"


async def test_a_correction_of_a_pending_game_takes_back_what_others_agreed_to(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.ALL)
    message = await table.recorded()
    await table.bea.click(message, label=CONFIRM)
    modal = await table.ann.click(message, label=EDIT)
    typed = {"players": "Ann\nBea\nChi\nDee", "scores": "41600 35800 12700 9900", "sticks": "", "comment": ""}
    preview = reply(await table.ann.submit_modal(modal, typed))
    await table.ann.submit_modal(await table.ann.click(preview, label="Save"), {"reason": "misread"})
    assert lines(preview)[0] == "# Game 1 waits to be confirmed"
    assert "**3rd Chi** · West · 12700 · **−27.0**" in lines(preview)
    assert lines(preview)[-1] == "-# Needs all of these to confirm it: Bea, Chi"
    await table.bea.click(preview, label=CONFIRM)
    await table.chi.click(preview, label=CONFIRM)
    assert lines(preview)[0] == "# Game 1"


# --- the list, and time


async def test_the_list_says_what_each_game_waits_for(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.ONE)
    await table.house.store.leagues.change(table.house.deed(), "", pending_hours=48, pending_confirms=True)
    await table.recorded()
    await table.recorded("35000 35000 20000 10000", south="Bo")
    shown = lines(await table.use(table.bea, "pending"))
    assert shown[:2] == ["# Games that wait", "-# Thursdays"]
    assert [line.partition(" · <t:")[0] for line in shown[2::3]] == ["**Game 1**", "**Game 2**"]
    assert shown[3] == "Ann +61.0 · Bea +16.0 · Chi −27.0 · Dee −50.0"
    game = await table.house.store.games.get(table.house.guild, 1)
    assert game.due_at is not None
    due = f"<t:{int(game.due_at.timestamp())}:R>"
    assert shown[4] == f"-# Needs one of these to confirm it: Bea, Chi · Counts {due} if nobody objects"
    assert shown[7].startswith("-# Needs Chi to confirm it · Counts <t:")


async def test_a_game_is_confirmed_from_the_list(table: Table, settings: Config) -> None:
    await table.house.create("Thursdays", Confirmation.ONE)
    await table.recorded()
    listed = reply(await table.use(table.bea, "pending"))
    await table.club.env.restart_bot(bot.build(settings))
    chosen = await table.bea.select(listed, ["1"])
    assert chosen.ephemeral
    await table.bea.click(reply(chosen), label=CONFIRM)
    assert lines(chosen)[0] == "# Game 1"
    empty = lines(await table.use(table.bea, "pending"))
    assert empty[-1] == "No game waits to be confirmed."


async def test_a_long_list_has_pages(table: Table, settings: Config) -> None:
    await table.house.create("Thursdays", Confirmation.ONE)
    for _ in range(17):
        await table.recorded()
    message = reply(await table.use(table.bea, "pending"))
    assert buttons(message) == {"‹ Before": False, "More ›": True}
    await table.club.env.restart_bot(bot.build(settings))
    await table.bea.click(message, label="More ›")
    assert lines(message)[2].startswith("**Game 9** · ")
    assert buttons(message) == {"‹ Before": True, "More ›": True}
    await table.bea.click(message, label="More ›")
    assert lines(message)[2].startswith("**Game 17** · ")
    assert buttons(message) == {"‹ Before": True, "More ›": False}
    await table.bea.click(message, label="‹ Before")
    assert lines(message)[2].startswith("**Game 9** · ")


@pytest.mark.parametrize(
    ("confirms", "foretold", "status", "heading", "story"),
    [
        (True, "Counts", GameStatus.CONFIRMED, "# Game 1", "the clock made it count"),
        (False, "Lapses", GameStatus.LAPSED, "# Game 1 waited too long and lapsed", "the clock let it lapse"),
    ],
)
async def test_in_time_it_counts_or_lapses_as_the_league_has_it(  # noqa: PLR0913, PLR0917
    table: Table,
    settings: Config,
    confirms: bool,  # noqa: FBT001
    foretold: str,
    status: GameStatus,
    heading: str,
    story: str,
) -> None:
    await table.house.create("Thursdays", Confirmation.ONE)
    await table.house.store.leagues.change(table.house.deed(), "", pending_hours=24, pending_confirms=confirms)
    message = await table.recorded()
    game = await table.house.store.games.get(table.house.guild, 1)
    assert game.due_at is not None
    assert game.due_at - game.played_at >= timedelta(hours=24)
    assert lines(message)[-1].startswith(f"-# {foretold} <t:{int(game.due_at.timestamp())}:R> if nobody")
    past = Past(message)
    later = bot.build(settings, now=lambda: bot.utc_now() + timedelta(hours=25))
    await table.club.env.restart_bot(later)
    await later.store.games.settle_due(actor=0)
    assert (await table.house.store.games.get(table.house.guild, 1)).status is status
    shown = lines(await table.use(table.bea, "show", number=1))
    assert shown[0] == heading
    assert shown[-1].endswith(story)
    await past.press(table.bea, CONFIRM)
    assert await games(table) == int(confirms)
