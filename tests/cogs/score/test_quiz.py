"""`/score quiz`: asked, answered and explained."""

from random import Random
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

import bot
from cogs.host.config import Config
from cogs.score.hand import state
from cogs.score.hand.case import Case
from cogs.score.quiz import answer_card, question_card
from cogs.ui.presses import Control
from cogs.ui.texts import Texts, languages
from core.rules import load_preset, preset_names
from core.scoring import draw_question, paid
from db import Streaks
from tests.support.house import House
from tests.support.houserules import TAKE
from tests.support.limits import walk
from tests.support.reading import BUTTON, buttons, pictures, reply, text
from tests.support.world import Club


async def asked(club: Club, **options: str) -> ResponseMessage:
    """A question that everybody sees."""
    result = await club.ann.slash(club.channel, "score quiz", **options)
    assert not result.ephemeral
    return reply(result)


def answers(message: ResponseMessage) -> list[dict[str, Any]]:
    """The buttons of a question."""
    return [part for part in walk(message.components) if part["type"] == BUTTON]


def case_of(message: ResponseMessage) -> Case:
    """What a question is about."""
    _, _, written, rules = answers(message)[0]["custom_id"].split(":")
    return state.read(written, load_preset(rules))


async def answer(who: MemberActor, message: ResponseMessage, *, right: bool = True) -> InteractionResult:
    """Press the right answer, or the first that is wrong."""
    due = {*paid(case_of(message).score())}
    label = next(
        each["label"]
        for each in answers(message)
        if ({*map(int, each["custom_id"].split(":")[1].split("-"))} == due) is right
    )
    result = await who.click(message, label=label)
    assert result.ephemeral
    return result


async def test_a_question_shows_a_hand_and_four_answers(club: Club) -> None:
    message = await asked(club)
    shown = text(message)
    assert shown.startswith("# What does this hand pay?\n")
    assert "Press what it pays. The answer is for your eyes only." in shown
    assert "Rules: Tenhou" in shown
    assert len(pictures(message)) == 1
    assert list(buttons(message).values()) == [True] * 4
    assert len({each["label"] for each in answers(message)}) == 4


async def test_a_right_answer_is_explained_and_counted(club: Club) -> None:
    message = await asked(club)
    score = case_of(message).score()
    found = text(await answer(club.ann, message)).splitlines()
    assert found[0].startswith("## Right: ")
    assert found[1] == f"-# 1 right in a row · your best 1 · best here 1 by <@{club.ann.user.id}>"
    assert found[2].startswith(f"# {score.points} ")
    assert "**Yaku**" in found


async def test_a_wrong_answer_is_explained_too(club: Club) -> None:
    message = await asked(club)
    found = text(await answer(club.ann, message, right=False)).splitlines()
    assert found[0].startswith("## Not ")
    assert found[1] == "-# A new streak begins"
    assert found[2].startswith(f"# {case_of(message).score().points} ")


async def test_the_first_answer_counts_for_each(club: Club) -> None:
    message = await asked(club)
    bea = club.env.guild.add_member(club.env.create_user("Bea"))
    await answer(club.ann, message, right=False)
    again = text(await answer(club.ann, message))
    assert "-# You have answered this one before, and your first answer counts · A new streak begins" in again
    assert "-# 1 right in a row" in text(await answer(bea, message))


async def test_streaks_go_on_with_another_hand_and_after_a_restart(club: Club, settings: Config) -> None:
    message = await asked(club)
    await club.env.restart_bot(bot.build(settings))
    explained = await answer(club.ann, message)
    await club.env.restart_bot(bot.build(settings))
    other = await club.ann.click(reply(explained), label="Another hand")
    assert other.ephemeral
    assert case_of(reply(other)) != case_of(message)
    assert "-# 2 right in a row · your best 2" in text(await answer(club.ann, reply(other)))


async def test_the_rules_played_here_are_asked_about(club: Club, organiser: MemberActor) -> None:
    asking = await organiser.slash(club.channel, "rules use", preset="f-league")
    await organiser.click(reply(asking), label=TAKE)
    assert "Rules: F league" in text(await asked(club))
    message = await asked(club, rules="tenhou-sanma")
    assert case_of(message).rules == load_preset("tenhou-sanma")
    other = await club.ann.click(reply(await answer(club.ann, message)), label="Another hand")
    assert case_of(reply(other)).rules == load_preset("tenhou-sanma")


async def test_an_answer_is_explained_in_the_language_of_whoever_gives_it(club: Club, house: House) -> None:
    message = await asked(club)
    while not case_of(message).tsumo:
        message = await asked(club)
    wrong = text(await answer(club.ann, message, right=False)).splitlines()[0].removeprefix("## Not ")
    await house.store.languages.set_person(club.ann.id, "ja")
    found = text(await answer(club.ann, message, right=False)).splitlines()
    assert found[0] == f"## {wrong.replace(' all', 'オール')} ではありません"
    assert "**役**" in found


async def test_nothing_is_counted_in_direct_messages(club: Club) -> None:
    dee = club.env.create_user("Dee")
    message = reply(await dee.slash("score quiz"))
    found = text(await dee.click(message, label=answers(message)[0]["label"]))
    assert "in a row" not in found


async def test_nothing_is_counted_where_the_bot_is_only_brought_along(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.Interaction, "is_user_integration", lambda _self: True)
    assert "in a row" not in text(await answer(club.ann, await asked(club)))
    monkeypatch.setattr(discord.Interaction, "is_guild_integration", lambda _self: True)
    assert "1 right in a row" in text(await answer(club.ann, await asked(club)))


async def test_unknown_rules_are_answered_as_everywhere(club: Club) -> None:
    result = await club.ann.slash(club.channel, "score quiz", rules="moon")
    assert result.ephemeral
    assert "moon" in text(result)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", preset_names())
def test_every_question_and_its_explanation_fit(name: str, language: str) -> None:
    # Cards and buttons check Discord's limits themselves.
    texts, chance = Texts(language), Random(5)  # noqa: S311  -- questions are no secret
    said = Streaks(is_first=False, now=10**6, best=10**6, leader=2**63 - 1, leader_best=10**6)
    for _ in range(30):
        question = draw_question(chance, load_preset(name))
        controls = [each for each in question_card(question, texts).walk_children() if isinstance(each, Control)]
        pressed = [each.item for each in controls if isinstance(each.item, discord.ui.Button)]
        assert len({each.label for each in pressed}) == 4
        _, amounts, written, rules = str(pressed[0].custom_id).split(":")
        case = state.read(written, load_preset(rules))
        assert (case.score().yaku, case.win()) == (question.score.yaku, question.score.win)
        assert {*map(int, amounts.split("-"))} == {*question.answers[0]}
        answer_card(case, pressed[0].label or "", texts, is_right=False, streaks=said)
