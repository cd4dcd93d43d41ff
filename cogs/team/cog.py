"""The `/team` commands."""

from random import Random
from typing import ClassVar, Final

from discord import app_commands

from cogs.team.cards import list_card
from cogs.team.controls import call_off, loans_typed, match_with_buttons, set_loans
from cogs.team.race import table_card, turn_teams
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, escape
from cogs.ui.choosing import LeagueName, Offered, PlayerName
from cogs.ui.cog import CommandGroup, answered
from cogs.ui.people.permissions import Action
from cogs.ui.texts.localised import fixed_choices
from core.errors import TenbouError
from core.rules.choices import SeatDraw
from db import TeamRole

Number = app_commands.Range[int, 1, 2**31 - 1]

_ROLES: Final = fixed_choices("role", tuple(TeamRole))


async def _teams(asked: Asked, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the teams of the named league, if it is clear which one that is."""
    wanted = typed.casefold().strip()
    try:
        teams = await asked.store.teams.all(asked.guild, asked.option("league"))
    except TenbouError:
        # No league, or several: the command will say so.
        return []
    return limits.choices((team.name, team.name) for team in teams if wanted in team.name.casefold())


TeamName = app_commands.Transform[str, Offered(_teams)]


@app_commands.guild_only
class Team(CommandGroup, group_name="team"):
    """`/team`: organisers make teams and matches, everybody sees them."""

    presses: ClassVar = (set_loans, call_off, loans_typed, turn_teams)
    match = app_commands.Group(name="match", description="match")

    def __init__(self, *, rng: Random) -> None:
        self._rng = rng

    @app_commands.command()
    @answered
    async def create(self, asked: Asked, name: str, league: LeagueName = "") -> None:
        """Create a team."""
        deed = await asked.allowed_deed(Action.MANAGE_TEAMS)
        team = await asked.store.teams.create(deed, league, name, key=asked.key)
        await _say(asked, "team-created", name=team.name)

    @app_commands.command()
    @app_commands.choices(role=_ROLES)
    @answered
    async def add(
        self,
        asked: Asked,
        team: TeamName,
        who: PlayerName,
        role: str = TeamRole.MEMBER.value,
        league: LeagueName = "",
    ) -> None:
        """Put somebody into a team."""
        deed, ref = await asked.allowed_deed(Action.MANAGE_TEAMS), await asked.playing(who)
        made = await asked.store.teams.add(deed, league, team, ref, TeamRole(role))
        player = await asked.store.players.get(asked.guild, ref)
        await _say(asked, "team-added", player=player.name, team=made.name, role=role)

    @app_commands.command()
    @answered
    async def remove(self, asked: Asked, who: PlayerName, league: LeagueName = "") -> None:
        """Take somebody out of a team."""
        deed, ref = await asked.allowed_deed(Action.MANAGE_TEAMS), await asked.player(who)
        left = await asked.store.teams.remove(deed, league, ref)
        player = await asked.store.players.get(asked.guild, ref)
        await _say(asked, "team-removed", player=player.name, team=left.name)

    @app_commands.command(name="list")
    @answered
    async def list_teams(self, asked: Asked, league: LeagueName = "") -> None:
        """Show the teams with their members."""
        teams = await asked.store.teams.all(asked.guild, league)
        name = (await asked.store.leagues.get(asked.guild, league)).name
        await asked.reply(list_card(teams, name, asked.board))

    @app_commands.command()
    @answered
    async def standings(self, asked: Asked, league: LeagueName = "", season: Number | None = None) -> None:
        """Show the standings of the teams."""
        found = await asked.store.teams.standings(asked.guild, league, season=season)
        await asked.reply(table_card(found, asked.board))

    @match.command()
    @answered
    async def start(  # noqa: PLR0913, PLR0917  -- one for each player
        self,
        asked: Asked,
        first: PlayerName,
        second: PlayerName,
        third: PlayerName,
        fourth: PlayerName,
        league: LeagueName = "",
    ) -> None:
        """Start the next match of four teams, with one named player each."""
        deed = await asked.allowed_deed(Action.MANAGE_TEAMS)
        rules = (await asked.store.leagues.get(asked.guild, league)).rules
        players = [await asked.playing(named) for named in (first, second, third, fourth)]
        if rules.seat_draw is SeatDraw.EACH_MATCH:
            players = self._rng.sample(players, len(players))
        match = await asked.store.matches.start(deed, league, players, key=asked.key)
        await asked.reply(match_with_buttons(match, asked.board))

    @match.command()
    @answered
    async def show(self, asked: Asked, number: Number | None = None, league: LeagueName = "") -> None:
        """Show a match of the newest season."""
        match = await asked.store.matches.numbered(asked.guild, league, number)
        await asked.reply(match_with_buttons(match, asked.board))


async def _say(asked: Asked, key: str, **names: str) -> None:
    """Answer with one sentence. Names in it are made harmless."""
    await asked.reply(Card(asked.board.text(key, **{name: escape(value) for name, value in names.items()})))
