"""The command tree: one error reply, texts from the locale files, and a sync only after a change."""

import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from cogs.ui import errors
from cogs.ui.bot import begin
from cogs.ui.texts.localised import localised
from cogs.ui.texts.mentions import NONE, Mentions

log = logging.getLogger(__name__)

Ids = dict[str, int]
"""The ids of the commands by their names."""


class Tree(app_commands.CommandTree[discord.Client]):
    """The bot's slash commands. `mentions` turns their names in texts into links, once they are registered."""

    mentions: Mentions = NONE

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Return False for a command or an autocomplete once the bot is closing."""
        return begin(interaction)

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer whatever a command raised."""
        await errors.answer(interaction, error)

    def payload(self) -> list[dict[str, Any]]:
        """Return everything that Discord gets about the commands, with texts in place."""
        return [localised(command.to_dict(self)) for command in self.get_commands()]

    async def sync_once(self, remembered: Path) -> bool:
        """Register the commands with Discord unless the file `remembered` holds the same. Return True if it did."""
        application = self.client.application_id
        payload = self.payload()
        known = json.dumps([application, payload], sort_keys=True).encode()
        digest = hashlib.sha256(known).hexdigest()
        ids = _read(remembered, digest)
        registering = ids is None
        if ids is None:
            if application is None:
                raise app_commands.MissingApplicationID
            registered = await self.client.http.bulk_upsert_global_commands(application, payload=payload)
            ids = {command["name"]: int(command["id"]) for command in registered}
            _write(remembered, digest, ids)
            log.info("registered %d commands with Discord", len(payload))
        self.mentions = Mentions(self._typed(ids))
        return registering

    def _typed(self, ids: Ids) -> Ids:
        """Return what people type for each command, with the id of its group."""
        return {
            command.qualified_name: ids[command.qualified_name.partition(" ")[0]]
            for command in self.walk_commands()
            if isinstance(command, app_commands.Command)
        }


def _read(file: Path, digest: str) -> Ids | None:
    """Return the ids of the commands if the file holds this digest."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    except ValueError:  # written by halves, or by another version
        return None
    return kept["ids"] if isinstance(kept, dict) and kept.get("digest") == digest else None


def _write(file: Path, digest: str, ids: Ids) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"digest": digest, "ids": ids}), encoding="utf-8")
