"""A player's hands: statistics by season and over all seasons."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import discord
from discord import ui

from cogs.player.charts import chart_blocks
from cogs.player.page import LEAST_TOGETHER, heading, profile_card
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, small
from cogs.ui.presses import Control, button, choose, menu, press
from cogs.ui.texts import Texts
from cogs.ui.words.figures import percent
from cogs.ui.words.measures import FEW, stat_label, stat_value
from core.league import HandCounts, HandStat
from db import PlayerRef, Profile, SeasonInfo, Standing

Shown = Literal["page", "hands", "charts"]

ALL: Final = 0
"""The number that stands for all seasons together."""

STATS: Final = (
    (HandStat.WIN, HandStat.DEAL_IN, HandStat.RIICHI, HandStat.CALL),
    (HandStat.WIN_POINTS, HandStat.DEAL_IN_POINTS, HandStat.TSUMO, HandStat.DEALER_WIN),
    (HandStat.RIICHI_WIN, HandStat.RIICHI_DEAL_IN, HandStat.IPPATSU, HandStat.URA),
    (HandStat.DRAW_TENPAI, HandStat.BUST, HandStat.CHOMBO),
)
"""The statistics shown, in blocks."""


def show_card(profile: Profile, texts: Texts) -> Card:
    """Lay out a player's page, with buttons to the charts and the hands if there are any."""
    played = any(line.games for _, line in profile.seasons)
    offered: tuple[tuple[Shown, bool], ...] = (("hands", bool(profile.hands)), ("charts", played))
    row = [_turn(what, profile, texts) for what, there in offered if there]
    return profile_card(profile, texts, rows=[row] if row else [])


async def charts_card(asked: Asked, profile: Profile) -> Card:
    """Lay out the charts of a player with games, with the way back."""
    texts, ref = asked.shown_texts, PlayerRef("", player_id=profile.player.id)
    course = await asked.store.courses.rating(asked.guild, profile.league.name, ref)
    return Card(*await chart_blocks(profile, course, texts), rows=[[_turn("page", profile, texts)]])


def hands_card(profile: Profile, season: int, texts: Texts) -> Card:
    """Lay out the statistics of a season, or of all seasons; of all if that season has no hands."""
    played = {each.number: counts for each, counts in profile.hands}
    season = season if season in played else ALL
    counts = played.get(season, profile.all_hands)
    title = texts.text("hands-all" if season == ALL else "hands-season", number=season)
    said = texts.text("hands-counts", hands=counts.hands, games=counts.games)
    lines = [line for each, line in profile.seasons if season in (ALL, each.number)]
    blocks = [f"**{title}** · {said}", *_stats(counts, texts), _places(lines, profile.league.rules.players, texts)]
    rows: list[list[ui.Item[Any]]] = [[_turn("page", profile, texts)]]
    if len(played) > 1:
        rows.insert(0, [menu(choose_season(profile.league.id, profile.player.id), _options(profile, season, texts))])
    note = small(texts.text("hands-note", few=FEW))
    return Card(heading(profile, texts), *(block for block in blocks if block), note, rows=rows)


def _stats(counts: HandCounts, texts: Texts) -> Iterator[str]:
    """Yield a block of lines for each group, without statistics that have no cases."""
    for group in STATS:
        ratios = [(stat, counts.ratio(stat)) for stat in group]
        yield "\n".join(
            _line(stat_label(stat, texts), stat_value(stat, ratio), ratio.of, texts)
            for stat, ratio in ratios
            if ratio.of
        )


def _places(lines: Sequence[Standing], players: int, texts: Texts) -> str:
    """Write how often a player came first and last, in all games, with known hands or not."""
    games = sum(line.games for line in lines)
    counted = ((key, sum(line.places[place] for line in lines)) for key, place in (("first", 0), ("last", players - 1)))
    return "\n".join(_line(texts.text(f"hands-{key}"), percent(count, games), games, texts) for key, count in counted)


def _line(label: str, value: str, of: int, texts: Texts) -> str:
    """Write one figure with its number of cases. A figure of few cases is grey."""
    if of < FEW:
        return small(texts.text("hands-line-few", label=label, value=value, of=of))
    return texts.text("hands-line", label=label, value=value, of=of)


def _turn(what: Shown, profile: Profile, texts: Texts) -> Control:
    made = turn_page(what, profile.league.id, profile.player.id, ALL)
    return button(made, label=texts.text(f"hands-button-{what}"))


async def _profile(asked: Asked, league: int, player: int) -> Profile:
    """Read a player's page for `show`. The ratings may need all games of the league, which takes long."""
    await asked.defer_show()
    name = (await asked.store.leagues.by_id(asked.guild, league)).name
    ref = PlayerRef("", player_id=player)
    return await asked.store.standings.profile(asked.guild, name, ref, least=LEAST_TOGETHER)


@press("player:{what}:{league}:{player}:{season}")
async def turn_page(asked: Asked, what: Shown, league: int, player: int, season: int) -> None:
    """Go from a player's page to the hands or the charts, and back."""
    profile = await _profile(asked, league, player)
    if what == "charts":
        card = await charts_card(asked, profile)
    elif what == "hands":
        card = hands_card(profile, season, asked.shown_texts)
    else:
        card = show_card(profile, asked.shown_texts)
    await asked.show(card)


@choose("player:season:{league}:{player}")
async def choose_season(asked: Asked, season: int, league: int, player: int) -> None:
    """Show the hands of another season."""
    profile = await _profile(asked, league, player)
    await asked.show(hands_card(profile, season, asked.shown_texts))


def _options(profile: Profile, season: int, texts: Texts) -> list[discord.SelectOption]:
    """Return all seasons together, and each season with hands, the newest first."""
    shown = [None, *(each for each, _ in profile.hands[: limits.CHOICES - 1])]
    return [
        discord.SelectOption(
            label=limits.clip(_option(each, texts), limits.CHOICE_NAME),
            value=str(each.number if each else ALL),
            default=season == (each.number if each else ALL),
        )
        for each in shown
    ]


def _option(season: SeasonInfo | None, texts: Texts) -> str:
    if season is None:
        return texts.text("hands-all")
    name = f" · {season.name}" if season.name else ""
    return texts.text("hands-season", number=season.number) + name
