"""People: how commands name them, what they may do, and their consent to games."""

from cogs.ui.people.named import (
    NOBODY,
    BotNamed,
    ServerOnly,
    account_ref,
    as_option,
    guild_of,
    league_choices,
    own_ref,
    player_choices,
    player_ref,
    playing_ref,
)

__all__ = [
    "NOBODY",
    "BotNamed",
    "ServerOnly",
    "account_ref",
    "as_option",
    "guild_of",
    "league_choices",
    "own_ref",
    "player_choices",
    "player_ref",
    "playing_ref",
]
