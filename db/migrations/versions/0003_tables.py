"""Live tables, played event by event, the hands of games with what players did in them, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_MOMENT = sa.DateTime(timezone=True)

_COUNTS = (
    "games",
    "busts",
    "chombo",
    "hands",
    "dealer_hands",
    "wins",
    "tsumo_wins",
    "dealer_wins",
    "win_points",
    "deal_ins",
    "deal_in_points",
    "riichi_hands",
    "riichi_wins",
    "riichi_deal_ins",
    "riichi_wins_known",
    "ippatsu_wins",
    "ura",
    "called_known",
    "called_hands",
    "draws",
    "draw_tenpai",
)

_TABLES = (
    "rating_states",
    "rating_lines",
    "hand_lines",
    "game_logs",
    "live_table_proposals",
    "live_table_events",
    "live_table_seats",
    "live_tables",
)


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "live_tables",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("league_id", _ID, sa.ForeignKey("leagues.id"), nullable=False),
        sa.Column("ruleset_hash", sa.String(length=64), sa.ForeignKey("rulesets.hash"), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("start", sa.JSON(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("opened_by", sa.BigInteger(), nullable=False),
        sa.Column("opened_at", _MOMENT, nullable=False),
        sa.Column("game_id", _ID, sa.ForeignKey("games.id"), nullable=True),
        sa.UniqueConstraint("game_id"),
    )
    op.create_index("live_tables_by_league", "live_tables", ["league_id", "status"])
    op.create_table(
        "live_table_seats",
        sa.Column("table_id", _ID, sa.ForeignKey("live_tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player_id", _ID, sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_index("live_table_seats_by_player", "live_table_seats", ["player_id", "table_id"])
    op.create_table(
        "live_table_events",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("table_id", _ID, sa.ForeignKey("live_tables.id"), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("event", sa.JSON(), nullable=False),
        sa.Column("booked_by", sa.BigInteger(), nullable=False),
        sa.Column("booked_at", _MOMENT, nullable=False),
        sa.Column("undone_by", sa.BigInteger(), nullable=True),
        sa.Column("undone_at", _MOMENT, nullable=True),
    )
    op.create_index(
        "live_table_events_that_count",
        "live_table_events",
        ["table_id", "position"],
        unique=True,
        sqlite_where=sa.text("undone_at IS NULL"),
        postgresql_where=sa.text("undone_at IS NULL"),
    )
    op.create_table(
        "live_table_proposals",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("table_id", _ID, sa.ForeignKey("live_tables.id"), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("events", sa.JSON(), nullable=False),
        sa.Column("proposed_by", sa.BigInteger(), nullable=False),
        sa.Column("proposed_at", _MOMENT, nullable=False),
        sa.Column("booked_at", _MOMENT, nullable=True),
    )
    op.create_table(
        "game_logs",
        sa.Column("game_id", _ID, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("source", sa.String(length=16), nullable=False),
        sa.Column("reference", sa.String(length=200), nullable=False),
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("hands", sa.JSON(), nullable=False),
        sa.Column("counts", sa.JSON(), nullable=False),
    )
    op.create_index("game_logs_by_fingerprint", "game_logs", ["fingerprint"])
    op.create_table(
        "hand_lines",
        sa.Column("season_id", _ID, sa.ForeignKey("seasons.id"), primary_key=True),
        sa.Column("player_id", _ID, sa.ForeignKey("players.id"), primary_key=True),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in _COUNTS),
    )
    op.create_index("hand_lines_by_player", "hand_lines", ["player_id"])
    op.create_table(
        "rating_lines",
        sa.Column("league_id", _ID, sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("player_id", _ID, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("games", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("tenhou", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "rating_states",
        sa.Column("league_id", _ID, sa.ForeignKey("leagues.id"), primary_key=True, autoincrement=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("stale", sa.Boolean(), nullable=False),
        sa.Column("last_at", _MOMENT, nullable=True),
        sa.Column("last_number", sa.BigInteger(), nullable=True),
    )


def downgrade() -> None:
    """Go back to the version before; live tables, hands and ratings are lost, games stay."""
    for table in _TABLES:
        op.drop_table(table)
