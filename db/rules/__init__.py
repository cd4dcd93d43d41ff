"""Rulesets as rows, and the versions of a server's own rules."""
