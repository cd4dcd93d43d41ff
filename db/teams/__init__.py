"""Teams, their matches, and the points that they carry."""
