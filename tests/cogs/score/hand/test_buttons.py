"""The buttons under the card of a hand, pressed as people press them."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands
from simcord.actors import _component_interaction
from simcord.results import InteractionResult, ResponseMessage

import bot
from cogs.host.config import Config
from cogs.score.hand import state
from cogs.score.hand.buttons import change_hand, choose_rules, hand_card
from cogs.score.hand.case import Case, Change, can_change, changed, with_rules
from cogs.ui.cards import Card
from cogs.ui.presses import button, menu
from cogs.ui.texts import FALLBACK, Texts
from core.hand import Riichi, Wind, parse_hand
from core.rules import load_preset, preset_names, preset_title
from tests.support.limits import walk
from tests.support.reading import buttons, pictures, reply, text
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)
CLOSED = "234m067p22s777z68s7s"
OPEN = "234m067p55s68s(777z)7s"
WITH_KAN = "[1111m]234p22s777z68s7s"
CLOSED_CASE = Case(hand=parse_hand(CLOSED), rules=load_preset("tenhou"))
TICK = " ✓"
OUTDATED = "This card is from an older version and cannot be changed any more. Use /score hand again."


async def card(club: Club, hand: str = CLOSED, **options: str | int) -> ResponseMessage:
    return reply(await club.ann.slash(club.channel, "score hand", hand=hand, **options))


async def press(club: Club, message: ResponseMessage, label: str) -> list[str]:
    """Press a button as Ann, and return the lines of the card as it is then."""
    result = await club.ann.click(message, label=label)
    assert not result.ephemeral
    return text(message).splitlines()


def chosen_rules(message: ResponseMessage) -> list[str]:
    (select,) = (part for part in walk(message.components) if part["type"] == discord.ComponentType.string_select.value)
    return [option["value"] for option in select["options"] if option.get("default")]


# --- what each of them does


@pytest.mark.parametrize(
    ("options", "label", "after"),
    [
        ({}, "Tsumo", "# 5200 by tsumo: 1300/2600\n3 han 40 fu · tsumo · South seat, East round\n"),
        ({"by": "tsumo"}, "Tsumo ✓", "# 2600 from the discarder\n2 han 40 fu · ron · South seat, East round\n"),
        ({}, "Riichi", "# 5200 from the discarder\n3 han 40 fu · ron · South seat, East round\n"),
        ({"riichi": "riichi"}, "Riichi ✓", "# 2600 from the discarder\n"),
        ({"riichi": "riichi"}, "Ippatsu", "# 8000 from the discarder\n"),
        ({"riichi": "riichi", "situation": "ippatsu"}, "Ippatsu ✓", "# 5200 from the discarder\n"),
        ({}, "Last tile", "# 5200 from the discarder\n"),
        ({"situation": "houtei"}, "Last tile ✓", "# 2600 from the discarder\n"),
        ({}, "Dealer", "# 3900 from the discarder\n2 han 40 fu · ron · East seat, East round\n"),
        ({"seat": "east"}, "Dealer ✓", "# 2600 from the discarder\n2 han 40 fu · ron · South seat, East round\n"),
    ],
)
async def test_a_press_changes_one_thing_and_another_takes_it_back(
    club: Club, settings: Config, options: dict[str, str], label: str, after: str
) -> None:
    message = await card(club, CLOSED, **options)
    before = text(message)
    await club.env.restart_bot(bot.build(settings))
    shown = await press(club, message, label)
    assert "\n".join(shown).startswith(after)
    changed_label = label.removesuffix(TICK) if label.endswith(TICK) else label + TICK
    shown = await press(club, message, changed_label)
    assert "\n".join(shown) == before


async def test_the_picture_changes_with_the_card(club: Club, settings: Config) -> None:
    message = await card(club, riichi="riichi", ura="1z")
    assert ["ura" in shown for shown in pictures(message)] == [True]
    await club.env.restart_bot(bot.build(settings))
    await press(club, message, "Riichi ✓")
    assert ["ura" in shown for shown in pictures(message)] == [False]
    bea = club.env.guild.add_member(club.env.create_user("Bea"))
    copy = await bea.click(message, label="Tsumo")
    assert pictures(copy) == pictures(message)


async def test_a_press_adds_a_honba(club: Club, settings: Config) -> None:
    message = await card(club, honba=1)
    await club.env.restart_bot(bot.build(settings))
    assert (await press(club, message, "+1 honba"))[1].endswith(" · 2 honba")
    shown = await press(club, message, "+1 honba")
    assert shown[1].endswith(" · 3 honba")
    assert "The discarder: 2600 + 900 honba" in shown


async def test_after_the_most_honba_come_none(club: Club) -> None:
    message = await card(club, honba=99)
    assert (await press(club, message, "+1 honba"))[1] == "2 han 40 fu · ron · South seat, East round"


async def test_rinshan_makes_it_a_tsumo(club: Club, settings: Config) -> None:
    message = await card(club, WITH_KAN)
    await club.env.restart_bot(bot.build(settings))
    shown = await press(club, message, "Rinshan")
    assert "tsumo" in shown[1]
    assert "Menzen tsumo 1 · Rinshan kaihou 1 · Chun 1" in shown
    assert buttons(message)["Tsumo ✓"]
    shown = await press(club, message, "Tsumo ✓")
    assert "ron" in shown[1]
    assert buttons(message)["Rinshan"]


async def test_the_last_tile_is_haitei_or_houtei_as_it_was_won(club: Club) -> None:
    message = await card(club, situation="houtei")
    assert "Houtei 1" in text(message)
    assert "Haitei 1" in "\n".join(await press(club, message, "Tsumo"))


async def test_a_robbed_kan_is_gone_with_a_tsumo(club: Club) -> None:
    message = await card(club, situation="chankan")
    await press(club, message, "Tsumo")
    assert "Chankan" not in "\n".join(await press(club, message, "Tsumo ✓"))


async def test_a_double_riichi_comes_back_as_an_ordinary_one(club: Club) -> None:
    message = await card(club, riichi="double")
    assert "Double riichi 2" in text(message)
    await press(club, message, "Riichi ✓")
    assert (await press(club, message, "Riichi"))[0] == "# 5200 from the discarder"


async def test_ura_dora_and_ippatsu_come_back_with_riichi(club: Club) -> None:
    message = await card(club, riichi="riichi", situation="ippatsu", ura="6z")
    before = text(message)
    assert "Ura dora 7z (indicator 6z)" in before
    without = "\n".join(await press(club, message, "Riichi ✓"))
    assert "Ura dora" not in without
    assert "Ippatsu" not in without
    assert "\n".join(await press(club, message, "Riichi")) == before


async def test_a_discarder_who_becomes_the_winner_is_forgotten(club: Club) -> None:
    message = await card(club, by="ron-east")
    assert (await press(club, message, "Dealer"))[0] == "# 3900 from the discarder"


async def test_a_liable_player_who_becomes_the_winner_is_forgotten(club: Club) -> None:
    message = await card(club, "55566677z11m234p7z", situation="pao east")
    assert "liable" not in "\n".join(await press(club, message, "Dealer"))


async def test_other_rules_score_it_anew(club: Club, settings: Config) -> None:
    message = await card(club, "234m34p22s345678s2p", riichi="riichi", dora="1p")
    assert text(message).startswith("# 7700 from the discarder")
    assert chosen_rules(message) == ["tenhou"]
    await club.env.restart_bot(bot.build(settings))
    await club.ann.select(message, ["f-league"])
    assert text(message).startswith("# 8000 from the discarder\nMangan, 4 han 30 fu")
    assert "-# Rules: F league" in text(message)
    assert chosen_rules(message) == ["f-league"]


async def test_every_preset_can_be_chosen(club: Club) -> None:
    message = await card(club)
    (select,) = (part for part in walk(message.components) if part["type"] == discord.ComponentType.string_select.value)
    shown = {option["value"]: option["label"] for option in select["options"]}
    assert shown == {name: f"Rules: {preset_title(name, FALLBACK)}" for name in preset_names()}


async def test_an_open_riichi_is_an_ordinary_one_where_there_is_none(club: Club) -> None:
    message = await card(club, riichi="open", rules="f-league", situation="discarder in riichi")
    await club.ann.select(message, ["tenhou"])
    assert "\nRiichi 1 · Chun 1" in text(message)


@pytest.mark.parametrize(
    ("hand", "options", "rules", "answer"),
    [
        (CLOSED, {}, "tenhou-sanma", "These rules play without 2m."),
        ("(123p)067p22s777z68s7s", {}, "tenhou-sanma", "These rules have no chi."),
        (
            CLOSED.replace("234m", "123p"),
            {"seat": "north"},
            "tenhou-sanma",
            "With three players there is no North seat.",
        ),
        (
            CLOSED.replace("234m", "123p"),
            {"rules": "tenhou-sanma", "kita": 1},
            "f-league",
            "Under these rules no North is set aside.",
        ),
    ],
)
async def test_rules_that_the_hand_does_not_fit_leave_the_card_as_it_is(
    club: Club, hand: str, options: dict[str, str | int], rules: str, answer: str
) -> None:
    message = await card(club, hand, **options)
    before = text(message)
    result = await club.ann.select(message, [rules])
    assert result.ephemeral
    assert text(result) == answer
    assert text(message) == before


# --- what cannot be is greyed out


async def test_a_closed_hand_can_change_in_all_ways_but_rinshan_and_ippatsu(club: Club) -> None:
    assert buttons(await card(club)) == {
        "Tsumo": True,
        "Riichi": True,
        "Ippatsu": False,
        "Last tile": True,
        "Rinshan": False,
        "Dealer": True,
        "+1 honba": True,
    }


@pytest.mark.parametrize(
    ("hand", "options", "greyed"),
    [
        (OPEN, {}, {"Riichi", "Ippatsu", "Rinshan"}),
        (WITH_KAN, {}, {"Ippatsu"}),
        (CLOSED, {"riichi": "riichi"}, {"Rinshan"}),
        (CLOSED, {"situation": "tenhou"}, {"Tsumo ✓", "Riichi", "Ippatsu", "Last tile", "Rinshan"}),
        (CLOSED, {"situation": "renhou"}, {"Riichi", "Ippatsu", "Last tile", "Rinshan", "Dealer"}),
        (CLOSED, {"situation": "chankan"}, {"Ippatsu", "Last tile", "Rinshan"}),
    ],
)
async def test_what_cannot_be_is_greyed_out(
    club: Club, hand: str, options: dict[str, str | int], greyed: set[str]
) -> None:
    message = await card(club, hand, **options)
    assert {label for label, works in buttons(message).items() if not works} == greyed


async def test_a_card_of_no_win_can_be_made_to_win(club: Club) -> None:
    result = await club.ann.slash(club.channel, "score hand", hand="123m234p340678s22z")
    assert result.ephemeral
    await club.ann.click(reply(result), label="Riichi")
    assert text(result).startswith("# 2600 from the discarder")
    await club.ann.click(reply(result), label="Riichi ✓")
    assert text(result).startswith("## No win")


# --- who presses, and when


async def test_somebody_else_gets_an_own_copy(club: Club, settings: Config) -> None:
    message = await card(club)
    before = text(message)
    bea = club.env.guild.add_member(club.env.create_user("Bea"))
    await club.env.restart_bot(bot.build(settings))
    copy = await bea.click(message, label="Tsumo")
    assert copy.ephemeral
    assert text(copy).startswith("# 5200 by tsumo")
    assert text(message) == before
    again = await bea.click(reply(copy), label="Riichi")
    assert text(copy).startswith("# 8000 by tsumo")
    assert text(message) == before
    assert not again.followups


async def test_somebody_else_chooses_rules_for_an_own_copy(club: Club) -> None:
    message = await card(club)
    before = text(message)
    bea = club.env.guild.add_member(club.env.create_user("Bea"))
    copy = await bea.select(message, ["f-league"])
    assert copy.ephemeral
    assert "-# Rules: F league" in text(copy)
    assert text(message) == before


async def test_a_double_click_is_one_click(club: Club) -> None:
    message = await card(club)
    (button,) = (part for part in walk(message.components) if part.get("label") == "+1 honba")
    pressed = {"custom_id": button["custom_id"], "component_type": button["type"]}
    # Both presses are of the card as it was before the first was answered.
    as_it_was = deepcopy(club.env.backend.get_message(message.channel_id, message.id))
    for _ in range(2):
        result = await _component_interaction(club.ann, as_it_was, pressed)
        assert result.acknowledged
    assert text(message).splitlines()[1].endswith(" · 1 honba")


class Show(commands.Cog):
    """Shows a button or a list with any state."""

    @app_commands.command()
    async def show(self, interaction: discord.Interaction, state: str, rules: str) -> None:
        """Show both."""
        pressed = button(change_hand(Change.TSUMO, state, rules), label="press")
        options = [discord.SelectOption(label=name, value=name) for name in preset_names()]
        card = Card("before", rows=[[pressed], [menu(choose_rules(state, rules), options)]])
        await interaction.response.send_message(view=card)


async def shown(club: Club, written: str, rules: str = "tenhou") -> ResponseMessage:
    assert isinstance(club.env.bot, commands.Bot)
    await club.env.bot.add_cog(Show())
    return reply(await club.ann.slash(club.channel, "show", state=written, rules=rules))


def assert_refused(result: InteractionResult, message: ResponseMessage, answer: str) -> None:
    assert result.ephemeral
    assert text(result) == answer
    assert text(message) == "before"


GOOD = state.write(CLOSED_CASE)


@pytest.mark.simcord(strict_sync=False)
@pytest.mark.parametrize(
    "written", ["x", "0" + GOOD[1:], GOOD + "AAAB", GOOD[:9], "1", "1é", "1____________________________"]
)
async def test_a_card_of_another_version_says_so(club: Club, written: str) -> None:
    message = await shown(club, written)
    assert_refused(await club.ann.click(message, label="press"), message, OUTDATED)
    assert_refused(await club.ann.select(message, ["f-league"]), message, OUTDATED)


@pytest.mark.simcord(strict_sync=False)
async def test_a_card_of_rules_that_are_gone_names_those_there_are(club: Club) -> None:
    message = await shown(club, GOOD, "gone")
    result = await club.ann.click(message, label="press")
    assert result.ephemeral
    assert text(result).startswith('There are no rules called "gone". Choose from: ema-2016, ')


@pytest.mark.simcord(strict_sync=False)
async def test_a_button_that_was_grey_when_sent_answers_too(club: Club) -> None:
    tenhou = state.write(replace(CLOSED_CASE, seat=Wind.EAST, tsumo=True, first_turn=True))
    message = await shown(club, tenhou)
    result = await club.ann.click(message, label="press")
    assert_refused(result, message, "The dealer draws first, so renhou is for the other seats.")


# --- the changes themselves


@pytest.mark.parametrize("change", [change for change in Change if change not in (Change.HONBA, Change.RINSHAN)])
def test_a_change_twice_is_none(change: Change) -> None:
    case = replace(CLOSED_CASE, riichi=Riichi.RIICHI)
    assert changed(case, change) != case
    assert changed(changed(case, change), change) == case


def test_honba_begin_anew_after_the_most() -> None:
    assert changed(replace(CLOSED_CASE, honba=99), Change.HONBA).honba == 0


def test_rinshan_can_be_taken_back() -> None:
    case = changed(Case(hand=parse_hand(WITH_KAN), rules=load_preset("tenhou")), Change.RINSHAN)
    assert case.rinshan
    assert not changed(case, Change.RINSHAN).rinshan
    assert not changed(case, Change.TSUMO).rinshan


def test_a_change_to_what_does_not_win_is_possible() -> None:
    case = Case(hand=parse_hand("123m234p340678s22z"), rules=load_preset("tenhou"), tsumo=True)
    assert can_change(case, Change.TSUMO)


@pytest.mark.parametrize(("riichi", "plain"), [(Riichi.OPEN, Riichi.RIICHI), (Riichi.OPEN_DOUBLE, Riichi.DOUBLE)])
def test_rules_with_open_riichi_keep_it(riichi: Riichi, plain: Riichi) -> None:
    case = replace(CLOSED_CASE, riichi=riichi)
    assert with_rules(case, load_preset("f-league")).riichi is riichi
    assert with_rules(case, load_preset("tenhou")).riichi is plain


def controls(made: Card) -> list[ui.Button[Any] | ui.Select[Any]]:
    return [child.item for child in made.walk_children() if isinstance(child, ui.DynamicItem)]


def test_the_ticks_are_of_the_things_that_are_so() -> None:
    everything = replace(
        CLOSED_CASE, tsumo=True, riichi=Riichi.RIICHI, ippatsu=True, last_tile=True, seat=Wind.EAST, honba=3
    )
    made, wins = hand_card(everything, ENGLISH)
    labels = [item.label for item in controls(made) if isinstance(item, ui.Button)]
    assert wins
    assert labels == ["Tsumo ✓", "Riichi ✓", "Ippatsu ✓", "Last tile ✓", "Rinshan", "Dealer ✓", "+1 honba"]


def test_the_custom_ids_of_a_card_differ_from_each_other() -> None:
    made, _ = hand_card(CLOSED_CASE, ENGLISH)
    items = controls(made)
    assert len({item.custom_id for item in items}) == len(items) == 8
