"""Two players against each other, and everybody of a league against everybody, as a picture."""

import re
from typing import Any, Self

import discord
from discord import ui

from cogs.draw import Versus, drawn, versus_picture
from cogs.player.page import versus_card
from cogs.ui.buttons import PersistentButton, label_of, show_change
from cogs.ui.cards import Card, escape, small
from cogs.ui.language import changed_texts
from cogs.ui.people import guild_of, store_of
from cogs.ui.texts import Texts
from db import Matrix, PlayerRef, Store


async def pair_card(store: Store, guild_id: int, league: str, pair: tuple[PlayerRef, PlayerRef], texts: Texts) -> Card:
    """Two players against each other, with a button to everybody. Raises `PlayerUnknown`, `SamePlayer`."""
    found = await store.standings.versus(guild_id, league, *pair)
    info = await store.leagues.get(guild_id, league)
    turn = TurnVersus("all", info.id, found.one.id, found.other.id, label=texts.text("versus-button-all"))
    return versus_card(found, info, texts, rows=[[turn]])


async def matrix_card(matrix: Matrix, back: "TurnVersus", texts: Texts) -> Card:
    """Everybody against everybody, with the button `back` to the two."""
    names = tuple(player.name for player in matrix.players)
    picture = await drawn(versus_picture, matrix.league.name, Versus(names, matrix.above), texts=texts)
    heading = f"# {texts.text('versus-all-heading')}\n{small(escape(matrix.league.name))}"
    return Card(heading, picture, small(texts.text("versus-all-note")), rows=[[back]])


class TurnVersus(PersistentButton, template=r"versus:(?P<what>all|pair):(?P<league>\d+):(?P<one>\d+):(?P<other>\d+)"):
    """Goes from two players to everybody, and back."""

    def __init__(self, what: str, league: int, one: int, other: int, *, label: str) -> None:
        super().__init__(custom_id=f"versus:{what}:{league}:{one}:{other}", label=label)
        self._what = what
        self._league = league
        self._pair = one, other

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        numbers = (int(match[name]) for name in ("league", "one", "other"))
        return cls(match["what"], *numbers, label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Show it."""
        texts, store, guild = changed_texts(interaction), store_of(interaction), guild_of(interaction)
        league = (await store.leagues.by_id(guild, self._league)).name
        one, other = (PlayerRef("", player_id=each) for each in self._pair)
        if self._what == "pair":
            card = await pair_card(store, guild, league, (one, other), texts)
        else:
            back = TurnVersus("pair", self._league, *self._pair, label=texts.text("hands-button-page"))
            card = await matrix_card(await store.courses.matrix(guild, league, (one, other)), back, texts)
        await show_change(interaction, card)
