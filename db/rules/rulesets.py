"""Rulesets as rows: immutable, found by the hash of their values."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from core.rules import RuleSet, rules_from_stored, stored_values
from db.engine.transaction import Unit, add_if_new
from db.schema.rules import RuleSetRow


def hash_of(rules: RuleSet) -> str:
    """Return the hash of a ruleset, from its name and all its values."""
    canonical = json.dumps([rules.name, stored_values(rules)], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def rules_of(row: RuleSetRow) -> RuleSet:
    """Return the ruleset that a row holds."""
    return _made(_Stored(row.hash, row.name, row.values))


@dataclass(frozen=True, slots=True)
class _Stored:
    """The values of a row, equal where the hash is, which comes from all of them."""

    hash: str
    name: str = field(compare=False)
    values: Mapping[str, Any] = field(compare=False)


@lru_cache(maxsize=256)
def _made(stored: _Stored) -> RuleSet:
    """Make the ruleset, once for all rows that have it: every league, game and table has one, and few differ."""
    return rules_from_stored(stored.name, stored.values)


async def keep_rules(session: AsyncSession, rules: RuleSet, unit: Unit) -> RuleSetRow:
    """Return the row of a ruleset, added if it is new. A row never changes."""
    digest = hash_of(rules)
    values = stored_values(rules)
    await add_if_new(session, RuleSetRow, hash=digest, name=rules.name, values=values, added_at=unit.now())
    return await session.get_one(RuleSetRow, digest)
