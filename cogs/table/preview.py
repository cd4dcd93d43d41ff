"""What is about to be booked: who pays whom, the new scores, and what follows; nothing counts before Book."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.table.again import as_before, cancel
from cogs.table.controls import GREEN, Verb, button, menu
from cogs.table.final import end_line
from cogs.table.keeping import refresh
from cogs.table.liability import liabilities
from cogs.table.visit import Choosing, Presses, Visit
from cogs.table.words import event_line, place_on_table, reasons, result_line, short_names
from cogs.ui.cards import Accent, Card, small
from cogs.ui.figures import points, signed
from cogs.ui.limits import CHOICE_NAME, CHOICES, clip
from cogs.ui.texts import Texts
from core.hand import Liability
from core.scoring import Reason
from core.table import Event, KyokuResult, LiableSeat, TableState, Won, apply
from db import Proposal, TableInfo
from db.errors import TableMoved

_NOBODY: Final = "nobody"
_TILE, _IPPATSU, _DECLINE = "tile", "ippatsu", "decline"


async def show_preview(seen: Visit, proposal: Proposal, change: Sequence[ui.Item[Any]] = ()) -> None:
    """Show whoever entered it what booking would do; the buttons `change` open their entry again."""
    await seen.show(preview_card(seen.table, proposal, seen.texts, change))


def preview_card(table: TableInfo, proposal: Proposal, texts: Texts, change: Sequence[ui.Item[Any]] = ()) -> Card:
    """What a proposal does to the table. Raises what `core.table.apply` raises if the table has moved on."""
    before = table.state
    *earlier, last = proposal.events
    for event in earlier:
        before = apply(before, event)
    after = apply(before, last)
    ended = after.last if after.hands > before.hands else None
    names = short_names(after.seats)
    blocks: list[str | ui.Item[Any]] = [
        "\n".join(_heading(table.state, proposal.events, ended, names, texts)),
        "\n".join(_payments(ended, names, texts)) if ended else "",
        ui.Separator(),
        "\n".join(_scores(table.state, after, names, texts)),
        small(_follows(before, after, ended, names, texts)),
    ]
    row = [
        button(Verb.BOOK, table.id, str(proposal.id), label=texts.text("live-button-book"), style=GREEN),
        *(change or [cancel(table.id, texts)]),
    ]
    rows = [row, *_turns(table, proposal, before, last, texts)]
    return Card(*(block for block in blocks if block != ""), accent=Accent.WIN, rows=rows)


def _heading(
    state: TableState, events: Sequence[Event], ended: KyokuResult | None, names: Sequence[str], texts: Texts
) -> Iterator[str]:
    """What is entered, the end of a hand biggest, with what came before it below."""
    if ended is None:
        yield f"# {event_line(state, events[-1], names, texts)}"
        return
    yield f"# {result_line(ended, names, state, texts, why=False)}"
    yield from reasons(ended, names, state, texts)
    for event in events[:-1]:
        yield event_line(state, event, names, texts)
        state = apply(state, event)


def _payments(ended: KyokuResult, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """Who pays whom: a line for each two players, with what each part is for."""
    pairs: dict[tuple[int | None, int | None], list[str]] = {}
    for payment in ended.payments:
        # What noten players pay is shared by those in tenpai; the scores show it better.
        if payment.reason is Reason.NOTEN:
            continue
        part = texts.text(f"live-pays-{payment.reason.replace('_', '-')}", points=payment.points)
        pairs.setdefault((payment.payer, payment.payee), []).append(part)
    table = texts.text("live-pays-table")
    last = len(names)
    by_seat = sorted(pairs.items(), key=lambda pair: [last if seat is None else seat for seat in reversed(pair[0])])
    for (payer, payee), parts in by_seat:
        yield texts.text(
            "live-pays",
            payer=table if payer is None else names[payer],
            payee=table if payee is None else names[payee],
            parts=" + ".join(parts),
        )
    if ended.short:
        yield texts.text("live-short", names=texts.all_of(names[seat] for seat in sorted(ended.short)))


def _scores(before: TableState, after: TableState, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """Everybody's points, with what changes them."""
    for seat, name in enumerate(names):
        change = after.points[seat] - before.points[seat]
        key = "live-score-changed" if change else "live-score"
        yield texts.text(key, name=name, points=points(after.points[seat]), change=signed(change))


def _follows(
    before: TableState, after: TableState, ended: KyokuResult | None, names: Sequence[str], texts: Texts
) -> str:
    """What comes next: the next hand with its dealer, or the end of the game."""
    if after.end is not None:
        return texts.text("live-then-over", reason=end_line(after, names, texts))
    where = place_on_table(after, texts)
    if ended is None:
        return texts.text("live-then-same", where=where)
    key = "live-then-stays" if after.dealer == before.dealer else "live-then-passes"
    lines = [texts.text(key, where=where, dealer=names[after.dealer])]
    if after.may_stop:
        lines.append(texts.text("live-then-may-stop", dealer=names[after.dealer]))
    return "\n".join(lines)


# --- what can be said of a win on its preview


def _turns(
    table: TableInfo, proposal: Proposal, before: TableState, event: Event, texts: Texts
) -> list[list[ui.Item[Any]]]:
    """What else matters for this win, each only where it does."""
    if not isinstance(event, Won):
        return []
    rows: list[list[ui.Item[Any]]] = []
    turns = [
        button(
            Verb.TURN,
            table.id,
            f"{proposal.id}:{what}",
            label=texts.text("change-on", label=texts.text(f"live-turn-{what}"))
            if on
            else texts.text(f"live-turn-{what}"),
        )
        for what, on in _possible_turns(event, before)
    ]
    if turns:
        rows.append(list(turns))
    if options := _pao_options(event, before, texts):
        rows.append(
            [menu(Verb.PAO, table.id, str(proposal.id), options=options, placeholder=texts.text("live-pao"))]
        )  # fmt: skip
    return rows


def _possible_turns(event: Won, before: TableState) -> Iterator[tuple[str, bool]]:
    """What a press can turn on and off, and whether it is on."""
    rules, claim = before.rules, event.claims[0]
    if event.discarder is not None:
        if before.riichi[event.discarder] is not None and not rules.ronned_riichi_stands:
            yield _TILE, event.riichi_tile
        return
    if not rules.fpoint_ippatsu_tsumo or before.riichi[claim.winner] is None:
        return
    if not claim.hand:
        yield _IPPATSU, claim.ippatsu
    if claim.ippatsu:
        yield _DECLINE, claim.fpoint_declined


def _turned(event: Won, what: str) -> Won:
    if what == _TILE:
        return replace(event, riichi_tile=not event.riichi_tile)
    claim, *others = event.claims
    if what == _IPPATSU:
        claim = replace(claim, ippatsu=not claim.ippatsu, fpoint_declined=False)
    else:
        claim = replace(claim, fpoint_declined=not claim.fpoint_declined)
    return replace(event, claims=(claim, *others))


def _pao_options(event: Won, before: TableState, texts: Texts) -> list[discord.SelectOption]:
    """Who can be liable for a yakuman, and for which; whoever is, is marked."""
    found = []
    for at, claim in enumerate(event.claims):
        for liability in liabilities(claim, before, tsumo=event.discarder is None):
            for seat, name in enumerate(before.seats):
                if seat != claim.winner:
                    what = texts.text(f"live-pao-{liability}")
                    label = clip(texts.text("live-pao-by", name=name, what=what), CHOICE_NAME)
                    liable = LiableSeat(seat, liability) in claim.pao
                    value = f"{at}.{seat}.{liability}"
                    found.append(discord.SelectOption(label=label, value=value, default=liable))
    if not found:
        return []
    nobody = not any(option.default for option in found)
    first = discord.SelectOption(label=texts.text("live-pao-nobody"), value=_NOBODY, default=nobody)
    return [first, *found][:CHOICES]


def _with_pao(event: Won, chosen: str) -> Won:
    claims = [replace(claim, pao=()) for claim in event.claims]
    if chosen != _NOBODY:
        at, seat, liability = chosen.split(".")
        claims[int(at)] = replace(claims[int(at)], pao=(LiableSeat(int(seat), Liability(liability)),))
    return replace(event, claims=tuple(claims))


# --- what a press does


async def _changed(seen: Visit, proposal_id: int, change: Any) -> None:  # noqa: ANN401  -- from one win to another
    """Propose a win a little differently, and show that."""
    old = await seen.store.tables.proposal(seen.table.guild_id, proposal_id)
    *earlier, last = old.events
    if old.booked or old.at != len(seen.table.events) or not isinstance(last, Won):
        raise TableMoved
    proposal = await seen.propose(*earlier, change(last))
    await show_preview(seen, proposal, as_before(seen))


async def _turn(seen: Visit) -> None:
    proposal_id, _, what = seen.rest.partition(":")
    await _changed(seen, int(proposal_id), lambda event: _turned(event, what))


async def _pao(seen: Visit, value: str) -> None:
    await _changed(seen, int(seen.rest), lambda event: _with_pao(event, value))


async def _book(seen: Visit) -> None:
    """Book it, bring the board up to date, and take the preview away. Pressed again it changes nothing."""
    await seen.interaction.response.defer()
    await refresh(seen.interaction, await seen.book(int(seen.rest)))
    await seen.leave()


async def _drop(seen: Visit) -> None:
    await seen.interaction.response.defer()
    await seen.leave()


PRESSES: Final[Presses] = {Verb.BOOK: _book, Verb.TURN: _turn, Verb.DROP: _drop}
CHOOSING: Final[Choosing] = {Verb.PAO: _pao}
