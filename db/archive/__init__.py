"""A whole league as values, copied out of the database and into an empty league, and as a JSON file."""
