"""Files as a release wrote them: a database, exported leagues, own rules as TOML, and what is in all of these.

`python -m tests.support.released` writes the files of the version in `pyproject.toml` into `tests/data/stored`. That
happens once, with the release. The files never change afterwards, since later versions have to read what was written.
"""

from __future__ import annotations

import asyncio
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from core.rules import RuleSet, load_preset, stored_values, write_rules
from core.table import replay
from db import Confirmation, Store, View, league_to_json
from db.engine.connect import sqlite_url
from tests.support.cases import DATA
from tests.support.databases import migrate_new
from tests.support.house import FOUR, GUILD, OTHER_GUILD, Clock, House
from tests.support.livetables import STOP, book, draw, log, open_table, ron, tsumo
from tests.support.tournament import play_everything

STORED: Final = DATA / "stored"
"""One folder for each version."""
GUILDS: Final = {"club": GUILD, "cup": OTHER_GUILD}
"""The servers in the database, each with one league, which is exported into a file of this name."""
POINTS_OF_WAITING: Final = (10000, 20000, 30000, 40000)
SEATS: Final = ("East", "South", "West", "North")


async def keep(folder: Path) -> None:
    """Write all files into an empty folder."""
    url = sqlite_url(folder / "tenbou.sqlite")
    await migrate_new(url)
    clock = Clock()
    store = Store(url, clock)
    await store.open()
    rules = replace(load_preset("tenhou"), name="own-1", kuitan=False)
    await _play_club(House(store, clock, GUILDS["club"], rules=rules))
    await play_everything(House(store, clock, GUILDS["cup"]))
    for name, guild in GUILDS.items():
        copy = await store.copies.take(guild, "", most=100)
        (folder / f"{name}.json").write_bytes(league_to_json(copy))
    (folder / "rules.toml").write_text(write_rules(rules, "en"), "utf-8")
    found = await results(store)
    (folder / "expected.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    await store.close()


async def _play_club(house: House) -> None:
    """Choose own rules and found a league with games of each kind: typed, played live, imported, waiting and live."""
    tables = house.store.tables
    draft = await house.store.rules.draft(house.deed(), house.rules, after=0)
    await house.store.rules.adopt(house.deed(), draft.id)
    await house.create()
    await house.record(chombo={2: 1}, fpoints={0: 1})
    played = await book(house, await open_table(house), ron(0, 1), draw(0, 2), tsumo(3), STOP)
    await tables.record(house.deed(), played.id)
    hands = log(tsumo(0), ron(1, 0), rules=load_preset("tenhou-no-red"))
    await house.record(points=(26000, 26000, 24000, 24000), log=hands)
    await house.store.penalties.give(house.deed(reason="late"), "", FOUR[1], -100)
    await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.ORGANISER)
    await house.record(points=POINTS_OF_WAITING)
    live = await book(house, await open_table(house), tsumo(1), draw(1))
    await tables.propose(house.deed(), live.id, [ron(2, 3)], at=len(live.events))


@dataclass
class Rulesets:
    """The rulesets of some results, each once and numbered from 0, since many games share one."""

    known: list[RuleSet] = field(default_factory=list)

    def number(self, rules: RuleSet) -> int:
        """Return the number of `rules`."""
        if rules not in self.known:
            self.known.append(rules)
        return self.known.index(rules)


async def results(store: Store) -> dict[str, Any]:
    """Return what the database holds, as people see it."""
    rulesets = Rulesets()
    leagues = {name: await league_results(store, guild, rulesets) for name, guild in GUILDS.items()}
    version = await store.rules.current(GUILDS["club"])
    assert version is not None
    tables = [await store.tables.get(GUILDS["club"], number) for number in (1, 2)]
    house = {
        "version": version.number,
        "rules": rulesets.number(version.rules),
        "tables": [
            {
                "rules": rulesets.number(table.rules),
                "status": table.status.value,
                "points": list(replay(table.events, table.rules, SEATS, start=table.start).points),
            }
            for table in tables
        ],
    }
    written = [{"name": each.name, "values": stored_values(each)} for each in rulesets.known]
    return {"leagues": leagues, "house": house, "rulesets": written}


async def league_results(store: Store, guild: int, rulesets: Rulesets) -> dict[str, Any]:
    """Return the rules of a server's only league, every game's scores and every player's total."""
    league = await store.leagues.get(guild, "")
    page = await store.standings.page(guild, "", View())
    copy = await store.copies.take(guild, "", most=100)
    names = {player.key: player.name for player in copy.players}
    games = [
        {
            "status": game.status.value,
            "rules": rulesets.number(copy.rulesets[game.rules]),
            "log": rulesets.number(game.log.rules) if game.log and game.log.rules else None,
            "totals": {names[seat.player]: seat.placement.total for seat in game.seats},
        }
        for game in copy.games
    ]
    totals = {line.player.name: line.total for line in page.lines}
    teams = [team.name for team in copy.teams]
    return {"rules": rulesets.number(league.rules), "games": games, "totals": totals, "teams": teams}


def expected(folder: Path) -> Mapping[str, Any]:
    """Return what `keep` wrote down of the results."""
    found: Mapping[str, Any] = json.loads((folder / "expected.json").read_text("utf-8"))
    return found


if __name__ == "__main__":
    version = tomllib.loads((DATA.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    (STORED / version).mkdir(parents=True)
    asyncio.run(keep(STORED / version))
