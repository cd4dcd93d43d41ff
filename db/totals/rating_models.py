"""Ratings from games: openskill's Plackett-Luce model, and Tenhou's R."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from openskill.models import PlackettLuce

from core.league import START_RATING, TenhouRating, rated_game, tenhou_ratings
from db.values.results import Rating

_MODEL: Final = PlackettLuce()

BEGINNING: Final = Rating(games=0, mu=_MODEL.mu, sigma=_MODEL.sigma, tenhou=START_RATING)
"""The ratings before the first game."""


def after_game(ratings: Sequence[Rating]) -> tuple[Rating, ...]:
    """Return the ratings after a game of players with `ratings`, all from first place down, ties broken by seats.

    Nobody shares a rank: openskill would give the second of two tied players the mu of the first.
    """
    teams = [[_MODEL.create_rating([each.mu, each.sigma])] for each in ratings]
    skills = [team[0] for team in _MODEL.rate(teams, ranks=list(range(len(teams))))]
    tenhou = rated_game([TenhouRating(each.tenhou, each.games) for each in ratings])
    return tuple(
        Rating(games=each.games, mu=skill.mu, sigma=skill.sigma, tenhou=each.rating)
        for skill, each in zip(skills, tenhou, strict=True)
    )


def replayed(games: Iterable[Sequence[int]]) -> dict[int, Rating]:
    """Return the rating of each player after games in the order of time, their players from first place down."""
    ratings: dict[int, Rating] = {}
    for players in games:
        after = after_game([ratings.get(player, BEGINNING) for player in players])
        ratings.update(zip(players, after, strict=True))
    return ratings


def tenhou_course(games: Iterable[Sequence[int]], player: int) -> tuple[int, ...]:
    """Return Tenhou's R of one player after each game of theirs, for games as `replayed` takes them."""
    return tuple(after[player].rating for after in tenhou_ratings(games) if player in after)
