"""What `/rules show` and `/rules yaku` answer: one rule, a yaku, points, an overview, or a guess."""
