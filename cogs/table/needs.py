"""What players need from the present hand: one short line each for the board, all of it for `/table whatif`."""

from collections.abc import Iterator, Sequence

from cogs.table.words import hand_value, round_line, short_names
from cogs.ui.cards import Card, small
from cogs.ui.texts import Texts
from cogs.ui.words.figures import points
from cogs.ui.words.terms import shares_text
from core.errors import GameOver
from core.table import Need, Needs, TableState, needs_of, place_of
from db import TableInfo, TableStatus
from db.errors import TableNotOpen


def board_need(state: TableState, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Say what brings a player to first place with this hand; nothing for who is first."""
    leader = state.order[0]
    if seat == leader:
        return ""
    needs = needs_of(state, seat)
    ways = [*_ron_ways(needs, leader, names, texts), *_tsumo_ways(needs, texts)]
    if not ways:
        return texts.text("live-need-more")
    is_any = all(need is not None and need.is_any for need in (*needs.ron.values(), needs.tsumo))
    return texts.text("live-need", ways=texts.text("live-need-any") if is_any else texts.listed(ways))


def _ron_ways(needs: Needs, leader: int, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """Yield the hand that is enough from anybody, with the one from the leader beside it; or that one alone."""
    direct = needs.ron[leader]
    if direct is None:
        return
    said = _ron(direct, texts)
    dearest = _from_anybody(needs, leader)
    if dearest is None or dearest.is_any:
        yield texts.text("live-need-from", need=said, name=names[leader])
    else:
        yield texts.text("live-need-ron", need=_ron(dearest, texts), direct=said, name=names[leader])


def _tsumo_ways(needs: Needs, texts: Texts) -> Iterator[str]:
    """Yield the hand that is enough by tsumo, if there is one."""
    if needs.tsumo is None:
        return
    if needs.tsumo.is_any:
        yield texts.text("live-whatif-any-tsumo")
    else:
        yield texts.text("live-whatif-tsumo", need=_shares(needs.tsumo, texts), value="")


def _from_anybody(needs: Needs, leader: int) -> Need | None:
    """Return the hand that is enough from each player but the leader, if there is one."""
    others = [need for other, need in needs.ron.items() if other != leader]
    if not others or None in others:
        return None
    return max((need for need in others if need is not None), key=lambda need: need.worth.base)


def _ron(need: Need, texts: Texts) -> str:
    """Write a hand by ron: what it pays, or that any will do."""
    if need.is_any:
        return texts.text("live-need-any")
    return str(need.worth.ron)


def _shares(need: Need, texts: Texts) -> str:
    """Write a hand by tsumo: what each pays."""
    return shares_text((need.worth.tsumo or {}).values(), texts)


def whatif_card(table: TableInfo, seat: int | None, texts: Texts) -> Card:
    """Say what one player needs from the present hand for each place above theirs, or everybody for the first.

    Raises `TableNotOpen` and `GameOver`.
    """
    if table.status is not TableStatus.OPEN:
        raise TableNotOpen(number=table.id, status=table.status)
    state = table.state
    if state.end is not None:
        raise GameOver
    names = short_names(state.seats)
    heading = f"# {texts.text('live-whatif')}\n{small(round_line(state, texts))}"
    if seat is not None:
        return Card(heading, "\n".join(_whatif(state, seat, names, texts)))
    return Card(heading, *("\n".join(_whatif(state, each, names, texts)[:2]) for each in state.order))


def _whatif(state: TableState, seat: int, names: Sequence[str], texts: Texts) -> list[str]:
    """Return a line with a player, and one for each place above theirs, the first first: what brings it, from whom."""
    now = place_of(state, seat)
    lines = [texts.text("live-whatif-player", name=names[seat], place=now, points=points(state.points[seat]))]
    for place in range(1, now):
        ways = "".join(f"\n- {way}" for way in _ways(needs_of(state, seat, place=place), names, texts))
        lines.append(texts.text("live-whatif-place", place=place, ways=ways))
    if now == 1:
        lines.append(texts.text("live-whatif-first"))
    return lines


def _ways(needs: Needs, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """Yield every way to a place; players from whom the same hand is needed stand together."""
    others = list(needs.ron)
    while others:
        need = needs.ron[others[0]]
        same = [other for other in others if _is_same(needs.ron[other], need)]
        others = [other for other in others if other not in same]
        who = texts.listed(names[other] for other in same)
        if need is None:
            yield texts.text("live-whatif-no-ron", names=who)
        elif need.is_any:
            yield texts.text("live-whatif-any-ron", names=who)
        else:
            yield texts.text("live-whatif-ron", need=_ron(need, texts), value=_value(need, texts), names=who)
    if needs.tsumo is None:
        yield texts.text("live-whatif-no-tsumo")
    elif needs.tsumo.is_any:
        yield texts.text("live-whatif-any-tsumo")
    else:
        yield texts.text("live-whatif-tsumo", need=_shares(needs.tsumo, texts), value=_value(needs.tsumo, texts))


def _is_same(one: Need | None, other: Need | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.worth.base == other.worth.base


def _value(need: Need, texts: Texts) -> str:
    """Write a hand in brackets: its han and fu, or its limit."""
    return texts.text("live-whatif-value", value=hand_value(need, need.limit, texts))
