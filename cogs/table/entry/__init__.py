"""The entry of a hand: riichi, wins and draws, their preview, and booking them."""
