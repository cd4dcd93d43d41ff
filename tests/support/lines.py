"""The lines that pages are read from, held against what they should be."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

from db import Store
from db.schema.games import Game, Seat
from db.schema.totals import HandLine, PairLine, RatingLine, SeasonLine
from db.values.states import GameStatus
from tests.support.house import House
from tests.support.ledger import Played, pair_lines, season_lines


async def lines_of(store: Store) -> tuple[dict[Any, Any], dict[Any, Any], dict[Any, Any]]:
    """Every line that pages are read from, except those of nothing at all: of seasons, of pairs and of hands."""
    seasons, pairs, hands = {}, {}, {}
    async with store.engine.connect() as connection:
        for row in (await connection.execute(select(SeasonLine.__table__))).mappings():
            values = dict(row)
            key = values.pop("season_id"), values.pop("player_id")
            if any(values.values()):
                seasons[key] = values
        for row in (await connection.execute(select(PairLine.__table__))).mappings():
            values = dict(row)
            pair = values.pop("league_id"), values.pop("low_id"), values.pop("high_id")
            if any(values.values()):
                pairs[pair] = values
        for row in (await connection.execute(select(HandLine.__table__))).mappings():
            values = dict(row)
            key = values.pop("season_id"), values.pop("player_id")
            if any(values.values()):
                hands[key] = values
    return seasons, pairs, hands


async def ratings_of(store: Store) -> dict[Any, Any]:
    """The ratings as they are kept."""
    async with store.engine.connect() as connection:
        rows = (await connection.execute(select(RatingLine.__table__))).mappings()
        return {(row["league_id"], row["player_id"]): dict(row) for row in rows}


def written(games: Iterable[Played], penalties: Iterable[tuple[int, int, int]]) -> tuple[Any, Any]:
    """The lines that should be there."""
    games = list(games)
    seasons = {key: line for key, line in season_lines(games, penalties).items() if any(line.values())}
    return seasons, pair_lines(games)


def differences(kept: dict[Any, Any], expected: dict[Any, Any]) -> list[str]:
    """What differs, column by column."""
    found = []
    for key in kept.keys() | expected.keys():
        is_, should = kept.get(key, {}), expected.get(key, {})
        found += [
            f"{key} {name}: {is_.get(name)}, not {should.get(name)}"
            for name in is_.keys() | should.keys()
            if is_.get(name) != should.get(name)
        ]
    return sorted(found)


async def check_lines(house: House, games: Iterable[Played], penalties: Iterable[tuple[int, int, int]] = ()) -> None:
    """Compare the lines with what should be there, and with what computing them anew gives."""
    expected = written(games, penalties)
    seasons, pairs, hands = await lines_of(house.store)
    await house.store.ratings.board(house.guild, house.league)
    ratings = await ratings_of(house.store)
    assert differences(seasons, expected[0]) == []
    assert differences({(low, high): line for (_, low, high), line in pairs.items()}, expected[1]) == []
    await house.store.standings.recompute(house.guild, house.league)
    again = await lines_of(house.store)
    assert differences(seasons, again[0]) == differences(pairs, again[1]) == differences(hands, again[2]) == []
    await house.store.ratings.board(house.guild, house.league)
    assert differences(ratings, await ratings_of(house.store)) == []


async def played_games(store: Store) -> dict[int, Played]:
    """Every game that counts, by id, as it is kept; fails if one has not four seats."""
    query = (
        select(Game.id, Game.season_id, Seat)
        .join(Seat, Seat.game_id == Game.id)
        .where(Game.status == GameStatus.CONFIRMED)
        .order_by(Game.id, Seat.seat)
    )
    seats: dict[tuple[int, int], list[Any]] = defaultdict(list)
    async with store.engine.connect() as connection:
        for row in await connection.execute(query):
            seats[row.id, row.season_id].append(row)
    found = {}
    for (game_id, season_id), rows in seats.items():
        assert [row.seat for row in rows] == [0, 1, 2, 3], game_id
        found[game_id] = Played(
            season_id,
            tuple(row.player_id for row in rows),
            tuple(row.raw for row in rows),
            {row.seat: row.fpoints for row in rows},
            {row.seat: row.chombo for row in rows},
        )
    return found
