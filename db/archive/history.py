"""The history of a copied league, whose entries name players, games and the rest by the keys of the copy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from sqlalchemy import Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from db.archive.values import EntryCopy, LeagueCopy
from db.engine.history import Subject
from db.engine.transaction import insert_rows
from db.schema.games import Game
from db.schema.history import HistoryRow
from db.schema.leagues import League, Penalty, Season
from db.schema.teams import Team, TeamMatch

Known: TypeAlias = Mapping[Subject, Mapping[int, int]]
"""For each kind of subject the key in the copy by the id in the database, or the other way round."""

Values: TypeAlias = dict[str, Any] | None


async def take_history(session: AsyncSession, league: League, known: Known) -> tuple[EntryCopy, ...]:
    """Return every entry about a league and what is in it, oldest first; players keep their ids as keys."""
    about = (
        and_(HistoryRow.subject == each, HistoryRow.subject_id.in_(ids)) for each, ids in _subjects(league.id).items()
    )
    query = select(HistoryRow).where(HistoryRow.guild_id == league.guild_id, or_(*about)).order_by(HistoryRow.id)
    return tuple(
        EntryCopy(
            at=row.at,
            actor=row.actor,
            action=row.action,
            subject=Subject(row.subject),
            of=known[Subject(row.subject)][row.subject_id],
            reason=row.reason,
            before=_renamed(row.before, player=int, team=known[Subject.TEAM].__getitem__),
            after=_renamed(row.after, player=int, team=known[Subject.TEAM].__getitem__),
        )
        for row in await session.scalars(query)
    )


def players_named(history: Iterable[EntryCopy]) -> set[int]:
    """Return the players whom the entries name."""
    return {player for each in history for values in (each.before, each.after) for player in _players_of(values)}


async def put_history(
    session: AsyncSession, guild_id: int, copy: LeagueCopy, *, known: Known, players: Mapping[int, int]
) -> None:
    """Add the entries of a copy to the history."""
    team = known[Subject.TEAM].__getitem__
    rows = [
        {
            "guild_id": guild_id,
            "at": each.at,
            "actor": each.actor,
            "action": each.action,
            "subject": each.subject,
            "subject_id": known[each.subject][each.of],
            "reason": each.reason,
            "before": _renamed(each.before, player=players.__getitem__, team=team),
            "after": _renamed(each.after, player=players.__getitem__, team=team),
        }
        for each in copy.history
    ]
    await insert_rows(session, HistoryRow, rows)


def _subjects(league_id: int) -> dict[Subject, Select[int]]:
    seasons = select(Season.id).where(Season.league_id == league_id)
    return {
        Subject.LEAGUE: select(League.id).where(League.id == league_id),
        Subject.SEASON: seasons,
        # Previews are not copied, nor is what was done to them.
        Subject.GAME: select(Game.id).where(Game.league_id == league_id, Game.number.is_not(None)),
        Subject.PENALTY: select(Penalty.id).where(Penalty.season_id.in_(seasons)),
        Subject.TEAM: select(Team.id).where(Team.league_id == league_id),
        Subject.MATCH: select(TeamMatch.id).where(TeamMatch.season_id.in_(seasons)),
    }


def _renamed(values: Values, *, player: Callable[[int], int], team: Callable[[int], int]) -> Values:
    """Return the values of an entry, with its players and teams named by other keys."""
    if values is None:
        return None
    found = dict(values)
    if "player" in values:
        found["player"] = player(values["player"])
    if "seats" in values:
        found["seats"] = [{**seat, "player": player(seat["player"])} for seat in values["seats"]]
    if "loans" in values:
        found["loans"] = [[team(debtor), team(lender), amount] for debtor, lender, amount in values["loans"]]
    return found


def _players_of(values: Values) -> Iterator[int]:
    if values is not None:
        yield from (seat["player"] for seat in values.get("seats", ()))
        if "player" in values:
            yield values["player"]
