"""Settles every complete real game to the final points that its log states."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from core.rules import RuleSet, change_rule, load_preset
from core.settlement import Settlement, settle
from tests.support.cases import DATA
from tests.support.oracle import Record, records

EXCEPTIONS: list[dict[str, Any]] = tomllib.loads((DATA / "settlement_exceptions.toml").read_text(encoding="utf-8"))[
    "of"
]
CHANGES: dict[str, dict[str, Any]] = {name: each["change"] for each in EXCEPTIONS for name in each["games"]}
"""For each game that was not settled as the platform does: the changes under which it settles as stated."""


class Game(NamedTuple):
    """A complete game with seats from the first dealer, and what its log says it settles to, in tenths."""

    name: str
    rules: RuleSet
    raw: list[int]
    before_sticks: list[int]
    sticks: int
    stated: list[int]


def game_of(record: Record) -> Game:
    players, first = record["n"], record["hands"][0]
    # A log may begin in the middle; the number of the hand counts four a wind, also with three players.
    start = (first["dealer"] - first["kyoku"] % 4) % players

    def seats(values: list[Any]) -> list[Any]:
        return [values[(start + turn) % players] for turn in range(players)]

    raw, before_sticks = seats(record["final_raw"]), seats(record["hands"][-1]["scores_after"])
    return Game(
        name=record["id"],
        rules=load_preset("tenhou" if players == 4 else "tenhou-sanma"),
        raw=raw,
        before_sticks=before_sticks,
        sticks=sum(record["start_scores"][:players]) - sum(before_sticks),
        stated=[round(10 * points) for points in seats(record["final_points"])],
    )


def complete_games(folder: Path) -> Iterator[Game]:
    return (game_of(record) for record in records(folder, "games") if record["complete"])


def totals(settlement: Settlement) -> list[int]:
    return [each.total for each in settlement.placements]


def test_real_games_settle_to_their_final_points(oracle: Path) -> None:
    found = {game.name: (totals(settle(game.raw, game.rules)), game.stated) for game in complete_games(oracle)}
    wrong = {name for name, (ours, stated) in found.items() if ours != stated}
    assert len(found) == 1767
    assert sorted(wrong) == sorted(CHANGES)


def test_the_exceptions_settle_under_the_rules_they_were_played_by(oracle: Path) -> None:
    games = [game for game in complete_games(oracle) if game.name in CHANGES]
    for game in games:
        rules = game.rules
        for field, value in CHANGES[game.name].items():
            rules = change_rule(rules, field, value)
        assert totals(settle(game.raw, rules)) == game.stated, game.name
    assert len(games) == len(CHANGES) == 78


def test_sticks_left_at_the_end_of_real_games_go_to_first_place(oracle: Path) -> None:
    games = [game for game in complete_games(oracle) if game.sticks]
    for game in games:
        settled = settle(game.before_sticks, game.rules, kyoutaku_points=game.sticks)
        assert [each.raw + each.kyoutaku for each in settled.placements] == game.raw, game.name
        assert totals(settled) == totals(settle(game.raw, game.rules)), game.name
    assert len(games) == 71


def test_ties_of_real_games_go_by_the_seat_from_the_first_dealer(oracle: Path) -> None:
    games = (game for game in complete_games(oracle) if game.name not in CHANGES)
    tied = [game for game in games if len(set(game.raw)) < len(game.raw)]
    for game in tied:
        assert totals(settle(game.raw, game.rules)) == game.stated, game.name
        # With the seats the other way round the tie goes to the other player.
        assert totals(settle(game.raw[::-1], game.rules))[::-1] != game.stated, game.name
    assert len(tied) == 16
