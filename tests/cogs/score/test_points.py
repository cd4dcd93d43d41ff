"""`/score points` and `/score table`, used as people use them."""

import pytest

import bot
from cogs.host.config import Config
from cogs.score.points.card import points_card
from cogs.ui.texts import FALLBACK, Texts
from core.errors import NoSuchHanFu
from core.hand import Wind
from core.rules import load_preset, preset_names
from core.scoring import HIGHEST_FU, score_points
from tests.support.languages import in_language
from tests.support.reading import buttons, pictures, reply, text
from tests.support.translated import text_of
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)
PHONE_COLUMNS = 25


async def lines(club: Club, **options: str | int | bool) -> list[str]:
    return text(await club.ann.slash(club.channel, "score points", **options)).splitlines()


# --- one value


async def test_a_value_is_shown_by_ron_and_by_tsumo(club: Club) -> None:
    assert await lines(club, han=3, fu=40) == [
        "# 5200 by ron",
        "## 5200 by tsumo: 1300/2600",
        "3 han 40 fu · Not the dealer",
        "-# Rules: Tenhou, four players",
    ]


async def test_it_is_shown_to_everybody(club: Club) -> None:
    assert not (await club.ann.slash(club.channel, "score points", han=3)).ephemeral
    assert not (await club.ann.slash(club.channel, "score table")).ephemeral


async def test_the_dealer_and_honba_count(club: Club) -> None:
    assert await lines(club, han=3, fu=25, dealer=True, honba=2) == [
        "# 5400 by ron",
        "## 5400 by tsumo: 1800 all",
        "3 han 25 fu · Dealer · 2 honba included (600)",
        "-# Rules: Tenhou, four players",
    ]


async def test_one_way_to_win_is_enough(club: Club) -> None:
    assert (await lines(club, han=3, fu=40, by="ron"))[:2] == ["# 5200 by ron", "3 han 40 fu · Not the dealer"]
    assert (await lines(club, han=3, fu=40, by="tsumo"))[0] == "# 5200 by tsumo: 1300/2600"
    assert (await lines(club, han=2, fu=20))[0] == "# 1500 by tsumo: 400/700"
    assert (await lines(club, han=2, fu=25))[:2] == ["# 1600 by ron", "2 han 25 fu · Not the dealer"]


@pytest.mark.parametrize(
    ("han", "named", "ron"),
    [
        (5, "Mangan, 5 han", 8000),
        (7, "Haneman, 7 han", 12000),
        (8, "Baiman, 8 han", 16000),
        (12, "Sanbaiman, 12 han", 24000),
        (13, "Kazoe yakuman, 13 han", 32000),
        (99, "Kazoe yakuman, 99 han", 32000),
    ],
)
async def test_from_5_han_on_fu_are_not_mentioned(club: Club, han: int, named: str, ron: int) -> None:
    shown = await lines(club, han=han)
    assert shown[0] == f"# {ron} by ron"
    assert shown[2] == f"{named} · Not the dealer"
    assert await lines(club, han=han, fu=33) == shown


async def test_kiriage_is_that_of_the_rules(club: Club) -> None:
    assert (await lines(club, han=4, fu=30))[0] == "# 7700 by ron"
    shown = await lines(club, han=4, fu=30, rules="f-league")
    assert shown[0] == "# 8000 by ron"
    assert shown[2] == "Mangan, 4 han 30 fu · Not the dealer"


async def test_three_players_pay_less_for_a_tsumo(club: Club) -> None:
    shown = await lines(club, han=3, fu=40, honba=1, rules="tenhou-sanma")
    assert shown[:3] == [
        "# 5400 by ron",
        "## 4100 by tsumo: 1400/2700",
        "3 han 40 fu · Not the dealer · 1 honba included (200)",
    ]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"han": 1, "fu": 20},
            "No hand has 1 han and 20 fu: 20 fu is pinfu by tsumo, which has at least 2 han.",
        ),
        (
            {"han": 2, "fu": 20, "by": "ron"},
            "No hand has 2 han and 20 fu: 20 fu is pinfu by tsumo, which has at least 2 han.",
        ),
        (
            {"han": 2, "fu": 25, "by": "tsumo"},
            "No hand has 2 han and 25 fu: 25 fu is seven pairs, which has at least 2 han by ron and 3 by tsumo.",
        ),
        *(
            (
                {"han": 2, "fu": fu},
                f"No hand has {fu} fu. There are 20 fu, 25 fu for seven pairs, and full tens from 30 to {HIGHEST_FU}.",
            )
            for fu in (33, 0, -30, 150, 10**12)
        ),
        ({"han": 3, "rules": "nothing"}, 'There are no rules called "nothing". Choose from: '),
    ],
)
async def test_what_no_hand_has_is_refused_with_what_there_is(
    club: Club, options: dict[str, str | int], sentence: str
) -> None:
    result = await club.ann.slash(club.channel, "score points", **options)
    assert result.ephemeral
    assert text(result).startswith(sentence)
    assert "\n" not in text(result)


# --- the table


async def as_text(club: Club, **options: str) -> str:
    """The table as text, which a button shows."""
    shown = await club.ann.slash(club.channel, "score table", **options)
    await club.ann.click(reply(shown), label="As text")
    return text(shown)


async def test_the_table_is_a_picture_for_either_side(club: Club, settings: Config) -> None:
    shown = await club.ann.slash(club.channel, "score table", rules="f-league")
    assert text(shown).startswith("# Points · F league\n-# Ron above, tsumo below")
    (others,) = pictures(shown)
    assert others.startswith("Points: Not the dealer, F league: 1 han, 30 fu 1000 (300/500)")
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(shown), label="Dealer")
    (dealer,) = pictures(shown)
    assert dealer.startswith("Points: Dealer, F league: 1 han, 30 fu 1500 (500 all)")
    assert buttons(shown) == {"Not the dealer": True, "Dealer": False, "As text": True}
    await club.ann.click(reply(shown), label="As text")
    assert pictures(shown) == []


async def test_the_table_of_another_language_is_in_it(club: Club) -> None:
    with in_language("ja"):
        (picture,) = pictures(await club.ann.slash(club.channel, "score table"))
    assert "30符 1000" in picture


async def test_a_picture_that_discord_does_not_take_is_said_in_words(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club.env.inject_error("POST", "/interactions/*", status=403, code=50013)
    shown = await club.ann.slash(club.channel, "score table")
    assert pictures(shown) == []
    assert "\n-# Points: Not the dealer, Tenhou, four players: 1 han, 30 fu 1000 (300/500)" in text(shown)
    assert "a picture was not taken" in caplog.text
    club.env.inject_error("POST", "/interactions/*", status=413, code=40005)
    await club.ann.click(reply(shown), label="Dealer")
    assert "\n-# Points: Dealer, Tenhou, four players: 1 han, 30 fu 1500 (500 all)" in text(shown)


async def test_the_table_begins_with_the_values_people_look_up(club: Club) -> None:
    shown = (await as_text(club)).splitlines()
    assert shown[:6] == [
        "# Points · Tenhou, four players",
        "### Not the dealer",
        "```",
        "       Ron       Tsumo",
        "1 han",
        "  30  1000     300/500",
    ]
    assert " 70+  8000   2000/4000" in shown
    assert " 40+ 12000    4000 all" in shown
    assert shown[-1].startswith("-# The first column is the fu")


async def test_the_table_is_that_of_the_rules(club: Club) -> None:
    shown = await as_text(club, rules="F League")
    assert "# Points · F league" in shown
    assert " 60+  8000   2000/4000" in shown
    assert " 30+  8000   2000/4000" in shown


async def test_a_table_of_unknown_rules_is_refused(club: Club) -> None:
    result = await club.ann.slash(club.channel, "score table", rules="nothing")
    assert result.ephemeral
    assert text(result).startswith('There are no rules called "nothing".')


@pytest.mark.parametrize("name", preset_names())
async def test_no_line_of_the_table_wraps_on_a_phone(club: Club, name: str) -> None:
    shown = await as_text(club, rules=name)
    _, *blocks = shown.split("```\n")
    assert len(blocks) == 4
    for block in blocks[::2]:
        assert max(map(len, block.splitlines())) <= PHONE_COLUMNS


@pytest.mark.parametrize("name", preset_names())
async def test_every_value_below_a_mangan_is_in_the_table(club: Club, name: str) -> None:
    shown = (await as_text(club, rules=name)).partition("### Dealer")[0]
    for han in range(1, 5):
        section = shown.partition(f"\n{han} han\n")[2].partition(" han\n")[0]
        rows = {row.split()[0]: row.split()[1] for row in section.splitlines() if len(row.split()) == 3}
        for fu in (20, 25, *range(30, 120, 10)):
            try:
                score = score_points(han, fu, load_preset(name))
            except NoSuchHanFu:
                assert str(fu) not in rows
                continue
            if score.base < 2000:
                assert rows[str(fu)] == str(score.ron or "-")


def test_a_limit_that_the_rules_lack_is_another_one() -> None:
    card = points_card(13, 30, load_preset("m-league"), ENGLISH, winner=Wind.SOUTH, by="ron", honba=0)
    (head, about, _) = text_of(card).split("\n")
    assert head == "# 24000 by ron"
    assert about == "Sanbaiman, 13 han · Not the dealer"
