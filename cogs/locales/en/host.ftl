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

# `bot.py verify`

host-verify = verify logs: score every win again, replay every hand, and print what disagrees; the status is 0 if nothing does, 1 if something does, 2 if something could not be verified
host-verify-logs = files, or folders whose .xml, .mjlog, .json and .gz files are logs
host-verify-rules = the rules to verify under (default: those of each log)

verify-progress = Verifying
verify-hand = { $wind } { $kyoku }, { $honba } honba
verify-game = the game
verify-values = { $label }: log says { $stated }, the rules give { $found }
verify-han-of-yaku = { $label }: log says { $stated } han, the rules give { $found }
verify-times = { $label }: log says { $stated } times a yakuman, the rules give { $found }
verify-yes = yes
verify-no = no
verify-round-name = { $wind } { $kyoku }
verify-name-missing = name: log says none
verify-name-twice = name: log says it of two players
verify-hands = hands played
verify-round = hand
verify-honba = honba
verify-sticks = points on the table
verify-points = points
verify-riichi = tenpai and closed at the riichi
verify-kan = closed kan { $tiles } in riichi, which changes the waits
verify-event = this cannot happen: { $reason }
verify-winner = wins
verify-win = this is no win: { $reason }
verify-furiten = ron while furiten: { $tiles } had gone by
verify-han = han
verify-fu = fu
verify-yakuman = times a yakuman
verify-worth = points of the hand
verify-change = change of points
verify-tenpai = tenpai
verify-shown = hand
verify-end = the game ends
verify-final-points = final points
verify-final-score = final score
verify-itself = the log against itself, at { $part }
verify-hint = with other rules everything agrees: { $rules }
verify-summary =
    { $games ->
        [one] 1 log verified
       *[other] { $games } logs verified
    }, { $wrong ->
        [0] nothing disagrees
        [one] 1 disagrees ({ $found })
       *[other] { $wrong } disagree ({ $found })
    }{ $unread ->
        [0] .
        [one] ; 1 could not be verified.
       *[other] ; { $unread } could not be verified.
    }
