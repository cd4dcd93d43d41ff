"""The table of the rules that servers play, version by version."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from db.models import Base, Id, RuleSetRow


class RuleVersion(Base):
    """A version of a server's rules, or the draft of one, which has no number yet.

    `after` is the number of the version that a draft was made from, 0 for none; it becomes the next one or nothing.
    """

    __tablename__ = "rule_versions"
    __table_args__ = (UniqueConstraint("guild_id", "number"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id"))
    number: Mapped[int | None]
    after: Mapped[int]
    ruleset_hash: Mapped[str] = mapped_column(String(64), ForeignKey("rulesets.hash"))
    made_by: Mapped[int]
    made_at: Mapped[datetime]

    ruleset: Mapped[RuleSetRow] = relationship(lazy="joined")
