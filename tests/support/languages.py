"""The languages that are whole, and Discord in another one than English, which the simulated one says of everybody."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from simcord import interactions

COMPLETE: Final = ("en", "ja", "zh-CN", "zh-TW")
"""Languages in which every text has to be written. Of others a test reports what they lack."""


@contextmanager
def in_language(language: str, *, server: str = "en-US") -> Iterator[None]:
    """Let whoever does something meanwhile have their Discord in `language`, and every server be in `server`."""
    payload = interactions.base_payload

    def spoken(*arguments: Any, **named: Any) -> tuple[Any, dict[str, Any]]:  # noqa: ANN401  -- whatever it takes
        record, made = payload(*arguments, **named)
        made["locale"] = language
        if "guild_locale" in made:
            made["guild_locale"] = server
        return record, made

    with patch.object(interactions, "base_payload", spoken):
        yield
