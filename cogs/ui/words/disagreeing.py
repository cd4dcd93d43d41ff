"""The differences between a log and the rules, in words."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from cogs.ui.errors import sentence
from cogs.ui.texts import Texts
from cogs.ui.words.terms import seat_name, wind_of_round, yaku_name
from core.hand import YAKUMAN, Wind
from core.logs import Disagreement, GameRecord, HandNumber, What
from core.rules import RuleSet, describe_rule

SCORES: Final = frozenset({What.FINAL_SCORE})
TILES_GIVEN: Final = frozenset({What.FURITEN, What.KAN})
YES_OR_NO: Final = frozenset({What.RIICHI, What.TENPAI, What.WINNER, What.END})

Shown = Callable[[str], str]
"""Makes a text from a log harmless in the place where it is shown."""


def plain(text: str) -> str:
    """Return a text from a log or a file's name without characters that control a terminal."""
    return "".join(character if character.isprintable() else "\ufffd" for character in text)


def explained(changes: Mapping[str, Any], rules: RuleSet, texts: Texts) -> str:
    """Say which changed rules would explain everything in a log."""
    played = replace(rules, **changes)
    told = texts.sentences(describe_rule(played, field, texts.language).sentence for field in changes)
    return texts.text("verify-hint", rules=told)


def line(disagreement: Disagreement, record: GameRecord, texts: Texts, *, shown: Shown = plain) -> str:
    """Say where a log disagrees and about what, its own value, and the value that the rules give."""
    hand, seat = disagreement.hand, disagreement.seat
    where = [texts.text("verify-game") if hand is None else hand_name(hand, texts)]
    if seat is not None:
        where.append(_player(seat, hand, record, texts, shown))
    return ": ".join([*where, _what(disagreement, record, texts, shown)])


def hand_name(hand: HandNumber, texts: Texts) -> str:
    """Name a hand of a game: round, kyoku, honba."""
    wind = wind_of_round(hand.round_wind, texts)
    return texts.text("verify-hand", wind=wind, kyoku=hand.kyoku, honba=hand.honba)


def _player(seat: int, hand: HandNumber | None, record: GameRecord, texts: Texts, shown: Shown) -> str:
    """Return the wind of a seat in a hand, or for the whole game the player's name."""
    dealer = hand.kyoku - 1 if hand else 0
    wind = seat_name(Wind((seat - dealer) % len(record.names)), texts)
    name = shown(record.names[seat]).strip()
    return wind if hand or not name else name


def _what(disagreement: Disagreement, record: GameRecord, texts: Texts, shown: Shown) -> str:
    what, stated, found = disagreement.what, disagreement.stated, disagreement.found
    if disagreement.reason is not None:
        names = tuple(map(shown, record.names))
        reason = sentence(disagreement.reason, texts, shown=shown, names=names)
        return texts.text(f"verify-{what.replace('_', '-')}", reason=reason)
    if what in TILES_GIVEN:
        return texts.text(f"verify-{what}", tiles=stated)
    if what is What.NAME:
        return texts.text("verify-name-missing" if not str(stated).strip() else "verify-name-twice")
    if disagreement.yaku is not None:
        label = yaku_name(disagreement.yaku, texts)
        key = "verify-times" if disagreement.yaku in YAKUMAN else "verify-han-of-yaku"
        return texts.text(key, label=label, stated=stated, found=found)
    label = texts.text(f"verify-{what.replace('_', '-')}", part=shown(disagreement.part))
    values = {"stated": _value(what, stated, record, texts, shown), "found": _value(what, found, record, texts, shown)}
    return texts.text("verify-values", label=label, **values)


def _value(what: What, value: int | str, record: GameRecord, texts: Texts, shown: Shown) -> str:
    if isinstance(value, str):
        return shown(value)
    if what in YES_OR_NO:
        return texts.text("verify-yes" if value else "verify-no")
    if what is What.ROUND:
        wind, dealer = divmod(value, len(record.names))
        return texts.text("verify-round-name", wind=wind_of_round(Wind(wind), texts), kyoku=dealer + 1)
    return f"{value / 10:.1f}" if what in SCORES else str(value)
