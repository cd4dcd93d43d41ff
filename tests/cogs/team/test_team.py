"""`/team`, used as people use it."""

from dataclasses import replace
from random import Random

import pytest
import simcord
from simcord.results import InteractionResult, ResponseMessage

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from cogs.ui.cards.tables import columns, width
from cogs.ui.words.figures import MINUS
from core.rules.choices import SeatDraw
from db import PlayerRef, TeamRole
from tests.support.house import BEN, CAT, DAN, House
from tests.support.members import house_of, join, ref
from tests.support.reading import buttons, pictures, reply, text
from tests.support.tournament import FIRST, PLAYING, REPAID, SECOND, VANGUARDS, found, play, rules_of_notice
from tests.support.world import Club

NASTY = "*" * 64
REFUSED = "Only an organiser can do this"


@pytest.fixture
async def house(simcord_bot: Tenbou, club: Club) -> House:
    """The club with a league of Tenhou's rules."""
    house = house_of(simcord_bot, club)
    await house.create()
    return house


@pytest.fixture
async def tournament(simcord_bot: Tenbou, club: Club) -> House:
    """The club with a tournament of four teams that begin with 75000 points each."""
    house = house_of(simcord_bot, club)
    await found(house)
    return house


@pytest.fixture
def olga(club: Club) -> simcord.MemberActor:
    """Somebody who may manage the server."""
    return join(club, "Olga", organiser=True)


async def start(club: Club, who: simcord.MemberActor, **options: str) -> InteractionResult:
    players = dict(zip(("first", "second", "third", "fourth"), (each.name for each in VANGUARDS), strict=True))
    return await who.slash(club.channel, "team match start", **(players | options))


def points(message: ResponseMessage | InteractionResult) -> dict[str, tuple[int, ...]]:
    """The tables of a match's card: for each team what it has, plays with, and has then."""
    found: dict[str, tuple[int, ...]] = {}
    for block in text(message).split("```")[1::2]:
        for name, *figures in (line.split() for line in block.strip().splitlines()[1:]):
            found[name] = (*found.get(name, ()), *(int(each.replace(MINUS, "-")) for each in figures))
    return found


def told(result: InteractionResult) -> str:
    """What only the person who asked was told."""
    answers = [*([result.response] if result.response else []), *result.followups]
    (answer,) = [each for each in answers if each.ephemeral]
    return text(answer)


# --- teams


@pytest.mark.usefixtures("house")
async def test_an_organiser_makes_teams_and_everybody_sees_them(club: Club, olga: simcord.MemberActor) -> None:
    said = text(await olga.slash(club.channel, "team create", name="*Owls*"))
    assert said == r"The team \*Owls\* has been created. /team add puts players into it."
    for who, role, answer in (
        (club.ann.mention, "captain", r"Ann is now captain of \*Owls\*."),
        ("Ben", "substitute", r"Ben is now a substitute of \*Owls\*."),
        ("Cat", "member", r"Cat is now a member of \*Owls\*."),
    ):
        assert text(await olga.slash(club.channel, "team add", team="*owls*", who=who, role=role)) == answer
    assert text(await club.ann.slash(club.channel, "team list")).splitlines() == [
        "# Teams of Thursdays",
        r"**\*Owls\***",
        "Ann (captain), Cat, Ben (substitute)",
    ]
    said = text(await olga.slash(club.channel, "team remove", who="cat"))
    assert said == r"Cat is no longer in \*Owls\*."


async def test_without_teams_it_says_how_to_make_one(club: Club, house: House) -> None:
    for command in ("list", "standings"):
        assert "There are no teams in this league yet." in text(await club.ann.slash(club.channel, f"team {command}"))
    await house.store.teams.create(house.deed(), "", "Owls")
    assert text(await club.ann.slash(club.channel, "team list")).endswith("**Owls**\nNobody yet")


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("create", {"name": "Bears"}),
        ("add", {"team": "Owls", "who": "Ann"}),
        ("remove", {"who": "O1"}),
        ("match start", {"first": "F1", "second": "K1", "third": "M1", "fourth": "O1"}),
    ],
)
async def test_only_organisers_change_anything(
    club: Club, tournament: House, command: str, options: dict[str, str]
) -> None:
    before = await tournament.store.teams.all(tournament.guild, "")
    result = await club.ann.slash(club.channel, f"team {command}", **options)
    assert told(result).startswith(REFUSED)
    assert await tournament.store.teams.all(tournament.guild, "") == before


@pytest.mark.parametrize(
    ("command", "options", "answer"),
    [
        ("create", {"name": " OWLS "}, "There is already a team called OWLS in this league."),
        ("create", {"name": "x" * 65}, "A name has 1 to 64 characters"),
        ("add", {"team": "Bears", "who": "Ann"}, "There is no team called Bears in this league."),
        ("add", {"team": "Owls", "who": "F1"}, "F1 is already in Foxes. Take them out with /team remove first."),
        ("remove", {"who": "Zoe"}, "No player here is called Zoe."),
        ("remove", {"who": "Guest"}, "Guest is in no team of this league. /team add puts players into one."),
        ("create", {"name": "Bears", "league": "Mondays"}, "There is no league called Mondays here."),
    ],
)
async def test_a_mistake_gets_a_sentence(  # noqa: PLR0913, PLR0917
    club: Club, tournament: House, olga: simcord.MemberActor, command: str, options: dict[str, str], answer: str
) -> None:
    await tournament.store.players.link(tournament.deed(), PlayerRef("Guest"), service="tenhou", name="g")
    assert told(await olga.slash(club.channel, f"team {command}", **options)).startswith(answer)


async def test_names_are_offered(club: Club, tournament: House, olga: simcord.MemberActor) -> None:
    async def offered(command: str, option: str, typed: str, **filled: str) -> list[str]:
        return [each["value"] for each in await olga.autocomplete(club.channel, command, option, typed, **filled)]

    assert await offered("team add", "team", "ow") == ["Owls"]
    assert await offered("team add", "who", "o1") == ["O1"]
    assert await offered("team match start", "fourth", "o") == ["O1", "O2"]
    assert await offered("team standings", "league", "") == ["Thursdays"]
    await tournament.create("Fridays")
    assert await offered("team add", "team", "ow") == []
    assert await offered("team add", "team", "ow", league="Thursdays") == ["Owls"]


async def test_another_server_sees_nothing(club: Club, tournament: House) -> None:
    await play(tournament, FIRST)
    guild = club.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("mahjong")
    eve = guild.add_member(club.env.create_user("Eve"))
    for command in ("list", "standings", "match show"):
        assert told(await eve.slash(channel, f"team {command}")).startswith("There is no league here yet.")


async def test_members_have_their_scores_together(club: Club, house: House) -> None:
    for team, players in (("Foxes", ("Ann", "Dan")), ("麻雀クラブ", ("Ben", "Cat"))):
        await house.store.teams.create(house.deed(), "", team)
        for name in players:
            await house.store.teams.add(house.deed(), "", team, PlayerRef(name), TeamRole.MEMBER)
    await house.record(tuple(PlayerRef(name) for name in ("Ben", "Ann", "Cat", "Dan")))
    assert text(await club.ann.slash(club.channel, "team standings")).splitlines() == [
        "# Teams · Thursdays",
        "-# Season 1",
        "```",
        "# Team    Games Total",
        "1 麻雀ク…     2 +30.0",
        "2 Foxes       2 −30.0",
        "```",
        "-# The total of a team is the sum of its members' scores and penalties.",
    ]


@pytest.mark.thorough
async def test_the_longest_names_and_many_teams_fit(club: Club, tournament: House) -> None:
    for number in range(60):
        await tournament.store.teams.create(tournament.deed(), "", f"{number:02}" + NASTY[2:])
        for member in range(4):
            player = PlayerRef(f"{number:02}{member}" + NASTY[3:])
            await tournament.store.teams.add(
                tournament.deed(), "", f"{number:02}" + NASTY[2:], player, TeamRole.SUBSTITUTE
            )
    assert "Too many to show all" in text(await club.ann.slash(club.channel, "team list"))
    table = text(await club.ann.slash(club.channel, "team standings")).split("```")[1].strip().splitlines()
    assert len(table) == 51
    assert max(map(width, table)) <= columns(["Owls"])


# --- matches


async def test_both_worked_steps_of_the_notice(
    club: Club, tournament: House, olga: simcord.MemberActor, settings: Config
) -> None:
    await play(tournament, FIRST)
    shown = await start(club, olga)
    assert text(shown).startswith("# Match 2 · second\n-# Thursdays\nEast **")
    assert points(shown) == dict(zip(("Foxes", "Kites", "Mice", "Owls"), zip(FIRST, PLAYING, strict=True), strict=True))
    for lender in ("Foxes", "Kites", "Mice"):
        assert f"Owls gets 10000 from {lender}" in text(shown)
    assert "Every team above 0 lends the same." in text(shown)
    await club.env.restart_bot(bot.build(settings))
    seats = dict(zip(("east", "south", "west", "north"), (each.name for each in VANGUARDS), strict=True))
    scores = " ".join(map(str, SECOND))
    recorded = await olga.slash(club.channel, "game record", scores=scores, **seats)
    await olga.click(reply(recorded), label="Confirm")
    played = await club.ann.slash(club.channel, "team match show")
    assert "-# Game 2" in text(played)
    assert [each[-1] for each in sorted(points(played).values())] == sorted(REPAID)
    assert points(played)["Owls"] == (-20000, 10000, 5000)
    assert buttons(played) == {}
    third = await start(club, olga)
    assert {(real, playing) for real, playing in points(third).values()} == {(each, each) for each in REPAID}
    assert "No loans are needed." in text(third)
    table = text(await club.ann.slash(club.channel, "team standings")).splitlines()
    assert table[2:8] == [
        "```",
        "# Team  Matches Points",
        "1 Foxes       2 120000",
        "2 Kites       2 100000",
        "3 Mice        2  75000",
        "4 Owls        2   5000",
    ]
    assert table[-1] == "-# Points carry from match to match, loans repaid. Position 2 of 5 has been played."


@pytest.mark.usefixtures("tournament")
async def test_seats_are_drawn(club: Club, olga: simcord.MemberActor, settings: Config) -> None:
    drawn = set()
    for seed in range(4):
        await club.env.restart_bot(bot.build(settings, rng=Random(seed)))  # noqa: S311
        shown = await start(club, olga)
        drawn.add(text(shown).splitlines()[2])
        await olga.click(reply(shown), label="Call it off")
    assert len(drawn) > 1


async def test_where_players_draw_themselves_the_order_is_theirs(
    simcord_bot: Tenbou, club: Club, olga: simcord.MemberActor
) -> None:
    await found(house_of(simcord_bot, club), replace(rules_of_notice(), seat_draw=SeatDraw.FIVE_TILES))
    shown = text(await start(club, olga, first="O1", fourth="F1")).splitlines()
    assert shown[2:6] == ["East **Owls**: O1", "South **Kites**: K1", "West **Mice**: M1", "North **Foxes**: F1"]


async def test_an_organiser_sets_the_loans_with_a_reason(
    club: Club, tournament: House, olga: simcord.MemberActor, settings: Config
) -> None:
    await play(tournament, FIRST)
    message = reply(await start(club, olga))
    await club.env.restart_bot(bot.build(settings))
    opened = await olga.click(message, label="Set the loans")
    assert opened.modal is not None
    await club.env.restart_bot(bot.build(settings))
    await olga.submit_modal(
        opened, {"loans": "owls < FOXES  ２００００\n\nOwls<Kites 10000", "reason": "by  agreement"}
    )
    assert points(message) == {
        "Foxes": (150000, 130000),
        "Kites": (120000, 110000),
        "Mice": (50000, 50000),
        "Owls": (-20000, 10000),
    }
    assert "Set by an organiser: by agreement" in text(message)
    assert "Owls gets 20000 from Foxes" in text(message)


@pytest.mark.parametrize(
    ("typed", "reason", "answer"),
    [
        ("Owls 10000", "x", 'This line is not a loan: "Owls 10000". Write it like '),
        ("Owls < Foxes lots", "x", 'This line is not a loan: "Owls \\< Foxes lots".'),
        ("Owls < Bears 30000", "x", "There is no team called Bears in this league."),
        ("Owls < Foxes 20000", "x", "Owls would start with 0 points. Every team has to start above 0."),
        ("Owls < Mice 50000", "x", "Mice would start with 0 points. Every team has to start above 0."),
        ("Owls < Owls 30000", "x", "Owls cannot lend to itself."),
        ("Owls < Foxes 0", "x", "A loan has to be more than 0 points. This one is 0."),
        ("Owls < Foxes 30001", "x", "30001 is not a multiple of 100"),
        ("", "x", "Owls would start with -20000 points"),
        ("Owls < Foxes 30000", " ", "Loans that are set by hand need a reason."),
    ],
)
async def test_loans_that_cannot_be_set(  # noqa: PLR0913, PLR0917
    club: Club, tournament: House, olga: simcord.MemberActor, typed: str, reason: str, answer: str
) -> None:
    await play(tournament, FIRST)
    message = reply(await start(club, olga))
    before = text(message)
    opened = await olga.click(message, label="Set the loans")
    assert opened.modal is not None
    assert told(await olga.submit_modal(opened, {"loans": typed, "reason": reason})).startswith(answer)
    assert text(await club.ann.slash(club.channel, "team match show")) == before


async def test_buttons_are_for_organisers(club: Club, tournament: House, olga: simcord.MemberActor) -> None:
    await play(tournament, FIRST)
    message = reply(await start(club, olga))
    for label in ("Set the loans", "Call it off"):
        assert told(await club.ann.click(message, label=label)).startswith(REFUSED)
    opened = await olga.click(message, label="Set the loans")
    assert opened.modal is not None
    assert (await tournament.store.matches.numbered(tournament.guild, "")).status == "open"


@pytest.mark.usefixtures("tournament")
async def test_a_match_is_called_off(club: Club, olga: simcord.MemberActor, settings: Config) -> None:
    message = reply(await start(club, olga))
    again = reply(await club.ann.slash(club.channel, "team match show"))
    await club.env.restart_bot(bot.build(settings))
    await olga.click(message, label="Call it off")
    assert text(message).startswith("# Match 1 · vanguard · called off\n")
    assert text(message).endswith("-# Called off")
    assert buttons(message) == {}
    assert told(await olga.click(again, label="Set the loans")) == "Match 1 cannot be changed any more."
    await olga.click(again, label="Call it off")
    assert text(again).endswith("-# Called off")
    assert "# Match 2 · vanguard" in text(await start(club, olga))


async def test_a_match_with_a_game_cannot_be_called_off(
    club: Club, tournament: House, olga: simcord.MemberActor
) -> None:
    message = reply(await start(club, olga))
    await tournament.record(VANGUARDS, FIRST)
    assert told(await olga.click(message, label="Call it off")) == "Match 1 cannot be changed any more."


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"fourth": "Zoe"}, "No player here is called Zoe."),
        ({"fourth": "F2"}, "Two of these players are in Foxes. A match has one player of each team."),
        ({"fourth": "F1"}, "Two of these players are in Foxes. A match has one player of each team."),
        ({"fourth": "Ann"}, "Ann is in no team of this league."),
        ({"league": "Mondays"}, "There is no league called Mondays here."),
    ],
)
async def test_who_cannot_start(
    club: Club, tournament: House, olga: simcord.MemberActor, options: dict[str, str], answer: str
) -> None:
    await tournament.store.players.link(tournament.deed(), ref(club.ann), service="tenhou", name="a")
    assert told(await start(club, olga, **options)).startswith(answer)


@pytest.mark.usefixtures("tournament")
async def test_a_team_in_a_match_starts_no_other(club: Club, olga: simcord.MemberActor) -> None:
    await start(club, olga)
    assert "is still in match 1. Record its result, or call it off." in told(await start(club, olga))


@pytest.mark.usefixtures("house")
async def test_a_league_of_other_rules_has_no_matches(club: Club, olga: simcord.MemberActor) -> None:
    assert told(await start(club, olga)).startswith("The rules of this league have no matches between teams.")
    assert told(await club.ann.slash(club.channel, "team match show")).startswith("There has been no match")


@pytest.mark.usefixtures("tournament")
async def test_a_match_that_is_not_there(club: Club, olga: simcord.MemberActor) -> None:
    await start(club, olga)
    assert told(await club.ann.slash(club.channel, "team match show", number=9)) == "There is no match 9 here."


async def test_officials_are_told_what_is_wrong_with_the_loans(
    simcord_bot: Tenbou, club: Club, olga: simcord.MemberActor
) -> None:
    house = house_of(simcord_bot, club)
    await found(house, rules_of_notice(start_points=5000))
    await play(house, (8000, 7000, 5000, 0))
    shown = text(await start(club, olga))
    assert "No rule makes every team start above 0. An organiser sets the loans." in shown
    assert "With equal loans a lender would be at 0 or below." in shown
    seats = dict(zip(("east", "south", "west", "north"), (each.name for each in VANGUARDS), strict=True))
    refused = await olga.slash(club.channel, "game record", scores="5000 5000 5000 5000", **seats)
    assert told(refused).startswith("In match 2 a team would start at 0 or below.")


async def test_a_card_of_the_longest_names_fits(simcord_bot: Tenbou, club: Club, olga: simcord.MemberActor) -> None:
    house = house_of(simcord_bot, club)
    house.rules = rules_of_notice(start_points=5000)
    await house.create(NASTY)
    names = [f"{number}" + NASTY[1:] for number in range(4)]
    for name in names:
        await house.store.teams.create(house.deed(), "", name)
        await house.store.teams.add(house.deed(), "", name, PlayerRef(name), TeamRole.MEMBER)
    players = tuple(map(PlayerRef, names))
    await play(house, (14000, 3000, 2000, 1000), players)
    await play(house, (26000, -1000, -2000, -3000), players)
    shown = await start(club, olga, **dict(zip(("first", "second", "third", "fourth"), names, strict=True)))
    opened = await olga.click(reply(shown), label="Set the loans")
    assert opened.modal is not None


async def test_the_race_of_members_is_a_picture(club: Club, house: House, settings: Config) -> None:
    for name, player in (("Owls", BEN), ("Foxes", CAT)):
        await house.store.teams.create(house.deed(), "", name)
        await house.store.teams.add(house.deed(), "", name, player, TeamRole.MEMBER)
    shown = await club.ann.slash(club.channel, "team standings")
    table = text(shown)
    await club.ann.click(reply(shown), label="Chart")
    assert pictures(shown) == []
    assert "Nothing has been played in this season yet." in text(shown)
    await house.record((ref(club.ann), BEN, CAT, DAN))
    await club.ann.click(reply(shown), label="Table")
    assert text(shown) != table
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(shown), label="Chart")
    assert pictures(shown) == ["Team race, Thursdays, Season 1: 1st Owls +10.0; 2nd Foxes −20.0"]
    await club.ann.click(reply(shown), label="Table")
    assert pictures(shown) == []


async def test_the_race_of_teams_that_carry_points_is_in_points(club: Club, tournament: House) -> None:
    await play(tournament, FIRST)
    shown = await club.ann.slash(club.channel, "team standings")
    await club.ann.click(reply(shown), label="Chart")
    (picture,) = pictures(shown)
    assert picture.startswith("Team race, Thursdays, Season 1: 1st Foxes 150000; 2nd Kites 120000;")
