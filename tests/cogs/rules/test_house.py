"""A server's own rules, changed as people change them."""

from copy import deepcopy
from typing import Any

import discord
import pytest
import simcord
from simcord.actors import _component_interaction
from simcord.results import InteractionResult

import bot
from cogs.host.config import Config
from core.rules import LONGEST_FILE, RuleSet, load_preset, plain_values, read_rules, rule_fields, write_rules
from db.store import RuleVersionInfo
from tests.support.house import House
from tests.support.members import join, with_organiser_role
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

TAKE, LEAVE = "Play by these", "Leave as it is"
ONLY_ORGANISERS = "Only an organiser can do this: somebody who may manage the server, or has the role named by "


async def play(club: Club, by: simcord.MemberActor, command: str, **options: Any) -> InteractionResult:  # noqa: ANN401  -- whatever an option takes
    """Give a command and confirm its preview."""
    result = await by.slash(club.channel, f"rules {command}", **options)
    await by.click(reply(result), label=TAKE)
    return result


async def current(house: House) -> RuleVersionInfo:
    found = await house.store.rules.current(house.guild)
    assert found is not None
    return found


async def own(house: House) -> RuleSet:
    return (await current(house)).rules


# --- set


async def test_a_rule_is_previewed_before_it_is_changed(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await house.create("Thursdays")
    result = await organiser.slash(club.channel, "rules set", rule="喰いタン", value="なし")
    shown = text(result)
    assert not result.ephemeral
    assert shown.startswith(
        "# House rules, version 1?\n**Open tanyao (kuitan)**\n- before: An open hand may have tanyao."
    )
    assert "- then: Tanyao needs a closed hand." in shown
    assert "**For whom**: from now on /score, /rules, and new leagues" in shown
    assert "Thursdays keeps the rules it has." in shown
    assert buttons(result) == {TAKE: True, LEAVE: True}
    assert await house.store.rules.current(house.guild) is None
    await organiser.click(reply(result), label=TAKE)
    assert text(result).startswith("# House rules, version 1\nVersion 1 of this server's rules is played from now on.")
    assert buttons(result) == {}
    version = await current(house)
    assert (version.number, version.by, version.rules.name) == (1, organiser.id, "own-1")
    assert plain_values(version.rules) == {**plain_values(load_preset("tenhou")), "kuitan": False}
    assert (await house.store.leagues.get(house.guild)).rules == load_preset("tenhou")


async def test_leaving_it_changes_nothing(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules set", rule="kuitan", value="no")
    await organiser.click(reply(result), label=LEAVE)
    assert text(result) == "Nothing was changed."
    assert buttons(result) == {}
    assert await house.store.rules.current(house.guild) is None


VALUES = [
    ("uma", "10-30", "uma", [[30000, 10000, -10000, -30000]]),
    ("uma", "15 5 −5 −15", "uma", [[15000, 5000, -5000, -15000]]),
    ("uma", "20000, 10000, -10000, -20000".replace("20000", "30000"), "uma", [[30000, 10000, -10000, -30000]]),
    ("uma", "0 0 0 0; 12 -1 -3 -8; 8 4 -4 -8; 8 3 1 -12; 0 0 0 0", "uma", None),
    ("red fives", "0 0 0", "red_fives", [0, 0, 0]),
    ("starting points", "２８，０００", "start_points", 28000),
    ("sudden death", "None", "extension", "none"),
    ("Multiple ron", "head bump", "multiple_ron", "head_bump"),
    ("kuitan", "OFF", "kuitan", False),
    ("kiriage", "true", "kiriage_mangan", True),
    ("renhou", "mangan", "renhou", "mangan"),
]


@pytest.mark.parametrize(("rule", "value", "field", "plain"), VALUES)
async def test_values_are_understood_as_people_write_them(  # noqa: PLR0913, PLR0917  -- fixtures and the case
    club: Club, house: House, organiser: simcord.MemberActor, rule: str, value: str, field: str, plain: object
) -> None:
    await play(club, organiser, "set", rule=rule, value=value)
    changed = plain_values(await own(house))
    if plain is None:
        assert (await own(house)).uma[1] == (12000, -1000, -3000, -8000)
    else:
        assert changed[field] == plain
    assert {name for name in rule_fields() if changed[name] != plain_values(load_preset("tenhou"))[name]} == {field}


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"rule": "kuitan", "value": "maybe"}, 'Open tanyao (kuitan) cannot be "maybe". It can be: true, false.'),
        ({"rule": "uma", "value": "20 10 -10"}, 'Uma cannot be "20 10 -10". It can be: [[a, b, c, d]], '),
        ({"rule": "uma", "value": "20 10 -10 -10"}, 'Uma cannot be "20 10 -10 -10".'),
        ({"rule": "uma", "value": "9" * 100}, "Uma cannot be"),
        ({"rule": "red fives", "value": "1.5 1 1"}, "Red fives cannot be"),
        ({"rule": "start points", "value": "25050"}, 'Starting points cannot be "25050".'),
        ({"rule": "honba", "value": "**@everyone**"}, "Worth of a honba cannot be"),
        ({"rule": "players", "value": "3"}, "Number of players cannot be"),
        ({"rule": "xqzzt", "value": "1"}, 'Nothing here is called "xqzzt".'),
        ({"rule": "rule_history", "value": "1"}, "When Tenhou's rules changed is explained by /rules show"),
        ({"rule": "kuitan", "value": "yes"}, "Tenhou, four players has it like that already"),
    ],
)
async def test_a_wrong_value_gets_its_own_sentence(
    club: Club, house: House, organiser: simcord.MemberActor, options: dict[str, str], answer: str
) -> None:
    result = await organiser.slash(club.channel, "rules set", **options)
    assert result.ephemeral
    assert text(result).startswith(answer)
    assert "@everyone" not in text(result)
    assert await house.store.rules.current(house.guild) is None


async def test_what_cannot_be_played_together_is_refused_with_the_reason(
    club: Club, organiser: simcord.MemberActor
) -> None:
    await play(club, organiser, "use", preset="tenhou-sanma")
    result = await organiser.slash(club.channel, "rules set", rule="chi", value="yes")
    assert text(result) == (
        "These rules cannot be taken: something is wrong.\n- With three players nobody can call chi."
    )
    assert buttons(result) == {}


async def test_rules_and_their_values_are_offered_while_typing(club: Club, organiser: simcord.MemberActor) -> None:
    async def offered(option: str, typed: str, **others: str) -> dict[str, str]:
        found = await organiser.autocomplete(club.channel, "rules set", option, typed, **others)
        return {each["value"]: each["name"] for each in found}

    assert (await offered("rule", "喰いタン"))["kuitan"] == "Open tanyao (kuitan)"
    assert "rule_history" not in await offered("rule", "rule history")
    assert await offered("value", "", rule="kuitan") == {
        "true": "Now: An open hand may have tanyao.",
        "false": "Tanyao needs a closed hand.",
    }
    assert set(await offered("value", "", rule="renhou")) == {"none", "mangan", "yakuman"}
    assert await offered("value", "mangan", rule="renhou") != {}
    assert (await offered("value", "", rule="minimum_han"))["3"].startswith("A winning hand needs 3 han")
    assert "30 10 -10 -30" in await offered("value", "", rule="uma")
    assert "15 0 -15" not in await offered("value", "", rule="uma")
    assert list(await offered("value", "12-24", rule="uma")) == ["24 12 -12 -24"]
    assert next(iter(await offered("value", "28000", rule="start_points"))) == "28000"
    assert await offered("value", "x", rule="start_points") == {}
    assert await offered("value", "", rule="xqzzt") == {}
    assert await offered("value", "9" * 500, rule="uma") == {}


@pytest.mark.parametrize("field", rule_fields())
async def test_every_value_that_is_offered_is_one(club: Club, organiser: simcord.MemberActor, field: str) -> None:
    found = await organiser.autocomplete(club.channel, "rules set", "value", "", rule=field)
    assert 1 <= len(found) <= 25
    other = next((each["value"] for each in found if not str(each["name"]).startswith("Now: ")), None)
    if other is None:
        return
    result = await organiser.slash(club.channel, "rules set", rule=field, value=other)
    shown = text(result)
    assert shown.startswith(("# House rules, version 1?", "These rules cannot be taken"))


# --- use


async def test_a_preset_becomes_what_is_played_here(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules use", preset="F League")
    assert text(result).startswith("# F league?\n")
    assert " more rules." in text(result)
    await organiser.click(reply(result), label=TAKE)
    assert text(result).startswith("# F league\nVersion 1 of this server's rules")
    assert await own(house) == load_preset("f-league")
    assert "**Here** · F league" in text(await club.ann.slash(club.channel, "rules show", topic="kuitan"))
    assert "-# Rules: F league" in text(await club.ann.slash(club.channel, "score hand", hand="123m456p789s1122z 2z"))
    assert "F league" in text(await club.ann.slash(club.channel, "score table"))
    made = await organiser.slash(club.channel, "league create", name="New")
    assert "F league" in text(made)


async def test_the_rules_of_the_settings_can_be_chosen_once(club: Club, organiser: simcord.MemberActor) -> None:
    result = await play(club, organiser, "use", preset="tenhou")
    assert "# Tenhou, four players\n" in text(result)
    again = await organiser.slash(club.channel, "rules use", preset="tenhou")
    assert text(again) == "Tenhou, four players has it like that already, so nothing would change."


async def test_an_earlier_version_comes_back_as_a_new_one(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await play(club, organiser, "set", rule="kuitan", value="no")
    await play(club, organiser, "set", rule="ippatsu", value="no")
    assert [each["value"] for each in await organiser.autocomplete(club.channel, "rules use", "preset", "house")] == [
        "own-2",
        "own-1",
    ]
    await play(club, organiser, "use", preset="own-1")
    version = await current(house)
    assert (version.number, version.rules.name, version.rules.ippatsu, version.rules.kuitan) == (
        3,
        "own-3",
        True,
        False,
    )


@pytest.mark.parametrize(
    ("preset", "answer"),
    [
        ("nothing", 'There are no rules called "nothing".'),
        ("own-1", "This server has no rules of its own yet."),
        ("own-999999999", "This server has no rules of its own yet."),
        ("own-9999999999", 'There are no rules called "own-9999999999".'),
    ],
)
async def test_unknown_rules_are_refused(club: Club, organiser: simcord.MemberActor, preset: str, answer: str) -> None:
    result = await organiser.slash(club.channel, "rules use", preset=preset)
    assert result.ephemeral
    assert text(result).startswith(answer)


# --- where they count


async def test_the_server_s_own_rules_are_known_everywhere(club: Club, organiser: simcord.MemberActor) -> None:
    await play(club, organiser, "set", rule="kuitan", value="no")
    await play(club, organiser, "set", rule="ippatsu", value="no")
    shown = text(await club.ann.slash(club.channel, "rules show", topic="ippatsu"))
    assert "**Here** · House rules, version 2\nThere is no ippatsu." in shown
    assert "-# This server's own choice; Tenhou without open tanyao has it otherwise." in shown
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
    await play(club, organiser, "set", rule="kuitan", value="no")
    await play(club, organiser, "set", rule="ippatsu", value="no")
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
    await play(club, organiser, "set", rule="kuitan", value="no")
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
    await play(club, organiser, "set", rule="kuitan", value="no")
    assert "House rules, version 1" in text(await organiser.slash(club.channel, "league create", name="Thursdays"))
    await play(club, organiser, "set", rule="start points", value="30000")
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


# --- who may


@pytest.mark.parametrize(
    ("command", "options"),
    [("use", {"preset": "f-league"}), ("set", {"rule": "kuitan", "value": "no"}), ("import", {})],
)
async def test_only_organisers_change_rules(club: Club, house: House, command: str, options: dict[str, str]) -> None:
    result = await club.ann.slash(club.channel, f"rules {command}", **options)
    assert result.ephemeral
    assert text(result).startswith(ONLY_ORGANISERS)
    helper = await with_organiser_role(club, house, "Hal")
    assert not text_or_none(await helper.slash(club.channel, f"rules {command}", **options)).startswith(ONLY_ORGANISERS)


def text_or_none(result: InteractionResult) -> str:
    return text(result) if result.response else ""


async def test_only_organisers_press_the_buttons(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules use", preset="f-league")
    before = text(result)
    for label in (TAKE, LEAVE):
        answer = await club.ann.click(reply(result), label=label)
        assert answer.ephemeral
        assert text(answer).startswith(ONLY_ORGANISERS)
    assert text(result) == before
    assert await house.store.rules.current(house.guild) is None


async def test_another_organiser_may_confirm_also_after_a_restart(
    club: Club, house: House, organiser: simcord.MemberActor, settings: Config
) -> None:
    result = await organiser.slash(club.channel, "rules use", preset="f-league")
    other = join(club, "Otto", organiser=True)
    await club.env.restart_bot(bot.build(settings))
    await other.click(reply(result), label=TAKE)
    assert text(result).startswith("# F league\n")
    assert (await current(house)).by == other.id


async def test_pressing_twice_makes_one_version(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules use", preset="f-league")
    message = reply(result)
    stored = deepcopy(organiser._env.backend.get_message(message.channel_id, message.id))
    await organiser.click(message, label=TAKE)
    custom_id = stored.components[1]["components"][0]["custom_id"]
    pressed = {"component_type": discord.ComponentType.button.value, "custom_id": custom_id}
    await _component_interaction(organiser, stored, pressed)
    assert text(result).startswith("# F league\nVersion 1 ")
    assert len(await house.store.rules.recent(house.guild, most=9)) == 1


async def test_a_preview_that_others_have_overtaken_is_refused(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    first = await organiser.slash(club.channel, "rules use", preset="f-league")
    await play(club, organiser, "set", rule="kuitan", value="no")
    answer = await organiser.click(reply(first), label=TAKE)
    assert answer.ephemeral
    assert text(answer).startswith("This server's rules have changed meanwhile: version 1 is played now.")
    assert (await current(house)).rules.name == "own-1"


# --- history


async def test_a_history_says_who_when_and_what(club: Club, organiser: simcord.MemberActor) -> None:
    assert text(await club.ann.slash(club.channel, "rules history")).startswith("This server has chosen no rules yet.")
    await play(club, organiser, "use", preset="tenhou")
    await play(club, organiser, "set", rule="kuitan", value="no")
    await play(club, organiser, "use", preset="f-league")
    result = await club.ann.slash(club.channel, "rules history")
    heading, *lines = text(result).splitlines()
    assert heading == "# How this server's rules have changed"
    assert lines[0].startswith(f"**3** · F league · <@{organiser.id}> · <t:")
    assert lines[1].startswith("Changed: Red fives, ")
    assert lines[1].endswith(" more")
    assert lines[3] == "Changed: Open tanyao (kuitan)"
    assert lines[5] == "The first rules chosen here."
    assert buttons(result) == {}


async def test_a_long_history_has_pages(club: Club, house: House, settings: Config) -> None:
    for number in range(10):
        rules = load_preset(("f-league", "tenhou")[number % 2])
        draft = await house.store.rules.draft(house.deed(), rules, after=number)
        await house.store.rules.adopt(house.deed(), draft.id)
    result = await club.ann.slash(club.channel, "rules history")
    assert "**10** · " in text(result)
    assert "**2** · " not in text(result)
    assert buttons(result) == {"Newest": False, "Older ›": True}
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(result), label="Older ›")
    assert "**2** · " in text(result)
    assert "The first rules chosen here." in text(result)
    assert buttons(result) == {"Newest": True, "Older ›": False}
    await club.ann.click(reply(result), label="Newest")
    assert "**10** · " in text(result)


# --- export and import


async def test_what_is_exported_is_imported_again(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await play(club, organiser, "set", rule="kuitan", value="no")
    result = await club.ann.slash(club.channel, "rules export")
    (file,) = reply(result).attachments
    written = await file.read()
    assert file.filename == "rules-own-1.toml"
    assert written.decode().startswith("# House rules, version 1\n")
    rules, _ = read_rules("own-1", written.decode())
    assert rules == await own(house)
    changed = written.replace(b"\nippatsu = true", b"\nippatsu = false")
    preview = await organiser.slash(club.channel, "rules import", file=("rules.toml", changed))
    message = reply(preview)
    assert "**Ippatsu**" in text(message)
    await organiser.click(message, label=TAKE)
    version = await current(house)
    assert (version.number, version.rules.name, version.rules.ippatsu) == (2, "own-2", False)


async def test_rules_are_typed_into_a_dialog_also_after_a_restart(
    club: Club, house: House, organiser: simcord.MemberActor, settings: Config
) -> None:
    modal = await organiser.slash(club.channel, "rules import")
    await club.env.restart_bot(bot.build(settings))
    typed = '[preset]\nextends = "f-league"\n[rules]\nkuitan = false\n'
    answer = await organiser.submit_modal(modal, {"rules": typed})
    message = reply(answer)
    assert text(message).startswith("# House rules, version 1?")
    await organiser.click(message, label=TAKE)
    assert plain_values(await own(house)) == {**plain_values(load_preset("f-league")), "kuitan": False}


TENHOU = write_rules(load_preset("tenhou"), "en").encode()
WRONG = [
    (b"\xff\xfe\x00", "This file is no text."),
    (b"[rules]\nchi = = 1", "Line 2 is not written as TOML wants it."),
    (b"x = 1", "The file has no table [rules] with the rules in it."),
    (b'[preset]\nextends = "x"\n[rules]\n', 'There are no rules called "x".'),
    (b"#" * (LONGEST_FILE + 1), f"The rules are {LONGEST_FILE + 1} characters long"),
    (b"#" * (4 * LONGEST_FILE + 1), f"The rules are {4 * LONGEST_FILE + 1} characters long"),
    (TENHOU, "Tenhou, four players has it like that already"),
]


@pytest.mark.parametrize(("data", "answer"), WRONG, ids=[answer[:20] for _, answer in WRONG])
async def test_a_file_that_cannot_be_taken_gets_one_sentence(
    club: Club, house: House, organiser: simcord.MemberActor, data: bytes, answer: str
) -> None:
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", data))
    assert text(result).startswith(answer)
    assert await house.store.rules.current(house.guild) is None


async def test_every_mistake_in_a_file_is_named(club: Club, organiser: simcord.MemberActor) -> None:
    data = TENHOU.replace(b"\nkuitan = true", b"\nkuitann = true").replace(b"\nchi = true", b'\nchi = "no"')
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", data))
    assert text(result).splitlines() == [
        "These rules cannot be taken: 3 things are wrong.",
        '- There is no rule called "kuitann".',
        '- In the rules own, chi cannot be "no". It can be: true, false.',
        "- The rules own do not say anything about kuitan.",
    ]


async def test_of_very_many_mistakes_some_are_named(club: Club, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", b"[rules]\n"))
    lines = text(result).splitlines()
    assert len(lines) == 14
    assert lines[-1] == f"… and {len(rule_fields()) - 12} more."


async def test_what_cannot_be_played_together_is_not_imported(club: Club, organiser: simcord.MemberActor) -> None:
    data = b'[preset]\nextends = "tenhou-sanma"\n[rules]\nchi = true\nfour_winds = true\n'
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", data))
    assert text(result).splitlines()[1:] == [
        "- With three players nobody can call chi.",
        "- Four equal winds cannot end a hand of three players.",
    ]
