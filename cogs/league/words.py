"""Words that several cards of `/league` share: names of seasons, the formula, moments."""

from datetime import datetime

from cogs.ui.cards import escape
from cogs.ui.texts import Texts
from cogs.ui.words.figures import signed
from cogs.ui.words.results import rules_title
from core.rules import RuleSet
from db import LeagueInfo, SeasonInfo

THOUSAND = 1000


def season_title(season: SeasonInfo, texts: Texts) -> str:
    """Return a season's number, and its name if it has one."""
    name = f" · {escape(season.name)}" if season.name else ""
    return texts.text("season-number", number=season.number) + name


def plain_season(season: SeasonInfo, texts: Texts) -> str:
    """Return the same without Markdown, for lists and pictures."""
    number = texts.text("season-number", number=season.number)
    return f"{number} · {season.name}" if season.name else number


def league_line(league: LeagueInfo, texts: Texts) -> str:
    """Return a league's rules and its season, in one line."""
    season = season_title(league.season, texts)
    return texts.text("league-line", rules=rules_title(league.rules, texts), season=season)


def confirmation_line(league: LeagueInfo, texts: Texts) -> str:
    """Say who confirms a game, and what happens to one that waits."""
    said = texts.text("league-confirmation", confirmation=league.confirmation.value)
    if league.confirmation == "none":
        return said
    then = "confirm" if league.pending_confirms else "lapse"
    return texts.sentences([said, texts.text("league-pending", hours=league.pending_hours, then=then)])


def formula(rules: RuleSet, texts: Texts) -> str:
    """Say how the score of a game comes about under `rules`."""
    uma = "/".join(signed(amount // THOUSAND) for amount in rules.uma[0])
    return texts.text(
        "league-formula",
        back=rules.return_points,
        uma=uma if len(rules.uma) == 1 else texts.text("league-floating-uma"),
        oka=rules.oka // THOUSAND,
        rounding=rules.rounding.value,
    )


def moment(at: datetime) -> str:
    """Write a moment so that Discord shows it in each reader's own time."""
    return f"<t:{int(at.timestamp())}:f>"


def day(at: datetime) -> str:
    """Write a day so that Discord shows it in each reader's own way."""
    return f"<t:{int(at.timestamp())}:d>"
