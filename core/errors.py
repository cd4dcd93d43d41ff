"""Everything that can be wrong with what people give to core, one class per cause.

An error carries facts as attributes and no prose: the text for people is looked up by `key` in their language,
with `facts` as its arguments.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import ClassVar


@dataclass(eq=False)
class TenbouError(Exception):
    """Root of the project's own errors."""

    key: ClassVar[str] = "tenbou-error"

    def __init_subclass__(cls) -> None:
        cls.key = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __str__(self) -> str:
        return ", ".join([self.key, *(f"{name}={value!r}" for name, value in self.facts.items())])

    @property
    def facts(self) -> dict[str, object]:
        """The attributes of this error by name."""
        return {f.name: getattr(self, f.name) for f in fields(self)}


# --- rules --------------------------------------------------------------------------------------------------


class RulesError(TenbouError):
    """Something about a ruleset is wrong."""


@dataclass(eq=False)
class UnknownPreset(RulesError):
    """No preset has this name."""

    name: str
    known: tuple[str, ...]


@dataclass(eq=False)
class UnknownRule(RulesError):
    """No rule has this name."""

    name: str


@dataclass(eq=False)
class MissingRule(RulesError):
    """A preset leaves a rule out."""

    preset: str
    rule: str


@dataclass(eq=False)
class WrongRuleValue(RulesError):
    """A preset gives a rule a value it cannot have."""

    preset: str
    rule: str
    value: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class RulesFileTooLong(RulesError):
    """A file of rules with more characters than are read."""

    length: int
    longest: int


@dataclass(eq=False)
class NotToml(RulesError):
    """A file of rules that is no TOML; `line` is where, 0 where nobody can say."""

    line: int


class NoRulesTable(RulesError):
    """A file of rules without a table `[rules]`."""


@dataclass(eq=False)
class UnknownLanguage(RulesError):
    """No rule texts exist in this language."""

    language: str
    known: tuple[str, ...]


# --- notation -----------------------------------------------------------------------------------------------


@dataclass(eq=False)
class NotationError(TenbouError):
    """A hand's text cannot be read. `position` counts characters from 1; `length` of them are wrong."""

    text: str
    position: int
    length: int


class UnknownCharacter(NotationError):
    """A character that means nothing in a hand."""


@dataclass(eq=False)
class NoSuchTile(NotationError):
    """A digit that the suit does not have, such as 8z, or a red tile that is no five, such as r4m."""

    tile: str
    suit: str


class DigitsWithoutSuit(NotationError):
    """Digits that no suit letter follows or precedes."""


class SuitWithoutDigits(NotationError):
    """A suit letter that stands alone."""


class BracketNotClosed(NotationError):
    """An opening bracket without its end."""


class BracketNotOpened(NotationError):
    """A closing bracket without its beginning."""


class NotAMeld(NotationError):
    """Bracketed tiles that form no chi, pon or kan."""


class NotAClosedKan(NotationError):
    """Square brackets around something other than four equal tiles."""


class NotOneTile(NotationError):
    """A text that should name exactly one tile."""


class TextTooLong(NotationError):
    """More text than any hand needs."""


class EmptyHand(NotationError):
    """No tiles at all."""


# --- hands --------------------------------------------------------------------------------------------------


class HandError(TenbouError):
    """The tiles cannot be one player's hand."""


@dataclass(eq=False)
class FifthTile(HandError):
    """More than four of one tile."""

    tile: str
    count: int


@dataclass(eq=False)
class SecondRedFive(HandError):
    """More than one red five of a suit."""

    tile: str
    count: int


@dataclass(eq=False)
class WrongTileCount(HandError):
    """A hand that is not `expected` tiles and the winning one (a kan counts as three)."""

    count: int
    expected: int


@dataclass(eq=False)
class BadMeld(HandError):
    """Tiles that do not form the meld they are said to be."""

    tiles: str
    kind: str


@dataclass(eq=False)
class TileNotInSet(HandError):
    """A tile that these rules play without, such as 5m with three players."""

    tile: str


@dataclass(eq=False)
class WinningTileNotHeld(HandError):
    """The tile said to win is not among the fourteen."""

    tile: str


# --- the situation of a win ---------------------------------------------------------------------------------


class SituationError(TenbouError):
    """The hand cannot have won like this."""


class NoWinningTile(SituationError):
    """A hand of 13 tiles without the tile it wins on."""


class IppatsuWithoutRiichi(SituationError):
    """Ippatsu needs riichi."""


class UraWithoutRiichi(SituationError):
    """Ura dora are turned for riichi only."""


class RiichiWithOpenHand(SituationError):
    """Riichi needs a closed hand."""


class OpenRiichiNotPlayed(SituationError):
    """These rules have no open riichi."""


class ChankanByTsumo(SituationError):
    """Robbing a kan is a ron."""


class ChankanOnLastTile(SituationError):
    """No kan can be declared on the last tile, so none can be robbed."""


class AnkanNotRobbable(SituationError):
    """These rules let nobody, or nobody but kokushi, rob a closed kan."""


class RinshanByRon(SituationError):
    """A replacement tile is a tsumo."""


class RinshanWithoutKan(SituationError):
    """A replacement tile needs a kan, or a North set aside."""


class FirstTurnWithMelds(SituationError):
    """Tenhou, chiihou and renhou need a hand without melds."""


class FirstTurnWithRiichi(SituationError):
    """Nobody can be in riichi before the first draw."""


class FirstTurnOnLastTile(SituationError):
    """The first draw is not the last tile, nor a replacement tile, nor a robbed kan."""


class RenhouForDealer(SituationError):
    """The dealer has the first draw, so cannot win before it."""


class DiscarderIsWinner(SituationError):
    """Nobody wins on an own discard."""


@dataclass(eq=False)
class SeatNotPlayed(SituationError):
    """A wind that no seat has at this table (North with three players)."""

    seat: str


class ChiNotPlayed(SituationError):
    """These rules have no chi."""


class KitaNotPlayed(SituationError):
    """These rules set no North aside."""


@dataclass(eq=False)
class TooManyIndicators(SituationError):
    """More dora indicators than can be turned."""

    count: int
    limit: int


@dataclass(eq=False)
class NegativeCount(SituationError):
    """A count below zero."""

    name: str
    count: int


@dataclass(eq=False)
class PaoNotPossible(SituationError):
    """The winner cannot be liable for the own hand."""

    liability: str


class ClaimsDisagree(SituationError):
    """Several wins that are not by different players on the same discard."""


# --- results ------------------------------------------------------------------------------------------------


class NotAWin(TenbouError):
    """The hand wins nothing."""


@dataclass(eq=False)
class NotComplete(NotAWin):
    """The tiles form no complete hand; `shanten` tiles away from tenpai (0 is tenpai)."""

    shanten: int


@dataclass(eq=False)
class NoYaku(NotAWin):
    """Complete, but without a yaku; `bonus_han` of dora do not count."""

    bonus_han: int


@dataclass(eq=False)
class BelowMinimum(NotAWin):
    """Yaku, but fewer han than the rules ask for."""

    han: int
    minimum: int


@dataclass(eq=False)
class NoSuchHanFu(TenbouError):
    """No hand has this han and fu."""

    han: int
    fu: int


# --- the table ----------------------------------------------------------------------------------------------


class TableError(TenbouError):
    """Something that cannot happen at this table now. `seat` counts from 0, the first dealer."""


class GameOver(TableError):
    """The game has ended."""


@dataclass(eq=False)
class AlreadyInRiichi(TableError):
    """A second riichi by the same player in one hand."""

    seat: int


@dataclass(eq=False)
class RiichiTooDear(TableError):
    """A riichi by a player who has less than a stick."""

    seat: int
    points: int
    stick: int


@dataclass(eq=False)
class RiichiWithoutDraw(TableError):
    """A riichi by a player who has no draw left."""

    seat: int


@dataclass(eq=False)
class DeadHandActs(TableError):
    """A player with a dead hand can only draw and discard."""

    seat: int


@dataclass(eq=False)
class RiichiIsNoten(TableError):
    """A player in riichi who is not tenpai at the draw has made a chombo."""

    seat: int


class NoRiichiToTakeBack(TableError):
    """The tile that was won on cannot be the riichi of a player who is not in riichi."""


class FourRiichiEndsHand(TableError):
    """Four riichi are a draw under these rules."""


class NagashiNotPlayed(TableError):
    """These rules have no nagashi mangan."""


@dataclass(eq=False)
class AbortNotPlayed(TableError):
    """These rules have no such abortive draw."""

    kind: str


@dataclass(eq=False)
class TooFewRiichi(TableError):
    """Four riichi are a draw only when all four have declared."""

    count: int


class KyuushuBySomebody(TableError):
    """Nine terminals are shown by one of the players."""


@dataclass(eq=False)
class KyuushuInRiichi(TableError):
    """Nine terminals are shown on the first draw, and a player in riichi has drawn before."""

    seat: int


class DealChoiceMissing(TableError):
    """Under these rules somebody chooses whether the deal passes on nine terminals."""


class NoDealChoice(TableError):
    """Under these rules nobody chooses whether the deal passes."""


class WrongCallIsFree(TableError):
    """These rules have no penalty for a wrong call."""


@dataclass(eq=False)
class AdjustmentNotEven(TableError):
    """Changes by hand that would make or lose points."""

    surplus: int


@dataclass(eq=False)
class NoSuchYakuman(TableError):
    """A win of fewer or more yakuman than a hand can have."""

    count: int
    most: int


class NoAgariyame(TableError):
    """The game cannot be ended by the last dealer now."""


@dataclass(eq=False)
class WrongEvent(TableError):
    """Stored events that cannot be read."""

    part: str
    value: str


# --- logs of games ------------------------------------------------------------------------------------------


class LogError(TenbouError):
    """Data that cannot be read as the log of a game."""


class NotALog(LogError):
    """Neither of the forms in which logs come, or a log of something else."""


@dataclass(eq=False)
class LogTooLarge(LogError):
    """More bytes than any game needs, as given or once unpacked; the limit is in MiB."""

    limit: int


@dataclass(eq=False)
class LogTooLong(LogError):
    """More elements than any game needs."""

    limit: int


@dataclass(eq=False)
class LogTooDeep(LogError):
    """Elements inside elements, deeper than any log has them."""

    limit: int


class LogWithEntities(LogError):
    """XML that declares a document type or entities, which no log does."""


class LogNotUnpacked(LogError):
    """Compressed data that is damaged or cut off."""


@dataclass(eq=False)
class LogCutOff(LogError):
    """A text that ends in the middle, after `line` and `column` (from 1)."""

    line: int
    column: int


@dataclass(eq=False)
class LogNotWellFormed(LogError):
    """A text that breaks the rules of XML or JSON at `line` and `column` (from 1)."""

    line: int
    column: int


@dataclass(eq=False)
class LogBroken(LogError):
    """Something that a log cannot say: in which hand (from 1; 0 is before the first), where, and what is there."""

    kyoku: int
    part: str
    value: str


# --- settlement ---------------------------------------------------------------------------------------------


@dataclass(eq=False)
class WrongPlayerCount(TenbouError):
    """Points for more or fewer players than the rules have."""

    count: int
    players: int


@dataclass(eq=False)
class OddPoints(TenbouError):
    """Points that are no full hundreds."""

    points: int


@dataclass(eq=False)
class NoSuchSeat(TenbouError):
    """A seat, counted from 0, that the table does not have."""

    number: int
    players: int


# --- the league ---------------------------------------------------------------------------------------------


@dataclass(eq=False)
class TooFewPlayers(TenbouError):
    """Not enough players for one table."""

    count: int
    needed: int


@dataclass(eq=False)
class PlayerTwice(TenbouError):
    """A player named more than once where everybody is somebody else."""

    player: str


class LoanError(TenbouError):
    """Loans between teams that cannot be as somebody wants them."""


@dataclass(eq=False)
class TeamNotAtTable(LoanError):
    """A loan from or to a team that does not play this match."""

    team: str


@dataclass(eq=False)
class LoanToSelf(LoanError):
    """A team that would lend to itself."""

    team: str


@dataclass(eq=False)
class LoanNotPositive(LoanError):
    """A loan of nothing or less."""

    amount: int


@dataclass(eq=False)
class StartNotPositive(LoanError):
    """A team that would start its match at 0 or below."""

    team: str
    points: int


@dataclass(eq=False)
class TablePointsOverLimit(LoanError):
    """Starting points of one table that add up to more than the rules allow."""

    total: int
    limit: int
