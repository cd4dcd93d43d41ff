"""The entries of organisers: a correction of the points, and the end of a game before its time."""

import re
import unicodedata
from functools import partial
from typing import Final

from cogs.table.entry.preview import show_preview
from cogs.table.entry.retry import all_kept, retry_buttons
from cogs.table.errors import NothingChanged, NotWholeNumber, PointsNotNumbers
from cogs.table.request import at_table
from cogs.table.words import LABEL_COLUMNS
from cogs.ui.asked import Asked
from cogs.ui.cards.tables import fit
from cogs.ui.people.permissions import Action
from cogs.ui.presses import Field, Typed, dialog, press, submit
from cogs.ui.texts import Texts
from cogs.ui.words.figures import MINUS
from core.table import Adjustment, Stopped, TableState

LONGEST_REASON: Final = 100
LONGEST_SCORES: Final = 300
"""Room for four names, and for whatever somebody types beside them."""
MOST_DIGITS: Final = 7
_FIELDS: Final = 4
"""What the dialog asks for: scores, points on the table, honba, and why."""
_NUMBER: Final = re.compile(rf"[-+]?\d{{1,{MOST_DIGITS}}}")


@press("table:adjust:{table}:{kept}")
async def ask_correction(asked: Asked, table: int, kept: str) -> None:
    """Open the dialog, with what was typed before a mistake or a change, else with what the table has now."""
    async with at_table(asked, table, Action.DIRECT_TABLE) as request:
        state, texts = request.table.state, asked.texts
        typed = all_kept(request, kept).split("|", maxsplit=_FIELDS - 1)
        if len(typed) < _FIELDS:
            typed = ["/".join(map(str, state.points)), str(state.kyoutaku_points), str(state.honba), ""]
        await asked.open(dialog(correction_typed(table), texts.text("live-adjust-title"), _fields(typed, state, texts)))


def _fields(typed: list[str], state: TableState, texts: Texts) -> list[Field]:
    written, on_table, honba, reason = typed
    scores = written.split("/")
    if len(scores) == len(state.seats):
        scores = [f"{fit(name, LABEL_COLUMNS)}: {score}" for name, score in zip(state.seats, scores, strict=True)]
    return [
        Field(
            key="points",
            label=texts.text("live-field-points"),
            value="\n".join(scores),
            longest=LONGEST_SCORES,
            lines=True,
            required=True,
        ),
        Field(key="sticks", label=texts.text("live-field-kyoutaku"), value=on_table, longest=10, required=True),
        Field(key="honba", label=texts.text("live-field-honba"), value=honba, longest=3, required=True),
        Field(key="reason", label=texts.text("live-field-reason"), value=reason, longest=LONGEST_REASON, required=True),
    ]


@submit("table:adjust:{table}:")
async def correction_typed(asked: Asked, typed: Typed, table: int) -> None:
    """Preview the correction, or say what is wrong with it."""
    async with at_table(asked, table, Action.DIRECT_TABLE) as request:
        written = unicodedata.normalize("NFKC", typed["points"])
        scores = [line.rpartition(":")[2].strip() for line in written.splitlines() if line.strip()]
        reason = _one_line(typed["reason"])
        kept = "|".join(("/".join(scores), typed["sticks"], typed["honba"], reason))
        retry = retry_buttons(request, partial(ask_correction, table), kept)
        with request.naming_players(*retry):
            if len(scores) != len(request.table.players):
                raise PointsNotNumbers(text=typed["points"], players=len(request.table.players))
            event = _adjustment(
                request.table.state,
                list(map(_number, scores)),
                on_table=_number(typed["sticks"]),
                honba=_number(typed["honba"]),
                reason=reason,
            )
            proposal = await request.propose(event)
        await show_preview(request, proposal, retry)


def _adjustment(state: TableState, scores: list[int], *, on_table: int, honba: int, reason: str) -> Adjustment:
    """Return the event that leads to these scores, points on the table and honba.

    Raises `NothingChanged` if the table has them already.
    """
    points = tuple(score - held for score, held in zip(scores, state.points, strict=True))
    added = on_table - state.kyoutaku_points
    if not any(points) and not added and honba == state.honba:
        raise NothingChanged
    return Adjustment(
        points=points,
        kyoutaku_points=added,
        honba=None if honba == state.honba else honba,
        reason=reason,
    )


def _number(text: str) -> int:
    """Read a whole number as people type it. Raises `NotWholeNumber`."""
    plain = unicodedata.normalize("NFKC", text).replace(MINUS, "-").replace(",", "").strip()
    if not _NUMBER.fullmatch(plain):
        raise NotWholeNumber(text=text)
    return int(plain)


@press("table:stop:{table}:")
async def ask_stop(asked: Asked, table: int) -> None:
    """Ask an organiser why the game ends before its time."""
    async with at_table(asked, table, Action.DIRECT_TABLE):
        texts = asked.texts
        await asked.open(dialog(stop_typed(table), texts.text("live-stop-title"), [_reason(texts)]))


@submit("table:stop:{table}:")
async def stop_typed(asked: Asked, typed: Typed, table: int) -> None:
    """Preview the end of the game."""
    async with at_table(asked, table, Action.DIRECT_TABLE) as request:
        await show_preview(request, await request.propose(Stopped(reason=_one_line(typed["reason"]))))


def _reason(texts: Texts, value: str = "") -> Field:
    label = texts.text("live-field-reason")
    return Field(key="reason", label=label, value=value, longest=LONGEST_REASON, required=True)


def _one_line(reason: str) -> str:
    return " ".join(reason.split())
