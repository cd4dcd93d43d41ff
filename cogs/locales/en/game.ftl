# /game

command-game = Record games and look them up
command-game-record = Record a game; you see it before it is saved
    .east = Who started as East: a mention or a name; a new name makes a guest
    .south = Who started as South
    .west = Who started as West
    .north = Who started as North; leave it out with three players
    .scores = Final scores from East on: 41600 35800 12600 10000, 416 358 126 100 or 41.6 35.8 12.6 10
    .league = In which league; needed if there are several
    .sticks = Riichi sticks left on the table at the end
    .comment = Anything to remember about the game
command-game-import = Record a game from a Tenhou log or a result line; you see it before it is saved
    .log = The log: .mjlog or .xml, gzipped or not, or the JSON of the log editor
    .text = Or its JSON, or a line such as Ann(+61.0) Bea(+15.0) Chi(-26.0) Dee(-50.0)
    .league = In which league; needed if there are several
command-game-pending = See which games wait to be confirmed
    .league = Of which league; needed if there are several
command-game-show = Look at a game: its result item by item, and who did what to it
    .number = The game's number
    .league = Of which league; needed if there are several
command-game-history = See the last games, of everybody or of one player
    .player = Whose games; if left out, everybody's
    .league = Of which league; needed if there are several
command-game-undo = Take a game back, so that it no longer counts
    .number = The game's number
    .reason = Why; everybody can read it
    .league = Of which league; needed if there are several
command-game-edit = Correct a game
    .number = The game's number
    .league = Of which league; needed if there are several

# --- the card of a game

game-heading =
    { $status ->
        [draft] Not saved yet
        [correction] Correction, not saved yet
        [pending] Game { $number } waits to be confirmed
        [confirmed] Game { $number }
        [undone] Game { $number } was taken back
        [cancelled]
            { $number ->
                [0] Dropped; nothing was saved
               *[other] Game { $number } was dropped
            }
       *[lapsed] Game { $number } waited too long and lapsed
    }
game-seat-east = East
game-seat-south = South
game-seat-west = West
game-seat-north = North
game-seat = **{ $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } { $name }** · { $seat } · { $raw } · **{ $total }**
game-item-points = { $rounded } − { $return_points } = { $score }
game-item-points-sticks = with { $kyoutaku } from the table { $rounded } − { $return_points } = { $score }
game-item-uma = uma { $score }
game-item-oka = oka { $score }
game-item-balance = rounding { $score }
game-item-penalty = chombo { $score }
game-count-chombo = ({ $count } chombo)
game-count-fpoints = ({ $count } F)

game-points-right = All points: { $total } ✓
game-points-short = **The points make { $total }: { $by } short of { $expected }.** { $offers ->
        [0] Edit corrects them.
       *[other] Press what is right, or Edit.
    }
game-points-over = **The points make { $total }: { $by } more than { $expected }.** { $offers ->
        [0] Edit corrects them.
       *[other] Press what is right, or Edit.
    }
game-sticks-first-place = { $points } of them on the table, for first place
game-sticks-split = { $points } of them on the table, shared by whoever is first
game-sticks-lost = { $points } of them on the table, for nobody
game-totals = All scores: { $total }
game-totals-with-penalties = All scores: { $total }, of which chombo { $penalties }
game-newcomers =
    { $count ->
        [one] **{ $names }** is new here and becomes a guest. If that is a slip, press Edit. Mention members with @.
       *[other] **{ $names }** are new here and become guests. If that is a slip, press Edit. Mention members with @.
    }
game-chombo-mangan = At the table a chombo costs { $other }, or { $dealer } for the dealer. The points already include it.
game-chombo-penalty = A chombo costs { $score } after uma.
game-chombo-free = A chombo costs nothing under these rules; it is only counted.
game-comment = “{ $comment }”

game-recorded = Recorded by { $user }, { $at }
game-agreed = Confirmed by: { $names }
game-needs-organiser = Needs an organiser to confirm it
game-needs-player = Needs { $name } to confirm it
game-needs-one = Needs one of these to confirm it: { $names }
game-needs-all = Needs all of these to confirm it: { $names }
game-due-counts = Counts { $at } if nobody objects
game-due-lapses = Lapses { $at } if nobody confirms it

game-unchanged = Nothing has changed yet.
game-change-seat = { $seat }: { $before } → **{ $after }**
game-change-sticks = On the table: { $before } → **{ $after }**
game-change-comment = Comment: “{ $before }” → “{ $after }”

game-button-submit = Confirm
game-button-save = Save
game-button-edit = Edit
game-button-fpoints = F-points
game-button-chombo = Chombo
game-button-cancel = Cancel
game-button-agree = Confirm
game-button-correct = Edit
game-button-take-back = Take back

game-fix-sticks =
    { $sticks ->
        [0] No stick left on the table
        [one]
            One stick left { $rule ->
                [first_place] → first place
                [split] → shared by first place
               *[lost] → nobody
            }
       *[other]
            { $sticks } sticks left { $rule ->
                [first_place] → first place
                [split] → shared by first place
               *[lost] → nobody
            }
    }
game-fix-typo = { $name } has { $points }
game-fix-chombo-not-paid =
    { $dealt ->
        [yes] { $name } paid chombo as dealer: { $points }
       *[no] { $name } paid chombo: { $points }
    }
game-fix-chombo-not-received = The others got the chombo, { $dealer } dealing

# --- a game from elsewhere

game-who-heading = **Who is who?** Choose below; whoever is not chosen becomes a new guest.
game-who =
    { $known ->
        [no] { $name }: a new guest so far
       *[yes] { $name }: **{ $player }**
    }
game-who-member = { $name } is this member…
game-who-guest = { $name } is this guest…
game-who-new-guest = { $name } is a new guest
game-remembered = From now on { $name } in Tenhou logs is { $player }. /player unlink undoes this.
game-not-remembered = To remember that { $name } is { $player }, { $player } or an organiser can use /player link.

import-done = Here is the game:
import-heading = ## About this import
import-disagrees =
    { $count ->
        [one] **One thing in the log does not follow from its own rules:**
       *[other] **{ $count } things in the log do not follow from its own rules:**
    }
import-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
import-explained = **The log does not name all its rules,** but its numbers show them: { $rules }
import-scores = **The log has a different result:**
import-score = { $name }: { $stated } in the log, { $here } here
import-differing = **Under these rules of the league the game would have gone differently:** { $rules }. The hands count as they were played; only the result follows the rules of the league.
import-alike =
    { $count ->
        [one] One more rule differs, but it made no difference in this game.
       *[other] { $count } more rules differ, but they made no difference in this game.
    }
import-rounded = The line has only scores, so the points are the whole thousands that give them. Press Edit to enter the exact points.
import-seats = The line does not say who sat where, so the players sit in its order.

# --- dialogs

game-edit-title =
    { $number ->
        [0] The game
       *[other] Game { $number }
    }
game-field-players = Players from East on, one per line
game-field-scores = Scores from East on
game-field-sticks = Sticks left on the table
game-field-comment = Comment
game-field-reason = Why? Everybody can read it
game-reason-title = Correct game { $number }
game-fpoints-title = F-points
game-fpoints-note = How many F-points each player got in this game; fewer are better.
game-chombo-title = Chombo
game-chombo-note = How many chombo each player made. { $cost }

# --- mistakes

error-no-scores = There are no scores in this. They look like 41600 35800 12600 10000, from East on.
error-score-not-a-number = This is not a score. Scores look like 41600 35800 12600 10000, from East on.
error-score-not-hundreds = Points are multiples of 100, so { $score } cannot be anybody's score.
error-score-out-of-range = { $score } would be { $points } points. Write all scores the same way, such as 41600 35800 12600 10000.
error-score-count =
    { $count ->
        [one] This is one score, but there are { $players } players.
       *[other] These are { $count } scores, but there are { $players } players.
    }
error-north-missing = This league has four players, so say who sat North.
error-north-not-played = This league has three players, so nobody sits North.
error-no-player-named =
    Nobody is named for { $seat ->
        [east] East
        [south] South
        [west] West
       *[north] North
    }. Mention a member, or type a name.
error-player-lines =
    { $count ->
        [one] This is one line, but there are { $players } players. Put each player on a line.
       *[other] These are { $count } lines, but there are { $players } players. Put each player on a line.
    }
error-count-not-a-number = "{ $text }" should be a whole number from { $least } to { $most }.
error-preview-of-another = This game is not saved yet. Only the person who entered it or an organiser can change or confirm it.
error-own-game = You recorded this game, so another player of it or an organiser has to confirm it.
error-organiser-confirms = In this league organisers confirm the games.

error-nothing-to-import = Attach a log, or paste its JSON or the line of a result as text.
error-two-to-import = This is a file and a text. Import one game at a time.
error-log-is-link = This is a link to a log, and links are not followed. Save the log from there and attach it.
error-log-of-other-players =
    { $count ->
        [3] This log has three players, but this league has four.
       *[other] This log has four players, but this league has three.
    }
error-log-of-other-points = In this log the players begin with { $count } points together, but in this league with { $expected }, so it cannot count here.
error-log-breaks-off = This log breaks off: its last hand is { $wind ->
        [east] East
        [south] South
        [west] West
       *[north] North
    } { $kyoku }, { $honba } honba, and the result of the game is missing.
error-log-cannot-be-played = In { $wind ->
        [east] East
        [south] South
        [west] West
       *[north] North
    } { $kyoku }, { $honba } honba of this log something happens that its own rules do not allow, so it cannot count.
error-line-not-understood = This is neither a log nor a result. A result looks like Ann(+61.0) Bea(+15.0) Chi(-26.0) Dee(-50.0).
error-line-of-other-players =
    { $count ->
        [one] This result has one player, but this league has { $players }.
       *[other] This result has { $count } players, but this league has { $players }.
    }
error-line-unlike-rules = No points make these scores, neither by this league's rules nor by Tenhou's. Paste points instead: Ann(51200) Bea(34700) Chi(14100) Dee(0).

# --- who did what

game-story = **What happened**
game-progress = game { $number }
game-story-record = { $at } · { $user } recorded it
game-story-agree = { $at } · { $user } confirmed it
game-story-confirm = { $at } · { $user } made it count
game-story-edit = { $at } · { $user } corrected it
game-story-cancel = { $at } · { $user } dropped it
game-story-undo = { $at } · { $user } took it back
game-story-lapse = { $at } · { $user } let it lapse
game-story-nobody = the clock
game-story-reason = Reason: “{ $reason }”
game-story-before = ‹
game-story-after = What happened ›

# --- lists

game-pending-heading = Games that wait
game-pending-none = No game waits to be confirmed.
game-history-heading = The last games
game-history-of = The last games of { $name }
game-history-none = There are no games here.
game-list-line = **Game { $number }** · { $at }
game-list-before = ‹ Before
game-list-after = More ›
game-choose-one = Look at a game
game-choose = Game { $number }

# --- taking a game back

game-undo-question = Take game { $number } back?
game-undo-yes = Take it back
game-undo-no = Leave it
game-undo-kept = Game { $number } stays as it is.
