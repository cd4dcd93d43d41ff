"""`/league export` as tables: the files are opened and looked at."""

import csv
import zipfile
from io import BytesIO, StringIO

import pytest
from openpyxl import load_workbook

from cogs.league.errors import UploadTooLarge
from cogs.league.files import formats, sheets
from cogs.ui.texts import FALLBACK, Texts
from db import PlayerRef, View
from tests.support.evenings import play
from tests.support.exports import export
from tests.support.house import BEN, CAT, DAN, House
from tests.support.reading import text
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)
SIGNS = "=+-@\t\r"


def rows(data: bytes) -> list[dict[str, str]]:
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(StringIO(data.decode("utf-8-sig"), newline="")))


async def test_csv_holds_games_standings_and_penalties(club: Club, house: House) -> None:
    await house.record((BEN, CAT, DAN, PlayerRef("Ann")), fpoints={0: -1}, chombo={3: 1})
    await house.store.penalties.give(house.deed(reason="late"), "", BEN, -205)
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
    await house.store.penalties.give(house.deed(reason="+1\x01"), "", CAT, -205)
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
    monkeypatch.setattr(formats, "MOST_GAMES", 1)
    result = await club.ann.slash(club.channel, "league export")
    assert text(result.followups[0] if result.followups else result).startswith(
        "That is 2 games, and a file holds at most 1."
    )


async def test_what_discord_would_not_take_is_not_sent(house: House) -> None:
    copy = await house.store.copies.take(house.guild, "", most=0)
    with pytest.raises(UploadTooLarge) as refused:
        await formats.files_of(copy, "json", ENGLISH, limit=2**20 * 0)
    assert refused.value.facts == {"most": 0}


@pytest.mark.parametrize(
    ("name", "file"),
    [("a/b\\..c", "a-b-c-league.json"), ("雀" * 64, "雀" * 64 + "-league.json"), ("...", "league-league.json")],
)
async def test_a_file_has_the_league_s_name_as_far_as_files_can(house: House, name: str, file: str) -> None:
    await house.store.leagues.change(house.deed(), "", new_name=name)
    copy = await house.store.copies.take(house.guild, "", most=0)
    (written,) = await formats.files_of(copy, "json", ENGLISH, limit=2**20)
    assert written.filename == file
