"""Scoring hands with `/score hand`."""

from typing import Final

from simcord.results import InteractionResult

from tests.support.reading import text
from tests.support.world import Club

CLOSED: Final = "234m067p22s777z68s7s"
OPEN: Final = "234m067p55s68s(777z)7s"
NO_REDS: Final = "234m567p22s555z68s7s"
THREE_PLAYERS: Final = "123p067p22s777z68s7s"
DRAGONS: Final = "55566677z11m234p7z"
CALLED_DRAGONS: Final = "(555z)(666z)(777z)11m23p4p"


async def score(club: Club, hand: str, **options: str | int) -> InteractionResult:
    """Let Ann score a hand."""
    return await club.ann.slash(club.channel, "score hand", hand=hand, **options)


async def lines(club: Club, hand: str, **options: str | int) -> list[str]:
    """The lines of its card."""
    return text(await score(club, hand, **options)).splitlines()
