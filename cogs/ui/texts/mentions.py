"""Commands in texts as mentions: links that each reader sees under the name in their language."""

import re
from collections.abc import Mapping


class Mentions:
    """The ids that Discord gave to the commands, by what people type (`league create`)."""

    def __init__(self, ids: Mapping[str, int]) -> None:
        self._ids = dict(ids)
        # The longest first, since a command can begin like another.
        names = "|".join(map(re.escape, sorted(self._ids, key=len, reverse=True)))
        self._named = re.compile(rf"(?<![A-Za-z0-9_/:<.])/({names})(?![A-Za-z0-9_-])") if names else None

    def put_into(self, text: str) -> str:
        """Turn every `/command` of a text into a mention. Labels and dialogs show none, so they name no commands."""
        if self._named is None or "/" not in text:
            return text
        return self._named.sub(lambda found: f"</{found[1]}:{self._ids[found[1]]}>", text)


NONE = Mentions({})
"""No mentions, before the commands have ids."""
