"""Cards of teams: members, standings, a match before and after it is played."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from discord import ui

from cogs.ui import limits
from cogs.ui.cards import Card, escape, small
from cogs.ui.cards.tables import columns, fit, plain, table, width
from cogs.ui.people.seating import SEATS
from cogs.ui.texts import Texts
from cogs.ui.words.figures import points, score
from db import MatchInfo, TeamInfo, TeamTable

LINES: Final = 50
"""How many teams the standings show."""

_LIST: Final = 3300
_MEMBERS: Final = 600
_LEAST_NAME: Final = 6
_GAP: Final = " "


def list_card(teams: Sequence[TeamInfo], league: str, texts: Texts) -> Card:
    """Lay out every team with its members."""
    heading = texts.text("team-list-heading", league=escape(league))
    if not teams:
        return Card(heading, texts.text("team-none"))
    pages = limits.pages((_team(team, texts) for team in teams), limit=_LIST)
    more = [small(texts.text("team-list-more"))] if len(pages) > 1 else []
    return Card(heading, pages[0], *more)


def _team(team: TeamInfo, texts: Texts) -> str:
    members = texts.listed(
        texts.text("team-role", player=escape(member.player.name), role=member.role) for member in team.members
    )
    return f"**{escape(team.name)}**\n{limits.clip(members, _MEMBERS) or texts.text('team-empty')}"


def standings_card(found: TeamTable, texts: Texts, *, rows: Iterable[Sequence[ui.Item[Any]]] = ()) -> Card:
    """Lay out the standings of the teams, with `rows` of buttons."""
    league = found.league
    heading = texts.text("team-standings-heading", league=escape(league.name))
    season = small(texts.text("team-standings-season", number=found.season.number))
    if not found.lines:
        return Card(f"{heading}\n{season}", texts.text("team-none"))
    carried = found.lines[0].points is not None
    names = ("matches", "points") if carried else ("games", "total")
    headings = ["#", texts.text("team-column-team"), *(texts.text(f"team-column-{name}") for name in names)]
    lines = [
        [
            str(line.rank),
            line.team,
            str(line.games),
            score(line.total) if line.points is None else points(line.points),
        ]
        for line in found.lines[:LINES]
    ]
    note = texts.text("team-standings-members")
    if carried:
        positions = league.rules.team_positions
        note = texts.text("team-standings-carried", position=found.position, positions=positions)
    return Card(f"{heading}\n{season}", _table(headings, lines, name=1), small(note), rows=rows)


def match_card(match: MatchInfo, texts: Texts, *, rows: Iterable[Sequence[ui.Item[Any]]] = ()) -> Card:
    """Lay out a match: players, the real and the playing points of each team, and the loans between them."""
    position = texts.text("position-name", position=match.position)
    heading = texts.text("match-heading", number=match.number, position=position, status=match.status)
    seats = [
        texts.text(
            "match-seat", seat=texts.text(f"seats-{wind}"), team=escape(seat.team), player=escape(seat.player.name)
        )
        for wind, seat in zip(SEATS, match.seats, strict=False)
    ]
    state = texts.text("match-state", status=match.status, game=match.game or 0)
    return Card(
        f"{heading}\n{small(escape(match.league))}",
        "\n".join(seats),
        _points(match, texts),
        *_loans(match, texts),
        small(state),
        rows=rows,
    )


def _points(match: MatchInfo, texts: Texts) -> str:
    """Write the real and playing points of every team in seat order, and below them those after the match."""
    before = [[seat.team, points(seat.real), points(seat.playing)] for seat in match.seats]
    after = [[seat.team, points(seat.after)] for seat in match.seats if seat.after is not None]
    shown = _table([texts.text(f"match-column-{name}") for name in ("team", "real", "playing")], before)
    if not after:
        return shown
    return f"{shown}\n{_table([texts.text(f'match-column-{name}') for name in ('team', 'after')], after)}"


def _table(headings: list[str], rows: list[list[str]], *, name: int = 0) -> str:
    """Write a table for a phone: the column of teams gets the room that the figures leave."""
    taken = [max(map(width, column)) for column in zip(headings, *rows, strict=True)]
    room = max(
        columns(row[name] for row in rows) - sum(taken) + taken[name] - len(_GAP) * (len(taken) - 1), _LEAST_NAME
    )
    named = [[fit(plain(cell), room) if at == name else cell for at, cell in enumerate(row)] for row in rows]
    return table([headings, *named], left=frozenset({name}), gap=_GAP)


def _loans(match: MatchInfo, texts: Texts) -> list[str]:
    lines = [
        texts.text("match-loan", debtor=escape(debtor), lender=escape(lender), amount=amount)
        for debtor, lender, amount in match.loans
    ]
    if match.basis != "not_needed":
        lines.append(texts.text("match-basis", basis=match.basis, reason=escape(match.reason)))
    if match.problem:
        lines.append(texts.text("match-problem", problem=match.problem))
    if not lines:
        return [texts.text("match-no-loans")]
    return ["\n".join([texts.text("match-loans"), *lines])]
