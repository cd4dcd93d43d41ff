"""Cards of draws and rotations."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Final

import discord
from discord import ui

from cogs.ui.cards import Card, escape, small
from cogs.ui.people.seating import SEATS
from cogs.ui.texts import Texts
from cogs.ui.words.tiles import shown
from core.hand import Tile, tile
from core.league import DrawTile, Rotation, Round, SeatDrawing, seated

_HONOURS: Final[dict[DrawTile, Tile]] = {
    DrawTile.WHITE: tile("5z"),
    DrawTile.EAST: tile("1z"),
    DrawTile.SOUTH: tile("2z"),
    DrawTile.WEST: tile("3z"),
    DrawTile.NORTH: tile("4z"),
}
FILE: Final = "rotation.txt"
ROOM: Final = 3400
"""The longest list of rounds on a card, in characters. A longer one goes into a file."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A card, and the files below it."""

    card: Card
    files: tuple[discord.File, ...] = ()


def tiles_card(drawing: SeatDrawing[str], texts: Texts) -> Card:
    """Lay out the five-tile draw step by step: the tiles, and the seats for each choice of the first player."""
    steps = [
        texts.text("draw-step", number=number, name=escape(drawn.player), tile=_tile(drawn.tile, texts))
        for number, drawn in enumerate(drawing.drawn, start=1)
    ]
    best = {drawn.player: drawn.tile for drawn in drawing.drawn}
    first = drawing.order[0]
    picks = [
        texts.text("draw-pick", seat=texts.text(f"seats-{SEATS[pick]}"), seats=_seats(seated(drawing, pick), texts))
        for pick in range(len(drawing.order))
    ]
    ranked = " > ".join(escape(player) for player in drawing.order)
    return Card(
        texts.text("draw-heading", name=escape(first), tile=_tile(best[first], texts)),
        "\n".join(steps),
        texts.text("draw-order", order=ranked),
        "\n".join([texts.text("draw-picks", name=escape(first)), *picks]),
        small(texts.text("draw-note")),
    )


def lots_card(players: Sequence[str], texts: Texts) -> Card:
    """Lay out the seats of one table, drawn by lot."""
    lines = [
        texts.text("lots-seat", seat=texts.text(f"seats-{seat}"), name=escape(player))
        for seat, player in zip(SEATS, players, strict=False)
    ]
    return Card(texts.text("lots-heading"), "\n".join(lines))


def rotation_plan(found: Rotation[str], texts: Texts, *, heading: str, lots: bool = False) -> Plan:
    """Lay out every round with its tables, and the number of repeated meetings. A long plan goes into a file.

    `lots` are a single round, without a number and repeats.
    """
    rounds = [_round(number, each, texts, lots=lots) for number, each in enumerate(found.rounds, start=1)]
    note = [] if lots else [small(texts.text("rotation-note", count=found.repeats))]
    if len("\n\n".join(rounds)) <= ROOM:
        return Plan(Card(heading, "\n\n".join(rounds), *note))
    lines = [_round(number, each, texts, lots=lots, plain=True) for number, each in enumerate(found.rounds, start=1)]
    file = discord.File(BytesIO("\n\n".join(lines).encode()), filename=FILE)
    return Plan(Card(heading, texts.text("rotation-in-file"), ui.File(f"attachment://{FILE}"), *note), (file,))


def _round(number: int, row: Round[str], texts: Texts, *, lots: bool, plain: bool = False) -> str:
    """Write a round, table by table; `plain` without Markdown, for a file."""
    shown = str if plain else escape
    heading = texts.text("rotation-round", number=number)
    lines = [] if lots else [heading if plain else f"**{heading}**"]
    lines += [
        texts.text("rotation-table", number=at, seats=_seats(table, texts, shown))
        for at, table in enumerate(row.tables, start=1)
    ]
    if row.sitting_out:
        lines.append(texts.text("rotation-out", names=texts.listed(map(shown, row.sitting_out))))
    return "\n".join(lines)


def _seats(players: Sequence[str], texts: Texts, shown: Callable[[str], str] = escape) -> str:
    return " · ".join(
        texts.text("seats-at", seat=texts.text(f"seats-{seat}.short"), name=shown(player))
        for seat, player in zip(SEATS, players, strict=False)
    )


def _tile(drawn: DrawTile, texts: Texts) -> str:
    """Write the tile's name, after its emoji if there is one."""
    name = texts.text(f"draw-tile-{drawn.name.lower()}")
    return f"{shown((_HONOURS[drawn],), texts)} {name}" if texts.emojis else name
