"""A server's own rules: their values, their versions, and files of them."""
