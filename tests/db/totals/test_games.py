"""The lines that pages are read from are always what the games add up to."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass, field, replace

import pytest

from core.league import HandCounts, hand_counts
from core.table import replay, results
from db import Confirmation, GameLog, PlayerRef, Rating, Result, View
from db.errors import PlayersShareGames
from db.totals.rating_models import replayed
from tests.support.house import GUILD, House
from tests.support.ledger import Played, random_points
from tests.support.lines import check_lines, lines_of
from tests.support.livetables import draw, log, ron, tsumo

STEPS = 100


@dataclass
class Evening:
    """A league to which anything may happen, and what should count in it."""

    house: House
    chance: random.Random
    names: list[str] = field(default_factory=lambda: [f"Guest {number}" for number in range(7)])
    ids: dict[str, int] = field(default_factory=dict)
    counted: dict[int, Played] = field(default_factory=dict)
    pending: dict[int, Played] = field(default_factory=dict)
    penalties: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    logs: dict[int, GameLog] = field(default_factory=dict)

    async def result(self) -> Result:
        """Four players, and how a game between them ended."""
        names = self.chance.sample(self.names, 4)
        return Result(
            players=tuple(PlayerRef(name) for name in names),
            points=random_points(self.chance),
            fpoints={seat: self.chance.randint(0, 4) for seat in range(4)},
            chombo={self.chance.randrange(4): 1} if self.chance.random() < 0.1 else {},
            log=self.hands() if self.chance.random() < 0.5 else None,
        )

    def hands(self) -> GameLog:
        """A few hands, in which anybody may have won or dealt in."""
        events = []
        for _ in range(self.chance.randrange(5)):
            winner, other = self.chance.sample(range(4), 2)
            events.append(self.chance.choice((tsumo(winner), ron(winner, other), draw(winner, other), draw())))
        return log(*events, fingerprint=f"{self.chance.random()}")

    async def played(self, result: Result) -> Played:
        """A result as it should count."""
        for ref in result.players:
            if ref.name not in self.ids:
                self.ids[ref.name] = (await self.house.store.players.get(GUILD, ref)).id
        season = (await self.house.store.leagues.get(GUILD)).season.id
        players = tuple(self.ids[ref.name] for ref in result.players)
        return Played(season, players, result.points, result.fpoints or {}, result.chombo or {})

    def _keep_hands(self, game_id: int, result: Result) -> None:
        """Note the hands of a game that is recorded or changed, which keeps what it had if there are none."""
        if result.log is not None:
            self.logs[game_id] = result.log

    async def _record(self) -> None:
        result = await self.result()
        draft = await self.house.store.games.draft(self.house.deed(), "", result)
        game = await self.house.store.games.submit(self.house.deed(), draft.id)
        self.pending[game.id] = await self.played(result)
        self._keep_hands(game.id, result)

    async def _confirm(self) -> None:
        if self.pending:
            game_id = self.chance.choice(list(self.pending))
            await self.house.store.games.agree(self.house.deed(), game_id, organiser=True)
            self.counted[game_id] = self.pending.pop(game_id)

    async def _cancel(self) -> None:
        if self.pending:
            game_id = self.chance.choice(list(self.pending))
            await self.house.store.games.cancel(self.house.deed(), game_id)
            del self.pending[game_id]

    async def _undo(self) -> None:
        if self.counted:
            game_id = self.chance.choice(list(self.counted))
            await self.house.store.games.undo(self.house.deed(), game_id)
            del self.counted[game_id]

    async def _edit(self) -> None:
        games = self.chance.choice((self.counted, self.pending))
        if games:
            game_id = self.chance.choice(list(games))
            result = await self.result()
            await self.house.store.games.edit(self.house.deed(), game_id, result)
            games[game_id] = replace(await self.played(result), season=games[game_id].season)
            self._keep_hands(game_id, result)

    async def _give_penalty(self) -> None:
        if self.ids:
            name = self.chance.choice(list(self.ids))
            score = self.chance.choice((-300, -200, 200))
            given = await self.house.store.penalties.give(self.house.deed(), "", PlayerRef(name), score)
            season = (await self.house.store.leagues.get(GUILD)).season.id
            self.penalties[given.id] = season, self.ids[name], score

    async def _cancel_penalty(self) -> None:
        if self.penalties:
            penalty_id = self.chance.choice(list(self.penalties))
            await self.house.store.penalties.cancel(self.house.deed(), "", penalty_id)
            del self.penalties[penalty_id]

    async def _merge(self) -> None:
        """Let somebody be merged into somebody else whom they have never met."""
        if len(self.ids) < 2 or len(self.names) < 6:
            return
        old, new = self.chance.sample(list(self.ids), 2)
        try:
            await self.house.store.players.merge(self.house.deed(), PlayerRef(old), PlayerRef(new))
        except PlayersShareGames:
            return
        self.names.remove(old)
        gone, stays = self.ids.pop(old), self.ids[new]
        for games in (self.counted, self.pending):
            for game_id, game in games.items():
                players = tuple(stays if player == gone else player for player in game.players)
                games[game_id] = replace(game, players=players)
        for penalty_id, (season, player, score) in self.penalties.items():
            self.penalties[penalty_id] = season, stays if player == gone else player, score

    async def _next_season(self) -> None:
        if not self.pending:
            await self.house.store.leagues.close_season(self.house.deed())
            await self.house.store.leagues.start_season(self.house.deed())

    async def _newcomer(self) -> None:
        self.names.append(f"Late guest {len(self.names)} {self.chance.random()}")

    def expected_hands(self) -> dict[tuple[int, int], dict[str, int]]:
        """What the lines of hands should be."""
        lines: dict[tuple[int, int], HandCounts] = {}
        for game_id, kept in self.logs.items():
            if game_id in self.counted:
                game = self.counted[game_id]
                state = replay(kept.events, self.house.rules, kept.names)
                counts = hand_counts(results(kept.events, self.house.rules, kept.names), state)
                for player, each in zip(game.players, counts, strict=True):
                    lines[game.season, player] = lines.get((game.season, player), HandCounts()) + each
        return {key: asdict(counts) for key, counts in lines.items()}

    def expected_ratings(self) -> dict[str, Rating]:
        """What the ratings should be: all games, which are counted in the order of their numbers, one by one."""
        games = []
        for _, game in sorted(self.counted.items()):
            order = sorted(range(4), key=lambda seat: (-game.points[seat], seat))
            games.append([game.players[seat] for seat in order])
        names = {player_id: name for name, player_id in self.ids.items()}
        return {names[player_id]: rating for player_id, rating in replayed(games).items()}

    async def go_on(self, steps: int) -> None:
        """Let things happen."""
        often = [self._record, self._confirm] * 10
        seldom = [
            self._cancel,
            self._undo,
            self._edit,
            self._give_penalty,
            self._cancel_penalty,
            self._merge,
            self._newcomer,
        ]
        for _ in range(steps):
            await self.chance.choice([*often, *seldom, self._next_season])()


@pytest.fixture
async def organised(house: House) -> House:
    """A league in which an organiser confirms games."""
    await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.ORGANISER)
    return house


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.long
async def test_lines_after_whatever_happened(organised: House, seed: int) -> None:
    evening = Evening(organised, random.Random(seed))  # noqa: S311
    await evening.go_on(STEPS)
    assert len(evening.counted) > 3
    _, _, hands = await lines_of(organised.store)
    assert hands == evening.expected_hands()
    assert len(hands) > 3
    board = await organised.store.ratings.board(GUILD, "")
    assert {line.player.name: line.rating for line in board.lines} == evening.expected_ratings()
    await check_lines(organised, evening.counted.values(), evening.penalties.values())
    games = 0
    for season in await organised.store.leagues.seasons(GUILD):
        page = await organised.store.standings.page(GUILD, "", View(season=season.number))
        assert page.games == sum(game.season == season.id for game in evening.counted.values())
        games += page.games
    assert games == len(evening.counted)
