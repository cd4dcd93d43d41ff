"""Cards: their layout, their pictures and tables, and sending them to Discord."""

from cogs.ui.cards.layout import Accent, Block, Card, escape, small

__all__ = ["Accent", "Block", "Card", "escape", "small"]
