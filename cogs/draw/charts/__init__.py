"""Charts: bars, lines, the table of points, everybody against everybody."""
