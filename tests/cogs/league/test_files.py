"""`/league export` and `/league import`: the files are opened and looked at."""

import csv
import json
import random
import zipfile
from dataclasses import replace
from io import BytesIO, StringIO
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from openpyxl import load_workbook

from cogs.game.story import story_card
from cogs.league import files, json_file, sheets
from cogs.league.errors import FileBroken, FileOfOtherVersion, UploadTooLarge
from cogs.ui.texts import FALLBACK, Texts
from core.errors import TenbouError
from core.hand import Wind
from core.table import Adjustment, RiichiDeclared, Start
from db.errors import CopyDisagrees
from db.store import LeagueCopy, PlayerRef, View
from tests.support.evenings import play
from tests.support.house import BEN, CAT, DAN, House
from tests.support.livetables import draw, log, ron
from tests.support.reading import reply, text
from tests.support.tournament import play_everything
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)
SIGNS = "=+-@\t\r"


async def export(club: Club, kind: str, **options: str | int) -> dict[str, bytes]:
    """Export the league as Ann, and return the files by name."""
    result = await club.ann.slash(club.channel, "league export", format=kind, **options)
    assert result.ephemeral
    return {file.filename: await file.read() for file in reply(result).attachments}


def rows(data: bytes) -> list[dict[str, str]]:
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(StringIO(data.decode("utf-8-sig"), newline="")))


# --- CSV and XLSX


async def test_csv_holds_games_standings_and_penalties(club: Club, house: House) -> None:
    await house.record((BEN, CAT, DAN, PlayerRef("Ann")), fpoints={0: -1}, chombo={3: 1})
    await house.store.standings.punish(house.deed(reason="late"), "", BEN, -205)
    found = await export(club, "csv")
    assert set(found) == {"Thursdays-standings.csv", "Thursdays-games.csv", "Thursdays-penalties.csv"}
    first, *_, last = rows(found["Thursdays-games.csv"])
    assert list(first.values())[4:] == (
        ["1", "1", "Ben", "40000", "0", "10.0", "20.0", "20.0", "0.0", "0.0", "50.0", "0", "-1", "0", ""]
    )
    assert (last["Player"], last["Points"], last["Chombo"]) == ("Ann", "-40.0", "1")
    (penalty,) = rows(found["Thursdays-penalties.csv"])
    assert (penalty["Player"], penalty["Points"], penalty["Reason"], penalty["Cancelled"]) == (
        "Ben",
        "-20.5",
        "late",
        "",
    )
    ranks = [(row["Rank"], row["Player"], row["Points"]) for row in rows(found["Thursdays-standings.csv"])]
    assert ranks == [("1", "Ben", "29.5"), ("2", "Cat", "10.0"), ("3", "Dan", "-20.0"), ("4", "Ann", "-40.0")]


async def test_the_standings_of_a_file_are_those_of_the_page(club: Club, house: House) -> None:
    await play(house, 5)
    exported = rows((await export(club, "csv"))["Thursdays-standings.csv"])
    for season in (1, 2):
        page = await house.store.standings.page(house.guild, "", View(season=season))
        shown = [(line.player.name, line.games, line.total, line.fpoints, line.penalties) for line in page.lines]
        assert page.pages == 1
        assert sorted(shown) == sorted(
            (
                row["Player"].removeprefix("'"),
                int(row["Games"]),
                round(float(row["Points"]) * 10),
                int(row["F-points"]),
                round(float(row["Penalties"]) * 10),
            )
            for row in exported
            if row["Season"] == str(season)
        )


async def test_a_workbook_has_numbers_as_numbers_and_no_formula(club: Club, house: House) -> None:
    await house.record((PlayerRef("=1+1"), CAT, DAN, PlayerRef("@SUM(A1)")))
    await house.store.standings.punish(house.deed(reason="+1\x01"), "", CAT, -205)
    (data,) = (await export(club, "xlsx")).values()
    with zipfile.ZipFile(BytesIO(data)) as archive:
        parts = [archive.read(name) for name in archive.namelist() if name.startswith("xl/worksheets/")]
    assert len(parts) == 3
    assert not any(b"<f>" in part for part in parts)
    book = load_workbook(BytesIO(data))
    assert book.sheetnames == ["Standings", "Games", "Penalties"]
    standings = list(book["Standings"].values)
    assert standings[1][:5] == (1, 1, "'=1+1", 1, 50)
    assert [row[2] for row in standings] == ["Player", "'=1+1", "Cat", "Dan", "'@SUM(A1)"]
    assert standings[2][4] == -10.5
    assert list(book["Penalties"].values)[1][:4] == (1, "Cat", -20.5, "'+1")
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
    assert {cell.data_type for cell in cells} <= {"s", "inlineStr", "n"}


@pytest.mark.parametrize("sign", SIGNS)
def test_what_a_spreadsheet_could_run_gets_an_apostrophe(sign: str) -> None:
    assert sheets.harmless(f"{sign}cmd|' /C calc'!A0") == f"'{sign}cmd|' /C calc'!A0"
    if not sign.isspace():
        assert sheets.harmless(f"  {sign}1") == f"'  {sign}1"


@pytest.mark.parametrize(
    ("given", "written"), [("＝1", "'＝1"), ("﹣1", "'﹣1"), ("Ann", "Ann"), ("", ""), ("1-2", "1-2")]
)
def test_full_width_signs_count_and_others_do_not(given: str, written: str) -> None:
    assert sheets.harmless(given) == written


async def test_one_season_can_be_exported(club: Club, house: House) -> None:
    await play(house, 6, games=4)
    games = rows((await export(club, "csv", season=2))["Thursdays-games.csv"])
    assert {row["Season"] for row in games} == {"2"}
    result = await club.ann.slash(club.channel, "league export", format="json", season=2)
    assert result.ephemeral
    assert text(result) == "JSON is always the whole league. Leave the season out, or choose CSV or XLSX."


async def test_an_empty_league_gives_files_too(club: Club, house: House) -> None:
    assert rows((await export(club, "csv"))["Thursdays-games.csv"]) == []
    assert len(await export(club, "xlsx")) == len(await export(club, "json")) == 1
    assert (await house.store.copies.take(house.guild, "", most=0)).games == ()


async def test_too_much_for_a_file_is_refused(club: Club, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.record()
    await house.record()
    monkeypatch.setattr(files, "MOST_GAMES", 1)
    result = await club.ann.slash(club.channel, "league export")
    assert text(result.followups[0] if result.followups else result).startswith(
        "That is 2 games, and a file holds at most 1."
    )


async def test_what_discord_would_not_take_is_not_sent(house: House) -> None:
    copy = await house.store.copies.take(house.guild, "", most=0)
    with pytest.raises(UploadTooLarge) as refused:
        await files.files_of(copy, "json", ENGLISH, limit=2**20 * 0)
    assert refused.value.facts == {"most": 0}


@pytest.mark.parametrize(
    ("name", "file"),
    [("a/b\\..c", "a-b-c-league.json"), ("雀" * 64, "雀" * 64 + "-league.json"), ("...", "league-league.json")],
)
async def test_a_file_has_the_league_s_name_as_far_as_files_can(house: House, name: str, file: str) -> None:
    await house.store.leagues.change(house.deed(), "", new_name=name)
    copy = await house.store.copies.take(house.guild, "", most=0)
    (written,) = await files.files_of(copy, "json", ENGLISH, limit=2**20)
    assert written.filename == file


# --- JSON, and back


async def test_an_exported_league_is_imported_into_an_empty_one(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await play(house, 8)
    shown = text(await club.ann.slash(club.channel, "league standings", season=1))
    (data,) = (await export(club, "json")).values()
    await organiser.slash(club.channel, "league create", name="Fridays")
    result = await organiser.slash(club.channel, "league import", file=("league.json", data), league="Fridays")
    assert result.ephemeral
    assert text(result).startswith("# Fridays is complete\n32 games of 9 players\n")
    again = text(await club.ann.slash(club.channel, "league standings", league="Fridays", season=1))
    assert again.split("```")[1] == shown.split("```")[1]
    (second,) = (await export(club, "json", league="Fridays")).values()
    assert [game["played_at"] for game in json.loads(second)["games"]] == [
        game["played_at"] for game in json.loads(data)["games"]
    ]
    result = await organiser.slash(club.channel, "league import", file=("league.json", data), league="Fridays")
    assert text(result).startswith("Fridays already has games, penalties, teams or several seasons.")


@pytest.mark.parametrize("seed", range(3))
async def test_what_is_written_is_read_back_the_same(house: House, seed: int) -> None:
    await play(house, seed, games=8)
    copy = await house.store.copies.take(house.guild, "", most=100)
    assert json_file.read(json_file.write(copy)) == copy
    assert json_file.write(json_file.read(json_file.write(copy))) == json_file.write(copy)


async def test_a_tournament_is_read_back_the_same(empty_house: House) -> None:
    await play_everything(empty_house)
    copy = await empty_house.store.copies.take(empty_house.guild, "", most=100)
    assert json_file.read(json_file.write(copy)) == copy
    assert json_file.write(json_file.read(json_file.write(copy))) == json_file.write(copy)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "This file is no JSON"),
        (b"\xff\xfe\x00", "This file is no JSON"),
        (b"[" * 100_000, "This file is no JSON"),
        (b"1" * 10_000, "This file is no JSON"),
        (b"null", "format is not right"),
        (b"[]", "format is not right"),
        (b'{"format": "other"}', "format is not right"),
        (b'{"format": "tenbou-league", "version": true}', "version is not right"),
        (b'{"format": "tenbou-league", "version": 4}', "This file has version 4"),
        (b'{"format": "tenbou-league", "version": 1}', "This file has version 1"),
        (b'{"format": "tenbou-league", "version": 2}', "league is not right"),
        (b'{"format": "tenbou-league", "version": 3}', "league is not right"),
    ],
)
async def test_a_file_that_is_no_league_is_one_sentence(
    club: Club, house: House, organiser: simcord.MemberActor, data: bytes, said: str
) -> None:
    result = await organiser.slash(club.channel, "league import", file=("league.json", data))
    assert result.ephemeral
    assert said in text(result)
    assert "\n" not in text(result)
    assert (await house.store.standings.page(house.guild, "", View())).games == 0


async def test_a_changed_result_is_found(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await house.record()
    document = json.loads(json_file.write(await house.store.copies.take(house.guild, "", most=1)))
    document["games"][0]["seats"][3][document["seat"].index("rounded")] += 1000
    await house.create("Fridays")
    data = json.dumps(document).encode()
    result = await organiser.slash(club.channel, "league import", file=("x.json", data), league="Fridays")
    assert text(result) == "Game 1 of this file does not come out as the file says, so nothing was imported."


@pytest.mark.usefixtures("house")
async def test_a_file_that_is_too_large_or_gone_is_refused(
    club: Club, organiser: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(_: discord.Attachment) -> bytes:
        raise discord.NotFound(SimpleNamespace(status=404, reason="gone"), "gone")

    monkeypatch.setattr(discord.Attachment, "read", gone)
    result = await organiser.slash(club.channel, "league import", file=("x.json", b"{}"))
    assert text(result) == "Discord does not give this file out. Attach it once more."
    monkeypatch.setattr(files, "MOST_BYTES", 10)
    result = await organiser.slash(club.channel, "league import", file=("x.json", b"x" * 11))
    assert text(result) == "This file is too large; at most 0 MiB are read."


async def test_a_file_from_before_hands_were_kept_is_read(house: House) -> None:
    await house.record()
    copy = await house.store.copies.take(house.guild, "", most=1)
    document = json.loads(json_file.write(copy))
    document["version"] = 2
    del document["games"][0]["log"]
    assert json_file.read(json.dumps(document).encode()) == copy


async def test_hands_are_read_back_the_same(house: House) -> None:
    moved = Adjustment(points=(0, 100, 0, -100), honba=1, reason="a \x00stick")
    hands = log(RiichiDeclared(seat=1), ron(1, 2), draw(0, 3), moved, start=Start((25000,) * 4, Wind.EAST, 0, 1, 0))
    own = log(ron(1, 2), fingerprint="own", rules=replace(house.rules, name="room", kuitan=False))
    await house.record(log=hands)
    await house.record()
    await house.record(log=own)
    copy = await house.store.copies.take(house.guild, "", most=3)
    again = json_file.read(json_file.write(copy))
    kept, none, room = (game.log for game in again.games)
    assert none is None
    assert room == own
    assert kept is not None
    assert kept.events[3] == replace(moved, reason="a stick")
    assert replace(kept, events=hands.events) == hands
    assert json_file.write(again) == json_file.write(copy)


async def test_whatever_is_changed_in_hands_is_refused_or_imported(house: House) -> None:
    start = Start((25000,) * 4, Wind.EAST, 0, 1, 0)
    hands = log(RiichiDeclared(seat=1), ron(1, 2), draw(0, 3), start=start, rules=house.rules)
    await house.record(log=hands)
    document = json.loads(json_file.write(await house.store.copies.take(house.guild, "", most=1)))
    readable: list[LeagueCopy] = []
    refused = 0
    for path in places(document["games"][0]["log"]):
        for value in (*BAD, 1, "won", MISSING):
            try:
                readable.append(json_file.read(changed(document, ("games", 0, "log", *path), value)))
            except FileBroken:
                refused += 1
    assert refused > 2 * len(readable) > 100
    outcomes: set[type[object]] = set()
    for number, copy in enumerate(random.Random(1).sample(readable, 40)):  # noqa: S311  -- a test's dice
        await house.create(f"League {number}")
        try:
            await house.store.copies.put(house.deed(), f"League {number}", copy)
        except TenbouError as error:
            outcomes.add(type(error))
        else:
            outcomes.add(type(None))
    assert outcomes == {CopyDisagrees, type(None)}


BAD: tuple[object, ...] = (
    None, "", "x", "\ud800", "a\x00", "9" * 300, -1, 0, 2, 10**9, 2**63, 10**400, 1.5, True, [], [None], {}, {"a": 1},
    "2024-01-01", "2024-01-01T00:00:00", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00",
)  # fmt: skip
MISSING = object()


def changed(document: object, path: tuple[Any, ...], value: object) -> bytes:
    """The document with one thing put in place of another, or left out."""
    copy: Any = json.loads(json.dumps(document))
    at = copy
    for step in path[:-1]:
        at = at[step]
    if value is MISSING:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return json.dumps(copy).encode()


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a document; of a ruleset only some, since its loader has tests of its own."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [path] if path else []
    for number, (step, each) in enumerate(inner):
        if "values" not in path or number < 4:
            found += places(each, (*path, step))
    return found


@pytest.mark.long
async def test_whatever_is_changed_in_a_file_is_refused_or_imported(house: House) -> None:
    await house.record(fpoints={0: 1})
    await house.store.standings.punish(house.deed(reason="late"), "", BEN, -10)
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed(), title="Spring")
    document = json.loads(json_file.write(await house.store.copies.take(house.guild, "", most=10)))
    readable: set[bytes] = set()
    refused = 0
    for path in places(document):
        for value in (*BAD, MISSING):
            data = changed(document, path, value)
            try:
                json_file.read(data)
            except (FileBroken, FileOfOtherVersion):
                refused += 1
            else:
                readable.add(data)
    assert refused > 10 * len(readable)
    imported = 0
    for number, data in enumerate(sorted(readable)):
        name = f"League {number}"
        await house.create(name)
        try:
            await house.store.copies.put(house.deed(), name, json_file.read(data))
        except TenbouError:
            page = await house.store.standings.page(house.guild, name, View())
            assert (page.games, page.players) == (0, 0)
        else:
            imported += 1
    assert imported > 10


@pytest.mark.long
async def test_whatever_is_changed_in_a_tournament_is_refused_or_imported(empty_house: House) -> None:
    await play_everything(empty_house)
    store, guild = empty_house.store, empty_house.guild
    document = json.loads(json_file.write(await store.copies.take(guild, "", most=10)))
    chance = random.Random(1)  # noqa: S311  -- a test's dice
    new = [path for path in places(document) if path[0] in ("players", "teams", "matches", "history")]
    readable: list[LeagueCopy] = []
    refused = 0
    for path in chance.sample(new, 400):
        for value in (*chance.sample(BAD, 6), 1, MISSING):
            try:
                readable.append(json_file.read(changed(document, path, value)))
            except FileBroken:
                refused += 1
    assert refused > len(readable)
    imported = 0
    for number, copy in enumerate(chance.sample(readable, 60)):
        name = f"League {number}"
        await empty_house.create(name)
        try:
            await store.copies.put(empty_house.deed(), name, copy)
        except TenbouError:
            assert await store.teams.all(guild, name) == ()
        else:
            imported += 1
            for game in copy.games:
                found = await store.games.numbered(guild, name, game.number)
                await story_card(found, 0, store, guild, ENGLISH)
    assert imported > 10


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("seat",), []),
        (("entry",), []),
        (("kept",), []),
        (("players", 0, "merged_into"), 10**6),
        (("players", 1, "merged_into"), 1),
        (("players", 0, "aliases"), [["tenhou", "fritz"]]),
        (("players", 1, "aliases"), [["x" * 33, "fritz"]]),
        (("players", 1, "aliases"), [["tenhou"]]),
        (("teams", 0, "members", 0, 1), "coach"),
        (("teams", 1, "members", 1, 1), "captain"),
        (("matches", 0, "seats", 0, "team"), 5),
        (("matches", 0, "game"), 9),
        (("history",), []),
        (("history", 0, 2), "destroy"),
        (("history", 0, 3), "player"),
        (("history", 0, 4), 1),
        (("history", 0, 7, "more"), 1),
        (("history", 0, 6), {}),
    ],
)
async def test_what_does_not_belong_there_is_named(
    empty_house: House, path: tuple[str | int, ...], value: object
) -> None:
    await play_everything(empty_house)
    document = json.loads(json_file.write(await empty_house.store.copies.take(empty_house.guild, "", most=10)))
    assert [player["anonymous"] for player in document["players"][:2]] == [True, False]
    with pytest.raises(FileBroken) as refused:
        json_file.read(changed(document, path, value))
    place, _, _ = str(refused.value.facts["place"]).partition("[")
    assert place == path[0]


async def test_nobody_is_in_two_teams_of_a_file(empty_house: House) -> None:
    await play_everything(empty_house)
    document = json.loads(json_file.write(await empty_house.store.copies.take(empty_house.guild, "", most=10)))
    document["teams"][4]["members"] = document["teams"][0]["members"]
    with pytest.raises(FileBroken) as refused:
        json_file.read(json.dumps(document).encode())
    assert refused.value.facts == {"place": "teams"}


async def test_a_tournament_is_exported_and_imported(
    club: Club, empty_house: House, organiser: simcord.MemberActor
) -> None:
    await play_everything(empty_house)
    (data,) = (await export(club, "json")).values()
    await organiser.slash(club.channel, "league create", name="Fridays", rules="team-tournament")
    result = await organiser.slash(club.channel, "league import", file=("x.json", data), league="Fridays")
    assert text(result).startswith("# Fridays is complete\n4 games of 10 players\n")
    for command, options in (
        ("team standings", {}),
        ("team list", {}),
        *(("game show", {"number": number}) for number in range(1, 5)),
    ):
        shown = [
            text(await club.ann.slash(club.channel, command, league=league, **options))
            for league in ("Thursdays", "Fridays")
        ]
        assert shown[0].replace("Thursdays", "Fridays") == shown[1]


async def test_signs_that_no_file_takes_are_left_out(house: House) -> None:
    game = await house.record()
    await house.store.games.undo(house.deed(reason="typed\x00 twice"), game.id)
    await house.store.standings.punish(house.deed(reason="late\x01"), "", BEN, -10)
    copy = json_file.read(json_file.write(await house.store.copies.take(house.guild, "", most=10)))
    assert copy.penalties[0].reason == "late"
    assert {"typed twice", "late"} <= {entry.reason for entry in copy.history}
