"""`/game import`: a log or a result line becomes a game, and what is said of it."""

import gzip
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from cogs.game.importing.preview import read_game
from core.logs import read_log
from core.rules import load_preset
from db import Confirmation, GameStatus
from tests.support.cases import DATA
from tests.support.imports import (
    CANCEL,
    CONFIRM,
    FOUR,
    LINE,
    bring,
    choose,
    lines,
    paste,
    preview,
    report,
)
from tests.support.reading import buttons, text
from tests.support.table import Table, said

WINS = (DATA / "logs" / "wins.xml").read_bytes()


@pytest.fixture(autouse=True)
async def _league(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.NONE)


# --- a log becomes a game


async def test_a_log_becomes_a_game_settled_by_the_leagues_rules(table: Table) -> None:
    """30800 27700 26300 15200 under the F league.

    31 - 30 + 30 + 20 = +51, 28 - 30 + 10 = +8, 26 - 30 - 10 = -14, 15 - 30 - 30 = -45; the log has uma 20-10.
    """
    result = await bring(table)
    message = preview(result)
    assert lines(message)[:10] == [
        "# Not saved yet",
        "-# Thursdays · F league",
        "**1st Aoi** · East · 30800 · **+51.0**",
        "-# 31000 − 30000 = +1.0 · uma +30.0 · oka +20.0 · (+1 F)",
        "**2nd Chie** · West · 27700 · **+8.0**",
        "-# 28000 − 30000 = −2.0 · uma +10.0",
        "**3rd Ben** · South · 26300 · **−14.0**",
        "-# 26000 − 30000 = −4.0 · uma −10.0",
        "**4th Dan** · North · 15200 · **−45.0**",
        "-# 15000 − 30000 = −15.0 · uma −30.0 · (+1 F)",
    ]
    assert list(buttons(message)) == [CONFIRM, "Edit", "F-points", "Chombo", CANCEL]
    told = report(result)
    assert (
        "**The log has a different result:**\nAoi: +41.0 in the log, +51.0 here\nDan: −35.0 in the log, −45.0 here"
        in told
    )
    # Ben wins before his first draw, which is a yakuman here, and the game is over after East.
    assert (
        "**Under these rules of the league the game would have gone differently:** Renhou, Length of the game." in told
    )
    assert told.endswith("\n-# 20 more rules differ, but they made no difference in this game.")
    await table.ann.click(message, label=CONFIRM)
    (game,) = await table.house.store.games.recent(table.house.guild)
    log = await table.house.store.games.log(table.house.guild, game.id)
    assert log is not None
    assert (log.source, log.names, log.start) == ("tenhou", ("Aoi", "Ben", "Chie", "Dan"), None)
    assert log.rules is not None
    assert log.rules.name == "tenhou"


async def test_everybody_reads_an_import_in_the_language_of_the_server(table: Table) -> None:
    await table.house.store.languages.set_person(table.ann.id, "ja")
    message = preview(await bring(table))
    assert CONFIRM in buttons(message)


async def test_fpoints_are_counted_from_the_hands(table: Table, oracle: Path) -> None:
    """Each deal-in of the log is one; the game is compared with the hands that its own payments tell."""
    data = (oracle / "mjlog" / "G00022.xml").read_bytes()
    rules = load_preset("f-league")
    read = read_game(data, rules)
    message = preview(await bring(table, data, name="x.xml"))
    draft = await table.house.store.games.get(table.house.guild, 1)
    counts = [0] * 4
    for kyoku in read.record.kyokus:
        if not kyoku.wins:
            continue
        first = kyoku.wins[0]
        if first.discarder is not None:
            counts[first.discarder] += {1: rules.fpoint_deal_in, 2: rules.fpoint_double_ron}[len(kyoku.wins)]
        elif any(each.yaku == "ippatsu" for each in first.yaku or ()):
            counts[first.winner] += rules.fpoint_ippatsu_tsumo
    assert [seat.fpoints for seat in draft.seats] == counts
    assert any(counts)
    assert "F)" in text(message)


async def test_the_same_log_is_refused_twice_in_either_form_of_its_file(table: Table) -> None:
    first, second = preview(await bring(table)), preview(await bring(table, gzip.compress(FOUR), name="x.json.gz"))
    await table.ann.click(first, label=CONFIRM)
    assert said(await table.ann.click(second, label=CONFIRM)) == "This log has been imported before. It is game 1."
    other_names = FOUR.replace(b'"Aoi"', b'"Xaver"')
    for data in (FOUR, other_names):
        assert said(await bring(table, data)) == "This log has been imported before. It is game 1."
    assert len(await table.house.store.games.recent(table.house.guild)) == 1


async def test_a_log_that_is_taken_back_may_come_again(table: Table) -> None:
    message = preview(await bring(table))
    await table.ann.click(message, label=CONFIRM)
    game = (await table.house.store.games.recent(table.house.guild))[0]
    await table.house.store.games.undo(table.house.deed(), game.id)
    await table.ann.click(preview(await bring(table)), label=CONFIRM)
    assert lines(preview(await bring(table, WINS, name="wins.mjlog")))[0] == "# Not saved yet"
    assert (await table.house.store.games.recent(table.house.guild))[0].number == 2


# --- what is said about a log


async def test_each_disagreement_is_said_and_the_rest_is_counted(table: Table) -> None:
    wrong = FOUR.decode().replace("40符2飜2600点", "30符2飜2600点").replace("30800,41.0", "30900,41.0")
    result = await bring(table, wrong.encode())
    told = report(result)
    assert told.splitlines()[:4] == [
        "## About this import",
        "**2 things in the log do not follow from its own rules:**",
        "- East 1, 0 honba: South: fu: log says 30, the rules give 40",
        "- the game: Aoi: final points: log says 30900, the rules give 30800",
    ]
    # What the log states is what the players saw, so it is what is settled, and it does not add up.
    assert "**The points make 100100: 100 more than 100000.** Edit corrects them." in text(preview(result))


async def test_more_disagreements_than_there_is_room_for_are_counted(table: Table, oracle: Path) -> None:
    """A real log of many hands whose wins all claim another worth."""
    files = sorted((oracle / "mjlog").glob("*.xml"), key=lambda file: -file.read_bytes().count(b"<AGARI"))
    file = next(file for file in files if len(read_log(file.read_bytes()).names) == 4)
    wrong = file.read_text(encoding="utf-8")
    wrong = re.sub(r'(<AGARI[^>]*? ten="\d+),(\d+),', lambda match: f"{match[1]},{int(match[2]) + 100},", wrong)
    told = report(await bring(table, wrong.encode(), name="x.xml")).splitlines()
    heading = re.fullmatch(r"\*\*(\d+) things in the log do not follow from its own rules:\*\*", told[1])
    assert heading
    shown = [line for line in told if line.startswith("- ")]
    assert 900 < len("".join(shown)) <= 1000
    assert f"and {int(heading[1]) - len(shown)} more" in told


async def test_rules_that_only_the_numbers_tell_are_said(table: Table) -> None:
    room = json.loads(FOUR)
    room["lobby"] = 1234
    room["sc"][1::2] = [51.0, -14.0, 8.0, -45.0]
    told = report(await bring(table, json.dumps(room, ensure_ascii=False).encode()))
    assert "**The log does not name all its rules,** but its numbers show them: Uma " in told
    assert "do not follow" not in told
    assert "another one" not in told


async def test_other_rules_that_made_no_difference_need_no_word_of_their_own(table: Table) -> None:
    rules = replace(read_game(FOUR, load_preset("tenhou")).record.rules, name="own", kiriage_mangan=True)
    await table.house.store.leagues.change(table.house.deed(), "", rules=rules)
    assert len((await bring(table)).followups) == 1
    wins = await bring(table, WINS, name="wins.xml")
    assert "differently:** Rounding up to mangan (kiriage)" in report(wins)


async def test_a_log_by_the_leagues_own_rules_needs_no_word(table: Table) -> None:
    await table.house.store.leagues.change(table.house.deed(), "", rules=read_game(FOUR, load_preset("tenhou")).rules)
    result = await bring(table)
    assert len(result.followups) == 1


# --- pasted


async def test_a_pasted_log_is_read_like_a_file(table: Table) -> None:
    short = json.loads(FOUR)
    short = json.dumps(short, ensure_ascii=False, separators=(",", ":"))
    assert len(short) < 6000
    message = preview(await paste(table, short))
    assert "**1st Aoi** · East · 30800 · **+51.0**" in lines(message)
    link = f"https://tenhou.net/6/#json={short}"
    assert "**1st Aoi** · East · 30800 · **+51.0**" in lines(preview(await paste(table, f"  {link}")))


async def test_a_pasted_result_line_becomes_a_game(table: Table) -> None:
    """Scores of the F league: +61 = 41 - 30 + 30 + 20, +15 = 35 - 30 + 10, -26 = 14 - 30 - 10, -50 = 10 - 30 - 30."""
    result = await paste(table, f"L1000 | 00:30 | 四般南喰赤 | {LINE}")
    message = preview(result)
    assert [line for line in lines(message) if line.startswith("**") and "·" in line] == [
        "**1st Aoi** · East · 41000 · **+61.0**",
        "**2nd Ben** · South · 35000 · **+15.0**",
        "**3rd Chie** · West · 14000 · **−26.0**",
        "**4th Dan** · North · 10000 · **−50.0**",
    ]
    told = report(result)
    assert told.splitlines()[1].startswith("The line has only scores, so the points are the whole thousands")
    assert told.splitlines()[-1] == "The line does not say who sat where, so the players sit in its order."
    await choose(table.ann, message, "Ben", table.bea)
    await table.ann.click(message, label=CONFIRM)
    (game,) = await table.house.store.games.recent(table.house.guild)
    assert (game.status, [seat.player.name for seat in game.seats]) == (
        GameStatus.CONFIRMED,
        ["Aoi", "Bea", "Chie", "Dan"],
    )
    assert await table.house.store.games.log(table.house.guild, game.id) is None


async def test_scores_by_tenhous_rules_are_settled_by_those_of_the_league(table: Table) -> None:
    """+45 = 35 - 30 + 20 + 20; with uma 30-10 it is +55."""
    told = report(await paste(table, "A(+45.0) B(+9.0) C(-20.0) D(-34.0)"))
    assert "A: +45.0 in the log, +55.0 here" in told
    assert "B +9.0" not in told


async def test_points_of_a_line_are_taken_as_they_are(table: Table) -> None:
    result = await paste(table, "A 51200(+61.0) B 34700(+15.0) C 14100(-26.0) D 0(-50.0)")
    assert "**1st A** · East · 51200 · **+71.0**" in lines(preview(result))
    assert "scores only" not in report(result)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("A(+61.0) B(+15.0)", "This result has 2 players, but this league has 4."),
        ("A(+61.0)", "This result has one player, but this league has 4."),
        ("A(+99.0) B(+15.0) C(-26.0) D(-50.0)", "No points make these scores, neither by this league's rules nor "),
        ("A(51250) B(34650) C(14100) D(0)", "51250 is not a multiple of 100"),
        ("A(51200) B(+15.0) C(14100) D(0)", "This is neither a log nor a result. "),
        ("A(999999999) B(34700) C(14100) D(0)", "This is neither a log nor a result. "),
    ],
)
async def test_lines_that_make_no_game_get_one_sentence(table: Table, line: str, sentence: str) -> None:
    assert said(await paste(table, line)).startswith(sentence)
