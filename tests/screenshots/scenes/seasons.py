"""Seasons, and a league that moves."""

from db import Confirmation
from tests.screenshots.room import Room
from tests.screenshots.scenes.leagues import GAMES
from tests.support import evenings


async def play(room: Room) -> None:
    """Close a season, begin the next, take a league elsewhere."""
    house, games = room.house, room.house.store.games
    await room.use("league-season-mistake", "league season close")
    for game in await games.pending(house.guild, ""):
        await games.cancel(house.deed(), game.id)
    await room.use("league-season-closed", "league season close")
    await room.use("league-season-started", "league season start")
    await _hands_of_two_seasons(room)
    table = await room.answer("league standings")
    await room.choose("league-standings-season", table, "standings:season", "1")
    await room.choose("league-standings-least", table, "standings:least", room.last_option(table, "standings:least"))
    exported = await room.answer("league export", format="json")
    (file,) = exported.attachments
    copy = await file.read()
    other = room.called.other_league
    await room.ask("league create", name=other)
    await room.use("league-imported", "league import", league=other, file=(file.filename, copy))
    await room.use("league-import-mistake", "league import", league=other, file=(file.filename, copy))
    await room.use("league-which", "league standings")


async def _hands_of_two_seasons(room: Room) -> None:
    """Only where there are two there is one to choose."""
    await room.house.store.leagues.change(room.house.deed(), "", confirmation=Confirmation.NONE)
    await room.house.record(room.refs, (40_000, 30_000, 20_000, 10_000), log=evenings.hands(GAMES))
    page = await room.answer("player show")
    await room.click(page, "player:hands")
    await room.choose("player-hands-season", page, "player:season", "1")
