"""Lists of games: those that wait to be confirmed, and those that have been played; each game can be looked at."""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.game.story import story_card
from cogs.ui.agreeing import due_line, needed_line
from cogs.ui.buttons import PersistentButton, PersistentSelect, label_of, show_change
from cogs.ui.cards import Card, escape, small
from cogs.ui.figures import score
from cogs.ui.language import changed_texts, texts_of
from cogs.ui.limits import clip
from cogs.ui.people import guild_of, store_of
from cogs.ui.sending import send_card
from cogs.ui.texts import Texts
from db import GameInfo, LeagueInfo, PlayerRef, Store

PAGE: Final = 8
NAME: Final = 20
TOGETHER: Final = "\N{NO-BREAK SPACE}"
"""Between a name and its score, which should not be torn apart at the end of a line."""
_OPTION: Final = 100


class Kind(StrEnum):
    """Which games."""

    PENDING = "pending"
    HISTORY = "history"


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A page of a list; `player` is the id of the only one whose games are listed, 0 for everybody's."""

    kind: Kind
    league: int
    player: int = 0
    page: int = 0


async def list_card(request: Request, store: Store, guild_id: int, texts: Texts) -> Card:
    """A page of games with a list to choose one of them from, and buttons to the pages beside it."""
    league = await store.leagues.by_id(guild_id, request.league)
    games = await _games(request, league, store, guild_id)
    shown = games[:PAGE]
    title = await _title(request, store, guild_id, texts)
    blocks = [f"# {title}\n{small(escape(league.name))}", *(_line(game, request.kind, texts) for game in shown)]
    if not shown:
        return Card(*blocks, texts.text(f"game-{request.kind}-none"))
    rows: list[list[ui.Item[Any]]] = [[ChooseGame(request, shown, texts)]]
    if request.page or len(games) > PAGE:
        pages = [replace(request, page=request.page + step) for step in (-1, 1)]
        before = TurnGames(pages[0], label=texts.text("game-list-before"), there=request.page > 0)
        after = TurnGames(pages[1], label=texts.text("game-list-after"), there=len(games) > PAGE)
        rows.append([before, after])
    return Card(*blocks, rows=rows)


async def _games(request: Request, league: LeagueInfo, store: Store, guild_id: int) -> tuple[GameInfo, ...]:
    """The games of a page, and the next one if there is one."""
    skip, limit = request.page * PAGE, PAGE + 1
    if request.kind is Kind.PENDING:
        return await store.games.pending(guild_id, league.name, limit=limit, skip=skip)
    player = PlayerRef("", player_id=request.player) if request.player else None
    return await store.games.recent(guild_id, league.name, player=player, limit=limit, skip=skip)


async def _title(request: Request, store: Store, guild_id: int, texts: Texts) -> str:
    if not request.player:
        return texts.text(f"game-{request.kind}-heading")
    player = await store.players.get(guild_id, PlayerRef("", player_id=request.player))
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


class TurnGames(
    PersistentButton,
    template=r"game:list:(?P<kind>pending|history):(?P<league>\d+):(?P<player>\d+):(?P<page>-?\d+)",
):
    """Shows another page of a list; one that is not there has a greyed out button."""

    def __init__(self, request: Request, *, label: str, there: bool = True) -> None:
        custom_id = f"game:list:{request.kind}:{request.league}:{request.player}:{request.page}"
        super().__init__(custom_id=custom_id, label=label, disabled=not there)
        self._request = replace(request, page=max(request.page, 0))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        request = Request(
            kind=Kind(match["kind"]),
            league=int(match["league"]),
            player=int(match["player"]),
            page=int(match["page"]),
        )
        return cls(request, label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Turn the page."""
        texts = changed_texts(interaction)
        card = await list_card(self._request, store_of(interaction), guild_of(interaction), texts)
        await show_change(interaction, card)


class ChooseGame(PersistentSelect, template=r"game:choose:(?P<kind>pending|history):(?P<league>\d+)"):
    """Shows one game of a list, with all that can be done about it."""

    def __init__(self, request: Request, games: tuple[GameInfo, ...], texts: Texts) -> None:
        super().__init__(
            custom_id=f"game:choose:{request.kind}:{request.league}",
            placeholder=texts.text("game-choose-one"),
            options=[
                discord.SelectOption(
                    label=texts.text("game-choose", number=game.number or 0),
                    description=clip(texts.listed(seat.player.name for seat in game.by_place), _OPTION),
                    value=str(game.id),
                )
                for game in games
            ],
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the list that was used."""
        request = Request(kind=Kind(match["kind"]), league=int(match["league"]))
        return cls(request, (), texts_of(interaction))

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Show the game to whoever chose it."""
        store, guild = store_of(interaction), guild_of(interaction)
        game = await store.games.get(guild, int(value))
        card = await story_card(game, 0, store, guild, texts_of(interaction))
        await send_card(interaction, card, ephemeral=True)
