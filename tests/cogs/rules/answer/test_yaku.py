"""`/rules yaku`, used as people use it, and its examples held against the scorer."""

from dataclasses import replace

import pytest

from cogs.rules.answer.yaku import Example, all_yaku_card, examples, find_yaku, understand_yaku, yaku_card
from cogs.ui.texts import FALLBACK, Texts, languages
from cogs.ui.words.terms import yaku_name
from core.errors import ChiNotPlayed, NotAWin, SecondRedFive, SituationError, TenbouError, TileNotInSet
from core.hand import Yaku, YakuHan, parse_hand, worth_of
from core.lookup import Kind, find
from core.rules import RuleSet, change_rule, load_preset, preset_names
from core.scoring import score_hand
from tests.support.languages import in_language
from tests.support.reading import pictures, text
from tests.support.translated import text_of
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)
RULES = [*map(load_preset, preset_names()), replace(load_preset("tenhou"), name="north", north_yakuhai=True)]


def counted(yaku: Yaku, hand: str, example: Example, rules: RuleSet) -> YakuHan | None:
    try:
        score = score_hand(parse_hand(hand), example.win(), rules)
    except ChiNotPlayed:
        raise
    except (NotAWin, SituationError, SecondRedFive):
        return None
    return next((each for each in score.yaku if each.yaku is yaku), None)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("yaku", Yaku)
def test_the_scorer_gives_each_example_what_the_catalogue_says(yaku: Yaku, rules: RuleSet) -> None:
    example = examples()[yaku]
    worth = worth_of(yaku, rules)
    for hand, han in ((example.closed, worth.closed if worth else 0), (example.open, worth.open if worth else 0)):
        if hand is None:
            continue
        try:
            found = counted(yaku, hand, example, rules)
        except (TileNotInSet, ChiNotPlayed):
            continue
        if worth is not None and worth.yakuman:
            assert found is not None
            assert found.yakuman == worth.yakuman
        else:
            assert (found.han if found else 0) == han


@pytest.mark.parametrize("yaku", Yaku)
def test_every_yaku_is_played_by_some_rules(yaku: Yaku) -> None:
    assert any(counted_quietly(yaku, rules) for rules in RULES)


def counted_quietly(yaku: Yaku, rules: RuleSet) -> bool:
    example = examples()[yaku]
    try:
        return counted(yaku, example.closed, example, rules) is not None
    except TenbouError:
        return False


@pytest.mark.parametrize("yaku", Yaku)
def test_every_yaku_is_found_by_its_id_and_its_name(yaku: Yaku) -> None:
    for spelling in (yaku.value, yaku_name(yaku, ENGLISH)):
        assert understand_yaku(spelling, ENGLISH)[0] is yaku


@pytest.mark.parametrize(
    ("typed", "yaku"),
    [
        ("ピンフ", Yaku.PINFU),
        ("half flush", Yaku.HONITSU),
        ("HONITSU", Yaku.HONITSU),
        ("清一色", Yaku.CHINITSU),
        ("chitoitsu", Yaku.CHIITOITSU),
        ("reach", Yaku.RIICHI),
        ("国士", Yaku.KOKUSHI),
        # What only readers of other languages write.
        ("平胡", Yaku.PINFU),
        ("碰碰胡", Yaku.TOITOI),
        ("一通", Yaku.ITTSUU),
        ("純チャン", Yaku.JUNCHAN),
        ("门清自摸", Yaku.MENZEN_TSUMO),
        ("发财", Yaku.HATSU),
        ("ニコニコ", Yaku.CHIITOITSU),
    ],
)
def test_yaku_are_found_as_people_write_them(typed: str, yaku: Yaku) -> None:
    assert find_yaku(typed)[0] is yaku


@pytest.mark.parametrize("language", languages())
def test_the_lookup_calls_every_yaku_by_its_name_on_cards(language: str) -> None:
    texts = Texts(language)
    labels = {each.name: each.label for each in find("", language, kinds={Kind.YAKU}, limit=len(Yaku))}
    assert labels == {str(yaku): yaku_name(yaku, texts) for yaku in Yaku}


async def test_a_yaku_is_shown_with_its_worth_here_and_a_scored_example(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules yaku", name="honitsu"))
    assert shown.startswith("## Honitsu (混一色)\n")
    assert "**Here** · Tenhou, four players: 3 han, open 2" in shown
    assert "\nExample by ron:\n`" in shown
    assert "\nHonitsu 3, " in shown
    assert " points" in shown


async def test_the_worth_of_the_example_has_its_word_where_the_language_has_one(club: Club) -> None:
    with in_language("ja"):
        shown = text(await club.ann.slash(club.channel, "rules yaku", name="一気通貫", rules="f-league"))
    assert "\n一気通貫 2翻、2600点" in shown


async def test_the_example_is_shown_as_a_picture(club: Club) -> None:
    shown = await club.ann.slash(club.channel, "rules yaku", name="kita", rules="tenhou-sanma")
    (picture,) = pictures(shown)
    assert picture.startswith("Closed tiles: 1 2 3 4 5 6 9 9 pin, ")
    assert picture.endswith("1 North set aside")
    assert pictures(await club.ann.slash(club.channel, "rules yaku")) == []


@pytest.mark.parametrize(
    ("name", "rules", "worth"),
    [
        ("pinfu", "tenhou", "1 han, closed only"),
        ("toitoi", "tenhou", "2 han"),
        ("tanyao", "tenhou-no-kuitan", "1 han, closed only"),
        ("suuankou tanki", "tenhou", "yakuman"),
        ("suuankou tanki", "f-league", "double yakuman"),
        ("renhou", "tenhou", "does not count"),
    ],
)
async def test_the_worth_follows_the_rules(club: Club, name: str, rules: str, worth: str) -> None:
    shown = text(await club.ann.slash(club.channel, "rules yaku", name=name, rules=rules))
    assert f": {worth}\n" in shown


async def test_an_example_that_does_not_win_here_is_shown_without_points(club: Club) -> None:
    for name, rules in (("renhou", "tenhou"), ("open riichi", "tenhou"), ("sanshoku doujun", "tenhou-sanma")):
        shown = text(await club.ann.slash(club.channel, "rules yaku", name=name, rules=rules))
        assert "Example: `" in shown
        assert "points" not in shown


async def test_a_name_for_several_yaku_shows_one_and_names_the_others(club: Club) -> None:
    assert "-# See also: Round wind" in text(await club.ann.slash(club.channel, "rules yaku", name="yakuhai"))


async def test_a_misspelt_yaku_is_understood(club: Club) -> None:
    assert text(await club.ann.slash(club.channel, "rules yaku", name="chantta")).startswith("## Chanta")


async def test_what_is_nearly_a_yaku_gets_suggestions(club: Club) -> None:
    result = await club.ann.slash(club.channel, "rules yaku", name="hand of cards")
    assert result.ephemeral
    assert 'called "hand of cards". Did you mean: Renhou' in text(result)


@pytest.mark.parametrize("name", ["xqz", "?", "x" * 6000])
async def test_what_is_no_yaku_is_refused_in_one_sentence(club: Club, name: str) -> None:
    result = await club.ann.slash(club.channel, "rules yaku", name=name)
    assert result.ephemeral
    assert "Choose from the list while typing" in text(result)


async def test_without_a_name_all_yaku_that_count_are_listed_by_worth(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules yaku", rules="f-league"))
    headings = [line.strip("*") for line in shown.splitlines() if line.startswith("**")]
    assert headings[:2] == ["1 han, closed only", "1 han"]
    assert headings[-3:] == ["yakuman", "double yakuman", "Han without being a yaku"]
    assert "Renhou" in shown
    assert "Red fives" not in shown


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
def test_every_yaku_card_fits_a_message(rules: RuleSet) -> None:
    assert all_yaku_card(rules, ENGLISH).content_length() > 500
    for yaku in Yaku:
        assert yaku_card([yaku, *Yaku], rules, ENGLISH).content_length() > 50


async def test_yaku_are_offered_while_typing(club: Club) -> None:
    offered = await club.ann.autocomplete(club.channel, "rules yaku", "name", "clear flush")
    assert [choice["value"] for choice in offered] == ["chinitsu", "honitsu"]
    assert await club.ann.autocomplete(club.channel, "rules yaku", "name", "xqzzt") == []
    assert len(await club.ann.autocomplete(club.channel, "rules yaku", "name", "")) == 25


async def test_what_a_yaku_goes_together_with_is_said_the_shorter_way(club: Club) -> None:
    chiitoitsu = text(await club.ann.slash(club.channel, "rules yaku", name="chiitoitsu"))
    assert "**Together** with Riichi · Double riichi · Ippatsu · Menzen tsumo · Chankan · Haitei" in chiitoitsu
    ippatsu = text(await club.ann.slash(club.channel, "rules yaku", name="ippatsu"))
    assert "**Together** with any yaku but Rinshan kaihou\n" in f"{ippatsu}\n"
    dora = text(await club.ann.slash(club.channel, "rules yaku", name="dora"))
    assert "**Together**" not in dora


@pytest.mark.parametrize(
    ("yaku", "rules", "said"),
    [
        (Yaku.KOKUSHI, "tenhou", "**Together** with Tenhou · Chiihou"),
        (Yaku.KOKUSHI, "wrc", "**Together** with no other yaku"),
        (Yaku.IPPATSU, "f-league", "**Together** with any yaku but Rinshan kaihou"),
        (Yaku.RENHOU, "f-league", "**Together** with any yakuman but Tenhou"),
    ],
)
def test_it_depends_on_the_rules(yaku: Yaku, rules: str, said: str) -> None:
    card = yaku_card([yaku], load_preset(rules), ENGLISH)
    assert said in text_of(card)


def test_what_goes_with_everything_is_said_so() -> None:
    rules = change_rule(load_preset("m-league"), "ippatsu_with_rinshan", value=True)
    card = yaku_card([Yaku.IPPATSU], rules, ENGLISH)
    assert "with any other yaku" in text_of(card)
