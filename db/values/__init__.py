"""The results of the store: frozen values and states that import nothing of the database."""
