"""What han and fu pay: one card, and the whole table."""
