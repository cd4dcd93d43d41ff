"""A server's own rules are known wherever rules are named, and nowhere else."""

from copy import deepcopy

import discord
import simcord
from simcord.actors import _component_interaction

import bot
from cogs.host.config import Config
from tests.support.house import House
from tests.support.houserules import TAKE, choose_rules
from tests.support.reading import buttons, reply, text
from tests.support.world import Club


async def test_the_server_s_own_rules_are_known_everywhere(club: Club, organiser: simcord.MemberActor) -> None:
    await choose_rules(club, organiser, "set", rule="kuitan", value="no")
    await choose_rules(club, organiser, "set", rule="ippatsu", value="no")
    shown = text(await club.ann.slash(club.channel, "rules show", topic="rule:ippatsu"))
    assert "**Here** · House rules, version 2\nThere is no ippatsu." in shown
    assert "-# This server has chosen this itself; Tenhou without open tanyao plays it differently." in shown
    shown = text(await club.ann.slash(club.channel, "rules show", topic="ura dora"))
    assert "-# As in Tenhou without open tanyao.\n-# From Tenhou's rules" in shown
    assert "# House rules, version 2\n" in text(await club.ann.slash(club.channel, "rules show"))
    listed = text(await club.ann.slash(club.channel, "rules list"))
    assert "**House rules, version 2** `own-2` ← played here\nThis server's own rules: Tenhou without open" in listed
    assert "with one rule changed." in listed
    assert listed.count("← played here") == 1
    assert "House rules, version 2" in text(await club.ann.slash(club.channel, "rules yaku"))
    scored = await club.ann.slash(club.channel, "score hand", hand="234m567p34s66s(456s)5s", by="ron-east")
    assert "-# Rules: House rules, version 2" in text(scored)
    assert scored.ephemeral, "no yaku without open tanyao"
    for rules in ("own", "own-2"):
        assert "House rules" in text(await club.ann.slash(club.channel, "score table", rules=rules))


async def test_versions_are_compared_in_pages_that_turn_after_a_restart(
    club: Club, organiser: simcord.MemberActor, settings: Config
) -> None:
    await choose_rules(club, organiser, "set", rule="kuitan", value="no")
    await choose_rules(club, organiser, "set", rule="ippatsu", value="no")
    shown = text(await club.ann.slash(club.channel, "rules compare", a="own-1", b="own"))
    assert shown.startswith("# House rules, version 1 or House rules, version 2\nOne rule differs.")
    result = await club.ann.slash(club.channel, "rules compare", a="own-2", b="f-league")
    await club.env.restart_bot(bot.build(settings))
    (forward,) = [label for label, works in buttons(result).items() if works]
    await club.ann.click(reply(result), label=forward)
    assert text(result).startswith("# House rules, version 2 or F league\n")


async def test_a_hand_is_scored_under_them_by_buttons_too(
    club: Club, organiser: simcord.MemberActor, settings: Config
) -> None:
    await choose_rules(club, organiser, "set", rule="kuitan", value="no")
    result = await club.ann.slash(club.channel, "score hand", hand="123m456p789s1122z 2z", rules="f-league")
    await club.env.restart_bot(bot.build(settings))
    await club.ann.select(reply(result), ["own-1"])
    assert "-# Rules: House rules, version 1" in text(result)
    await club.ann.click(reply(result), label="Tsumo")
    assert "-# Rules: House rules, version 1" in text(result)
    await club.ann.select(reply(result), ["f-league"])
    assert "-# Rules: F league" in text(result)


async def test_a_league_keeps_its_version_until_it_is_moved(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await choose_rules(club, organiser, "set", rule="kuitan", value="no")
    assert "House rules, version 1" in text(await organiser.slash(club.channel, "league create", name="Thursdays"))
    await choose_rules(club, organiser, "set", rule="start points", value="30000")
    league = await house.store.leagues.get(house.guild)
    assert (league.rules.name, league.rules.start_points) == ("own-1", 25000)
    game = await house.record()
    offered = await organiser.autocomplete(club.channel, "league settings", "rules", "house")
    assert offered == [{"name": "House rules, version 2", "value": "own-2"}]
    moved = await organiser.slash(club.channel, "league settings", rules="own")
    assert "House rules, version 2" in text(moved)
    assert (await house.store.leagues.get(house.guild)).rules.start_points == 30000
    assert (await house.store.games.get(house.guild, game.id)).rules.name == "own-1"


async def test_another_server_sees_nothing_of_them(club: Club, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules set", rule="kuitan", value="no")
    draft = next(iter(part for row in reply(result).components[1:] for part in row["components"]))["custom_id"]
    guild = club.env.create_guild("Elsewhere")
    role = guild.create_role("All", permissions=discord.Permissions.all())
    stranger = guild.add_member(club.env.create_user("Zed"), roles=[role])
    channel = guild.create_text_channel("there")
    theirs = await stranger.slash(channel, "rules use", preset="f-league")
    stored = deepcopy(stranger._env.backend.get_message(reply(theirs).channel_id, reply(theirs).id))
    button = discord.ComponentType.button.value
    forged = {"type": button, "custom_id": draft, "style": 3, "label": "x"}
    stored.components = [{"type": 1, "components": [forged]}]
    pressed = {"component_type": button, "custom_id": draft}
    answer = await _component_interaction(stranger, stored, pressed)
    assert text(answer) == "This preview is no longer there. Give the command again."
    await organiser.click(reply(result), label=TAKE)
    assert text(await stranger.slash(channel, "rules history")).startswith("This server has chosen no rules yet.")
    assert "no rules of its own" in text(await stranger.slash(channel, "rules show", rules="own-1"))


async def test_outside_of_servers_presets_are_shown_and_own_rules_are_not(club: Club) -> None:
    dee = club.env.create_user("Dee")
    assert "Tenhou, four players" in text(await dee.slash("rules show"))
    for command, options in (("history", {}), ("show", {"rules": "own-1"}), ("use", {"preset": "tenhou"})):
        answer = await dee.slash(f"rules {command}", **options)
        assert text(answer) == "This works in a server only."
    assert await dee.autocomplete("rules use", "preset", "") == []
