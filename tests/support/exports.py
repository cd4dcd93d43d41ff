"""Exporting a league with `/league export`."""

from tests.support.reading import reply
from tests.support.world import Club


async def export(club: Club, kind: str, **options: str | int) -> dict[str, bytes]:
    """Export the league as Ann, and return the files by name."""
    result = await club.ann.slash(club.channel, "league export", format=kind, **options)
    assert result.ephemeral
    return {file.filename: await file.read() for file in reply(result).attachments}
