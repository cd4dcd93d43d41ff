"""What the buttons and lists of posted messages carry stays as it is, so that later versions read it."""

import pytest

from cogs.league.boards.fpoints import FPointsQuery, fpoints, show_chart
from cogs.league.boards.ratings import RatingsQuery, ratings
from cogs.league.boards.standings import StandingsQuery, show_race, standings
from cogs.league.boards.statistics import StatisticsQuery, statistics
from cogs.league.cog import League
from cogs.league.overview import turn_leagues
from cogs.league.penalties import SeasonKey, turn_penalties
from cogs.ui.presses import AnyPress
from core.league import HandStat
from db import RatingKind, Sort

_STANDINGS = StandingsQuery(league=7, season=2, sort=Sort.AVERAGE_PLACE, least=5, last=20, page=3, full=True)
_FPOINTS = FPointsQuery(league=7, season=2, sort=Sort.FPOINTS_PER_GAME, page=1)
_STATISTICS = StatisticsQuery(league=7, season=0, stat=HandStat.DEAL_IN, least=100, page=1)
_RATINGS = RatingsQuery(league=7, kind=RatingKind.TENHOU, least=10, settled=True, page=1)

WRITTEN: list[tuple[AnyPress, tuple[object, ...], str]] = [
    (standings.turn, ("back", _STANDINGS), "standings:back:7.2.average_place.5.20.3.1"),
    (standings.turn, ("columns", _STANDINGS), "standings:columns:7.2.average_place.5.20.3.1"),
    (standings.turn, ("table", _STANDINGS), "standings:table:7.2.average_place.5.20.3.1"),
    (standings.select, ("least", _STANDINGS), "standings:least:7.2.average_place.5.20.3.1"),
    (show_race, (_STANDINGS,), "standings:race:7.2.average_place.5.20.3.1"),
    (fpoints.turn, ("sort", _FPOINTS), "fpoints:sort:7.2.fpoints_per_game.1"),
    (show_chart, (_FPOINTS,), "fpoints:chart:7.2.fpoints_per_game.1"),
    (statistics.turn, ("on", _STATISTICS), "statistics:on:7.0.deal_in.100.1"),
    (statistics.select, ("stat", _STATISTICS), "statistics:stat:7.0.deal_in.100.1"),
    (ratings.turn, ("settled", _RATINGS), "ratings:settled:7.tenhou.10.1.1"),
    (turn_leagues, ("on", 1), "league:list:on:1"),
    (turn_penalties, ("here", SeasonKey(7, 2), 4), "penalties:here:7.2:4"),
]


@pytest.mark.parametrize(("press", "fields", "custom_id"), WRITTEN, ids=[written for *_, written in WRITTEN])
def test_custom_ids_are_those_of_posted_messages(press: AnyPress, fields: tuple[object, ...], custom_id: str) -> None:
    assert press(*fields) == custom_id
    assert press.shape.read(custom_id) == (fields, {})


def test_every_press_is_written_here() -> None:
    assert {press for press, *_ in WRITTEN} == set(League.presses)
