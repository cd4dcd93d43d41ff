"""The game itself: standard library only, without clock, randomness, logging, Discord or SQL."""
