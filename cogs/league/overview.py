"""Cards about a league itself: its settings, its seasons, the list of leagues."""

from typing import Final

from cogs.league.words import confirmation_line, day, formula, league_line, season_title
from cogs.ui.asked import Asked
from cogs.ui.board import page_row
from cogs.ui.cards import Card, escape, small
from cogs.ui.presses import press
from cogs.ui.texts import Texts
from cogs.ui.words.results import rules_title
from db import LeagueCopy, LeagueInfo, SeasonInfo, StandingsPage

LEAGUES_PER_PAGE: Final = 10
SEASONS_SHOWN: Final = 8


def created_card(league: LeagueInfo, texts: Texts) -> Card:
    """Say that there is a new league, and what to do next."""
    return Card(
        texts.text("league-created", name=escape(league.name)),
        _settings(league, texts),
        small(texts.text("league-created-next")),
    )


def changed_card(league: LeagueInfo, texts: Texts) -> Card:
    """Say what the settings are now."""
    return Card(texts.text("league-changed", name=escape(league.name)), _settings(league, texts))


def info_card(page: StandingsPage, seasons: tuple[SeasonInfo, ...], waiting: int, texts: Texts) -> Card:
    """Show everything about a league but its standings."""
    league = page.league
    counts = [texts.text("standings-counts", players=page.players, games=page.games)]
    if waiting:
        counts.append(texts.text("league-waiting", count=waiting))
    blocks = [f"## {escape(league.name)}", _settings(league, texts), " · ".join(counts)]
    lines = [_season_line(season, texts) for season in seasons[:SEASONS_SHOWN]]
    if len(seasons) > SEASONS_SHOWN:
        lines.append(texts.text("league-more-seasons", count=len(seasons) - SEASONS_SHOWN))
    return Card(*blocks, "\n".join(lines), small(formula(league.rules, texts)))


def imported_card(league: LeagueInfo, copy: LeagueCopy, texts: Texts) -> Card:
    """Say what was put into a league."""
    players = sum(player.merged_into is None for player in copy.players)
    said = texts.text("league-imported", name=escape(league.name), games=len(copy.games), players=players)
    return Card(said, _settings(league, texts))


def season_started_card(league: LeagueInfo, season: SeasonInfo, texts: Texts) -> Card:
    """Say that a season has begun."""
    return Card(texts.text("season-started", season=season_title(season, texts), league=escape(league.name)))


def season_closed_card(page: StandingsPage, texts: Texts) -> Card:
    """Say that a season is over, and who led."""
    season = season_title(page.season, texts)
    said = [texts.text("season-is-closed", season=season, league=escape(page.league.name))]
    leaders = [escape(line.player.name) for line in page.lines if line.rank == 1]
    if leaders:
        said.append(texts.text("season-winner", names=texts.listed(leaders), count=len(leaders)))
    return Card("\n".join(said), small(texts.text("season-closed-next")))


def list_card(leagues: tuple[LeagueInfo, ...], page: int, texts: Texts) -> Card:
    """List the leagues of a server; a page that no longer exists is the last one."""
    if not leagues:
        return Card(texts.text("league-list-empty"))
    last = (len(leagues) - 1) // LEAGUES_PER_PAGE
    page = min(page, last)
    shown = leagues[page * LEAGUES_PER_PAGE : (page + 1) * LEAGUES_PER_PAGE]
    blocks = [texts.text("league-list-heading")]
    blocks += [f"**{escape(league.name)}**\n{league_line(league, texts)}" for league in shown]
    return Card(*blocks, rows=[page_row(turn_leagues, page, last + 1, texts)])


@press("league:list:{_what:back|here|on}:{page}")
async def turn_leagues(asked: Asked, _what: str, page: int) -> None:
    """Show another page of the list of leagues."""
    leagues = await asked.store.leagues.all(asked.guild)
    await asked.show(list_card(leagues, page, asked.shown_texts))


def _settings(league: LeagueInfo, texts: Texts) -> str:
    rules = texts.text("league-rules", rules=rules_title(league.rules, texts))
    return f"{rules}\n{confirmation_line(league, texts)}"


def _season_line(season: SeasonInfo, texts: Texts) -> str:
    return texts.text(
        "season-line",
        season=season_title(season, texts),
        start=day(season.started_at),
        end=day(season.closed_at) if season.closed_at else "",
        open="no" if season.closed_at else "yes",
    )
