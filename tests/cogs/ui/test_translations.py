"""Every language says what English says: the same keys, the same facts, and nothing left in English."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest
from fluent.syntax import FluentParser, ast

from cogs.ui import limits
from cogs.ui.presses import dialogs
from cogs.ui.texts import FALLBACK, LOCALES, Texts, languages
from tests.support.languages import COMPLETE

TRANSLATED = [language for language in COMPLETE if language != FALLBACK]
WRITTEN_WITHOUT_LATIN_WORDS = [language for language in TRANSLATED if language.startswith(("ja", "zh"))]
WITHOUT_PLURAL = WRITTEN_WITHOUT_LATIN_WORDS

PLURAL = {"zero", "one", "two", "few", "many", "other"}
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
NO_ENGLISH = re.compile(
    r"/[a-z]+(?: [a-z]+)*"  # a command
    r"|(?:\b|(?<=[^\x00-\x7f]))[0-9]+[mpsz](?:[0-9]+[mpsz])*"  # tiles
    r"|(?:sqlite|postgresql):///?|-wal|-shm|\.(?:xml|mjlog|json|gz)|room\.port|bot\.py|config\.toml|pg_dump|Ctrl-C"
    r"|Discord|Tenbou|SQLite|PostgreSQL|TOML|Markdown|PDF"
    r"|JSON|CSV|XLSX|XML|MiB|UTC|tenhou|openskill|Plackett-Luce|\[rules\]|own-1"
)
"""What is called the same in every language."""

SPELLINGS = re.compile(r".+\.spellings|live-(?:value|said)-.+")
"""Other ways to write something, with commas between, which are for reading what people type."""

NAMES = re.compile(r"(?:name|option)-.+")
"""What commands and options are called, which the program says in English."""
NAMES_FILE = "names.ftl"

A_VALUE = "12345"
"""What stands for a fact that is filled in when lengths are measured."""


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language by its key, an attribute's being `message.attribute`; in the order of the files."""
    found = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def sentences(language: str) -> dict[str, ast.Pattern]:
    """What people read."""
    return {key: pattern for key, pattern in patterns(language).items() if not SPELLINGS.fullmatch(key)}


def in_both(language: str) -> Iterator[tuple[str, ast.Pattern, ast.Pattern]]:
    """What people read in English and in another language."""
    for key, pattern in sentences(language).items():
        if (english := sentences(FALLBACK).get(key)) is not None:
            yield key, english, pattern


def selections(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selections(variant.value)


def asked(selection: ast.SelectExpression) -> str:
    assert isinstance(selection.selector, ast.VariableReference)
    return selection.selector.id.name


def written(pattern: ast.Pattern) -> set[str]:
    """The arguments that a text shows, in one of its variants at least."""
    found: set[str] = set()
    for element in pattern.elements:
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.VariableReference):
            found.add(element.expression.id.name)
        elif isinstance(element.expression, ast.SelectExpression):
            found |= set(chain.from_iterable(written(each.value) for each in element.expression.variants))
    return found


def words(selection: ast.SelectExpression) -> set[str]:
    """The keys of a selection that are neither numbers nor forms of the plural."""
    names = {variant.key.name for variant in selection.variants if isinstance(variant.key, ast.Identifier)}
    return names - PLURAL if names <= PLURAL else names - {"other"}


def chosen_by_words(pattern: ast.Pattern) -> dict[str, set[str]]:
    """For each argument that chooses by a word, all the words."""
    found: dict[str, set[str]] = {}
    for selection in selections(pattern):
        if known := words(selection):
            found.setdefault(asked(selection), set()).update(known)
    return found


def plain(pattern: ast.Pattern, value: str) -> list[str]:
    """Every way a text can come out, with `value` for each fact."""
    found = [""]
    for element in pattern.elements:
        found = [before + after for before in found for after in _element(element, value)]
    return found


def _element(element: ast.TextElement | ast.Placeable, value: str) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return list(chain.from_iterable(plain(each.value, value) for each in variants))
        case ast.StringLiteral(value=text):
            return [text]
        case _:
            return [value]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_key_and_attribute_exists_in_every_language(language: str) -> None:
    keys = {key for key in patterns(language) if not NAMES.fullmatch(key)}
    assert keys ^ set(patterns(FALLBACK)) == set()


@pytest.mark.parametrize("language", languages())
def test_a_language_has_no_texts_that_nobody_asks_for(language: str) -> None:
    english = set(patterns(FALLBACK))
    own = {key for key in patterns(language) if language == FALLBACK or not NAMES.fullmatch(key)}
    assert own - english == set()
    lacking = len(english - own)
    if lacking and language not in COMPLETE:
        pytest.skip(f"{lacking} of {len(english)} texts are not written in {language} yet")


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_is_in_files_of_the_same_names(language: str) -> None:
    names = [sorted(file.name for file in (LOCALES / each).iterdir()) for each in (language, FALLBACK)]
    assert names[0] == sorted([*names[1], NAMES_FILE])


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_shows_the_facts_that_english_shows(language: str) -> None:
    differing = {}
    for key, english, pattern in in_both(language):
        known = written(english) | {asked(selection) for selection in selections(english)}
        used = written(pattern) | {asked(selection) for selection in selections(pattern)}
        # A fact that chooses between words is told by them.
        if missing := (written(english) - used) | (used - known):
            differing[key] = missing
    assert differing == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_tells_apart_what_english_tells_apart(language: str) -> None:
    differing = {}
    for key, english, pattern in in_both(language):
        own = chosen_by_words(pattern)
        for name, known in chosen_by_words(english).items():
            if missing := known - own.get(name, set()):
                differing[key] = missing
    assert differing == {}


@pytest.mark.parametrize("language", WITHOUT_PLURAL)
def test_a_language_without_plural_has_no_form_for_it(language: str) -> None:
    forms_of_plural = {
        key
        for key, pattern in sentences(language).items()
        for selection in selections(pattern)
        if not words(selection)
        and any(
            isinstance(variant.key, ast.Identifier) and variant.key.name in PLURAL - {"other"}
            for variant in selection.variants
        )
    }
    assert forms_of_plural == set()


@pytest.mark.parametrize("language", WRITTEN_WITHOUT_LATIN_WORDS)
def test_no_english_is_left_in_a_language_of_another_script(language: str) -> None:
    left = {
        key: text
        for key, pattern in sentences(language).items()
        for text in plain(pattern, "")
        if LATIN_WORD.search(NO_ENGLISH.sub("", text))
    }
    assert left == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_but_signs_is_the_same_as_in_english(language: str) -> None:
    same = {
        key
        for key, english, pattern in in_both(language)
        if (text := plain(pattern, "")) == plain(english, "") and LATIN_WORD.search(NO_ENGLISH.sub("", " ".join(text)))
    }
    assert same == set()


NOTES = r"live-field-(?:winners|value-.+|.+-note|.+-example)"

LIMITS = {
    r"command-[^.]+(?:\..+)?": limits.COMMAND_DESCRIPTION,
    r"choice-.+": limits.CHOICE_NAME,
    rf".+-title|(?!{NOTES}$).+-field-.+|loans-(?:field|reason)": min(dialogs.TITLE, dialogs.LABEL),
    NOTES: dialogs.NOTE,
    r"(?:game-button|change|game-undo)-.+|standings-(?:sort-by|more-columns|fewer-columns)|match-(?:set-loans|call-off)"
    r"|(?:merge|forget)-yes|player-keep": limits.BUTTON_LABEL,
    r"offer-.+": limits.CHOICE_NAME,
}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("kind", LIMITS)
def test_a_text_fits_where_discord_shows_it(language: str, kind: str) -> None:
    texts = {key: pattern for key, pattern in sentences(language).items() if re.fullmatch(kind, key)}
    assert texts, "there are such texts"
    # Facts of a description or a label are short; longer ones are cut where they are filled in.
    long = {key for key, pattern in texts.items() if max(map(len, plain(pattern, A_VALUE))) > LIMITS[kind]}
    assert long == set()


@pytest.mark.parametrize("language", languages())
def test_a_sentence_is_no_longer_than_a_phone_shows_at_once(language: str) -> None:
    long = {key for key, pattern in sentences(language).items() if max(map(len, plain(pattern, A_VALUE))) > 300}
    assert long == set()


@pytest.mark.parametrize("language", COMPLETE)
def test_spellings_are_not_repeated(language: str) -> None:
    keys = [key for key in patterns(language) if SPELLINGS.fullmatch(key)]
    assert keys
    for key in keys:
        spellings = [each.strip() for each in Texts(language).text(key).split(",")]
        assert len(set(spellings)) == len(spellings), key
        assert all(spellings), key
