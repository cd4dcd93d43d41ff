"""What every cog shares: the command tree and its error reply, texts, cards, buttons, Discord's limits."""
