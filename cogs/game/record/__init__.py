"""Games that people type: their scores, the preview of a game, and corrections of recorded games."""
