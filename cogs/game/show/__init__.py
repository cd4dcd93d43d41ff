"""Recorded games: lists of them, and the story of each."""
