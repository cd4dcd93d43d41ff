"""What can be wrong with a request to the store, one class per cause."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import TenbouError


class StoreError(TenbouError):
    """Something about what is kept or asked for is wrong."""


@dataclass(eq=False)
class LeagueNameTaken(StoreError):
    """Another league of the server has this name."""

    name: str


@dataclass(eq=False)
class LeagueUnknown(StoreError):
    """The server has no league of this name."""

    name: str


class NoLeague(StoreError):
    """The server has no league at all."""


@dataclass(eq=False)
class WhichLeague(StoreError):
    """The server has several leagues and none was named."""

    names: tuple[str, ...]


@dataclass(eq=False)
class PlayersDiffer(StoreError):
    """A league has games for another number of players than these rules are for."""

    players: int
    expected: int


@dataclass(eq=False)
class SeasonUnknown(StoreError):
    """The league has no such season."""

    number: int
    last: int


@dataclass(eq=False)
class SeasonStillOpen(StoreError):
    """A season cannot start before the one before it is closed."""

    number: int


class NoOpenSeason(StoreError):
    """The league's last season is closed and no new one has been started."""


@dataclass(eq=False)
class GamesStillPending(StoreError):
    """A season cannot close while games of it wait to be confirmed."""

    count: int


@dataclass(eq=False)
class PlayerUnknown(StoreError):
    """Nobody in the club is called this."""

    name: str


@dataclass(eq=False)
class PlayerNameTaken(StoreError):
    """Another player of the club has this name."""

    name: str


@dataclass(eq=False)
class NameNotUsable(StoreError):
    """A name that is empty or too long."""

    name: str
    longest: int


@dataclass(eq=False)
class SeatedTwice(StoreError):
    """The same player at two seats."""

    name: str


class SamePlayer(StoreError):
    """Two different players were asked for."""


@dataclass(eq=False)
class AliasTaken(StoreError):
    """A name on another service that belongs to somebody else already."""

    service: str
    name: str
    owner: str


@dataclass(eq=False)
class AliasUnknown(StoreError):
    """A name on another service that is nobody's."""

    service: str
    name: str


@dataclass(eq=False)
class PlayersShareGames(StoreError):
    """Two players who sat at one table cannot be the same person."""

    count: int


@dataclass(eq=False)
class GameUnknown(StoreError):
    """There is no such game here."""

    number: int


@dataclass(eq=False)
class GameNotOpen(StoreError):
    """What was asked for cannot be done to a game in this state."""

    number: int
    status: str


@dataclass(eq=False)
class PointsDoNotAddUp(StoreError):
    """The points and sticks of a game are not what the players began with."""

    total: int
    expected: int


@dataclass(eq=False)
class SticksOutOfRange(StoreError):
    """Sticks on the table that no game leaves."""

    sticks: int


@dataclass(eq=False)
class PenaltyUnknown(StoreError):
    """There is no such penalty here."""

    number: int


@dataclass(eq=False)
class TooManyGames(StoreError):
    """More games than fit into one file."""

    count: int
    most: int


@dataclass(eq=False)
class LeagueNotEmpty(StoreError):
    """A copy of a league was to be put into one that has games, penalties, teams, open tables or several seasons."""

    name: str


@dataclass(eq=False)
class CopyDisagrees(StoreError):
    """A game of a copy that does not come out as the copy says."""

    number: int


@dataclass(eq=False)
class MatchDisagrees(StoreError):
    """A match of a copy that does not fit its game, its loans or the matches before it."""

    number: int


@dataclass(eq=False)
class DatabaseUnreachable(StoreError):
    """The database cannot be opened."""

    problem: str


@dataclass(eq=False)
class DatabaseOfNewerVersion(StoreError):
    """A later version of the bot has changed the tables."""

    version: str


@dataclass(eq=False)
class DatabaseMissing(StoreError):
    """There is no database to copy."""

    path: str


@dataclass(eq=False)
class BackupThere(StoreError):
    """A file that a backup would overwrite."""

    path: str


@dataclass(eq=False)
class BackupFailed(StoreError):
    """A backup that could not be written."""

    path: str
    problem: str


class BackupNeedsSqlite(StoreError):
    """Other databases have tools of their own for that."""


@dataclass(eq=False)
class TeamNameTaken(StoreError):
    """Another team of the league has this name."""

    name: str


@dataclass(eq=False)
class TeamUnknown(StoreError):
    """The league has no team of this name."""

    name: str


@dataclass(eq=False)
class InOtherTeam(StoreError):
    """Somebody is in another team of the same league already."""

    player: str
    team: str


@dataclass(eq=False)
class InNoTeam(StoreError):
    """Somebody is in no team of the league."""

    player: str


@dataclass(eq=False)
class TeamTwice(StoreError):
    """Two players of one team in one match."""

    team: str


class NoTeamMatches(StoreError):
    """The rules of the league know no matches between teams."""


@dataclass(eq=False)
class PositionsDiffer(StoreError):
    """Two teams whose next positions are not the same cannot meet."""

    one: str
    one_position: int
    other: str
    other_position: int


@dataclass(eq=False)
class AllPositionsPlayed(StoreError):
    """A team has no position left in this season."""

    team: str
    positions: int


@dataclass(eq=False)
class TeamInMatch(StoreError):
    """A team cannot start a match while another one of it is open."""

    team: str
    number: int


class NoMatchYet(StoreError):
    """There has been no match in this season."""


@dataclass(eq=False)
class MatchUnknown(StoreError):
    """There is no such match here."""

    number: int


@dataclass(eq=False)
class MatchNotOpen(StoreError):
    """A match that has been played, called off or recorded cannot be changed."""

    number: int


class NoMatchOfPlayers(StoreError):
    """Four players whose teams have no open match cannot have played one."""


@dataclass(eq=False)
class LoansUndecided(StoreError):
    """A match whose loans the organisers have yet to decide on."""

    number: int


@dataclass(eq=False)
class MatchChanged(StoreError):
    """The points that teams start with have been changed since a game was typed."""

    number: int


@dataclass(eq=False)
class MatchFollowed(StoreError):
    """A match whose points have been carried into a later one."""

    number: int
    later: int


@dataclass(eq=False)
class TableUnknown(StoreError):
    """There is no such table here."""

    number: int


@dataclass(eq=False)
class TableNotOpen(StoreError):
    """A table whose game has been recorded, or that has been given up, takes no more hands."""

    number: int
    status: str


class TableMoved(StoreError):
    """Something else has been booked or taken back at a table meanwhile."""


class TableNotOver(StoreError):
    """A game that is still being played cannot be recorded."""


@dataclass(eq=False)
class ProposalUnknown(StoreError):
    """Nobody has proposed this here."""

    number: int


@dataclass(eq=False)
class LogImportedBefore(StoreError):
    """The hands of a log belong to a game of the league already."""

    number: int


@dataclass(eq=False)
class PlayersShareTable(StoreError):
    """Two players who sit at one open table cannot be the same person."""

    number: int


@dataclass(eq=False)
class RulesVersionUnknown(StoreError):
    """A server's rules have no such version; `last` is the newest, 0 where there is none."""

    number: int
    last: int


class RulesDraftUnknown(StoreError):
    """Nobody has drafted such rules here."""


@dataclass(eq=False)
class RulesMoved(StoreError):
    """A server's rules have changed since somebody looked at them; `number` is the version now."""

    number: int
