"""The `/score` commands."""

from typing import ClassVar, Final

from discord import app_commands

from cogs.score.hand.buttons import change_hand, choose_rules, drawn_card
from cogs.score.hand.case import MOST_HONBA, MOST_KITA, MOST_STICKS
from cogs.score.hand.typed import BY, RIICHI, SEATS, Options, read_case
from cogs.score.offers import Situation, WaitingHand, WinningHand, WinningTile
from cogs.score.points.card import points_card
from cogs.score.points.table import table_card, turn_table
from cogs.score.quiz import answer_quiz, next_quiz, quiz_card
from cogs.score.waits import waits_card
from cogs.ui.asked import Asked
from cogs.ui.choosing import RulesName
from cogs.ui.cog import CommandGroup, answered
from cogs.ui.texts.localised import fixed_choices
from core.hand import Wind

Honba = app_commands.Range[int, 0, MOST_HONBA]

MOST_HAN: Final = 99


_BY: Final = fixed_choices("by", BY)
_BY_PLAIN: Final = fixed_choices("by", BY[:2])
_SEATS: Final = fixed_choices("seat", SEATS)
_RIICHI: Final = fixed_choices("riichi", RIICHI)


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Score(CommandGroup, group_name="score"):
    """`/score`: works in servers, in direct messages and for people who installed the bot for themselves."""

    presses: ClassVar = (change_hand, choose_rules, turn_table, answer_quiz, next_quiz)

    def __init__(self, *, default_rules: str) -> None:
        self._default = default_rules

    @app_commands.command()
    @app_commands.rename(round_wind="round")
    @app_commands.choices(by=_BY, seat=_SEATS, round_wind=_SEATS, riichi=_RIICHI)
    @answered
    async def hand(  # noqa: PLR0913, PLR0917  -- one for each thing that can be said of a hand
        self,
        asked: Asked,
        hand: WinningHand,
        win: WinningTile = "",
        by: str = "",
        seat: str = "",
        round_wind: str = "",
        riichi: str = "",
        dora: str = "",
        ura: str = "",
        situation: Situation = "",
        kita: app_commands.Range[int, 0, MOST_KITA] = 0,
        honba: Honba = 0,
        sticks: app_commands.Range[int, 0, MOST_STICKS] = 0,
        rules: RulesName = "",
    ) -> None:
        """Score a hand."""
        texts = asked.texts
        options = Options(
            hand=hand,
            win=win,
            by=by,
            seat=seat,
            round_wind=round_wind,
            riichi=riichi,
            dora=dora,
            ura=ura,
            situation=situation,
            kita=kita,
            honba=honba,
            sticks=sticks,
            rules=await asked.rules(rules, default=self._default),
        )
        card, wins = await drawn_card(read_case(options, texts), texts, house=await asked.house_rules())
        await asked.reply(card, private=not wins)

    @app_commands.command()
    @app_commands.choices(by=_BY_PLAIN)
    @answered
    async def points(  # noqa: PLR0913, PLR0917
        self,
        asked: Asked,
        han: app_commands.Range[int, 1, MOST_HAN],
        fu: int = 30,
        dealer: bool = False,  # noqa: FBT001, FBT002  -- an option of the command
        by: str = "",
        honba: Honba = 0,
        rules: RulesName = "",
    ) -> None:
        """Show the payments for han and fu."""
        texts = asked.texts
        winner = Wind.EAST if dealer else Wind.SOUTH
        played = await asked.rules(rules, default=self._default)
        card = points_card(han, fu, played, texts, winner=winner, by=by, honba=honba)
        await asked.reply(card)

    @app_commands.command()
    @answered
    async def table(self, asked: Asked, rules: RulesName = "") -> None:
        """Show the whole table of points."""
        texts = asked.texts
        await asked.reply(await table_card(await asked.rules(rules, default=self._default), texts))

    @app_commands.command()
    @app_commands.rename(round_wind="round")
    @app_commands.choices(seat=_SEATS, round_wind=_SEATS, riichi=_RIICHI)
    @answered
    async def waits(  # noqa: PLR0913, PLR0917
        self,
        asked: Asked,
        hand: WaitingHand,
        seat: str = "",
        round_wind: str = "",
        riichi: str = "",
        dora: str = "",
        rules: RulesName = "",
    ) -> None:
        """Show the waits of a hand, or the best discards."""
        texts = asked.texts
        played = await asked.rules(rules, default=self._default)
        options = Options(hand=hand, seat=seat, round_wind=round_wind, riichi=riichi, dora=dora, rules=played)
        await asked.reply(waits_card(read_case(options, texts), texts))

    @app_commands.command()
    @answered
    async def quiz(self, asked: Asked, rules: RulesName = "") -> None:
        """Ask for the worth of a hand."""
        played = await asked.rules(rules, default=self._default)
        await asked.reply(await quiz_card(asked.interaction.id, played, asked.board))
