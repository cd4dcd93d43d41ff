"""Takes pictures of messages and dialogs: a browser looks at the room's page, as wide as a phone."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import simcord
from playwright.async_api import Page, ViewportSize, async_playwright

WIDTH: Final = 360
"""As narrow as phones are."""
HEIGHT: Final = 2600
"""So high that no card is cut off."""

NOTHING: Final = "about:blank"

_STILL: Final = """
    document.addEventListener('DOMContentLoaded', () => document.head.append(Object.assign(
        document.createElement('style'), {textContent: `
            * { transition: none !important; animation: none !important }
            .modal-dialog, .modal-body { max-height: none !important; overflow: visible !important }
        `}
    )))
"""
"""Nothing is caught half faded in, and no dialog shows only a part of itself."""
_FOCUS: Final = """
    message => {
        window.asked = window.simcordPreview.contextGeneration
        const field = document.getElementById('message-exact-id')
        field.value = message
        field.form.requestSubmit()
    }
"""
"""Asks the page for a message as it is now, which is quicker than to wait until it looks for changes itself."""
_PLACE: Final = """
    () => {
        const page = window.simcordPreview
        const card = document.querySelector('form.modal-dialog') ?? document.getElementById('focused-content')
        const loaded = [...document.images].every(each => each.complete && each.naturalWidth)
        if (!page?.ready || page.contextGeneration <= window.asked || !loaded || document.fonts.status !== 'loaded')
            return null
        const {x, y, width, height} = card.getBoundingClientRect()
        const before = window.place
        window.place = {x, y, width, height}
        return width && height && JSON.stringify(before) === JSON.stringify(window.place) ? window.place : null
    }
"""
"""Where on the page it is, once everything in it is there and nothing moves any more."""


class Camera(Protocol):
    """Whatever is shown what happens."""

    async def take(self, name: str, shown: Any) -> None:  # noqa: ANN401  -- a message or a result, as simcord has them
        """Take a picture of a message, or of the dialog that somebody is asked."""


class Blind:
    """Takes no pictures: a scene is played for itself."""

    async def take(self, name: str, shown: Any) -> None:  # noqa: ANN401
        """Take none."""


@dataclass(frozen=True, slots=True)
class Browser:
    """A page that shows one message at a time."""

    preview: Any
    page: Page
    folder: Path

    async def take(self, name: str, shown: Any) -> None:  # noqa: ANN401
        """Take a picture of it as it is now."""
        dialog = getattr(shown, "modal", None) is not None
        if dialog or self.page.url == NOTHING:
            await self.preview.show(shown)
            # From one address to the same one, in which only what comes after the # counts, nothing would be loaded.
            await self.page.goto(NOTHING)
            await self.page.goto(self.preview.url)
        else:
            await self.page.evaluate(_FOCUS, str(shown.id))
        # The page draws a message again now and then, so it is cut out of the page rather than held on to.
        place = await (await self.page.wait_for_function(_PLACE, timeout=20_000)).json_value()
        await self.page.screenshot(path=self.folder / f"{name}.png", clip=place)
        if dialog:
            # It would stay in front of whatever comes next.
            await self.page.goto(NOTHING)


@asynccontextmanager
async def browser(
    env: simcord.Env,
    channel: simcord.ChannelHandle,
    members: tuple[simcord.MemberActor, ...],
    folder: Path,
    *,
    width: int = WIDTH,
) -> AsyncIterator[Camera]:
    """A browser that shows the channel as the first of the members sees it."""
    size = ViewportSize(width=width, height=HEIGHT)
    async with (
        env.preview(channel, viewers=members, layout="message", port=0, **size) as preview,
        async_playwright() as playwright,
    ):
        opened = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = await opened.new_page(viewport=size, device_scale_factor=2, bypass_csp=True)
        await page.add_init_script(_STILL)
        yield Browser(preview, page, folder)
        await opened.close()


def chromium() -> str | None:
    """The browser of this computer; where there is none, the one that Playwright has installed."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
