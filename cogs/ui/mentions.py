"""Commands named in a text, as what Discord lets people press: it shows each reader what they have to type."""

import re
from collections.abc import Mapping


class Mentions:
    """The commands by what is typed for them (`league create`), with the ids that Discord has given to them."""

    def __init__(self, ids: Mapping[str, int]) -> None:
        self._ids = dict(ids)
        # The longest first, since a command can begin like another.
        names = "|".join(map(re.escape, sorted(self._ids, key=len, reverse=True)))
        self._named = re.compile(rf"(?<![A-Za-z0-9_/:<.])/({names})(?![A-Za-z0-9_-])") if names else None

    def put_into(self, text: str) -> str:
        """Make every `/command` of a text a mention. Labels and dialogs show no mentions, so they name no commands."""
        if self._named is None or "/" not in text:
            return text
        return self._named.sub(lambda found: f"</{found[1]}:{self._ids[found[1]]}>", text)


NONE = Mentions({})
"""As long as the commands have no ids."""
