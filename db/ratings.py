"""Boards of ratings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import select

from db.boards import cut, shared_ranks
from db.leagues import find_league, league_info
from db.models import Player
from db.ratinglines import Replays, rating_of
from db.records import PlayerInfo, Rating, RatingBoard, RatingStanding
from db.tablemodels import RatingLine
from db.unit import Unit


class RatingKind(StrEnum):
    """What a board of ratings goes by."""

    SKILL = "skill"
    TENHOU = "tenhou"


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingView:
    """Which board of ratings: what it goes by, from how many games on, and which page.

    With `settled` those that are still provisional are left out.
    """

    kind: RatingKind = RatingKind.SKILL
    min_games: int = 0
    settled: bool = False
    page: int = 0


class Ratings:
    """How strong players are, over all seasons of a league."""

    def __init__(self, unit: Unit, replays: Replays) -> None:
        self._unit = unit
        self._replays = replays

    async def board(
        self, guild_id: int, league_name: str, view: RatingView | None = None, *, asker: int | None = None
    ) -> RatingBoard:
        """One page of a board; a page that does not exist is the last one."""
        view = view or RatingView()
        async with self._unit.read() as session:
            league_id = (await find_league(session, guild_id, league_name)).id
        await self._replays.refresh(league_id)
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            query = (
                select(RatingLine, Player)
                .join(Player, Player.id == RatingLine.player_id)
                .where(RatingLine.league_id == league.id, RatingLine.games >= max(view.min_games, 1))
            )
            found = [
                (PlayerInfo(player.id, player.name, player.user_id), rating_of(line))
                for line, player in await session.execute(query)
            ]
            shown = cut(_ranked(found, view), page=view.page, asker=asker)
            return RatingBoard(league=await league_info(session, league), **shown._asdict())


def _ranked(found: list[tuple[PlayerInfo, Rating]], view: RatingView) -> list[RatingStanding]:
    """The lines of a board, best first."""
    taking_part = [each for each in found if not (view.settled and each[1].is_provisional)]
    ordered = sorted(taking_part, key=lambda each: (-_value(each[1], view.kind), -each[1].games, each[0].id))
    ranks = shared_ranks([_value(rating, view.kind) for _, rating in ordered])
    return [RatingStanding(rank, *each) for rank, each in zip(ranks, ordered, strict=True)]


def _value(rating: Rating, kind: RatingKind) -> float:
    return rating.skill if kind is RatingKind.SKILL else rating.tenhou
