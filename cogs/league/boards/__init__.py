"""The boards of `/league`, which rank players: standings, F-points, statistics of their hands, ratings."""
