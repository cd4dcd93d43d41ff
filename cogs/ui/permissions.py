"""Who may do what: one table, and how a person's roles in it are found."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import discord

from core.errors import TenbouError
from db import GameInfo, GameStatus, Store, TableInfo


class Role(StrEnum):
    """What somebody is with regard to a league or a game; one person can be several."""

    MEMBER = "member"
    PARTICIPANT = "participant"
    AUTHOR = "author"
    ORGANISER = "organiser"
    MANAGER = "manager"
    """Whoever may manage the server; an organiser as well."""


class Action(StrEnum):
    """What a command or a button does to what is kept."""

    RECORD = "record"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    UNDO = "undo"
    EDIT = "edit"
    LINK_SELF = "link-self"
    LINK_OTHER = "link-other"
    RENAME_SELF = "rename-self"
    FORGET_SELF = "forget-self"
    MANAGE_PLAYERS = "manage-players"
    MANAGE_LEAGUE = "manage-league"
    MANAGE_SEASON = "manage-season"
    PUNISH = "punish"
    MANAGE_TEAMS = "manage-teams"
    MANAGE_RULES = "manage-rules"
    MANAGE_SERVER = "manage-server"
    SET_LANGUAGE = "set-language"
    EXPORT = "export"
    OPEN_TABLE = "open-table"
    PLAY_TABLE = "play-table"
    CLOSE_TABLE = "close-table"
    DIRECT_TABLE = "direct-table"


_ANYBODY: Final = frozenset(Role)
_ORGANISERS: Final = frozenset({Role.ORGANISER})
_AT_TABLE: Final = frozenset({Role.PARTICIPANT, Role.AUTHOR, Role.ORGANISER})

ALLOWED: Final = {
    Action.RECORD: _ANYBODY,
    Action.CONFIRM: frozenset({Role.PARTICIPANT, Role.ORGANISER}),
    Action.CANCEL: frozenset({Role.AUTHOR, Role.ORGANISER}),
    Action.UNDO: frozenset({Role.AUTHOR, Role.ORGANISER}),
    Action.EDIT: frozenset({Role.AUTHOR, Role.ORGANISER}),
    Action.LINK_SELF: _ANYBODY,
    Action.LINK_OTHER: _ORGANISERS,
    Action.RENAME_SELF: _ANYBODY,
    Action.FORGET_SELF: _ANYBODY,
    Action.MANAGE_PLAYERS: _ORGANISERS,
    Action.MANAGE_LEAGUE: _ORGANISERS,
    Action.MANAGE_SEASON: _ORGANISERS,
    Action.PUNISH: _ORGANISERS,
    Action.MANAGE_TEAMS: _ORGANISERS,
    Action.MANAGE_RULES: _ORGANISERS,
    Action.MANAGE_SERVER: frozenset({Role.MANAGER}),
    Action.SET_LANGUAGE: _ORGANISERS,
    Action.EXPORT: _ANYBODY,
    Action.OPEN_TABLE: _ANYBODY,
    Action.PLAY_TABLE: _AT_TABLE,
    Action.CLOSE_TABLE: _AT_TABLE,
    Action.DIRECT_TABLE: _ORGANISERS,
}
"""For each action the roles of which one is enough. Everything is inside one server; others see nothing of it."""

AUTHOR_HOURS: Final = 24
"""How long who recorded a game may still undo or edit it."""


@dataclass(eq=False)
class NotAllowed(TenbouError):
    """Something that takes a role which the person does not have."""

    action: str


def allowed(action: Action, roles: frozenset[Role]) -> bool:
    """Whether one of `roles` may do it."""
    return bool(roles & ALLOWED[action])


def check(action: Action, roles: frozenset[Role]) -> None:
    """Raise `NotAllowed` unless one of `roles` may do it."""
    if not allowed(action, roles):
        raise NotAllowed(action=action)


async def roles_of(interaction: discord.Interaction, store: Store, game: GameInfo | None = None) -> frozenset[Role]:
    """What somebody is in the server they are in, and in a game of it.

    A game's author is one as long as the game does not count, and then until a day after it was recorded.
    """
    roles = {Role.MEMBER}
    if interaction.permissions.manage_guild:
        roles.add(Role.MANAGER)
    if await is_organiser(interaction, store):
        roles.add(Role.ORGANISER)
    if game is not None:
        user = interaction.user.id
        if any(seat.player.user_id == user for seat in game.seats):
            roles.add(Role.PARTICIPANT)
        fresh = (store.now() - game.played_at).total_seconds() <= AUTHOR_HOURS * 3600
        if game.recorded_by == user and (fresh or game.status in (GameStatus.DRAFT, GameStatus.PENDING)):
            roles.add(Role.AUTHOR)
    return frozenset(roles)


async def roles_at(interaction: discord.Interaction, store: Store, table: TableInfo) -> frozenset[Role]:
    """What somebody is at a live table: who opened it is its author, who sits at it takes part."""
    roles = set(await roles_of(interaction, store))
    if any(player.user_id == interaction.user.id for player in table.players):
        roles.add(Role.PARTICIPANT)
    if table.opened_by == interaction.user.id:
        roles.add(Role.AUTHOR)
    return frozenset(roles)


async def is_organiser(interaction: discord.Interaction, store: Store) -> bool:
    """Whether somebody may manage the server, or has the role that the server names."""
    if interaction.permissions.manage_guild:
        return True
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    role = await store.guilds.organiser_role(interaction.guild_id)
    return role is not None and any(each.id == role for each in interaction.user.roles)
