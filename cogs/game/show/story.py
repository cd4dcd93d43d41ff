"""A game as it is, and who did what to it, when and why."""

from typing import Final

from cogs.draw import game_picture
from cogs.game.card.changes import Side, changes
from cogs.game.card.layout import game_rows
from cogs.game.card.lines import accent_of, game_blocks, heading
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.cards import Block, Card, escape
from cogs.ui.cards.pictures import Picture
from cogs.ui.people import NOBODY
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from core.table import replay
from db import GameInfo, HistoryEntry, Store

PAGE: Final = 2500
"""The characters of a page that is all story."""

ONE_PAGE: Final = 3500
"""The most characters that a game and its story have where both are on one page."""


async def story_card(game: GameInfo, page: int, store: Store, guild_id: int, texts: Texts) -> Card:
    """Lay out a page of a game and its story, with its buttons; a page that no longer exists is the last one."""
    entries = await store.games.story(guild_id, game.id)
    sides = [_sides(entry) for entry in entries]
    ids = {player for pair in sides if pair for side in pair for player in side.players}
    names = await store.players.names(guild_id, ids)
    told = [_told(entry, pair, names, texts) for entry, pair in zip(entries, sides, strict=True)]
    pages = _pages(game, told, texts)
    page = min(page, len(pages) - 1)
    rows = [] if page else game_rows(game, texts)
    if len(pages) > 1:
        before, after = turn_story(game.id, page - 1), turn_story(game.id, page + 1)
        last = page + 1 == len(pages)
        rows.append(
            [
                button(before, label=texts.text("game-story-before"), disabled=page == 0),
                button(after, label=texts.text("game-story-after"), disabled=last),
            ]
        )
    blocks: list[Block] = [*pages[page]]
    if page == 0 and (progress := await _progress(game, store, guild_id, texts)):
        # People look for the result, so the picture goes below it, and above who did what.
        blocks.insert(2, progress)
    return Card(*blocks, accent=accent_of(game), rows=rows)


@press("game:story:{game}:{page}")
async def turn_story(asked: Asked, game: int, page: int) -> None:
    """Show another page of the story."""
    found = await asked.store.games.get(asked.guild, game)
    await asked.show(await story_card(found, max(page, 0), asked.store, asked.guild, asked.shown_texts))


async def undone_card(game: GameInfo, store: Store, guild_id: int, texts: Texts) -> Card:
    """Lay out a game that was taken back, with by whom and why."""
    entries = await store.games.story(guild_id, game.id)
    (*_, undone) = (entry for entry in entries if entry.action == "undo")
    title, *blocks = game_blocks(game, texts)
    return Card(title, _told(undone, None, {}, texts), *blocks, accent=accent_of(game))


async def _progress(game: GameInfo, store: Store, guild_id: int, texts: Texts) -> Picture | None:
    """Draw the scores hand by hand, where the hands are known and end as the game is now."""
    log = await store.games.log(guild_id, game.id)
    if log is None:
        return None
    rules, names = log.rules or game.rules, tuple(seat.player.name for seat in game.seats)
    end = replay(log.events, rules, names, start=log.start)
    if end.points != tuple(seat.placement.raw for seat in game.seats):
        return None
    about = texts.listed((game.league, texts.text("game-progress", number=game.number or 0)))
    return await game_picture(about, log.events, rules, names=names, start=log.start, texts=texts)


def _pages(game: GameInfo, told: list[str], texts: Texts) -> list[list[str]]:
    blocks = game_blocks(game, texts)
    title = texts.text("game-story")
    chunks = limits.pages(told, limit=PAGE)
    if len(chunks) == 1 and sum(map(len, (*blocks, *chunks))) <= ONE_PAGE:
        return [[*blocks, f"{title}\n{chunks[0]}"]]
    return [blocks, *([heading(game, texts), f"{title}\n{chunk}"] for chunk in chunks)]


def _sides(entry: HistoryEntry) -> tuple[Side, Side] | None:
    """Return the game before and after a correction."""
    if entry.before is None or entry.after is None:
        return None
    return Side.kept(entry.before), Side.kept(entry.after)


def _told(entry: HistoryEntry, sides: tuple[Side, Side] | None, names: dict[int, str], texts: Texts) -> str:
    who = texts.text("game-story-nobody") if entry.actor == NOBODY else f"<@{entry.actor}>"
    lines = [texts.text(f"game-story-{entry.action}", at=f"<t:{int(entry.at.timestamp())}:f>", user=who)]
    if entry.reason:
        lines.append(texts.text("game-story-reason", reason=escape(entry.reason)))
    if sides:
        lines += [f"- {line}" for line in changes(*sides, names, texts)]
    return "\n".join(lines)
