"""Every answer in every language, with names as long as they can be: inside Discord's limits, and in that language.

What goes to Discord is checked for its limits by the simulated one (`tests/conftest.py`).
"""

import re
from typing import Any

import pytest
import simcord

from cogs.host.client import Tenbou
from cogs.ui.texts import FALLBACK, languages
from core.rules import load_preset, preset_names
from db import Confirmation, PlayerRef
from tests.support.house import House
from tests.support.languages import in_language
from tests.support.limits import walk
from tests.support.members import house_of, join
from tests.support.reading import COMMAND, reply
from tests.support.wording import ILL_WRITTEN, WITH_WIDE_SIGNS
from tests.support.world import Club

LONGEST = 64
LEAGUE = "木曜リーグ_*" * 9
NAMES = tuple(f"{sign}とても長い名前*_~のプレイヤー{sign}|>" for sign in "一二三四")
PLAYERS = tuple(PlayerRef((name * 3)[:LONGEST]) for name in NAMES)
MADE_OF_LATIN = re.compile(r"[A-Za-z]{3,}")
THE_SAME = re.compile(r"<[@t:][^>]*>|\d+[mpsz]|Discord|English|UTC|Mia|tenhou|openskill|Plackett|Luce|CSV|JSON")
"""What is written alike in every language: tiles, addresses, names."""


@pytest.fixture
async def house(simcord_bot: Tenbou, club: Club) -> House:
    """A league of which everything is as long as it can be, with games that count and one that waits."""
    house = house_of(simcord_bot, club)
    house.rules, house.league = load_preset("f-league"), LEAGUE[:LONGEST]
    await house.create(house.league, Confirmation.NONE)
    for turn in range(4):
        points = (41600, 35800, 12600, 10000)
        await house.record(PLAYERS, (*points[turn:], *points[:turn]), fpoints={0: 3}, chombo={2: 1})
    await house.store.penalties.give(house.deed(reason="遅刻 " * 20), house.league, PLAYERS[0], -100)
    return house


def seats() -> dict[str, str]:
    return dict(zip(("east", "south", "west", "north"), (each.name for each in PLAYERS), strict=True))


COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("help", {}),
    ("score hand", {"hand": "234m067p22s777z68s7s", "by": "ron-west", "riichi": "double", "situation": "ippatsu"}),
    ("score hand", {"hand": "19m19p19s1234567z1m", "by": "tsumo", "honba": 3, "sticks": 2}),
    ("score hand", {"hand": "123m456p22s34p(789s)5p"}),
    ("score hand", {"hand": "234m067p2x"}),
    ("score points", {"han": 3, "fu": 40, "honba": 5}),
    ("score table", {}),
    ("score waits", {"hand": "2345678m22p345s7z"}),
    ("score waits", {"hand": "19m19p19s1234567z"}),
    ("score quiz", {}),
    ("rules show", {}),
    *(("rules show", {"topic": topic}) for topic in ("kuitan", "nagashi", "uma", "multiple_ron", "loan_unit")),
    ("rules list", {}),
    ("rules compare", {"a": "tenhou", "b": "f-league"}),
    ("rules book", {}),
    ("rules yaku", {}),
    ("rules yaku", {"name": "honitsu"}),
    ("league create", {"name": "新" * 64}),
    ("league list", {}),
    ("league info", {}),
    ("league settings", {"pending_hours": 48}),
    ("league standings", {}),
    ("league standings", {"sort": "best_game", "last": 3}),
    ("league fpoints", {}),
    ("league penalty list", {}),
    ("league ratings", {}),
    ("league statistics", {}),
    ("league season close", {}),
    ("game record", {**seats(), "scores": "41600 35800 12600 10000", "comment": "長" * 200}),
    ("game record", {**seats(), "scores": "41600 35800 12600 9000"}),
    ("game pending", {}),
    ("game show", {"number": 1}),
    ("game show", {"number": 99}),
    ("game history", {}),
    ("game undo", {"number": 1, "reason": "長" * 60}),
    ("table open", seats()),
    ("table list", {}),
    ("player show", {"who": PLAYERS[0].name}),
    ("player versus", {"a": PLAYERS[0].name, "b": PLAYERS[1].name}),
    ("player merge", {"old": PLAYERS[0].name, "new": PLAYERS[1].name}),
    ("player forget", {"who": PLAYERS[0].name}),
    ("seats draw", {"players": " ".join(f"東{number}" for number in range(12))}),
    ("seats rotation", {"players": " ".join(f"東{number}" for number in range(8)), "rounds": 4}),
    ("team create", {"name": "隊" * 64}),
    ("team list", {}),
    ("admin organisers", {}),
)


def words(result: simcord.InteractionResult) -> list[str]:
    """Everything that is read of an answer: text, labels and what lists offer."""
    parts = [each for part in walk(reply(result).components) for each in (part, *part.get("options", ()))]
    return [part[key] for part in parts for key in ("content", "label", "placeholder") if part.get(key)]


@pytest.mark.thorough
@pytest.mark.parametrize("language", languages())
async def test_every_answer_is_in_the_language_and_inside_the_limits(club: Club, house: House, language: str) -> None:
    manager = join(club, "Mia", organiser=True)
    left = {}
    for command, options in COMMANDS:
        with in_language(language, server=language):
            result = await manager.slash(club.channel, command, **(options | league_of(command, house)))
        said = words(result)
        assert said, command
        left[command] = [text for text in said if MADE_OF_LATIN.search(cleaned(text))]
        shown = [line for text in said for line in text.splitlines()]
        assert [line for line in shown if re.match(r"[-# ]*·", line)] == []
        if language in WITH_WIDE_SIGNS:
            assert [line for line in shown if ILL_WRITTEN.search(line)] == []
    if language != FALLBACK:
        assert {command: texts for command, texts in left.items() if texts} == {}


def league_of(command: str, house: House) -> dict[str, str]:
    """The league, for commands that ask which."""
    asks = command.startswith(("league ", "game ", "team ")) or command in (
        "table open",
        "player show",
        "player versus",
    )
    return {"league": house.league} if asks and command not in ("league create", "league list") else {}


def cleaned(text: str) -> str:
    """A text without what is the same in every language."""
    for name in sorted((LEAGUE, *preset_names()), key=len, reverse=True):
        text = text.replace(name, "")
    return THE_SAME.sub("", COMMAND.sub("", text))
