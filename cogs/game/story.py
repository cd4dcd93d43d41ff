"""`/game show`: a game as it is, and who did what to it, when and why."""

import re
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.draw import game_picture
from cogs.game.buttons import game_rows
from cogs.game.changes import Side, changes
from cogs.game.face import accent_of, face, heading
from cogs.ui import limits
from cogs.ui.buttons import PersistentButton, label_of, show_change
from cogs.ui.cards import Block, Card, escape
from cogs.ui.language import changed_texts
from cogs.ui.people import NOBODY, guild_of, store_of
from cogs.ui.pictures import Picture
from cogs.ui.texts import Texts
from core.table import replay
from db import GameInfo, HistoryEntry, Store

PAGE: Final = 2500
"""Characters of a page that is all story."""

ONE_PAGE: Final = 3500
"""Up to so many characters the game and its story are on one page."""


async def story_card(game: GameInfo, page: int, store: Store, guild_id: int, texts: Texts) -> Card:
    """A page of a game and its story, with all that can be done; a page that no longer exists is the last one."""
    entries = await store.games.story(guild_id, game.id)
    sides = [_sides(entry) for entry in entries]
    ids = {player for pair in sides if pair for side in pair for player in side.players}
    names = await store.players.names(guild_id, ids)
    told = [_entry(entry, pair, names, texts) for entry, pair in zip(entries, sides, strict=True)]
    pages = _pages(game, told, texts)
    page = min(page, len(pages) - 1)
    rows = [] if page else game_rows(game, texts)
    if len(pages) > 1:
        before = TurnStory(game.id, page - 1, label=texts.text("game-story-before"), there=page > 0)
        after = TurnStory(game.id, page + 1, label=texts.text("game-story-after"), there=page + 1 < len(pages))
        rows.append([before, after])
    blocks: list[Block] = [*pages[page]]
    if page == 0 and (progress := await _progress(game, store, guild_id, texts)):
        # Below the result, which is what people look for, and above who did what.
        blocks.insert(2, progress)
    return Card(*blocks, accent=accent_of(game), rows=rows)


async def _progress(game: GameInfo, store: Store, guild_id: int, texts: Texts) -> Picture | None:
    """The scores hand by hand, where the hands are known and end as the game is now."""
    log = await store.games.log(guild_id, game.id)
    if log is None:
        return None
    rules, names = log.rules or game.rules, tuple(seat.player.name for seat in game.seats)
    end = replay(log.events, rules, names, start=log.start)
    if end.points != tuple(seat.placement.raw for seat in game.seats):
        return None
    about = texts.listed((game.league, texts.text("game-progress", number=game.number or 0)))
    return await game_picture(about, log.events, rules, names=names, start=log.start, texts=texts)


async def undone_card(game: GameInfo, store: Store, guild_id: int, texts: Texts) -> Card:
    """A game that was taken back, and by whom and why."""
    entries = await store.games.story(guild_id, game.id)
    (*_, undone) = (entry for entry in entries if entry.action == "undo")
    title, *blocks = face(game, texts)
    return Card(title, _entry(undone, None, {}, texts), *blocks, accent=accent_of(game))


def _pages(game: GameInfo, told: list[str], texts: Texts) -> list[list[str]]:
    blocks = face(game, texts)
    title = texts.text("game-story")
    chunks = limits.pages(told, limit=PAGE)
    if len(chunks) == 1 and sum(map(len, (*blocks, *chunks))) <= ONE_PAGE:
        return [[*blocks, f"{title}\n{chunks[0]}"]]
    return [blocks, *([heading(game, texts), f"{title}\n{chunk}"] for chunk in chunks)]


def _sides(entry: HistoryEntry) -> tuple[Side, Side] | None:
    """The game before and after a correction."""
    if entry.before is None or entry.after is None:
        return None
    return Side.kept(entry.before), Side.kept(entry.after)


def _entry(entry: HistoryEntry, sides: tuple[Side, Side] | None, names: dict[int, str], texts: Texts) -> str:
    who = texts.text("game-story-nobody") if entry.actor == NOBODY else f"<@{entry.actor}>"
    lines = [texts.text(f"game-story-{entry.action}", at=f"<t:{int(entry.at.timestamp())}:f>", user=who)]
    if entry.reason:
        lines.append(texts.text("game-story-reason", reason=escape(entry.reason)))
    if sides:
        lines += [f"- {line}" for line in changes(*sides, names, texts)]
    return "\n".join(lines)


class TurnStory(PersistentButton, template=r"game:story:(?P<game>\d+):(?P<page>-?\d+)"):
    """Shows another page of a game's story; one that is not there has a greyed out button."""

    def __init__(self, game_id: int, page: int, *, label: str, there: bool = True) -> None:
        super().__init__(custom_id=f"game:story:{game_id}:{page}", label=label, disabled=not there)
        self._game = game_id
        self._page = max(page, 0)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(int(match["game"]), int(match["page"]), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Turn the page."""
        store, guild = store_of(interaction), guild_of(interaction)
        game = await store.games.get(guild, self._game)
        texts = changed_texts(interaction)
        await show_change(interaction, await story_card(game, self._page, store, guild, texts))
