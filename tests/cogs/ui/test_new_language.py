"""A language of which hardly anything has been written: what it lacks is English, and nothing fails."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from cogs.help.languages import language_name
from cogs.host.client import Tenbou
from cogs.ui.texts import LOCALES, Texts
from cogs.ui.texts import fluent as texts
from tests.support.languages import in_language
from tests.support.reading import reply, text
from tests.support.world import Club

FRENCH = discord.Locale.french


@pytest.fixture(autouse=True)
def french(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Let there be a folder for French with one text in it, and no words for rules."""
    place = tmp_path / "locales"
    shutil.copytree(LOCALES, place)
    (place / "fr").mkdir()
    (place / "fr" / "ui.ftl").write_text('list-comma = { " ; " }\n', encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALES", place)
    texts._bundle.cache_clear()
    yield
    texts._bundle.cache_clear()


def test_it_is_chosen_by_who_has_discord_in_it() -> None:
    assert Texts.for_locale(FRENCH).language == "fr"
    assert Texts.for_locale(FRENCH).listed(["1", "2"]) == "1 ; 2"
    assert language_name("fr") == "fr"


@pytest.mark.parametrize(
    ("command", "options", "part"),
    [
        ("score hand", {"hand": "123m456777p1399s2s"}, "It would win with riichi ; by tsumo"),
        ("rules show", {}, "Tenhou"),
        ("rules show", {"topic": "kuitan"}, "Open tanyao (kuitan)"),
        ("rules list", {}, "M.League"),
        ("rules yaku", {"name": "tanyao"}, "Tanyao"),
        ("rules compare", {"a": "tenhou", "b": "f-league"}, "Tenhou"),
        ("help", {}, "Three things to try"),
    ],
)
async def test_commands_answer_in_english(club: Club, command: str, options: dict[str, str], part: str) -> None:
    with in_language(FRENCH.value, server=FRENCH.value):
        result = await club.ann.slash(club.channel, command, **options)
    answer = result.followups[0] if result.followups else reply(result)
    assert part in text(answer)


async def test_a_new_server_is_greeted_in_english(simcord_bot: Tenbou, club: Club) -> None:
    club.env.backend.edit_guild(club.env.guild.id, {"preferred_locale": FRENCH.value})
    await club.env.settle()
    guild = simcord_bot.get_guild(club.env.guild.id)
    assert guild is not None
    assert guild.preferred_locale is FRENCH
    await simcord_bot.on_guild_join(guild)
    await club.env.settle()
    (message,) = club.channel.history()
    greeting = str([part.to_dict() for part in message.components])
    assert "Hello! I keep the scores" in greeting
