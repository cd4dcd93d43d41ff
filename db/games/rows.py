"""Rows of games: found, filled with a typed result, checked, and shown to others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from core.errors import WrongPlayerCount
from core.league.agreeing import Confirmation
from core.rules import RuleSet, StartingPoints
from core.settlement import Placement, settle
from db.errors import GameNotOpen, GameUnknown, PointsDoNotAddUp, SeatedTwice, SticksOutOfRange
from db.players.find import ensure_player, player_info
from db.rules.rulesets import rules_of
from db.schema.games import Agreement, Game, Seat
from db.schema.leagues import League
from db.schema.players import Alias, Player
from db.teams.carried import placement_of, starts_of
from db.values.results import GameInfo, PlayerRef, SeatResult
from db.values.states import GameStatus
from db.values.tables import GameLog

MOST_STICKS: Final = 99


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The result of a game as people type it, in seat order from the first dealer; `chombo` and `fpoints` by seat.

    `loose` are points left on the table beside whole sticks. `log` are the game's hands; without them a game keeps
    those it has.
    """

    players: tuple[PlayerRef, ...]
    points: tuple[int, ...]
    sticks: int = 0
    comment: str = ""
    chombo: Mapping[int, int] | None = None
    fpoints: Mapping[int, int] | None = None
    loose: int = 0
    log: GameLog | None = None

    @classmethod
    def of(cls, game: GameInfo) -> Self:
        """Return the result that would have to be typed for a game as it is."""
        return cls(
            players=tuple(PlayerRef(seat.player.name, player_id=seat.player.id) for seat in game.seats),
            points=tuple(seat.placement.raw for seat in game.seats),
            sticks=game.sticks,
            comment=game.comment,
            chombo={seat.placement.seat: seat.chombo for seat in game.seats},
            fpoints={seat.placement.seat: seat.fpoints for seat in game.seats},
            loose=game.loose,
        )


async def game_info(session: AsyncSession, game: Game) -> GameInfo:
    """Return a game with its seats as a value."""
    (info,) = await game_infos(session, [game])
    return info


async def game_infos(session: AsyncSession, games: Sequence[Game]) -> tuple[GameInfo, ...]:
    """Return several games with their seats as values."""
    agreed: dict[int, list[int]] = {game.id: [] for game in games}
    query = select(Agreement).where(Agreement.game_id.in_(agreed)).order_by(Agreement.at, Agreement.user_id)
    for each in await session.scalars(query):
        agreed[each.game_id].append(each.user_id)
    return tuple([_info(game, agreed[game.id], await _newcomers(session, game)) for game in games])


def _info(game: Game, agreed: Sequence[int], newcomers: tuple[int, ...]) -> GameInfo:
    return GameInfo(
        id=game.id,
        number=game.number,
        league_id=game.league_id,
        league=game.league.name,
        rules=rules_of(game.ruleset),
        confirmation=Confirmation(game.league.confirmation),
        status=GameStatus(game.status),
        seats=tuple(_seat_result(seat) for seat in game.seats),
        kyoutaku_points=game.kyoutaku_points,
        comment=game.comment,
        recorded_by=game.recorded_by,
        agreed=tuple(agreed),
        played_at=game.played_at,
        due_at=game.due_at,
        due_confirms=game.league.pending_confirms,
        corrects=game.corrects,
        newcomers=newcomers,
    )


async def _newcomers(session: AsyncSession, game: Game) -> tuple[int, ...]:
    """Return the guests of drafts who are in no recorded game and have no name elsewhere."""
    if game.status != GameStatus.DRAFT:
        return ()
    guests = [seat.player_id for seat in game.seats if seat.player.user_id is None]
    played = select(Seat.player_id).join(Game).where(Seat.player_id.in_(guests), Game.number.is_not(None))
    linked = select(Alias.player_id).where(Alias.player_id.in_(guests))
    known = {*await session.scalars(played), *await session.scalars(linked)}
    return tuple(guest for guest in guests if guest not in known)


def _seat_result(seat: Seat) -> SeatResult:
    return SeatResult(player_info(seat.player), placement_of(seat), seat.chombo, seat.fpoints, seat.start)


async def fill(session: AsyncSession, game: Game, guild_id: int, result: Result, *, rules: RuleSet) -> None:
    """Settle a typed result, and put it into a game."""
    players = await seated_players(session, guild_id, result.players, rules)
    starts = await starts_of(session, game, [player.id for player in players], rules)
    put_result(game, result, players, rules=rules, starts=starts)


async def seated_players(
    session: AsyncSession, guild_id: int, refs: Sequence[PlayerRef], rules: RuleSet
) -> tuple[Player, ...]:
    """Find the players who sit together, and add new ones. Raises `WrongPlayerCount` and `SeatedTwice`."""
    if len(refs) != rules.players:
        raise WrongPlayerCount(count=len(refs), players=rules.players)
    named = [ref.player_id for ref in refs if ref.player_id is not None]
    players = [await ensure_player(session, guild_id, ref, besides=named) for ref in refs]
    _check_different(players)
    return tuple(players)


def put_result(
    game: Game, result: Result, players: Sequence[Player], *, rules: RuleSet, starts: tuple[int, ...] | None
) -> None:
    """Settle a result of these players, who began with `starts`, and put it into a game. Raises `SticksOutOfRange`."""
    if not 0 <= result.sticks <= MOST_STICKS:
        raise SticksOutOfRange(sticks=result.sticks)
    kyoutaku = result.sticks * rules.riichi_stick + result.loose
    chombo = dict(result.chombo or {})
    settled = settle(result.points, rules, kyoutaku_points=kyoutaku, carried=starts, chombo=chombo)
    game.kyoutaku_points, game.comment = kyoutaku, result.comment
    existing = {seat.seat: seat for seat in game.seats}
    for placement, player in zip(settled.placements, players, strict=True):
        seat = existing.get(placement.seat)
        if seat is None:
            seat = Seat(seat=placement.seat)
            game.seats.append(seat)
        seat.player_id = player.id
        seat.start = starts[placement.seat] if starts else None
        for name in Placement._fields:
            setattr(seat, name, getattr(placement, name))
        seat.total = placement.total
        seat.chombo = chombo.get(placement.seat, 0)
        seat.fpoints = (result.fpoints or {}).get(placement.seat, 0)


async def find_game(session: AsyncSession, guild_id: int, game_id: int, *, lock: bool = False) -> Game:
    """Find a game of this server. With `lock` it and its league are held. Raises `GameUnknown`."""
    query = select(Game).join(Game.league).where(Game.id == game_id, League.guild_id == guild_id)
    if lock:
        # The lines of a league are read and written back, so only one of its games may change at a time.
        await session.execute(
            select(League.id)
            .join(Game, Game.league_id == League.id)
            .where(Game.id == game_id)
            .with_for_update(of=League, key_share=True)
        )
    game = await session.scalar(query)
    if game is None:
        raise GameUnknown(number=game_id)
    return game


def must_be(game: Game, *allowed: GameStatus) -> None:
    """Raise `GameNotOpen` unless the game is in one of these states."""
    if game.status not in allowed:
        raise GameNotOpen(number=game.number or game.id, status=game.status)


def check_sum(game: Game) -> None:
    """Raise `PointsDoNotAddUp`. Where players, not teams, carry points, nothing says what the sum should be."""
    rules = rules_of(game.ruleset)
    starts = [seat.start for seat in game.seats if seat.start is not None]
    if rules.starting_points is not StartingPoints.FIXED and not starts:
        return
    total = sum(seat.raw for seat in game.seats) + game.kyoutaku_points
    expected = sum(starts) if starts else rules.players * rules.start_points
    if total != expected:
        raise PointsDoNotAddUp(total=total, expected=expected)


def check_seats(game: Game) -> None:
    """Raise `SeatedTwice` if two of the players have become one since the game was drafted."""
    _check_different([seat.player for seat in game.seats])


def _check_different(players: Sequence[Player]) -> None:
    seen: set[int] = set()
    for player in players:
        if player.id in seen:
            raise SeatedTwice(name=player.name)
        seen.add(player.id)


def members_of(game: Game) -> set[int]:
    """Return the accounts of those who played."""
    return {seat.player.user_id for seat in game.seats if seat.player.user_id is not None}


def snapshot(game: Game) -> dict[str, Any]:
    """Return a game as the history keeps it."""
    return {
        "kyoutaku_points": game.kyoutaku_points,
        "comment": game.comment,
        "seats": [
            {
                "player": seat.player_id,
                "raw": seat.raw,
                "total": seat.total,
                "place": seat.place,
                "chombo": seat.chombo,
                "fpoints": seat.fpoints,
            }
            for seat in sorted(game.seats, key=lambda each: each.seat)
        ],
    }
