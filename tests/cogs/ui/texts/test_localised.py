"""What Discord is told about the commands in the languages that people have set it to."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import discord
import pytest

from cogs.host.client import Tenbou
from cogs.ui.limits import LimitError
from cogs.ui.texts import FALLBACK, LOCALES, localised
from cogs.ui.texts import fluent as texts
from cogs.ui.texts.mentions import Mentions
from cogs.ui.tree import Tree
from tests.cogs.ui.test_translations import NAMES, patterns
from tests.support import limits, openapi
from tests.support.languages import COMPLETE

TRANSLATED = [language for language in COMPLETE if language != FALLBACK]
PARENTS = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)


@pytest.fixture
async def payload(simcord_bot: Tenbou) -> list[dict[str, Any]]:
    for cog in simcord_bot._parts:
        await simcord_bot.add_cog(cog)
    assert isinstance(simcord_bot.tree, Tree)
    return simcord_bot.tree.payload()


def commands(entries: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command, group and option with the key of its name."""
    for entry in entries:
        command = not path or entry["type"] in PARENTS
        key = f"{path}-{entry['name']}" if command and path else f"name-{entry['name']}" if command else ""
        yield key or f"{path}.{entry['name']}", entry
        yield from commands(entry.get("options", []), key)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_command_option_and_choice_is_in_every_language(payload: list[dict[str, Any]], language: str) -> None:
    missing = []
    for key, entry in commands(payload):
        parts = [(key, entry, "name"), (key, entry, "description")]
        parts += [(f"{key} {choice['value']}", choice, "name") for choice in entry.get("choices", [])]
        missing += [
            f"{where} has no {field}"
            for where, part, field in parts
            if language not in limits.in_languages(part, field)
        ]
    assert missing == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_language_names_what_is_not_there(payload: list[dict[str, Any]], language: str) -> None:
    known = {key for key, _ in commands(payload)} | {f"option-{entry['name']}" for _, entry in commands(payload)}
    assert [key for key in patterns(language) if NAMES.fullmatch(key) and key not in known] == []


def test_a_language_is_named_as_discord_names_it() -> None:
    assert set(TRANSLATED) <= {locale.value for locale in discord.Locale}


def test_discord_would_take_all_of_it(payload: list[dict[str, Any]]) -> None:
    path = "/applications/1/commands"
    assert limits.problems(path, payload) == []
    if openapi.DOCUMENT.exists():
        assert openapi.problems("PUT", path, payload) == []


def test_what_discord_would_refuse_is_found(payload: list[dict[str, Any]]) -> None:
    path = "/applications/1/commands"
    for field, value in (
        ("name_localizations", {"ja": "F-ポイント"}),
        ("name_localizations", {"ja": "二 語"}),
        ("name_localizations", {"ja": payload[1]["name_localizations"]["ja"]}),
        ("description_localizations", {"ja": "字" * 8000}),
    ):
        changed = deepcopy(payload)
        changed[0][field] = value
        assert limits.problems(path, changed) != [], value


def test_only_the_longest_language_of_each_field_counts(payload: list[dict[str, Any]]) -> None:
    changed = deepcopy(payload[:1])
    changed[0]["description_localizations"] = {locale.value: "字" * 1000 for locale in discord.Locale}
    assert limits.problems("/applications/1/commands", changed) == []


def test_a_language_without_a_name_has_the_english_one(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = {"name": "score", "description": "…", "type": 1, "options": [{"name": "nothing", "type": 1}]}
    with pytest.raises(texts.TextError, match="command-score-nothing"):
        localised.localised(entry)
    english = localised.localised({"name": "score", "description": "…", "type": 1})
    assert english["name"] == "score"
    assert english["name_localizations"]["ja"] == "点数計算"
    monkeypatch.setattr(texts.Texts, "has", lambda texts, _key: texts.language == FALLBACK)
    assert set(localised.localised({"name": "score", "type": 1})) == {"name", "type", "description"}


def test_a_description_that_is_too_long_is_found_before_discord_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts.Texts, "text", lambda _texts, _key: "x" * 101)
    with pytest.raises(LimitError, match="command-score in en"):
        localised.localised({"name": "score", "type": 1})


@pytest.mark.parametrize("language", COMPLETE)
def test_commands_that_texts_name_exist(payload: list[dict[str, Any]], language: str) -> None:
    groups = {entry["name"] for entry in payload}
    known = {key.removeprefix("name-").replace("-", " ") for key, entry in commands(payload) if "." not in key}
    lines = [
        line
        for file in sorted((LOCALES / language).glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    named = [words.split() for line in lines for words in limits.NAMED_COMMAND.findall(line)]
    found = [words for words in named if words[0] in groups]
    assert len(found) > 20
    assert [words for words in found if not any(" ".join(words[:count]) in known for count in (3, 2))] == []


def test_commands_in_a_text_become_something_to_press() -> None:
    mentions = Mentions({"league season start": 7, "league list": 7, "help": 8})
    assert mentions.put_into("Use /league list, /league season start x or /help.") == (
        "Use </league list:7>, </league season start:7> x or </help:8>."
    )
    assert mentions.put_into("次は/helpで、または（/league list）。") == "次は</help:8>で、または（</league list:7>）。"
    for plain in ("/league season close", "a/help", "/helping", "</help:9>", "https://x/help", "no command"):
        assert mentions.put_into(plain) == plain
    assert Mentions({}).put_into("/help") == "/help"


@pytest.mark.parametrize(
    "message",
    [
        {"components": [{"type": 1, "components": [{"type": 2, "label": "Use </help:1>", "custom_id": "a"}]}]},
        {"components": [{"type": 3, "custom_id": "a", "options": [{"label": "a", "description": "</help:1>"}]}]},
        {"choices": [{"name": "No league, see </league create:1>", "value": "a"}]},
        {"title": "</help:1>", "custom_id": "a", "components": []},
        {"components": [{"type": 10, "content": "```\n</help:1>\n```"}]},
    ],
)
def test_a_mention_where_none_is_shown_is_found(message: dict[str, Any]) -> None:
    assert len(limits.problems("/interactions/1/x/callback", {"type": 4, "data": message})) == 1
    fine = {"components": [{"type": 10, "content": "Use </help:1>.\n```\nhelp\n```"}]}
    assert limits.problems("/interactions/1/x/callback", {"type": 4, "data": fine}) == []
