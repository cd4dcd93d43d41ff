"""Abortive draws: which one it is, and for nine terminals whose they are."""

from typing import Final

from cogs.table.entry.preview import show_preview
from cogs.table.entry.retry import cancel_button
from cogs.table.request import at_table
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.presses import ButtonId, Choice, Typed, button, dialog, press, submit
from core.rules import FourRiichi, Kyuushu, RuleSet, TripleRon
from core.table import AbortiveDraw, AbortiveKind

_STAYS, _PASSES = "stays", "passes"
_FOUR: Final = 4
_CHOOSES: Final = (Kyuushu.DECLARER_CHOOSES_DEAL, Kyuushu.DEALER_CHOOSES_DEAL)


def abortive_kinds(rules: RuleSet) -> tuple[AbortiveKind, ...]:
    """Return the abortive draws that these rules play."""
    four = rules.players == _FOUR
    played = {
        AbortiveKind.KYUUSHU: rules.kyuushu is not Kyuushu.NONE,
        AbortiveKind.FOUR_WINDS: four and rules.four_winds,
        AbortiveKind.FOUR_KANS: rules.four_kans,
        AbortiveKind.FOUR_RIICHI: four and rules.four_riichi is FourRiichi.DRAW,
        AbortiveKind.TRIPLE_RON: four and rules.triple_ron is TripleRon.ABORTIVE_DRAW,
    }
    return tuple(kind for kind, is_played in played.items() if is_played)


@press("table:abort:{table}:")
async def ask_abortive_draw(asked: Asked, table: int) -> None:
    """Ask which abortive draw it is."""
    async with at_table(asked, table) as request:
        hands, texts = request.table.state.hands, asked.texts
        buttons = [
            button(_entering(kind, table, hands), label=texts.text(f"live-abort-{kind.replace('_', '-')}"))
            for kind in abortive_kinds(request.table.rules)
        ]
        rows = [buttons[:3], [*buttons[3:], cancel_button(table, texts)]]
        await request.show_privately(Card(f"# {texts.text('live-abort-question')}", rows=rows))


def _entering(kind: AbortiveKind, table: int, hands: int) -> ButtonId:
    """Make the custom id of the button of a kind; nine terminals alone take a dialog."""
    return ask_kyuushu(table, hands) if kind is AbortiveKind.KYUUSHU else preview_abortive_draw(table, hands, kind)


@press("table:abort-as:{table}:{hands}:{kind}")
async def preview_abortive_draw(asked: Asked, table: int, hands: int, kind: AbortiveKind) -> None:
    """Preview an abortive draw of the hand in which the question was asked."""
    async with at_table(asked, table) as request:
        request.in_hand(hands)
        await show_preview(request, await request.propose(AbortiveDraw(kind=kind)))


@press("table:kyuushu:{table}:{hands}:kyuushu")
async def ask_kyuushu(asked: Asked, table: int, hands: int) -> None:
    """Ask who shows nine terminals and, where the rules leave it open, whether the deal passes."""
    async with at_table(asked, table) as request:
        texts, rules = asked.texts, request.table.rules
        fields = [Choice(key="who", label=texts.text("live-field-kyuushu"), options=request.seats())]
        if rules.kyuushu in _CHOOSES:
            options = tuple((texts.text(f"live-deal-{value}"), value) for value in (_PASSES, _STAYS))
            label = texts.text(f"live-field-deal-{rules.kyuushu.replace('_', '-')}")
            fields.append(Choice(key="deal", label=label, options=options))
        await asked.open(dialog(kyuushu_typed(table, hands), texts.text("live-abort-kyuushu"), fields))


@submit("table:kyuushu:{table}:{hands}")
async def kyuushu_typed(asked: Asked, typed: Typed, table: int, hands: int) -> None:
    """Preview the draw by nine terminals (kyuushu kyuuhai)."""
    async with at_table(asked, table) as request:
        request.in_hand(hands)
        stays = typed["deal"] == _STAYS if "deal" in typed else None
        event = AbortiveDraw(kind=AbortiveKind.KYUUSHU, seat=int(typed["who"]), deal_stays=stays)
        await show_preview(request, await request.propose(event))
