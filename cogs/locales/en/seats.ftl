# /seats

command-seats = Draw seats, or plan who sits where over an evening
command-seats-draw = Draw seats for one table, or tables and seats for many players
    .players = Names or mentions, separated by spaces or commas, in the order of drawing
    .way = Five tiles or lots; if left out, tiles at one table and lots for more players
command-seats-rotation = Plan who sits where over several rounds, meeting the same people as rarely as possible
    .players = Names or mentions, separated by spaces or commas
    .rounds = How many rounds
    .table = How many players a table has; if left out, four

choice-way-tiles = Five tiles
choice-way-lots = Lots

seats-east = East
    .short = E
seats-south = South
    .short = S
seats-west = West
    .short = W
seats-north = North
    .short = N
seats-at = { $seat }{ "\u00A0" }{ $name }

draw-heading = # { $name } drew { $tile } and picks a seat
draw-step = { $number }. { $name } draws { $tile }
draw-order = Order: { $order }
draw-picks = The others follow in turn order. If { $name } picks
draw-pick = **{ $seat }** { $seats }
draw-note = White comes before East, South, West and North; one tile is left over.
draw-tile-white = white
draw-tile-east = East
draw-tile-south = South
draw-tile-west = West
draw-tile-north = North

lots-heading = # Seats by lot
lots-seat = { $seat }: { $name }
lots-tables-heading = # Tables and seats by lot

rotation-heading =
    { $rounds ->
        [one] # One round for { $players } players
       *[other] # { $rounds } rounds for { $players } players
    }
rotation-round = Round { $number }
rotation-table = Table { $number }: { $seats }
rotation-out = Sitting out: { $names }
rotation-in-file = The rounds are in the file.
rotation-note =
    { $count ->
        [0] Nobody meets anybody twice.
        [one] Two players meet again once.
       *[other] Players meet again { $count } times.
    }

error-too-many-seated = There are { $count } players, but at most { $most } can be seated at once.
error-seat-name-too-long = A name has at most { $longest } characters, and this one is longer: { $name }
error-tiles-for-one-table = Tiles are drawn by the three or four players of one table, but there are { $count }.
