"""The `/score` commands."""

from typing import ClassVar, Final

import discord
from discord import app_commands

from cogs.score import offers
from cogs.score.buttons import ChangeHand, ChooseRules, drawn_card
from cogs.score.case import MOST_HONBA, MOST_KITA, MOST_STICKS
from cogs.score.points_card import points_card
from cogs.score.points_table import TurnTable, table_card
from cogs.score.quiz import AnswerQuiz, NextQuiz, quiz_card
from cogs.score.typed import BY, RIICHI, SEATS, Options, read_case
from cogs.score.waits_card import waits_card
from cogs.ui.cog import CommandGroup, answering
from cogs.ui.language import board_texts, texts_of
from cogs.ui.localised import fixed_choices
from cogs.ui.naming import house_rules, rules_choices, rules_named
from cogs.ui.sending import send_card
from core.hand import Wind

Choices = list[app_commands.Choice[str]]
Honba = app_commands.Range[int, 0, MOST_HONBA]

MOST_HAN: Final = 99


_BY: Final = fixed_choices("by", BY)
_BY_PLAIN: Final = fixed_choices("by", BY[:2])
_SEATS: Final = fixed_choices("seat", SEATS)
_RIICHI: Final = fixed_choices("riichi", RIICHI)


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Score(CommandGroup, group_name="score"):
    """`/score`, in servers, in direct messages and for people who installed the bot for themselves."""

    buttons: ClassVar = (ChangeHand, ChooseRules, TurnTable, AnswerQuiz, NextQuiz)

    def __init__(self, *, default_rules: str) -> None:
        self._default = default_rules

    @app_commands.command()
    @app_commands.rename(round_wind="round")
    @app_commands.choices(by=_BY, seat=_SEATS, round_wind=_SEATS, riichi=_RIICHI)
    @answering
    async def hand(  # noqa: PLR0913, PLR0917  -- one for each thing that can be said of a hand
        self,
        interaction: discord.Interaction,
        hand: str,
        win: str = "",
        by: str = "",
        seat: str = "",
        round_wind: str = "",
        riichi: str = "",
        dora: str = "",
        ura: str = "",
        situation: str = "",
        kita: app_commands.Range[int, 0, MOST_KITA] = 0,
        honba: Honba = 0,
        sticks: app_commands.Range[int, 0, MOST_STICKS] = 0,
        rules: str = "",
    ) -> None:
        """Score a hand."""
        texts = texts_of(interaction)
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
            rules=await rules_named(interaction, rules, self._default),
        )
        card, wins = await drawn_card(read_case(options, texts), texts, house=await house_rules(interaction))
        await send_card(interaction, card, ephemeral=not wins)

    @app_commands.command()
    @app_commands.choices(by=_BY_PLAIN)
    @answering
    async def points(  # noqa: PLR0913, PLR0917
        self,
        interaction: discord.Interaction,
        han: app_commands.Range[int, 1, MOST_HAN],
        fu: int = 30,
        dealer: bool = False,  # noqa: FBT001, FBT002  -- an option of the command
        by: str = "",
        honba: Honba = 0,
        rules: str = "",
    ) -> None:
        """Say what so many han and fu pay."""
        texts = texts_of(interaction)
        winner = Wind.EAST if dealer else Wind.SOUTH
        played = await rules_named(interaction, rules, self._default)
        card = points_card(han, fu, played, texts, winner=winner, by=by, honba=honba)
        await interaction.response.send_message(view=card)

    @app_commands.command()
    @answering
    async def table(self, interaction: discord.Interaction, rules: str = "") -> None:
        """Show the whole table of points."""
        texts = texts_of(interaction)
        await send_card(interaction, await table_card(await rules_named(interaction, rules, self._default), texts))

    @app_commands.command()
    @app_commands.rename(round_wind="round")
    @app_commands.choices(seat=_SEATS, round_wind=_SEATS, riichi=_RIICHI)
    @answering
    async def waits(  # noqa: PLR0913, PLR0917
        self,
        interaction: discord.Interaction,
        hand: str,
        seat: str = "",
        round_wind: str = "",
        riichi: str = "",
        dora: str = "",
        rules: str = "",
    ) -> None:
        """Say what a hand waits for, or what to discard."""
        texts = texts_of(interaction)
        played = await rules_named(interaction, rules, self._default)
        options = Options(hand=hand, seat=seat, round_wind=round_wind, riichi=riichi, dora=dora, rules=played)
        await interaction.response.send_message(view=waits_card(read_case(options, texts), texts))

    @app_commands.command()
    @answering
    async def quiz(self, interaction: discord.Interaction, rules: str = "") -> None:
        """Ask what a hand pays."""
        played = await rules_named(interaction, rules, self._default)
        await send_card(interaction, await quiz_card(interaction, played, board_texts(interaction)))

    @hand.autocomplete("hand")
    async def _hands(self, interaction: discord.Interaction, typed: str) -> Choices:
        return offers.hands(typed, texts_of(interaction), complete=True)

    @waits.autocomplete("hand")
    async def _waiting(self, interaction: discord.Interaction, typed: str) -> Choices:
        return offers.hands(typed, texts_of(interaction), complete=False)

    @hand.autocomplete("win")
    async def _wins(self, interaction: discord.Interaction, typed: str) -> Choices:
        held = str(getattr(interaction.namespace, "hand", ""))
        return offers.winning_tiles(held, typed, texts_of(interaction))

    @hand.autocomplete("situation")
    async def _situations(self, interaction: discord.Interaction, typed: str) -> Choices:
        return offers.situations(typed, texts_of(interaction))

    @hand.autocomplete("rules")
    @points.autocomplete("rules")
    @table.autocomplete("rules")
    @waits.autocomplete("rules")
    @quiz.autocomplete("rules")
    async def _presets(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await rules_choices(interaction, typed)
