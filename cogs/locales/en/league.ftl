# /league

command-league = Leagues: seasons, standings, F-points, penalties
command-league-create = Make a league
    .name = What it is called
    .rules = The rules; if left out, the ones played here
    .confirmation = Who has to confirm a game before it counts; if left out, one other player of it
command-league-list = See which leagues there are
command-league-info = See what a league plays, its settings and its seasons
    .league = The league; not needed where there is only one
command-league-settings = Change a league; what is left out stays as it is
    .league = The league; not needed where there is only one
    .confirmation = Who has to confirm a game before it counts
    .pending_hours = How many hours a game waits to be confirmed; 0 for no limit
    .then = What happens to a game that nobody confirms in time
    .rules = The rules of games from now on
    .name = A new name
command-league-season = Seasons
command-league-season-start = Begin the next season
    .league = The league; not needed where there is only one
    .name = What it is called, if it has a name
command-league-season-close = End the season; its standings stay
    .league = The league; not needed where there is only one
command-league-standings = See who leads
    .league = The league; not needed where there is only one
    .season = The season's number; if left out, the newest
    .sort = What to sort by; if left out, points
    .min_games = List only players with at least this many games
    .last = Count only this many of each player's latest games

command-league-fpoints = See who has fewest F-points, and who lost each week
    .league = The league; not needed where there is only one
    .season = The season's number; if left out, the newest
command-league-statistics = See who wins most often, deals in least and so on, where games are known hand by hand
    .measure = What to compare; if left out, how often somebody wins
    .league = The league; not needed where there is only one
    .season = The season's number; if left out, the newest
    .min_hands = List only players with at least this many hands; if left out, 50
command-league-ratings = See how strong players are, by all games of the league
    .measure = Which rating; if left out, openskill's
    .league = The league; not needed where there is only one
    .min_games = List only players with at least this many games
command-league-penalty = Penalties outside games
command-league-penalty-give = Take points from a player outside any game
    .player = The player
    .points = How many points to take away, such as 10 or 0.5; a negative number gives points
    .reason = Why; everybody can read it
    .league = The league; not needed where there is only one
command-league-penalty-cancel = Cancel a penalty; it stays on the list
    .number = The penalty's number
    .reason = Why
    .league = The league; not needed where there is only one
command-league-penalty-list = See the penalties of a season
    .league = The league; not needed where there is only one
    .season = The season's number; if left out, the newest
command-league-export = Get a league as a file
    .format = What kind of file; if left out, a workbook
    .league = The league; not needed where there is only one
    .season = Only one season, for CSV and workbooks
command-league-import = Put an exported league into an empty one
    .file = What /league export made as JSON
    .league = The empty league; not needed where there is only one

choice-rating-skill = openskill
choice-rating-tenhou = Tenhou's R
choice-format-csv = CSV: three tables as text
choice-format-xlsx = XLSX: a workbook
choice-format-json = JSON: the whole league, for /league import
choice-confirmation-none = nobody: it counts at once
choice-confirmation-one = one other player of the game
choice-confirmation-all = all other players of the game
choice-confirmation-organiser = an organiser
choice-then-confirm = it counts
choice-then-lapse = it lapses
choice-sort-total = points
choice-sort-average = average points
choice-sort-average-place = average place
choice-sort-games = games
choice-sort-first-rate = share of first places
choice-sort-best-game = best game
choice-sort-fpoints = F-points
choice-sort-fpoints-per-game = F-points per game

league-created = # { $name } is open
league-created-next = Record the first game with /game record. /league settings changes what is written here.
league-changed = # { $name }
league-rules = Rules: { $rules }
league-line = { $rules } · { $season }
league-confirmation =
    { $confirmation ->
        [none] A recorded game counts at once.
        [one] A game counts once another of its players or an organiser has confirmed it.
        [all] A game counts once all its other players or an organiser have confirmed it.
       *[organiser] A game counts once an organiser has confirmed it.
    }
league-pending =
    { $hours ->
        [0] There is no time limit.
        [one] After one hour { $then ->
            [confirm] it counts anyway.
           *[lapse] it lapses.
        }
       *[other] After { $hours } hours { $then ->
            [confirm] it counts anyway.
           *[lapse] it lapses.
        }
    }
league-waiting =
    { $count ->
        [one] one game waits to be confirmed
       *[other] { $count } games wait to be confirmed
    }
league-more-seasons =
    { $count ->
        [one] and one earlier season
       *[other] and { $count } earlier seasons
    }
league-list-heading = ## Leagues here
league-list-empty = There is no league here yet. An organiser can make one with /league create.
league-formula = Score = (points − { $back }) ÷ 1000{ $rounding ->
        [half_up] , halves away from zero
        [five_down_six_up] , 500 down and 600 up
       *[none] {""}
    }, uma { $uma }{ $oka ->
        [0] {""}
       *[other] , oka { $oka } to first place
    }
league-floating-uma = by how many are above the return

season-number = Season { $number }
season-closed = closed
season-line =
    { $open ->
        [yes] { $season }: since { $start }
       *[no] { $season }: { $start } to { $end }
    }
season-started = # { $season } has begun
    { $league }: games count for it from now on.
season-is-closed = # { $season } is closed
    { $league }
season-winner =
    { $count ->
        [one] First: **{ $names }**
       *[other] Tied for first: **{ $names }**
    }
season-closed-next = /league standings shows it at any time. /league season start begins the next one.

standings-by = { $sort ->
    [total] by points
    [average] by average points
    [average_place] by average place
    [games] by games
    [first_rate] by share of first places
    [best_game] by best game
    [fpoints] by F-points
   *[fpoints_per_game] by F-points per game
}
standings-sort = { $sort ->
    [total] Sorted by points
    [average] Sorted by average points
    [average_place] Sorted by average place
    [games] Sorted by games
    [first_rate] Sorted by share of first places
    [best_game] Sorted by best game
    [fpoints] Sorted by F-points
   *[fpoints_per_game] Sorted by F-points per game
}
standings-last =
    { $last ->
        [one] last game of each
       *[other] last { $last } games of each
    }
standings-last-note = Only each player's last games of the season count here, and no penalties.
standings-least =
    { $least ->
        [one] at least one game
       *[other] at least { $least } games
    }
standings-from =
    { $least ->
        [0] Everybody
        [one] At least one game
       *[other] At least { $least } games
    }
standings-sort-by = { $sort ->
    [fpoints] By F-points
   *[fpoints_per_game] By F-points per game
}
standings-empty = No game of this season counts yet. Record one with /game record.
race-note = Everybody's points after each game and penalty, { $games ->
    [one] one game
   *[other] { $games } games
}.
standings-nobody = Nobody has played that many games.
standings-counts =
    { $players ->
        [one] one player
       *[other] { $players } players
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }
standings-rules = rules: { $rules }
standings-computed = As of { $at }. ">" marks your own line.
standings-more-columns = All columns
standings-fewer-columns = Fewer columns

fpoints-heading = ## F-points · { $league }
fpoints-weeks = **Losers of the week**
fpoints-week = Week { $week } of { $year }: { $names } with { $points }
fpoints-others =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
fpoints-note = Fewer are better. Weeks go from Monday to Sunday in UTC. The player who gets the most in a week is its loser.

statistics-heading = ## Hands · { $league }
statistics-all = All seasons
statistics-least = at least { $least } hands
statistics-from =
    { $least ->
        [0] Everybody
       *[other] At least { $least } hands
    }
statistics-empty = No game with known hands counts yet. Play one with /table open, or import a log with /game import.
statistics-nobody = Nobody has played that many known hands.
statistics-note =
    { $players ->
        [one] one player
       *[other] { $players } players
    }, { $order ->
        [fewest] the lowest first
       *[most] the highest first
    }. n is the number of cases; games without known hands are not in it. ">" marks your own line.
statistics-few = { $mark } fewer than { $few } cases, which say little.

ratings-heading = ## Ratings · { $league }
ratings-by = { $kind ->
    [skill] openskill
   *[tenhou] Tenhou's R
}
ratings-settled = without provisional ones
ratings-show = { $kind ->
    [skill] openskill
   *[tenhou] Tenhou's R
}
ratings-only-settled = Leave out provisional
ratings-everybody = Everybody
ratings-empty = No game counts yet. Record one with /game record.
ratings-note-skill = openskill (Plackett-Luce): the strength that a player almost certainly has, mu minus three sigma. Everybody starts at 0.
ratings-note-tenhou = Tenhou's R, counted from the places in this league. Everybody starts at 1500.
ratings-note = { $mark } provisional: too few games so far to say. All seasons count; ">" marks your own line.

penalty-given = # { $score } for { $player }
penalty-now = That makes { $total } in this season: place { $rank }.
penalty-footer = { $league } · penalty { $number } · /league penalty cancel takes it back
penalty-cancelled = # Penalty { $number } is cancelled
    { $score } for { $player } no longer counts.
penalty-cancelled-note = It stays on the list of penalties.
penalty-heading = ## Penalties · { $league }
penalty-none = There are no penalties in this season.
penalty-line =
    { $cancelled ->
        [yes] **{ $number }** · ~~{ $player } { $score }~~ cancelled
       *[no] **{ $number }** · { $player } { $score }
    }
penalty-by = { $day } by { $user }

export-csv =
    { $games ->
        [one] **{ $name }**: one game
       *[other] **{ $name }**: { $games } games
    }
export-xlsx =
    { $games ->
        [one] **{ $name }**: one game
       *[other] **{ $name }**: { $games } games
    }
export-json =
    { $games ->
        [one] **{ $name }**: one game. /league import puts this file into an empty league.
       *[other] **{ $name }**: { $games } games. /league import puts this file into an empty league.
    }
league-imported = # { $name } is complete
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $players ->
        [one] one player
       *[other] { $players } players
    }

sheet-standings = Standings
sheet-games = Games
sheet-penalties = Penalties
heading-game = Game
heading-season = Season
heading-played = Played
heading-status = Status
heading-seat = Seat
heading-place = Place
heading-player = Player
heading-raw = Raw points
heading-kyoutaku = Sticks got
heading-rounded = Rounded
heading-uma = Uma
heading-oka = Oka
heading-balance = Balance
heading-penalty = Penalty
heading-total = Points
heading-chombo = Chombo
heading-fpoints = F-points
heading-sticks = Left on the table
heading-comment = Comment
heading-reason = Reason
heading-given = Given
heading-cancelled = Cancelled
heading-rank = Rank
heading-games = Games
heading-place-1 = 1st
heading-place-2 = 2nd
heading-place-3 = 3rd
heading-place-4 = 4th
heading-best = Best
heading-worst = Worst
heading-penalties = Penalties

error-penalty-not-tenths = A penalty cannot be { $points }. It has to be a number other than 0 with at most one decimal.
error-penalty-without-reason = A penalty needs a reason that everybody can read.
error-file-not-json = This file is not JSON, so /league export has not made it.
error-file-broken = This file is not a league that /league export has made: { $place } is not right.
error-file-of-other-version = This file has version { $version }, and this version of the bot reads version { $known }.
error-file-too-large = This file is too large; at most { $most } MiB are read.
error-file-unreachable = Discord did not hand over this file. Attach it again.
error-upload-too-large = The files exceed this server's limit of { $most } MiB. Choose one season, or ask whoever runs the bot for a backup.
error-one-season-of-json = JSON is always the whole league. Leave the season out, or choose CSV or XLSX.

column-player = Player
column-games = G
column-total = Points
column-gap = Gap
column-average = Avg
column-average-place = Pl.
column-first-rate = 1st
column-best-game = Best
column-fpoints = F
column-fpoints-per-game = F/G
column-place-1 = 1
column-place-2 = 2
column-place-3 = 3
column-place-4 = 4
column-rate = Rate
column-cases = n
column-rating = Rating
column-chombo = Ch
column-penalties = Pen.
