"""Tiles: their faces, hands laid out as on a table, emojis."""
