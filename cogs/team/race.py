"""The standings of the teams, and their race as a picture."""

from typing import Literal

from cogs.draw import Curve, drawn, team_race_picture
from cogs.team.cards import standings_card
from cogs.ui.asked import Asked
from cogs.ui.cards import Block, Card, escape, small
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from db import TeamCourse, TeamTable


def table_card(found: TeamTable, texts: Texts) -> Card:
    """Lay out the standings of the teams, with a button to the race if there is one."""
    turn = button(turn_teams("race", found.league.id, found.season.number), label=texts.text("show-chart"))
    return standings_card(found, texts, rows=[[turn]] if found.lines else [])


async def race_card(course: TeamCourse, texts: Texts) -> Card:
    """Lay out the race of the teams."""
    league, number = course.league, course.season.number
    season = texts.text("team-standings-season", number=number)
    heading = f"{texts.text('team-standings-heading', league=escape(league.name))}\n{small(season)}"
    turn = button(turn_teams("table", league.id, number), label=texts.text("show-table"))
    if not course.games:
        return Card(heading, texts.text("team-race-empty"), rows=[[turn]])
    curves = tuple(Curve(line.team, line.points) for line in course.lines)
    about = texts.listed((league.name, season))
    picture: Block = await drawn(team_race_picture, about, curves, texts=texts, carried=course.carried)
    return Card(heading, picture, rows=[[turn]])


@press("team:{what}:{league}:{season}")
async def turn_teams(asked: Asked, what: Literal["race", "table"], league: int, season: int) -> None:
    """Show the race in place of the standings, and back."""
    await asked.defer_show()
    store, guild, texts = asked.store, asked.guild, asked.shown_texts
    name = (await store.leagues.by_id(guild, league)).name
    if what == "race":
        card = await race_card(await store.courses.teams(guild, name, season=season), texts)
    else:
        card = table_card(await store.teams.standings(guild, name, season=season), texts)
    await asked.show(card)
