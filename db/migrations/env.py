"""The entry point of Alembic: runs the steps on the connection that `db.engine.migrate` hands over."""

from __future__ import annotations

from alembic import context

from db import schema

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=schema.base.Base.metadata,
    # SQLite cannot change a column, so Alembic makes a new table and copies the rows.
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
