"""Totals that pages are read from, kept in step with the games."""
