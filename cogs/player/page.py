"""A player's page: seasons, form, opponents."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from discord import ui

from cogs.ui.cards import Card, escape, small
from cogs.ui.limits import clip
from cogs.ui.texts import Texts
from cogs.ui.words.figures import average, average_score, percent, score
from cogs.ui.words.measures import skill, tenhou_rating
from cogs.ui.words.results import rules_title
from db import LeagueInfo, PlayerInfo, Profile, Rating, Standing, Versus

LEAST_TOGETHER: Final = 5
"""The fewest common games that make an opponent."""

SEASONS_SHOWN: Final = 6
_ELSEWHERE: Final = 500


def profile_card(profile: Profile, texts: Texts, *, rows: Iterable[Sequence[ui.Item[Any]]] = ()) -> Card:
    """Lay out a player's record in one league, apart from the hands, with `rows` of buttons."""
    blocks = [heading(profile, texts), *(_seasons(profile, texts) or [texts.text("player-no-games")])]
    if profile.form:
        places = " ".join(str(place) for place in profile.form)
        blocks.append(texts.text("player-form", places=places, count=len(profile.form)))
    if profile.rating is not None:
        blocks.append(_rating(profile.rating, texts))
    for side, found in (("best", profile.best), ("worst", profile.worst)):
        if found:
            blocks.append("\n".join([texts.text(f"player-{side}"), *(_opponent(each, texts) for each in found)]))
    if profile.elsewhere:
        names = texts.listed(
            texts.text("named", name=escape(service), text=escape(name)) for service, name in profile.elsewhere
        )
        blocks.append(small(texts.text("player-elsewhere", names=clip(names, _ELSEWHERE))))
    return Card(*blocks, rows=rows)


def heading(profile: Profile, texts: Texts) -> str:
    """Write the name of the player and of the league."""
    return f"# {escape(profile.player.name)}\n{_league(profile.league, texts)}"


def newcomer_card(name: str, league: LeagueInfo, texts: Texts) -> Card:
    """Lay out the page of a member who has never played."""
    return Card(f"# {escape(name)}\n{_league(league, texts)}", texts.text("player-no-games"))


def versus_card(
    found: Versus, league: LeagueInfo, texts: Texts, *, rows: Iterable[Sequence[ui.Item[Any]]] = ()
) -> Card:
    """Lay out two players head to head, with `rows` of buttons."""
    one, other = escape(found.one.name), escape(found.other.name)
    heading = f"# {texts.text('versus-heading', one=one, other=other)}\n{_league(league, texts)}"
    if not found.games:
        return Card(heading, texts.text("player-never-met"), rows=rows)
    above = texts.text("versus-above", one=found.one_above, other=found.other_above, games=found.games)
    lines = [
        texts.text("versus-line", name=name, total=score(total), average=average_score(total, found.games))
        for name, total in ((one, found.one_total), (other, found.other_total))
    ]
    return Card(heading, above, "\n".join(lines), rows=rows)


def name_of(player: PlayerInfo) -> str:
    """Return a player's name, harmless in a card."""
    return escape(player.name)


def _league(league: LeagueInfo, texts: Texts) -> str:
    return small(f"{escape(league.name)} · {rules_title(league.rules, texts)}")


def _rating(rating: Rating, texts: Texts) -> str:
    """Write the ratings, which count the games of all seasons; grey while they are provisional."""
    said = texts.text(
        "player-ratings",
        skill=skill(rating),
        tenhou=tenhou_rating(rating),
        games=rating.games,
        provisional="yes" if rating.is_provisional else "no",
    )
    return small(said) if rating.is_provisional else said


def _seasons(profile: Profile, texts: Texts) -> list[str]:
    """Return all seasons together if there are several, then each, newest first."""
    played = [(season, line) for season, line in profile.seasons if line.games or line.penalties]
    players = profile.league.rules.players
    blocks = []
    if len(played) > 1:
        lines = tuple(line for _, line in played)
        games, total = sum(line.games for line in lines), sum(line.total for line in lines)
        heading = texts.text("player-all-seasons", games=games, total=score(total))
        blocks.append(_record(heading, lines, players, texts))
    for season, line in played[:SEASONS_SHOWN]:
        heading = texts.text(
            "player-season", number=season.number, rank=line.rank, games=line.games, total=score(line.total)
        )
        blocks.append(_record(heading, (line,), players, texts))
    if len(played) > SEASONS_SHOWN:
        blocks.append(small(texts.text("player-more-seasons", count=len(played) - SEASONS_SHOWN)))
    return blocks


def _record(heading: str, lines: tuple[Standing, ...], players: int, texts: Texts) -> str:
    games, penalties = sum(line.games for line in lines), sum(line.penalties for line in lines)
    shown = [heading]
    if games:
        with_games = [line for line in lines if line.games]
        shown.append(
            texts.text(
                "player-averages",
                average=average_score(sum(line.total for line in lines), games),
                place=average(sum(line.sum_of_places for line in lines), games),
                best=score(max(line.best for line in with_games)),
                worst=score(min(line.worst for line in with_games)),
            )
        )
        counts = [sum(line.places[place] for line in lines) for place in range(players)]
        shown.append(
            " · ".join(
                texts.text("player-place", place=place, count=count, rate=percent(count, games))
                for place, count in enumerate(counts, start=1)
            )
        )
    if penalties:
        shown.append(texts.text("player-penalties", total=score(penalties)))
    return "\n".join(shown)


def _opponent(found: Versus, texts: Texts) -> str:
    return texts.text(
        "player-opponent",
        name=name_of(found.other),
        above=found.one_above,
        below=found.other_above,
        total=score(found.one_total),
    )
