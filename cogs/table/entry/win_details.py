"""The details that are set on the preview of a win: the riichi of the discarder, ippatsu, who is liable (pao)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.table import controls
from cogs.table.controls import WinDetail
from cogs.table.entry.liability import liabilities
from cogs.ui.limits import CHOICE_NAME, CHOICES, clip
from cogs.ui.presses import button, menu
from cogs.ui.texts import Texts
from core.hand import Liability
from core.table import Event, LiableSeat, TableState, Won
from db import Proposal

_NOBODY: Final = "nobody"
_TILE: Final = "tile"
"""The tile won on is the one with which the discarder declared riichi; that riichi does not stand."""
_IPPATSU: Final = "ippatsu"
_DECLINE: Final = "decline"
"""The winner takes no F-points for an ippatsu tsumo."""


def detail_rows(proposal: Proposal, before: TableState, event: Event, texts: Texts) -> list[list[ui.Item[Any]]]:
    """Draw the details that matter for this win; no other event has any."""
    if not isinstance(event, Won):
        return []
    rows: list[list[ui.Item[Any]]] = []
    toggles: list[ui.Item[Any]] = []
    for detail, is_on in _toggles(event, before):
        label = texts.text(f"live-turn-{detail}")
        label = texts.text("change-on", label=label) if is_on else label
        toggles.append(button(controls.toggle_detail(proposal.table_id, proposal.id, detail), label=label))
    if toggles:
        rows.append(toggles)
    if options := _liable_options(event, before, texts):
        custom_id = controls.set_liable(proposal.table_id, proposal.id)
        rows.append([menu(custom_id, options, placeholder=texts.text("live-pao"))])
    return rows


def _toggles(event: Won, before: TableState) -> Iterator[tuple[WinDetail, bool]]:
    """Yield the details that can be turned on and off, and whether each is on."""
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


def toggled(event: Won, detail: WinDetail) -> Won:
    """Return the win with one detail turned on or off."""
    if detail == _TILE:
        return replace(event, riichi_tile=not event.riichi_tile)
    claim, *others = event.claims
    if detail == _IPPATSU:
        claim = replace(claim, ippatsu=not claim.ippatsu, fpoint_declined=False)
    else:
        claim = replace(claim, fpoint_declined=not claim.fpoint_declined)
    return replace(event, claims=(claim, *others))


def _liable_options(event: Won, before: TableState, texts: Texts) -> list[discord.SelectOption]:
    """List who can be liable, and for which hand; the players who are liable now are marked."""
    found = []
    for at, claim in enumerate(event.claims):
        for liability in liabilities(claim, before, tsumo=event.discarder is None):
            for seat, name in enumerate(before.seats):
                if seat != claim.winner:
                    what = texts.text(f"live-pao-{liability}")
                    label = clip(texts.text("live-pao-by", name=name, what=what), CHOICE_NAME)
                    is_liable = LiableSeat(seat, liability) in claim.pao
                    value = f"{at}.{seat}.{liability}"
                    found.append(discord.SelectOption(label=label, value=value, default=is_liable))
    if not found:
        return []
    nobody = not any(option.default for option in found)
    first = discord.SelectOption(label=texts.text("live-pao-nobody"), value=_NOBODY, default=nobody)
    return [first, *found][:CHOICES]


def with_chosen_liable(event: Won, chosen: str) -> Won:
    """Return the win with the player liable who was chosen from the list."""
    claims = [replace(claim, pao=()) for claim in event.claims]
    if chosen != _NOBODY:
        at, seat, liability = chosen.split(".")
        claims[int(at)] = replace(claims[int(at)], pao=(LiableSeat(int(seat), Liability(liability)),))
    return replace(event, claims=tuple(claims))
