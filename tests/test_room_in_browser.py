"""The room as somebody with a phone sees it."""

import asyncio
import shutil

import pytest
from playwright.async_api import ViewportSize, async_playwright, expect

from cogs.host.client import Tenbou
from cogs.host.room import open_room
from cogs.ui.texts import FALLBACK, Texts

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PHONE = ViewportSize(width=390, height=844)

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed to look at the room with"),
]


async def test_a_command_typed_on_a_phone_is_answered_with_a_card_that_fits(simcord_bot: Tenbou) -> None:
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    room = asyncio.create_task(open_room(simcord_bot, port=0, texts=Texts(FALLBACK), announce=address.set_result))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--no-first-run"]
        )
        page = await browser.new_page(viewport=PHONE)
        await page.goto(await address)
        await page.locator("#channel-composer-input").click()
        await page.keyboard.type("/rules list")
        await page.get_by_role("option", name="/rules list").click()
        await page.keyboard.press("Enter")
        card = page.get_by_role("heading", name="Rules to choose from")
        await expect(card).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        await browser.close()
    room.cancel()
    await asyncio.gather(room, return_exceptions=True)
