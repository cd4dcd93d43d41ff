"""Pages that are read: standings, ratings, statistics, profiles, charts."""
