"""The checks on what the bot sends must be able to fail."""

from typing import Any

import pytest

from tests.support import limits, openapi

CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"
V2 = 1 << 15

needs_document = pytest.mark.skipif(
    not openapi.DOCUMENT.exists(), reason=f"Discord's document is not at {openapi.DOCUMENT}"
)


def layout(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 4, "data": {"flags": V2, "components": list(components)}}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (layout(*[text("x")] * 41), "the layout holds 41 components"),
        (layout({"type": 17, "components": [text("x" * 2000), text("x" * 2001)]}), "the layout holds 4001 characters"),
        (layout({"type": 1, "components": [button("a"), button("a")]}), "custom ids are not unique: ['a', 'a']"),
        ({"embeds": [{"title": "x", "fields": [{"name": "x", "value": "x" * 5999}]}]}, "embeds hold 6001 characters"),
    ],
)
def test_a_message_over_a_limit_is_found(body: dict[str, Any], problem: str) -> None:
    assert limits.problems(CALLBACK, body) == [problem]


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        ({"name": "Rules"}, "the name Rules is not lower-case"),
        ({"name": "a", "options": [{"name": "B"}]}, "the name B is not lower-case"),
        (
            {"name": "a", "options": [{"name": "b"}, {"name": "c", "required": True}]},
            "a has a required option after an optional one",
        ),
        ({"name": "a", "options": [{"name": "b", "description": "x" * 7999}]}, "/a holds 8001 characters"),
    ],
)
def test_a_command_over_a_limit_is_found(command: dict[str, Any], problem: str) -> None:
    assert limits.problems(COMMANDS, [command]) == [problem]


def test_what_is_within_the_limits_passes() -> None:
    assert limits.problems(CALLBACK, layout(*[text("x" * 100)] * 40)) == []
    assert limits.problems(COMMANDS, [{"name": "a", "options": [{"name": "b", "required": True}, {"name": "c"}]}]) == []


@needs_document
def test_a_body_that_discord_describes_passes() -> None:
    assert openapi.problems("POST", CALLBACK, layout(text("x"))) == []


@needs_document
@pytest.mark.parametrize(
    "body",
    [
        layout(text("")),
        layout({"type": 1, "components": [button("x" * 101)]}),
        {"type": 4, "data": {"content": "x" * 2001}},
        {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}},
        {"type": 99},
    ],
)
def test_a_body_that_discord_would_refuse_is_found(body: dict[str, Any]) -> None:
    (problem, *_) = openapi.problems("POST", CALLBACK, body)
    assert problem.startswith(f"POST {CALLBACK}: ")


@needs_document
def test_ids_may_be_numbers() -> None:
    for user in ("1", 1):
        assert openapi.problems("POST", "/users/@me/channels", {"recipient_id": user}) == []


@needs_document
def test_a_request_that_takes_no_body_is_found() -> None:
    assert openapi.problems("POST", "/nowhere", {}) == ["POST /nowhere takes no JSON body"]
