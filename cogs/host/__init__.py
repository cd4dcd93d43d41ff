"""Running the bot: its settings, its log, the Discord client, the local room."""
