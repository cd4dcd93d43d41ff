# What can be wrong with a request to the store.

error-league-name-taken = There is already a league called { $name } here.
error-league-unknown = There is no league called { $name } here. /league list shows those there are.
error-no-league = There is no league here yet. An organiser can make one with /league create.
error-which-league = There are several leagues here, so say which one: { $names }.
error-players-differ = These rules are for { $players } players, but the league has games of { $expected }. Make a league of its own for them.
error-season-unknown = The league has no season { $number }; its last one is season { $last }.
error-season-still-open = Season { $number } is still open. Close it first with /league season close.
error-no-open-season = The league's season is closed. An organiser can begin the next one with /league season start.
error-games-still-pending =
    { $count ->
        [one] One game of the season still waits to be confirmed. /game pending shows it.
       *[other] { $count } games of the season still wait to be confirmed. /game pending shows them.
    }
error-player-unknown = No player here is called { $name }. Choose from the list while typing.
error-player-name-taken = Another player here is already called { $name }.
error-name-not-usable = A name has 1 to { $longest } characters, so "{ $name }" cannot be one.
error-seated-twice = { $name } has two seats. Each player sits once.
error-same-player = This takes two different players.
error-alias-taken = { $name } on { $service } already belongs to { $owner }.
error-alias-unknown = Nobody here is called { $name } on { $service }.
error-players-share-games =
    { $count ->
        [one] These two have sat at one table, so they cannot be the same person.
       *[other] These two have sat at one table { $count } times, so they cannot be the same person.
    }
error-game-unknown = There is no game { $number } here.
error-game-not-open =
    { $status ->
        [draft] Game { $number } is only a preview so far.
        [pending] Game { $number } still waits to be confirmed.
        [confirmed] Game { $number } is already confirmed.
        [undone] Game { $number } has been taken back.
        [cancelled] Game { $number } has been dropped.
       *[lapsed] Game { $number } waited too long and has lapsed.
    }
error-points-do-not-add-up = The points and sticks make { $total }, but the players began with { $expected }.
error-sticks-out-of-range = There cannot be { $sticks } sticks on the table.
error-table-unknown = There is no table { $number } here.
error-table-not-open =
    { $status ->
        [recorded] The game of table { $number } has been recorded. /game edit corrects it, /game undo takes it back.
       *[closed] Table { $number } has been given up.
    }
error-table-moved = Somebody else has just booked something at this table or taken it back. Look at the board and try again.
error-table-not-over = The game at this table is not over yet, so it cannot be recorded.
error-proposal-unknown = This preview is no longer there. Enter the hand again.
error-log-imported-before = This log has been imported before. It is game { $number }.
error-players-share-table = These two sit at table { $number }, so they cannot be the same person.
error-rules-version-unknown =
    { $last ->
        [0] This server has no rules of its own yet.
       *[other] There is no version { $number } of this server's rules. The newest is { $last }.
    }
error-rules-draft-unknown = This preview is no longer there. Give the command again.
error-rules-moved = This server's rules have changed meanwhile, and version { $number } is played now. Look at them and give the command again.
error-penalty-unknown = There is no penalty { $number } here.
error-too-many-games = That is { $count } games, and a file holds at most { $most }. Choose one season, or ask whoever runs the bot for a backup.
error-league-not-empty = { $name } already has games, open tables, penalties, teams or several seasons. Make a new league with /league create and import into that.
error-copy-disagrees = Game { $number } of this file does not come out as the file says, so nothing was imported.
error-match-disagrees = Match { $number } of this file does not fit its game, its loans or the matches before it, so nothing was imported.
error-database-unreachable = The database cannot be opened: { $problem }
error-database-of-newer-version = The database has version { $version }, which a newer bot has made. Start that one, or restore a backup.
error-database-missing = There is no database at { $path } yet.
error-backup-there = { $path } already exists, and a backup overwrites nothing. Choose another name.
error-backup-failed = The backup { $path } could not be written: { $problem }
error-backup-needs-sqlite = Only SQLite databases are copied like this. The database is PostgreSQL, so use its own pg_dump.
error-bot-named = { $name } is a bot, and bots do not play. Name a person, or type a name for a guest.
error-server-only = This works in a server only.
error-not-allowed =
    { $action ->
        [confirm] Only a player of this game or an organiser can confirm it.
        [cancel] Only whoever recorded this game or an organiser can drop it.
        [undo] Only an organiser can take this game back, or within a day whoever recorded it.
        [edit] Only an organiser can change this game, or within a day whoever recorded it.
        [play-table] Only somebody who sits at this table, whoever opened it or an organiser can enter anything here or take it back.
        [close-table] Only somebody who sits at this table, whoever opened it or an organiser can give it up.
        [direct-table] Only an organiser can set points or end a game early: somebody who may manage the server, or has the role named by /admin organisers.
        [manage-server] Only somebody who may manage the server can do this.
       *[other] Only an organiser can do this: somebody who may manage the server, or has the role named by /admin organisers.
    }
error-setting-not-a-database = The setting { $name } has to begin with sqlite:/// or postgresql://.
