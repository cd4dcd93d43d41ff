"""A whole ruleset: shown page by page, as a document to hand out, as a page of the project."""
