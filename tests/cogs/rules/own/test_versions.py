"""A server's own rules, changed as people change them, and the history of that."""

import json

import pytest
import simcord

import bot
from cogs.host.config import Config
from cogs.rules.errors import ValueNotAmong
from cogs.rules.own.values import read_value, with_value
from cogs.ui.errors import sentence
from cogs.ui.texts import Texts, languages
from core.rules import load_preset, meanings, plain_values, rule_fields
from tests.support.house import House
from tests.support.houserules import LEAVE, TAKE, choose_rules, current_rules, own_rules
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

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
    assert "- after: Tanyao needs a closed hand." in shown
    assert "**For whom**: from now on /score, /rules, and new leagues" in shown
    assert "Thursdays keeps the rules it has." in shown
    assert buttons(result) == {TAKE: True, LEAVE: True}
    assert await house.store.rules.current(house.guild) is None
    await organiser.click(reply(result), label=TAKE)
    assert text(result).startswith("# House rules, version 1\nFrom now on this server plays version 1 of its rules.")
    assert buttons(result) == {}
    version = await current_rules(house)
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
    ("uma", "30 10", "uma", [[30000, 10000, -10000, -30000]]),
    ("uma", "\uff11\uff10\uff0f\uff13\uff10", "uma", [[30000, 10000, -10000, -30000]]),
    ("赤ドラ", "なし", "red_fives", [0, 0, 0]),
    ("tobi", "なし", "tobi", "none"),
    ("kuitan", "Tanyao needs a closed hand", "kuitan", False),
    ("トビ", "トビ終了はなく、点数にかかわらず続けます。", "tobi", "none"),
    ("agariyame", "After winning the last hand the dealer may end the game, but", "agariyame", "choice_if_first"),
]


@pytest.mark.parametrize(("rule", "value", "field", "plain"), VALUES)
async def test_values_are_understood_as_people_write_them(  # noqa: PLR0913, PLR0917  -- fixtures and the case
    club: Club, house: House, organiser: simcord.MemberActor, rule: str, value: str, field: str, plain: object
) -> None:
    await choose_rules(club, organiser, "set", rule=rule, value=value)
    changed = plain_values(await own_rules(house))
    if plain is None:
        assert (await own_rules(house)).uma[1] == (12000, -1000, -3000, -8000)
    else:
        assert changed[field] == plain
    assert {name for name in rule_fields() if changed[name] != plain_values(load_preset("tenhou"))[name]} == {field}


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (
            {"rule": "kuitan", "value": "maybe"},
            'Open tanyao (kuitan) cannot be "maybe". It can be:\n- **yes**: An open hand may have tanyao.\n- **no**',
        ),
        (
            {"rule": "tobi", "value": "トビ"},
            'Bust (tobi) cannot be "トビ". It can be:\n- **none**: Nobody busts: the game goes on',
        ),
        (
            {"rule": "agariyame", "value": "After winning the last hand the dealer may end the game,"},
            "Last dealer's win ends the game (agariyame) cannot be",
        ),
        ({"rule": "tile_set", "value": "none"}, 'Tiles in play cannot be "none".'),
        (
            {"rule": "uma", "value": "20 10 -10"},
            'Uma cannot be "20 10 -10". It can be: 4 numbers that add up to 0, such as 20 10 -10 -20.',
        ),
        ({"rule": "uma", "value": "20 10 -10 -10"}, 'Uma cannot be "20 10 -10 -10".'),
        ({"rule": "uma", "value": "9" * 100}, "Uma cannot be"),
        (
            {"rule": "red fives", "value": "1.5 1 1"},
            'Red fives cannot be "1.5 1 1". It can be: three numbers from 0 to 4, for characters, circles and bamboo, ',
        ),
        ({"rule": "start points", "value": "25050"}, 'Starting points cannot be "25050".'),
        ({"rule": "honba", "value": "**@everyone**"}, "Worth of a honba cannot be"),
        (
            {"rule": "players", "value": "3"},
            (
                'Number of players cannot be "3" while Worth of a honba stays as it is. '
                "With this value, Worth of a honba can be: 0, 200, "
            ),
        ),
        ({"rule": "xqzzt", "value": "1"}, 'Nothing here is called "xqzzt".'),
        ({"rule": "rule_history", "value": "1"}, "When Tenhou's rules changed is only explained by /rules show"),
        ({"rule": "kuitan", "value": "yes"}, "Tenhou, four players already has this value"),
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


@pytest.mark.parametrize("language", languages())
def test_a_value_may_be_typed_as_it_is_said(language: str) -> None:
    few = [field for field in rule_fields() if meanings(field, language)]
    assert len(few) > 50
    for field in few:
        for value, said in meanings(field, language):
            assert json.dumps(read_value(load_preset("tenhou"), field, said)).strip('"') == value


def test_a_wrong_value_is_answered_in_the_language() -> None:
    texts = Texts("ja")
    with pytest.raises(ValueNotAmong) as caught:
        with_value(load_preset("tenhou"), "kuitan", "maybe", texts)
    assert sentence(caught.value, texts).splitlines() == [
        "「喰いタン」を「maybe」にはできません。使えるのは次のとおりです。",
        "- **あり**：喰いタンありです。鳴いた手にもタンヤオが付きます。",
        "- **なし**：喰いタンなしです。タンヤオは門前に限ります。",
    ]


async def test_what_cannot_be_played_together_is_refused_with_the_reason(
    club: Club, organiser: simcord.MemberActor
) -> None:
    await choose_rules(club, organiser, "use", preset="tenhou-sanma")
    result = await organiser.slash(club.channel, "rules set", rule="chi", value="yes")
    assert text(result) == (
        "These rules cannot be used: something is wrong.\n- With three players, nobody can call chi."
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


NOTHING_ELSE_OFFERED = {"players", "honba_points", "riichi_stick", "points_cap", "fpoint_triple_ron"}
"""Rules of which no preset for four has another value; any number that is typed is offered all the same."""


@pytest.mark.parametrize("field", rule_fields())
async def test_every_value_that_is_offered_is_one(club: Club, organiser: simcord.MemberActor, field: str) -> None:
    found = await organiser.autocomplete(club.channel, "rules set", "value", "", rule=field)
    assert 1 <= len(found) <= 25
    other = next((each["value"] for each in found if not str(each["name"]).startswith("Now: ")), None)
    assert (other is None) is (field in NOTHING_ELSE_OFFERED)
    if other is None:
        return
    result = await organiser.slash(club.channel, "rules set", rule=field, value=other)
    shown = text(result)
    assert shown.startswith(("# House rules, version 1?", "These rules cannot be used"))


# --- use


async def test_a_preset_becomes_what_is_played_here(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules use", preset="F League")
    assert text(result).startswith("# F league?\n")
    assert " more rules." in text(result)
    await organiser.click(reply(result), label=TAKE)
    assert text(result).startswith("# F league\nFrom now on this server plays version 1 of its rules")
    assert await own_rules(house) == load_preset("f-league")
    assert "**Here** · F league" in text(await club.ann.slash(club.channel, "rules show", topic="kuitan"))
    assert "-# Rules: F league" in text(await club.ann.slash(club.channel, "score hand", hand="123m456p789s1122z 2z"))
    assert "F league" in text(await club.ann.slash(club.channel, "score table"))
    made = await organiser.slash(club.channel, "league create", name="New")
    assert "F league" in text(made)


async def test_the_rules_of_the_settings_can_be_chosen_once(club: Club, organiser: simcord.MemberActor) -> None:
    result = await choose_rules(club, organiser, "use", preset="tenhou")
    assert "# Tenhou, four players\n" in text(result)
    again = await organiser.slash(club.channel, "rules use", preset="tenhou")
    assert text(again) == "Tenhou, four players already has this value, so nothing would change."


async def test_an_earlier_version_comes_back_as_a_new_one(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await choose_rules(club, organiser, "set", rule="kuitan", value="no")
    await choose_rules(club, organiser, "set", rule="ippatsu", value="no")
    assert [each["value"] for each in await organiser.autocomplete(club.channel, "rules use", "preset", "house")] == [
        "own-2",
        "own-1",
    ]
    await choose_rules(club, organiser, "use", preset="own-1")
    version = await current_rules(house)
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


# --- history


async def test_a_history_says_who_when_and_what(club: Club, organiser: simcord.MemberActor) -> None:
    assert text(await club.ann.slash(club.channel, "rules history")).startswith("This server has chosen no rules yet.")
    await choose_rules(club, organiser, "use", preset="tenhou")
    await choose_rules(club, organiser, "set", rule="kuitan", value="no")
    await choose_rules(club, organiser, "use", preset="f-league")
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
