"""Penalties outside of games: read, given, cancelled, listed."""

from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import discord
from discord import app_commands

from cogs.league.errors import PenaltyNotTenths, PenaltyWithoutReason
from cogs.league.words import day, season_title
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.board import page_row
from cogs.ui.cards import Card, escape, small
from cogs.ui.presses import press
from cogs.ui.texts import Texts
from cogs.ui.words.figures import score
from core.errors import TenbouError
from db import LeagueInfo, PenaltyInfo, SeasonInfo, Standing

PER_PAGE: Final = 5
LONGEST_REASON: Final = 200
TENTHS: Final = 10


@dataclass(frozen=True, slots=True)
class SeasonKey:
    """A season of a league: the league's id, and the season's number in it."""

    league: int
    season: int


def tenths_of(points: float) -> int:
    """Return the score in tenths that takes these points away. Raises `PenaltyNotTenths`."""
    tenths = Decimal(str(points)) * TENTHS
    if tenths == 0 or tenths != int(tenths):
        raise PenaltyNotTenths(points=str(points))
    return -int(tenths)


def reason_of(typed: str) -> str:
    """Return the reason as `tidy` does. Raises `PenaltyWithoutReason` if there is none."""
    reason = tidy(typed)
    if not reason:
        raise PenaltyWithoutReason
    return reason


def tidy(typed: str) -> str:
    """Put a reason on one line, and cut it where it is too long."""
    return limits.clip(" ".join(typed.split()), LONGEST_REASON)


def given_card(penalty: PenaltyInfo, league: LeagueInfo, line: Standing | None, texts: Texts) -> Card:
    """Say what was given, and where that leaves the player."""
    heading = texts.text("penalty-given", player=escape(penalty.player.name), score=score(penalty.score))
    blocks = [heading, escape(penalty.reason)]
    if line is not None:
        blocks.append(texts.text("penalty-now", total=score(line.total), rank=line.rank))
    return Card(*blocks, small(texts.text("penalty-footer", league=escape(league.name), number=penalty.id)))


def cancelled_card(penalty: PenaltyInfo, texts: Texts, *, reason: str) -> Card:
    """Say which penalty no longer counts, and why."""
    player = escape(penalty.player.name)
    said = texts.text("penalty-cancelled", number=penalty.id, player=player, score=score(penalty.score))
    why = escape(reason)
    return Card(said, *([why] if why else []), small(texts.text("penalty-cancelled-note")))


def list_card(
    league: LeagueInfo, season: SeasonInfo, penalties: tuple[PenaltyInfo, ...], page: int, texts: Texts
) -> Card:
    """List the penalties of a season, newest first; a page that no longer exists is the last one."""
    heading = texts.text("penalty-heading", league=escape(league.name))
    if not penalties:
        return Card(heading, season_title(season, texts), texts.text("penalty-none"))
    last = (len(penalties) - 1) // PER_PAGE
    page = min(page, last)
    shown = penalties[::-1][page * PER_PAGE : (page + 1) * PER_PAGE]
    blocks = [heading, season_title(season, texts), *(_lines(each, texts) for each in shown)]
    key = SeasonKey(league.id, season.number)
    turned = page_row(lambda what, at: turn_penalties(what, key, at), page, last + 1, texts)
    return Card(*blocks, rows=[turned])


def _lines(penalty: PenaltyInfo, texts: Texts) -> str:
    head = texts.text(
        "penalty-line",
        number=penalty.id,
        player=escape(penalty.player.name),
        score=score(penalty.score),
        cancelled="yes" if penalty.cancelled_at else "no",
    )
    given = texts.text("penalty-by", day=day(penalty.given_at), user=f"<@{penalty.given_by}>")
    return f"{head}\n{escape(penalty.reason)}\n{small(given)}"


@press("penalties:{_what:back|here|on}:{key}:{page}")
async def turn_penalties(asked: Asked, _what: str, key: SeasonKey, page: int) -> None:
    """Show another page of the penalties."""
    league = await asked.store.leagues.by_id(asked.guild, key.league)
    seasons = await asked.store.leagues.seasons(asked.guild, league.name)
    (season,) = (each for each in seasons if each.number == key.season)
    penalties = await asked.store.penalties.all(asked.guild, league.name, key.season)
    await asked.show(list_card(league, season, penalties, page, asked.shown_texts))


async def penalty_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the penalties that still count in the league that is named, newest first."""
    asked = Asked(interaction)
    try:
        penalties = await asked.store.penalties.all(asked.guild, asked.option("league"))
    except TenbouError:
        # No league is named yet, or none has that name: the command will say so, an offer cannot.
        return []
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
