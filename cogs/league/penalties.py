"""Penalties outside games: given, cancelled, listed."""

import re
from decimal import Decimal
from functools import partial
from typing import Any, Final, Self

import discord
from discord import app_commands, ui

from cogs.league.errors import PenaltyNotTenths, PenaltyWithoutReason
from cogs.league.paging import WHAT, page_row
from cogs.league.words import day, season_title
from cogs.ui import limits
from cogs.ui.buttons import PersistentButton, label_of, show_change
from cogs.ui.cards import Card, escape, small
from cogs.ui.figures import score
from cogs.ui.language import changed_texts
from cogs.ui.people import guild_of, store_of
from cogs.ui.texts import Texts
from db import LeagueInfo, PenaltyInfo, SeasonInfo, Standing

PER_PAGE: Final = 5
LONGEST_REASON: Final = 200
TENTHS: Final = 10


def tenths_of(points: float) -> int:
    """What is taken away, as tenths of a point. Raises `PenaltyNotTenths`."""
    tenths = Decimal(str(points)) * TENTHS
    if tenths == 0 or tenths != int(tenths):
        raise PenaltyNotTenths(points=str(points))
    return -int(tenths)


def reason_of(typed: str) -> str:
    """The reason, which there has to be, as `tidy` has it. Raises `PenaltyWithoutReason`."""
    reason = tidy(typed)
    if not reason:
        raise PenaltyWithoutReason
    return reason


def tidy(typed: str) -> str:
    """A reason on one line, as long as there is room for it."""
    return limits.clip(" ".join(typed.split()), LONGEST_REASON)


def given_card(penalty: PenaltyInfo, league: LeagueInfo, line: Standing | None, texts: Texts) -> Card:
    """Say what was given, and where that leaves the player."""
    heading = texts.text("penalty-given", player=escape(penalty.player.name), score=score(penalty.score))
    blocks = [heading, escape(penalty.reason)]
    if line is not None:
        blocks.append(texts.text("penalty-now", total=score(line.total), rank=line.rank))
    return Card(*blocks, small(texts.text("penalty-footer", league=escape(league.name), number=penalty.id)))


def cancelled_card(penalty: PenaltyInfo, texts: Texts, *, reason: str) -> Card:
    """Say what does not count any more, and why."""
    player = escape(penalty.player.name)
    said = texts.text("penalty-cancelled", number=penalty.id, player=player, score=score(penalty.score))
    why = escape(reason)
    return Card(said, *([why] if why else []), small(texts.text("penalty-cancelled-note")))


def list_card(
    league: LeagueInfo, season: SeasonInfo, penalties: tuple[PenaltyInfo, ...], number: int, texts: Texts
) -> Card:
    """The penalties of a season, newest first, some to a page; a page that no longer exists is the last one."""
    heading = texts.text("penalty-heading", league=escape(league.name))
    if not penalties:
        return Card(heading, season_title(season, texts), texts.text("penalty-none"))
    last = (len(penalties) - 1) // PER_PAGE
    number = min(number, last)
    shown = penalties[::-1][number * PER_PAGE : (number + 1) * PER_PAGE]
    blocks = [heading, season_title(season, texts), *(_entry(each, texts) for each in shown)]
    turn = partial(TurnPenalties, f"{league.id}.{season.number}")
    return Card(*blocks, rows=[page_row(turn, number, last + 1, texts)])


def choices(penalties: tuple[PenaltyInfo, ...], typed: str) -> list[app_commands.Choice[int]]:
    """Offer the penalties that still count, newest first."""
    wanted = typed.casefold().strip()
    names = {
        each.id: f"{each.id} · {each.player.name} {score(each.score)} · {each.reason}"
        for each in penalties[::-1]
        if each.cancelled_at is None
    }
    found = [(number, name) for number, name in names.items() if wanted in name.casefold()]
    return [
        app_commands.Choice(name=limits.clip(name, limits.CHOICE_NAME), value=number)
        for number, name in found[: limits.CHOICES]
    ]


def _entry(each: PenaltyInfo, texts: Texts) -> str:
    head = texts.text(
        "penalty-line",
        number=each.id,
        player=escape(each.player.name),
        score=score(each.score),
        cancelled="yes" if each.cancelled_at else "no",
    )
    given = texts.text("penalty-by", day=day(each.given_at), user=f"<@{each.given_by}>")
    return f"{head}\n{escape(each.reason)}\n{small(given)}"


class TurnPenalties(
    PersistentButton,
    template=rf"penalties:(?P<what>{WHAT}):(?P<where>\d+\.\d+):(?P<number>\d{{1,6}})",
):
    """Shows another page of the penalties."""

    def __init__(self, where: str, what: str, number: int, *, label: str, disabled: bool = False) -> None:
        super().__init__(custom_id=f"penalties:{what}:{where}:{number}", label=label, disabled=disabled)
        self._where = where
        self._number = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(match["where"], match["what"], int(match["number"]), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Turn the page."""
        store, guild = store_of(interaction), guild_of(interaction)
        league_id, season = map(int, self._where.split("."))
        league = await store.leagues.by_id(guild, league_id)
        seasons = await store.leagues.seasons(guild, league.name)
        (shown,) = (each for each in seasons if each.number == season)
        penalties = await store.penalties.all(guild, league.name, season)
        card = list_card(league, shown, penalties, self._number, changed_texts(interaction))
        await show_change(interaction, card)
