"""The languages that servers and people have chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version."""
    op.add_column("guilds", sa.Column("language", sa.String(length=16), nullable=True))
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("language", sa.String(length=16), nullable=False),
    )


def downgrade() -> None:
    """Go back to the version before; the choices are lost."""
    op.drop_table("people")
    op.drop_column("guilds", "language")
