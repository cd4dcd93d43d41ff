"""The `/player` commands."""

from typing import ClassVar, Final

from discord import app_commands

from cogs.player.asking import (
    change_nothing,
    check_forget,
    forget_player,
    forget_question,
    merge_member,
    merge_players,
    merge_question,
)
from cogs.player.hands import choose_season, show_card, turn_page
from cogs.player.matrix import pair_card, turn_versus
from cogs.player.page import LEAST_TOGETHER, name_of, newcomer_card
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, escape
from cogs.ui.choosing import LeagueName, Offered, PlayerName
from cogs.ui.cog import CommandGroup, answered
from cogs.ui.people import own_ref
from cogs.ui.people.permissions import Action
from db import PlayerRef
from db.errors import PlayerUnknown

SERVICES: Final = ("tenhou", "mahjong soul", "riichi city")
"""Offered by the autocomplete. Any other name is accepted too."""


async def _services(_asked: Asked, typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.casefold().strip()
    return limits.choices((name, name) for name in SERVICES if wanted in name)


Service = app_commands.Transform[str, Offered(_services)]


@app_commands.guild_only
class Player(CommandGroup, group_name="player"):
    """`/player`: the records and the names of players."""

    presses: ClassVar = (
        merge_players,
        merge_member,
        forget_player,
        change_nothing,
        turn_page,
        choose_season,
        turn_versus,
    )

    @app_commands.command()
    @answered
    async def show(self, asked: Asked, who: PlayerName = "", league: LeagueName = "") -> None:
        """Show a player's record."""
        texts, guild = asked.board, asked.guild
        ref, found = await _who(asked, who), await asked.store.leagues.get(guild, league)
        try:
            await asked.store.players.get(guild, ref)
        except PlayerUnknown:
            # A member has a page even before their first game; any other unknown name is a mistake.
            if ref.user_id is None:
                raise
            await asked.reply(newcomer_card(ref.name, found, texts))
            return
        # The ratings may need all games of the league, which can take longer than Discord waits.
        await asked.defer()
        profile = await asked.store.standings.profile(guild, found.name, ref, least=LEAST_TOGETHER)
        await asked.reply(show_card(profile, texts))

    @app_commands.command()
    @answered
    async def versus(self, asked: Asked, a: PlayerName, b: PlayerName, league: LeagueName = "") -> None:
        """Show two players against each other."""
        pair = await asked.player(a), await asked.player(b)
        await asked.reply(await pair_card(asked, league, pair, asked.board))

    @app_commands.command()
    @answered
    async def link(self, asked: Asked, service: Service, name: str, who: PlayerName = "") -> None:
        """Link a name on another service to a player."""
        texts, ref = asked.board, await _who(asked, who, plays=True)
        await _check(asked, ref, own=Action.LINK_SELF, other=Action.LINK_OTHER)
        player = await asked.store.players.link(asked.deed(), ref, service=service, name=name)
        said = texts.text("player-linked", player=name_of(player), service=escape(service), name=escape(name))
        await asked.reply(Card(said))

    @app_commands.command()
    @answered
    async def unlink(self, asked: Asked, service: Service, name: str) -> None:
        """Remove the link of a name on another service."""
        texts = asked.board
        owner = (await asked.store.players.known_as(asked.guild, service, [name])).get(name)
        if owner is not None:
            own = owner.user_id == asked.user
            await asked.allow(Action.LINK_SELF if own else Action.LINK_OTHER)
        player = await asked.store.players.unlink(asked.deed(), service=service, name=name)
        said = texts.text("player-unlinked", player=name_of(player), service=escape(service), name=escape(name))
        await asked.reply(Card(said))

    @app_commands.command()
    @answered
    async def rename(self, asked: Asked, name: str, who: PlayerName = "") -> None:
        """Rename a player."""
        texts, ref = asked.board, await _who(asked, who)
        await _check(asked, ref, own=Action.RENAME_SELF, other=Action.MANAGE_PLAYERS)
        before = await asked.store.players.get(asked.guild, ref)
        player = await asked.store.players.rename(asked.deed(), ref, name)
        said = texts.text("player-renamed", before=name_of(before), name=name_of(player))
        await asked.reply(Card(said))

    @app_commands.command()
    @answered
    async def merge(self, asked: Asked, old: PlayerName, new: PlayerName) -> None:
        """Ask if two players are one."""
        await asked.allow(Action.MANAGE_PLAYERS)
        one, other = await asked.player(old), await asked.playing(new)
        pair = await asked.store.players.mergeable(asked.guild, one, other)
        await asked.reply(merge_question(*pair, other, asked.texts), private=True)

    @app_commands.command()
    @answered
    async def forget(self, asked: Asked, who: PlayerName = "") -> None:
        """Ask for confirmation before a player becomes anonymous."""
        player = await asked.store.players.get(asked.guild, await _who(asked, who))
        await check_forget(player, asked)
        await asked.reply(forget_question(player, asked.texts), private=True)


async def _check(asked: Asked, ref: PlayerRef, *, own: Action, other: Action) -> None:
    """Raise `NotAllowed` unless the person who asks may do this to the player. It may be themselves."""
    user = ref.user_id
    if user is None:
        user = (await asked.store.players.get(asked.guild, ref)).user_id
    await asked.allow(own if user == asked.user else other)


async def _who(asked: Asked, named: str, *, plays: bool = False) -> PlayerRef:
    """Return the named player, or the person who asks. For `plays` raise `BotNamed` for a bot."""
    if not named:
        return own_ref(asked.interaction)
    return await (asked.playing(named) if plays else asked.player(named))
