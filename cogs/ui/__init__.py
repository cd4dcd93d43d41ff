"""The parts that all cogs share: requests, presses, texts, cards, the command tree, Discord's limits."""
