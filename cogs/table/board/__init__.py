"""The board of a table: one message in chat that everybody at the table reads and presses."""
