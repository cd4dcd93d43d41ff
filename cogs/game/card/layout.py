"""The card of a game, drawn from what the store has, with the buttons and lists that do something about it."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.game import controls
from cogs.game.card.changes import Side, changes
from cogs.game.card.fixes import Cause, Fix, fixes
from cogs.game.card.lines import accent_of, game_blocks
from cogs.game.strangers.lists import Stranger, stranger_rows, strangers_in, strangers_line
from cogs.ui.asked import Asked
from cogs.ui.cards import Accent, Card
from cogs.ui.presses import button
from cogs.ui.texts import Texts
from core.rules import RuleSet
from db import GameInfo, GameStatus, Store

_GREEN: Final = discord.ButtonStyle.success
_BLUE: Final = discord.ButtonStyle.primary
_RED: Final = discord.ButtonStyle.danger


async def game_card(
    game: GameInfo, store: Store, guild_id: int, texts: Texts, *, strangers: Sequence[Stranger] = ()
) -> Card:
    """Lay a game out as it is, and ask in lists who the `strangers` of a draft are."""
    strangers = strangers if game.status is GameStatus.DRAFT else ()
    blocks, unchanged = game_blocks(game, texts, asked=frozenset(each.seat for each in strangers)), False
    if strangers:
        blocks.insert(-1, strangers_line(strangers, game, texts))
    if game.status is GameStatus.DRAFT and game.corrects is not None:
        lines = await _changes(game, store, guild_id, texts)
        unchanged = not lines
        blocks.insert(1, "\n".join(lines) or texts.text("game-unchanged"))
    guests = await store.players.guests(guild_id) if strangers else ()
    rows = [*stranger_rows(strangers, game, guests, texts), *game_rows(game, texts, unchanged=unchanged)]
    return Card(*blocks, accent=Accent.MISTAKE if game.missing else accent_of(game), rows=rows)


async def show_game(asked: Asked, game: GameInfo) -> None:
    """Draw the message that was pressed anew, with the lists of strangers that are under it."""
    strangers = strangers_in(asked.interaction.message, game.id)
    await asked.change(await game_card(game, asked.store, asked.guild, asked.board, strangers=strangers))


async def _changes(draft: GameInfo, store: Store, guild_id: int, texts: Texts) -> list[str]:
    """Say what a correction would change."""
    original = await store.games.get(guild_id, draft.corrects or 0)
    names = {seat.player.id: seat.player.name for game in (original, draft) for seat in game.seats}
    return list(changes(Side.of(original), Side.of(draft), names, texts))


def game_rows(game: GameInfo, texts: Texts, *, unchanged: bool = False) -> list[list[ui.Item[Any]]]:
    """Draw the buttons under a game; a correction that changes nothing cannot be saved."""
    if game.status is GameStatus.PENDING:
        return [
            [
                button(controls.agree(game.id), label=texts.text("game-button-agree"), style=_GREEN),
                button(controls.correct(game.id), label=texts.text("game-button-correct")),
                button(controls.cancel(game.id), label=texts.text("game-button-take-back"), style=_RED),
            ]
        ]
    if game.status is not GameStatus.DRAFT:
        return []
    offered: list[ui.Item[Any]] = [
        button(controls.fix(game.id, fix.sticks, fix.points), label=_fix_label(fix, game, texts), style=_BLUE)
        for fix in fixes(game)
    ]
    return [row for row in (offered, _draft_row(game, texts, incomplete=bool(game.missing) or unchanged)) if row]


def _draft_row(game: GameInfo, texts: Texts, *, incomplete: bool) -> list[ui.Item[Any]]:
    finish, key = (controls.submit, "submit") if game.corrects is None else (controls.save, "save")
    row: list[ui.Item[Any]] = [
        button(finish(game.id), label=texts.text(f"game-button-{key}"), style=_GREEN, disabled=incomplete),
        button(controls.edit(game.id), label=texts.text("game-button-edit")),
    ]
    if counts_fpoints(game.rules):
        row.append(button(controls.fpoints(game.id), label=texts.text("game-button-fpoints")))
    row.append(button(controls.chombo(game.id), label=texts.text("game-button-chombo")))
    row.append(button(controls.cancel(game.id), label=texts.text("game-button-cancel"), style=_RED))
    return row


def counts_fpoints(rules: RuleSet) -> bool:
    """Return whether F-points are counted under these rules."""
    return any((rules.fpoint_deal_in, rules.fpoint_double_ron, rules.fpoint_triple_ron, rules.fpoint_ippatsu_tsumo))


def _fix_label(fix: Fix, game: GameInfo, texts: Texts) -> str:
    if fix.cause is Cause.STICKS:
        rule = game.rules.leftover_kyoutaku.value
        return texts.text("game-fix-sticks", sticks=fix.sticks, rule=rule)
    names = [seat.player.name for seat in game.seats]
    seat, dealer = fix.seat or 0, fix.dealer or 0
    return texts.text(
        f"game-fix-{fix.cause}",
        name=names[seat],
        points=fix.points[seat],
        dealer=names[dealer],
        dealt="yes" if seat == dealer else "no",
    )
