"""What `/league` ranks players by: standings, F-points, statistics of their hands, ratings."""
