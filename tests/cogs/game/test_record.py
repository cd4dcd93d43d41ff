"""`/game record`: the preview and its buttons, used as people use them."""

from dataclasses import replace

import pytest

import bot
from cogs.host.config import Config
from core.rules import load_preset
from db import Confirmation, PlayerRef, View
from tests.support.reading import buttons, text
from tests.support.table import SCORES, Past, Table, said

CONFIRM, EDIT, FPOINTS, CHOMBO, CANCEL = "Confirm", "Edit", "F-points", "Chombo", "Cancel"
ALL = (CONFIRM, EDIT, FPOINTS, CHOMBO, CANCEL)


@pytest.fixture(autouse=True)
async def _league(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.NONE)


def lines(message: object) -> list[str]:
    return text(message).splitlines()  # type: ignore[arg-type]


# --- what the card says


async def test_a_whole_card(table: Table) -> None:
    """五捨六入, oka 20, uma 30-10, by hand.

    41600 -> 42: 42 - 30 = +12, uma +30, oka 4 x (30 - 25) = +20
    35800 -> 36: 36 - 30 =  +6, uma +10                            = +16
    12600 -> 13: 13 - 30 = -17, uma -10                            = -27
    10000 -> 10: 10 - 30 = -20, uma -30                            = -50
    The others make -61, so first place has +61: rounding made 101 of 100, and first place gives the 1 back.
    """
    result = await table.record(comment="a  good\ngame")
    assert not result.ephemeral
    recorded = next(line for line in lines(result) if "Recorded by" in line)
    assert lines(result) == [
        "# Not saved yet",
        "-# Thursdays · F league",
        "**1st Ann** · East · 41600 · **+61.0**",
        "-# 42000 − 30000 = +12.0 · uma +30.0 · oka +20.0 · rounding −1.0",
        "**2nd Bea** · South · 35800 · **+16.0**",
        "-# 36000 − 30000 = +6.0 · uma +10.0",
        "**3rd Chi** · West · 12600 · **−27.0**",
        "-# 13000 − 30000 = −17.0 · uma −10.0",
        "**4th Dee** · North · 10000 · **−50.0**",
        "-# 10000 − 30000 = −20.0 · uma −30.0",
        "All points: 100000 ✓",
        "All scores: 0.0",
        "**Dee** is new here and becomes a guest. If that is a slip, press Edit. Mention members with @.",
        "“a good game”",
        recorded,
    ]
    assert f"<@{table.ann.id}>" in recorded
    assert buttons(result) == dict.fromkeys(ALL, True)


async def test_equal_scores_go_by_the_seats_from_east_on(table: Table) -> None:
    """35000 twice: East +5 +30 +20 = +55, South +5 +10 = +15, then 20 - 30 - 10 = -20 and 10 - 30 - 30 = -50."""
    shown = lines(await table.record("35000 35000 20000 10000"))
    assert shown[2] == "**1st Ann** · East · 35000 · **+55.0**"
    assert shown[4] == "**2nd Bea** · South · 35000 · **+15.0**"
    shown = lines(await table.record("10000 35000 35000 20000"))
    assert shown[2] == "**1st Bea** · South · 35000 · **+55.0**"
    assert shown[4] == "**2nd Chi** · West · 35000 · **+15.0**"


async def test_a_player_below_zero_is_rounded_by_the_size(table: Table) -> None:
    """-1500 drops its 500: -1 - 30 - 30 = -61; -1600 makes a whole thousand: -2 - 30 - 30 = -62."""
    assert "**4th Dee** · North · −1500 · **−61.0**" in lines(await table.record("61500 25000 15000 -1500"))
    shown = lines(await table.record("61600 25000 15000 ▲1600"))
    assert "**4th Dee** · North · −1600 · **−62.0**" in shown
    assert "-# −2000 − 30000 = −32.0 · uma −30.0" in shown


async def test_sticks_go_to_first_place_before_rounding(table: Table) -> None:
    """41600 + 1000 -> 43: +13 +30 +20; 9000: -21 -30 = -51; the others +16 and -27; first place +62."""
    shown = lines(await table.record("41600 35800 12600 9000", sticks=1))
    assert shown[2:4] == [
        "**1st Ann** · East · 41600 · **+62.0**",
        "-# with 1000 from the table 43000 − 30000 = +13.0 · uma +30.0 · oka +20.0 · rounding −1.0",
    ]
    assert "All points: 100000 ✓" in shown
    assert "1000 of them on the table, for first place" in shown


async def test_three_players_have_a_card_of_three(table: Table) -> None:
    await table.house.store.leagues.change(table.house.deed(), "", rules=load_preset("tenhou-sanma"))
    seats = {"east": "Eve", "south": "Fay", "west": "Gus"}
    result = await table.use(table.ann, "record", scores="50000 35000 20000", **seats)
    assert [line for line in lines(result) if line.startswith("**1st ")] == ["**1st Eve** · East · 50000 · **+45.0**"]
    assert "All points: 105000 ✓" in lines(result)
    assert FPOINTS not in buttons(result)


async def test_names_are_harmless_and_the_longest_fit(table: Table) -> None:
    names = [f"{'*_~`|<@>#'[at]}{'*' * 62}{at}" for at in range(4)]
    seats = dict(zip(("east", "south", "west", "north"), names, strict=True))
    message = await table.preview("41600 35800 12600 9000", comment="*" * 200, **seats)
    assert not [line for line in lines(message) if "***" in line.replace("\\*", "")]
    await table.ann.click(message, label="One stick left → first place")
    modal = await table.ann.click(message, label=CHOMBO)
    await table.ann.submit_modal(modal, dict.fromkeys("0123", "9"))
    assert "(9 chombo)" in text(message)
    await table.ann.click(message, label=CONFIRM)
    assert lines(message)[0] == "# Game 1"


# --- when the points do not add up


async def test_missing_points_say_by_how_much_and_nothing_can_be_confirmed(table: Table) -> None:
    result = await table.record("41600 35800 12600 9500")
    assert "**The points make 99500: 500 short of 100000.** Edit corrects them." in lines(result)
    assert not [line for line in lines(result) if line.startswith("All scores")]
    assert buttons(result) == dict.fromkeys(ALL, True) | {CONFIRM: False}
    assert "**The points make 100500: 500 more than 100000.** Edit corrects them." in lines(
        await table.record("41600 35800 12600 10500")
    )


async def test_a_stick_left_on_the_table_is_one_press_and_a_second_one_changes_nothing(
    table: Table, settings: Config
) -> None:
    message = await table.preview("41600 35800 12600 9000")
    assert "1000 short of 100000.** Press what is right, or Edit." in text(message)
    past = Past(message)
    await table.club.env.restart_bot(bot.build(settings))
    await past.press(table.ann, "One stick left → first place")
    fixed = text(message)
    assert "**1st Ann** · East · 41600 · **+62.0**" in fixed
    assert buttons(message) == dict.fromkeys(ALL, True)
    assert (await past.press(table.ann, "One stick left → first place")).acknowledged
    assert text(message) == fixed


async def test_a_slip_is_one_press(table: Table) -> None:
    message = await table.preview("41600 38500 12600 10000")
    await table.ann.click(message, label="Bea has 35800")
    assert "**2nd Bea** · South · 35800 · **+16.0**" in lines(message)


async def test_a_chombo_that_was_not_paid_is_one_press(table: Table) -> None:
    """Bea's chombo as no dealer costs 8000, as dealer 12000; 8000 too many are hers."""
    message = await table.preview("41600 43800 12600 10000")
    modal = await table.ann.click(message, label=CHOMBO)
    await table.ann.submit_modal(modal, {"1": "1"})
    await table.ann.click(message, label="Bea paid chombo: 35800")
    assert "**2nd Bea** · South · 35800 · **+16.0**" in lines(message)
    assert "-# 36000 − 30000 = +6.0 · uma +10.0 · (1 chombo)" in lines(message)
    assert "At the table a chombo costs 8000, or 12000 for the dealer. The points already include it." in lines(message)


async def test_a_chombo_that_others_did_not_get_is_one_press_for_each_who_may_have_dealt(table: Table) -> None:
    message = await table.preview("41600 27800 12600 10000")
    modal = await table.ann.click(message, label=CHOMBO)
    await table.ann.submit_modal(modal, {"1": "1"})
    offered = [label for label in buttons(message) if label not in ALL]
    assert offered == [f"The others got the chombo, {name} dealing" for name in ("Ann", "Chi", "Dee")]
    await table.ann.click(message, label=offered[0])
    # 46 + 28 + 15 + 12 is one too many, which first place gives back: 46 - 30 + 30 + 20 - 1.
    assert "**1st Ann** · East · 45600 · **+65.0**" in lines(message)
    assert "**3rd Chi** · West · 14600 · **−25.0**" in lines(message)


# --- chombo and F-points


async def test_a_chombo_after_uma_is_in_the_total(table: Table) -> None:
    """-27.0 - 20.0 = -47.0 for Chi, and all totals make the same less."""
    rules = replace(load_preset("f-league"), chombo_penalty=20000)
    await table.house.store.leagues.change(table.house.deed(), "", rules=rules)
    message = await table.preview()
    modal = await table.ann.click(message, label=CHOMBO)
    await table.ann.submit_modal(modal, {"2": "1"})
    assert "**3rd Chi** · West · 12600 · **−47.0**" in lines(message)
    assert "-# 13000 − 30000 = −17.0 · uma −10.0 · chombo −20.0 · (1 chombo)" in lines(message)
    assert "All scores: −20.0, of which chombo −20.0" in lines(message)


@pytest.mark.parametrize(
    ("preset", "penalty", "note"),
    [
        ("f-league", 0, "At the table a chombo costs 8000, or 12000 for the dealer. The points already include it."),
        ("tenhou", 20000, "A chombo costs −20.0 after uma."),
        ("tenhou", 0, "A chombo costs nothing under these rules; it is only counted."),
    ],
)
async def test_the_chombo_dialog_says_what_one_costs(table: Table, preset: str, penalty: int, note: str) -> None:
    rules = replace(load_preset(preset), chombo_penalty=penalty)
    await table.house.store.leagues.change(table.house.deed(), "", rules=rules)
    shown = await table.ann.click(await table.preview(), label=CHOMBO)
    assert shown.modal is not None
    assert shown.modal["components"][0]["content"] == f"How many chombo each player made. {note}"


async def test_f_points_are_typed_by_seat(table: Table) -> None:
    message = await table.preview()
    modal = await table.ann.click(message, label=FPOINTS)
    await table.ann.submit_modal(modal, {"0": "2", "1": "−1", "2": "", "3": "0"})
    assert "-# 42000 − 30000 = +12.0 · uma +30.0 · oka +20.0 · rounding −1.0 · (+2 F)" in lines(message)
    assert "-# 36000 − 30000 = +6.0 · uma +10.0 · (−1 F)" in lines(message)
    await table.ann.click(message, label=CONFIRM)
    game = await table.house.store.games.numbered(table.house.guild, "", 1)
    assert [seat.fpoints for seat in game.seats] == [2, -1, 0, 0]


async def test_rules_without_f_points_do_not_ask_for_them(table: Table) -> None:
    await table.house.store.leagues.change(table.house.deed(), "", rules=load_preset("tenhou"))
    assert FPOINTS not in buttons(await table.preview())


@pytest.mark.parametrize("typed", ["x", "1.5", "100", "-100"])
async def test_f_points_are_whole_numbers(table: Table, typed: str) -> None:
    message = await table.preview()
    modal = await table.ann.click(message, label=FPOINTS)
    result = await table.ann.submit_modal(modal, {"0": typed})
    assert said(result).replace("\\", "") == f'"{typed}" should be a whole number from -99 to 99.'


async def test_there_are_no_fewer_than_no_chombo(table: Table) -> None:
    modal = await table.ann.click(await table.preview(), label=CHOMBO)
    answer = said(await table.ann.submit_modal(modal, {"0": "-1"})).replace("\\", "")
    assert answer == '"-1" should be a whole number from 0 to 9.'


# --- the other buttons


async def test_edit_changes_who_sat_where_and_what_they_had(table: Table, settings: Config) -> None:
    message = await table.preview("41600 35800 12600 9900")
    modal = await table.ann.click(message, label=EDIT)
    await table.club.env.restart_bot(bot.build(settings))
    typed = {"players": "Bea\nAnn\n\n Chi \nDan", "scores": "416 358 126 90", "sticks": "１", "comment": "late"}
    await table.ann.submit_modal(modal, typed)
    assert lines(message)[2] == "**1st Bea** · East · 41600 · **+62.0**"
    assert lines(message)[4] == "**2nd Ann** · South · 35800 · **+16.0**"
    assert lines(message)[8] == "**4th Dan** · North · 9000 · **−51.0**"
    assert "“late”" in lines(message)
    game = await table.house.store.games.get(table.house.guild, 1)
    assert [seat.player.user_id for seat in game.seats] == [table.bea.id, table.ann.id, table.chi.id, None]


@pytest.mark.parametrize(
    ("changed", "answer"),
    [
        ({"players": "Ann\nBea\nChi"}, "These are 3 lines, but there are 4 players. Put each player on a line."),
        ({"players": "Ann"}, "This is one line, but there are 4 players. Put each player on a line."),
        ({"players": "Ann\nBea\nChi\nAnn"}, "Ann has two seats. Each player sits once."),
        ({"scores": "416 358 126"}, "These are 3 scores, but there are 4 players."),
        ({"sticks": "many"}, '"many" should be a whole number from 0 to 99.'),
    ],
)
async def test_a_mistake_in_the_dialog_leaves_the_draft_as_it_was(
    table: Table, changed: dict[str, str], answer: str
) -> None:
    message = await table.preview()
    before = text(message)
    modal = await table.ann.click(message, label=EDIT)
    typed = {"players": "Ann\nBea\nChi\nDee", "scores": SCORES, "sticks": "", "comment": ""}
    assert said(await table.ann.submit_modal(modal, typed | changed)) == answer
    assert text(message) == before


async def test_cancel_drops_it_and_nothing_works_any_more(table: Table) -> None:
    message = await table.preview("41600 35800 12600 9000")
    past = Past(message)
    await table.ann.click(message, label=CANCEL)
    assert lines(message)[0] == "# Dropped; nothing was saved"
    assert buttons(message) == {}
    assert (await past.press(table.ann, CANCEL)).acknowledged
    assert lines(message)[0] == "# Dropped; nothing was saved"
    for label in (CONFIRM, EDIT, FPOINTS, CHOMBO, "One stick left → first place"):
        assert said(await past.press(table.ann, label)) == "Game 1 has been dropped."
    assert await table.house.store.games.recent(table.house.guild) == ()


async def test_confirm_records_once_however_often_it_is_pressed(table: Table, settings: Config) -> None:
    message = await table.preview()
    past = Past(message)
    await table.club.env.restart_bot(bot.build(settings))
    for _ in range(3):
        assert (await past.press(table.ann, CONFIRM)).acknowledged
    assert lines(message)[0] == "# Game 1"
    assert buttons(message) == {}
    assert [game.number for game in await table.house.store.games.recent(table.house.guild)] == [1]
    standings = await table.house.store.standings.page(table.house.guild, "", View())
    assert [(line.player.name, line.total) for line in standings.lines] == [
        ("Ann", 610),
        ("Bea", 160),
        ("Chi", -270),
        ("Dee", -500),
    ]


async def test_what_is_no_draft_any_more_cannot_be_changed_by_an_old_button(table: Table) -> None:
    message = await table.preview("41600 35800 12600 9000")
    past = Past(message)
    await table.ann.click(message, label="One stick left → first place")
    await table.ann.click(message, label=CONFIRM)
    for label in (EDIT, FPOINTS, CHOMBO, "One stick left → first place"):
        assert said(await past.press(table.ann, label)) == "Game 1 is already confirmed."
    assert said(await past.press(table.ann, CANCEL)) == "Game 1 is already confirmed."


@pytest.mark.parametrize("label", [*ALL, "One stick left → first place"])
async def test_only_who_typed_it_and_organisers_have_its_buttons(table: Table, label: str) -> None:
    message = await table.preview("41600 35800 12600 9000")
    before = text(message)
    answer = said(await Past(message).press(table.bea, label))
    dropping = "Only whoever recorded this game or an organiser can drop it."
    changing = "This game is not saved yet. Only the person who entered it or an organiser can change or confirm it."
    assert answer == (dropping if label == CANCEL else changing)
    assert text(message) == before


async def test_an_organiser_can_finish_somebodys_draft(table: Table) -> None:
    message = await table.preview()
    await table.olga.click(message, label=CONFIRM)
    assert lines(message)[0] == "# Game 1"


async def test_points_that_do_not_add_up_are_not_recorded_by_an_old_button(table: Table) -> None:
    message = await table.preview("41600 35800 12600 9000")
    answer = said(await Past(message).press(table.ann, CONFIRM))
    assert answer == "The points and sticks make 99000, but the players began with 100000."


async def test_another_server_sees_no_game_here(table: Table) -> None:
    message = await table.preview("41600 35800 12600 9000")
    guild = table.club.env.create_guild("Neighbours")
    channel = guild.create_text_channel("mahjong")
    zoe = guild.add_member(table.club.env.create_user("Zoe"))
    past = Past(message, channel=channel)
    assert past.labels == ("One stick left → first place", *ALL)
    for label in past.labels:
        assert said(await past.press(zoe, label)) == "There is no game 1 here."


# --- mistakes in the command


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"scores": "-"}, "This is not a score. Scores look like 41600 35800 12600 10000, from East on.\n**\\-**"),
        ({"scores": "41600 35800"}, "These are 2 scores, but there are 4 players."),
        ({"scores": "41600"}, "This is one score, but there are 4 players."),
        ({"scores": " "}, "There are no scores in this. They look like 41600 35800 12600 10000, from East on."),
        (
            {"scores": "41600 358x0 12600 10000"},
            "This is not a score. Scores look like 41600 35800 12600 10000, from East on.\n41600 **358x0** 12600 10000",
        ),
        (
            {"scores": "41650 35800 12600 9950"},
            "Points are multiples of 100, so 41650 cannot be anybody's score.\n**41650** 35800 12600 9950",
        ),
        (
            {"scores": "1.6 358 1 1"},
            (
                "358 would be 358000 points. Write all scores the same way, such as 41600 35800 12600 10000.\n"
                "1.6 **358** 1 1"
            ),
        ),
        ({"north": ""}, "This league has four players, so say who sat North."),
        ({"north": "  "}, "This league has four players, so say who sat North."),
        ({"south": " "}, "Nobody is named for South. Mention a member, or type a name."),
        ({"south": "<@&1>"}, "Nobody is named for South. Mention a member, or type a name."),
        ({"south": "@everyone"}, "Nobody is named for South. Mention a member, or type a name."),
        ({"south": "Dee"}, "Dee has two seats. Each player sits once."),
        ({"south": "DEE"}, "DEE has two seats. Each player sits once."),
        ({"south": "x" * 65}, f'A name has 1 to 64 characters, so "{"x" * 65}" cannot be one.'),
        ({"league": "Fridays"}, "There is no league called Fridays here. /league list shows those there are."),
    ],
)
async def test_each_mistake_has_its_own_sentence(table: Table, options: dict[str, str], answer: str) -> None:
    result = await table.use(table.ann, "record", **({"scores": SCORES} | table.seats(**options)))
    assert said(result) == answer
    assert await table.house.store.players.offer(table.house.guild, "") == ()


@pytest.mark.parametrize("number", [2**63, int("9" * 400)])
async def test_a_mention_of_no_possible_account_is_nobody(table: Table, number: int) -> None:
    told = said(await table.record(south=f"<@!{number}>"))
    assert told.startswith("No player here is called ")
    assert told.endswith("Choose from the list while typing.")
    assert await table.house.store.players.offer(table.house.guild, "") == ()


async def test_nobody_sits_north_among_three(table: Table) -> None:
    await table.house.store.leagues.change(table.house.deed(), "", rules=load_preset("tenhou-sanma"))
    assert said(await table.record("500 350 200")) == "This league has three players, so nobody sits North."


async def test_a_server_without_a_league_is_told_how_to_get_one(table: Table) -> None:
    guild = table.club.env.create_guild("Neighbours")
    zoe = guild.add_member(table.club.env.create_user("Zoe"))
    seats = {"east": "A", "south": "B", "west": "C", "north": "D"}
    result = await zoe.slash(guild.create_text_channel("mahjong"), "game record", scores=SCORES, **seats)
    assert said(result) == "There is no league here yet. An organiser can make one with /league create."


async def test_of_several_leagues_one_has_to_be_named(table: Table) -> None:
    await table.house.create("Fridays")
    assert said(await table.record()).startswith("There are several leagues here, so say which one:")
    assert "-# Fridays · F league" in lines(await table.record(league="fridays"))


async def test_a_closed_season_takes_no_games(table: Table) -> None:
    message = await table.preview()
    await table.house.store.leagues.close_season(table.house.deed())
    closed = "The league's season is closed. An organiser can begin the next one with /league season start."
    assert said(await table.record()) == closed
    assert said(await table.ann.click(message, label=CONFIRM)) == closed


# --- who plays


async def test_a_name_that_nobody_has_makes_a_guest_once_the_game_is_recorded(table: Table) -> None:
    message = await table.preview(west="Gus")
    assert "**Gus, Dee** are new here and become guests." in text(message)
    offered = await table.ann.autocomplete(table.club.channel, "game record", "east", "")
    assert [choice["name"] for choice in offered] == ["Ann", "Bea"]
    await table.ann.click(message, label=CONFIRM)
    offered = await table.ann.autocomplete(table.club.channel, "game record", "east", "")
    assert [(choice["name"], choice["value"]) for choice in offered] == [
        ("Ann", f"<@{table.ann.id}>"),
        ("Bea", f"<@{table.bea.id}>"),
        ("Dee", "Dee"),
        ("Gus", "Gus"),
    ]
    assert "new here" not in text(await table.preview(west="gus", north="@dee"))


async def test_leagues_are_offered(table: Table) -> None:
    offered = await table.ann.autocomplete(table.club.channel, "game record", "league", "thu")
    assert [choice["name"] for choice in offered] == ["Thursdays"]


async def test_a_forgotten_player_stays_who_it_is_when_a_draft_is_edited(table: Table) -> None:
    await table.recorded()
    message = await table.preview()
    forgotten = await table.house.store.players.forget(table.house.deed(), PlayerRef("Dee"), anonymous="Player")
    modal = await table.ann.click(message, label=EDIT)
    assert modal.modal is not None
    names = modal.modal["components"][0]["component"]["value"]
    assert names == f"Ann\nBea\nChi\n{forgotten.name}"
    typed = {"players": names, "scores": SCORES, "sticks": "", "comment": "x"}
    await table.ann.submit_modal(modal, typed)
    game = await table.house.store.games.get(table.house.guild, 2)
    assert game.seats[3].player == forgotten
