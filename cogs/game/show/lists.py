"""Lists of games, those that wait to be confirmed or those that were played, to choose one and look at it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

import discord
from discord import ui

from cogs.game.show.story import story_card
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, escape, small
from cogs.ui.limits import clip
from cogs.ui.people.agreeing import due_line, needed_line
from cogs.ui.presses import button, choose, menu, press
from cogs.ui.texts import Texts
from cogs.ui.words.figures import score
from db import GameInfo, LeagueInfo, PlayerRef, Store

PAGE: Final = 8
NAME: Final = 20
TOGETHER: Final = "\N{NO-BREAK SPACE}"
"""Stands between a name and its score, so that the end of a line does not part them."""
_OPTION: Final = 100


class Kind(StrEnum):
    """Which games a list has."""

    PENDING = "pending"
    HISTORY = "history"


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesQuery:
    """A page of a list; `player` is the id of the only one whose games are listed, 0 for everybody's."""

    kind: Kind
    league: int
    player: int = 0
    page: int = 0


async def list_card(query: GamesQuery, store: Store, guild_id: int, texts: Texts) -> Card:
    """Lay out a page of games with a list to choose one of them from, and the buttons to the pages beside it."""
    league = await store.leagues.by_id(guild_id, query.league)
    games = await _games(query, league, store, guild_id)
    shown, more = games[:PAGE], len(games) > PAGE
    title = await _title(query, store, guild_id, texts)
    blocks = [f"# {title}\n{small(escape(league.name))}", *(_line(game, query.kind, texts) for game in shown)]
    if not shown:
        return Card(*blocks, texts.text(f"game-{query.kind}-none"))
    rows = [[_game_menu(query, shown, texts)]]
    if query.page or more:
        rows.append(_page_row(query, texts, more=more))
    return Card(*blocks, rows=rows)


def _game_menu(query: GamesQuery, games: tuple[GameInfo, ...], texts: Texts) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            label=texts.text("game-choose", number=game.number or 0),
            description=clip(texts.listed(seat.player.name for seat in game.by_place), _OPTION),
            value=str(game.id),
        )
        for game in games
    ]
    return menu(choose_game(query.kind, query.league), options, placeholder=texts.text("game-choose-one"))


def _page_row(query: GamesQuery, texts: Texts, *, more: bool) -> list[ui.Item[Any]]:
    before, after = (turn_games(query.kind, query.league, query.player, query.page + step) for step in (-1, 1))
    return [
        button(before, label=texts.text("game-list-before"), disabled=not query.page),
        button(after, label=texts.text("game-list-after"), disabled=not more),
    ]


async def _games(query: GamesQuery, league: LeagueInfo, store: Store, guild_id: int) -> tuple[GameInfo, ...]:
    """Read the games of a page, and the next one if there is one."""
    skip, limit = query.page * PAGE, PAGE + 1
    if query.kind is Kind.PENDING:
        return await store.games.pending(guild_id, league.name, limit=limit, skip=skip)
    player = PlayerRef("", player_id=query.player) if query.player else None
    return await store.games.recent(guild_id, league.name, player=player, limit=limit, skip=skip)


async def _title(query: GamesQuery, store: Store, guild_id: int, texts: Texts) -> str:
    if not query.player:
        return texts.text(f"game-{query.kind}-heading")
    player = await store.players.get(guild_id, PlayerRef("", player_id=query.player))
    return texts.text("game-history-of", name=escape(player.name))


def _line(game: GameInfo, kind: Kind, texts: Texts) -> str:
    at = f"<t:{int(game.played_at.timestamp())}:d>"
    results = " · ".join(
        f"{escape(clip(seat.player.name, NAME))}{TOGETHER}{score(seat.placement.total)}" for seat in game.by_place
    )
    line = f"{texts.text('game-list-line', number=game.number or 0, at=at)}\n{results}"
    if kind is Kind.HISTORY:
        return line
    waits = " · ".join(filter(None, (needed_line(game, texts), due_line(game, texts))))
    return f"{line}\n{small(waits)}"


@press("game:list:{kind}:{league}:{player}:{page}")
async def turn_games(asked: Asked, kind: Kind, league: int, player: int, page: int) -> None:
    """Show another page of a list."""
    query = GamesQuery(kind=kind, league=league, player=player, page=max(page, 0))
    await asked.show(await list_card(query, asked.store, asked.guild, asked.shown_texts))


@choose("game:choose:{_kind}:{_league}")
async def choose_game(asked: Asked, game: int, _kind: Kind, _league: int) -> None:
    """Show the game to whoever chose it, with all that can be done about it."""
    found = await asked.store.games.get(asked.guild, game)
    card = await story_card(found, 0, asked.store, asked.guild, asked.texts)
    await asked.reply(card, private=True)
