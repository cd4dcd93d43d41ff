"""What earlier versions stored, read by this one, and by one that has a rule more."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.host.client import Tenbou
from core.errors import StoredRulesUnreadable
from core.rules import load_preset, read_rules, rules_from_stored, stored_values
from db import Store
from db.engine.connect import sqlite_url
from tests.support.house import Clock, House
from tests.support.members import house_of, join
from tests.support.released import GUILDS, STORED, Rulesets, expected, league_results, results
from tests.support.world import Club

ROOT: Final = Path(__file__).parents[1]
WAITING: Final = 3
"""The number of the proposal that waits to be booked at the live table."""
VERSIONS: Final = sorted(folder.name for folder in STORED.iterdir())
"""Versions that have been released."""


@pytest.fixture(params=VERSIONS)
def folder(request: pytest.FixtureRequest) -> Path:
    """The files that a version wrote."""
    return STORED / str(request.param)


@pytest.fixture
def file(folder: Path, tmp_path: Path) -> Path:
    """A database of that version which this one may change."""
    return Path(shutil.copy(folder / "tenbou.sqlite", tmp_path / "tenbou.sqlite"))


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    """The store on that database."""
    opened = Store(sqlite_url(file), Clock())
    await opened.open()
    yield opened
    await opened.close()


def hashes(file: Path) -> list[str]:
    """Return the hashes of all rulesets in a database."""
    connection = sqlite3.connect(file)
    found = [str(found) for (found,) in connection.execute("SELECT hash FROM rulesets ORDER BY hash")]
    connection.close()
    return found


async def test_a_database_of_an_earlier_version_gives_the_results_of_that_version(store: Store, folder: Path) -> None:
    assert await results(store) == expected(folder)


async def test_rules_that_are_stored_again_are_found_in_their_old_row(store: Store, file: Path) -> None:
    before = hashes(file)
    version = await store.rules.current(GUILDS["club"])
    assert version is not None
    house = House(store, Clock(), GUILDS["club"], rules=version.rules)
    again = await house.create("Fridays")
    old = await store.leagues.get(house.guild, "Thursdays")
    assert (again.rules_hash, again.rules) == (old.rules_hash, old.rules)
    assert hashes(file) == before


async def test_an_old_league_and_an_old_table_go_on(store: Store) -> None:
    guild = GUILDS["club"]
    house = House(store, Clock(), guild, "Thursdays")
    (table,) = await store.tables.opened(guild)
    proposal = await store.tables.proposal(guild, WAITING)
    booked = await store.tables.book(house.deed(), proposal.id)
    assert len(booked.events) == len(table.events) + 1
    assert (await house.record()).rules == table.rules


async def test_old_rules_as_a_file_are_read_as_they_were_played(folder: Path) -> None:
    rules, mistakes = read_rules("own-1", (folder / "rules.toml").read_text("utf-8"))
    assert mistakes == ()
    assert rules is not None
    found = expected(folder)
    assert stored_values(rules) == found["rulesets"][found["house"]["rules"]]["values"]


@pytest.mark.parametrize("name", GUILDS)
async def test_an_old_league_is_imported(club: Club, simcord_bot: Tenbou, folder: Path, name: str) -> None:
    organiser = join(club, "Olga", organiser=True)
    house = house_of(simcord_bot, club)
    await house.create("Copied")
    await organiser.slash(club.channel, "league import", file=("league.json", (folder / f"{name}.json").read_bytes()))
    imported, found = Rulesets(), expected(folder)
    league = await league_results(simcord_bot.store, house.guild, imported)
    assert without_rules(league) == without_rules(found["leagues"][name])
    assert stored_values(imported.known[0]) == found["rulesets"][found["leagues"][name]["rules"]]["values"]


def without_rules(league: Mapping[str, Any]) -> dict[str, Any]:
    """Return the results of a league without the numbers of rulesets, which count from 0 in all results."""
    games = [{"status": game["status"], "totals": game["totals"]} for game in league["games"]]
    return {**league, "rules": None, "games": games}


ADDED: Final = """
    tomorrows_rule: Annotated[bool, ObeyedBy.SCORING, Group.YAKU, Added("99.0", before=True)]
"""
"""A rule of a version to come."""


async def test_a_version_with_a_rule_more_reads_it_all(tmp_path: Path) -> None:
    for name in ("bot.py", "cogs", "core", "db", "tests", "pyproject.toml"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    source = tmp_path / "core" / "rules" / "ruleset.py"
    marked = "    name: str\n"
    code = source.read_text("utf-8")
    assert code.count(marked) == 2
    source.write_text(code.replace(marked, marked + ADDED, 1), "utf-8")
    check = tmp_path / "tests" / "test_stored.py"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-k", "not rule_more", str(check)]
    done = await asyncio.to_thread(subprocess.run, command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    asked = "from core.rules import load_preset; print(load_preset('m-league').tomorrows_rule)"
    command = [sys.executable, "-c", asked]
    done = await asyncio.to_thread(subprocess.run, command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", done.stderr


@pytest.mark.parametrize(
    ("changed", "rule"),
    [({"kuitan": None}, "kuitan"), ({"kuitan": "perhaps"}, "kuitan"), ({"nobodys_rule": True}, "nobodys_rule")],
)
def test_stored_rules_that_nobody_can_read_say_so(changed: Mapping[str, object], rule: str) -> None:
    values = {**stored_values(load_preset("tenhou")), **changed}
    with pytest.raises(StoredRulesUnreadable) as caught:
        rules_from_stored("own-1", {name: value for name, value in values.items() if value is not None})
    assert caught.value.facts == {"name": "own-1", "rule": rule}
