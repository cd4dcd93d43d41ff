"""`/league create`, `list`, `info`, `settings` and `season`, used as people use them."""

import pytest
import simcord

import bot
from cogs.host.config import Config
from core.rules import load_preset, preset_names
from db import Confirmation, PlayerRef
from tests.support.house import FOUR, House
from tests.support.members import join, with_organiser_role
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

WIDE = "雀" * 64
NASTY = "*" * 64
ORGANISERS_ONLY = "Only an organiser can do this: "


# --- create


async def test_an_organiser_makes_a_league(club: Club, empty_house: House, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "league create", name="Thursdays", rules="F League")
    assert text(result).splitlines()[:4] == [
        "# Thursdays is open",
        "Rules: F league",
        "A game counts once another of its players or an organiser has confirmed it. There is no time limit.",
        "-# Record the first game with /game record. /league settings changes what is written here.",
    ]
    league = await empty_house.store.leagues.get(empty_house.guild)
    assert (league.name, league.rules.name, league.confirmation) == ("Thursdays", "f-league", Confirmation.ONE)


@pytest.mark.parametrize("confirmation", list(Confirmation))
async def test_how_games_are_confirmed_can_be_chosen(
    club: Club, empty_house: House, organiser: simcord.MemberActor, confirmation: Confirmation
) -> None:
    await organiser.slash(club.channel, "league create", name="x", confirmation=confirmation.value)
    assert (await empty_house.store.leagues.get(empty_house.guild)).confirmation is confirmation


async def test_without_rules_a_league_has_those_of_the_installation(
    club: Club, organiser: simcord.MemberActor, settings: Config
) -> None:
    await club.env.restart_bot(bot.build(Config(data_dir=settings.data_dir, default_rules="tenhou-sanma")))
    shown = text(await organiser.slash(club.channel, "league create", name="Three"))
    assert "Rules: Tenhou, three players" in shown


async def test_the_role_that_the_server_names_is_enough(club: Club, empty_house: House) -> None:
    helper = await with_organiser_role(club, empty_house, "Hal")
    assert "# x is open" in text(await helper.slash(club.channel, "league create", name="x"))


@pytest.mark.usefixtures("house")
async def test_the_same_name_is_refused_however_it_is_written(club: Club, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "league create", name="ＴＨＵＲＳＤＡＹＳ")
    assert result.ephemeral
    assert text(result) == "There is already a league called ＴＨＵＲＳＤＡＹＳ here."


@pytest.mark.parametrize("name", ["x" * 65, "\N{ZERO WIDTH SPACE}" * 65, "   "])
async def test_a_name_that_cannot_be_one_is_refused(club: Club, organiser: simcord.MemberActor, name: str) -> None:
    result = await organiser.slash(club.channel, "league create", name=name)
    assert result.ephemeral
    assert text(result).startswith("A name has 1 to 64 characters, so ")


async def test_unknown_rules_are_answered_with_those_there_are(club: Club, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "league create", name="x", rules="bridge")
    assert result.ephemeral
    assert 'There are no rules called "bridge".' in text(result)


async def test_rules_are_offered_while_typing(club: Club, organiser: simcord.MemberActor) -> None:
    offered = await organiser.autocomplete(club.channel, "league create", "rules", "")
    assert {choice["value"] for choice in offered} == set(preset_names())


# --- list


async def test_a_server_without_a_league_says_what_to_do(club: Club) -> None:
    assert "make one with /league create" in text(await club.ann.slash(club.channel, "league list"))
    result = await club.ann.slash(club.channel, "league info")
    assert result.ephemeral
    assert "There is no league here yet." in text(result)


async def test_leagues_are_listed_in_pages_that_turn_also_after_a_restart(
    club: Club, empty_house: House, settings: Config
) -> None:
    for number in range(23):
        await empty_house.create(f"{NASTY[:-2]}{number:02}")
    result = await club.ann.slash(club.channel, "league list")
    assert text(result).count("Tenhou, four players · Season 1") == 10
    assert buttons(result) == {"‹": False, "1/3": False, "›": True}
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(result), label="›")
    await club.ann.click(reply(result), label="›")
    assert text(result).count("Tenhou, four players · Season 1") == 3
    assert buttons(result) == {"‹": True, "3/3": False, "›": False}
    await club.ann.click(reply(result), label="‹")
    assert buttons(result)["2/3"] is False


# --- info


async def test_the_info_says_what_is_played_and_how_far_it_is(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await house.record()
    await organiser.slash(club.channel, "league season close")
    await organiser.slash(club.channel, "league season start", name="Spring *cup*")
    await house.record()
    await house.record()
    await organiser.slash(club.channel, "league settings", confirmation="all", pending_hours=48, then="confirm")
    await house.record()
    shown = text(await club.ann.slash(club.channel, "league info")).splitlines()
    assert shown[0] == "## Thursdays"
    assert shown[2] == (
        "A game counts once all its other players or an organiser have confirmed it. After 48 hours it counts anyway."
    )
    assert shown[3] == "4 players, 2 games · one game waits to be confirmed"
    assert shown[4].startswith(r"Season 2 · Spring \*cup\*: since <t:")
    assert shown[5].startswith("Season 1: <t:")
    assert shown[6] == (
        "-# Score = (points − 30000) ÷ 1000, halves away from zero, uma +20/+10/−10/−20, oka 20 to first place"
    )


async def test_of_many_seasons_the_newest_are_shown(club: Club, house: House) -> None:
    for _ in range(11):
        await house.store.leagues.close_season(house.deed())
        await house.store.leagues.start_season(house.deed(), title=NASTY)
    shown = text(await club.ann.slash(club.channel, "league info"))
    assert "Season 12" in shown
    assert "Season 4" not in shown
    assert "and 4 earlier seasons" in shown


@pytest.mark.parametrize("name", preset_names())
async def test_every_ruleset_has_a_formula(club: Club, empty_house: House, name: str) -> None:
    empty_house.rules = load_preset(name)
    await empty_house.create()
    assert "-# Score = (points − " in text(await club.ann.slash(club.channel, "league info"))


# --- which league is meant


async def test_with_several_leagues_one_has_to_be_named(club: Club, house: House) -> None:
    await house.create("Fridays")
    result = await club.ann.slash(club.channel, "league info")
    assert result.ephemeral
    assert text(result) == "There are several leagues here, so say which one: Fridays, Thursdays."
    assert "## Fridays" in text(await club.ann.slash(club.channel, "league info", league="fridays"))


async def test_with_very_many_leagues_some_are_named(club: Club, empty_house: House) -> None:
    for number in range(90):
        await empty_house.create(f"{NASTY[:-2]}{number}")
    assert text(await club.ann.slash(club.channel, "league standings")).endswith(", ….")


@pytest.mark.parametrize(
    "command",
    ["info", "standings", "fpoints", "penalty list", "export"],
)
@pytest.mark.usefixtures("house")
async def test_a_league_that_is_not_there_is_refused(club: Club, command: str) -> None:
    result = await club.ann.slash(club.channel, f"league {command}", league="Mondays")
    assert result.ephemeral
    assert text(result) == "There is no league called Mondays here. /league list shows those there are."


@pytest.mark.parametrize(
    "command", ["info", "settings", "standings", "fpoints", "season start", "penalty list", "export"]
)
async def test_leagues_are_offered_while_typing(club: Club, house: House, command: str) -> None:
    await house.create(WIDE)
    offered = await club.ann.autocomplete(club.channel, f"league {command}", "league", "day")
    assert offered == [{"name": "Thursdays", "value": "Thursdays"}]
    offered = await club.ann.autocomplete(club.channel, f"league {command}", "league", "雀")
    assert offered == [{"name": WIDE, "value": WIDE}]


# --- settings


@pytest.mark.usefixtures("house")
async def test_each_setting_is_changed_and_the_others_stay(club: Club, organiser: simcord.MemberActor) -> None:
    async def settings(**options: str | int) -> list[str]:
        return text(await organiser.slash(club.channel, "league settings", **options)).splitlines()

    assert await settings() == ["# Thursdays", "Rules: Tenhou, four players", "A recorded game counts at once."]
    waits = "A game counts once an organiser has confirmed it. "
    assert (await settings(confirmation="organiser"))[2] == f"{waits}There is no time limit."
    assert (await settings(pending_hours=1))[2] == f"{waits}After one hour it lapses."
    assert (await settings(then="confirm"))[2] == f"{waits}After one hour it counts anyway."
    assert (await settings(rules="tenhou-no-red"))[1] == "Rules: Tenhou without red fives"
    assert (await settings(name=WIDE)) == [
        f"# {WIDE}",
        "Rules: Tenhou without red fives",
        f"{waits}After one hour it counts anyway.",
    ]


async def test_only_what_is_changed_goes_into_the_history(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    before = await house.store.leagues.get(house.guild)
    await organiser.slash(club.channel, "league settings")
    assert await house.store.leagues.get(house.guild) == before


async def test_games_of_three_and_four_players_never_mix(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    assert "three players" in text(await organiser.slash(club.channel, "league settings", rules="tenhou-sanma"))
    await organiser.slash(club.channel, "league settings", rules="tenhou")
    await house.record()
    result = await organiser.slash(club.channel, "league settings", rules="tenhou-sanma")
    assert result.ephemeral
    assert text(result).startswith("These rules are for 3 players, but the league has games of 4.")
    assert (await house.store.leagues.get(house.guild)).rules.players == 4


async def test_a_name_that_another_league_has_is_refused(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await house.create("Fridays")
    result = await organiser.slash(club.channel, "league settings", league="Fridays", name="thursdays")
    assert result.ephemeral
    assert text(result) == "There is already a league called thursdays here."


# --- seasons


async def test_a_season_is_closed_and_the_next_begins(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await house.record()
    closed = text(await organiser.slash(club.channel, "league season close"))
    assert closed.splitlines()[:3] == ["# Season 1 is closed", "Thursdays", "First: **Ann**"]
    shown = text(await club.ann.slash(club.channel, "league standings"))
    assert "Season 1 · closed · by points" in shown
    assert "+50.0" in shown
    begun = text(await organiser.slash(club.channel, "league season start", name="Spring"))
    assert begun == "# Season 2 · Spring has begun\nThursdays: games count for it from now on."
    assert "Season 2 · Spring · by points\nNo game" in text(await club.ann.slash(club.channel, "league standings"))


async def test_a_season_without_games_has_no_winner_and_equals_share_it(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    assert "First" not in text(await organiser.slash(club.channel, "league season close"))
    await organiser.slash(club.channel, "league season start")
    ann, ben, cat, dan = FOUR
    await house.record((ann, ben, cat, dan))
    await house.record((PlayerRef("Zoe"), ben, cat, dan))
    closed = text(await organiser.slash(club.channel, "league season close"))
    assert "Tied for first: **Ann, Zoe**" in closed


@pytest.mark.usefixtures("house")
async def test_seasons_follow_one_another(club: Club, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "league season start")
    assert result.ephemeral
    assert text(result) == "Season 1 is still open. Close it first with /league season close."
    await organiser.slash(club.channel, "league season close")
    result = await organiser.slash(club.channel, "league season close")
    assert result.ephemeral
    assert text(result).startswith("The league's season is closed.")


async def test_a_season_waits_for_its_pending_games(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await organiser.slash(club.channel, "league settings", confirmation="organiser")
    await house.record()
    result = await organiser.slash(club.channel, "league season close")
    assert result.ephemeral
    assert text(result) == "One game of the season still waits to be confirmed. /game pending shows it."


# --- who may


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("create", {"name": "x"}),
        ("settings", {"name": "x"}),
        ("season start", {}),
        ("season close", {}),
        ("penalty give", {"player": "Ann", "points": 1.0, "reason": "x"}),
        ("penalty cancel", {"number": 1}),
        ("import", {"file": ("league.json", b"{}")}),
    ],
)
async def test_what_changes_a_league_takes_an_organiser(
    club: Club, house: House, command: str, options: dict[str, object]
) -> None:
    before = await house.store.leagues.all(house.guild)
    for person in (club.ann, join(club, "Sue")):
        result = await person.slash(club.channel, f"league {command}", **options)
        assert result.ephemeral
        assert text(result).startswith(ORGANISERS_ONLY)
    assert await house.store.leagues.all(house.guild) == before


async def test_it_belongs_to_servers(club: Club) -> None:
    (registered,) = [request.json for request in club.env.http_requests if request.path.endswith("/commands")]
    assert isinstance(registered, list)
    (league,) = [command for command in registered if command["name"] == "league"]
    assert league["contexts"] == [0]
