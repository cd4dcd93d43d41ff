"""The buttons and lists on the card of a game.

They are declared apart from what they do, since most of that ends with the card drawn again. Only the game's id stands
in them, so a press finds the game as it is, not as it was drawn.
"""

from cogs.ui.presses import button_shape, menu_shape, person_menu_shape


@button_shape("game:submit:{game}")
def submit(game: int) -> None:
    """Record the game of a preview."""


@button_shape("game:edit:{game}")
def edit(game: int) -> None:
    """Open the dialog to change a preview."""


@button_shape("game:fpoints:{game}")
def fpoints(game: int) -> None:
    """Open the dialog of the F-points."""


@button_shape("game:chombo:{game}")
def chombo(game: int) -> None:
    """Open the dialog of the chombo."""


@button_shape("game:fix:{game}:{sticks}:{points}")
def fix(game: int, sticks: int, points: tuple[int, ...]) -> None:
    """Put sticks and points into a preview. The button holds them all, so two presses do no more than one."""


@button_shape("game:cancel:{game}")
def cancel(game: int) -> None:
    """Drop a preview, or a game that waits to be confirmed."""


@button_shape("game:agree:{game}")
def agree(game: int) -> None:
    """Agree to a game that waits to be confirmed."""


@button_shape("game:correct:{game}")
def correct(game: int) -> None:
    """Open the dialog to correct a recorded game."""


@button_shape("game:save:{game}")
def save(game: int) -> None:
    """Open the dialog that asks why a game is corrected."""


@person_menu_shape("game:who:{game}:{seat:[0-3]}:{name}")
def choose_member(game: int, seat: int, name: str) -> None:
    """Say which member the stranger of that name at that seat is; to choose nobody makes them a guest."""


@menu_shape("game:guest:{game}:{seat:[0-3]}:{name}")
def choose_guest(game: int, seat: int, name: str) -> None:
    """Say which guest the stranger of that name at that seat is, or that they are a new one."""
