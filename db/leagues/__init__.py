"""Leagues, their seasons and penalties."""
