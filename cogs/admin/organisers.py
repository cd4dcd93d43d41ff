"""The card of the organisers' role, with a button that takes its rights away."""

from cogs.ui.asked import Asked
from cogs.ui.cards import Card, small
from cogs.ui.people.permissions import Action
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts


def organisers_card(role: int | None, texts: Texts) -> Card:
    """Lay out who organises."""
    note = small(texts.text("organisers-note"))
    if role is None:
        return Card(texts.text("organisers-none"), note)
    row = [button(no_role(), label=texts.text("organisers-clear"))]
    return Card(texts.text("organisers-role", role=f"<@&{role}>"), note, rows=[row])


@press("admin:no-role")
async def no_role(asked: Asked) -> None:
    """Take the organisers' role away. People who may manage the server still organise."""
    await asked.allow(Action.MANAGE_SERVER)
    await asked.store.guilds.set_organiser_role(asked.guild, None, actor=asked.user)
    await asked.change(organisers_card(None, asked.texts))
