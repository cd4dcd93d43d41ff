"""Values of rules as people type them, and their autocomplete."""

import json
import re
import unicodedata
from collections.abc import Iterator
from enum import EnumType
from typing import Final

from discord import app_commands

from cogs.rules.answer.topic import understand
from cogs.rules.errors import FileValueNotAmong, NothingToSet, ValueNeedsAnother, ValueNotAmong, ValueNotPossible
from cogs.ui import limits
from cogs.ui.errors import Meaning
from cogs.ui.texts import Texts, languages
from core.errors import RulesError, TenbouError, WrongRuleValue
from core.lookup import Kind, find, normalise
from core.rules import (
    RuleSet,
    allowed_values,
    change_rule,
    describe_rule,
    load_preset,
    meanings,
    plain_values,
    preset_names,
    rule,
    rule_fields,
    rule_label,
)

THOUSAND: Final = 1000
LONGEST_VALUE: Final = 100
"""The longest value that is read, in characters."""
SENTENCE_BEGUN: Final = 40
"""How many characters of a sentence stand for the whole sentence."""

NONE: Final = "none"
"""The written value of a rule whose subject is not played."""

_NUMBER: Final = re.compile(r"[+-]?\d+(?:\.\d+)?")
_PAIR: Final = re.compile(r"(\d+)(?:\s*[-/]\s*|\s+)(\d+)")
_UMA_EXAMPLES: Final = {3: "15 0 -15", 4: "20 10 -10 -20"}
_ROWS: Final = re.compile(r"[;|]")
_MINUS: Final = dict.fromkeys((0x2212, 0x2013, 0x2014, 0x30FC), "-")
"""Minus, dashes and the long vowel sign, read as a hyphen."""
_COMMA_IN_NUMBER: Final = re.compile(r"(?<=\d)[,_](?=\d{3}\b)")


def rule_named(typed: str, texts: Texts) -> str:
    """Return the rule of a name. Raises `TopicMisspelt`, `TopicUnknown`, and `NothingToSet` for other topics."""
    found = understand(typed, texts)
    if (best := next((each for each in (found.best, *found.others) if each.name in rule_fields()), None)) is None:
        raise NothingToSet(found.best.label)
    return best.name


def rule_offered(typed: str, texts: Texts) -> str | None:
    """Return the rule typed so far; None while it is no rule."""
    try:
        return rule_named(typed, texts)
    except TenbouError:
        return None


def with_value(rules: RuleSet, field: str, typed: str, texts: Texts) -> RuleSet:
    """Return `rules` with another value of one rule.

    Raises `ValueNotAmong` for a rule of few values, `ValueNotPossible` for one of numbers, and `ValueNeedsAnother`.
    """
    value = read_value(rules, field, typed)
    try:
        return change_rule(rules, field, value)
    except WrongRuleValue as wrong:
        label = rule_label(field, texts.language)
        if found := meanings(field, texts.language):
            shown = tuple(Meaning(_shown_value(each, texts), sentence) for each, sentence in found)
            raise ValueNotAmong(rule=label, value=typed, allowed=shown) from None
        players = value if field == "players" and isinstance(value, int) else rules.players
        allowed = _allowed(wrong, players, texts)
        if wrong.rule == field:
            raise ValueNotPossible(rule=label, value=typed, allowed=allowed) from None
        other = rule_label(wrong.rule, texts.language)
        raise ValueNeedsAnother(rule=label, value=typed, other=other, allowed=allowed) from None


def in_file(mistake: RulesError, texts: Texts) -> TenbouError:
    """Return a mistake in a file with the possible values, if the rule has few."""
    if not isinstance(mistake, WrongRuleValue) or not (found := meanings(mistake.rule, texts.language)):
        return mistake
    is_word = rule(mistake.rule).kind is not bool
    shown = tuple(Meaning(json.dumps(each) if is_word else each, sentence) for each, sentence in found)
    label = rule_label(mistake.rule, texts.language)
    return FileValueNotAmong(field=mistake.rule, rule=label, value=mistake.value, allowed=shown)


def _shown_value(value: str, texts: Texts) -> str:
    """Write a value as people type it: yes and no in the words of the language."""
    return texts.text(f"rules-value-{value}") if value in {"true", "false"} else value


def _allowed(wrong: WrongRuleValue, players: int, texts: Texts) -> tuple[str, ...]:
    """Write the possible values of a rule; for several numbers, their format."""
    if wrong.rule == "uma":
        return (texts.text("rules-shape-uma", count=players, example=_UMA_EXAMPLES[players]),)
    if wrong.rule == "red_fives":
        return (texts.text("rules-shape-red-fives", most=wrong.allowed[-1]),)
    return wrong.allowed


def read_value(rules: RuleSet, field: str, typed: str) -> object:
    """Return a typed value as plain data. An unreadable one stays a text, which is no value of the rule."""
    kind = rule(field).kind
    text = unicodedata.normalize("NFKC", typed).translate(_MINUS).strip()
    if kind is bool:
        said = _said(field, typed)
        return _yes_or_no(text) if said is None else said == "true"
    if isinstance(kind, EnumType):
        return _choice(field, text)
    plain = _COMMA_IN_NUMBER.sub("", text)
    if kind is int:
        return int(plain) if re.fullmatch(r"[+-]?\d{1,9}", plain) else text
    if field == "uma":
        return _uma(plain, rules.players)
    if _yes_or_no(plain) is False:
        return [0] * len(getattr(rules, field))
    return [int(each) if each.lstrip("+-").isdigit() else each for each in _NUMBER.findall(plain)]


def _choice(field: str, text: str) -> str:
    """Return the value of a rule of few values: by its name, by its sentence, or a no where it can be none."""
    name = re.sub(r"[\s-]+", "_", text.casefold())
    allowed = allowed_values(field)
    if name not in allowed and NONE in allowed and _yes_or_no(text) is False:
        return NONE
    return name if name in allowed else _said(field, text) or name


def _said(field: str, typed: str) -> str | None:
    """Return the value whose sentence was typed in any language, or the beginning of a long one if it is unique."""
    meant = normalise(typed)
    found = {
        value
        for language in languages()
        for value, sentence in meanings(field, language)
        if meant == normalise(sentence) or (len(typed) >= SENTENCE_BEGUN and normalise(sentence).startswith(meant))
    }
    return found.pop() if len(found) == 1 else None


def written_value(rules: RuleSet, field: str) -> str:
    """Write a value so that `read_value` reads it."""
    value = plain_values(rules)[field]
    if field == "uma":
        return "; ".join(" ".join(f"{points / THOUSAND:g}" for points in row) for row in rules.uma)
    return value if isinstance(value, str) else json.dumps(value)


def value_choices(rules: RuleSet, field: str, typed: str, texts: Texts) -> list[app_commands.Choice[str]]:
    """Offer values as sentences: the typed one, all there are, or those of the presets."""
    typed = typed[:LONGEST_VALUE]
    wanted = typed.casefold().strip()
    now, meant = getattr(rules, field), _typed(rules, field, typed, texts)
    offered: dict[str, str] = {}
    for other in _candidates(rules, field, typed):
        sentence = describe_rule(other, field, texts.language).sentence
        value = written_value(other, field)
        fits = not wanted or wanted in f"{value} {sentence}".casefold() or getattr(other, field) == meant
        if fits and len(value) <= limits.CHOICE_VALUE:
            shown = texts.text("rules-value-now", value=sentence) if getattr(other, field) == now else sentence
            offered.setdefault(value, shown)
    return limits.choices((shown, value) for value, shown in offered.items())


def _typed(rules: RuleSet, field: str, typed: str, texts: Texts) -> object:
    """Return the typed value; None if it is no value yet."""
    try:
        return getattr(with_value(rules, field, typed, texts), field)
    except (ValueNeedsAnother, ValueNotAmong, ValueNotPossible):
        return None


def _candidates(rules: RuleSet, field: str, typed: str) -> Iterator[RuleSet]:
    """Return rules with each value to offer."""
    values: list[object] = [read_value(rules, field, typed)] if typed.strip() else []
    kind, allowed = rule(field).kind, allowed_values(field)
    if kind is bool:
        values = [True, False]
    elif isinstance(kind, EnumType):
        values = list(allowed)
    else:
        if kind is int and "..." not in allowed:
            values += map(int, allowed)
        values += [plain_values(each)[field] for each in (rules, *map(load_preset, preset_names()))]
    for value in values:
        try:
            yield change_rule(rules, field, value)
        except WrongRuleValue:
            # Incomplete, or for another number of players.
            continue


def rule_choices(typed: str, texts: Texts) -> list[app_commands.Choice[str]]:
    """Offer the rules that fit the typed text."""
    found = find(typed, texts.language, kinds={Kind.RULE})
    return limits.choices((each.label, each.name) for each in found)


def _yes_or_no(text: str) -> object:
    """Read yes or no in any language."""
    for value in (True, False):
        key = f"rules-value-{str(value).lower()}.spellings"
        spellings = [each for language in languages() for each in Texts(language).text(key).split(",")]
        if text.casefold() in {json.dumps(value), *(each.strip().casefold() for each in spellings)}:
            return value
    return text


def _uma(text: str, players: int) -> object:
    """Read uma in thousands or in points, with a row for each count of players over the return if there are several.

    Four players name it by two numbers: 10-20 is +20 +10 -10 -20.
    """
    if (pair := _PAIR.fullmatch(text)) and players == len("ESWN"):
        low, high = sorted(map(int, pair.groups()))
        return [[points * THOUSAND for points in (high, low, -low, -high)]]
    rows = [[float(each) for each in _NUMBER.findall(row)] for row in _ROWS.split(text)]
    largest = max((abs(points) for row in rows for points in row), default=0)
    unit = THOUSAND if largest < THOUSAND else 1
    return [[round(points * unit) for points in row] for row in rows]
