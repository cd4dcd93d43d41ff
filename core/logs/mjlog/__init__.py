"""Tenhou's own logs, in XML."""

from core.logs.mjlog.file import read_mjlog

__all__ = ["read_mjlog"]
