"""Draws: who is tenpai when the wall is used up, nagashi mangan, and every abortive draw of these rules."""

from typing import Final

from cogs.table.again import again
from cogs.table.controls import Verb, button, custom_id
from cogs.table.preview import show_preview
from cogs.table.visit import Presses, Sending, Visit, at_table
from cogs.ui.cards import Card
from cogs.ui.forms import Choice, Typed, dialog
from core.errors import TenbouError
from core.rules import FourRiichi, Kyuushu, Nagashi, RuleSet, TripleRon
from core.table import AbortiveDraw, AbortiveKind, Ryuukyoku

_STAYS, _PASSES = "stays", "passes"
_FOUR: Final = 4
_CHOOSES: Final = (Kyuushu.DECLARER_CHOOSES_DEAL, Kyuushu.DEALER_CHOOSES_DEAL)


async def _draw(seen: Visit) -> None:
    """Ask who is tenpai. Who is in riichi is ticked already, or whoever was ticked before a mistake."""
    table, texts = seen.table, seen.texts
    state = table.state
    in_riichi = "".join(str(seat) for seat, riichi in enumerate(state.riichi) if riichi is not None)
    tenpai, _, nagashi = (seen.rest or in_riichi).partition(".")
    fields = [
        Choice(
            key="tenpai",
            label=texts.text("live-field-tenpai"),
            note=texts.text("live-field-tenpai-note"),
            options=seen.seats(without=state.dead),
            several=True,
            chosen=frozenset(tenpai),
            required=False,
        )
    ]
    if table.rules.nagashi is not Nagashi.NONE:
        label = texts.text("live-field-nagashi")
        fields.append(
            Choice(
                key="nagashi",
                label=label,
                options=seen.seats(),
                several=True,
                chosen=frozenset(nagashi),
                required=False,
            )
        )
    made = dialog(custom_id(Verb.DRAW, table.id, str(state.hands)), texts.text("live-draw-title"), fields)
    await seen.interaction.response.send_modal(made)


def _seats(typed: Typed, key: str) -> frozenset[int]:
    return frozenset(map(int, typed.get(key, "").split()))


async def _drawn(seen: Visit, typed: Typed) -> None:
    event = Ryuukyoku(tenpai=_seats(typed, "tenpai"), nagashi=_seats(typed, "nagashi"))
    ticked = ("".join(map(str, sorted(seats))) for seats in (event.tenpai, event.nagashi))
    change = again(Verb.DRAW, seen.table.id, ".".join(ticked), seen.texts)
    try:
        seen.in_hand(seen.rest)
        proposal = await seen.propose(event)
    except TenbouError as mistake:
        raise at_table(mistake, seen.table, *change) from mistake
    await show_preview(seen, proposal, change)


def abortive_kinds(rules: RuleSet) -> tuple[AbortiveKind, ...]:
    """The abortive draws that these rules play."""
    four = rules.players == _FOUR
    played = {
        AbortiveKind.KYUUSHU: rules.kyuushu is not Kyuushu.NONE,
        AbortiveKind.FOUR_WINDS: four and rules.four_winds,
        AbortiveKind.FOUR_KANS: rules.four_kans,
        AbortiveKind.FOUR_RIICHI: four and rules.four_riichi is FourRiichi.DRAW,
        AbortiveKind.TRIPLE_RON: four and rules.triple_ron is TripleRon.ABORTIVE_DRAW,
    }
    return tuple(kind for kind, is_played in played.items() if is_played)


async def _abort(seen: Visit) -> None:
    """Ask which abortive draw it is."""
    table, texts = seen.table, seen.texts
    buttons = [
        button(
            Verb.KYUUSHU if kind is AbortiveKind.KYUUSHU else Verb.ABORT_AS,
            table.id,
            f"{table.state.hands}:{kind}",
            label=texts.text(f"live-abort-{kind.replace('_', '-')}"),
        )
        for kind in abortive_kinds(table.rules)
    ]
    cancel = button(Verb.DROP, table.id, label=texts.text("live-button-cancel"))
    await seen.show(Card(f"# {texts.text('live-abort-question')}", rows=[buttons[:3], [*buttons[3:], cancel]]))


async def _abort_as(seen: Visit) -> None:
    hands, _, kind = seen.rest.partition(":")
    seen.in_hand(hands)
    await show_preview(seen, await seen.propose(AbortiveDraw(kind=AbortiveKind(kind))))


async def _kyuushu(seen: Visit) -> None:
    """Ask who shows nine terminals and, where the rules leave it open, whether the deal passes."""
    texts, rules = seen.texts, seen.table.rules
    hands, _, _ = seen.rest.partition(":")
    fields = [Choice(key="who", label=texts.text("live-field-kyuushu"), options=seen.seats())]
    if rules.kyuushu in _CHOOSES:
        options = tuple((texts.text(f"live-deal-{value}"), value) for value in (_PASSES, _STAYS))
        label = texts.text(f"live-field-deal-{rules.kyuushu.replace('_', '-')}")
        fields.append(Choice(key="deal", label=label, options=options))
    made = dialog(custom_id(Verb.KYUUSHU, seen.table.id, hands), texts.text("live-abort-kyuushu"), fields)
    await seen.interaction.response.send_modal(made)


async def _kyuushu_shown(seen: Visit, typed: Typed) -> None:
    seen.in_hand(seen.rest)
    stays = typed["deal"] == _STAYS if "deal" in typed else None
    event = AbortiveDraw(kind=AbortiveKind.KYUUSHU, seat=int(typed["who"]), deal_stays=stays)
    await show_preview(seen, await seen.propose(event))


PRESSES: Final[Presses] = {
    Verb.DRAW: _draw,
    Verb.ABORT: _abort,
    Verb.ABORT_AS: _abort_as,
    Verb.KYUUSHU: _kyuushu,
}
SENDING: Final[Sending] = {Verb.DRAW: _drawn, Verb.KYUUSHU: _kyuushu_shown}
