"""A match with the buttons that officials have until it is played: loans by hand, and calling it off."""

import re
import unicodedata
from enum import StrEnum
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.team.cards import match_card
from cogs.team.errors import LoanNotRead, LoanReasonMissing
from cogs.ui.buttons import PersistentButton, label_of
from cogs.ui.cards import QUIET, Card, escape
from cogs.ui.forms import Field, Forms, Typed, dialog
from cogs.ui.language import board_texts, texts_of
from cogs.ui.people import guild_of, store_of
from cogs.ui.permissions import Action, check, roles_of
from cogs.ui.texts import Texts
from core.league import Loan
from db import MatchInfo, MatchStatus
from db.errors import MatchNotOpen

LONGEST_REASON: Final = 200
_LONGEST: Final = 1000

_LINE: Final = re.compile(r"(?P<debtor>[^<]+)<(?P<lender>.+)\s(?P<amount>[0-9]{1,9})")


class Verb(StrEnum):
    """What officials can do to a match."""

    SET_LOANS = "set-loans"
    CALL_OFF = "call-off"


def match_with_buttons(match: MatchInfo, texts: Texts) -> Card:
    """The card of a match; once a game has been recorded there is nothing more to press."""
    free = match.status is MatchStatus.OPEN and match.game is None
    row = [MatchButton(verb, match.id, label=texts.text(f"match-{verb}")) for verb in Verb] if free else []
    return match_card(match, texts, rows=[row] if row else [])


class MatchButton(PersistentButton, template=rf"team:(?P<verb>{'|'.join(Verb)}):(?P<match>\d+)"):
    """Does something to a match, if an organiser presses it."""

    def __init__(self, verb: Verb, match: int, *, label: str) -> None:
        super().__init__(custom_id=f"team:{verb}:{match}", label=label)
        self._verb = verb
        self._match = match

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(Verb(match["verb"]), int(match["match"]), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Open the dialog of the loans, or call the match off."""
        store, guild = store_of(interaction), guild_of(interaction)
        check(Action.MANAGE_TEAMS, await roles_of(interaction, store))
        match = await store.matches.get(guild, self._match)
        if self._verb is Verb.SET_LOANS:
            if match.status is not MatchStatus.OPEN or match.game is not None:
                raise MatchNotOpen(number=match.number)
            await interaction.response.send_modal(loans_dialog(match, texts_of(interaction)))
            return
        match = await store.matches.call_off(store.deed(guild, interaction.user.id), match.id)
        card = match_with_buttons(match, board_texts(interaction))
        await interaction.response.edit_message(view=card, allowed_mentions=QUIET)


def loans_dialog(match: MatchInfo, texts: Texts) -> ui.Modal:
    """The dialog with the loans as they are, one a line."""
    lines = [texts.text("loans-line", debtor=one, lender=other, amount=amount) for one, other, amount in match.loans]
    return dialog(
        f"team:loans:{match.id}",
        texts.text("loans-title", number=match.number),
        [
            Field(key="loans", label=texts.text("loans-field"), value="\n".join(lines), longest=_LONGEST, lines=True),
            Field(key="reason", label=texts.text("loans-reason"), longest=LONGEST_REASON, required=True),
        ],
        note=texts.text("loans-note", example=escape(_example(match, texts))),
    )


def read_loans(typed: str, *, example: str) -> tuple[Loan[str], ...]:
    """Read loans, one a line: `Owls < Foxes 10000`. Raises `LoanNotRead`."""
    found = []
    for line in typed.splitlines():
        plain = unicodedata.normalize("NFKC", line).strip()
        if not plain:
            continue
        read = _LINE.fullmatch(plain)
        if read is None:
            raise LoanNotRead(line=plain, example=example)
        found.append(Loan(read["debtor"].strip(), read["lender"].strip(), int(read["amount"])))
    return tuple(found)


def _example(match: MatchInfo, texts: Texts) -> str:
    debtor, lender = match.seats[-1].team, match.seats[0].team
    return texts.text("loans-line", debtor=debtor, lender=lender, amount=10000)


async def _set_loans(interaction: discord.Interaction, found: re.Match[str], typed: Typed) -> None:
    """Set the loans that were typed, and show the match as it is then."""
    texts, store, guild = board_texts(interaction), store_of(interaction), guild_of(interaction)
    check(Action.MANAGE_TEAMS, await roles_of(interaction, store))
    match = await store.matches.get(guild, int(found["match"]))
    loans = read_loans(typed["loans"], example=_example(match, texts))
    reason = " ".join(typed["reason"].split())
    if not reason:
        raise LoanReasonMissing
    match = await store.matches.set_loans(store.deed(guild, interaction.user.id, reason), match.id, loans)
    await interaction.response.edit_message(view=match_with_buttons(match, texts), allowed_mentions=QUIET)


FORMS: Final[Forms] = {re.compile(r"team:loans:(?P<match>\d+)"): _set_loans}
"""The dialog of the loans, which can be sent after a restart of the bot."""
