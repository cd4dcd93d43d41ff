# The command line and the local room.

host-about = Serve Discord if there is a token, else open the local room.
host-config = the settings (default: config.toml beside bot.py, if it is there)
host-commands = instead of that
host-room = open the local room, whether there is a token or not
host-backup = copy the SQLite database into a new file, also while the bot is running
host-backup-file = where to; nothing is overwritten
host-migrate = bring the database to the newest version and stop; serving does so too
host-backed-up = The backup is { $path }. To restore it, stop the bot, put this file where the database is, and delete the files beside it that end in -wal and -shm.
host-migrated = The database has version { $version }.

room-bot = Tenbou
room-club = Riverside Riichi Club
room-channel = mahjong
room-members = Ann Bea Chi Dee
room-open =
    The room is open at { $address }
    Type /score hand there, choose it from the list, and type the tiles: 234m067p55s678s777z
    Ctrl-C closes the room.
