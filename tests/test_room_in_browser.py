"""The room as somebody with a phone sees it."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, ViewportSize, async_playwright, expect

from cogs.host.client import Tenbou
from cogs.host.room import open_room
from cogs.ui.texts import FALLBACK, Texts

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PHONE = ViewportSize(width=390, height=844)

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed to look at the room with"),
]


@asynccontextmanager
async def phone(bot: Tenbou) -> AsyncIterator[Page]:
    """Open the room in a browser as wide as a phone."""
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    room = asyncio.create_task(open_room(bot, port=0, texts=Texts(FALLBACK), announce=address.set_result))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--no-first-run"]
        )
        page = await browser.new_page(viewport=PHONE)
        await page.goto(await address)
        yield page
        await browser.close()
    room.cancel()
    await asyncio.gather(room, return_exceptions=True)


async def choose(page: Page, command: str) -> None:
    """Begin a command as people do: type its name and choose it from the list."""
    await page.locator("#channel-composer-input").click()
    await page.keyboard.type(command)
    await page.get_by_role("option", name=command).click()


async def width(page: Page) -> int:
    return int(await page.evaluate("document.documentElement.scrollWidth"))


async def test_a_command_typed_on_a_phone_is_answered_with_a_card_that_fits(simcord_bot: Tenbou) -> None:
    async with phone(simcord_bot) as page:
        await choose(page, "/rules list")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", name="Rules to choose from")).to_be_visible()
        assert await width(page) <= PHONE["width"]


async def test_a_hand_is_typed_completed_from_the_list_and_scored(simcord_bot: Tenbou) -> None:
    async with phone(simcord_bot) as page:
        await choose(page, "/score hand")
        await page.keyboard.type("234m067p22s777z68s")
        await page.get_by_role("option", name="… wins on 7s").click()
        await page.get_by_role("button", name="Send").click()
        await expect(page.get_by_role("heading", name="2600 from the discarder")).to_be_visible()
        await expect(page.get_by_text("234m 067p 2268s 777z + 7s", exact=True)).to_be_visible()
        assert await width(page) <= PHONE["width"]
        await page.get_by_role("button", name="Riichi").click()
        await expect(page.get_by_role("heading", name="5200 from the discarder")).to_be_visible()


async def test_whoever_the_page_begins_as_can_make_a_league(simcord_bot: Tenbou) -> None:
    async with phone(simcord_bot) as page:
        await choose(page, "/league create")
        await page.keyboard.type("Thursdays")
        await page.get_by_role("button", name="Send").click()
        await expect(page.get_by_role("heading", name="Thursdays is open")).to_be_visible()
        assert await width(page) <= PHONE["width"]
