"""The lines of a game's card: every player's items, whether all adds up, and how far the game has come."""

from collections.abc import Collection, Iterator

from cogs.game.card.fixes import chombo_shares, fixes
from cogs.ui.cards import Accent, escape, small
from cogs.ui.people.agreeing import needed_line, waiting_lines
from cogs.ui.people.seating import SEATS
from cogs.ui.texts import Texts
from cogs.ui.words.figures import points, score
from cogs.ui.words.results import TENTH, counted_items, placement_items, rules_title
from core.rules import ChomboPayment, RuleSet
from db import GameInfo, GameStatus, SeatResult


def game_blocks(game: GameInfo, texts: Texts, *, asked: Collection[int] = ()) -> list[str]:
    """Return the blocks of a game's card; who sits in the seats `asked` is asked elsewhere on it."""
    blocks = [
        heading(game, texts),
        "\n".join(line for seat in game.by_place for line in seat_lines(game, seat, texts)),
        "\n".join(_sums(game, texts)),
        "\n".join(_remarks(game, texts, asked)),
        small("\n".join(_state(game, texts))),
    ]
    return [block for block in blocks if block]


def accent_of(game: GameInfo) -> Accent:
    """Return the colour of a game's card: it waits for somebody, counts, or counts no more."""
    if game.status in {GameStatus.DRAFT, GameStatus.PENDING}:
        return Accent.WAITING
    return Accent.PLAIN if game.status is GameStatus.CONFIRMED else Accent.GONE


def heading(game: GameInfo, texts: Texts) -> str:
    """Say which game it is, and what has become of it."""
    status = "correction" if game.corrects and game.status is GameStatus.DRAFT else game.status.value
    title = texts.text("game-heading", status=status, number=game.number or 0)
    return f"# {title}\n{small(f'{escape(game.league)} · {rules_title(game.rules, texts)}')}"


def seat_name(seat: int, texts: Texts) -> str:
    """Return the wind of a seat, counted from the first dealer."""
    return texts.text(f"game-seat-{SEATS[seat]}")


def seat_lines(game: GameInfo, seat: SeatResult, texts: Texts) -> tuple[str, str]:
    """Return a player's result, and the items that add up to it."""
    placement = seat.placement
    line = texts.text(
        "game-seat",
        place=placement.place,
        name=escape(seat.player.name),
        seat=seat_name(placement.seat, texts),
        raw=points(placement.raw),
        total=score(placement.total),
    )
    counts = counted_items(seat.chombo, seat.fpoints, texts)
    return line, small(" · ".join([*placement_items(placement, game.rules, texts), *counts]))


def _sums(game: GameInfo, texts: Texts) -> Iterator[str]:
    """Say whether the points are those that the players began with, and what all totals come to."""
    if game.missing:
        short = "short" if game.missing > 0 else "over"
        facts = {"total": game.total, "expected": game.expected, "by": abs(game.missing)}
        yield texts.text(f"game-points-{short}", **facts, offers=len(fixes(game)))
        return
    yield texts.text("game-points-right", total=game.total)
    if game.kyoutaku_points:
        rule = game.rules.leftover_kyoutaku.value.replace("_", "-")
        yield texts.text(f"game-sticks-{rule}", sticks=game.sticks, points=game.kyoutaku_points)
    total = sum(seat.placement.total for seat in game.seats)
    penalties = sum(seat.placement.penalty for seat in game.seats)
    if penalties:
        yield texts.text("game-totals-with-penalties", total=score(total), penalties=score(penalties))
    else:
        yield texts.text("game-totals", total=score(total))


def _remarks(game: GameInfo, texts: Texts, asked: Collection[int]) -> Iterator[str]:
    new = [
        escape(seat.player.name)
        for at, seat in enumerate(game.seats)
        if seat.player.id in game.newcomers and at not in asked
    ]
    if new:
        yield texts.text("game-newcomers", names=texts.listed(new), count=len(new))
    if game.rules.chombo_payment is ChomboPayment.MANGAN and any(seat.chombo for seat in game.seats):
        yield chombo_note(game.rules, texts)
    if game.comment:
        yield texts.text("game-comment", comment=escape(game.comment))


def chombo_note(rules: RuleSet, texts: Texts) -> str:
    """Say what a chombo costs: at the table, after uma, or nothing."""
    if rules.chombo_payment is ChomboPayment.MANGAN:
        dealer, other = (sum(chombo_shares(0, dealer, rules).values()) for dealer in (0, 1))
        return texts.text("game-chombo-mangan", dealer=dealer, other=other)
    if rules.chombo_penalty:
        return texts.text("game-chombo-penalty", score=score(-rules.chombo_penalty // TENTH))
    return texts.text("game-chombo-free")


def _state(game: GameInfo, texts: Texts) -> Iterator[str]:
    """Say who recorded the game and when, and what it waits for."""
    at = int(game.played_at.timestamp())
    yield texts.text("game-recorded", user=f"<@{game.recorded_by}>", at=f"<t:{at}:f>")
    if game.status is GameStatus.DRAFT and game.corrects is None and (line := needed_line(game, texts)):
        yield line
    if game.status is GameStatus.PENDING:
        yield from waiting_lines(game, texts)
