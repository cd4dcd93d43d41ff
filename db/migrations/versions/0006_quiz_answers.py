"""What people have answered to quiz questions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "quiz_answers",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), sa.ForeignKey("guilds.id"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("question", sa.BigInteger(), nullable=False),
        sa.Column("streak", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("guild_id", "user_id", "question"),
    )
    op.create_index("quiz_answers_by_person", "quiz_answers", ["guild_id", "user_id", "id"])
    op.create_index("quiz_answers_by_streak", "quiz_answers", ["guild_id", "streak"])


def downgrade() -> None:
    """Go back to the version before; nobody's streak is known any more."""
    op.drop_table("quiz_answers")
