"""Players: members and guests, and what they are called."""
