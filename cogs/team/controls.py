"""A match with its buttons for officials: loans by hand, and calling the match off."""

import re
import unicodedata
from typing import Final

from discord import ui

from cogs.team.cards import match_card
from cogs.team.errors import LoanNotRead, LoanReasonMissing
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, escape
from cogs.ui.people.permissions import Action
from cogs.ui.presses import Field, Typed, button, dialog, press, submit
from cogs.ui.texts import Texts
from core.league import Loan
from db import MatchInfo, MatchStatus
from db.errors import MatchNotOpen

LONGEST_REASON: Final = 200
_LONGEST: Final = 1000

_LINE: Final = re.compile(r"(?P<debtor>[^<]+)<(?P<lender>.+)\s(?P<amount>[0-9]{1,9})")


def match_with_buttons(match: MatchInfo, texts: Texts) -> Card:
    """Lay out a match, with buttons as long as no game has been recorded."""
    if match.status is not MatchStatus.OPEN or match.game is not None:
        return match_card(match, texts)
    row = [
        button(set_loans(match.id), label=texts.text("match-set-loans")),
        button(call_off(match.id), label=texts.text("match-call-off")),
    ]
    return match_card(match, texts, rows=[row])


@press("team:set-loans:{match}")
async def set_loans(asked: Asked, match: int) -> None:
    """Open the dialog of the loans."""
    await asked.allow(Action.MANAGE_TEAMS)
    found = await asked.store.matches.get(asked.guild, match)
    if found.status is not MatchStatus.OPEN or found.game is not None:
        raise MatchNotOpen(number=found.number)
    await asked.open(loans_dialog(found, asked.texts))


@press("team:call-off:{match}")
async def call_off(asked: Asked, match: int) -> None:
    """Call a match off."""
    deed = await asked.allowed_deed(Action.MANAGE_TEAMS)
    await asked.change(match_with_buttons(await asked.store.matches.call_off(deed, match), asked.board))


def loans_dialog(match: MatchInfo, texts: Texts) -> ui.Modal:
    """Make the dialog with the present loans, one a line."""
    lines = [texts.text("loans-line", debtor=one, lender=other, amount=amount) for one, other, amount in match.loans]
    return dialog(
        loans_typed(match.id),
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


@submit("team:loans:{match}")
async def loans_typed(asked: Asked, typed: Typed, match: int) -> None:
    """Set the typed loans, and show the match again."""
    await asked.allow(Action.MANAGE_TEAMS)
    found = await asked.store.matches.get(asked.guild, match)
    loans = read_loans(typed["loans"], example=_example(found, asked.board))
    reason = " ".join(typed["reason"].split())
    if not reason:
        raise LoanReasonMissing
    found = await asked.store.matches.set_loans(asked.deed(reason), match, loans)
    await asked.change(match_with_buttons(found, asked.board))
