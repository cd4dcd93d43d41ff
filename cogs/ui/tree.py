"""The command tree: one error reply, descriptions from the locale files, and a sync only when something changed."""

import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from cogs.ui import errors, limits
from cogs.ui.texts import FALLBACK, Texts

log = logging.getLogger(__name__)

_PARENTS = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)


class Tree(app_commands.CommandTree[discord.Client]):
    """The bot's slash commands."""

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer whatever a command raised."""
        await errors.answer(interaction, error)

    def payload(self) -> list[dict[str, Any]]:
        """Everything Discord is told about the commands, with descriptions in place."""
        texts = Texts(FALLBACK)
        return [_described(command.to_dict(self), f"command-{command.name}", texts) for command in self.get_commands()]

    async def sync_once(self, remembered: Path) -> bool:
        """Register the commands with Discord unless the file `remembered` says they are; say if it was done."""
        application = self.client.application_id
        payload = self.payload()
        known = json.dumps([application, payload], sort_keys=True).encode()
        digest = hashlib.sha256(known).hexdigest()
        if _read(remembered) == digest:
            return False
        if application is None:
            raise app_commands.MissingApplicationID
        await self.client.http.bulk_upsert_global_commands(application, payload=payload)
        _write(remembered, digest)
        log.info("registered %d commands with Discord", len(payload))
        return True


def _read(file: Path) -> str:
    return file.read_text(encoding="ascii") if file.exists() else ""


def _write(file: Path, digest: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(digest, encoding="ascii")


def _named(option: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """Put the names of fixed choices in place of the keys that the commands give them."""
    if not option.get("choices"):
        return option
    return option | {"choices": [choice | {"name": texts.text(choice["name"])} for choice in option["choices"]]}


def _described(entry: dict[str, Any], key: str, texts: Texts) -> dict[str, Any]:
    """Fill in descriptions: `command-rules-show` for `/rules show`, its attributes for the options."""
    described = entry | {"description": texts.text(key)}
    options = []
    for option in entry.get("options", ()):
        if option["type"] in _PARENTS:
            options.append(_described(option, f"{key}-{option['name']}", texts))
        else:
            options.append(_named(option, texts) | {"description": texts.text(f"{key}.{option['name']}")})
    limits.check(f"description {key}", len(described["description"]), limits.COMMAND_DESCRIPTION)
    return described | ({"options": options} if options else {})
