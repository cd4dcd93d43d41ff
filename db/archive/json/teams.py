"""Teams and matches in a JSON file. Whether they fit the games is checked when they are put into a league."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from core.league import Loan, LoanBasis, LoanProblem
from db.archive.json.checked import LONGEST_TEXT, MOST_COUNT, MOST_POINTS, JsonPath, clean
from db.archive.values import MatchCopy, MatchSeatCopy, TeamCopy
from db.values.states import MatchStatus, TeamRole


@dataclass(frozen=True, slots=True)
class Known:
    """The keys that matches may name: seasons and games by number, players by key, and the number of teams."""

    seasons: Collection[int]
    games: Collection[int]
    players: Collection[int]
    teams: int

    def team(self, node: JsonPath) -> int:
        """Read the position of a team among the teams of the file."""
        return node.number(0, self.teams - 1)


def team(each: TeamCopy) -> dict[str, Any]:
    """Return a team as it is written."""
    return {"name": each.name, "members": [[player, role.value] for player, role in each.members]}


def match(each: MatchCopy) -> dict[str, Any]:
    """Return a match as it is written."""
    return {
        "season": each.season,
        "number": each.number,
        "position": each.position,
        "status": each.status.value,
        "game": each.game,
        "basis": each.basis.value,
        "problem": None if each.problem is None else each.problem.value,
        "reason": clean(each.reason),
        "seats": [
            {"team": seat.team, "player": seat.player, "real": seat.real, "playing": seat.playing, "after": seat.after}
            for seat in each.seats
        ],
        "loans": [list(loan) for loan in each.loans],
    }


def read_teams(node: JsonPath, players: Collection[int]) -> tuple[TeamCopy, ...]:
    """Read the teams of a file; nobody is in two, and none has two captains."""
    teams = node.each(lambda each: _read_team(each, players))
    node.all_different([player for each in teams for player, _ in each.members])
    return teams


def _read_team(node: JsonPath, players: Collection[int]) -> TeamCopy:
    members = node["members"].each(lambda each: _read_member(each, players))
    if sum(role is TeamRole.CAPTAIN for _, role in members) > 1:
        raise node["members"].wrong()
    return TeamCopy(name=node["name"].name(), members=members)


def _read_member(node: JsonPath, players: Collection[int]) -> tuple[int, TeamRole]:
    player, role = node.row(2)
    return player.key_in(players), role.one_of(TeamRole)


def read_match(node: JsonPath, known: Known) -> MatchCopy:
    """Read a match of a file."""
    return MatchCopy(
        season=node["season"].key_in(known.seasons),
        number=node["number"].number(1, MOST_COUNT),
        position=node["position"].number(1, MOST_COUNT),
        status=node["status"].one_of(MatchStatus),
        game=node["game"].maybe(lambda each: int(each.key_in(known.games))),
        basis=node["basis"].one_of(LoanBasis),
        problem=node["problem"].maybe(lambda each: each.one_of(LoanProblem)),
        reason=node["reason"].text(longest=LONGEST_TEXT, empty=True),
        seats=node["seats"].each(lambda each: _read_seat(each, known)),
        loans=node["loans"].each(lambda each: read_loan(each, known)),
    )


def _read_seat(node: JsonPath, known: Known) -> MatchSeatCopy:
    return MatchSeatCopy(
        team=known.team(node["team"]),
        player=node["player"].key_in(known.players),
        real=_points(node["real"]),
        playing=_points(node["playing"]),
        after=node["after"].maybe(_points),
    )


def read_loan(node: JsonPath, known: Known) -> Loan[int]:
    """Read a loan of a file."""
    debtor, lender, amount = node.row(3)
    return Loan(known.team(debtor), known.team(lender), _points(amount))


def _points(node: JsonPath) -> int:
    return node.number(-MOST_POINTS, MOST_POINTS)
