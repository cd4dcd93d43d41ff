"""The card behind the button More: everything that can be entered beside wins, draws and riichi."""

from cogs.table import controls
from cogs.table.controls import RED
from cogs.table.entry.retry import cancel_button
from cogs.table.rare.abortive_draw import abortive_kinds, ask_abortive_draw
from cogs.table.rare.faults import ask_fault, faults_played
from cogs.table.rare.organisers import ask_correction, ask_stop
from cogs.table.request import at_table
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.people.permissions import Action, allowed, roles_at
from cogs.ui.presses import button, press
from core.rules import Nagashi


@press(controls.show_more)
async def show_more(asked: Asked, table: int) -> None:
    """Show what these rules have, and to organisers what only they do."""
    async with at_table(asked, table) as request:
        rules, texts = request.table.rules, asked.texts
        players = [(ask_fault(fault, table), str(fault)) for fault in faults_played(rules)]
        if abortive_kinds(rules):
            players.insert(0, (ask_abortive_draw(table), "abort"))
        entries = [players]
        if allowed(Action.DIRECT_TABLE, await roles_at(asked.interaction, asked.store, request.table)):
            entries.append([(ask_correction(table, ""), "adjust"), (ask_stop(table), "stop")])
        rows = [
            [button(custom_id, label=texts.text(f"live-button-{name}")) for custom_id, name in row] for row in entries
        ]
        rows[-1].append(cancel_button(table, texts, style=RED))
        notes = [texts.text("live-more-note")]
        if rules.nagashi is not Nagashi.NONE:
            notes.append(texts.text("live-more-nagashi"))
        await request.show_privately(Card(f"# {texts.text('live-more')}\n{texts.sentences(notes)}", rows=rows))
