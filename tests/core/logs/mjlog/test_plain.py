"""Logs as Tenhou serves them are read without a parser, and say what the parser finds in them."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import LogError
from core.logs.mjlog.elements import Elements, parse_elements
from core.logs.mjlog.plain import plain_elements
from tests.support.mjlogs import log

OWN = ("wins", "draws", "three", "middle")


def parts(elements: Elements) -> list[Any]:
    return [elements.codes, [(each.name, dict(each.attributes)) for each in elements.others]]


def is_plain(data: bytes) -> bool:
    """Whether a text is read without the parser, which then has to find the same."""
    plain = plain_elements(data)
    if plain is None:
        return False
    assert parts(plain) == parts(parse_elements(data))
    return True


@pytest.mark.parametrize("name", ["wins", "draws", "three"])
def test_plain_logs(name: str) -> None:
    data = log(name).encode()
    assert is_plain(data)
    assert is_plain(b" " + data.replace(b"><", b">\r\n \t<") + b"\n")
    assert is_plain(re.sub(rb'" (?=\w)', b'"\n    ', data))


@pytest.mark.parametrize(
    "text",
    [
        "<mjloggm></mjloggm>",
        '<mjloggm ver="2.3"><T1/></mjloggm>',
        '<mjloggm><T136/><TAIKYOKU /><BYE who="1" /></mjloggm>',
        '<mjloggm><BYE who="a>b \' c"/></mjloggm>',
    ],
)
def test_plain_texts(text: str) -> None:
    assert is_plain(text.encode())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mjloggm",
        "x<mjloggm></mjloggm>",
        "<mjloggm/>",
        "<mjloggm>",
        "<mjloggm>x</mjloggm>",
        "<mjloggm><T1/>x<T2/></mjloggm>",
        "<mjloggm><T1></T1></mjloggm>",
        "<mjloggm></mjloggm><mjloggm></mjloggm>",
        "<html></html>",
        '<mjloggm a="1" b="2"></mjloggm>',
        "<mjloggm><N who='1'/></mjloggm>",
        '<mjloggm><N who="1"m="2"/></mjloggm>',
        '<mjloggm><N who="1" who="2"/></mjloggm>',
        '<mjloggm><N who="1"></N></mjloggm>',
        '<mjloggm><N who="1"/ ></mjloggm>',
        '<mjloggm><N who="1/></mjloggm>',
        '<mjloggm><N who="1"  m="2"/></mjloggm>',
        '<mjloggm><N\nwho="1"/></mjloggm>',
        '<mjloggm><N who="1\n2"/></mjloggm>',
        '<mjloggm><N who="\n a"/></mjloggm>',
        '<mjloggm><N who="="\n m="2"/></mjloggm>',
        '<mjloggm><N who="1\x0b"/></mjloggm>',
        '<mjloggm><N who="<"/></mjloggm>',
        '<mjloggm><N who="&lt;"/></mjloggm>',
        '<mjloggm><N who="花子"/></mjloggm>',
        "<mjloggm><!-- --></mjloggm>",
        "<mjloggm><![CDATA[]]></mjloggm>",
        '<?xml version="1.0"?><mjloggm></mjloggm>',
        "<mjloggm><T1 /></mjloggm>",
        "<!DOCTYPE mjloggm><mjloggm></mjloggm>",
    ],
)
def test_what_only_the_parser_reads_or_refuses(text: str) -> None:
    assert plain_elements(text.encode()) is None


def test_real_logs_are_plain_for_the_most_part(oracle: Path) -> None:
    plain = []
    for file in (oracle / "mjlog").iterdir():
        data = file.read_bytes()
        plain.append(is_plain(gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data))
    assert sum(plain) > 300


def assert_read_alike_or_left(data: bytes) -> None:
    """What is taken apart without a parser is what the parser finds; anything may be left to it."""
    plain = plain_elements(data)
    try:
        parsed = parse_elements(data)
    except LogError:
        assert plain is None
    else:
        assert plain is None or parts(plain) == parts(parsed)


@given(
    name=st.sampled_from(OWN),
    at=st.integers(0, 100_000),
    more=st.one_of(
        st.binary(max_size=3), st.sampled_from([b'"', b"<", b"/>", b">", b" ", b"=", b'"/><T1 a="', b"&", b"\n"])
    ),
    less=st.integers(0, 4),
)
def test_whatever_is_changed_the_parser_finds_the_same(name: str, at: int, more: bytes, less: int) -> None:
    data = log(name).encode()
    at %= len(data)
    assert_read_alike_or_left(data[:at] + more + data[at + less :])


@given(name=st.sampled_from(OWN), places=st.tuples(*[st.integers(0, 100_000)] * 2))
def test_whatever_is_exchanged_the_parser_finds_the_same(name: str, places: tuple[int, int]) -> None:
    pieces = re.split(r'(?=["<>/ =])', log(name))
    one, other = (place % len(pieces) for place in places)
    pieces[one], pieces[other] = pieces[other], pieces[one]
    assert_read_alike_or_left("".join(pieces).encode())
