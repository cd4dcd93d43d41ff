"""A hand as somebody typed it, its card, and the buttons that change one thing."""
