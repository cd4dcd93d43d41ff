"""The shape of a hand: its decompositions, readings and shanten."""
