"""From a hand and how it won to han, fu, points and who pays whom."""
