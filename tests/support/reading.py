"""Reading what the bot answered, the way a person sees it."""

import re

from simcord.results import InteractionResult, ResponseMessage

from tests.support.limits import TEXT_DISPLAY, walk

COMMAND = re.compile(r"<(/[^:\n]+):\d+>")
BUTTON = 2
GALLERY = 12


def reply(result: InteractionResult) -> ResponseMessage:
    """Return the message that answered, which must exist."""
    assert result.response is not None, result
    return result.response


def text(answer: InteractionResult | ResponseMessage) -> str:
    """Return all text of a card, block by block, as it looks: commands to press, and spaces where no line breaks."""
    message = reply(answer) if isinstance(answer, InteractionResult) else answer
    shown = "\n".join(part["content"] for part in walk(message.components) if part["type"] == TEXT_DISPLAY)
    return COMMAND.sub(r"\1", shown).replace("\N{NO-BREAK SPACE}", " ")


def buttons(answer: InteractionResult | ResponseMessage) -> dict[str, bool]:
    """Return the labels of a card's buttons, and whether each can be pressed."""
    message = reply(answer) if isinstance(answer, InteractionResult) else answer
    return {part["label"]: not part.get("disabled") for part in walk(message.components) if part["type"] == BUTTON}


def pictures(answer: InteractionResult | ResponseMessage) -> list[str]:
    """Return what each picture of a card shows in words; all its attachments are such pictures."""
    message = reply(answer) if isinstance(answer, InteractionResult) else answer
    galleries = [part["items"] for part in walk(message.components) if part["type"] == GALLERY]
    shown = {item["media"]["url"]: item["description"] for items in galleries for item in items}
    assert {each.url: each.description for each in message.attachments} == shown
    assert all(each.content_type == "image/png" for each in message.attachments)
    return list(shown.values())
