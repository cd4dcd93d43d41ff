"""`/rules book`: a whole ruleset as a document."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from cogs.rules.book.document import handout, markdown, plain
from cogs.rules.book.printing import pages, pdf
from cogs.ui.texts import FALLBACK, Texts, languages
from core.rules import change_rule, describe, load_preset, preset_names, read_preset
from tests.support.languages import in_language
from tests.support.reading import reply, text
from tests.support.world import Club

DATE = "2026-11-30"
NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
ENGLISH = Texts(FALLBACK)


async def test_a_book_comes_as_pdf_and_as_markdown(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules book", rules="f-league")
    assert text(result).startswith("# Rules: F league\n")
    printed, written = reply(result).attachments
    assert (printed.filename, written.filename) == ("rules-f-league.pdf", "rules-f-league.md")
    assert (await printed.read()).startswith(b"%PDF-")
    assert (await written.read()).decode().startswith("# Rules: F league\n\nAs of 20")


async def test_a_book_is_in_the_language_of_who_asks(club: Club) -> None:
    with in_language("ja"):
        result = await club.ann.slash(club.channel, "rules book", rules="tenhou")
    written = (await reply(result).attachments[1].read()).decode()
    assert written.startswith("# ルール：天鳳 四人打ち\n")
    assert "- **喰いタン**: " in written


async def test_rules_that_do_not_exist_are_an_ordinary_mistake(club: Club) -> None:
    assert (await club.ann.slash(club.channel, "rules book", rules="nobody")).ephemeral


@pytest.mark.parametrize(("language", "name"), [*product(languages(), preset_names())])
def test_every_rule_is_in_it(language: str, name: str) -> None:
    rules, preset = load_preset(name), read_preset(name)
    document = handout(rules, Texts(language), date=DATE)
    entries = [entry for chapter in document.chapters for entry in chapter.entries]
    described = describe(rules, language)
    assert [(entry.label, entry.sentence) for entry in entries[: len(described)]] == [
        (rule.label, rule.sentence) for rule in described
    ]
    assert len(entries) == len(described) + len(preset.topics)
    assert document.sources
    assert len(set(document.sources)) == len(document.sources)


def test_what_is_our_reading_and_what_nobody_confirms_is_noted() -> None:
    written = markdown(handout(load_preset("f-league"), ENGLISH, date=DATE))
    assert written.count("  - Our reading: ") >= 20
    assert "Not confirmed" not in written
    doubtful = markdown(handout(load_preset("wrc"), ENGLISH, date=DATE))
    assert "\\* Not confirmed by any source at hand." in doubtful
    assert "- **Minimum han**\\*: " in doubtful
    assert "- **Ippatsu**: " in doubtful


def test_a_servers_own_rules_have_a_version_and_no_source() -> None:
    rules = change_rule(load_preset("tenhou"), "kuitan", value=False)
    document = handout(rules, ENGLISH, date=DATE, version=3)
    assert document.facts == ("Version 3", "As of 2026-11-30")
    assert document.sources == ()
    assert "## Sources" not in markdown(document)


def test_nothing_in_markdown_is_read_as_markup() -> None:
    assert plain("a *b* [c](d)\n# e") == r"a \*b\* \[c\](d) \# e"


# --- pages


@pytest.mark.parametrize("language", languages())
def test_pages_keep_their_margins_and_are_filled(language: str) -> None:
    document = handout(load_preset("f-league"), Texts(language), date=DATE)
    found = [Image.open(BytesIO(page)).convert("L") for page in pages(document, made_at=NOON, ppi=60)]
    assert 3 <= len(found) <= 9
    for page in found:
        left, top, right, bottom = page.point(lambda shade: 255 * (shade < 250)).getbbox() or (0, 0, 0, 0)
        margin = 2 / 21 * page.width
        assert left >= margin - 2
        assert right <= page.width - margin + 2
        assert top >= margin - 3
        assert bottom < page.height - margin / 2
    assert all(sum(page.histogram()[:200]) > 2000 for page in found[:-1]), "no empty page"


@pytest.mark.parametrize("language", languages())
def test_a_pdf_has_its_one_font_and_says_what_it_is(language: str) -> None:
    made = pdf(handout(load_preset("tenhou"), Texts(language), date=DATE), made_at=NOON)
    fonts = set(re.findall(rb"/BaseFont ?/([\w+-]+)", made))
    assert fonts
    assert all(b"NotoSansCJK" in font for font in fonts), fonts
    assert len(made) < 600_000


def test_the_same_rules_of_the_same_time_make_the_same_file() -> None:
    document = handout(load_preset("tenhou"), ENGLISH, date=DATE)
    assert pdf(document, made_at=NOON) == pdf(document, made_at=NOON)


@pytest.mark.parametrize("title", ['#panic("x")', "= $x$ \\ *a", "麻雀 🀄 \u202e"])
def test_what_people_write_is_no_markup_for_the_typesetter(title: str) -> None:
    document = replace(handout(load_preset("tenhou"), ENGLISH, date=DATE), title=title)
    assert pdf(document, made_at=NOON).startswith(b"%PDF-")
