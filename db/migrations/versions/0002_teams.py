"""Teams, their matches, line-ups and loans, and what a seat began a game with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.add_column("seats", sa.Column("start", sa.BigInteger(), nullable=True))
    op.create_table(
        "teams",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("league_id", _ID, sa.ForeignKey("leagues.id"), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("name_key", sa.String(length=64), nullable=False),
        sa.UniqueConstraint("league_id", "name_key"),
    )
    op.create_table(
        "team_members",
        sa.Column("league_id", _ID, sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("player_id", _ID, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("team_id", _ID, sa.ForeignKey("teams.id"), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
    )
    op.create_index("team_members_by_team", "team_members", ["team_id"])
    op.create_table(
        "team_matches",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("season_id", _ID, sa.ForeignKey("seasons.id"), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("game_id", _ID, sa.ForeignKey("games.id"), nullable=True),
        sa.Column("basis", sa.String(length=24), nullable=False),
        sa.Column("problem", sa.String(length=24), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.UniqueConstraint("season_id", "number"),
        sa.UniqueConstraint("game_id"),
    )
    op.create_table(
        "team_seats",
        sa.Column("match_id", _ID, sa.ForeignKey("team_matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("team_id", _ID, sa.ForeignKey("teams.id"), nullable=False),
        sa.Column("player_id", _ID, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("real", sa.BigInteger(), nullable=False),
        sa.Column("playing", sa.BigInteger(), nullable=False),
        sa.Column("after", sa.BigInteger(), nullable=True),
        sa.UniqueConstraint("match_id", "team_id"),
    )
    op.create_index("team_seats_by_team", "team_seats", ["team_id"])
    op.create_table(
        "team_loans",
        sa.Column("match_id", _ID, sa.ForeignKey("team_matches.id"), primary_key=True),
        sa.Column("debtor_id", _ID, sa.ForeignKey("teams.id"), primary_key=True),
        sa.Column("lender_id", _ID, sa.ForeignKey("teams.id"), primary_key=True),
        sa.Column("amount", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Go back to the version before; teams and their matches are lost, games stay."""
    for table in ("team_loans", "team_seats", "team_matches", "team_members", "teams"):
        op.drop_table(table)
    op.drop_column("seats", "start")
