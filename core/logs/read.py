"""The one entry for logs: limits the size of what is uploaded, unpacks it and recognises its form."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

from core.errors import LogNotUnpacked, LogTooLarge, NotALog
from core.logs.mjlog import read_mjlog
from core.logs.tenhou6 import read_tenhou6

if TYPE_CHECKING:
    from core.logs.record import GameRecord

LARGEST: Final = 1
"""MiB, as given and once unpacked; the longest games take a thirtieth of it."""
_LIMIT: Final = LARGEST << 20
_GZIP: Final = b"\x1f\x8b"
_JSON: Final = (b"{", b"[")
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def read_log(data: bytes) -> GameRecord:
    """Read a log in any known form: Tenhou's XML or the log editor's JSON, plain or gzipped.

    Raises a `LogError`, one for each cause; `LogBroken` names the hand of the log in which something is impossible.
    """
    if len(data) > _LIMIT:
        raise LogTooLarge(limit=LARGEST)
    text = (_unpack(data) if data.startswith(_GZIP) else data).removeprefix(_BYTE_ORDER_MARK).lstrip()
    if text.startswith(b"<"):
        return read_mjlog(text)
    if not text or (b"\0" in text and not text.startswith(_JSON)):
        # Empty, or binary data such as a picture.
        raise NotALog
    return read_tenhou6(text)


def _unpack(data: bytes) -> bytes:
    """Return unpacked gzip, which stops at the size limit whatever the data would unpack to."""
    stream = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
    try:
        unpacked = stream.decompress(data, _LIMIT + 1)
    except zlib.error:
        raise LogNotUnpacked from None
    if len(unpacked) > _LIMIT:
        raise LogTooLarge(limit=LARGEST)
    if not stream.eof or stream.unused_data.strip(b"\0"):
        raise LogNotUnpacked
    return unpacked
