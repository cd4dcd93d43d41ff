"""What is uploaded as a log: forms told apart, sizes bounded, hostile files refused."""

import gc
import gzip
import io
import tarfile
import tracemalloc
import zlib

import pytest

from core.errors import (
    LogCutOff,
    LogError,
    LogNotUnpacked,
    LogNotWellFormed,
    LogTooDeep,
    LogTooLarge,
    LogTooLong,
    LogWithEntities,
    NotALog,
)
from core.logs import read_log
from tests.support.mjlogs import LOGS, log

WINS = log("wins").encode()
LIMIT = 1 << 20


def test_a_gzipped_log_is_the_same_log() -> None:
    assert read_log(gzip.compress(WINS)) == read_log(WINS)
    assert read_log(gzip.compress(WINS) + bytes(8)) == read_log(WINS)


def test_a_log_may_begin_with_a_mark_or_blanks() -> None:
    assert read_log(b"\xef\xbb\xbf\r\n " + WINS) == read_log(WINS)


def test_the_form_of_the_log_editor_is_known_too() -> None:
    data = (LOGS / "four.json").read_bytes()
    assert read_log(gzip.compress(data)) == read_log(data)
    assert read_log(data).kyokus


@pytest.mark.parametrize(
    "data", [b"", b"  \n", b"East won", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"<html></html>", b'{"a": 1}', b"[]"]
)
def test_what_is_no_log(data: bytes) -> None:
    with pytest.raises(NotALog):
        read_log(data)


def test_a_compressed_folder_is_no_log() -> None:
    folder = io.BytesIO()
    with tarfile.open(fileobj=folder, mode="w:gz") as archive:
        archive.add(LOGS / "wins.xml", "wins.xml")
    with pytest.raises(LogError):
        read_log(folder.getvalue())


def test_a_file_as_large_as_can_be_is_read_and_a_larger_one_is_not() -> None:
    read_log(WINS + b" " * (LIMIT - len(WINS)))
    with pytest.raises(LogTooLarge) as caught:
        read_log(WINS + b" " * (LIMIT - len(WINS) + 1))
    assert caught.value.limit == 1


def test_a_file_that_unpacks_to_too_much_is_not_unpacked() -> None:
    bomb = zlib.compressobj(9, wbits=31)
    packed = b"".join(bomb.compress(bytes(1 << 20)) for _ in range(256)) + bomb.flush()
    assert len(packed) < LIMIT
    with pytest.raises(LogTooLarge):
        read_log(packed)


@pytest.mark.parametrize("length", [2, 10, 20, 500, -9, -1])
def test_a_compressed_file_that_is_cut_off(length: int) -> None:
    with pytest.raises(LogNotUnpacked):
        read_log(gzip.compress(WINS)[:length])


def test_a_compressed_file_that_is_damaged() -> None:
    packed = bytearray(gzip.compress(WINS))
    packed[len(packed) // 2] ^= 0xFF
    with pytest.raises(LogNotUnpacked):
        read_log(bytes(packed))


def test_a_compressed_file_with_something_behind_it() -> None:
    with pytest.raises(LogNotUnpacked):
        read_log(gzip.compress(WINS) + gzip.compress(WINS))


ENTITY = b'<!DOCTYPE mjloggm [<!ENTITY a "1">]>'
BOMB = (
    b'<!DOCTYPE mjloggm [<!ENTITY a "1">'
    + b"".join(b'<!ENTITY %c "%s">' % (98 + n, b"&%c;" % (97 + n) * 10) for n in range(9))
    + b"]>"
)


@pytest.mark.parametrize(
    "declared",
    [
        ENTITY,
        BOMB,
        b'<!DOCTYPE mjloggm SYSTEM "file:///etc/passwd">',
        b'<!DOCTYPE mjloggm [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
        b'<!DOCTYPE mjloggm PUBLIC "-//W3C//DTD XHTML 1.0//EN" "http://example.invalid/a.dtd">',
        b"<!DOCTYPE mjloggm>",
    ],
)
def test_declarations_are_refused(declared: bytes) -> None:
    with pytest.raises(LogWithEntities):
        read_log(declared + WINS.replace(b"Ann", b"&a;"))


def test_an_entity_that_nobody_declared() -> None:
    with pytest.raises(LogNotWellFormed):
        read_log(WINS.replace(b'n0="', b'n0="&a;'))


def test_elements_in_elements() -> None:
    with pytest.raises(LogTooDeep) as caught:
        read_log(b"<mjloggm>" + b"<BYE>" * 4)
    assert caught.value.limit == 4
    assert read_log(WINS.replace(b"<INIT", b"<BYE><BYE><BYE></BYE></BYE></BYE><INIT", 1)) == read_log(WINS)


def test_more_elements_than_a_game_has() -> None:
    with pytest.raises(LogTooLong) as caught:
        read_log(WINS.replace(b"</mjloggm>", b"<BYE/>" * 20_000 + b"</mjloggm>"))
    assert caught.value.limit == 20_000


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("<mjloggm", 1, 1),
        ("<mjloggm>\n<T1/>\n<D", 3, 1),
        ("<mjloggm>\n<T1/>\n", 3, 1),
        ("<mjloggm><![CDATA[", 1, 19),
        ('<?xml version="1.0"?>\n', 2, 1),
    ],
)
def test_a_text_that_is_cut_off_is_refused_at_its_end(text: str, line: int, column: int) -> None:
    with pytest.raises(LogCutOff) as caught:
        read_log(text.encode())
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("<mjloggm>\n<T1></T2></mjloggm>", 2, 7),
        ("<mjloggm>\n<N m='1' m='2'/></mjloggm>", 2, 10),
        ("<mjloggm/>\n<mjloggm/>", 2, 1),
        ("<mjloggm>\x01</mjloggm>", 1, 10),
        ("<<", 1, 2),
    ],
)
def test_a_text_that_is_no_xml_is_refused_where_it_is_not(text: str, line: int, column: int) -> None:
    with pytest.raises(LogNotWellFormed) as caught:
        read_log(text.encode())
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize("encoding", ["klingon", "shift_jis", "utf-16", "rot13", "idna", "base64"])
def test_encodings_that_a_log_does_not_have(encoding: str) -> None:
    with pytest.raises(LogNotWellFormed):
        read_log(f'<?xml version="1.0" encoding="{encoding}"?>'.encode() + WINS)


def test_json_in_json() -> None:
    with pytest.raises(LogError):
        read_log(b"[" * 200_000)
    with pytest.raises(LogError):
        read_log(b'{"log":' * 100_000)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'ten="30,8000,1"', b'ten="%s"' % b",".join([b"0"] * 200_000)),
        (b'yaku="1,1,', b'yaku="%s,' % b",".join([b"1"] * 200_000)),
        (b'm="29743"', b'm="%s29743"' % (b" " * 500_000)),
        (b'<REACH who="1"', b'<REACH who%s="1"' % (b"o" * 500_000)),
    ],
)
def test_nothing_long_is_remembered(old: bytes, new: bytes) -> None:
    assert old in WINS
    data = WINS.replace(old, new, 1)
    tracemalloc.start()
    try:
        with pytest.raises(LogError):
            read_log(data)
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 100_000
