"""Every table, a module a subject. Importing the package makes all of them known to SQLAlchemy."""

from db.schema import base, games, guilds, history, leagues, players, quiz, rules, tables, teams, totals

__all__ = ["base", "games", "guilds", "history", "leagues", "players", "quiz", "rules", "tables", "teams", "totals"]
