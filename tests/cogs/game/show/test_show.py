"""`/game show`, `history`, `undo` and `edit`: what is kept, and how it is taken back or corrected."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

import bot
from cogs.host.config import Config
from core.rules import RoundingBasis, RuleSet, TieBreak, load_preset
from db import Confirmation, Result, View
from tests.support.house import FOUR, POINTS
from tests.support.livetables import play_table, ron, tsumo
from tests.support.members import ref, with_organiser_role
from tests.support.reading import buttons, pictures, reply, text
from tests.support.table import SCORES, Past, Table, said

YES, NO, SAVE = "Take it back", "Leave it", "Save"
TYPED = {"players": "Ann\nBea\nChi\nDee", "scores": SCORES, "sticks": "", "comment": ""}
UNDO_NOT_ALLOWED = "Only an organiser can take this game back, or within a day whoever recorded it."
EDIT_NOT_ALLOWED = "Only an organiser can change this game, or within a day whoever recorded it."


@pytest.fixture(autouse=True)
async def _league(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.NONE)


def lines(message: object) -> list[str]:
    return text(message).splitlines()  # type: ignore[arg-type]


async def totals(table: Table) -> dict[str, int]:
    page = await table.house.store.standings.page(table.house.guild, "", View())
    return {line.player.name: line.total for line in page.lines if line.games}


async def change_rules(table: Table, rules: RuleSet) -> None:
    await table.house.store.leagues.change(table.house.deed(), "", rules=rules)


# --- how it went


async def test_a_game_known_hand_by_hand_is_shown_with_its_progress(table: Table, settings: Config) -> None:
    game = await play_table(table.house, tsumo(0), ron(1, 2))
    shown = await table.use(table.ann, "show", number=game.number or 0)
    (picture,) = pictures(shown)
    assert picture.startswith("Scores hand by hand, Thursdays, game 1: 1st ")
    assert len(re.findall(r"\d(?:st|nd|rd|th) \w+ \d+", picture)) == 4
    await table.club.env.restart_bot(bot.build(settings))
    listed = reply(await table.use(table.ann, "history"))
    chosen = await table.ann.select(listed, [str(game.number)])
    assert pictures(chosen) == [picture]


async def test_a_game_corrected_since_has_no_progress(table: Table) -> None:
    game = await play_table(table.house, tsumo(0), ron(1, 2))
    other = Result(players=FOUR, points=POINTS)
    await table.house.store.games.edit(table.house.deed(), game.id, other)
    assert pictures(await table.use(table.ann, "show", number=game.number or 0)) == []


async def test_a_game_known_by_its_scores_has_none(table: Table) -> None:
    game = await table.house.record()
    assert pictures(await table.use(table.ann, "show", number=game.number or 0)) == []


# --- show


def _tenths(shown: str) -> int:
    return int(shown.replace("−", "-").replace(".", ""))


F_LEAGUE = load_preset("f-league")
TRACED = {
    "f-league": (F_LEAGUE, SCORES, 0),
    "ties": (F_LEAGUE, "35000 35000 20000 10000", 0),
    "bust and sticks": (F_LEAGUE, "60700 25300 14600 -1600", 1),
    "tenhou": (load_preset("tenhou"), SCORES, 0),
    "shared ties": (replace(load_preset("tenhou"), tie_break=TieBreak.SPLIT), "30000 30000 30000 10000", 0),
    "difference rounded": (replace(F_LEAGUE, rounding_basis=RoundingBasis.DIFFERENCE), "29500 29400 31500 9600", 0),
    "chombo after uma": (replace(F_LEAGUE, chombo_penalty=20000), SCORES, 0),
    "carried": (load_preset("team-tournament"), "150000 120000 50000 -20000", 0),
}


@pytest.mark.parametrize("case", TRACED)
async def test_every_total_is_the_sum_of_the_items_under_it(table: Table, case: str) -> None:
    rules, scores, sticks = TRACED[case]
    await change_rules(table, rules)
    message = await table.preview(scores, sticks=sticks)
    modal = await table.ann.click(message, label="Chombo")
    await table.ann.submit_modal(modal, {"2": "1"})
    await table.ann.click(message, label="Confirm")
    shown = lines(await table.use(table.bea, "show", number=1))
    game = await table.house.store.games.numbered(table.house.guild, "", 1)
    heads = [at for at, line in enumerate(shown) if re.match(r"\*\*\d(?:st|nd|rd|th) ", line)]
    assert len(heads) == 4
    for at, seat in zip(heads, game.by_place, strict=True):
        total = _tenths(re.findall(r"\*\*([+−]?\d+\.\d)\*\*$", shown[at])[0])
        items = shown[at + 1].removeprefix("-# ").split(" · ")
        rounded, returned, points = re.findall(r"(−?\d+) − (\d+) = ([+−]?\d+\.\d)$", items[0])[0]
        amounts = [re.findall(r" ([+−]\d+\.\d)$", item)[0] for item in items[1:] if not item.startswith("(")]
        assert int(rounded.replace("−", "-")) - int(returned) == 100 * _tenths(points)
        assert _tenths(points) + sum(map(_tenths, amounts)) == total == seat.placement.total
        assert f" · {seat.placement.raw}".replace("-", "−") in shown[at]


async def test_a_game_tells_who_did_what_and_when(table: Table) -> None:
    await table.recorded(comment="late")
    shown = lines(await table.use(table.bea, "show", number=1))
    story = await table.house.store.games.story(table.house.guild, 1)
    recorded, counted = (f"<t:{int(entry.at.timestamp())}:f>" for entry in story)
    assert shown[0] == "# Game 1"
    assert shown[-3:] == [
        "**What happened**",
        f"{recorded} · <@{table.ann.id}> recorded it",
        f"{counted} · <@{table.ann.id}> made it count",
    ]
    assert "“late”" in shown


async def test_what_is_not_there_is_said_to_be_so(table: Table) -> None:
    for command in ("show", "undo", "edit"):
        assert said(await table.use(table.olga, command, number=7)) == "There is no game 7 here."
    assert said(await table.use(table.ann, "history", player="Nobody")).startswith("No player here is called Nobody.")
    for command in ("show", "undo", "edit"):
        answer = said(await table.use(table.olga, command, number=1, league="Fridays"))
        assert answer.startswith("There is no league called Fridays here.")
    for command in ("history", "pending"):
        assert said(await table.use(table.ann, command, league="Fridays")).startswith("There is no league called")


@pytest.mark.thorough
async def test_a_long_story_has_pages(table: Table, settings: Config) -> None:
    await table.recorded()
    for number in range(30):
        result = await table.use(table.olga, "edit", number=1)
        typed = TYPED | {"comment": f"{number} " + "*" * 190}
        preview = reply(await table.olga.submit_modal(result, typed))
        reason = f"{number} {'_' * 190}"
        await table.olga.submit_modal(await table.olga.click(preview, label=SAVE), {"reason": reason})
    message = reply(await table.use(table.bea, "show", number=1))
    assert lines(message)[0] == "# Game 1"
    assert buttons(message) == {"‹": False, "What happened ›": True}
    await table.club.env.restart_bot(bot.build(settings))
    told, pages = "", 0
    while buttons(message)["What happened ›"]:
        await table.bea.click(message, label="What happened ›")
        told += text(message)
        pages += 1
    assert [number for number in range(30) if f"Reason: “{number} " not in told] == []
    assert told.count("recorded it") == 1
    await table.bea.click(message, label="‹")
    assert pages > 1
    assert buttons(message) == {"‹": True, "What happened ›": True}


# --- history


async def test_the_history_is_newest_first_and_of_everybody_or_of_one(table: Table) -> None:
    await table.recorded()
    await table.recorded("35000 35000 20000 10000", south="Bo")
    shown = lines(await table.use(table.bea, "history"))
    assert shown[:2] == ["# The last games", "-# Thursdays"]
    assert [line.partition(" · <t:")[0] for line in shown[2::2]] == ["**Game 2**", "**Game 1**"]
    assert shown[3] == "Ann +55.0 · Bo +15.0 · Chi −20.0 · Dee −50.0"
    shown = lines(await table.use(table.bea, "history", player=table.bea.mention))
    assert shown[0] == "# The last games of Bea"
    assert [line.partition(" · <t:")[0] for line in shown[2::2]] == ["**Game 1**"]
    assert lines(await table.use(table.bea, "history", player="bo"))[2].startswith("**Game 2** · ")


async def test_a_history_without_games_says_so(table: Table) -> None:
    assert lines(await table.use(table.bea, "history"))[-1] == "There are no games here."


async def test_the_history_has_pages_that_keep_to_the_player(table: Table, settings: Config) -> None:
    for number in range(20):
        await table.recorded(south=table.bea.mention if number % 2 else "Bo")
    message = reply(await table.use(table.bea, "history", player=table.bea.mention))
    assert buttons(message) == {"‹ Before": False, "More ›": True}
    await table.club.env.restart_bot(bot.build(settings))
    await table.house.store.players.rename(table.house.deed(), ref(table.bea), "Beatrix")
    await table.bea.click(message, label="More ›")
    assert lines(message)[0] == "# The last games of Beatrix"
    assert [line.partition(" · <t:")[0] for line in lines(message)[2::2]] == ["**Game 4**", "**Game 2**"]
    assert buttons(message) == {"‹ Before": True, "More ›": False}
    chosen = await table.bea.select(message, [await _id_of(table, 4)])
    assert lines(chosen)[0] == "# Game 4"


async def test_the_longest_names_fit_into_a_page(table: Table) -> None:
    names = [f"{at}{'*' * 63}" for at in range(4)]
    for _ in range(9):
        await table.recorded(**dict(zip(("east", "south", "west", "north"), names, strict=True)))
    assert len([line for line in lines(await table.use(table.ann, "history")) if " · <t:" in line]) == 8


# --- undo


async def test_undo_asks_once_and_takes_the_game_out_of_the_standings(table: Table, settings: Config) -> None:
    await table.recorded()
    message = reply(await table.use(table.ann, "undo", number=1, reason="wrong  table: 2"))
    assert lines(message)[0] == "# Take game 1 back?"
    assert lines(message)[-1] == "Reason: “wrong table: 2”"
    assert buttons(message) == {YES: True, NO: True}
    assert await totals(table) == {"Ann": 610, "Bea": 160, "Chi": -270, "Dee": -500}
    past = Past(message)
    await table.club.env.restart_bot(bot.build(settings))
    for _ in range(2):
        assert (await past.press(table.ann, YES)).acknowledged
    told = lines(message)
    assert told[0] == "# Game 1 was taken back"
    assert told[2].endswith(f"<@{table.ann.id}> took it back")
    assert told[3] == "Reason: “wrong table: 2”"
    assert buttons(message) == {}
    assert await totals(table) == {}
    shown = lines(await table.use(table.bea, "show", number=1))
    assert shown[0] == "# Game 1 was taken back"
    assert shown[-2].endswith(f"<@{table.ann.id}> took it back")
    assert shown[-1] == "Reason: “wrong table: 2”"
    assert len([line for line in shown if "took it back" in line]) == 1


async def test_leaving_it_changes_nothing(table: Table) -> None:
    await table.recorded()
    message = reply(await table.use(table.ann, "undo", number=1))
    assert said(await table.bea.click(message, label=NO)) == UNDO_NOT_ALLOWED
    await table.ann.click(message, label=NO)
    assert lines(message) == ["Game 1 stays as it is."]
    assert len(await totals(table)) == 4


async def test_only_its_author_and_organisers_take_a_game_back(table: Table, settings: Config) -> None:
    await table.recorded()
    assert said(await table.use(table.bea, "undo", number=1)) == UNDO_NOT_ALLOWED
    message = reply(await table.use(table.ann, "undo", number=1))
    assert said(await table.bea.click(message, label=YES)) == UNDO_NOT_ALLOWED
    later = bot.build(settings, now=lambda: bot.utc_now() + timedelta(hours=25))
    await table.club.env.restart_bot(later)
    assert said(await table.ann.click(message, label=YES)) == UNDO_NOT_ALLOWED
    assert said(await table.use(table.ann, "undo", number=1)) == UNDO_NOT_ALLOWED
    assert said(await table.use(table.ann, "edit", number=1)) == EDIT_NOT_ALLOWED
    assert len(await totals(table)) == 4
    helper = await with_organiser_role(table.club, table.house, "Hal")
    await helper.click(message, label=YES)
    assert await totals(table) == {}


async def test_what_does_not_count_cannot_be_taken_back(table: Table) -> None:
    await table.house.store.leagues.change(table.house.deed(), "", confirmation=Confirmation.ONE)
    message = await table.recorded()
    assert said(await table.use(table.ann, "undo", number=1)) == "Game 1 still waits to be confirmed."
    await table.ann.click(message, label="Take back")
    assert said(await table.use(table.ann, "undo", number=1)) == "Game 1 has been dropped."


async def test_a_reason_is_as_long_as_a_button_can_carry(table: Table) -> None:
    await table.recorded()
    message = reply(await table.use(table.ann, "undo", number=1, reason="雀" * 60))
    await table.ann.click(message, label=YES)
    assert f"Reason: “{'雀' * 60}”" in lines(await table.use(table.ann, "show", number=1))


# --- edit


async def test_a_correction_is_shown_before_and_after_and_saved_with_a_reason(table: Table, settings: Config) -> None:
    await table.recorded()
    result = await table.use(table.ann, "edit", number=1)
    assert result.modal is not None
    values = [part["component"].get("value", "") for part in result.modal["components"]]
    assert values == ["Ann\nBea\nChi\nDee", SCORES, "0", ""]
    await table.club.env.restart_bot(bot.build(settings))
    typed = {"players": "Bea\nAnn\nChi\nDan", "scores": "416 358 126 90", "sticks": "1", "comment": "seats"}
    preview = await table.ann.submit_modal(result, typed)
    assert lines(preview)[0] == "# Correction, not saved yet"
    changed = [
        "East: Ann 41600 +61.0 → **Bea 41600 +62.0**",
        "South: Bea 35800 +16.0 → **Ann 35800 +16.0**",
        "North: Dee 10000 −50.0 → **Dan 9000 −51.0**",
        "On the table: 0 → **1000**",
        "Comment: “” → “seats”",
    ]
    assert lines(preview)[2:7] == changed
    assert "**Dan** is new here" in text(preview)
    assert await totals(table) == {"Ann": 610, "Bea": 160, "Chi": -270, "Dee": -500}
    message = reply(preview)
    reason = await table.ann.click(message, label=SAVE)
    await table.club.env.restart_bot(bot.build(settings))
    await table.ann.submit_modal(reason, {"reason": "wrong  seats"})
    assert lines(message)[0] == "# Game 1"
    assert await totals(table) == {"Bea": 620, "Ann": 160, "Chi": -270, "Dan": -510}
    shown = lines(await table.use(table.bea, "show", number=1))
    assert shown[-7].endswith(f"<@{table.ann.id}> corrected it")
    assert shown[-6:] == ["Reason: “wrong seats”", *(f"- {line}" for line in changed)]
    await table.house.store.standings.recompute(table.house.guild, "")
    assert await totals(table) == {"Bea": 620, "Ann": 160, "Chi": -270, "Dan": -510}


async def test_a_correction_can_be_of_f_points_and_chombo_alone(table: Table) -> None:
    await table.recorded()
    message = reply(await table.ann.submit_modal(await table.use(table.ann, "edit", number=1), TYPED))
    assert lines(message)[2] == "Nothing has changed yet."
    assert not buttons(message)[SAVE]
    await table.ann.submit_modal(await table.ann.click(message, label="F-points"), {"1": "3"})
    await table.ann.submit_modal(await table.ann.click(message, label="Chombo"), {"2": "1"})
    assert lines(message)[2:4] == [
        "South: Bea 35800 +16.0 → **Bea 35800 +16.0 (+3 F)**",
        "West: Chi 12600 −27.0 → **Chi 12600 −27.0 (1 chombo)**",
    ]
    assert buttons(message)[SAVE]
    await table.ann.submit_modal(await table.ann.click(message, label=SAVE), {"reason": "counted"})
    game = await table.house.store.games.numbered(table.house.guild, "", 1)
    assert [(seat.chombo, seat.fpoints) for seat in game.seats] == [(0, 0), (0, 3), (1, 0), (0, 0)]


async def test_a_correction_that_does_not_add_up_offers_the_fix(table: Table) -> None:
    await table.recorded()
    typed = TYPED | {"scores": "41600 35800 12600 9000"}
    message = reply(await table.ann.submit_modal(await table.use(table.ann, "edit", number=1), typed))
    assert not buttons(message)[SAVE]
    await table.ann.click(message, label="One stick left → first place")
    await table.ann.submit_modal(await table.ann.click(message, label=SAVE), {"reason": "a stick"})
    assert (await totals(table))["Ann"] == 620


async def test_a_correction_that_is_dropped_leaves_the_game(table: Table) -> None:
    await table.recorded()
    typed = TYPED | {"scores": "35800 41600 12600 10000"}
    message = reply(await table.ann.submit_modal(await table.use(table.ann, "edit", number=1), typed))
    past = Past(message)
    await table.ann.click(message, label="Cancel")
    assert lines(message)[0] == "# Dropped; nothing was saved"
    assert said(await past.press(table.ann, SAVE)).endswith("has been dropped.")
    assert (await totals(table))["Ann"] == 610


async def test_saving_twice_corrects_once(table: Table) -> None:
    await table.recorded()
    typed = TYPED | {"scores": "35800 41600 12600 10000"}
    message = reply(await table.ann.submit_modal(await table.use(table.ann, "edit", number=1), typed))
    reasons = [await table.ann.click(message, label=SAVE) for _ in range(2)]
    for reason in reasons:
        await table.ann.submit_modal(reason, {"reason": "swapped"})
    assert lines(message)[0] == "# Game 1"
    assert text(await table.use(table.ann, "show", number=1)).count("corrected it") == 1
    assert (await totals(table))["Bea"] == 610


async def test_what_others_confirmed_waits_again_when_its_author_corrects_it(table: Table) -> None:
    await table.house.store.leagues.change(table.house.deed(), "", confirmation=Confirmation.ONE)
    message = await table.recorded()
    await table.bea.click(message, label="Confirm")
    typed = TYPED | {"scores": "35800 41600 12600 10000"}
    message = reply(await table.ann.submit_modal(await table.use(table.ann, "edit", number=1), typed))
    await table.ann.submit_modal(await table.ann.click(message, label=SAVE), {"reason": "swapped"})
    assert lines(message)[0] == "# Game 1 waits to be confirmed"
    assert await totals(table) == {}
    await table.bea.click(message, label="Confirm")
    assert (await totals(table))["Bea"] == 610


async def test_what_an_organiser_corrects_goes_on_counting(table: Table) -> None:
    await table.house.store.leagues.change(table.house.deed(), "", confirmation=Confirmation.ONE)
    message = await table.recorded()
    await table.bea.click(message, label="Confirm")
    typed = TYPED | {"scores": "35800 41600 12600 10000"}
    message = reply(await table.olga.submit_modal(await table.use(table.olga, "edit", number=1), typed))
    await table.olga.submit_modal(await table.olga.click(message, label=SAVE), {"reason": "swapped"})
    assert lines(message)[0] == "# Game 1"
    assert (await totals(table))["Bea"] == 610


async def test_nobody_else_corrects_a_game(table: Table) -> None:
    await table.recorded()
    assert said(await table.use(table.bea, "edit", number=1)) == EDIT_NOT_ALLOWED
    typed = TYPED | {"scores": "35800 41600 12600 10000"}
    message = reply(await table.ann.submit_modal(await table.use(table.ann, "edit", number=1), typed))
    for label in (SAVE, "Edit", "F-points", "Chombo"):
        assert said(await table.bea.click(message, label=label)) == EDIT_NOT_ALLOWED
    assert (await totals(table))["Ann"] == 610


async def test_a_game_that_was_taken_back_meanwhile_is_not_corrected(table: Table) -> None:
    await table.recorded()
    typed = TYPED | {"scores": "35800 41600 12600 10000"}
    message = reply(await table.ann.submit_modal(await table.use(table.ann, "edit", number=1), typed))
    reason = await table.ann.click(message, label=SAVE)
    await table.ann.click(reply(await table.use(table.ann, "undo", number=1)), label=YES)
    assert said(await table.ann.submit_modal(reason, {"reason": "late"})) == "Game 1 has been taken back."
    assert said(await table.use(table.ann, "edit", number=1)) == "Game 1 has been taken back."
    assert await totals(table) == {}


async def test_another_server_neither_sees_nor_changes_it(table: Table) -> None:
    await table.recorded()
    undo = reply(await table.use(table.ann, "undo", number=1))
    story = reply(await table.use(table.ann, "history"))
    guild = table.club.env.create_guild("Neighbours")
    channel = guild.create_text_channel("mahjong")
    zoe = guild.add_member(table.club.env.create_user("Zoe"))
    for label in (YES, NO):
        assert said(await Past(undo, channel=channel).press(zoe, label)) == "There is no game 1 here."
    answer = said(await Past(story, channel=channel).choose(zoe, await _id_of(table, 1)))
    assert answer == "There is no game 1 here."
    assert said(await zoe.slash(channel, "game show", number=1)).startswith("There is no league here yet.")
    assert len(await totals(table)) == 4


async def _id_of(table: Table, number: int) -> str:
    return str((await table.house.store.games.numbered(table.house.guild, "", number)).id)
