"""Tiles, hands, how they are read, and which yaku and fu a reading has."""
