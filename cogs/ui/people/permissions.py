"""Permissions: the roles of a person, and one table of the roles that each action takes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import discord

from core.errors import TenbouError
from db import GameInfo, GameStatus, Store, TableInfo


class Role(StrEnum):
    """The relation of a person to a league or a game. A person can have several."""

    MEMBER = "member"
    PARTICIPANT = "participant"
    AUTHOR = "author"
    ORGANISER = "organiser"
    MANAGER = "manager"
    """A person who may manage the server. They are an organiser too."""


class Action(StrEnum):
    """A change to stored data that a command or a button makes."""

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
"""The roles of each action, one of which is enough. Every action stays inside one server."""

AUTHOR_HOURS: Final = 24
"""How long the author of a game may undo or edit it."""


@dataclass(eq=False)
class NotAllowed(TenbouError):
    """The action takes a role that the person does not have."""

    action: str


def allowed(action: Action, roles: frozenset[Role]) -> bool:
    """Return True if one of the roles may do this."""
    return bool(roles & ALLOWED[action])


def check(action: Action, roles: frozenset[Role]) -> None:
    """Raise `NotAllowed` unless one of the roles may do this."""
    if not allowed(action, roles):
        raise NotAllowed(action=action)


async def roles_of(interaction: discord.Interaction, store: Store, game: GameInfo | None = None) -> frozenset[Role]:
    """Return a person's roles in the server, and in a game.

    The author of a game keeps that role until the game counts, and after that until a day after the recording.
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
    """Return a person's roles at a live table: its opener is the author, its players take part."""
    roles = set(await roles_of(interaction, store))
    if any(player.user_id == interaction.user.id for player in table.players):
        roles.add(Role.PARTICIPANT)
    if table.opened_by == interaction.user.id:
        roles.add(Role.AUTHOR)
    return frozenset(roles)


async def is_organiser(interaction: discord.Interaction, store: Store) -> bool:
    """Return True for a person who may manage the server or has the organisers' role."""
    if interaction.permissions.manage_guild:
        return True
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    role = await store.guilds.organiser_role(interaction.guild_id)
    return role is not None and any(each.id == role for each in interaction.user.roles)
