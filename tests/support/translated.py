"""Cards in other languages without Discord: their text, their tables, and a league to show."""

from datetime import UTC, datetime
from fractions import Fraction

from cogs.league.boards.standings import StandingsQuery, standings_card
from cogs.score.hand.buttons import hand_card
from cogs.score.hand.typed import Options, read_case
from cogs.ui.cards import Card
from cogs.ui.cards.tables import COLUMNS, width
from cogs.ui.texts import Texts
from core.rules import load_preset
from db import Confirmation, LeagueInfo, PlayerInfo, SeasonInfo, Sort, Standing, StandingsPage
from tests.support.limits import TEXT_DISPLAY, walk

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def text_of(card: Card) -> str:
    """Return all text of a card, block by block, with a space for every space where no line breaks."""
    parts = walk(card.to_components())  # type: ignore[no-untyped-call]
    shown = "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)
    return shown.replace("\N{NO-BREAK SPACE}", " ")


def tables_of(shown: str) -> list[str]:
    """Every line of every table."""
    return [line for block in shown.split("```")[1::2] for line in block.strip("\n").splitlines()]


def scored(options: Options, texts: Texts) -> list[str]:
    """The lines of the card of a hand."""
    card, _ = hand_card(read_case(options, texts), texts)
    return text_of(card).splitlines()


def league(name: str, *, season: str, confirmation: Confirmation = Confirmation.ONE) -> LeagueInfo:
    """A league in its second season, in which games that nobody confirms expire after two days."""
    return LeagueInfo(
        id=1,
        name=name,
        rules=load_preset("f-league"),
        rules_hash="",
        confirmation=confirmation,
        pending_hours=48,
        pending_confirms=False,
        season=SeasonInfo(id=1, number=2, name=season, started_at=NOW, closed_at=None),
    )


def standings(
    shown: LeagueInfo, names: tuple[str, ...], texts: Texts, *, sort: Sort = Sort.TOTAL, full: bool = False
) -> str:
    """The standings of three players, of whom the first leads and the last has a penalty."""
    lines = tuple(
        Standing(
            rank=place + 1,
            player=PlayerInfo(id=place, name=name, user_id=place),
            games=12,
            total=1234 - 700 * place,
            places=(4, 3, 3, 2),
            best=620,
            worst=-512,
            penalties=-200 * (place == 2),
            fpoints=place,
            chombo=place,
            gap=Fraction(700) if place else None,
        )
        for place, name in enumerate(names)
    )
    page = StandingsPage(
        league=shown,
        season=shown.season,
        lines=lines,
        own=None,
        page=0,
        pages=1,
        players=len(lines),
        games=12,
        computed_at=NOW,
    )
    query = StandingsQuery(league=shown.id, season=shown.season.number, sort=sort, full=full)
    return text_of(standings_card(page, query, (shown.season,), texts, asker=1))


def assert_in_straight_columns(shown: str, *, rows: int) -> None:
    """Every table has `rows` lines, all as wide as its first, and no wider than a phone shows."""
    lines = tables_of(shown)
    assert lines
    assert len(lines) % rows == 0
    for start in range(0, len(lines), rows):
        (columns,) = {width(line) for line in lines[start : start + rows]}
        assert columns <= COLUMNS
