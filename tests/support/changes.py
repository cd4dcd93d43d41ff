"""Changes one number or name of a log, and says where that has to be found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from core.errors import LogBroken
from core.logs import What, read_log, verify


class Change(NamedTuple):
    """A changed log, what was done to it, the hand (from 1, 0 for the game) and what has to be reported there."""

    told: str
    data: bytes
    hand: int
    whats: frozenset[What]


def missed(change: Change) -> str:
    """Why a change was not reported where it is; empty if it was."""
    try:
        found = verify(read_log(change.data))
    except LogBroken as error:
        # A log that contradicts itself so much that it cannot be read says where.
        return "" if error.kyoku == change.hand else f"{change.told}: {error}"
    for each in found:
        if (each.hand.number if each.hand else 0) == change.hand and each.what in change.whats:
            return ""
    return f"{change.told} (hand {change.hand}): {[(each.what.value, each.hand) for each in found]}"


def changes(data: bytes, rng: Random, count: int) -> Iterator[Change]:
    """`count` changes of a log in either form; fewer where it has nothing that a change would show in."""
    make = _xml_change if data.lstrip().startswith(b"<") else _editor_change
    for _ in range(count):
        if change := make(data, rng):
            yield change


def _points(rng: Random) -> int:
    """How far off points are; no multiple of what four players begin with in thousands."""
    return rng.choice((-1, 1)) * 100 * rng.randint(1, 9)


# --- the form of the log editor


def _editor_change(data: bytes, rng: Random) -> Change | None:
    log = json.loads(data)
    makers: list[Callable[[Any, Random], tuple[str, int, set[What]] | None]] = [
        _begin_points, _begin_honba, _begin_sticks, _delta, _worth, _fu, _yaku, _final, _name,
    ]  # fmt: skip
    made = rng.choice(makers)(log, rng)
    if made is None:
        return None
    told, hand, whats = made
    return Change(told, json.dumps(log, ensure_ascii=False).encode(), hand, frozenset(whats))


def _some_hand(log: Any, rng: Random) -> tuple[int, Any]:  # noqa: ANN401
    number = rng.randrange(len(log["log"]))
    return number, log["log"][number]


def _players(log: Any) -> int:  # noqa: ANN401
    return 4 if log["log"][0][13] else 3


def _begin_points(log: Any, rng: Random) -> tuple[str, int, set[What]]:  # noqa: ANN401
    number, hand = _some_hand(log, rng)
    hand[1][rng.randrange(_players(log))] += _points(rng)
    return "points", number + 1, {What.POINTS}


def _begin_honba(log: Any, rng: Random) -> tuple[str, int, set[What]] | None:  # noqa: ANN401
    number, hand = _some_hand(log, rng)
    if number == 0 and hand[16][0] != "和了":
        # Nothing before this hand, nor in it, depends on the honba.
        return None
    hand[0][1] += rng.randint(1, 3)
    return "honba", number + 1, {What.HONBA, What.CHANGE}


def _begin_sticks(log: Any, rng: Random) -> tuple[str, int, set[What]]:  # noqa: ANN401
    number, hand = _some_hand(log, rng)
    hand[0][2] += 1
    return "sticks", number + 1, {What.STICKS, What.POINTS}


def _delta(log: Any, rng: Random) -> tuple[str, int, set[What]] | None:  # noqa: ANN401
    number, hand = _some_hand(log, rng)
    if len(hand[16]) < 2:
        return None
    hand[16][1][rng.randrange(_players(log))] += _points(rng)
    return "delta", number + 1, {What.CHANGE}


def _in_win(log: Any, rng: Random, place: int, pattern: str, by: int) -> int | None:  # noqa: ANN401
    """Add to a number in the words of a win; the hand that was changed."""
    number, hand = _some_hand(log, rng)
    if hand[16][0] != "和了":
        return None
    words = hand[16][2]
    at = place if place == 3 else rng.randrange(4, len(words))
    changed = re.sub(pattern, lambda found: str(int(found[0]) + by), words[at], count=1)
    if changed == words[at]:
        return None
    words[at] = changed
    return number + 1


def _worth(log: Any, rng: Random) -> tuple[str, int, set[What]] | None:  # noqa: ANN401
    hand = _in_win(log, rng, 3, r"\d+(?=点)", 100 * rng.randint(1, 9))
    return ("worth", hand, {What.WORTH}) if hand else None


def _fu(log: Any, rng: Random) -> tuple[str, int, set[What]] | None:  # noqa: ANN401
    hand = _in_win(log, rng, 3, r"\d+(?=符)", 10 * rng.randint(1, 3))
    return ("fu", hand, {What.FU}) if hand else None


def _yaku(log: Any, rng: Random) -> tuple[str, int, set[What]] | None:  # noqa: ANN401
    hand = _in_win(log, rng, 4, r"\d+(?=飜)", rng.randint(1, 2))
    return ("yaku", hand, {What.YAKU}) if hand else None


def _final(log: Any, rng: Random) -> tuple[str, int, set[What]] | None:  # noqa: ANN401
    if "sc" not in log:
        return None
    place = rng.randrange(2 * _players(log))
    log["sc"][place] += rng.randint(1, 9) if place % 2 else _points(rng)
    return "final line", 0, {What.FINAL_SCORE if place % 2 else What.FINAL_POINTS}


def _name(log: Any, rng: Random) -> tuple[str, int, set[What]]:  # noqa: ANN401
    seat = rng.randrange(1, _players(log))
    log["name"][seat] = rng.choice(("", log["name"][seat - 1]))
    return "name", 0, {What.NAME}


# --- Tenhou's own form

_XML_PLACES = (
    ("INIT", "ten", {What.POINTS}),
    ("INIT", "seed", {What.HONBA, What.STICKS, What.POINTS, What.CHANGE}),
    ("AGARI", "ba", {What.HONBA, What.STICKS, What.CHANGE}),
    ("AGARI", "ten", {What.FU, What.WORTH}),
    ("AGARI", "yaku", {What.YAKU}),
    ("AGARI", "sc", {What.CHANGE, What.POINTS}),
    ("RYUUKYOKU", "sc", {What.CHANGE, What.POINTS}),
    ("REACH", "ten", {What.POINTS}),
    ("AGARI", "owari", {What.FINAL_POINTS, What.FINAL_SCORE}),
    ("RYUUKYOKU", "owari", {What.FINAL_POINTS, What.FINAL_SCORE}),
)


def _xml_change(data: bytes, rng: Random) -> Change | None:
    text = data.decode()
    tag, attribute, whats = rng.choice(_XML_PLACES)
    found = list(re.finditer(rf"<{tag}\b[^>]*?\b{attribute}=\"([^\"]*)\"", text))
    if not found:
        return None
    at = rng.choice(found)
    numbers = at[1].split(",")
    place = _xml_place(attribute, numbers, rng)
    if place is None:
        return None
    by = rng.choice((-1, 1)) * rng.randint(1, 9) if attribute in {"ten", "sc", "owari"} else 1
    if attribute == "ten" and tag == "AGARI":
        by = abs(by) * (10 if place == 0 else 100)
    numbers[place] = f"{float(numbers[place]) + by:.1f}" if "." in numbers[place] else str(int(numbers[place]) + by)
    changed = text[: at.start(1)] + ",".join(numbers) + text[at.end(1) :]
    hand = 0 if attribute == "owari" else len(re.findall(r"<INIT\b", text[: at.end()]))
    return Change(f"{tag} {attribute} {place}", changed.encode(), hand, frozenset(whats | {What.ITSELF}))


def _xml_place(attribute: str, numbers: list[str], rng: Random) -> int | None:
    """Which number of an attribute to change; none where none is told twice."""
    if attribute == "seed":
        return rng.choice((1, 2))
    if attribute == "yaku":
        return rng.randrange(1, len(numbers), 2)
    if attribute in {"ten", "sc", "owari"}:
        # The absent fourth seat of three players has nothing that anybody would miss.
        places = [place for place, number in enumerate(numbers[:8]) if float(number)]
        return rng.choice(places) if places else None
    return rng.randrange(len(numbers))
