"""A player's hands: how often something came about and what it brought, by season and over all of them."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.player.charts import chart_blocks
from cogs.player.page import LEAST_TOGETHER, heading, profile_card
from cogs.ui import limits
from cogs.ui.buttons import PersistentButton, PersistentSelect, defer_change, label_of, show_change
from cogs.ui.cards import Card, small
from cogs.ui.figures import percent
from cogs.ui.language import changed_texts
from cogs.ui.measures import FEW, stat_label, stat_value
from cogs.ui.people import guild_of, store_of
from cogs.ui.texts import Texts
from core.league import HandCounts, HandStat
from db import PlayerRef, Profile, SeasonInfo, Standing

ALL: Final = 0
"""What stands for all seasons together where a season's number stands."""

STATS: Final = (
    (HandStat.WIN, HandStat.DEAL_IN, HandStat.RIICHI, HandStat.CALL),
    (HandStat.WIN_POINTS, HandStat.DEAL_IN_POINTS, HandStat.TSUMO, HandStat.DEALER_WIN),
    (HandStat.RIICHI_WIN, HandStat.RIICHI_DEAL_IN, HandStat.IPPATSU, HandStat.URA),
    (HandStat.DRAW_TENPAI, HandStat.BUST, HandStat.CHOMBO),
)
"""What is shown, in blocks."""


def show_card(profile: Profile, texts: Texts) -> Card:
    """A player's page, with buttons to the charts of who has played, and to the hands where some are known."""
    played = any(line.games for _, line in profile.seasons)
    offered = (("hands", bool(profile.hands)), ("charts", played))
    row = [_turn(what, profile, ALL, texts) for what, there in offered if there]
    return profile_card(profile, texts, rows=[row] if row else [])


async def charts_card(interaction: discord.Interaction, profile: Profile, texts: Texts) -> Card:
    """The charts of somebody who has played, with the way back."""
    ref = PlayerRef("", player_id=profile.player.id)
    course = await store_of(interaction).courses.rating(guild_of(interaction), profile.league.name, ref)
    return Card(*await chart_blocks(profile, course, texts), rows=[[_turn("page", profile, ALL, texts)]])


def hands_card(profile: Profile, season: int, texts: Texts) -> Card:
    """What a player did in the hands of a season, or of all; without games in it the ones of all."""
    played = {each.number: counts for each, counts in profile.hands}
    season = season if season in played else ALL
    counts = played.get(season, profile.all_hands)
    title = texts.text("hands-all" if season == ALL else "hands-season", number=season)
    said = texts.text("hands-counts", hands=counts.hands, games=counts.games)
    lines = [line for each, line in profile.seasons if season in (ALL, each.number)]
    blocks = [f"**{title}** · {said}", *_stats(counts, texts), _places(lines, profile.league.rules.players, texts)]
    rows: list[list[ui.Item[Any]]] = [[_turn("page", profile, ALL, texts)]]
    if len(played) > 1:
        rows.insert(0, [ChooseHands(profile.league.id, profile.player.id, _options(profile, season, texts))])
    note = small(texts.text("hands-note", few=FEW))
    return Card(heading(profile, texts), *(block for block in blocks if block), note, rows=rows)


def _stats(counts: HandCounts, texts: Texts) -> Iterator[str]:
    """A block of lines for each group; what never came about is left out."""
    for group in STATS:
        ratios = [(stat, counts.ratio(stat)) for stat in group]
        yield "\n".join(
            _line(stat_label(stat, texts), stat_value(stat, ratio), ratio.of, texts)
            for stat, ratio in ratios
            if ratio.of
        )


def _places(lines: Sequence[Standing], players: int, texts: Texts) -> str:
    """How often somebody came first and last, in all games, also those whose hands nobody knows."""
    games = sum(line.games for line in lines)
    counted = ((key, sum(line.places[place] for line in lines)) for key, place in (("first", 0), ("last", players - 1)))
    return "\n".join(_line(texts.text(f"hands-{key}"), percent(count, games), games, texts) for key, count in counted)


def _line(label: str, value: str, of: int, texts: Texts) -> str:
    """One figure with the number of cases; of few cases it is grey."""
    if of < FEW:
        return small(texts.text("hands-line-few", label=label, value=value, of=of))
    return texts.text("hands-line", label=label, value=value, of=of)


def _turn(what: str, profile: Profile, season: int, texts: Texts) -> "TurnPage":
    return TurnPage(what, profile.league.id, profile.player.id, season, label=texts.text(f"hands-button-{what}"))


async def _profile(interaction: discord.Interaction, league: int, player: int) -> Profile:
    """A player's page for `show_change`; the ratings may come from all games of the league, so it can take long."""
    await defer_change(interaction)
    store, guild = store_of(interaction), guild_of(interaction)
    name = (await store.leagues.by_id(guild, league)).name
    return await store.standings.profile(guild, name, PlayerRef("", player_id=player), least=LEAST_TOGETHER)


class TurnPage(
    PersistentButton, template=r"player:(?P<what>hands|charts|page):(?P<league>\d+):(?P<player>\d+):(?P<season>\d+)"
):
    """Goes from a player's page to the hands or the charts, and back."""

    def __init__(self, what: str, league: int, player: int, season: int, *, label: str) -> None:
        super().__init__(custom_id=f"player:{what}:{league}:{player}:{season}", label=label)
        self._what = what
        self._league = league
        self._player = player
        self._season = season

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        numbers = (int(match[name]) for name in ("league", "player", "season"))
        return cls(match["what"], *numbers, label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Show it."""
        texts = changed_texts(interaction)
        profile = await _profile(interaction, self._league, self._player)
        if self._what == "charts":
            card = await charts_card(interaction, profile, texts)
        elif self._what == "hands":
            card = hands_card(profile, self._season, texts)
        else:
            card = show_card(profile, texts)
        await show_change(interaction, card)


class ChooseHands(PersistentSelect, template=r"player:season:(?P<league>\d+):(?P<player>\d+)"):
    """Chooses the season whose hands are shown."""

    def __init__(self, league: int, player: int, options: list[discord.SelectOption]) -> None:
        super().__init__(custom_id=f"player:season:{league}:{player}", options=options)
        self._league = league
        self._player = player

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the list that was used."""
        return cls(int(match["league"]), int(match["player"]), [])

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Show that season."""
        profile = await _profile(interaction, self._league, self._player)
        await show_change(interaction, hands_card(profile, int(value), changed_texts(interaction)))


def _options(profile: Profile, season: int, texts: Texts) -> list[discord.SelectOption]:
    """All seasons together, and each that has hands, the newest first."""
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
