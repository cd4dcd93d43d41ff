"""`/table open`, `list`, `show`, `whatif` and `close`."""

import pytest

from core.rules import load_preset
from db import Confirmation, TableStatus
from tests.support.live import Board, Live, said, shown
from tests.support.reading import reply, text

SEATS = {"east": "Ann", "south": "Bea", "west": "Chi", "north": "Dee"}


# --- open


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (SEATS | {"north": ""}, "This league has four players, so say who sat North."),
        (SEATS | {"south": "Ann"}, "Ann has two seats."),
        (SEATS | {"south": "@here"}, "Nobody is named for South."),
        (SEATS | {"league": "Fridays"}, "There is no league called Fridays here."),
    ],
)
async def test_a_table_that_cannot_be_opened(live: Live, options: dict[str, str], sentence: str) -> None:
    named = {key: value for key, value in options.items() if value}
    assert said(await live.use(live.ann, "open", **named)).startswith(sentence)
    assert await live.house.store.tables.opened(live.house.guild) == ()


async def test_three_players_have_no_north(live: Live) -> None:
    rules = load_preset("tenhou-sanma")
    await live.house.store.leagues.create(live.house.deed(), name="Three", rules=rules, confirmation=Confirmation.NONE)
    told = said(await live.use(live.ann, "open", league="Three", **SEATS))
    assert told == "This league has three players, so nobody sits North."


async def test_players_and_leagues_are_offered(live: Live) -> None:
    await live.open()
    offered = await live.ann.autocomplete(live.club.channel, "table open", "west", "Be")
    assert [choice["name"] for choice in offered] == ["Bea"]
    offered = await live.ann.autocomplete(live.club.channel, "table open", "league", "thu")
    assert [choice["value"] for choice in offered] == ["Thursdays"]


async def test_a_table_without_a_league_says_how_to_make_one(live: Live) -> None:
    guild = live.club.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("mahjong")
    zoe = guild.add_member(live.club.env.create_user("Zoe"))
    assert said(await zoe.slash(channel, "table open", **SEATS)).startswith("There is no league here yet.")
    assert said(await zoe.slash(channel, "table show")).startswith("No table is being played here.")


# --- which table


async def test_the_table_of_the_channel_is_meant(live: Live) -> None:
    await live.open()
    other = live.club.env.guild.create_text_channel("other")
    await live.ann.slash(other, "table open", **SEATS)
    here = await live.use(live.ann, "whatif")
    there = await live.ann.slash(other, "table whatif")
    assert said(here) == said(there)
    third = live.club.env.guild.create_text_channel("third")
    told = said(await live.ann.slash(third, "table whatif"))
    assert told == "Several tables are being played, so say which one: 1, 2."


async def test_tables_are_offered_with_who_plays(live: Live) -> None:
    board = await live.open()
    await live.open(east="Eve", south="Fay", west="Gus", north="Hal")
    await board.riichi("Bea")
    offered = await live.ann.autocomplete(live.club.channel, "table show", "table", "")
    assert {choice["name"]: choice["value"] for choice in offered} == {
        "Table 1: Ann, Bea, Chi, Dee · East 1 · 1 stick": "1",
        "Table 2: Eve, Fay, Gus, Hal · East 1": "2",
    }
    offered = await live.ann.autocomplete(live.club.channel, "table close", "table", "hal")
    assert [choice["value"] for choice in offered] == ["2"]


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("7", "There is no table 7 here."),
        ("first", '"first" is no table.'),
        ("9" * 30, f'"{"9" * 30}" is no table.'),
        ("", "No table is being played here."),
    ],
)
async def test_a_table_that_is_not_there(live: Live, table: str, sentence: str) -> None:
    for command in ("show", "whatif", "close"):
        assert said(await live.use(live.ann, command, **({"table": table} if table else {}))).startswith(sentence)


# --- list


async def test_the_list_names_every_table_and_leads_to_its_board(live: Live) -> None:
    assert text(await live.use(live.eve, "list")) == "# No table is being played"
    board = await live.open()
    await board.book(await board.ron("1", "3", "3900"))
    shown_list = text(await live.use(live.eve, "list")).splitlines()
    link = f"https://discord.com/channels/{live.house.guild}/{live.club.channel.id}/{board.message.id}"
    assert shown_list == [
        "# One table is being played",
        f"**[Table 1]({link})** · East 2",
        "Ann 25000 · Bea 28900 · Chi 25000 · Dee 21100",
        "-# Thursdays",
    ]


async def test_a_game_that_is_over_waits_in_the_list_to_be_recorded(live: Live) -> None:
    board = await live.open()
    await board.book(await board.ron("0", "1", "yakuman"))
    assert "The game is over" in text(await live.use(live.eve, "list"))
    await board.press("Record")
    assert text(await live.use(live.eve, "list")) == "# No table is being played"


async def test_many_tables_are_counted(live: Live) -> None:
    for _ in range(22):
        await live.open()
    shown_list = text(await live.use(live.eve, "list"))
    assert shown_list.startswith("# 22 tables are being played")
    assert shown_list.endswith("And 2 more.")


async def test_a_list_of_the_longest_names_ends_where_a_card_does(live: Live) -> None:
    await live.house.create("*_" * 32, Confirmation.ONE)
    seats = {seat: f"{seat} {'~*' * 25}" for seat in ("east", "south", "west", "north")}
    for _ in range(14):
        await live.open(league="*_" * 32, **seats)
    last = text(await live.use(live.eve, "list")).splitlines()[-1]
    assert last.startswith("And ")


async def test_a_game_that_is_recorded_needs_nothing(live: Live) -> None:
    board = await live.open()
    await board.book(await board.ron("0", "1", "yakuman"))
    assert said(await live.use(live.ann, "whatif", table="1")).startswith("This game is over.")
    await board.press("Record")
    assert said(await live.use(live.ann, "whatif", table="1")).startswith("The game of table 1 has been recorded.")


# --- show


async def test_show_posts_the_board_anew_and_moves_it(live: Live) -> None:
    board = await live.open()
    other = live.club.env.guild.create_text_channel("other")
    asked = await live.eve.slash(other, "table show", table="1")
    assert asked.response is None
    table = await live.table()
    assert table.channel_id == other.id
    assert table.message_id != board.message.id
    assert not live.is_there(board.message)
    await live.use(live.ann, "show", table="1")
    assert (await live.table()).channel_id == live.club.channel.id


# --- what if


async def test_whatif_says_what_everybody_needs(live: Live) -> None:
    board = await live.open()
    await board.book(await board.ron("1", "3", "8000"))
    told = said(await live.use(live.eve, "whatif")).splitlines()
    assert told[:2] == ["# Who needs what", "-# East 2"]
    assert told[2:4] == ["**Bea** · 1st · 33000", "First, so far."]
    # Ann is 8000 behind Bea and placed before her if equal: 4000 from Bea are 3900 too few, 4500 enough.
    assert told[4] == "**Ann** · 2nd · 25000"
    assert told[5:9] == [
        "For 1st:",
        "- ron 4500 (2 han 70 fu) from Bea",
        "- ron 8000 (Mangan) from Chi, Dee",
        "- tsumo 1500/2900 (2 han 90 fu)",
    ]
    assert [line for line in told if line.startswith("**")] == [
        "**Bea** · 1st · 33000",
        "**Ann** · 2nd · 25000",
        "**Chi** · 3rd · 25000",
        "**Dee** · 4th · 17000",
    ]


async def test_whatif_offers_who_sits_there(live: Live) -> None:
    """At the table of this channel, be it as a guest whom nobody knows yet; elsewhere at any, or at the one named."""
    await live.open(north="Fay")
    other = live.club.env.guild.create_text_channel("other")
    seats = {"east": live.dee.mention, "south": live.eve.mention, "west": "Gus", "north": "Hal"}
    await live.ann.slash(other, "table open", **seats)
    offered = await live.ann.autocomplete(live.club.channel, "table whatif", "who", "")
    assert [choice["name"] for choice in offered] == ["Ann", "Bea", "Chi", "Fay"]
    third = live.club.env.guild.create_text_channel("third")
    offered = await live.ann.autocomplete(third, "table whatif", "who", "a")
    assert [choice["name"] for choice in offered] == ["Ann", "Bea", "Fay", "Hal"]
    offered = await live.ann.autocomplete(third, "table whatif", "who", "", table="2")
    assert [choice["name"] for choice in offered] == ["Dee", "Eve", "Gus", "Hal"]
    told = said(await live.use(live.eve, "whatif", who=offered[2]["value"], table="2"))
    assert told.splitlines()[2].startswith("**Gus**")


async def test_whatif_of_one_player_has_every_place(live: Live) -> None:
    board = await live.open()
    await board.book(await board.ron("1", "3", "8000"))
    told = said(await live.use(live.eve, "whatif", who=live.dee.mention)).splitlines()
    assert told[2] == "**Dee** · 4th · 17000"
    assert [line for line in told if line.startswith("For")] == ["For 1st:", "For 2nd:", "For 3rd:"]


async def test_whatif_of_somebody_else_is_refused(live: Live) -> None:
    await live.open()
    await live.open(east="Fay")
    told = said(await live.use(live.eve, "whatif", who="Fay", table="1"))
    assert told == "Fay does not sit at this table."


# --- close


async def test_a_table_is_given_up_after_a_question(live: Live) -> None:
    board = await live.open()
    await board.book(await board.ron("1", "3", "3900"))
    kept = await live.use(live.bea, "close")
    assert said(kept).splitlines() == [
        "# Give table 1 up?",
        "Ann, Bea, Chi, Dee",
        "No game is recorded. One hand has been played.",
    ]
    await live.bea.click(shown(kept), label="Play on")
    assert (await live.table()).status is TableStatus.OPEN
    asked = await live.use(live.bea, "close")
    await live.bea.click(shown(asked), label="Give it up")
    assert (await live.table()).status is TableStatus.CLOSED
    assert board.lines == ["# Table 1 was given up", "-# Ann, Bea, Chi, Dee"]
    assert not board.buttons
    assert said(await live.use(live.bea, "close", table="1")).startswith("Table 1 has been given up.")


async def test_only_who_has_to_do_with_the_table_gives_it_up(live: Live) -> None:
    await live.open()
    assert said(await live.use(live.eve, "close")).startswith("Only somebody who sits at this table")
    assert "Give table 1 up?" in said(await live.use(live.olga, "close"))


async def test_the_board_is_the_answer_to_open(live: Live) -> None:
    assert isinstance(await live.open(), Board)
    answer = await live.use(live.ann, "open", **SEATS)
    assert not reply(answer).ephemeral
