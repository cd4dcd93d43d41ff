"""Penalties outside of games: what organisers take from a player's total in a season, or give to it."""

from __future__ import annotations

from sqlalchemy import select

from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit
from db.errors import PenaltyUnknown
from db.leagues.find import find_league, open_season, season_of
from db.players.find import known_player, player_info
from db.schema.leagues import Penalty, Season
from db.schema.players import Player
from db.totals.games import count_penalty
from db.values.results import PenaltyInfo, PlayerInfo, PlayerRef


class Penalties:
    """The penalties of leagues."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def give(self, deed: Deed, league_name: str, ref: PlayerRef, score: int) -> PenaltyInfo:
        """Count `score` tenths, below 0 to take them, for a player of the open season, with the deed's reason.

        Raises `NoOpenSeason` and `PlayerUnknown`.
        """
        async with self._unit.write() as session:
            league = await find_league(session, deed.guild_id, league_name, lock=True)
            season = await open_season(session, league)
            player = await known_player(session, deed.guild_id, ref)
            penalty = Penalty(
                season_id=season.id,
                player_id=player.id,
                score=score,
                reason=deed.reason,
                given_by=deed.actor,
                given_at=self._unit.now(),
                cancelled_at=None,
            )
            session.add(penalty)
            await session.flush()
            await count_penalty(session, penalty)
            note(session, deed, "penalty", Subject.PENALTY, penalty.id, after={"score": score, "player": player.id})
            return _info(penalty, player_info(player))

    async def cancel(self, deed: Deed, league_name: str, penalty_id: int) -> PenaltyInfo:
        """Stop counting a penalty; doing it again changes nothing. Raises `PenaltyUnknown`."""
        async with self._unit.write() as session:
            league = await find_league(session, deed.guild_id, league_name, lock=True)
            penalty = await session.get(Penalty, penalty_id)
            season = await session.get_one(Season, penalty.season_id) if penalty else None
            if penalty is None or season is None or season.league_id != league.id:
                raise PenaltyUnknown(number=penalty_id)

            player = player_info(await session.get_one(Player, penalty.player_id))
            if penalty.cancelled_at is None:
                penalty.cancelled_at = self._unit.now()
                await count_penalty(session, penalty, sign=-1)
                # The history has called it a pardon since the first version.
                note(session, deed, "pardon", Subject.PENALTY, penalty.id)
            return _info(penalty, player)

    async def all(self, guild_id: int, league_name: str, season: int | None = None) -> tuple[PenaltyInfo, ...]:
        """Return every penalty of a season, the cancelled ones too, oldest first."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            row = await season_of(session, league, season)
            found = await session.execute(
                select(Penalty, Player)
                .join(Player, Player.id == Penalty.player_id)
                .where(Penalty.season_id == row.id)
                .order_by(Penalty.id)
            )
            return tuple(_info(penalty, player_info(player)) for penalty, player in found)


def _info(row: Penalty, player: PlayerInfo) -> PenaltyInfo:
    return PenaltyInfo(row.id, player, row.score, row.reason, row.given_by, row.given_at, row.cancelled_at)
