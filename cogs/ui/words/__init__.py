"""The words and figures of the game: terms, tiles, situations, scores, rulesets, disagreements."""
