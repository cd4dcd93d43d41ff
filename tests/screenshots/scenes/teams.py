"""Teams whose points carry on."""

from core.rules import load_preset
from db import Confirmation, PlayerRef, TeamRole
from tests.screenshots.room import Room


async def play(room: Room) -> None:
    """Make teams, play a match, see how they stand."""
    cup, refs = room.called.cup, room.refs
    store, house = room.house.store, room.house
    house.league = cup
    rules = load_preset("team-tournament")
    await store.leagues.create(house.deed(), name=cup, rules=rules, confirmation=Confirmation.NONE)
    *four, fifth = room.called.teams
    for name, player in zip(four, refs, strict=True):
        await store.teams.create(house.deed(), cup, name)
        await store.teams.add(house.deed(), cup, name, player, TeamRole.CAPTAIN)
    await room.use("team-create", "team create", name=fifth, league=cup)
    guest = room.called.guests[1]
    await room.use("team-add", "team add", team=fifth, who=guest, league=cup)
    await room.use("team-list", "team list", league=cup)
    await room.use("team-remove", "team remove", who=guest, league=cup)
    await room.use("team-standings-empty", "team standings", league=cup)
    players = dict(zip(("first", "second", "third", "fourth"), room.mentions.values(), strict=True))
    called_off = await room.use("team-match-called-off", "team match start", league=cup, **players)
    await room.press("team-match-off", called_off, "team:call-off")
    match = await room.use("team-match", "team match start", league=cup, **players)
    opened = await room.dialog("team-loans-dialog", await room.click(match, "team:set-loans"))
    await room.send("team-loans", opened, match, loans=f"{four[3]} < {four[0]} 10000", reason=room.called.reason)
    await _played(room)
    await room.use("team-match-played", "team match show", league=cup)
    standings = await room.use("team-standings", "team standings", league=cup)
    await room.press("team-race", standings, "team:race")


async def _played(room: Room) -> None:
    """Record the game of the match."""
    house = room.house
    match = await house.store.matches.numbered(house.guild, room.called.cup, None)
    order = tuple(PlayerRef(seat.player.name, seat.player.user_id) for seat in match.seats)
    first, second, third, fourth = (seat.playing for seat in match.seats)
    await house.record(order, (first + 21_000, second - 4_000, third - 9_000, fourth - 8_000))
