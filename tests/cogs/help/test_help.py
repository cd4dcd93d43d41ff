"""`/help`: what to try first, and the languages of people and servers."""

from copy import deepcopy

import discord
import pytest
import simcord
from simcord.actors import _component_interaction

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from cogs.ui.texts import Texts, languages
from tests.support.house import House
from tests.support.languages import in_language
from tests.support.limits import walk
from tests.support.members import join, with_organiser_role
from tests.support.reading import COMMAND, reply, text
from tests.support.world import Club

SELECT = 3
OWN, SERVER = "help:own", "help:server"


@pytest.fixture
def manager(club: Club) -> simcord.MemberActor:
    return join(club, "Mia", organiser=True)


def lists(result: simcord.InteractionResult) -> dict[str, str]:
    """The lists of languages on a card, each with what is chosen."""
    found = {part["custom_id"]: part for part in walk(reply(result).components) if part["type"] == SELECT}
    return {
        custom_id: next(option["label"] for option in part["options"] if option.get("default"))
        for custom_id, part in found.items()
    }


async def test_a_newcomer_sees_three_things_to_try(club: Club) -> None:
    result = await club.ann.slash(club.channel, "help")
    assert result.ephemeral
    shown = text(result)
    assert shown.startswith("# Three things to try\n")
    for command in ("/score hand", "/rules show", "/game record", "/table open", "/league standings"):
        assert command in shown
    assert lists(result) == {OWN: "You: as in your Discord (English)"}


async def test_every_command_that_it_names_can_be_pressed(simcord_bot: Tenbou, club: Club) -> None:
    result = await club.ann.slash(club.channel, "help")
    raw = "\n".join(part["content"] for part in walk(reply(result).components) if "content" in part)
    ids = {command.name: command.id for command in await simcord_bot.tree.fetch_commands()}
    named = {found[0] for found in COMMAND.finditer(raw)}
    assert f"</score hand:{ids['score']}>" in named
    assert f"</league standings:{ids['league']}>" in named
    assert len(named) == 6
    assert "/" not in COMMAND.sub("", raw)


async def test_it_works_in_direct_messages(club: Club) -> None:
    user = club.env.create_user("Dora")
    result = await user.slash("help")
    assert "On a server that I am on" in text(result)
    assert list(lists(result)) == [OWN]
    await user.select(reply(result), values=["ja"], custom_id=OWN)
    assert text(result).startswith("# まず試したい3つのこと\n")


async def test_a_language_of_one_s_own_is_for_every_answer_and_after_a_restart(club: Club, settings: Config) -> None:
    result = await club.ann.slash(club.channel, "help")
    await club.ann.select(reply(result), values=["ja"], custom_id=OWN)
    assert text(result).startswith("# まず試したい3つのこと\n")
    assert lists(result) == {OWN: "あなた：日本語"}
    for _ in range(2):
        answer = await club.ann.slash(club.channel, "score points", han=3, fu=40)
        assert "ロン" in text(answer)
        mistake = await club.ann.slash(club.channel, "score hand", hand="1x")
        assert mistake.ephemeral
        assert text(mistake).startswith("2文字目は牌ではありません。")
        await club.env.restart_bot(bot.build(settings))
    again = await club.ann.slash(club.channel, "help")
    await club.ann.select(reply(again), values=["discord"], custom_id=OWN)
    assert text(again).startswith("# Three things to try\n")


async def test_others_keep_their_language(club: Club, manager: simcord.MemberActor) -> None:
    result = await club.ann.slash(club.channel, "help")
    await club.ann.select(reply(result), values=["zh-TW"], custom_id=OWN)
    assert text(await manager.slash(club.channel, "help")).startswith("# Three things to try\n")


@pytest.mark.parametrize("language", languages())
async def test_whoever_has_chosen_nothing_is_answered_as_their_discord_is(club: Club, language: str) -> None:
    with in_language(language):
        result = await club.ann.slash(club.channel, "help")
        mistake = await club.ann.slash(club.channel, "league info", league="No such league")
    texts = Texts(language)
    assert text(result).startswith(texts.text("help-heading"))
    assert lists(result) == {OWN: texts.text("help-own-discord", language=texts.text("language-name"))}
    assert text(mistake) == texts.text("error-league-unknown", name="No such league")


async def test_one_s_own_choice_goes_before_discord_s(club: Club) -> None:
    result = await club.ann.slash(club.channel, "help")
    await club.ann.select(reply(result), values=["en"], custom_id=OWN)
    with in_language("ja"):
        assert text(await club.ann.slash(club.channel, "help")).startswith("# Three things to try\n")


async def test_what_everybody_reads_is_in_the_server_s_language(
    club: Club, house: House, manager: simcord.MemberActor, settings: Config
) -> None:
    await house.create()
    result = await manager.slash(club.channel, "help")
    assert lists(result) == {OWN: "You: as in your Discord (English)", SERVER: "Server: as in Discord (English)"}
    await manager.select(reply(result), values=["zh-TW"], custom_id=SERVER)
    assert text(result).startswith("# Three things to try\n")
    assert lists(result)[SERVER] == "Server: 繁體中文"
    for _ in range(2):
        with in_language("ja", server="ja"):
            board = await club.ann.slash(club.channel, "league standings")
            answer = await club.ann.slash(club.channel, "help")
        assert Texts("zh-TW").text("standings-empty").partition("/")[0] in text(board)
        assert text(answer).startswith("# まず試したい3つのこと\n")
        await club.env.restart_bot(bot.build(settings))


async def test_without_a_choice_boards_are_in_the_language_that_discord_has_for_the_server(
    club: Club, house: House
) -> None:
    await house.create()
    with in_language("en-US", server="ja"):
        board = await club.ann.slash(club.channel, "league standings")
    assert Texts("ja").text("standings-empty").partition("/")[0] in text(board)


async def test_a_press_changes_a_board_in_its_language_and_shows_a_copy_in_one_s_own(
    club: Club, house: House, manager: simcord.MemberActor
) -> None:
    await house.create()
    await house.record()
    with in_language("ja", server="zh-TW"):
        board = await club.ann.slash(club.channel, "league standings")
        await club.ann.click(reply(board), label=Texts("zh-TW").text("standings-more-columns"))
        assert Texts("zh-TW").text("standings-fewer-columns") in str(reply(board).components)
        copy = await manager.click(reply(board), label=Texts("zh-TW").text("standings-fewer-columns"))
    assert copy.ephemeral
    assert Texts("ja").text("standings-more-columns") in str(reply(copy).components)


async def test_an_organiser_by_role_chooses_the_server_s_language_and_others_do_not(club: Club, house: House) -> None:
    helper = await with_organiser_role(club, house, "Hal")
    result = await helper.slash(club.channel, "help")
    await helper.select(reply(result), values=["ja"], custom_id=SERVER)
    assert house.store.languages.of_guild(house.guild) == "ja"
    assert SERVER not in lists(await club.ann.slash(club.channel, "help"))


async def test_choosing_the_same_twice_ends_in_one_choice(
    club: Club, house: House, manager: simcord.MemberActor
) -> None:
    result = await manager.slash(club.channel, "help")
    for custom_id in (OWN, OWN, SERVER, SERVER):
        await manager.select(reply(result), values=["ja"], custom_id=custom_id)
    assert house.store.languages.of_person(manager.id) == house.store.languages.of_guild(house.guild) == "ja"
    assert lists(result) == {OWN: "あなた：日本語", SERVER: "サーバー：日本語"}


async def test_a_list_that_an_organiser_left_open_refuses_whoever_is_none(
    club: Club, house: House, manager: simcord.MemberActor
) -> None:
    result = await manager.slash(club.channel, "help")
    (menu,) = [part for part in walk(reply(result).components) if part.get("custom_id") == SERVER]
    message = club.env.backend.get_message(reply(result).channel_id, reply(result).id)
    chosen = {"component_type": SELECT, "custom_id": menu["custom_id"], "values": ["ja"]}
    refused = await _component_interaction(club.ann, deepcopy(message), chosen)
    assert text(refused).startswith("Only an organiser can do this")
    assert house.store.languages.of_guild(house.guild) is None


async def test_a_language_that_is_there_no_more_is_as_if_not_chosen(club: Club, house: House) -> None:
    await house.store.languages.set_person(club.ann.id, "eo")
    await house.store.languages.set_guild(house.guild, "eo", actor=1)
    result = await club.ann.slash(club.channel, "help")
    assert text(result).startswith("# Three things to try\n")
    assert discord.Locale.japanese.value in languages()
