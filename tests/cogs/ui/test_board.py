"""Boards: each button and list changes one field of what is asked for, also after a restart."""

from dataclasses import dataclass
from enum import StrEnum

import pytest
from discord import app_commands

from cogs.host.client import Tenbou
from cogs.ui.asked import Asked
from cogs.ui.board import board, page_row
from cogs.ui.cards import Card
from cogs.ui.cog import Part, answered
from cogs.ui.presses import press
from cogs.ui.texts import Texts
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

pytestmark = pytest.mark.simcord(strict_sync=False)

PAGES = 3


class Sort(StrEnum):
    """What the board goes by."""

    TOTAL = "total"
    GAMES = "games"


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """What is shown."""

    sort: Sort = Sort.TOTAL
    least: int = 0
    page: int = 0


@board("shown", Query, buttons=("more",), menus=("sort", "least"), slow=True)
async def shown(asked: Asked, query: Query, texts: Texts) -> Card:
    """Lay out the query itself."""
    assert asked.guild
    sorts = [(sort.value, sort.value) for sort in Sort]
    more = shown.button(key="more", query=Query(sort=query.sort, least=query.least + 1), label="More")
    rows = [
        [*shown.pages(query, query.page, PAGES, texts), more],
        [shown.menu("sort", query, sorts)],
        [shown.menu("least", query, [("0", "0"), ("x", "x")])],
    ]
    return Card(f"{query.sort} {query.least} {query.page}", rows=rows)


@press("numbers:{what}:{page}")
async def numbers(asked: Asked, what: str, page: int) -> None:
    """Show a page of something that has no query."""
    await asked.show(Card(f"{what} {page}"))


class Boards(Part):
    """Shows the board."""

    @app_commands.command(name="board")
    @answered
    async def board(self, asked: Asked) -> None:
        """Show the first page."""
        await asked.reply(await shown.card(asked, Query(), asked.board))


async def opened(club: Club) -> Club:
    tenbou = club.env.bot
    assert isinstance(tenbou, Tenbou)
    await tenbou.add_cog(Boards())
    tenbou.presses.add(shown.presses)
    return club


async def test_pages_are_turned_and_end_at_both_ends(club: Club) -> None:
    result = await (await opened(club)).ann.slash(club.channel, "board")
    assert buttons(result) == {"‹": False, "1/3": False, "›": True, "More": True}
    for page, (back, on) in ((1, (True, True)), (2, (True, False))):
        await club.ann.click(reply(result), label="›")
        assert text(result) == f"total 0 {page}"
        assert list(buttons(result).values())[:3] == [back, False, on]


async def test_a_list_changes_one_field_and_goes_to_the_first_page(club: Club) -> None:
    result = await (await opened(club)).ann.slash(club.channel, "board")
    await club.ann.click(reply(result), label="More")
    await club.ann.click(reply(result), label="›")
    assert text(result) == "total 1 1"
    await club.ann.select(reply(result), ["games"], custom_id="shown:sort:total.1.1")
    assert text(result) == "games 1 0"


async def test_a_value_that_no_field_has_is_outdated(club: Club) -> None:
    result = await (await opened(club)).ann.slash(club.channel, "board")
    answer = await club.ann.select(reply(result), ["x"], custom_id="shown:least:total.0.0")
    assert "older version" in text(answer)


async def test_somebody_else_gets_a_copy_of_their_own(club: Club) -> None:
    result = await (await opened(club)).ann.slash(club.channel, "board")
    ben = club.ann.guild.add_member(club.env.create_user("Ben"))
    copy = await ben.click(reply(result), label="›")
    assert copy.ephemeral
    assert text(copy) == "total 0 1"
    assert text(result) == "total 0 0"


def test_one_page_needs_no_buttons() -> None:
    assert page_row(numbers, 0, 1, Texts("en")) == []
    assert len(page_row(numbers, 0, 2, Texts("en"))) == 3
