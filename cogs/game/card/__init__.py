"""The card of a game: what it says, what may be wrong with the points, and the buttons below."""
