# /score

command-score = Score hands and look up points
command-score-hand = Score a hand: yaku, fu, and who pays whom
    .hand = The tiles, the winning one last: 234m 067p 55s 678s; (777z) is a pon, [1111m] a closed kan
    .win = The winning tile, if it is not the last of the hand
    .by = Tsumo, or ron and from whom; if left out, ron
    .seat = The winner's seat wind; East is the dealer. If left out, South
    .round = The round wind; if left out, East
    .riichi = Which riichi the winner declared, if any
    .dora = The dora indicators, the tiles that lie open: 4p 1z
    .ura = The ura dora indicators, with riichi
    .situation = Ippatsu, haitei, rinshan and others, separated by commas
    .kita = How many Norths were set aside, with three players
    .honba = Honba counters on the table
    .sticks = Riichi sticks on the table, the winner's own included
    .rules = Which rules; if left out, the ones played here
command-score-points = See what so many han and fu pay
    .han = Han, dora included
    .fu = Fu; they do not matter from 5 han on. If left out, 30
    .dealer = Whether the dealer wins
    .by = Tsumo or ron; if left out, both
    .honba = Honba counters on the table
    .rules = Which rules; if left out, the ones played here
command-score-table = See the whole table of points
    .rules = Which rules; if left out, the ones played here
command-score-waits = See what a hand waits for, or what to discard from 14 tiles
    .hand = 13 or 14 tiles: 234m 067p 55s 678s 77z
    .seat = The player's seat wind; if left out, South
    .round = The round wind; if left out, East
    .riichi = Which riichi was declared, if any
    .dora = The dora indicators, the tiles that lie open: 4p 1z
    .rules = Which rules; if left out, the ones played here
command-score-quiz = Guess what a hand pays, and see why
    .rules = Which rules; if left out, the ones played here

choice-by-tsumo = Tsumo
choice-by-ron = Ron
choice-by-ron-east = Ron from East
choice-by-ron-south = Ron from South
choice-by-ron-west = Ron from West
choice-by-ron-north = Ron from North
choice-seat-east = East (dealer)
choice-seat-south = South
choice-seat-west = West
choice-seat-north = North
choice-riichi-riichi = Riichi
choice-riichi-double = Double riichi
choice-riichi-open = Open riichi
choice-riichi-open-double = Open double riichi

# --- the card of a hand

seat-east = East
    .round = East
seat-south = South
    .round = South
seat-west = West
    .round = West
seat-north = North
    .round = North
payer-discarder = the discarder
    .beginning = The discarder
list-and = { $others } and { $last }
list-or = { $others } or { $last }

headline-from = { $points } from { $payer }
headline-tsumo = { $points } by tsumo: { $shares }
headline-total = { $points } in all
shares-all = { $points } all
shares-two = { $low }/{ $high }

value-han-fu = { $han } han { $fu } fu
value-limit =
    { $han ->
        [3] { $limit }, 3 han { $fu } fu
        [4] { $limit }, 4 han { $fu } fu
       *[other] { $limit }, { $han } han
    }
value-yakuman =
    { $times ->
        [one] Yakuman
        [2] Double yakuman
        [3] Triple yakuman
       *[other] Yakuman × { $times }
    }
limit-mangan = Mangan
limit-haneman = Haneman
limit-baiman = Baiman
limit-sanbaiman = Sanbaiman
limit-kazoe-yakuman = Kazoe yakuman
limit-yakuman = Yakuman

by-ron = ron
by-tsumo = tsumo
card-seat = { $seat } seat, { $round } round
card-honba = { $count } honba
card-liable = { $seat } is liable
chankan-closed-kan = closed kan robbed
chankan-kita = North robbed
card-dora =
    { $count ->
        [one] Dora { $tiles } (indicator { $indicators })
       *[other] Dora { $tiles } (indicators { $indicators })
    }
card-ura =
    { $count ->
        [one] Ura dora { $tiles } (indicator { $indicators })
       *[other] Ura dora { $tiles } (indicators { $indicators })
    }
card-discarder-in-riichi = discarder in riichi
card-discarder-dead-hand = discarder with a dead hand
card-yaku = **Yaku**
card-yaku-han = { $name } { $han }
card-yakuman =
    { $times ->
        [one] { $name }
       *[other] { $name } × { $times }
    }
card-fu = **Fu**
card-pays = **Pays**
pays-line = { $payer }: { $points }
pays-hand = { $points }
pays-pao = { $points } as liable
pays-honba = { $points } honba
pays-table = From the table: { $points }
pays-total = In all: { $points }
card-said = Said: “{ $call }”
spoken-honba = { $plain } は { $total }
card-one-more = One more han: { $points }
card-one-more-limit = One more han: { $limit }, { $points }
card-other-reading = Read another way it is { $value }, { $less } points less.
card-not-liable = Nobody is liable for this hand.
card-no-renhou = These rules have no renhou.
card-rules = Rules: { $rules }

fu-base = base
fu-chiitoitsu = seven pairs
fu-closed-ron = closed ron
fu-tsumo = tsumo
fu-triplet-open = open triplet { $tiles }
fu-triplet-closed = closed triplet { $tiles }
fu-kan-open = open kan { $tiles }
fu-kan-closed = closed kan { $tiles }
fu-value-pair = value pair { $tiles }
fu-kanchan = middle wait { $tiles }
fu-penchan = edge wait { $tiles }
fu-tanki = pair wait { $tiles }
fu-open-pinfu = open hand without fu
fu-rounded = → { $fu } fu
fu-total = fu

no-win-dora =
    { $count ->
        [one] Its dora does not count as a yaku.
       *[other] Its { $count } dora do not count as a yaku.
    }
no-win-ways = It would win { $ways }.
no-win-waits = Without the { $drawn } it waits for { $tiles }.
way-riichi = with riichi
way-tsumo = by tsumo
way-last-tile = on the last tile

change-tsumo = Tsumo
change-riichi = Riichi
change-ippatsu = Ippatsu
change-last-tile = Last tile
change-rinshan = Rinshan
change-dealer = Dealer
change-honba = +1 honba
change-on = { $label } ✓
change-rules = Rules: { $rules }

# --- offered while typing

offer-empty = Type the tiles, the winning one last, such as 234m 067p 55s 678s 777z 
offer-example = 234m 067p 55s 678s 777z
offer-suit-wanted = { $typed } … and now their suit: m, p, s, or z for honours
offer-missing = { $tiles } · { $count } tiles, { $missing } or one more still missing
offer-too-many =
    { $more ->
        [one] { $tiles } · { $count } tiles, one too many
       *[other] { $tiles } · { $count } tiles, { $more } too many
    }
offer-waiting = { $tiles } · waits for { $waits }
offer-not-tenpai =
    { $shanten ->
        [one] { $tiles } · 13 tiles, one away from tenpai
       *[other] { $tiles } · 13 tiles, { $shanten } away from tenpai
    }
offer-complete = { $tiles } · complete
offer-incomplete =
    { $shanten ->
        [0] { $tiles } · 14 tiles, tenpai but not complete
        [one] { $tiles } · 14 tiles, one away from tenpai
       *[other] { $tiles } · 14 tiles, { $shanten } away from tenpai
    }
offer-win = … wins on { $tile } { $name }

# --- points

points-ron = { $points } by ron
points-tsumo = { $points } by tsumo: { $shares }
points-dealer = Dealer
points-not-dealer = Not the dealer
points-honba = { $count } honba included ({ $points })
table-heading = # Points · { $rules }
table-ron = Ron
table-tsumo = Tsumo
table-han = { $han } han
table-fu-and-more = { $fu }+
table-limit = { $name }, { $han }
table-limit-han =
    { $first ->
        [13] 13+ han
        [5] 5 han
       *[other] { $first }–{ $last } han
    }
table-note = The first column is the fu; 40+ means 40 or more. Rarer hands go up to { $most } fu.
table-picture-note = Ron above, tsumo below. Rarer hands go up to { $most } fu.
table-show-others = Not the dealer
table-show-dealer = Dealer
table-show-text = As text

# --- waits

waits-heading =
    { $left ->
        [one] # Waits for { $tiles }: one tile left
       *[other] # Waits for { $tiles }: { $left } tiles left
    }
waits-tile = **{ $tile }** { $name }, { $left } left
waits-tile-short = **{ $tile }** { $left } left
waits-ron = Ron { $outcome }
waits-tsumo = Tsumo { $outcome }
waits-without-riichi = { $seats }, without riichi
waits-all-gone = It waits for { $tiles }, but none of them is left.
waits-helping = Closer with { $accepted }
waits-no-yaku = – no yaku
waits-no-win = – no win
waits-outcome = **{ $points }** · { $value } · { $yaku }
distance =
    { $shanten ->
        [-1] # Complete
        [0] # Tenpai
        [one] # One away from tenpai
       *[other] # { $shanten } away from tenpai
    }
discards-heading = Best discards, and what each then accepts:
discards-line = **{ $tile }** → { $accepted }
discards-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
discards-note = Tiles left are all that are not in this hand or among the dora indicators.
accepted =
    { $count ->
        [0] nothing that is left
        [one] 1 tile: { $tiles }
       *[other] { $count } tiles: { $tiles }
    }

# --- the quiz

quiz-heading = What does this hand pay?
quiz-kita =
    { $count ->
        [one] 1 North set aside
       *[other] { $count } Norths set aside
    }
quiz-how = Press what it pays. The answer is for your eyes only.
quiz-right = Right: { $said }
quiz-wrong = Not { $said }
quiz-next = Another hand
quiz-answered-before = You have answered this one before, and your first answer counts
quiz-streak =
    { $count ->
        [0] A new streak begins
       *[other] { $count } right in a row
    }
quiz-best = your best { $count }
quiz-leader = best here { $count } by { $who }

error-card-outdated = This card is from an older version and cannot be changed any more. Use /score hand again.
