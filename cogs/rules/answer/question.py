"""`/rules show` with a topic: the answer to a question, and how sure it is."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cogs.rules.answer.scoring import SAID, points_card
from cogs.rules.answer.topic import Answer, drawn_topic, short_value
from cogs.rules.answer.yaku import drawn_card, short_worth
from cogs.rules.errors import TopicEmpty
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, escape, small
from cogs.ui.limits import clip
from cogs.ui.presses import Control, ControlOutdated, button, press
from cogs.ui.texts import Texts
from cogs.ui.words.results import rules_title
from cogs.ui.words.terms import yaku_name
from core.hand import Yaku
from core.lookup import Answer as Meant
from core.lookup import Found, Kind, Tier, ask, find
from core.rules import RuleSet, is_made_of_rules

OFFERED: Final = 3
MAX_QUESTION: Final = 200
EVERYTHING: Final = 1000
NOWHERE: Final = "-"
_QUOTED: Final = 80
_CHOSEN: Final = re.compile(r"(rule|topic|yaku|word|overview):(\w+)")
_NAMED: Final = (Kind.RULE, Kind.TOPIC, Kind.YAKU, Kind.WORD, Kind.OVERVIEW)


def choice_name(found: Found, texts: Texts) -> str:
    """Return the name of a choice in the list while typing."""
    if found.points is None:
        return found.label
    if found.points.fu is None:
        return texts.text("rules-han", han=found.points.han)
    return texts.text("value-han-fu", han=found.points.han, fu=found.points.fu)


def choice_value(found: Found, typed: str) -> str:
    """Return what a choice in the list stands for: the thing by its kind and name, points as they were typed."""
    return clip(typed, limits.CHOICE_VALUE) if found.points else f"{found.kind}:{found.name}"


def meaning(question: str, texts: Texts) -> Meant:
    """Return what a question means, or the choice from the list. Raises `TopicEmpty` for no words at all."""
    question = " ".join(question.split())[:MAX_QUESTION]
    if (chosen := _CHOSEN.fullmatch(question)) and (found := named(Kind(chosen[1]), chosen[2], texts)):
        return Meant(Tier.SURE, (found,))
    if not any(map(str.isalnum, question)):
        raise TopicEmpty
    return ask(question, texts.language, limit=1 + OFFERED)


def named(kind: Kind, name: str, texts: Texts) -> Found | None:
    """Return the thing of a kind and a name."""
    every = find("", texts.language, kinds={kind}, limit=EVERYTHING)
    return next((each for each in every if each.name == name), None)


async def answer(asked: Asked, question: str, rules: RuleSet) -> None:
    """Answer a question: with its card, with the closest card and others to press, or with what can be asked."""
    texts = asked.texts
    meant = meaning(question, texts)
    if meant.tier is Tier.NOTHING:
        await asked.reply(nothing_card(question, meant.found[:OFFERED], rules, texts), private=True)
        return
    best, *others = meant.found
    card = await drawn_answer(best, rules, texts)
    if meant.tier is Tier.CLOSEST:
        row = [_offer(each, rules, texts, back=_way_back(best)) for each in others if not each.points]
        card = card.extended(above=texts.text("rules-closest"), row=row)
    await asked.reply(card)


def nothing_card(question: str, nearest: Sequence[Found], rules: RuleSet, texts: Texts) -> Card:
    """Say that nothing fits, with the nearest to press and what can be asked."""
    said = texts.text("rules-nothing", text=escape(clip(" ".join(question.split()), _QUOTED)))
    return Card(
        said,
        small(texts.text("rules-can-ask")),
        rows=[[_offer(each, rules, texts) for each in nearest if not each.points]],
    )


async def drawn_answer(found: Found, rules: RuleSet, texts: Texts) -> Card:
    """Lay out one thing that was asked about, with a picture where its card has one."""
    if found.points:
        return points_card(found.points, rules, texts)
    if found.kind is Kind.YAKU:
        return await drawn_card([Yaku(found.name)], rules, texts)
    if found.kind in {Kind.RULE, Kind.TOPIC}:
        return await drawn_topic(Answer(found, ()), rules, texts)
    return overview_card(found, rules, texts)


def overview_card(found: Found, rules: RuleSet, texts: Texts) -> Card:
    """List all that belongs to a word, each with its value here and a press to its card."""
    members = [each for shown in found.shows if (each := named(shown.kind, shown.name, texts))]
    lines = list(_values(found, members, rules, texts))
    if found.kind is Kind.WORD and found.name in SAID:
        lines.insert(0, SAID[found.name](rules, texts))
    here = texts.text("rules-here", rules=rules_title(rules, texts), sentence="\n".join(lines))
    offers = [_offer(each, rules, texts, back=_way_back(found)) for each in members]
    return Card(f"## {found.label}", here, rows=_rows(offers))


def _values(found: Found, members: Iterable[Found], rules: RuleSet, texts: Texts) -> Iterator[str]:
    """Write each member with its value, but for what the card tells anyway."""
    if found.name == "fu":
        return
    for each in members:
        if each.kind is not Kind.TOPIC or not is_made_of_rules(each.name):
            yield "- " + texts.text("named", name=f"**{each.label}**", text=_short(each, rules, texts))


def _short(found: Found, rules: RuleSet, texts: Texts) -> str:
    if found.kind is Kind.YAKU:
        return short_worth(Yaku(found.name), rules, texts)
    return short_value(found.name, rules, texts)


def _rows(controls: Sequence[Control]) -> Iterator[Sequence[Control]]:
    for start in range(0, len(controls), limits.BUTTONS_PER_ROW):
        yield controls[start : start + limits.BUTTONS_PER_ROW]


def _offer(found: Found, rules: RuleSet, texts: Texts, *, back: str = NOWHERE) -> Control:
    """Draw the button to a candidate; `back` is the card that it came from."""
    label = yaku_name(Yaku(found.name), texts) if found.kind is Kind.YAKU else found.label
    return button(show_other(found.kind, found.name, rules.name, back), label=clip(label, limits.BUTTON_LABEL))


def _way_back(found: Found) -> str:
    """Return how a custom id names the card to go back to; points have no such name."""
    return NOWHERE if found.points else f"{found.kind}.{found.name}"


@press(r"rules:ask:{kind}:{name:\w+}:{rules:[\w-]+}:{back:[\w.-]+}")
async def show_other(asked: Asked, kind: Kind, name: str, rules: str, back: str) -> None:
    """Show another candidate in place, with a button back."""
    await asked.defer_show()
    texts, played = asked.shown_texts, await asked.rules(rules)
    found = named(kind, name, texts) if kind in _NAMED else None
    if found is None:
        raise ControlOutdated
    card = await drawn_answer(found, played, texts)
    origin_kind, _, origin_name = back.partition(".")
    origin = named(Kind(origin_kind), origin_name, texts) if origin_kind in _NAMED else None
    if origin:
        label = clip(texts.text("page-before", title=origin.label), limits.BUTTON_LABEL)
        card = card.extended(row=[button(show_other(origin.kind, origin.name, played.name, NOWHERE), label=label)])
    await asked.show(card)
