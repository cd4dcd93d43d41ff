"""How the teams stand, and as a picture how they came there."""

import re
from typing import Any, Self

import discord
from discord import ui

from cogs.draw import Curve, drawn, team_race_picture
from cogs.team.cards import standings_card
from cogs.ui.buttons import PersistentButton, defer_change, label_of, show_change
from cogs.ui.cards import Block, Card, escape, small
from cogs.ui.language import changed_texts
from cogs.ui.people import guild_of, store_of
from cogs.ui.texts import Texts
from db import TeamCourse, TeamTable


def table_card(found: TeamTable, texts: Texts) -> Card:
    """How the teams stand, with a button to the race where there is anything to see in it."""
    turn = TurnTeams("race", found.league.id, found.season.number, label=texts.text("show-chart"))
    return standings_card(found, texts, rows=[[turn]] if found.lines else [])


async def race_card(course: TeamCourse, texts: Texts) -> Card:
    """How the teams came to stand as they do."""
    league, number = course.league, course.season.number
    season = texts.text("team-standings-season", number=number)
    heading = f"{texts.text('team-standings-heading', league=escape(league.name))}\n{small(season)}"
    turn = TurnTeams("table", league.id, number, label=texts.text("show-table"))
    if not course.games:
        return Card(heading, texts.text("team-race-empty"), rows=[[turn]])
    curves = tuple(Curve(line.team, line.points) for line in course.lines)
    about = texts.listed((league.name, season))
    picture: Block = await drawn(team_race_picture, about, curves, texts=texts, carried=course.carried)
    return Card(heading, picture, rows=[[turn]])


class TurnTeams(PersistentButton, template=r"team:(?P<what>race|table):(?P<league>\d+):(?P<season>\d+)"):
    """Shows the race in place of the table, and back."""

    def __init__(self, what: str, league: int, season: int, *, label: str) -> None:
        super().__init__(custom_id=f"team:{what}:{league}:{season}", label=label)
        self._what = what
        self._league = league
        self._season = season

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(match["what"], int(match["league"]), int(match["season"]), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Show it."""
        await defer_change(interaction)
        texts, store, guild = changed_texts(interaction), store_of(interaction), guild_of(interaction)
        league = (await store.leagues.by_id(guild, self._league)).name
        if self._what == "race":
            card = await race_card(await store.courses.teams(guild, league, season=self._season), texts)
        else:
            card = table_card(await store.teams.standings(guild, league, season=self._season), texts)
        await show_change(interaction, card)
