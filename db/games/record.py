"""Games: previewed, recorded, agreed to, counted, taken back, corrected."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league.agreeing import Confirmation
from db.engine.history import Deed, Subject, entries_of, note
from db.engine.transaction import Unit, remember, result_of
from db.errors import GameUnknown
from db.games.rows import Result, check_sum, fill, find_game, game_info, game_infos, must_be, snapshot
from db.games.steps import confirm_game, let_wait, new_draft, still_needed, submit_game
from db.guilds.settings import lock_guild
from db.hands.logs import keep_log, log_of
from db.leagues.find import find_league, open_season
from db.players.find import known_player
from db.rules.rulesets import rules_of
from db.schema.games import Agreement, Game, Seat
from db.schema.leagues import League
from db.teams.carried import finish_match, release_match, take_match
from db.totals.games import count_game, uncount_game
from db.values.results import GameInfo, HistoryEntry, PlayerRef
from db.values.states import GameStatus
from db.values.tables import GameLog


class Games:
    """Everything that happens to games. The caller has to check whether the person may do it."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def draft(self, deed: Deed, league_name: str, result: Result, *, key: str | None = None) -> GameInfo:
        """Keep a game for its preview, without counting it. The same `key` again gives the same draft.

        Raises what `find_league` raises, `NoOpenSeason`, `SeatedTwice`, and what `core.settlement.settle` raises.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            if key is not None and (made := await result_of(session, deed, key)) is not None:
                return await game_info(session, await find_game(session, deed.guild_id, made))
            league = await find_league(session, deed.guild_id, league_name)
            season = await open_season(session, league)
            game = new_draft(deed, league, season, ruleset_hash=league.ruleset_hash, at=self._unit.now())
            await fill(session, game, deed.guild_id, result, rules=rules_of(league.ruleset))
            session.add(game)
            await session.flush()
            await keep_log(session, game, result.log)
            if key is not None:
                await remember(session, deed, key, game.id)
            await session.refresh(game)
            return await game_info(session, game)

    async def redraft(self, deed: Deed, game_id: int, result: Result) -> GameInfo:
        """Put other values into a draft. Raises `GameUnknown` and, once it is recorded, `GameNotOpen`."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            game = await find_game(session, deed.guild_id, game_id, lock=True)
            must_be(game, GameStatus.DRAFT)
            await fill(session, game, deed.guild_id, result, rules=rules_of(game.ruleset))
            await session.flush()
            await keep_log(session, game, result.log)
            await session.refresh(game)
            return await game_info(session, game)

    async def submit(self, deed: Deed, game_id: int) -> GameInfo:
        """Record a draft: it counts at once or waits, as the league has it. Once recorded, nothing more happens.

        Raises `PointsDoNotAddUp` while points and sticks are not what the players began with.
        """
        async with self._unit.write() as session:
            game = await find_game(session, deed.guild_id, game_id, lock=True)
            if game.status in (GameStatus.PENDING, GameStatus.CONFIRMED):
                return await game_info(session, game)
            if game.corrects is not None:
                raise GameUnknown(number=game_id)
            must_be(game, GameStatus.DRAFT)
            await submit_game(session, deed, game, self._unit)
            return await game_info(session, game)

    async def agree(self, deed: Deed, game_id: int, *, organiser: bool) -> GameInfo:
        """Agree to a pending game; an organiser's consent is enough. Agreeing again changes nothing."""
        async with self._unit.write() as session:
            game = await find_game(session, deed.guild_id, game_id, lock=True)
            if game.status == GameStatus.CONFIRMED:
                return await game_info(session, game)
            must_be(game, GameStatus.PENDING)
            if await session.get(Agreement, (game.id, deed.actor)) is None:
                session.add(Agreement(game_id=game.id, user_id=deed.actor, at=self._unit.now()))
                note(session, deed, "agree", Subject.GAME, game.id)
                await session.flush()
            league = game.league
            if organiser or not await still_needed(session, game, league):
                await confirm_game(session, deed, game)
            return await game_info(session, game)

    async def cancel(self, deed: Deed, game_id: int) -> GameInfo:
        """Drop a draft or take a pending game back; doing it again changes nothing."""
        async with self._unit.write() as session:
            game = await find_game(session, deed.guild_id, game_id, lock=True)
            if game.status != GameStatus.CANCELLED:
                must_be(game, GameStatus.DRAFT, GameStatus.PENDING)
                game.status, game.due_at = GameStatus.CANCELLED, None
                await release_match(session, game)
                note(session, deed, "cancel", Subject.GAME, game.id)
            return await game_info(session, game)

    async def undo(self, deed: Deed, game_id: int) -> GameInfo:
        """Take a confirmed game out of the standings; it stays on record. Doing it again changes nothing."""
        async with self._unit.write() as session:
            game = await find_game(session, deed.guild_id, game_id, lock=True)
            if game.status != GameStatus.UNDONE:
                must_be(game, GameStatus.CONFIRMED)
                await release_match(session, game)
                game.status = GameStatus.UNDONE
                await session.flush()
                await uncount_game(session, game)
                note(session, deed, "undo", Subject.GAME, game.id, before=snapshot(game))
            return await game_info(session, game)

    async def edit(self, deed: Deed, game_id: int, result: Result) -> GameInfo:
        """Correct a recorded game; the history keeps what it was. Raises `PointsDoNotAddUp`."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            game = await find_game(session, deed.guild_id, game_id, lock=True)
            await self._change(session, deed, game, result, again=False)
            return await game_info(session, game)

    async def propose(self, deed: Deed, game_id: int, result: Result, *, key: str | None = None) -> GameInfo:
        """Keep a correction of a recorded game for its preview: a draft, which `redraft` and `cancel` know too."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            if key is not None and (made := await result_of(session, deed, key)) is not None:
                return await game_info(session, await find_game(session, deed.guild_id, made))
            game = await find_game(session, deed.guild_id, game_id, lock=True)
            must_be(game, GameStatus.CONFIRMED, GameStatus.PENDING)
            draft = Game(
                league_id=game.league_id,
                season_id=game.season_id,
                ruleset_hash=game.ruleset_hash,
                number=None,
                status=GameStatus.DRAFT,
                recorded_by=deed.actor,
                played_at=game.played_at,
                due_at=None,
                corrects=game.id,
                seats=[],
            )
            await fill(session, draft, deed.guild_id, result, rules=rules_of(game.ruleset))
            session.add(draft)
            await session.flush()
            await keep_log(session, draft, result.log)
            if key is not None:
                await remember(session, deed, key, draft.id)
            await session.refresh(draft)
            return await game_info(session, draft)

    async def correct(self, deed: Deed, draft_id: int, *, again: bool) -> GameInfo:
        """Carry out a proposed correction and return the corrected game; a second time changes nothing.

        With `again` a game that counted waits to be confirmed once more, where the league asks for that. Raises
        `PointsDoNotAddUp`, and `GameNotOpen` if the game has been taken back meanwhile.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            draft = await find_game(session, deed.guild_id, draft_id, lock=True)
            if draft.corrects is None:
                raise GameUnknown(number=draft_id)
            game = await find_game(session, deed.guild_id, draft.corrects)
            if draft.status == GameStatus.DRAFT:
                draft.status = GameStatus.CANCELLED
                result = replace(Result.of(await game_info(session, draft)), log=await log_of(session, draft))
                await self._change(session, deed, game, result, again=again)
            return await game_info(session, game)

    async def _change(self, session: AsyncSession, deed: Deed, game: Game, result: Result, *, again: bool) -> None:
        """Put other values into a recorded game, and its old and new results out of and into the standings."""
        must_be(game, GameStatus.CONFIRMED, GameStatus.PENDING)
        before, counted = snapshot(game), game.status == GameStatus.CONFIRMED
        await release_match(session, game)
        if counted:
            game.status = GameStatus.PENDING
            await session.flush()
            await uncount_game(session, game)
        await fill(session, game, deed.guild_id, result, rules=rules_of(game.ruleset))
        check_sum(game)
        await session.flush()
        await keep_log(session, game, result.log)
        await session.refresh(game)
        await take_match(session, game)
        note(session, deed, "edit", Subject.GAME, game.id, before=before, after=snapshot(game))
        if counted and not (again and game.league.confirmation != Confirmation.NONE):
            game.status = GameStatus.CONFIRMED
            await finish_match(session, game)
            await count_game(session, game)
            return
        let_wait(game, self._unit)
        # The others agreed to another result.
        others = (Agreement.game_id == game.id, Agreement.user_id != game.recorded_by)
        await session.execute(delete(Agreement).where(*others))

    async def settle_due(self, *, actor: int) -> int:
        """Confirm or lapse every pending game that is due, and return how many."""
        async with self._unit.read() as session:
            due = select(Game.id, League.guild_id).join(Game.league)
            due = due.where(Game.status == GameStatus.PENDING, Game.due_at <= self._unit.now()).order_by(Game.id)
            found = (await session.execute(due)).all()
        settled = [
            await self._settle(Deed(guild_id=guild, actor=actor, at=self._unit.now()), game) for game, guild in found
        ]
        return sum(settled)

    async def _settle(self, deed: Deed, game_id: int) -> bool:
        """Confirm or lapse one game, unless it has been settled meanwhile."""
        async with self._unit.write() as session:
            game = await find_game(session, deed.guild_id, game_id, lock=True)
            if game.status != GameStatus.PENDING or game.due_at is None or game.due_at > deed.at:
                return False
            if game.league.pending_confirms:
                await confirm_game(session, deed, game)
            else:
                game.status, game.due_at = GameStatus.LAPSED, None
                await release_match(session, game)
                note(session, deed, "lapse", Subject.GAME, game.id)
            return True

    async def get(self, guild_id: int, game_id: int) -> GameInfo:
        """Return a game by its id. Raises `GameUnknown`."""
        async with self._unit.read() as session:
            return await game_info(session, await find_game(session, guild_id, game_id))

    async def numbered(self, guild_id: int, league_name: str, number: int) -> GameInfo:
        """Return a game by its number in its league. Raises `GameUnknown`."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            game = await session.scalar(select(Game).where(Game.league_id == league.id, Game.number == number))
            if game is None:
                raise GameUnknown(number=number)
            return await game_info(session, game)

    async def log(self, guild_id: int, game_id: int) -> GameLog | None:
        """Return the hands of a game, where they are known. Raises `GameUnknown`."""
        async with self._unit.read() as session:
            return await log_of(session, await find_game(session, guild_id, game_id))

    async def story(self, guild_id: int, game_id: int) -> tuple[HistoryEntry, ...]:
        """Return the history of a game, oldest first."""
        async with self._unit.read() as session:
            await find_game(session, guild_id, game_id)
            return await entries_of(session, guild_id, Subject.GAME, game_id)

    async def pending(
        self, guild_id: int, league_name: str = "", *, limit: int | None = None, skip: int = 0
    ) -> tuple[GameInfo, ...]:
        """Return the games that wait to be confirmed, oldest first."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            query = (
                select(Game).where(Game.league_id == league.id, Game.status == GameStatus.PENDING).order_by(Game.number)
            )
            query = query.limit(limit).offset(skip)
            return await game_infos(session, (await session.scalars(query)).all())

    async def waiting(self, guild_id: int, league_name: str = "") -> int:
        """Return how many games wait to be confirmed."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            pending = (Game.league_id == league.id, Game.status == GameStatus.PENDING)
            return await session.scalar(select(func.count()).select_from(Game).where(*pending)) or 0

    async def recent(
        self, guild_id: int, league_name: str = "", *, player: PlayerRef | None = None, limit: int = 10, skip: int = 0
    ) -> tuple[GameInfo, ...]:
        """Return confirmed games, newest first, of everybody or of one player."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            query = select(Game).where(Game.league_id == league.id, Game.status == GameStatus.CONFIRMED)
            if player is None:
                query = query.order_by(Game.number.desc())
            else:
                row = await known_player(session, guild_id, player)
                # An index finds seats by player; ordered by number, the query would read all games of the league.
                query = query.join(Seat, Seat.game_id == Game.id).where(Seat.player_id == row.id)
                query = query.order_by(Seat.game_id.desc())
            query = query.limit(limit).offset(skip)
            return await game_infos(session, (await session.scalars(query)).all())
