"""Every text is written as its readers write: the signs and words of the language, places as people say them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from cogs.ui.cards import Card
from cogs.ui.texts import FALLBACK
from tests.cogs.ui.test_translations import TRANSLATED, patterns, plain, selections, sentences
from tests.core.rules.test_rules_texts import said
from tests.support.languages import COMPLETE
from tests.support.translated import text_of
from tests.support.wording import ILL_WRITTEN, WITH_WIDE_SIGNS

A_FACT = "字"
"""What stands for a fact, so that a sign beside a fact counts as one beside a character."""

NOT_WRITTEN = {
    "en": {
        r"\bofficials\b": "organiser is the one word for it",
        r"\borganizers?\b": "British spelling, as everywhere else",
        r"(?<!their )(?<!'s )\bown (?:first|next|discard|draw)\b": "say whose",
        r"(?:^|\. )Who [a-z]+s\b[^?]*\.$": "a sentence begins with its subject: a player who …",
        r"\b(?:is|has|are) [^.]*\bno more\b(?! than)": "no longer",
        r"\balike\b": "the same way",
        r"\banother one there\b": "differs, or different",
        r"\botherwise:": "can be read as other rulesets: differently, or can also be set",
        r"\bone a line\b": "one per line",
        r"\bis no (?:text|JSON|score|situation|loan|tile that)\b": "is not a",
        r"sticks? of \d+\b(?! points)": "a stick is worth points",
    },
    "ja": {
        r"時機": "タイミング",
        r"錯和": "チョンボ",
        r"サドンデス": "延長戦",
        r"が必要とする": "を必要とする",
        r"次の試合から": "普通の対局なら次の対局。試合はチームのもの",
        r"文字のファイル": "テキストファイル",
        r"運営者|主催者|大会側|オーガナイザー": "運営",
        r"省くと": "省略すると",
        r"誤った鳴き": "誤鳴き",
        r"だれ": "誰",
    },
    "zh-TW": {
        r"突然死亡": "延長戰",
        r"帶入|帶回": "匯入",
        r"主辦(?!人)": "主辦人",
        r"和牌張": "和的牌",
        r"包整": "對整副手牌負責",
        r"從[^，。；]{0,9}榮和": "榮和某家，或直擊",
        r"誰的規則": "哪一套規則",
    },
    "zh-CN": {
        r"突然死亡": "延长战",
        r"带入|带回": "导入",
        r"主办": "组织者",
        r"和牌张": "和的牌",
        r"包整": "对整副手牌负责",
        r"从[^，。；]{0,9}荣和": "荣和某家，或直击",
        r"谁的规则": "哪一套规则",
    },
}
"""What is not written in a language, and what is right in its place."""


@cache
def lines(language: str) -> tuple[tuple[str, str], ...]:
    """Return every line that people read, each with where it stands, in every way it can come out."""
    found = [
        (key, line)
        for key, pattern in sentences(language).items()
        for text in plain(pattern, A_FACT)
        for line in text.splitlines()
    ]
    rules = [(".".join(where), re.sub(r"\{[^}]*\}", A_FACT, text)) for where, text in said(language).items()]
    return (*found, *rules)


@pytest.mark.parametrize("language", [language for language in COMPLETE if language in WITH_WIDE_SIGNS])
def test_colons_and_semicolons_beside_characters_are_wide(language: str) -> None:
    assert [found for found in lines(language) if ILL_WRITTEN.search(found[1])] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_no_line_begins_with_the_sign_between_parts(language: str) -> None:
    begins = [found for found in lines(language) if re.match(r"[-# ]*· *\S", found[1])]
    assert begins == []


def test_on_a_card_the_sign_between_parts_stays_behind_the_part_before_it() -> None:
    card = Card("East · 25000 · first")
    (shown,) = [part["content"] for part in card.to_components()[0]["components"]]  # type: ignore[no-untyped-call]
    assert shown == "East\N{NO-BREAK SPACE}· 25000\N{NO-BREAK SPACE}· first"
    assert text_of(card) == "East · 25000 · first"


def parts(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """Yield a text and all its variants."""
    yield pattern
    for selection in selections(pattern):
        for variant in selection.variants:
            yield variant.value


@pytest.mark.parametrize("language", COMPLETE)
def test_a_place_is_no_number_of_a_list(language: str) -> None:
    numbered = {
        key
        for key, whole in patterns(language).items()
        for pattern in parts(whole)
        for before, after in zip(pattern.elements, pattern.elements[1:], strict=False)
        if isinstance(before, ast.Placeable)
        and isinstance(before.expression, ast.VariableReference)
        and before.expression.id.name in ("place", "rank")
        and isinstance(after, ast.TextElement)
        and re.match(r"\. ", after.value)
    }
    assert numbered == set()


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_written_that_readers_stumble_over(language: str) -> None:
    wrong = [
        f"{where}: {line} ({why})"
        for where, line in lines(language)
        for pattern, why in NOT_WRITTEN[language].items()
        if re.search(pattern, line)
    ]
    assert wrong == []


# --- commands that texts name

COMMAND = re.compile(r"(?<![\w/.:<])/(?=\S)(?!/)(?P<rest>.+)")
SHOWN_AS_WRITTEN = re.compile(r"(?:command|choice)-.+")
"""Where Discord shows no mentions: descriptions and choices. Everywhere else a command becomes a mention."""


@cache
def names(language: str) -> dict[str, str]:
    """Return the commands, each as it is called in code, with what Discord shows to readers of `language`."""
    known = patterns(language)
    keys = [key.removeprefix("name-") for key in patterns(TRANSLATED[0]) if re.fullmatch(r"name-[a-z-]+", key)]

    def name(path: str) -> str:
        (found,) = plain(known[f"name-{path}"], "")
        return found

    def called(path: str) -> str:
        steps = path.split("-")
        paths = ["-".join(steps[: end + 1]) for end in range(len(steps))]
        return " ".join(steps if language == FALLBACK else map(name, paths))

    return {key.replace("-", " "): called(key) for key in keys}


@cache
def options(language: str, command: str) -> frozenset[str]:
    """Return what Discord calls the options of a command for readers of `language`."""
    path = command.replace(" ", "-")
    found = set()
    for key in patterns(FALLBACK):
        if option := re.fullmatch(rf"command-{path}\.(\w+)", key):
            known = patterns(language)
            named = next((each for each in (f"name-{path}.{option[1]}", f"option-{option[1]}") if each in known), None)
            found.add(plain(known[named], "")[0] if named and language != FALLBACK else option[1])
    return frozenset(found)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_text_names_commands_and_options_as_its_reader_sees_them(language: str) -> None:
    wrong = []
    for key, text in lines(language):
        shown = names(language if SHOWN_AS_WRITTEN.fullmatch(key) else FALLBACK)
        for found in COMMAND.finditer(text):
            rest = found["rest"]
            command = max((each for each, name in shown.items() if rest.startswith(name)), key=len, default=None)
            if command is None:
                wrong.append(f"{key}: no command begins /{rest}")
                continue
            option = re.match(r" ([\w-]+):", rest.removeprefix(shown[command]))
            if option and option[1] not in options(language, command):
                wrong.append(f"{key}: /{command} has no option {option[1]}")
    assert wrong == []


def test_the_names_of_commands_and_options_are_those_of_the_language() -> None:
    assert names("ja")["league export"] == "リーグ 書き出し"
    assert names("en")["league export"] == "league export"
    assert "ドラ表示牌" in options("ja", "score hand")
    assert "dora" in options("en", "score hand")


def test_the_page_of_commands_has_every_command_with_what_it_does() -> None:
    page = (Path(__file__).parents[2] / "docs" / "commands.md").read_text("utf-8")
    listed = dict(re.findall(r"^\| `/([^`]+)` \| (.+) \|$", page, re.MULTILINE))
    commands = names(FALLBACK)
    groups = {command for command in commands if any(other.startswith(f"{command} ") for other in commands)}
    english = patterns(FALLBACK)
    assert listed == {
        command: plain(english[f"command-{command.replace(' ', '-')}"], "")[0] for command in commands.keys() - groups
    }
