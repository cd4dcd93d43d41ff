"""A league as a JSON file, and back."""
