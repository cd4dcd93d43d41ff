"""Yaku: their names, which of them a reading has, what they are worth and which go together."""
