"""Strangers: the names in a log or a result line by which nobody is known here."""
