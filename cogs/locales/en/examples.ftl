# The examples of /rules show: a case, and what it comes to.

rules-example = **Example** · { $case }
rules-example-by = **Example** by the rules of { $rules } · { $case }
rules-comes-to = { $sentence } **→ { $outcome }**
rules-example-changed = **Example** by the rules of { $rules }, but: { $changes }
    { $case }
rules-arrow-note = → what the example comes to with this rule changed
rules-can-be-set = - *can also be set*: { $sentence }
rules-can-be-set-there = - *can also be set there*: { $sentence }

# --- the case

example-hand = { $how }: `{ $hand }`
example-ron = { $winner } wins from { $discarder }
example-tsumo = { $winner } wins by tsumo
example-rons = { $discarder } deals into { $winners }, each with the same hand
example-round = { $wind } round
example-dora =
    { $count ->
        [one] dora indicator { $tiles }
       *[other] dora indicators { $tiles }
    }
example-ura =
    { $count ->
        [one] ura dora indicator { $tiles }
       *[other] ura dora indicators { $tiles }
    }
example-kita =
    { $count ->
        [one] one North set aside
       *[other] { $count } Norths set aside
    }
example-points = a ron of { $value } by a player who is not the dealer
example-start = { $facts }.
example-held = { $name } { $points }
example-riichi =
    { $count ->
        [one] { $names } declares riichi.
       *[other] { $names } declare riichi.
    }
example-riichi-late = { $names } declares riichi with no draw left.
example-claim = { $name } ({ $value })
example-won-tsumo = { $wins } wins by tsumo.
example-won-ron = { $discarder } deals into { $wins }.
example-won-riichi-tile = With the riichi tile { $discarder } deals into { $wins }.
example-draw = A draw: { $names } tenpai.
example-draw-none = A draw: nobody tenpai.
example-nagashi = A draw: nagashi mangan of { $names }, tenpai { $tenpai }.
example-abort = An abortive draw: { $kind }.
example-abort-by = An abortive draw: { $kind }, shown by { $name }.
example-chombo = Chombo of { $name }.
example-wrong-call = Wrong call of { $name }.
example-tenpai = a draw with { $hand }
example-tenpai-furiten = a draw with { $hand }, furiten
example-game = a game ends { $facts }
example-had-chombo = a chombo of { $name }
example-fpoints-deal-in = dealing into one player
example-fpoints-double-deal-in = dealing into two players
example-fpoints-triple-deal-in = dealing into three players
example-fpoints-ippatsu-tsumo = winning by tsumo with ippatsu
example-team = team { $letter }
example-loans = before a match { $teams }
example-carried = after a match { $teams }
example-seating = { $games } games played in the same seats

# --- what it comes to

example-scored = { $points } ({ $value })
example-worth = { $points }
example-nobody-paid = nobody is paid
example-over = the game is over
example-next = next { $where }
example-may-stop = { $name } may end the game
example-is-tenpai = tenpai
example-is-noten = noten
example-counted = { $number } F-points
example-loan = { $debtor } borrows { $points } from { $lender }
example-no-loans = nobody borrows
example-officials = an organiser decides
example-seats-drawn = seats are drawn
example-seats-stay = the seats stay
example-refused = not possible
example-refused-no-yaku = no win, as there is no yaku
example-refused-below-minimum = no win, as it has too few han
example-refused-not-complete = no win, as the hand is not complete
example-refused-abort-not-played = the hand is played on
example-refused-nagashi-not-played = an ordinary draw
example-refused-deal-choice-missing = whether the deal passes is chosen
