"""`/league export` and `/league import` of whole leagues: what is written is read back the same."""

import json
from dataclasses import replace
from types import SimpleNamespace

import discord
import pytest
import simcord

from cogs.league.files import formats
from core.hand import Wind
from core.table import Adjustment, RiichiDeclared, Start
from db import View, league_from_json, league_to_json
from db.errors import FileBroken
from tests.support.evenings import play
from tests.support.exports import export
from tests.support.house import BEN, House
from tests.support.livetables import draw, log, ron
from tests.support.reading import text
from tests.support.tournament import play_everything
from tests.support.world import Club


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
    assert text(result).startswith("Fridays already has games, open tables, penalties, teams or several seasons.")


@pytest.mark.parametrize("seed", range(3))
async def test_what_is_written_is_read_back_the_same(house: House, seed: int) -> None:
    await play(house, seed, games=8)
    copy = await house.store.copies.take(house.guild, "", most=100)
    assert league_from_json(league_to_json(copy)) == copy
    assert league_to_json(league_from_json(league_to_json(copy))) == league_to_json(copy)


async def test_a_tournament_is_read_back_the_same(empty_house: House) -> None:
    await play_everything(empty_house)
    copy = await empty_house.store.copies.take(empty_house.guild, "", most=100)
    assert league_from_json(league_to_json(copy)) == copy
    assert league_to_json(league_from_json(league_to_json(copy))) == league_to_json(copy)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "This file is not JSON"),
        (b"\xff\xfe\x00", "This file is not JSON"),
        (b"[" * 100_000, "This file is not JSON"),
        (b"1" * 10_000, "This file is not JSON"),
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
    document = json.loads(league_to_json(await house.store.copies.take(house.guild, "", most=1)))
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
    assert text(result) == "Discord did not hand over this file. Attach it again."
    monkeypatch.setattr(formats, "MOST_BYTES", 10)
    result = await organiser.slash(club.channel, "league import", file=("x.json", b"x" * 11))
    assert text(result) == "This file is too large; at most 0 MiB are read."


async def test_a_file_from_before_hands_were_kept_is_read(house: House) -> None:
    await house.record()
    copy = await house.store.copies.take(house.guild, "", most=1)
    document = json.loads(league_to_json(copy))
    document["version"] = 2
    del document["games"][0]["log"]
    assert league_from_json(json.dumps(document).encode()) == copy


async def test_hands_are_read_back_the_same(house: House) -> None:
    moved = Adjustment(points=(0, 100, 0, -100), honba=1, reason="a \x00stick")
    hands = log(RiichiDeclared(seat=1), ron(1, 2), draw(0, 3), moved, start=Start((25000,) * 4, Wind.EAST, 0, 1, 0))
    own = log(ron(1, 2), fingerprint="own", rules=replace(house.rules, name="room", kuitan=False))
    await house.record(log=hands)
    await house.record()
    await house.record(log=own)
    copy = await house.store.copies.take(house.guild, "", most=3)
    again = league_from_json(league_to_json(copy))
    kept, none, room = (game.log for game in again.games)
    assert none is None
    assert room == own
    assert kept is not None
    assert kept.events[3] == replace(moved, reason="a stick")
    assert replace(kept, events=hands.events) == hands
    assert league_to_json(again) == league_to_json(copy)


async def test_an_event_can_be_no_deeper_than_events_are(house: House) -> None:
    await house.record(log=log(ron(1, 2)))
    document = json.loads(league_to_json(await house.store.copies.take(house.guild, "", most=1)))
    written = json.dumps(document).replace('"event": "won"', '"event": "won", "x": @')
    for depth, place in ((6, "games[0].log.events"), (500, "games[0].log.events[0].x" + "[0]" * 7)):
        with pytest.raises(FileBroken) as refused:
            league_from_json(written.replace("@", "[" * depth + "1" + "]" * depth).encode())
        assert refused.value.place == place


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
    await house.store.penalties.give(house.deed(reason="late\x01"), "", BEN, -10)
    copy = league_from_json(league_to_json(await house.store.copies.take(house.guild, "", most=10)))
    assert copy.penalties[0].reason == "late"
    assert {"typed twice", "late"} <= {entry.reason for entry in copy.history}
