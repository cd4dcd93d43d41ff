"""Errors about versions of a server's rules."""

from __future__ import annotations

from dataclasses import dataclass

from db.errors.base import StoreError


@dataclass(eq=False)
class RulesVersionUnknown(StoreError):
    """A server's rules have no such version; `last` is the newest, 0 where there is none."""

    number: int
    last: int


class RulesDraftUnknown(StoreError):
    """There is no such draft of rules here."""


@dataclass(eq=False)
class RulesMoved(StoreError):
    """A server's rules have changed since somebody looked at them; `number` is the version now."""

    number: int
