"""What the store gives back: frozen values and states that import nothing of the database."""
