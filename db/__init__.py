"""The database: what clubs have recorded. Everything goes through `db.store`."""
