"""The command line of the screenshots."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PIL import Image

from cogs.host import log
from cogs.ui.texts import languages
from tests.screenshots.camera import WIDTH, browser
from tests.screenshots.room import opened
from tests.screenshots.scenes import SCENES, Scene, leagues, rules, score, tables

README: Final = {
    "score-hand": "hand",
    "table-draw-booked": "table",
    "league-standings-race": "race",
    "rules-show": "rule",
}
"""What README shows, and what the files are called there."""
_SHOWN_BY_README: Final = (score.play, rules.play, leagues.play, tables.play)
_COLOURS: Final = 128


async def _take(language: str, folder: Path, scenes: Sequence[Scene], *, width: int = WIDTH) -> None:
    with tempfile.TemporaryDirectory(prefix="tenbou-screenshots-") as data:
        async with (
            opened(language, Path(data)) as room,
            browser(room.env, room.channel, room.members, folder, width=width) as camera,
        ):
            seen = replace(room, camera=camera)
            for scene in scenes:
                await scene(seen)


def take_language(language: str, folder: Path, *, width: int, only: Sequence[str] = ()) -> None:
    """Take the pictures of a language."""
    scenes = [scene for name, scene in SCENES.items() if not only or name in only]
    (folder / language).mkdir(parents=True, exist_ok=True)
    with log.silenced("discord.state"):
        asyncio.run(_take(language, folder / language, scenes, width=width))


def take_readme(folder: Path) -> None:
    """Take the pictures that README shows, with no more colours than they need."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tenbou-screenshots-") as taken, log.silenced("discord.state"):
        asyncio.run(_take("en", Path(taken), _SHOWN_BY_README))
        for name, shown in README.items():
            image = Image.open(Path(taken) / f"{name}.png").convert("RGB")
            image.quantize(_COLOURS, dither=Image.Dither.NONE).save(folder / f"{shown}.png", optimize=True)


def main() -> int:
    """Take all pictures, several languages at once."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("languages", nargs="*")
    parser.add_argument("--readme", action="store_true", help="only those that README shows, small")
    parser.add_argument("--width", type=int, default=WIDTH, help="of the page, in pixels")
    parser.add_argument("--only", action="append", default=[], choices=SCENES, help="a scene; may be repeated")
    options = parser.parse_args()
    if options.readme:
        take_readme(options.folder)
        return 0
    take = partial(take_language, folder=options.folder, width=options.width, only=options.only)
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        list(pool.map(take, options.languages or languages()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
