"""`/game import`: a log or a result line becomes a preview like that of `/game record`."""

import asyncio
import re
from pathlib import PurePath
from typing import Final

import discord

from cogs.game.card.layout import game_card
from cogs.game.importing.errors import LogIsLink, NothingToImport, TwoToImport
from cogs.game.importing.report import line_report, log_report
from cogs.game.importing.result_line import LONGEST, LineResult, read_line
from cogs.game.strangers.lists import strangers_of
from cogs.game.strangers.names import refs_of
from cogs.ui.asked import Asked
from cogs.ui.attachments import fetched
from cogs.ui.cards import Card
from cogs.ui.limits import clip
from core.errors import LogTooLarge, NotALog
from core.logs import LARGEST, LogGame, game_from_log, identity, read_log
from core.rules import RuleSet
from core.table import Start
from db import GameLog, LeagueInfo, PlayerRef, Result, fingerprint_of

SOURCE: Final = "tenhou"
_LONGEST_REFERENCE: Final = 200
_LONGEST_NAME: Final = 64
_MEBIBYTE: Final = 1 << 20
_LINK: Final = re.compile(r"(?:https?://)?[\w.]*tenhou\.net/\S*[?&]log=\S*")
_NEXT_LINK: Final = re.compile(r"\s+(?=https?://)")
_LOG: Final = re.compile(rb"\s*(?:\xef\xbb\xbf)?\s*[<{\[]|\x1f\x8b")
_IN_LINK: Final = b"#json="
_NAME_OF_LOG: Final = re.compile(r"\d{10}gm-[0-9a-f]{4}-\d+-[0-9a-f]{8}")


async def preview_import(asked: Asked, league: LeagueInfo, *, log: discord.Attachment | None, text: str) -> None:
    """Read what was given, keep it as a draft, and show it; then say what else there is to say about it.

    Raises `NothingToImport`, `TwoToImport` and everything that can be wrong with a log, a line or a draft.
    """
    if log is None and not text.strip():
        raise NothingToImport
    if log is not None and text.strip():
        raise TwoToImport
    data = await _fetched(log) if log is not None else _NEXT_LINK.sub("\n", text.strip()).encode()
    read = await _read(data, league.rules)
    store, texts = asked.store, asked.board
    names = read.record.names if isinstance(read, LogGame) else read.names
    reference = "" if log is None else _reference(log.filename)
    result = _result(read, await refs_of(names, store, asked.guild), league.rules, reference)
    game = await store.games.draft(asked.deed(), league.name, result, key=asked.key)
    card = await game_card(game, store, asked.guild, texts, strangers=strangers_of(game, names))
    report = log_report(read, game, texts) if isinstance(read, LogGame) else line_report(read, game, texts)
    # The deferred answer is for the person alone; what follows it is for everybody.
    await asked.change(Card(asked.texts.text("import-done")))
    for each in filter(None, (card, report)):
        await asked.reply(each)
    await asked.interaction.delete_original_response()


async def _fetched(log: discord.Attachment) -> bytes:
    """Download a file. Raises `LogTooLarge` for more than any log has, and `FileUnreachable`."""
    if log.size > LARGEST * _MEBIBYTE:
        raise LogTooLarge(limit=LARGEST)
    return await fetched(log)


def _reference(filename: str) -> str:
    """Return Tenhou's own name of a log where its file is named by it."""
    found = _NAME_OF_LOG.match(PurePath(filename).name)
    return found[0] if found else ""


async def _read(data: bytes, rules: RuleSet) -> LogGame | LineResult:
    """Read a log or the line of a result. Raises `NotALog` for what is no text at all."""
    if _LOG.match(data) or _IN_LINK in data:
        # In another thread, since a large file takes long.
        return await asyncio.to_thread(read_game, data, rules)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise NotALog from problem
    # The search for a link takes longer the longer the text is, so only what may be a line is searched.
    if len(text) <= LONGEST and _LINK.search(text):
        raise LogIsLink
    return read_line(text, rules)


def read_game(data: bytes, rules: RuleSet) -> LogGame:
    """Read a log as a game of a league that plays by `rules`. Raises what `read_log` and `game_from_log` raise."""
    return game_from_log(read_log(data), rules)


def _result(read: LogGame | LineResult, players: tuple[PlayerRef, ...], rules: RuleSet, reference: str) -> Result:
    """Return what was read as if somebody had typed it."""
    if isinstance(read, LineResult):
        return Result(players=players, points=read.points)
    sticks = read.kyoutaku_points // rules.riichi_stick if rules.riichi_stick else 0
    return Result(
        players=players,
        points=read.points,
        sticks=sticks,
        loose=read.kyoutaku_points - sticks * rules.riichi_stick,
        fpoints=read.fpoints,
        log=log_of(read, reference),
    )


def log_of(read: LogGame, reference: str = "") -> GameLog:
    """Return the hands of a game as the store keeps them."""
    record, rules = read.record, read.rules
    begins = Start((rules.start_points,) * rules.players)
    return GameLog(
        source=SOURCE,
        reference=clip(record.reference or reference, _LONGEST_REFERENCE),
        fingerprint=fingerprint_of(*identity(record)),
        names=tuple(clip(name, _LONGEST_NAME) for name in record.names),
        start=None if record.start == begins else record.start,
        events=record.events,
        rules=rules,
    )
