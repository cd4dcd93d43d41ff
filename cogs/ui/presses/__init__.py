"""Buttons, lists and dialogs: the shape of a custom id, bound to the function that answers the press.

    @press("team:{what}:{league}:{season}")
    async def turn_teams(asked: Asked, what: Literal["race", "table"], league: int, season: int) -> None: ...

    button(turn_teams("race", league.id, season.number), label=texts.text("show-chart"))

Template and annotations say how a custom id is written and read, so a press works after a restart of the bot. A cog
names its presses in `presses`.
"""

from cogs.ui.presses.answering import AnyPress, Presses
from cogs.ui.presses.binding import (
    Person,
    Press,
    button_shape,
    choose,
    choose_person,
    dialog_shape,
    menu_shape,
    person_menu_shape,
    press,
    submit,
)
from cogs.ui.presses.controls import (
    ButtonId,
    Control,
    DialogId,
    MenuId,
    PersonMenuId,
    button,
    custom_ids,
    menu,
    person_menu,
)
from cogs.ui.presses.dialogs import Choice, Field, Typed, dialog
from cogs.ui.presses.errors import ControlOutdated
from cogs.ui.presses.shapes import Shape

__all__ = [
    "AnyPress",
    "ButtonId",
    "Choice",
    "Control",
    "ControlOutdated",
    "DialogId",
    "Field",
    "MenuId",
    "Person",
    "PersonMenuId",
    "Press",
    "Presses",
    "Shape",
    "Typed",
    "button",
    "button_shape",
    "choose",
    "choose_person",
    "custom_ids",
    "dialog",
    "dialog_shape",
    "menu",
    "menu_shape",
    "person_menu",
    "person_menu_shape",
    "press",
    "submit",
]
