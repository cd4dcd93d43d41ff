"""Games: drafted, recorded, agreed to, counted, taken back, corrected."""
