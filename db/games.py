"""Games: previewed, recorded, agreed to, counted, taken back, corrected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from core.errors import WrongPlayerCount
from core.rules import RuleSet
from core.settlement import Placement, settle
from db.errors import GameNotOpen, GameUnknown, PointsDoNotAddUp, SeatedTwice, SticksOutOfRange
from db.guilds import lock_guild
from db.history import Deed, Subject, entries_of, note
from db.leagues import find_league, open_season, rules_of
from db.models import Agreement, Confirmation, Game, GameStatus, League, Player, Seat
from db.players import ensure_player, known_player, player_info
from db.readmodel import count_game, uncount_game
from db.records import GameInfo, HistoryEntry, PlayerRef, SeatResult
from db.unit import Unit, remember, result_of

MOST_STICKS = 99


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What is typed of a game, in seat order from the first dealer; `chombo` and `fpoints` by seat."""

    players: tuple[PlayerRef, ...]
    points: tuple[int, ...]
    sticks: int = 0
    comment: str = ""
    chombo: Mapping[int, int] | None = None
    fpoints: Mapping[int, int] | None = None


async def game_info(session: AsyncSession, game: Game) -> GameInfo:
    """What others see of a game."""
    agreed = await session.scalars(
        select(Agreement.user_id).where(Agreement.game_id == game.id).order_by(Agreement.at, Agreement.user_id)
    )
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
    )


def _seat_result(seat: Seat) -> SeatResult:
    placement = Placement(
        seat=seat.seat,
        place=seat.place,
        raw=seat.raw,
        kyoutaku=seat.kyoutaku,
        rounded=seat.rounded,
        uma=seat.uma,
        oka=seat.oka,
        balance=seat.balance,
        penalty=seat.penalty,
    )
    return SeatResult(player_info(seat.player), placement, seat.chombo, seat.fpoints)


class Games:
    """Everything that happens to games. What a person may do is for the caller to decide."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def draft(self, deed: Deed, league_name: str, result: Result, *, key: str | None = None) -> GameInfo:
        """Keep a game for its preview; it counts for nothing. The same `key` again gives the same draft.

        Raises what `find_league` raises, `NoOpenSeason`, `SeatedTwice`, and what `core.settlement.settle` raises.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            if key is not None and (made := await result_of(session, key)) is not None:
                return await game_info(session, await _game(session, deed.guild_id, made))
            league = await find_league(session, deed.guild_id, league_name)
            season = await open_season(session, league)
            game = Game(
                league_id=league.id,
                season_id=season.id,
                ruleset_hash=league.ruleset_hash,
                number=None,
                status=GameStatus.DRAFT,
                recorded_by=deed.actor,
                played_at=self._unit.now(),
                due_at=None,
                seats=[],
            )
            await self._fill(session, game, rules_of(league.ruleset), deed.guild_id, result)
            session.add(game)
            await session.flush()
            if key is not None:
                await remember(session, key, game.id, self._unit.now())
            await session.refresh(game)
            return await game_info(session, game)

    async def redraft(self, deed: Deed, game_id: int, result: Result) -> GameInfo:
        """Put other values into a draft. Raises `GameUnknown` and, once it is recorded, `GameNotOpen`."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            game = await _game(session, deed.guild_id, game_id, lock=True)
            _must_be(game, GameStatus.DRAFT)
            await self._fill(session, game, rules_of(game.ruleset), deed.guild_id, result)
            await session.flush()
            await session.refresh(game)
            return await game_info(session, game)

    async def submit(self, deed: Deed, game_id: int) -> GameInfo:
        """Record a draft: it counts at once or waits, as the league has it. Once recorded, nothing more happens.

        Raises `PointsDoNotAddUp` while points and sticks are not what the players began with.
        """
        async with self._unit.write() as session:
            game = await _game(session, deed.guild_id, game_id, lock=True)
            if game.status in (GameStatus.PENDING, GameStatus.CONFIRMED):
                return await game_info(session, game)
            _must_be(game, GameStatus.DRAFT)
            _check_sum(game)
            league = game.league
            game.season_id = (await open_season(session, league)).id
            game.number, league.next_number = league.next_number, league.next_number + 1
            game.status = GameStatus.PENDING
            if league.pending_hours:
                game.due_at = self._unit.now() + timedelta(hours=league.pending_hours)
            note(session, deed, "record", Subject.GAME, game.id, after=snapshot(game))
            if league.confirmation == Confirmation.NONE:
                await self._confirm(session, deed, game)
            elif deed.actor in _members(game):
                # Who records a game agrees to it; with several to agree that is one of them.
                session.add(Agreement(game_id=game.id, user_id=deed.actor, at=self._unit.now()))
                await session.flush()
            if game.status == GameStatus.PENDING and not await self._still_needed(session, game, league):
                await self._confirm(session, deed, game)
            return await game_info(session, game)

    async def agree(self, deed: Deed, game_id: int, *, organiser: bool) -> GameInfo:
        """Say yes to a pending game; an organiser's yes is enough. Saying it again changes nothing."""
        async with self._unit.write() as session:
            game = await _game(session, deed.guild_id, game_id, lock=True)
            if game.status == GameStatus.CONFIRMED:
                return await game_info(session, game)
            _must_be(game, GameStatus.PENDING)
            if await session.get(Agreement, (game.id, deed.actor)) is None:
                session.add(Agreement(game_id=game.id, user_id=deed.actor, at=self._unit.now()))
                note(session, deed, "agree", Subject.GAME, game.id)
                await session.flush()
            league = game.league
            if organiser or not await self._still_needed(session, game, league):
                await self._confirm(session, deed, game)
            return await game_info(session, game)

    async def _still_needed(self, session: AsyncSession, game: Game, league: League) -> bool:
        """Whether somebody has yet to agree."""
        agreed = set(await session.scalars(select(Agreement.user_id).where(Agreement.game_id == game.id)))
        others = _members(game) - {game.recorded_by}
        if league.confirmation == Confirmation.ONE:
            return not agreed & others
        if league.confirmation == Confirmation.ALL:
            return not others or not others <= agreed
        return True

    async def _confirm(self, session: AsyncSession, deed: Deed, game: Game) -> None:
        game.status, game.due_at = GameStatus.CONFIRMED, None
        await count_game(session, game)
        note(session, deed, "confirm", Subject.GAME, game.id)
        await session.flush()

    async def cancel(self, deed: Deed, game_id: int) -> GameInfo:
        """Drop a draft or take a pending game back; again changes nothing."""
        async with self._unit.write() as session:
            game = await _game(session, deed.guild_id, game_id, lock=True)
            if game.status != GameStatus.CANCELLED:
                _must_be(game, GameStatus.DRAFT, GameStatus.PENDING)
                game.status, game.due_at = GameStatus.CANCELLED, None
                note(session, deed, "cancel", Subject.GAME, game.id)
            return await game_info(session, game)

    async def undo(self, deed: Deed, game_id: int) -> GameInfo:
        """Take a confirmed game out of the standings; it stays on record. Again changes nothing."""
        async with self._unit.write() as session:
            game = await _game(session, deed.guild_id, game_id, lock=True)
            if game.status != GameStatus.UNDONE:
                _must_be(game, GameStatus.CONFIRMED)
                game.status = GameStatus.UNDONE
                await session.flush()
                await uncount_game(session, game)
                note(session, deed, "undo", Subject.GAME, game.id, before=snapshot(game))
            return await game_info(session, game)

    async def edit(self, deed: Deed, game_id: int, result: Result) -> GameInfo:
        """Correct a recorded game; the history keeps what it was. Raises `PointsDoNotAddUp`."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            game = await _game(session, deed.guild_id, game_id, lock=True)
            _must_be(game, GameStatus.CONFIRMED, GameStatus.PENDING)
            before, status = snapshot(game), game.status
            if status == GameStatus.CONFIRMED:
                game.status = GameStatus.PENDING
                await session.flush()
                await uncount_game(session, game)
            await self._fill(session, game, rules_of(game.ruleset), deed.guild_id, result)
            _check_sum(game)
            await session.flush()
            await session.refresh(game)
            if status == GameStatus.CONFIRMED:
                game.status = GameStatus.CONFIRMED
                await count_game(session, game)
            note(session, deed, "edit", Subject.GAME, game.id, before=before, after=snapshot(game))
            return await game_info(session, game)

    async def settle_due(self, *, actor: int) -> int:
        """Confirm or lapse every pending game whose time has come; how many there were."""
        async with self._unit.write() as session:
            now = self._unit.now()
            due = select(Game).where(Game.status == GameStatus.PENDING, Game.due_at <= now).order_by(Game.id)
            games = (await session.scalars(due)).all()
            for game in games:
                deed = Deed(guild_id=game.league.guild_id, actor=actor, at=now)
                if game.league.pending_confirms:
                    await self._confirm(session, deed, game)
                else:
                    game.status, game.due_at = GameStatus.LAPSED, None
                    note(session, deed, "lapse", Subject.GAME, game.id)
            return len(games)

    async def get(self, guild_id: int, game_id: int) -> GameInfo:
        """A game by its id. Raises `GameUnknown`."""
        async with self._unit.read() as session:
            return await game_info(session, await _game(session, guild_id, game_id))

    async def numbered(self, guild_id: int, league_name: str, number: int) -> GameInfo:
        """A game by its number in its league. Raises `GameUnknown`."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            game = await session.scalar(select(Game).where(Game.league_id == league.id, Game.number == number))
            if game is None:
                raise GameUnknown(number=number)
            return await game_info(session, game)

    async def story(self, guild_id: int, game_id: int) -> tuple[HistoryEntry, ...]:
        """What has been done to a game, oldest first."""
        async with self._unit.read() as session:
            await _game(session, guild_id, game_id)
            return await entries_of(session, guild_id, Subject.GAME, game_id)

    async def pending(self, guild_id: int, league_name: str = "") -> tuple[GameInfo, ...]:
        """Games that wait for somebody, oldest first."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            query = (
                select(Game).where(Game.league_id == league.id, Game.status == GameStatus.PENDING).order_by(Game.number)
            )
            return tuple([await game_info(session, game) for game in (await session.scalars(query)).all()])

    async def recent(
        self, guild_id: int, league_name: str = "", *, player: PlayerRef | None = None, limit: int = 10, skip: int = 0
    ) -> tuple[GameInfo, ...]:
        """Confirmed games, newest first, of everybody or of one player."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            query = select(Game).where(Game.league_id == league.id, Game.status == GameStatus.CONFIRMED)
            if player is not None:
                row = await known_player(session, guild_id, player)
                query = query.join(Seat, Seat.game_id == Game.id).where(Seat.player_id == row.id)
            query = query.order_by(Game.number.desc()).limit(limit).offset(skip)
            return tuple([await game_info(session, game) for game in (await session.scalars(query)).all()])

    async def _fill(self, session: AsyncSession, game: Game, rules: RuleSet, guild_id: int, result: Result) -> None:
        """Put a typed result into a game, settled."""
        if len(result.players) != rules.players:
            raise WrongPlayerCount(count=len(result.players), players=rules.players)
        if not 0 <= result.sticks <= MOST_STICKS:
            raise SticksOutOfRange(sticks=result.sticks)
        kyoutaku = result.sticks * rules.riichi_stick
        chombo = dict(result.chombo or {})
        settled = settle(result.points, rules, kyoutaku_points=kyoutaku, chombo=chombo)
        players = [await ensure_player(session, guild_id, ref) for ref in result.players]
        _check_different(players)
        game.kyoutaku_points, game.comment = kyoutaku, result.comment
        existing = {seat.seat: seat for seat in game.seats}
        for placement, player in zip(settled.placements, players, strict=True):
            seat = existing.get(placement.seat)
            if seat is None:
                seat = Seat(seat=placement.seat)
                game.seats.append(seat)
            seat.player_id = player.id
            for name in Placement._fields:
                setattr(seat, name, getattr(placement, name))
            seat.total = placement.total
            seat.chombo = chombo.get(placement.seat, 0)
            seat.fpoints = (result.fpoints or {}).get(placement.seat, 0)


async def _game(session: AsyncSession, guild_id: int, game_id: int, *, lock: bool = False) -> Game:
    """A game of this server; those of others do not exist for it. With `lock` it and its league are held."""
    query = select(Game).join(Game.league).where(Game.id == game_id, League.guild_id == guild_id)
    if lock:
        # The lines of a league are read and written back, so one game at a time.
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


def _must_be(game: Game, *allowed: GameStatus) -> None:
    if game.status not in allowed:
        raise GameNotOpen(number=game.number or game.id, status=game.status)


def _check_sum(game: Game) -> None:
    rules = rules_of(game.ruleset)
    total = sum(seat.raw for seat in game.seats) + game.kyoutaku_points
    expected = rules.players * rules.start_points
    if total != expected:
        raise PointsDoNotAddUp(total=total, expected=expected)


def _check_different(players: Sequence[Player]) -> None:
    seen: set[int] = set()
    for player in players:
        if player.id in seen:
            raise SeatedTwice(name=player.name)
        seen.add(player.id)


def _members(game: Game) -> set[int]:
    """The accounts of those who played."""
    return {seat.player.user_id for seat in game.seats if seat.player.user_id is not None}


def snapshot(game: Game) -> dict[str, Any]:
    """A game as the history keeps it."""
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
