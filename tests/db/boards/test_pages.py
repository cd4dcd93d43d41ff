"""Pages of standings, held against the ranking of `core.league` over the same games."""

import random
from collections import defaultdict
from collections.abc import Mapping

import pytest

from core.league import GameResult, Line, add_game, add_penalty, empty_line, rank
from db import GameInfo, PlayerRef, Sort, Standing, View
from db.boards.pages import PAGE
from tests.support.house import ANN, BEN, CAT, DAN, House
from tests.support.ledger import random_points

PLAYERS = tuple(PlayerRef(f"Player {number:02}", 500 + number) for number in range(13))
LATE = PlayerRef("Late")


def line_of(name: str, games: list[GameInfo], penalty: int) -> Line[str]:
    """A player's record, game by game."""
    line = empty_line(name, 4)
    for game in games:
        (seat,) = (seat for seat in game.seats if seat.player.name == name)
        result = GameResult(
            players=4,
            place=seat.placement.place,
            total=seat.placement.total,
            fpoints=seat.fpoints,
            chombo=seat.chombo,
        )
        line = add_game(line, result)
    return add_penalty(line, penalty) if penalty else line


def expected(lines: Mapping[str, Line[str]], sort: Sort, least: int) -> dict[str, tuple[object, ...]]:
    """Rank, gap and record of everybody who should be listed."""
    everybody = least == 0 and sort in (Sort.TOTAL, Sort.GAMES)
    shown = [line for line in lines.values() if line.games >= (0 if everybody else max(least, 1))]
    return {
        each.line.player: (each.rank, each.gap, each.line)
        for each in rank(shown, sort, minimum_games=0 if everybody else 1)
    }


def found(line: Standing) -> tuple[object, ...]:
    record = Line(
        player=line.player.name,
        games=line.games,
        total=line.total,
        places=line.places,
        best=line.best if line.games else None,
        worst=line.worst if line.games else None,
        fpoints=line.fpoints,
        chombo=line.chombo,
        penalties=line.penalties,
    )
    return line.rank, line.gap, record


async def all_pages(house: House, view: View) -> list[Standing]:
    lines: list[Standing] = []
    first = await house.store.standings.page(house.guild, "", view)
    for number in range(first.pages):
        asked = View(sort=view.sort, min_games=view.min_games, last=view.last, page=number)
        page = await house.store.standings.page(house.guild, "", asked)
        assert (page.page, page.players) == (number, first.players)
        assert len(page.lines) == min(PAGE, first.players - number * PAGE)
        lines += page.lines
    return lines


@pytest.mark.thorough
async def test_every_page_is_what_ranking_the_games_gives(house: House) -> None:
    chance = random.Random(7)  # noqa: S311  -- a test's dice
    played: dict[str, list[GameInfo]] = defaultdict(list)
    for _ in range(30):
        players = tuple(chance.sample(PLAYERS, 4))
        game = await house.record(
            players,
            random_points(chance),
            fpoints={seat: chance.randrange(-1, 3) for seat in range(4)},
            chombo={0: chance.randrange(2)},
        )
        if chance.random() < 0.1:
            await house.store.games.undo(house.deed(), game.id)
            continue
        for player in players:
            played[player.name].append(game)
    await house.store.players.link(house.deed(), LATE, service="x", name="y")
    for ref, score in ((LATE, -200), (PLAYERS[0], -35), (PLAYERS[1], 120)):
        await house.store.penalties.give(house.deed(reason="x"), "", ref, score)
    penalties = {LATE.name: -200, PLAYERS[0].name: -35, PLAYERS[1].name: 120}
    whole = {name: line_of(name, played[name], penalties.get(name, 0)) for name in {*played, *penalties}}
    for sort in Sort:
        for least in (0, 8):
            lines = await all_pages(house, View(sort=sort, min_games=least))
            assert {line.player.name: found(line) for line in lines} == expected(whole, sort, least)
            assert [line.rank for line in lines] == sorted(line.rank for line in lines)
        for last in (3, 1000):
            recent = {name: line_of(name, games[-last:], 0) for name, games in played.items()}
            lines = await all_pages(house, View(sort=sort, last=last))
            assert {line.player.name: found(line) for line in lines} == expected(recent, sort, 1)


async def test_a_page_beyond_the_end_is_the_last_one(house: House) -> None:
    empty = await house.store.standings.page(house.guild, "", View(page=5))
    assert (empty.page, empty.pages, empty.lines, empty.own) == (0, 1, (), None)
    for first in range(0, 12, 4):
        await house.record(PLAYERS[first : first + 4])
    page = await house.store.standings.page(house.guild, "", View(page=99))
    assert (page.page, page.pages, len(page.lines)) == (1, 2, 2)
    assert (await house.store.standings.page(house.guild, "", View(page=-1))).page == 0


@pytest.mark.parametrize("last", [0, 1])
async def test_the_asker_s_line_comes_along_where_it_is_elsewhere(house: House, last: int) -> None:
    for first in range(0, 12, 4):
        await house.record(PLAYERS[first : first + 4])
    lowest = (await house.store.standings.page(house.guild, "", View(page=1))).lines[-1]
    view = View(last=last)
    page = await house.store.standings.page(house.guild, "", view, asker=lowest.player.user_id)
    assert page.own == lowest
    page = await house.store.standings.page(house.guild, "", View(last=last, page=1), asker=lowest.player.user_id)
    assert page.own is None
    assert page.lines[-1] == lowest
    page = await house.store.standings.page(house.guild, "", View(min_games=2), asker=lowest.player.user_id)
    assert page.own is None


async def test_the_last_games_are_those_of_the_season(house: House) -> None:
    await house.record((ANN, BEN, CAT, DAN))
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    await house.record((DAN, CAT, BEN, ANN))
    page = await house.store.standings.page(house.guild, "", View(last=5))
    assert [(line.player.name, line.games, line.total) for line in page.lines] == [
        ("Dan", 1, 500),
        ("Cat", 1, 100),
        ("Ben", 1, -200),
        ("Ann", 1, -400),
    ]
    page = await house.store.standings.page(house.guild, "", View(season=1, last=5))
    assert page.lines[0].player.name == "Ann"


async def test_another_server_has_other_standings(house: House, neighbours: House) -> None:
    await house.record()
    page = await neighbours.store.standings.page(neighbours.guild, "", View(), asker=ANN.user_id)
    assert (page.players, page.own) == (0, None)
