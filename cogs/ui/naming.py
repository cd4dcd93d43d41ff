"""How people name a ruleset in a command."""

from discord import app_commands

from cogs.ui import limits
from cogs.ui.texts import Texts
from core.rules import preset_names, preset_title


def preset_named(typed: str) -> str:
    """Read a preset's name as people type it: `F League` is `f-league`."""
    return "-".join(typed.casefold().split())


def preset_choices(typed: str, texts: Texts) -> list[app_commands.Choice[str]]:
    """Offer the presets whose name or title has what was typed in it."""
    titles = {name: preset_title(name, texts.language) for name in preset_names()}
    wanted = typed.casefold().strip()
    return limits.choices((title, name) for name, title in titles.items() if wanted in f"{name} {title}".casefold())
