"""The hands of games, as rows and as plain values."""
