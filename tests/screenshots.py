"""Every card in every language as a person with a phone sees it: `python -m tests.screenshots FOLDER [LANGUAGE ...]`.

A bot of its own plays through a club in the room, page and all, and a browser without a window takes a picture of each
message. They are to be looked at; README shows some of them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import simcord
from PIL import Image
from playwright.async_api import Page, ViewportSize, async_playwright
from simcord.results import InteractionResult, ResponseMessage

import bot
from cogs.host import log
from cogs.host.client import Tenbou
from cogs.host.config import Config
from cogs.ui.texts import Texts, languages
from core.rules import load_preset
from db.store import Confirmation, Deed, PlayerRef, TeamRole
from tests.support import evenings
from tests.support.house import ORGANISER, Clock, House
from tests.support.limits import walk
from tests.support.livetables import draw as drawn_hand
from tests.support.livetables import play_table
from tests.support.livetables import ron as won_ron
from tests.support.livetables import tsumo as won_tsumo

SIZE: Final = ViewportSize(width=360, height=2600)
"""As wide as a phone; so high that no card is cut off."""

GAMES: Final = 24
CHANCE: Final = 7

README: Final = {
    "score-hand": "hand",
    "table-draw-booked": "table",
    "league-standings-race": "race",
    "rules-show": "rule",
}
"""What README shows, and what the files are called there."""
COLOURS: Final = 128

_TRIES: Final = 15
_SETTLED: Final = """
    () => [...document.images].every(each => each.complete && each.naturalWidth) && document.fonts.status === 'loaded'
"""


@dataclass
class Club(House):
    """A house in which somebody whom the page knows has done everything."""

    organiser: int = 0

    def deed(self, actor: int | PlayerRef | None = None, reason: str = "") -> Deed:
        """Somebody, by default the organiser, about to do something here."""
        return super().deed(self.organiser if actor in {None, ORGANISER} else actor, reason)


@dataclass(frozen=True, slots=True)
class Room:
    """A club in a language, the page that shows it, and the folder for its pictures."""

    folder: Path
    house: House
    channel: simcord.ChannelHandle
    members: tuple[simcord.MemberActor, ...]
    preview: Any
    page: Page

    @property
    def ann(self) -> simcord.MemberActor:
        """Who uses everything, and owns the server."""
        return self.members[0]

    @property
    def refs(self) -> tuple[PlayerRef, ...]:
        """The members as the store knows them."""
        return tuple(PlayerRef(each.name, each.id) for each in self.members)

    @property
    def mentions(self) -> dict[str, str]:
        """The members as options of the four seats."""
        return dict(zip(("east", "south", "west", "north"), (each.mention for each in self.members), strict=True))

    async def use(self, name: str, command: str, /, **options: Any) -> ResponseMessage:  # noqa: ANN401  -- as they come
        """Use a command, and take a picture of the answer."""
        return await self.take(name, await self.ann.slash(self.channel, command, **options))

    async def press(self, name: str, message: ResponseMessage, part: str) -> ResponseMessage:
        """Press the button whose custom id begins so, and take a picture of what it shows."""
        result = await self.ann.click(message, custom_id=custom_id(message, part))
        changed = result.response is None or result.response.id == message.id
        return await self.take(name, result, message if changed and not result.followups else None)

    async def fill(self, name: str, message: ResponseMessage, part: str, /, **values: Any) -> ResponseMessage:  # noqa: ANN401
        """Press a button that opens a dialog, send that, and take a picture of the answer."""
        opened = await self.ann.click(message, custom_id=custom_id(message, part))
        named = {key.rstrip("_"): value for key, value in values.items()}
        return await self.take(name, await self.ann.submit_modal(opened, named))

    async def take(
        self, name: str, result: InteractionResult, message: ResponseMessage | None = None
    ) -> ResponseMessage:
        """Take a picture of a message, by default of the answer."""
        shown = message or (result.followups[-1] if result.followups else result.response)
        assert shown is not None, f"{name} has not been answered"
        await self.preview.refresh()
        card = self.page.locator(f'[data-message-id="{shown.id}"]').last
        await card.wait_for(timeout=10_000)
        # What has changed in a message comes to the page a moment after the message itself.
        await card.scroll_into_view_if_needed()
        await self.page.wait_for_timeout(500)
        await self.page.wait_for_function(_SETTLED)
        for _ in range(_TRIES):
            # Buttons are grey until the page knows that nothing else is going to change.
            if not await card.locator(":disabled").count() or await card.locator("button:enabled").count() > 1:
                break
            await self.page.wait_for_timeout(200)
        await card.screenshot(path=self.folder / f"{name}.png")
        return shown


def custom_id(message: ResponseMessage, part: str) -> str:
    """The custom id of the control that begins with `part`."""
    ids = [str(each["custom_id"]) for each in walk(message.components) if "custom_id" in each]
    assert any(each.startswith(part) for each in ids), f"{part} is not among {ids}"
    return next(each for each in ids if each.startswith(part))


async def score(room: Room) -> None:
    """Hands, points, waits."""
    hand = await room.use("score-hand", "score hand", hand="234m067p22s777z68s", win="7s", riichi="riichi", dora="1s")
    await room.press("score-hand-tsumo", hand, "score:tsumo")
    await room.use("score-hand-open", "score hand", hand="45m22s(123p)(777z)(1111s)", win="6m", by="tsumo")
    await room.use("score-hand-yakuman", "score hand", hand="19m19p19s1234567z", win="1m", by="tsumo")
    await room.use("score-hand-no-yaku", "score hand", hand="234m067p22s(567p)68s", win="7s")
    await room.use("score-hand-mistake", "score hand", hand="123m 8z")
    await room.use("score-points", "score points", han=3, fu=40)
    table = await room.use("score-table", "score table")
    await room.press("score-table-text", table, "score:table:text")
    await room.use("score-waits", "score waits", hand="1112345678999m")
    await room.use("score-waits-discard", "score waits", hand="123m456p789s1134z5m")


async def rules(room: Room) -> None:
    """What is played."""
    await room.use("help", "help")
    await room.use("rules-show", "rules show", topic="kuitan")
    await room.use("rules-show-all", "rules show")
    await room.use("rules-list", "rules list")
    await room.use("rules-compare", "rules compare", a="tenhou", b="f-league")
    await room.use("rules-yaku", "rules yaku", name="sanshoku doujun")
    await room.use("rules-yaku-all", "rules yaku")


async def leagues(room: Room) -> None:
    """A league with everything that is read from its games."""
    await room.use("league-create", "league create", name="Thursdays", rules="f-league", confirmation="none")
    await fill(room)
    for command in ("info", "list", "ratings"):
        await room.use(f"league-{command}", f"league {command}")
    await room.use("league-statistics", "league statistics", min_hands=0)
    table = await room.use("league-standings", "league standings")
    await room.press("league-standings-columns", table, "standings:columns")
    await room.press("league-standings-race", table, "standings:race")
    fpoints = await room.use("league-fpoints", "league fpoints")
    await room.press("league-fpoints-chart", fpoints, "fpoints:chart")
    await room.use("league-penalty", "league penalty give", player=room.ann.mention, points=20.0, reason="late")
    await room.use("league-penalty-list", "league penalty list")
    await room.use("league-export", "league export")
    page = await room.use("player-show", "player show")
    await room.press("player-hands", page, "player:hands")
    await room.ann.click(page, custom_id=custom_id(page, "player:page"))
    await room.press("player-charts", page, "player:charts")
    await room.use("player-link", "player link", service="tenhou", name="ann")
    await room.use("player-rename", "player rename", name="Anna")
    await room.use("player-merge", "player merge", old="Eve", new=room.members[1].mention)
    await room.use("player-forget", "player forget")
    pair = await room.use("player-versus", "player versus", a=room.ann.mention, b=room.members[1].mention)
    await room.press("player-versus-all", pair, "versus:all")


async def fill(room: Room) -> None:
    """Let a league have been played, some of it hand by hand."""
    chance = random.Random(CHANCE)  # noqa: S311  -- a script's dice
    people = (*room.refs, PlayerRef("Eve"), PlayerRef("Fay"))
    for number in range(GAMES):
        fpoints = {seat: chance.randrange(-1, 3) for seat in range(4)}
        three = [25_000 + 100 * chance.randint(-200, 200) for _ in range(3)]
        points = (*three, 100_000 - sum(three))
        hands = evenings.hands(number) if number % 3 == 0 else None
        await room.house.record(tuple(chance.sample(people, 4)), points, fpoints=fpoints, log=hands)
    wins = (won_tsumo(0, han=3), won_ron(2, 1, han=5), drawn_hand(1, 3), won_ron(1, 3, han=4), won_tsumo(3, han=2))
    await play_table(room.house, *wins, won_ron(0, 2, han=6), won_ron(3, 0, han=3, fu=40), players=room.refs)


async def games(room: Room) -> None:
    """A game from its preview to its end."""
    await room.house.store.leagues.change(room.house.deed(), "", confirmation=Confirmation.ONE)
    await room.use("game-record-short", "game record", scores="41600 35800 12600 9000", **room.mentions)
    preview = await room.use("game-record", "game record", scores="41600 35800 12600 10000", **room.mentions)
    await room.press("game-recorded", preview, "game:submit")
    await room.use("game-pending", "game pending")
    await room.use("game-history", "game history")
    await room.use("game-show", "game show", number=GAMES + 1)
    await room.use("game-undo", "game undo", number=GAMES)
    await room.use("game-import", "game import", text="Ann(+61.0) Bea(+15.0) Chi(-26.0) Dee(-50.0)")


async def tables(room: Room) -> None:
    """A live table to its end."""
    board = await room.use("table-open", "table open", **room.mentions)
    entered = await room.fill("table-ron", board, "table:ron", winner=["0"], from_="1", value="3 40", said="")
    await room.take("table-booked", await room.ann.click(entered, custom_id=custom_id(entered, "table:book")), board)
    await room.press("table-more", board, "table:more")
    entered = await room.fill("table-draw", board, "table:draw", tenpai=["1", "2"], nagashi=[])
    await room.take(
        "table-draw-booked", await room.ann.click(entered, custom_id=custom_id(entered, "table:book")), board
    )
    entered = await room.fill("table-tsumo", board, "table:tsumo", winner="2", value="2000/4000", said="")
    await room.take(
        "table-tsumo-booked", await room.ann.click(entered, custom_id=custom_id(entered, "table:book")), board
    )
    await room.use("table-whatif", "table whatif")
    await room.use("table-list", "table list")
    await room.press("table-undo", board, "table:undo")
    await room.use("table-close", "table close")
    entered = await room.fill("table-yakuman", board, "table:ron", winner=["0"], from_="1", value="yakuman", said="")
    await room.ann.click(entered, custom_id=custom_id(entered, "table:book"))
    ended = await room.ann.click(board, custom_id=custom_id(board, "table:record"))
    await room.take("table-final", ended, board)


async def seats(room: Room) -> None:
    """Who sits where."""
    players = " ".join(each.mention for each in room.members)
    await room.use("seats-draw", "seats draw", players=players)
    await room.use("seats-rotation", "seats rotation", players=f"{players} Eve Fay Gus Hal", rounds=3)
    await room.use("admin-organisers", "admin organisers")


async def teams(room: Room) -> None:
    """Teams whose points carry on."""
    store, house = room.house.store, room.house
    house.league = "Cup"
    await store.leagues.create(
        house.deed(), name="Cup", rules=load_preset("team-tournament"), confirmation=Confirmation.NONE
    )
    for name, player in zip(("Foxes", "Kites", "Mice", "Owls"), room.refs, strict=True):
        await store.teams.create(house.deed(), "Cup", name)
        await store.teams.add(house.deed(), "Cup", name, player, TeamRole.CAPTAIN)
    await room.use("team-create", "team create", name="Wolves", league="Cup")
    await room.use("team-list", "team list", league="Cup")
    players = dict(zip(("first", "second", "third", "fourth"), room.mentions.values(), strict=True))
    match = await room.use("team-match", "team match start", league="Cup", **players)
    points = tuple(seat.playing for seat in (await store.matches.numbered(house.guild, "Cup", 1)).seats)
    order = tuple(
        PlayerRef(seat.player.name, seat.player.user_id)
        for seat in (await store.matches.numbered(house.guild, "Cup", 1)).seats
    )
    won = (points[0] + 21_000, points[1] - 4_000, points[2] - 9_000, points[3] - 8_000)
    await house.record(order, won)
    assert match.id
    await room.use("team-match-played", "team match show", league="Cup")
    standings = await room.use("team-standings", "team standings", league="Cup")
    await room.press("team-race", standings, "team:race")


PARTS: Final[tuple[Callable[[Room], Any], ...]] = (score, rules, leagues, games, tables, seats, teams)


@asynccontextmanager
async def opened(language: str, folder: Path, data: Path) -> AsyncIterator[Room]:
    """A club whose people and server speak a language, with the page open in a browser."""
    tenbou: Tenbou = bot.build(Config(data_dir=data), rng=random.Random(CHANCE))  # noqa: S311
    texts = Texts(language)
    try:
        async with simcord.run(tenbou, check_errors=False) as env:
            users = [env.create_user(name) for name in Texts("en").text("room-members").split()]
            club = env.create_guild(texts.text("room-club"), owner=users[0])
            channel = club.create_text_channel("mahjong")
            members = tuple(club.add_member(user) for user in users)
            await tenbou.store.languages.set_guild(club.id, language, actor=users[0].id)
            for user in users:
                await tenbou.store.languages.set_person(user.id, language)
            async with (
                env.preview(channel, viewers=members, layout="channel", port=0, **SIZE) as preview,
                async_playwright() as playwright,
            ):
                browser = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
                page = await browser.new_page(viewport=SIZE, device_scale_factor=2, bypass_csp=True)
                await page.goto(preview.url)
                # Nothing is caught half faded in.
                await page.add_style_tag(content="* { transition: none !important; animation: none !important }")
                house = Club(tenbou.store, Clock(tenbou.store.now()), club.id, organiser=users[0].id)
                yield Room(folder, house, channel, members, preview, page)
                await browser.close()
    finally:
        await tenbou.release()


def chromium() -> str | None:
    """The browser of this computer; where there is none, the one that Playwright has installed."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


async def take_all(language: str, folder: Path, parts: tuple[Callable[[Room], Any], ...]) -> None:
    """Take the pictures of a language."""
    with tempfile.TemporaryDirectory(prefix="tenbou-screenshots-") as data:
        async with opened(language, folder, Path(data)) as room:
            for part in parts:
                await part(room)


async def take_readme(folder: Path) -> None:
    """Take the pictures that README shows, with no more colours than they need."""
    with tempfile.TemporaryDirectory(prefix="tenbou-screenshots-") as taken:
        await take_all("en", Path(taken), (score, rules, leagues, tables))
        for name, shown in README.items():
            image = Image.open(Path(taken) / f"{name}.png").convert("RGB")
            image.quantize(COLOURS, dither=Image.Dither.NONE).save(folder / f"{shown}.png", optimize=True)


def main() -> int:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("languages", nargs="*")
    parser.add_argument("--readme", action="store_true", help="only those that README shows, small")
    options = parser.parse_args()
    with log.silenced("discord.state"):
        if options.readme:
            asyncio.run(take_readme(options.folder))
            return 0
        for language in options.languages or languages():
            folder = options.folder / language
            folder.mkdir(parents=True, exist_ok=True)
            asyncio.run(take_all(language, folder, PARTS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
