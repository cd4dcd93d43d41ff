"""`/rules`, used as people use it."""

from dataclasses import replace
from itertools import product

import pytest
from discord.ui import TextDisplay

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from cogs.rules.answer.topic import KINDS, Answer, ToldExample, here_sentence, topic_card, understand
from cogs.rules.book.pages import Book, book_card, book_of
from cogs.ui.cards import Card
from cogs.ui.texts import FALLBACK, Texts, languages
from core.examples import examples
from core.lookup import find
from core.rules import (
    RuleSet,
    change_rule,
    describe_rule,
    describe_topic,
    load_preset,
    preset_names,
    preset_title,
    reason_sentence,
    rule_fields,
    stance,
    why_not,
)
from core.rules.texts import load_texts
from tests.support.emojis import EMOJIS
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)


def card_text(card: Card) -> str:
    """All that a card says."""
    shown = "\n".join(item.content for item in card.walk_children() if isinstance(item, TextDisplay))
    return shown.replace("\N{NO-BREAK SPACE}", " ")


def opened(key: str) -> Book:
    return book_of([load_preset(name) for name in key.split(":")], ENGLISH)


# --- show one rule


@pytest.mark.parametrize("topic", ["kuitan", "喰いタン", "open tanyao", "  KUITAN ", "kuitann"])
async def test_a_rule_is_found_in_any_spelling(club: Club, topic: str) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic=topic))
    assert shown.startswith("## Open tanyao (kuitan)\n**Here** · Tenhou, four players\nAn open hand may have tanyao.")


async def test_an_example_shows_what_the_rule_changes(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="kiriage"))
    assert "**→ 7700**" in shown
    assert "**Example** · a ron of 4 han 30 fu by a player who is not the dealer" in shown
    mangan = next(line for line in shown.splitlines() if "F league" in line)
    assert mangan.endswith("**→ 8000**")


async def test_three_rons_are_said_to_be_paid_as_two_are(club: Club) -> None:
    """Where only the first of two winners is paid, that goes for three as well."""
    for rules, paid in (("m-league", "East −1300, South +1300"), ("ema-2025", "East −3900, ")):
        shown = text(await club.ann.slash(club.channel, "rules show", topic="triple ron", rules=rules))
        assert f"There is no draw for three rons: whoever wins is paid, as with two rons. **→ {paid}" in shown


async def test_a_value_that_nobody_plays_is_shown_too(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="nagashi"))
    otherwise = next(line for line in shown.splitlines() if line.startswith("- *can also be set*"))
    assert otherwise.endswith("**→ East 20900, South 34300, West 22900, North 21900, next East 2, 0 on the table**")


async def test_the_tiles_of_an_example_without_a_picture_are_emojis_where_the_bot_has_them(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="shape_tenpai"))
    assert "a draw with `12345p99s (999p) (678s)`" in shown
    monkeypatch.setattr(Tenbou, "tile_emojis", EMOJIS)
    shown = text(await club.ann.slash(club.channel, "rules show", topic="shape_tenpai"))
    called = "\N{EM SPACE}".join("".join(map(EMOJIS.of, meld)) for meld in (("9p",) * 3, ("6s", "7s", "8s")))
    assert f"{EMOJIS.of('9s')}\N{EM SPACE}{called}" in shown


async def test_where_a_rule_cannot_come_up_the_card_says_why_and_by_whose_rules_the_example_is(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="tsumo_share", rules="m-league"))
    assert "**Here** · M.League\nThis cannot come up here. Four people play, and this is for three.\n" in shown
    assert "**Example** by the rules of Tenhou, three players · South wins by tsumo" in shown


async def test_the_hand_of_an_example_is_a_picture(club: Club) -> None:
    assert len(reply(await club.ann.slash(club.channel, "rules show", topic="kuitan")).attachments) == 1
    assert not reply(await club.ann.slash(club.channel, "rules show", topic="kiriage")).attachments


def test_rules_of_ones_own_have_the_source_of_the_nearest_preset_and_those_of_presets_beside_them() -> None:
    own = change_rule(replace(load_preset("tenhou"), name="our rules"), "kuitan", value=False)
    shown = card_text(topic_card(understand("kuitan", ENGLISH), own, ENGLISH))
    assert shown.startswith("## Open tanyao (kuitan)\n**Here** · our rules\nTanyao needs a closed hand. **→ no win")
    assert "Tenhou, four players" in shown
    assert "-# As in Tenhou without open tanyao.\n-# From Tenhou's rules" in shown
    history = card_text(topic_card(understand("rule_history", ENGLISH), own, ENGLISH))
    assert "1 March 2007" in history


async def test_other_presets_are_told_apart_by_what_they_say(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="kuitan"))
    assert "*Tenhou without open tanyao*: Tanyao needs a closed hand." in shown
    same = next(line for line in shown.splitlines() if line.endswith(": the same"))
    assert "F league" in same
    assert "Team tournament" in same


async def test_a_variant_that_does_not_differ_is_left_out(club: Club) -> None:
    assert "East round only" not in text(await club.ann.slash(club.channel, "rules show", topic="kuitan"))


async def test_the_source_and_our_reading_stand_below_without_fact_ids(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="nagashi", rules="f-league"))
    assert "-# From the F league's notice: F戦のルール (in Japanese, 2011)" in shown
    assert "-# Our reading: " in shown
    assert "F-27" not in shown


@pytest.mark.parametrize("rules", ["f-league", "F League", "f league"])
async def test_the_rules_can_be_named_loosely(club: Club, rules: str) -> None:
    assert "**Here** · F league" in text(await club.ann.slash(club.channel, "rules show", topic="chi", rules=rules))


async def test_the_default_rules_are_a_setting(club: Club, settings: Config) -> None:
    bot_of_another_club = bot.build(Config(data_dir=settings.data_dir, default_rules="tenhou-sanma"))
    await club.env.restart_bot(bot_of_another_club)
    assert "**Here** · Tenhou, three players" in text(await club.ann.slash(club.channel, "rules show", topic="chi"))


async def test_a_topic_of_one_platform_says_so_and_is_shown_as_it_is_there(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="rule_history", rules="f-league"))
    assert "**Here** · F league\nThis is about Tenhou alone." in shown
    assert "*Tenhou, four players*: 1 March 2007" in shown
    assert "From " not in shown


async def test_a_case_of_changed_rules_says_what_is_changed(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="bonus_han_for_minimum"))
    assert "This cannot come up here. One han is enough" in shown
    assert "by the rules of Tenhou, four players, but: A winning hand needs 2 han" in shown


async def test_a_very_long_topic_is_refused_too(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="x" * 6000)
    assert result.ephemeral
    assert len(text(result)) < 400


async def test_unknown_rules_are_answered_with_those_there_are(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="chi", rules="club_*rules*")
    assert result.ephemeral
    assert r"club\_\*rules\*" in text(result)
    assert "team-tournament" in text(result)


@pytest.mark.parametrize(
    "typed", ["m-league", "M League", "M.League", "mleague", "Mリーグ", "Ｍリーグ", "M联赛", "m聯賽"]
)
async def test_rules_are_known_by_their_title_in_any_language(club: Club, typed: str) -> None:
    assert "**Here** · M.League" in text(await club.ann.slash(club.channel, "rules show", topic="chi", rules=typed))


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("天鳳", "Tenhou, four players"),
        ("天凤", "Tenhou, four players"),
        ("てんほう", "Tenhou, four players"),
        ("Tenhou rules", "Tenhou, four players"),
        ("天鳳 三麻", "Tenhou, three players"),
        ("天鳳サンマ", "Tenhou, three players"),
        ("Tenhou sanma", "Tenhou, three players"),
        ("天鳳東風", "Tenhou, East round only"),
        ("雀魂", "Mahjong Soul, four players"),
        ("Mahjong Soul", "Mahjong Soul, four players"),
        ("じゃんたま", "Mahjong Soul, four players"),
        ("雀魂三麻", "Mahjong Soul, three players"),
        ("EMA", "EMA 2025"),
        ("日本プロ麻雀連盟", "JPML official rules (A)"),
    ],
)
async def test_rules_are_known_by_what_people_call_them(club: Club, typed: str, title: str) -> None:
    assert f"**Here** · {title}\n" in text(await club.ann.slash(club.channel, "rules show", topic="chi", rules=typed))


@pytest.mark.parametrize("typed", ["三麻", "sanma", "サンマ", "三人麻將"])
async def test_what_several_rules_are_called_is_asked_back(club: Club, typed: str) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="chi", rules=typed)
    assert result.ephemeral
    assert text(result) == f'Several rules are called "{typed}". Choose one of them: majsoul-sanma, tenhou-sanma.'


async def test_it_works_in_direct_messages_and_everywhere_for_who_installed_it(club: Club) -> None:
    dm = club.env.create_user("Dee")
    assert "Open tanyao" in text(await dm.slash("rules show", topic="kuitan"))
    (commands,) = [request.json for request in club.env.http_requests if request.path.endswith("/commands")]
    assert isinstance(commands, list)
    assert commands[0]["contexts"] == [0, 1, 2]
    assert commands[0]["integration_types"] == [0, 1]


@pytest.mark.parametrize(
    ("language", "name"),
    [*product([FALLBACK], preset_names()), *product(sorted({*languages()} - {FALLBACK}), ["f-league", "tenhou-sanma"])],
)
def test_every_answer_about_every_rule_fits_a_message(language: str, name: str) -> None:
    texts, rules = Texts(language, emojis=EMOJIS), load_preset(name)
    for found in find("", language, kinds=KINDS, limit=1000):
        card = topic_card(Answer(found, (found,) * 3), rules, texts)
        assert card.content_length() > 40
        assert ("**→ " in card_text(card)) == (found.name in examples()), found.name
        assert titles_of_the_same(card_text(card), texts) <= titles_of_as_many(rules, language), found.name


def titles_of_the_same(said: str, texts: Texts) -> set[str]:
    """The rulesets that a card says to be the same."""
    before, after = texts.text("rules-the-same", rules="@").split("@")
    lines = [line for line in said.splitlines() if line.startswith(before) and line.endswith(after)]
    return {title for line in lines for title in line.removeprefix(before).removesuffix(after).split(" · ")}


def titles_of_as_many(rules: RuleSet, language: str) -> set[str]:
    """The presets of as many players as these rules have."""
    return {preset_title(name, language) for name in preset_names() if load_preset(name).players == rules.players}


@pytest.mark.parametrize(("language", "preset"), list(product(languages(), preset_names())))
def test_what_is_said_to_be_here_is_so_by_these_very_rules(language: str, preset: str) -> None:
    """A rule that cannot come up has its reason and no result; another has a result that its other values change."""
    texts, rules = Texts(language), load_preset(preset)
    for name in (*rule_fields(), *load_texts(language).topics):
        here = here_text(name, rules, texts)
        if reason := why_not(name, rules):
            assert reason_sentence(reason, language) in here, name
            assert "→" not in here, name
        elif name not in rule_fields():
            assert describe_topic(rules, name, language).sentence in here
        else:
            assert describe_rule(rules, name, language).sentence in here, name
            assert ("→" in here) == (name in examples()), name


@pytest.mark.parametrize("preset", preset_names())
def test_another_value_changes_what_is_said_to_be_here(preset: str) -> None:
    rules = load_preset(preset)
    for name in (name for name in examples() if why_not(name, rules) is None):
        told = ToldExample(name, rules, ENGLISH)
        assert told.is_by(rules), name
        assert set(told.comes_to.values()) - {told.comes_to[stance(rules, name)]}, name
        assert told.comes_to[stance(rules, name)] in here_text(name, rules, ENGLISH), name


def here_text(name: str, rules: RuleSet, texts: Texts) -> str:
    """What a card says under the heading of these rules."""
    return here_sentence(ToldExample(name, rules, texts), rules, texts)


def test_a_choice_from_the_list_is_understood_as_itself() -> None:
    for found in find("", FALLBACK, kinds=KINDS, limit=1000):
        assert understand(found.name, ENGLISH).best.name == found.name


async def test_topics_are_offered_while_typing(club: Club) -> None:
    offered = await club.ann.autocomplete(club.channel, "rules show", "topic", "喰い")
    assert {"name": "Open tanyao (kuitan)", "value": "rule:kuitan"} in offered
    assert len(await club.ann.autocomplete(club.channel, "rules show", "topic", "")) == 25
    assert await club.ann.autocomplete(club.channel, "rules show", "topic", "xqzzt") == []


# --- show all rules


async def test_all_rules_are_shown_in_pages_that_turn_also_after_a_restart(club: Club, settings: Config) -> None:
    result = await club.ann.slash(club.channel, "rules show")
    assert "# Tenhou, four players\n## Tiles and calls\n" in text(result)
    assert buttons(result) == {"‹": False, "Dora ›": True}
    await club.ann.click(reply(result), label="Dora ›")
    assert "## Dora\n" in text(result)
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(result), label="‹ Tiles and calls")
    assert "## Tiles and calls\n" in text(result)


async def test_what_no_source_confirms_is_said_so_among_all_rules_and_alone(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", rules="m-league"))
    assert "Red fives in the set: 1 in characters, 1 in circles, 1 in bamboo. Each is one dora.\n" in shown
    assert "nor the tile at the other end of a called run. *not confirmed*\n" in shown
    alone = text(await club.ann.slash(club.channel, "rules show", topic="kuikae", rules="m-league"))
    assert "-# From M.League's official rules: Mリーグ公式ルール (in Japanese, 2018)\n-# Not confirmed: " in alone


async def test_somebody_else_turns_the_pages_of_an_own_copy(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show")
    bea = club.env.guild.add_member(club.env.create_user("Bea"))
    copy = await bea.click(reply(result), label="Dora ›")
    assert copy.ephemeral
    assert "## Dora\n" in text(copy)
    assert "## Tiles and calls\n" in text(result)


def test_a_page_that_is_gone_is_the_last_one() -> None:
    book = opened("tenhou")
    last = book_card(book, len(book.pages) - 1, ENGLISH)
    assert [item.content for item in book_card(book, 99, ENGLISH).walk_children() if isinstance(item, TextDisplay)] == [
        item.content for item in last.walk_children() if isinstance(item, TextDisplay)
    ]


@pytest.mark.parametrize("name", preset_names())
def test_the_pages_hold_every_rule_once(name: str) -> None:
    pages = opened(name).pages
    labels = [line for page in pages for line in page.text.splitlines() if line.startswith("**")]
    assert len(labels) == len(set(labels)) == len(rule_fields())


@pytest.mark.parametrize("key", [*preset_names(), *(f"{a}:{b}" for a, b in product(preset_names(), repeat=2))])
def test_every_page_of_every_book_fits_a_message(key: str) -> None:
    book = opened(key)
    for number in range(len(book.pages)):
        assert book_card(book, number, ENGLISH).content_length() > 40


# --- list


async def test_the_list_names_every_preset_the_one_played_here_first(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules list"))
    assert "\n**Tenhou, four players** `tenhou` ← played here\n" in shown.partition("**F league**")[0]
    for name in preset_names():
        assert f"**{preset_title(name, FALLBACK)}** `{name}`" in shown


# --- compare


async def test_a_comparison_shows_only_what_differs(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules compare", a="tenhou", b="tenhou-no-red"))
    assert "One rule differs." in shown
    assert "*Tenhou without red fives*: There are no red fives." in shown
    assert "kuitan" not in shown


async def test_a_long_comparison_has_pages(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules compare", a="tenhou", b="f-league")
    (forward,) = [label for label, works in buttons(result).items() if works]
    before = text(result)
    await club.ann.click(reply(result), label=forward)
    assert text(result) != before


async def test_equal_rules_are_said_to_be_equal(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules compare", a="tenhou", b="Tenhou")
    assert text(result) == "# Tenhou, four players and Tenhou, four players play the same rules"
    assert buttons(result) == {}


async def test_comparing_with_unknown_rules_is_refused(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules compare", a="tenhou", b="nothing")
    assert result.ephemeral
    assert 'no rules called "nothing"' in text(result)


async def test_presets_are_offered_by_name_and_title(club: Club) -> None:
    for option in ("a", "b"):
        offered = await club.ann.autocomplete(club.channel, "rules compare", option, "tenhou, three")
        assert offered == [{"name": "Tenhou, three players", "value": "tenhou-sanma"}]
    assert len(await club.ann.autocomplete(club.channel, "rules show", "rules", "")) == len(preset_names())


async def test_presets_are_offered_by_what_people_call_them(club: Club) -> None:
    async def offered(typed: str) -> list[object]:
        return [each["value"] for each in await club.ann.autocomplete(club.channel, "rules show", "rules", typed)]

    assert await offered("三麻") == ["majsoul-sanma", "tenhou-sanma"]
    assert set(await offered("天鳳")) == {name for name in preset_names() if name.startswith("tenhou")}
    assert "majsoul" in await offered("じゃんた")
    assert await offered("xqzzt") == await offered("、") == []
