"""`/player`, used as people use it."""

import pytest
import simcord

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from core.rules import load_preset
from db import Confirmation, PlayerRef
from tests.support.house import House
from tests.support.members import house_of, ref, with_organiser_role
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

BEN, CAT, DAN = PlayerRef("Ben"), PlayerRef("Cat"), PlayerRef("Dan")
NASTY = "*" * 64


@pytest.fixture
async def house(simcord_bot: Tenbou, club: Club) -> House:
    """The club with a league of Tenhou's rules."""
    house = house_of(simcord_bot, club)
    await house.create()
    return house


async def three_games(club: Club, house: House) -> None:
    """Ann comes 1st with +50.0, 1st with +50.0 and 3rd with -20.0."""
    ann = ref(club.ann)
    await house.record((ann, BEN, CAT, DAN))
    await house.record((ann, BEN, CAT, DAN))
    await house.record((BEN, CAT, ann, DAN))


# --- show


async def test_the_page_adds_up_what_somebody_has_played(club: Club, house: House) -> None:
    await three_games(club, house)
    assert text(await club.ann.slash(club.channel, "player show")).splitlines() == [
        "# Ann",
        "-# Thursdays · Tenhou, four players",
        "**Season 1** · place 1 · +80.0 in 3 games",
        "Average +26.67 · average place 1.67 · best +50.0 · worst −20.0",
        "1st 2 (66.7%) · 2nd 0 (0.0%) · 3rd 1 (33.3%) · 4th 0 (0.0%)",
        "**Form** 1 1 3 (places, the newest last)",
        "-# **Ratings** 5.02 (openskill) · R 1547.76 · provisional: too few games so far to say",
    ]


async def test_seasons_are_shown_apart_and_together(club: Club, house: House) -> None:
    await three_games(club, house)
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    await house.record((BEN, CAT, DAN, ref(club.ann)))
    shown = text(await club.ann.slash(club.channel, "player show", who=club.ann.mention)).splitlines()
    assert [line for line in shown if line.startswith("**")] == [
        "**All seasons** · +40.0 in 4 games",
        "**Season 2** · place 4 · −40.0 in one game",
        "**Season 1** · place 1 · +80.0 in 3 games",
        "**Form** 1 1 3 4 (places, the newest last)",
    ]
    assert "Average +10.00 · average place 2.25 · best +50.0 · worst −40.0" in shown


async def test_older_seasons_are_only_counted(club: Club, house: House) -> None:
    for _ in range(7):
        await house.record((ref(club.ann), BEN, CAT, DAN))
        await house.store.leagues.close_season(house.deed())
        await house.store.leagues.start_season(house.deed())
    shown = text(await club.ann.slash(club.channel, "player show"))
    assert "**Season 2**" in shown
    assert "**Season 1**" not in shown
    assert "-# And one earlier season." in shown


async def test_the_form_is_the_last_ten_places(club: Club, house: House) -> None:
    await house.record((BEN, CAT, DAN, ref(club.ann)))
    for _ in range(10):
        await house.record((ref(club.ann), BEN, CAT, DAN))
    assert "**Form** 1 1 1 1 1 1 1 1 1 1 (" in text(await club.ann.slash(club.channel, "player show"))


async def test_opponents_need_five_games_together(club: Club, house: House) -> None:
    ann = ref(club.ann)
    eve, fay, gus = PlayerRef("Eve"), PlayerRef("Fay"), PlayerRef("Gus")
    for _ in range(4):
        await house.record((eve, ann, fay, gus))
    assert "against" not in text(await club.ann.slash(club.channel, "player show"))
    await house.record((eve, ann, fay, BEN))
    shown = text(await club.ann.slash(club.channel, "player show")).splitlines()
    assert shown[shown.index("**Does best against**") + 1] == "Fay: ahead 5, behind 0, +50.0 in these games"
    assert shown[shown.index("**Does worst against**") + 1] == "Eve: ahead 0, behind 5, +50.0 in these games"
    assert not any(line.startswith("Gus") for line in shown)


async def test_a_penalty_without_a_game_is_shown(club: Club, house: House) -> None:
    await house.store.players.link(house.deed(), ref(club.ann), service="tenhou", name="ann")
    await house.store.penalties.give(house.deed(reason="late"), "", ref(club.ann), -100)
    shown = text(await club.ann.slash(club.channel, "player show"))
    assert "**Season 1** · place 1 · −10.0 without a game\nPenalties −10.0, included in the total" in shown
    assert "-# Elsewhere: tenhou: ann" in shown


async def test_three_players_have_no_fourth_place(simcord_bot: Tenbou, club: Club) -> None:
    house = house_of(simcord_bot, club)
    house.rules = load_preset("tenhou-sanma")
    await house.create()
    await house.record((ref(club.ann), BEN, CAT), (50000, 35000, 20000))
    assert "3rd 0 (0.0%)\n" in text(await club.ann.slash(club.channel, "player show")) + "\n"


async def test_a_member_who_has_not_played_has_no_games_yet(club: Club, house: House) -> None:
    assert text(await club.ann.slash(club.channel, "player show")).endswith("\nNo games yet.")
    await house.store.players.link(house.deed(), ref(club.ann), service="tenhou", name="ann")
    assert "No games yet." in text(await club.ann.slash(club.channel, "player show"))


async def test_the_longest_names_fit(club: Club, house: House) -> None:
    others = [PlayerRef(f"{number:02}" + NASTY[2:]) for number in range(6)]
    ann = ref(club.ann)
    for _ in range(5):
        await house.record((*others[:1], ann, *others[2:4]))
        await house.record((*others[1:2], ann, *others[4:]))
        await house.store.leagues.close_season(house.deed())
        await house.store.leagues.start_season(house.deed())
    await house.store.players.rename(house.deed(), ann, NASTY)
    for number in range(20):
        await house.store.players.link(house.deed(), ann, service="*" * 32, name=f"{number}" + "_" * 60)
    await house.record((*others[1:2], ann, *others[4:]))
    assert "Does worst against" in text(await club.ann.slash(club.channel, "player show"))


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"who": "Zoe"}, "No player here is called Zoe. Choose from the list while typing."),
        ({"league": "Fridays"}, "There is no league called Fridays here. /league list shows those there are."),
    ],
)
async def test_a_mistake_gets_a_sentence(club: Club, options: dict[str, str], answer: str) -> None:
    result = await club.ann.slash(club.channel, "player show", **options)
    assert result.ephemeral
    assert text(result) == answer


async def test_of_several_leagues_one_has_to_be_named(club: Club, house: House) -> None:
    await house.create("Fridays")
    assert "several leagues" in text(await club.ann.slash(club.channel, "player show"))
    assert "Fridays" in text(await club.ann.slash(club.channel, "player show", league="fridays"))
    assert [c["value"] for c in await club.ann.autocomplete(club.channel, "player show", "league", "fri")] == [
        "Fridays"
    ]


async def test_another_server_sees_nothing(club: Club, house: House) -> None:
    await three_games(club, house)
    guild = club.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("mahjong")
    eve = guild.add_member(club.env.create_user("Eve"))
    result = await eve.slash(channel, "player show", who="Ben")
    assert text(result).startswith("There is no league here yet.")
    assert await eve.autocomplete(channel, "player show", "who", "B") == []
    assert await eve.autocomplete(channel, "player show", "league", "") == []


# --- versus


async def test_two_players_against_each_other(club: Club, house: House) -> None:
    await three_games(club, house)
    assert text(await club.ann.slash(club.channel, "player versus", a="Ben", b=club.ann.mention)).splitlines() == [
        "# Ben – Ann",
        "-# Thursdays · Tenhou, four players",
        "Ahead **1 : 2** in 3 games together",
        "Ben +70.0 in these games, average +23.33",
        "Ann +80.0 in these games, average +26.67",
    ]


async def test_two_who_never_met(club: Club, house: House) -> None:
    await three_games(club, house)
    await house.record((BEN, CAT, DAN, PlayerRef("Eve")))
    assert text(await club.ann.slash(club.channel, "player versus", a="Ann", b="Eve")).endswith(
        "\nThey have not met yet."
    )


@pytest.mark.parametrize(
    ("other", "answer"),
    [("Ben", "This takes two different players."), ("Zoe", "No player here is called Zoe.")],
)
async def test_versus_takes_two_known_players(club: Club, house: House, other: str, answer: str) -> None:
    await three_games(club, house)
    result = await club.ann.slash(club.channel, "player versus", a="ben", b=other)
    assert result.ephemeral
    assert text(result).startswith(answer)


# --- link and rename


async def test_anybody_links_their_own_name(club: Club, house: House) -> None:
    said = text(await club.ann.slash(club.channel, "player link", service="Tenhou", name="*ann*"))
    assert said == r"Ann is called \*ann\* on Tenhou."
    assert await house.store.players.aliases(house.guild, ref(club.ann)) == (("tenhou", "*ann*"),)
    found = await club.ann.autocomplete(club.channel, "player show", "who", "*an")
    assert [choice["name"] for choice in found] == ["Ann"]


@pytest.mark.usefixtures("house")
async def test_services_are_offered(club: Club) -> None:
    found = await club.ann.autocomplete(club.channel, "player link", "service", "TEN")
    assert [choice["value"] for choice in found] == ["tenhou"]


async def test_a_link_is_taken_back_by_whose_it_is_or_by_an_organiser(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await club.ann.slash(club.channel, "player link", service="tenhou", name="ann")
    said = text(await club.ann.slash(club.channel, "player unlink", service="Tenhou", name="ANN"))
    assert said == "ANN on Tenhou is no longer Ann."
    assert text(await club.ann.slash(club.channel, "player unlink", service="tenhou", name="ann")) == (
        "Nobody here is called ann on tenhou."
    )
    await house.store.players.link(house.deed(), BEN, service="tenhou", name="ben")
    refused = await club.ann.slash(club.channel, "player unlink", service="tenhou", name="ben")
    assert refused.ephemeral
    assert text(refused).startswith("Only an organiser can do this")
    assert text(await organiser.slash(club.channel, "player unlink", service="tenhou", name="ben")).startswith("ben ")
    assert await house.store.players.aliases(house.guild, BEN) == ()
    found = await club.ann.autocomplete(club.channel, "player unlink", "service", "TEN")
    assert [choice["name"] for choice in found] == ["tenhou"]


async def test_only_organisers_link_and_rename_others(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await three_games(club, house)
    for command, options in (
        ("player link", {"service": "tenhou", "name": "b"}),
        ("player rename", {"name": "Benjamin"}),
    ):
        refused = await club.ann.slash(club.channel, command, who="Ben", **options)
        assert refused.ephemeral
        assert text(refused).startswith("Only an organiser can do this")
        assert "Ben" in text(await organiser.slash(club.channel, command, who="Ben", **options))
    assert await house.store.players.aliases(house.guild, PlayerRef("Benjamin")) == (("tenhou", "b"),)


@pytest.mark.usefixtures("house")
async def test_a_name_elsewhere_has_one_owner(club: Club, organiser: simcord.MemberActor) -> None:
    await club.ann.slash(club.channel, "player link", service="tenhou", name="ann")
    result = await organiser.slash(club.channel, "player link", service="TENHOU", name="ANN")
    assert text(result) == "ANN on tenhou already belongs to Ann."


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"service": "x" * 33, "name": "ann"}, 'A name has 1 to 32 characters, so "'),
        ({"service": "tenhou", "name": "x" * 65}, 'A name has 1 to 64 characters, so "'),
        ({"service": "tenhou", "name": "  "}, 'A name has 1 to 64 characters, so "" cannot be one.'),
        ({"service": "tenhou", "name": "ann", "who": "Zoe"}, "No player here is called Zoe."),
    ],
)
async def test_what_cannot_be_linked(club: Club, options: dict[str, str], answer: str) -> None:
    result = await club.ann.slash(club.channel, "player link", **options)
    assert result.ephemeral
    assert text(result).startswith(answer)


async def test_people_rename_themselves_whichever_way_they_are_named(club: Club, house: House) -> None:
    await three_games(club, house)
    assert text(await club.ann.slash(club.channel, "player rename", name="Anna")) == "Ann is now called Anna."
    said = text(await club.ann.slash(club.channel, "player rename", name="Annie", who="anna"))
    assert said == "Anna is now called Annie."
    taken = await club.ann.slash(club.channel, "player rename", name="BEN")
    assert text(taken) == "Another player here is already called BEN."


# --- merge


async def test_an_organiser_merges_a_guest_into_a_member(
    club: Club, house: House, organiser: simcord.MemberActor, settings: Config
) -> None:
    await house.record((PlayerRef("Guest"), BEN, CAT, DAN))
    await house.record((ref(club.ann), BEN, CAT, DAN))
    asked = await organiser.slash(club.channel, "player merge", old="Guest", new=club.ann.mention)
    assert asked.ephemeral
    assert text(asked).startswith("Is Guest really Ann?")
    await club.env.restart_bot(bot.build(settings))
    message = reply(asked)
    await organiser.click(message, label="Merge them")
    assert text(message) == "Ann now has the games of both."
    assert buttons(message) == {}
    assert "+100.0 in 2 games" in text(await club.ann.slash(club.channel, "player show"))
    assert "No player here is called Guest" in text(await club.ann.slash(club.channel, "player show", who="Guest"))


async def test_an_organiser_merges_a_guest_into_a_member_who_has_not_played(
    club: Club, house: House, organiser: simcord.MemberActor, settings: Config
) -> None:
    await house.record((PlayerRef("Guest"), BEN, CAT, DAN))
    asked = await organiser.slash(club.channel, "player merge", old="Guest", new=club.ann.mention)
    assert text(asked).startswith("Is Guest really Ann?")
    await club.env.restart_bot(bot.build(settings))
    message = reply(asked)
    await organiser.click(message, label="Merge them")
    assert text(message) == "Ann now has these games."
    assert "+50.0 in one game" in text(await club.ann.slash(club.channel, "player show"))


async def test_who_is_asked_can_leave_it(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await three_games(club, house)
    await house.record((PlayerRef("Zed"), PlayerRef("Yan"), PlayerRef("Xia"), PlayerRef("Wes")))
    for command, options in (("merge", {"old": "Zed", "new": "Cat"}), ("forget", {"who": "Ben"})):
        message = reply(await organiser.slash(club.channel, f"player {command}", **options))
        await organiser.click(message, label="Leave it")
        assert text(message) == "Everything stays as it is."
    assert (await house.store.players.get(house.guild, PlayerRef("Zed"))).name == "Zed"
    assert (await house.store.players.get(house.guild, BEN)).name == "Ben"


async def test_merging_is_for_organisers_before_and_after_asking(club: Club, house: House) -> None:
    helper = await with_organiser_role(club, house, "Hal")
    await house.record((PlayerRef("Guest"), BEN, CAT, DAN))
    await house.record((ref(club.ann), BEN, CAT, DAN))
    refused = await club.ann.slash(club.channel, "player merge", old="Guest", new="Ann")
    assert text(refused).startswith("Only an organiser can do this")
    asked = reply(await helper.slash(club.channel, "player merge", old="Guest", new="Ann"))
    await house.store.guilds.set_organiser_role(house.guild, None, actor=1)
    refused = await helper.click(asked, label="Merge them")
    assert text(refused).startswith("Only an organiser can do this")
    assert (await house.store.players.get(house.guild, PlayerRef("Guest"))).name == "Guest"


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"old": "Ben", "new": "Cat"}, "These two have sat at one table 3 times, so they cannot be the same person."),
        ({"old": "Ben", "new": "ben"}, "This takes two different players."),
        ({"old": "Zoe", "new": "Ben"}, "No player here is called Zoe."),
    ],
)
async def test_what_cannot_be_merged_is_not_asked(
    club: Club, house: House, organiser: simcord.MemberActor, options: dict[str, str], answer: str
) -> None:
    await three_games(club, house)
    result = await organiser.slash(club.channel, "player merge", **options)
    assert text(result).startswith(answer)
    assert buttons(result) == {}


async def test_pressing_merge_too_late_is_told(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await house.record((PlayerRef("Guest"), BEN, CAT, DAN))
    await house.record((ref(club.ann), BEN, CAT, DAN))
    first = reply(await organiser.slash(club.channel, "player merge", old="Guest", new="Ann"))
    second = reply(await organiser.slash(club.channel, "player merge", old="Guest", new="Ann"))
    other = reply(await organiser.slash(club.channel, "player forget", who="Guest"))
    await organiser.click(first, label="Merge them")
    await organiser.click(second, label="Merge them")
    assert text(second) == "Ann now has the games of both."
    await organiser.click(other, label="Forget the name")
    assert "+100.0 in 2 games" in text(await club.ann.slash(club.channel, "player show"))


# --- forget


async def test_people_have_themselves_forgotten_and_the_games_stay(club: Club, house: House, settings: Config) -> None:
    await three_games(club, house)
    asked = await club.ann.slash(club.channel, "player forget")
    assert asked.ephemeral
    await club.env.restart_bot(bot.build(settings))
    message = reply(asked)
    await club.ann.click(message, label="Forget the name")
    assert text(message).startswith("Forgotten. The standings now say Former player ")
    assert text(await club.ann.slash(club.channel, "player show")).endswith("\nNo games yet.")
    shown = text(await club.ann.slash(club.channel, "player show", who="Ben"))
    assert "**Form** 2 2 1" in shown


async def test_only_organisers_forget_others(club: Club, house: House) -> None:
    await three_games(club, house)
    helper = await with_organiser_role(club, house, "Hal")
    refused = await club.ann.slash(club.channel, "player forget", who="Ben")
    assert text(refused).startswith("Only an organiser can do this")
    asked = reply(await helper.slash(club.channel, "player forget", who="Ben"))
    await house.store.guilds.set_organiser_role(house.guild, None, actor=1)
    refused = await helper.click(asked, label="Forget the name")
    assert text(refused).startswith("Only an organiser can do this")
    assert (await house.store.players.get(house.guild, BEN)).name == "Ben"


async def test_the_name_of_a_merged_guest_is_forgotten_too(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await house.record((PlayerRef("Annabel"), BEN, CAT, DAN))
    await house.record((ref(club.ann), BEN, CAT, DAN))
    asked = reply(await organiser.slash(club.channel, "player merge", old="Annabel", new="Ann"))
    await organiser.click(asked, label="Merge them")
    await club.ann.click(reply(await club.ann.slash(club.channel, "player forget")), label="Forget the name")
    async with house.store.engine.connect() as connection:
        names = [row[0] for row in await connection.exec_driver_sql("SELECT name FROM players")]
        told = [row[0] for row in await connection.exec_driver_sql("SELECT before FROM history WHERE action = 'merge'")]
    assert not [name for name in names if name.startswith("Ann")]
    assert told in ([None], ["null"])


async def test_a_pending_game_does_not_show(club: Club, house: House) -> None:
    await house.create("Fridays", Confirmation.ALL)
    house.league = "Fridays"
    await house.record((ref(club.ann), BEN, CAT, DAN))
    assert text(await club.ann.slash(club.channel, "player show", league="Fridays")).endswith("\nNo games yet.")
