"""What a rule can be: one enum for every rule that is more than yes, no or a number.

The values are the spelling used in presets and databases, so they stay as they are.
"""

from __future__ import annotations

from enum import StrEnum


class ObeyedBy(StrEnum):
    """The part of core that obeys a field."""

    SCORING = "scoring"
    TABLE = "table"
    SETTLEMENT = "settlement"
    LEAGUE = "league"
    ADVISORY = "advisory"


class Group(StrEnum):
    """What rules are listed together, in the order people are shown them."""

    TILES = "tiles"
    DORA = "dora"
    WINNING = "winning"
    YAKU = "yaku"
    YAKUMAN = "yakuman"
    PAYMENTS = "payments"
    LIABILITY = "liability"
    DRAWS = "draws"
    RIICHI = "riichi"
    COURSE = "course"
    FAULTS = "faults"
    SETTLEMENT = "settlement"
    CLUBS = "clubs"


class GameLength(StrEnum):
    """How many winds are scheduled."""

    EAST = "east"
    EAST_SOUTH = "east_south"


class TileSet(StrEnum):
    """Which tiles are in play."""

    FULL = "full"
    NO_2M_TO_8M = "no_2m_to_8m"


class Kuikae(StrEnum):
    """Swap calling: discarding what the call just completed."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class RoundWindYaku(StrEnum):
    """Which round winds are yakuhai."""

    CURRENT = "current"
    EAST_TOO = "east_too"


class Kita(StrEnum):
    """What a North set aside is worth (three players)."""

    NONE = "none"
    DORA = "dora"


class Renhou(StrEnum):
    """The win on a discard before one's own first draw."""

    NONE = "none"
    MANGAN = "mangan"
    YAKUMAN = "yakuman"


class OpenRiichi(StrEnum):
    """Riichi with the wait shown."""

    NONE = "none"
    INSTEAD = "instead"
    ADDED = "added"


class OpenRiichiDealIn(StrEnum):
    """What dealing into an open riichi costs."""

    NORMAL = "normal"
    YAKUMAN = "yakuman"


class SuukantsuCompletion(StrEnum):
    """When four kans are a finished hand."""

    WITH_PAIR = "with_pair"
    FOURTH_KAN = "fourth_kan"


class ChuurenSuits(StrEnum):
    """In which suits chuuren poutou may be made."""

    ANY = "any"
    MANZU = "manzu"


class YakumanStacking(StrEnum):
    """Whether several yakuman in one hand add up."""

    COMPOUND = "compound"
    SINGLE = "single"


class KazoeYakuman(StrEnum):
    """What thirteen han of ordinary yaku are: a yakuman, or (kazoe off) the sanbaiman that twelve han are."""

    YAKUMAN = "yakuman"
    SANBAIMAN = "sanbaiman"


class AnkanRobbery(StrEnum):
    """Who may rob a closed kan."""

    NONE = "none"
    KOKUSHI = "kokushi"


class TsumoShare(StrEnum):
    """Who bears the absent North's share of a tsumo (three players)."""

    LOST = "lost"
    SPLIT = "split"


class MultipleRon(StrEnum):
    """What happens when two players win on one discard."""

    HEAD_BUMP = "head_bump"
    ALL = "all"


class TripleRon(StrEnum):
    """What happens when three players win on one discard."""

    ABORTIVE_DRAW = "abortive_draw"
    ALL = "all"


class MultipleRonHonba(StrEnum):
    """Who collects the honba of a multiple ron; the sticks always go to the head-bump winner."""

    HEAD_BUMP = "head_bump"
    EACH = "each"


class DoubleRonRenchan(StrEnum):
    """When a double ron keeps the deal."""

    DEALER_AMONG_WINNERS = "dealer_among_winners"
    DEALER_IS_HEAD_BUMP = "dealer_is_head_bump"


class PaoScope(StrEnum):
    """How much of a compound yakuman the liable player answers for."""

    WHOLE = "whole"
    SHARE = "share"


class PaoRonHonba(StrEnum):
    """Who pays the honba when a hand under pao wins by ron."""

    LIABLE = "liable"
    DISCARDER = "discarder"
    HALVES = "halves"


class Nagashi(StrEnum):
    """Nagashi mangan: how the hand counts."""

    NONE = "none"
    DRAW = "draw"
    PASSES_DEAL = "passes_deal"
    FULL_WIN = "full_win"


class ShortPayment(StrEnum):
    """What a player who cannot pay in full pays."""

    CAPPED = "capped"
    FULL = "full"


class ChomboPayment(StrEnum):
    """What a chombo costs inside the game."""

    NONE = "none"
    MANGAN = "mangan"


class Extension(StrEnum):
    """What follows the last scheduled hand when nobody has the points to end."""

    NONE = "none"
    SUDDEN_DEATH = "sudden_death"


class DealerStay(StrEnum):
    """When the dealer stays (renchan)."""

    WIN_OR_TENPAI = "win_or_tenpai"
    WIN = "win"


class Agariyame(StrEnum):
    """Whether the last dealer's win ends the game."""

    NONE = "none"
    AUTOMATIC_IF_FIRST = "automatic_if_first"
    CHOICE = "choice"
    CHOICE_IF_FIRST = "choice_if_first"


class Tenpaiyame(StrEnum):
    """Whether the last dealer's tenpai at an exhaustive draw ends the game."""

    NONE = "none"
    AUTOMATIC_IF_FIRST = "automatic_if_first"


class Tobi(StrEnum):
    """When a bust ends the game."""

    NONE = "none"
    BELOW_ZERO = "below_zero"


class AbortiveDeal(StrEnum):
    """Who deals after an abortive draw."""

    DEALER_STAYS = "dealer_stays"
    DEAL_PASSES = "deal_passes"


class Kyuushu(StrEnum):
    """Nine kinds of terminals and honours on the first draw."""

    NONE = "none"
    DRAW = "draw"
    DECLARER_CHOOSES_DEAL = "declarer_chooses_deal"
    DEALER_CHOOSES_DEAL = "dealer_chooses_deal"


class FourRiichi(StrEnum):
    """What four riichi do."""

    DRAW = "draw"
    PLAY_ON = "play_on"


class FifthTileTenpai(StrEnum):
    """Whether waiting only on a fifth tile is tenpai."""

    UNLESS_CONCEALED = "unless_concealed"
    NEVER = "never"


class TieBreak(StrEnum):
    """Who is placed higher at equal points."""

    SEAT_ORDER = "seat_order"
    SPLIT = "split"


class Rounding(StrEnum):
    """How raw points become whole thousands; the direction is by magnitude, also below zero."""

    HALF_UP = "half_up"
    FIVE_DOWN_SIX_UP = "five_down_six_up"
    NONE = "none"


class RoundingBasis(StrEnum):
    """What is rounded."""

    RAW_POINTS = "raw_points"
    DIFFERENCE = "difference"


class RoundingBalance(StrEnum):
    """Who takes what rounding leaves over."""

    FIRST_PLACE = "first_place"
    NOBODY = "nobody"


class LeftoverKyoutaku(StrEnum):
    """Who gets the sticks left on the table at the end."""

    FIRST_PLACE = "first_place"
    SPLIT = "split"
    LOST = "lost"


class StartingPoints(StrEnum):
    """Where a game's starting points come from."""

    FIXED = "fixed"
    CARRIED = "carried"


class CarriedTotals(StrEnum):
    """Which points a team carries to its next match."""

    RAW = "raw"
    ROUNDED = "rounded"


class TeamLoans(StrEnum):
    """How teams at 0 or below get points for their next match."""

    NONE = "none"
    SHARED = "shared"


class SeatDraw(StrEnum):
    """How seats are drawn."""

    EACH_MATCH = "each_match"
    FIVE_TILES = "five_tiles"


class KanDoraTiming(StrEnum):
    """When a kan's dora indicator is turned."""

    AT_ONCE = "at_once"
    OPEN_KAN_BEFORE_DISCARD = "open_kan_before_discard"


class KanAfterRiichi(StrEnum):
    """Which closed kans a player in riichi may declare."""

    SAME_WAITS = "same_waits"
    SAME_WAITS_AND_SHAPE = "same_waits_and_shape"


class FirstTurnAnkan(StrEnum):
    """Whether a closed kan ends the first go-around as a call does."""

    COUNTS_AS_CALL = "counts_as_call"
    IGNORED = "ignored"


class Faults(StrEnum):
    """How mistakes at the table are handled."""

    PLATFORM = "platform"
    TABLE = "table"
