"""Who somebody is that a log or a result line names and nobody here is known as.

The name is kept in the lists under the preview: what is asked there stays asked until the game is recorded, also when
the bot has been restarted meanwhile.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import discord

from cogs.ui import limits
from cogs.ui.buttons import custom_ids
from cogs.ui.cards import escape
from cogs.ui.language import texts_of
from cogs.ui.limits import clip
from cogs.ui.people import guild_of, store_of
from cogs.ui.permissions import Action, allowed, roles_of
from cogs.ui.texts import Texts
from core.logs import NO_NAME
from db import GameInfo, PlayerInfo, PlayerRef, Store, key_of
from db.errors import AliasTaken

SERVICE: Final = "tenhou"
LONGEST: Final = 64
_SHOWN: Final = 40

NEW_GUEST: Final = "0"
"""What is chosen for a guest of the name in the log."""

ASKED: Final = r"(?P<game>\d+):(?P<seat>[0-3]):(?P<name>(?s:.*))"
_MEMBER: Final = re.compile(rf"game:who:{ASKED}")


class Asked(NamedTuple):
    """A name that nobody here was known by, and the seat of whoever it is."""

    seat: int
    name: str


def is_nobody(name: str) -> bool:
    """Whether a name says nothing about whose it is."""
    return not key_of(name) or name == NO_NAME


async def refs_of(names: Sequence[str], store: Store, guild_id: int) -> tuple[PlayerRef, ...]:
    """Who the names of a log are: by what players are called there, else by their names here, else new guests.

    Nobody is seated twice: whoever comes second gets a number after the name.
    """
    kept = ["" if is_nobody(name) else " ".join(name.split())[:LONGEST] for name in names]
    linked = await store.players.known_as(guild_id, SERVICE, [name for name in kept if name])
    refs: dict[int, PlayerRef] = {}
    for seat, name in enumerate(kept):
        player = linked.get(name)
        if player and player.id not in {ref.player_id for ref in refs.values()}:
            refs[seat] = PlayerRef(player.name, player_id=player.id)
    for seat, name in enumerate(kept):
        if seat not in refs:
            refs[seat] = await _called(name, tuple(refs.values()), store, guild_id)
    return tuple(refs[seat] for seat in range(len(names)))


async def guest_named(name: str, seated: Sequence[PlayerRef], store: Store, guild_id: int) -> PlayerRef:
    """The guest of that name, or of the name with the first number after it that no member and nobody seated has."""
    return await _called(name, seated, store, guild_id, members=False)


async def _called(
    name: str, seated: Sequence[PlayerRef], store: Store, guild_id: int, *, members: bool = True
) -> PlayerRef:
    """Who is called like that, `members` or not, and sits nowhere yet; a number after the name makes it a new one."""
    name = name or NO_NAME
    ids, spelled = {ref.player_id for ref in seated}, {key_of(ref.name) for ref in seated}
    tried, number = name, 1
    while True:
        player = (await store.players.called(guild_id, [tried])).get(tried)
        if player is None and key_of(tried) not in spelled:
            return PlayerRef(tried)
        # A guest whose name says nothing is nobody in particular, so never the one of another game.
        if player and player.id not in ids and not is_nobody(name) and (members or player.user_id is None):
            return PlayerRef(player.name, player_id=player.id)
        number += 1
        tried = f"{name[: LONGEST - 4]} {number}"


def unknown(game: GameInfo, names: Sequence[str]) -> tuple[Asked, ...]:
    """Whom to ask about: those who would be new here, with their `names` in the log."""
    return tuple(
        Asked(seat, "" if is_nobody(name) else name)
        for seat, name in enumerate(names)
        if game.seats[seat].player.id in game.newcomers
    )


def asked_in(message: discord.Message | None, game_id: int) -> tuple[Asked, ...]:
    """What is asked in the lists under a preview."""
    found = (_MEMBER.fullmatch(custom_id) for custom_id in custom_ids(message))
    return tuple(Asked(int(each["seat"]), each["name"]) for each in found if each and int(each["game"]) == game_id)


def asked_line(asked: Sequence[Asked], game: GameInfo, texts: Texts) -> str:
    """Say whom the names that are asked about stand for so far."""
    pairs = [
        texts.text(
            "game-who",
            name=escape(clip(each.name, _SHOWN)) or NO_NAME,
            player=escape(clip(game.seats[each.seat].player.name, _SHOWN)),
            known="no" if game.seats[each.seat].player.id in game.newcomers else "yes",
        )
        for each in asked
    ]
    return "\n".join([texts.text("game-who-heading"), *pairs]) if pairs else ""


def guest_options(
    asked: Asked, game: GameInfo, guests: Sequence[PlayerInfo], texts: Texts
) -> list[discord.SelectOption]:
    """The guests whom somebody in a log may be, and first of all a new one; nothing where there are none."""
    seated = {seat.player.id for at, seat in enumerate(game.seats) if at != asked.seat}
    own = game.seats[asked.seat].player.id
    options = [
        discord.SelectOption(
            label=limits.clip(guest.name, limits.CHOICE_NAME), value=str(guest.id), default=guest.id == own
        )
        for guest in guests
        if guest.id not in seated
    ]
    new = texts.text("game-who-new-guest", name=asked.name or NO_NAME)
    first = discord.SelectOption(label=limits.clip(new, limits.CHOICE_NAME), value=NEW_GUEST)
    return [first, *options[: limits.CHOICES - 1]] if options else []


async def remember(interaction: discord.Interaction, asked: Sequence[Asked], game: GameInfo) -> str:
    """Link names to those who turned out to have them, as far as somebody may, and say what is known from now on.

    A name is linked by whom it belongs to or by organisers, as with `/player link`.
    """
    store, texts = store_of(interaction), texts_of(interaction)
    roles = await roles_of(interaction, store)
    said = []
    for each in asked:
        player = game.seats[each.seat].player
        if is_nobody(each.name) or player.name == each.name:
            continue
        own = player.user_id == interaction.user.id
        linked = allowed(Action.LINK_SELF if own else Action.LINK_OTHER, roles) and await _link(
            interaction, each.name, player
        )
        names = {"name": escape(clip(each.name, _SHOWN)), "player": escape(clip(player.name, _SHOWN))}
        said.append(texts.text("game-remembered" if linked else "game-not-remembered", **names))
    return "\n".join(said)


async def _link(interaction: discord.Interaction, name: str, player: PlayerInfo) -> bool:
    """Link a name, unless somebody else has been linked to it meanwhile."""
    store = store_of(interaction)
    deed = store.deed(guild_of(interaction), interaction.user.id)
    try:
        await store.players.link(deed, PlayerRef(player.name, player_id=player.id), service=SERVICE, name=name)
    except AliasTaken:
        return False
    return True
