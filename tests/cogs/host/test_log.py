"""The log tells what happened and nothing that anybody wrote."""

import logging
from collections.abc import Iterator

import pytest

from cogs.host import log


@pytest.fixture(autouse=True)
def loggers_as_before() -> Iterator[None]:
    named = [logging.getLogger(), logging.getLogger("discord"), logging.getLogger("aiohttp")]
    levels = [logger.level for logger in named]
    handlers = logging.getLogger().handlers[:]
    yield
    logging.getLogger().handlers[:] = handlers
    for logger, level in zip(named, levels, strict=True):
        logger.setLevel(level)


def test_discord_never_logs_below_info_since_it_would_log_messages() -> None:
    log.start("DEBUG")
    assert logging.getLogger("cogs").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("aiohttp.access").isEnabledFor(logging.DEBUG)


def test_a_higher_level_counts_for_all() -> None:
    log.start("ERROR")
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.WARNING)


def test_a_silenced_logger_speaks_again_afterwards(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("tests.silenced")
    with log.silenced("tests.silenced"):
        logger.warning("unheard")
    logger.warning("heard")
    assert caplog.messages == ["heard"]
