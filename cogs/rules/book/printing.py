"""A document as PDF, set by Typst with the pages, lines and breaks of each script.

The template is `document.typ`. Words of people reach it as values and are never read as markup.
"""

import json
from dataclasses import asdict
from datetime import datetime
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

import typst

from cogs.draw.base.fonts import drawable
from cogs.rules.book.document import MARK, Handout

TEMPLATE: Final = Path(__file__).with_name("document.typ")
FONT_PACKAGE: Final = "cvttf_NotoSansCJK_Regular"


def pdf(document: Handout, *, made_at: datetime) -> bytes:
    """Set a document. It takes a tenth of a second, so call it off the event loop."""
    (made,) = _typeset(document, made_at=made_at, kind="pdf")
    return made


def pages(document: Handout, *, made_at: datetime, ppi: int) -> list[bytes]:
    """Return the pages of the same document as PNG, to look at."""
    return _typeset(document, made_at=made_at, kind="png", ppi=ppi)


def _typeset(
    document: Handout, *, made_at: datetime, kind: Literal["pdf", "png"], ppi: float | None = None
) -> list[bytes]:
    language, _, region = document.language.partition("-")
    values = {
        **asdict(document),
        "title": drawable(document.title),
        "mark": MARK,
        "lang": language,
        "region": region,
    }
    made: bytes | list[bytes] = typst.compile(
        TEMPLATE.read_bytes(),
        format=kind,
        ppi=ppi,
        font_paths=_fonts(),
        sys_inputs={"handout": json.dumps(values)},
        timestamp=made_at,
    )
    return made if isinstance(made, list) else [made]


@cache
def _fonts() -> typst.Fonts:
    """Return the one font, that of the pictures, so that pages look alike everywhere."""
    folder = str(files(FONT_PACKAGE))
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder])
