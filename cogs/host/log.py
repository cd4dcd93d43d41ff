"""The program's log: events and times, never a token and never words that people write."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import discord

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def start(level: str) -> None:
    """Log to standard error from `level` up."""
    logging.basicConfig(level=level, format=FORMAT, stream=sys.stderr, force=True)
    # The bot uses no voice: do not warn of its missing libraries.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    # Below INFO discord.py logs whole messages, and the room's server each request with the key in its address.
    for name in ("discord", "aiohttp"):
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.INFO))


@contextmanager
def silenced(name: str) -> Iterator[None]:
    """Drop the messages of the logger `name` meanwhile."""
    logger = logging.getLogger(name)
    logger.disabled = True
    try:
        yield
    finally:
        logger.disabled = False
