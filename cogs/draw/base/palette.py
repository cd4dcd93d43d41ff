"""The colours of every picture: a dark table cloth that stands out from Discord's light and dark theme."""

from typing import Final

Colour = tuple[int, int, int]

CLOTH: Final[Colour] = (20, 44, 35)
"""The background of every picture."""
CLOTH_RAISED: Final[Colour] = (30, 60, 48)
"""Rows, cells and bars without a player's colour."""
CLOTH_LINE: Final[Colour] = (62, 96, 82)
"""Lines of a grid, which carry no information alone."""
CHALK: Final[Colour] = (244, 240, 228)
"""The main text, and the zero line."""
CHALK_SOFT: Final[Colour] = (178, 198, 187)
"""Secondary text: axes, notes."""
GOLD: Final[Colour] = (245, 189, 66)
"""The winning tile, and the best of a row."""

INK: Final[Colour] = (24, 34, 58)
RED: Final[Colour] = (196, 30, 42)
GREEN: Final[Colour] = (20, 112, 66)
BLUE: Final[Colour] = (32, 72, 150)

IVORY: Final[Colour] = (252, 248, 238)
IVORY_RED: Final[Colour] = (255, 228, 220)
"""The face of a red five."""
IVORY_EDGE: Final[Colour] = (203, 193, 170)
IVORY_SIDE: Final[Colour] = (226, 217, 196)
BACK: Final[Colour] = (222, 138, 44)
BACK_DARK: Final[Colour] = (168, 94, 22)
BACK_LIGHT: Final[Colour] = (246, 190, 116)

PLAYERS: Final[tuple[Colour, ...]] = (
    (104, 196, 250),
    (252, 168, 56),
    (250, 236, 120),
    (246, 160, 206),
    (92, 226, 182),
    (255, 140, 104),
    (188, 170, 255),
    (222, 222, 214),
)
"""One for each player of a picture, in this order. Neighbours differ in lightness where hues are alike."""

PLACES: Final[tuple[Colour, ...]] = (GOLD, (150, 205, 250), (118, 146, 172), (74, 84, 98))
"""One for each place. Better places are lighter."""

ABOVE: Final[Colour] = (36, 100, 150)
"""An emphasised field: a limit, a player who is ahead."""
BELOW: Final[Colour] = (140, 74, 26)
"""A player who is behind. Blue and brown differ for the colour-blind too."""

_RGB_MAX: Final = 255
_LINEAR_BELOW: Final = 0.04045


def player_colour(at: int) -> Colour:
    """Return the colour of the player at place `at` of a picture, counted from 0. After the last it begins again."""
    return PLAYERS[at % len(PLAYERS)]


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """Return the colour between two, with a `share` (0 to 1) of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2, from 0 to 1."""
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast of two colours of WCAG 2, from 1 to 21. Text needs 4.5."""
    darker, lighter = sorted(map(luminance, (first, second)))
    return (lighter + 0.05) / (darker + 0.05)


def readable_on(background: Colour) -> Colour:
    """Return chalk or ink, whichever has more contrast."""
    return max(CHALK, INK, key=lambda colour: contrast(colour, background))


def _linear(channel: int) -> float:
    share = channel / _RGB_MAX
    return share / 12.92 if share <= _LINEAR_BELOW else ((share + 0.055) / 1.055) ** 2.4


_STEPS: Final = 7
"""How many shades lie between two colours that touch, for smooth edges."""

_ON_IVORY: Final = (INK, RED, GREEN, BLUE, IVORY_SIDE, IVORY_EDGE, GOLD)
_ON_CLOTH: Final = (CHALK, CHALK_SOFT, CLOTH_RAISED, CLOTH_LINE, GOLD, IVORY, IVORY_SIDE, BACK, BACK_DARK, *PLAYERS)
_TOUCHING: Final = (
    *((IVORY, each) for each in _ON_IVORY),
    *((CLOTH, each) for each in _ON_CLOTH),
    (IVORY_RED, RED),
    (IVORY_RED, IVORY_SIDE),
    (IVORY_SIDE, BACK_DARK),
    (BACK, BACK_LIGHT),
    (BACK, BACK_DARK),
    (CLOTH_RAISED, CHALK),
    (CLOTH_RAISED, CHALK_SOFT),
    (ABOVE, CHALK),
    (BELOW, CHALK),
)


def all_colours() -> tuple[Colour, ...]:
    """Return every colour of a picture, 256 at most: those above, and shades between two that touch."""
    exact = dict.fromkeys([*PLACES, *(colour for pair in _TOUCHING for colour in pair)])
    shades = (mixed(*pair, step / _STEPS) for pair in _TOUCHING for step in range(1, _STEPS))
    return tuple(dict.fromkeys([*exact, *shades]))
