"""Leagues as files: what `/league export` hands out, and what `/league import` reads."""
