"""`/league import` reads nothing on trust: files in which something has been changed."""

import json
import random
from typing import Any

import pytest

from cogs.game.show.story import story_card
from cogs.ui.texts import FALLBACK, Texts
from core.errors import TenbouError
from core.hand import Wind
from core.table import RiichiDeclared, Start
from db import LeagueCopy, View, league_from_json, league_to_json
from db.errors import CopyDisagrees, FileBroken, FileOfOtherVersion
from tests.support.house import BEN, House
from tests.support.livetables import draw, log, ron
from tests.support.tournament import play_everything

ENGLISH = Texts(FALLBACK)


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


async def test_whatever_is_changed_in_hands_is_refused_or_imported(house: House) -> None:
    start = Start((25000,) * 4, Wind.EAST, 0, 1, 0)
    hands = log(RiichiDeclared(seat=1), ron(1, 2), draw(0, 3), start=start, rules=house.rules)
    await house.record(log=hands)
    document = json.loads(league_to_json(await house.store.copies.take(house.guild, "", most=1)))
    readable: list[LeagueCopy] = []
    refused = 0
    for path in places(document["games"][0]["log"]):
        for value in (*BAD, 1, "won", MISSING):
            try:
                readable.append(league_from_json(changed(document, ("games", 0, "log", *path), value)))
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


@pytest.mark.thorough
@pytest.mark.long
async def test_whatever_is_changed_in_a_file_is_refused_or_imported(house: House) -> None:
    await house.record(fpoints={0: 1})
    await house.store.penalties.give(house.deed(reason="late"), "", BEN, -10)
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed(), title="Spring")
    document = json.loads(league_to_json(await house.store.copies.take(house.guild, "", most=10)))
    readable: set[bytes] = set()
    refused = 0
    for path in places(document):
        for value in (*BAD, MISSING):
            data = changed(document, path, value)
            try:
                league_from_json(data)
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
            await house.store.copies.put(house.deed(), name, league_from_json(data))
        except TenbouError:
            page = await house.store.standings.page(house.guild, name, View())
            assert (page.games, page.players) == (0, 0)
        else:
            imported += 1
    assert imported > 10


@pytest.mark.thorough
@pytest.mark.long
async def test_whatever_is_changed_in_a_tournament_is_refused_or_imported(empty_house: House) -> None:
    await play_everything(empty_house)
    store, guild = empty_house.store, empty_house.guild
    document = json.loads(league_to_json(await store.copies.take(guild, "", most=10)))
    chance = random.Random(1)  # noqa: S311  -- a test's dice
    new = [path for path in places(document) if path[0] in ("players", "teams", "matches", "history")]
    readable: list[LeagueCopy] = []
    refused = 0
    for path in chance.sample(new, 400):
        for value in (*chance.sample(BAD, 6), 1, MISSING):
            try:
                readable.append(league_from_json(changed(document, path, value)))
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
    document = json.loads(league_to_json(await empty_house.store.copies.take(empty_house.guild, "", most=10)))
    assert [player["anonymous"] for player in document["players"][:2]] == [True, False]
    with pytest.raises(FileBroken) as refused:
        league_from_json(changed(document, path, value))
    place, _, _ = str(refused.value.facts["place"]).partition("[")
    assert place == path[0]


async def test_nobody_is_in_two_teams_of_a_file(empty_house: House) -> None:
    await play_everything(empty_house)
    document = json.loads(league_to_json(await empty_house.store.copies.take(empty_house.guild, "", most=10)))
    document["teams"][4]["members"] = document["teams"][0]["members"]
    with pytest.raises(FileBroken) as refused:
        league_from_json(json.dumps(document).encode())
    assert refused.value.facts == {"place": "teams"}
