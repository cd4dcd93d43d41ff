"""Questions before an act that cannot be taken back: merging two players, and forgetting one."""

from typing import Final

import discord

from cogs.player.page import name_of
from cogs.ui.asked import Asked
from cogs.ui.cards import Accent, Card, escape
from cogs.ui.people.permissions import Action
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from db import PlayerInfo, PlayerRef

_RED: Final = discord.ButtonStyle.danger


async def check_forget(player: PlayerInfo, asked: Asked) -> None:
    """Raise `NotAllowed` unless the person who asks may make this player anonymous. It may be themselves."""
    await asked.allow(Action.FORGET_SELF if player.user_id == asked.user else Action.MANAGE_PLAYERS)


def merge_question(old: PlayerInfo, new: PlayerInfo | None, member: PlayerRef, texts: Texts) -> Card:
    """Ask if two players are one; without a second one, if a player is a member who has not played."""
    if new is None:
        name, made = escape(member.name), merge_member(old.id, member.user_id or 0)
    else:
        name, made = name_of(new), merge_players(old.id, new.id)
    said = texts.text("merge-question", old=name_of(old), new=name)
    row = [
        button(made, label=texts.text("merge-yes"), style=_RED),
        button(change_nothing(), label=texts.text("player-keep")),
    ]
    return Card(said, accent=Accent.MISTAKE, rows=[row])


def forget_question(player: PlayerInfo, texts: Texts) -> Card:
    """Ask for confirmation before a player becomes anonymous."""
    said = texts.text("forget-question", name=name_of(player))
    row = [
        button(forget_player(player.id), label=texts.text("forget-yes"), style=_RED),
        button(change_nothing(), label=texts.text("player-keep")),
    ]
    return Card(said, accent=Accent.MISTAKE, rows=[row])


def _by_id(number: int) -> PlayerRef:
    return PlayerRef(str(number), player_id=number)


@press("player:merge:{old}:{new}")
async def merge_players(asked: Asked, old: int, new: int) -> None:
    """Merge two players, and say so in place of the question."""
    await asked.allow(Action.MANAGE_PLAYERS)
    # This computes every league of the server again, which can take longer than Discord waits.
    await asked.defer()
    player = await asked.store.players.merge(asked.deed(), _by_id(old), _by_id(new))
    await asked.change(Card(asked.texts.text("merge-done", name=name_of(player))))


@press("player:merge:{old}:u{account}")
async def merge_member(asked: Asked, old: int, account: int) -> None:
    """Merge a player with a member who has not played, and say so in place of the question."""
    await asked.allow(Action.MANAGE_PLAYERS)
    await asked.defer()
    member = await asked.player(f"<@{account}>")
    player = await asked.store.players.merge(asked.deed(), _by_id(old), member)
    await asked.change(Card(asked.texts.text("merge-done-member", name=name_of(player))))


@press("player:forget:{player}")
async def forget_player(asked: Asked, player: int) -> None:
    """Make a player anonymous, and say so in place of the question."""
    players = asked.store.players
    await check_forget(await players.get(asked.guild, _by_id(player)), asked)
    anonymous = asked.board.text("player-anonymous")
    forgotten = await players.forget(asked.deed(), _by_id(player), anonymous=anonymous)
    await asked.change(Card(asked.texts.text("forget-done", name=name_of(forgotten))))


@press("player:keep")
async def change_nothing(asked: Asked) -> None:
    """Change nothing, and say so in place of the question."""
    await asked.change(Card(asked.texts.text("player-kept")))
