"""The dialogs about a game, and the readers of what people type into them."""

import unicodedata
from dataclasses import replace
from typing import Final

from discord import ui

from cogs.game.card.lines import chombo_note
from cogs.game.record.errors import CountNotANumber, PlayerLines
from cogs.game.record.scores import read_scores
from cogs.ui.asked import Asked
from cogs.ui.people.seating import named
from cogs.ui.presses import DialogId, Field, Typed, dialog
from cogs.ui.texts import Texts
from db import GameInfo, Result

COMMENT: Final = 200
REASON: Final = 200
MOST_STICKS: Final = 99
MOST_FPOINTS: Final = 99
MOST_CHOMBO: Final = 9
_NAMES: Final = 400
_SCORES: Final = 120
_COUNT: Final = 4


def edit_dialog(custom_id: DialogId, game: GameInfo, texts: Texts) -> ui.Modal:
    """Make the dialog with everything that can be typed of a game, as it is now."""
    number = game.number or 0
    fields = (
        Field(
            key="players",
            label=texts.text("game-field-players"),
            value="\n".join(seat.player.name for seat in game.seats),
            longest=_NAMES,
            required=True,
            lines=True,
        ),
        Field(
            key="scores",
            label=texts.text("game-field-scores"),
            value=" ".join(str(seat.placement.raw) for seat in game.seats),
            longest=_SCORES,
            required=True,
        ),
        Field(key="sticks", label=texts.text("game-field-sticks"), value=str(game.sticks), longest=_COUNT),
        Field(key="comment", label=texts.text("game-field-comment"), value=game.comment, longest=COMMENT, lines=True),
    )
    return dialog(custom_id, texts.text("game-edit-title", number=number), fields)


async def read_edit(asked: Asked, game: GameInfo, typed: Typed) -> Result:
    """Read what was typed into `edit_dialog`. Raises `PlayerLines`, `CountNotANumber` and what `read_scores` raises."""
    lines = [line for line in typed["players"].splitlines() if line.strip()]
    if len(lines) != game.rules.players:
        raise PlayerLines(count=len(lines), players=game.rules.players)
    before = Result.of(game)
    known = {ref.name: ref for ref in before.players}
    players = [
        known.get(" ".join(line.split())) or await named(asked.interaction, line, seat)
        for seat, line in enumerate(lines)
    ]
    return replace(
        before,
        players=tuple(players),
        points=read_scores(typed["scores"], game.rules),
        sticks=_count(typed["sticks"], least=0, most=MOST_STICKS),
        comment=" ".join(typed["comment"].split()),
    )


def fpoints_dialog(custom_id: DialogId, game: GameInfo, texts: Texts) -> ui.Modal:
    """Make the dialog with a count of F-points for each seat."""
    values = [seat.fpoints for seat in game.seats]
    note = texts.text("game-fpoints-note")
    return dialog(custom_id, texts.text("game-fpoints-title"), _counts(game, values), note=note)


def chombo_dialog(custom_id: DialogId, game: GameInfo, texts: Texts) -> ui.Modal:
    """Make the dialog with a count of chombo for each seat."""
    values = [seat.chombo for seat in game.seats]
    note = texts.text("game-chombo-note", cost=chombo_note(game.rules, texts))
    return dialog(custom_id, texts.text("game-chombo-title"), _counts(game, values), note=note)


def _counts(game: GameInfo, values: list[int]) -> list[Field]:
    return [
        Field(key=str(number), label=seat.player.name, value=str(value), longest=_COUNT)
        for number, (seat, value) in enumerate(zip(game.seats, values, strict=True))
    ]


def read_fpoints(game: GameInfo, typed: Typed) -> Result:
    """Read what was typed into `fpoints_dialog`. Raises `CountNotANumber`."""
    counts = {int(seat): _count(text, least=-MOST_FPOINTS, most=MOST_FPOINTS) for seat, text in typed.items()}
    return replace(Result.of(game), fpoints=counts)


def read_chombo(game: GameInfo, typed: Typed) -> Result:
    """Read what was typed into `chombo_dialog`. Raises `CountNotANumber`."""
    counts = {int(seat): _count(text, least=0, most=MOST_CHOMBO) for seat, text in typed.items()}
    return replace(Result.of(game), chombo=counts)


def _count(text: str, *, least: int, most: int) -> int:
    """Read a whole number; an empty field is 0. Raises `CountNotANumber`."""
    plain = unicodedata.normalize("NFKC", text).replace("\N{MINUS SIGN}", "-").strip()
    try:
        count = int(plain or "0")
    except ValueError as problem:
        raise CountNotANumber(text=text, least=least, most=most) from problem
    if not least <= count <= most:
        raise CountNotANumber(text=text, least=least, most=most)
    return count


def reason_dialog(custom_id: DialogId, texts: Texts, *, number: int) -> ui.Modal:
    """Make the dialog that asks why the game of that number is corrected."""
    field = Field(key="reason", label=texts.text("game-field-reason"), longest=REASON, required=True)
    return dialog(custom_id, texts.text("game-reason-title", number=number), [field])
