"""The rules that servers play, version by version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "rule_versions",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), sa.ForeignKey("guilds.id"), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=True),
        sa.Column("after", sa.BigInteger(), nullable=False),
        sa.Column("ruleset_hash", sa.String(length=64), sa.ForeignKey("rulesets.hash"), nullable=False),
        sa.Column("made_by", sa.BigInteger(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("guild_id", "number"),
    )


def downgrade() -> None:
    """Go back to the version before; servers play the rules of the bot's settings again."""
    op.drop_table("rule_versions")
