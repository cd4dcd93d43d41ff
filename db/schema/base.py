"""The root of the tables, and the column types that they share.

Ids from Discord are 64-bit integers. Points are table points, scores tenths of a point.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, Integer, TypeDecorator
from sqlalchemy.orm import DeclarativeBase


class UtcDateTime(TypeDecorator[datetime]):
    """A moment, always aware and in UTC; SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Store a time in UTC. Raises `ValueError` for one without a zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(value)
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the time with its zone."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)


Id: Final = BigInteger().with_variant(Integer, "sqlite")
"""The type of keys: SQLite numbers rows by itself only where the key is a plain INTEGER."""


class Base(DeclarativeBase):
    """Root of the tables."""

    type_annotation_map = {  # noqa: RUF012  -- read by SQLAlchemy
        int: BigInteger,
        datetime: UtcDateTime,
        dict[str, Any]: JSON,
    }
