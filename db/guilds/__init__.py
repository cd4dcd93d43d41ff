"""Servers: their settings and the languages chosen there."""
