"""Requests are found by their time, and what a server plays is said by the versions of its rules alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version."""
    op.create_index("requests_by_time", "requests", ["at"])
    op.drop_column("guilds", "rules")


def downgrade() -> None:
    """Go back to the version before; a server's rules are named in its row again."""
    op.add_column("guilds", sa.Column("rules", sa.String(length=64), nullable=True))
    op.execute(
        "UPDATE guilds SET rules = (SELECT ruleset_hash FROM rule_versions"
        " WHERE guild_id = guilds.id AND number IS NOT NULL ORDER BY number DESC LIMIT 1)"
    )
    op.drop_index("requests_by_time", "requests")
