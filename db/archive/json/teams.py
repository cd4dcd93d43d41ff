"""Teams and matches in a JSON file. Whether they fit the games is checked when they are put into a league."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from core.league import Loan, LoanBasis, LoanProblem
from db.archive.json.checked import LONGEST_TEXT, MOST_COUNT, MOST_POINTS, Place, clean
from db.archive.values import MatchCopy, MatchSeatCopy, TeamCopy
from db.values.states import MatchStatus, TeamRole


@dataclass(frozen=True, slots=True)
class Known:
    """The keys that matches may name: seasons and games by number, players by key, and the number of teams."""

    seasons: Collection[int]
    games: Collection[int]
    players: Collection[int]
    teams: int

    def team(self, place: Place) -> int:
        """Read the position of a team among the teams of the file."""
        return place.number(0, self.teams - 1)


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


def read_teams(place: Place, players: Collection[int]) -> tuple[TeamCopy, ...]:
    """Read the teams of a file; nobody is in two, and none has two captains."""
    teams = place.each(lambda each: _read_team(each, players))
    place.all_different([player for each in teams for player, _ in each.members])
    return teams


def _read_team(place: Place, players: Collection[int]) -> TeamCopy:
    members = place["members"].each(lambda each: _read_member(each, players))
    if sum(role is TeamRole.CAPTAIN for _, role in members) > 1:
        raise place["members"].wrong()
    return TeamCopy(name=place["name"].name(), members=members)


def _read_member(place: Place, players: Collection[int]) -> tuple[int, TeamRole]:
    player, role = place.row(2)
    return player.key_in(players), role.one_of(TeamRole)


def read_match(place: Place, known: Known) -> MatchCopy:
    """Read a match of a file."""
    return MatchCopy(
        season=place["season"].key_in(known.seasons),
        number=place["number"].number(1, MOST_COUNT),
        position=place["position"].number(1, MOST_COUNT),
        status=place["status"].one_of(MatchStatus),
        game=place["game"].maybe(lambda each: int(each.key_in(known.games))),
        basis=place["basis"].one_of(LoanBasis),
        problem=place["problem"].maybe(lambda each: each.one_of(LoanProblem)),
        reason=place["reason"].text(longest=LONGEST_TEXT, empty=True),
        seats=place["seats"].each(lambda each: _read_seat(each, known)),
        loans=place["loans"].each(lambda each: read_loan(each, known)),
    )


def _read_seat(place: Place, known: Known) -> MatchSeatCopy:
    return MatchSeatCopy(
        team=known.team(place["team"]),
        player=place["player"].key_in(known.players),
        real=_points(place["real"]),
        playing=_points(place["playing"]),
        after=place["after"].maybe(_points),
    )


def read_loan(place: Place, known: Known) -> Loan[int]:
    """Read a loan of a file."""
    debtor, lender, amount = place.row(3)
    return Loan(known.team(debtor), known.team(lender), _points(amount))


def _points(place: Place) -> int:
    return place.number(-MOST_POINTS, MOST_POINTS)
