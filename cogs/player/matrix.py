"""Two players head to head, and a whole league head to head, as a picture."""

from typing import Any, Literal

from discord import ui

from cogs.draw import Versus, drawn, versus_picture
from cogs.player.page import versus_card
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, escape, small
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from db import Matrix, PlayerRef


async def pair_card(asked: Asked, league: str, pair: tuple[PlayerRef, PlayerRef], texts: Texts) -> Card:
    """Lay out two players head to head, with a button to the whole league. Raises `PlayerUnknown`, `SamePlayer`."""
    found = await asked.store.standings.versus(asked.guild, league, *pair)
    info = await asked.store.leagues.get(asked.guild, league)
    turn = button(turn_versus("all", info.id, found.one.id, found.other.id), label=texts.text("versus-button-all"))
    return versus_card(found, info, texts, rows=[[turn]])


async def matrix_card(matrix: Matrix, back: ui.Item[Any], texts: Texts) -> Card:
    """Lay out a whole league head to head, with the button `back` to the two players."""
    names = tuple(player.name for player in matrix.players)
    picture = await drawn(versus_picture, matrix.league.name, Versus(names, matrix.above), texts=texts)
    heading = f"# {texts.text('versus-all-heading')}\n{small(escape(matrix.league.name))}"
    return Card(heading, picture, small(texts.text("versus-all-note")), rows=[[back]])


@press("versus:{what}:{league}:{one}:{other}")
async def turn_versus(asked: Asked, what: Literal["all", "pair"], league: int, one: int, other: int) -> None:
    """Go from two players to the whole league, and back."""
    texts, store = asked.shown_texts, asked.store
    name = (await store.leagues.by_id(asked.guild, league)).name
    pair = PlayerRef("", player_id=one), PlayerRef("", player_id=other)
    if what == "pair":
        card = await pair_card(asked, name, pair, texts)
    else:
        back = button(turn_versus("pair", league, one, other), label=texts.text("hands-button-page"))
        card = await matrix_card(await store.courses.matrix(asked.guild, name, pair), back, texts)
    await asked.show(card)
