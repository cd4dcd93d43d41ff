"""Logs as Tenhou's log editor writes them, in JSON; converters write other platforms' games in the same form."""

from core.logs.tenhou6.file import read_tenhou6

__all__ = ["read_tenhou6"]
