"""`/rules show` with a question: the answer, and how sure it is."""

import pytest
from discord.ui import TextDisplay

import bot
from cogs.host.config import Config
from cogs.rules.answer.question import NOWHERE, drawn_answer, meaning, named, nothing_card, overview_card
from cogs.ui.cards import Card
from cogs.ui.texts import FALLBACK, Texts, languages
from core.lookup import Kind, Tier, find
from core.rules import load_preset, preset_names
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)
OTHER_WORDS = frozenset({Kind.OVERVIEW, Kind.WORD})


def card_text(card: Card) -> str:
    return "\n".join(item.content for item in card.walk_children() if isinstance(item, TextDisplay))


async def test_a_sure_answer_is_the_card_alone(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="kuitan")
    assert text(result).startswith("## Open tanyao (kuitan)\n**Here**")
    assert buttons(result) == {}


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("honitsu", "## Honitsu"),
        ("混一色", "## Honitsu"),
        ("dora", "## Dora"),
        ("3 han 40 fu", "## 3 han 40 fu\n**Here** · Tenhou, four players\n- Not the dealer: 5200 by ron"),
        ("fu for an open kan of honours", "of terminals or honours: open 16, closed 32"),
        ("mangan", "- Mangan (5 han): 8000 by ron, dealer 12000"),
        ("4 han 30 fu", "## 4 han 30 fu"),
    ],
)
async def test_yaku_points_and_words_of_scoring_are_answered(club: Club, topic: str, said: str) -> None:
    assert said in text(await club.ann.slash(club.channel, "rules show", topic=topic))


async def test_points_follow_the_rules(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="4 han 30 fu", rules="m-league"))
    assert shown.startswith("## Mangan, 4 han 30 fu\n**Here** · M.League\n- Not the dealer: 8000 by ron")


async def test_points_without_fu_are_told_for_all_common_fu(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules show", topic="2 han dealer"))
    assert "**2 han 20 fu**\n- Dealer: 2100 by tsumo: 700 all\n**2 han 25 fu**\n- Dealer: 2400 by ron" in shown
    assert "Not the dealer" not in shown
    shown = text(await club.ann.slash(club.channel, "rules show", topic="6 han"))
    assert shown.startswith("## Haneman, 6 han\n")


async def test_points_that_no_hand_has_are_refused(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="1 han 20 fu")
    assert result.ephemeral
    assert "20" in text(result)


async def test_a_guess_is_called_the_closest_with_others_to_press(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="ron winner order")
    assert not result.ephemeral
    assert text(result).startswith("**Closest** · ")
    assert "## Dealer among two winners" in text(result)
    assert list(buttons(result)) == [
        "Two winners on one discard",
        "Honba with two winners",
        "Three winners on one discard",
    ]


async def test_another_candidate_opens_in_place_and_leads_back_also_after_a_restart(
    club: Club, settings: Config
) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="ron winner order")
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(result), label="Three winners on one discard")
    assert text(result).startswith("## Three winners on one discard")
    await club.ann.click(reply(result), label="‹ Dealer among two winners")
    assert text(result).startswith("## Dealer among two winners")
    assert buttons(result) == {}


async def test_somebody_else_opens_a_candidate_for_themselves(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="pao")
    bea = club.env.guild.add_member(club.env.create_user("Bea"))
    copy = await bea.click(reply(result), label="Pao for suukantsu")
    assert copy.ephemeral
    assert text(copy).startswith("## Pao for suukantsu")
    assert text(result).startswith("## Pao\n")


async def test_a_word_for_several_rules_is_an_overview_of_their_values_here(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="uma and oka", rules="wrc")
    assert "- **Uma**: Uma from first to last place, in thousands: +15 +5 -5 -15.\n" in text(result)
    assert "- **Return points and oka**: There is no oka.\n" in text(result)
    assert list(buttons(result))[:2] == ["Uma", "Return points and oka"]
    await club.ann.click(reply(result), label="Uma")
    assert text(result).startswith("## Uma\n**Here** · World Riichi Championship")
    await club.ann.click(reply(result), label="‹ Uma and oka")
    assert text(result).startswith("## Uma and oka\n**Here** · World Riichi Championship")


async def test_a_yaku_opens_from_an_overview(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="染め手")
    await club.ann.click(reply(result), label="Chinitsu")
    assert text(result).startswith("## Chinitsu")
    assert len(reply(result).attachments) == 1


async def test_what_nothing_fits_gets_one_sentence_the_nearest_and_what_can_be_asked(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="tyls in pla")
    assert result.ephemeral
    assert text(result) == (
        'Nothing here answers "tyls in pla".\n-# Ask about a rule, a yaku or points: kuitan, honitsu, 3 han 40 fu.'
    )
    assert "Tiles in play" in buttons(result)
    assert len(buttons(result)) <= 3
    await club.ann.click(reply(result), label="Tiles in play")
    assert text(result).startswith("## Tiles in play")


@pytest.mark.parametrize("topic", [" ", "?", "。。"])
async def test_a_question_without_words_has_a_sentence_of_its_own(club: Club, topic: str) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic=topic)
    assert result.ephemeral
    assert text(result).startswith("The question has no words.")


async def test_a_question_is_repeated_without_a_mention(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules show", topic="**@everyone**")
    assert result.ephemeral
    assert text(result).startswith("Nothing here answers")
    assert "@everyone" not in text(result)


async def test_the_list_while_typing_has_the_order_of_the_answer(club: Club) -> None:
    for typed in ("pao", "honitsu", "ron winner order", "3 han 40 fu"):
        offered = await club.ann.autocomplete(club.channel, "rules show", "topic", typed)
        first = meaning(typed, ENGLISH).found[0]
        expected = typed if first.points else f"{first.kind}:{first.name}"
        assert offered[0]["value"] == expected


def test_a_choice_from_the_list_is_that_very_thing() -> None:
    for found in find("", FALLBACK, limit=1000):
        meant = meaning(f"{found.kind}:{found.name}", ENGLISH)
        assert (meant.tier, meant.found[0].kind, meant.found[0].name) == (Tier.SURE, found.kind, found.name)


def test_what_is_gone_is_not_found_by_its_name() -> None:
    assert named(Kind.RULE, "not_there", ENGLISH) is None
    assert meaning("rule:not_there", ENGLISH).tier is not Tier.SURE


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("preset", preset_names())
def test_every_overview_fits_a_message(language: str, preset: str) -> None:
    texts, rules = Texts(language), load_preset(preset)
    for found in find("", language, kinds=OTHER_WORDS, limit=1000):
        card = overview_card(found, rules, texts)
        assert card_text(card).startswith(f"## {found.label}")
        assert "→" not in card_text(card)


@pytest.mark.parametrize("language", languages())
async def test_every_button_leads_to_a_card(language: str) -> None:
    texts, rules = Texts(language), load_preset("f-league")
    for overview in find("", language, kinds=OTHER_WORDS, limit=1000):
        for member in overview.shows:
            found = named(member.kind, member.name, texts)
            assert found is not None, (overview.name, member)
    assert card_text(nothing_card("x" * 500, (), rules, texts))
    assert (await drawn_answer(find("", language, limit=1)[0], rules, texts)).content_length()
    assert NOWHERE == "-"
