# /table

command-table = Play a game hand by hand, on a board in chat
command-table-open = Open a table and post its board, on which everything is entered
    .east = Who deals first: mention or name; a new name makes a guest
    .south = Who sits to the right of the first dealer
    .west = Who sits West first
    .north = Who sits North first; leave it out with three players
    .league = In which league; needed if there are several
command-table-list = See the tables that are being played
command-table-show = Post a table's board here anew; the old board goes
    .table = Which table; if left out, the one of this channel
command-table-whatif = See what a player, or everybody, needs to win from here
    .who = Which player; if left out, everybody
    .table = Which table; if left out, the one of this channel
command-table-close = Give a table up; no game is recorded
    .table = Which table; if left out, the one of this channel

# --- the board

live-round = { $wind } { $number }
live-honba = { $count } honba
live-sticks =
    { $count ->
        [one] 1 stick
       *[other] { $count } sticks
    }
live-loose = { $points } on the table
live-table = Table { $number }
live-all-last = **all last**
live-wind-east = E
live-wind-south = S
live-wind-west = W
live-wind-north = N
live-player =
    { $star ->
        [yes] `{ $wind }` **{ $name } ★** { $points }
       *[no] `{ $wind }` **{ $name }** { $points }
    }
live-first = ▲ by { $points }
live-mark-riichi = riichi
live-mark-double = double riichi
live-mark-open = open riichi
live-mark-open-double = open double riichi
live-mark-dead = dead hand
live-last = Last, { $round }: { $line }
live-closed = Table { $number } was given up
live-over = The game is over

live-need = 1st: { $ways }
live-need-ron = ron { $need } ({ $direct } off { $name })
live-need-from = { $need } off { $name }
live-need-any = any win
live-need-more = 1st: not within one hand

live-button-ron = Ron
live-button-tsumo = Tsumo
live-button-draw = Draw
live-button-riichi = Riichi
live-button-more = More
live-button-undo = Undo
live-button-abort = Abortive draw
live-button-chombo = Chombo
live-button-wrong-call = Wrong call
live-button-dead-hand = Dead hand
live-button-adjust = Set points
live-button-stop = End the game
live-button-agariyame = End the game here ({ $name })
live-button-record = Record
live-button-agree = Confirm
live-button-book = Book
live-button-change = Change
live-button-cancel = Cancel

# --- what happened, in words

live-won-ron = **{ $name }** ron { $amount }
live-won-tsumo = **{ $name }** tsumo { $amount }
live-won-from = { $won } from **{ $name }**
live-won-why = { $won } ({ $why })
live-line-why = { $line } ({ $why })
live-why-of = { $name }: { $why }
live-head-bump = Not paid because of the head bump: { $names }
live-draw = Draw: { $names } tenpai
live-draw-none = Draw: nobody tenpai
live-draw-all = Draw: everybody tenpai
live-nagashi = Draw: nagashi mangan of { $names }
live-abort = Abortive draw: { $kind }
live-abort-by = Abortive draw: { $kind } ({ $name })
live-abort-kyuushu = Nine terminals
live-abort-four-winds = Four winds
live-abort-four-kans = Four kans
live-abort-four-riichi = Four riichi
live-abort-triple-ron = Three rons
live-chombo = Chombo of **{ $name }**
live-riichi-riichi = **{ $name }** riichi
live-riichi-double = **{ $name }** double riichi
live-riichi-open = **{ $name }** open riichi
live-riichi-open-double = **{ $name }** open double riichi
live-wrong-call = Wrong call of **{ $name }**: { $points } onto the table
live-dead-hand = Dead hand of **{ $name }**
live-adjusted = Points set: { $reason }
live-stopped = Ended early: { $reason }
live-no-reason = no reason given
live-agariyame = **{ $name }** ends the game

live-end-bust =
    { $count ->
        [one] { $names } is bust.
       *[other] { $names } are bust.
    }
live-end-points-cap = Somebody has reached the points cap.
live-end-last-hand = The last hand is played.
live-end-end-points = Somebody has the points needed to end the game.
live-end-agariyame = The last dealer won and ended the game.
live-end-tenpaiyame = The last dealer was tenpai and is first.
live-end-stopped = An organiser ended it.

# --- dialogs

live-ron-title = Ron
live-tsumo-title = Tsumo
live-draw-title = Draw
live-adjust-title = Set points
live-stop-title = End the game early
live-seat-option = { $name } ({ $wind })
live-field-winner = Who wins?
live-field-winners = Several on one discard: put / between their hands, in the order of this list
live-field-from = From whom?
live-field-value = What is the hand?
live-field-value-ron = Points without honba, han and fu, a limit, or the tiles
live-field-value-tsumo = What each pays without honba, han and fu, a limit, or the tiles
live-field-value-example-ron = 3900 · 3 40 · mangan · 234m067p55s678s777z
live-field-value-example-tsumo = 1000 2000 · 3 40 · mangan · 234m067p55s678s777z
live-field-said = Anything else
live-field-said-note = For tiles: indicators, ippatsu, houtei …; riichi if not entered before
live-field-said-example = riichi, ippatsu, dora 4p 1z, ura 3s
live-field-tenpai = Who is tenpai?
live-field-tenpai-note = Nobody: leave all empty
live-field-nagashi = Nagashi mangan?
live-field-kyuushu = Who shows nine terminals?
live-field-deal-declarer-chooses-deal = The deal, as that player chooses
live-field-deal-dealer-chooses-deal = The deal, as the dealer chooses
live-deal-passes = It passes
live-deal-stays = It stays
live-field-points = What everybody should have
live-field-kyoutaku = Points on the table
live-field-honba = Honba
live-field-reason = Why? Everybody can read it

# Ways to write what a hand is worth, with commas between.
live-value-mangan = mangan, 満貫, 满贯, 滿貫, マンガン
live-value-haneman = haneman, 跳満, 跳满, 跳滿, ハネ満, ハネマン
live-value-baiman = baiman, 倍満, 倍满, 倍滿, バイマン
live-value-sanbaiman = sanbaiman, 三倍満, 三倍满, 三倍滿
live-value-kazoe-yakuman = kazoe, kazoe yakuman, counted yakuman, 数え役満, 数え, 累计役满, 累計役滿
live-value-yakuman-1 = yakuman, 役満, 役满, 役滿, ヤクマン, 1 yakuman
live-value-yakuman-2 = double yakuman, 2 yakuman, ダブル役満, 二倍役満, 双倍役满, 雙倍役滿
live-value-yakuman-3 = triple yakuman, 3 yakuman, トリプル役満, 三倍役満
live-value-yakuman-4 = quadruple yakuman, 4 yakuman, 四倍役満
live-value-yakuman-5 = quintuple yakuman, 5 yakuman, 五倍役満
live-value-yakuman-6 = sextuple yakuman, 6 yakuman, 六倍役満
live-value-fillers = han, fu, h, f, 翻, 飜, 番, 符, 点, 點, points, pts, and, from, dealer
live-value-each = all, each, オール, 各, 每家

# What is said beside tiles: words before tiles, and the kinds of riichi.
live-said-dora = dora, ドラ, 宝牌, 寶牌, 懸賞牌
live-said-ura = ura dora, ura, 裏ドラ, 裏, 里宝, 裏寶
live-said-kita = kita, 北抜き, 拔北
live-said-riichi = riichi, reach, リーチ, 立直
live-said-double = double riichi, daburi, ダブルリーチ, ダブリー, 両立直, 兩立直, 两立直
live-said-open = open riichi, オープンリーチ, オープン立直
live-said-open-double = open double riichi, double open riichi

# --- the preview

live-pays = { $payer } → { $payee }: { $parts }
live-pays-table = table
live-short = { $names } cannot pay all of it.
live-pays-hand = { $points }
live-pays-pao = { $points } as liable
live-pays-honba = { $points } honba
live-pays-kyoutaku = { $points } points
live-pays-nagashi = { $points }
live-pays-chombo = { $points }
live-pays-wrong-call = { $points }
live-score = { $name } { $points }
live-score-changed = { $name } **{ $points }** ({ $change })
live-then-over = Then the game is over. { $reason }
live-then-same = The hand goes on: { $where }
live-then-stays = Next: { $where }; { $dealer } deals again
live-then-passes = Next: { $where }; { $dealer } deals
live-then-may-stop = { $dealer } may then end the game.
live-turn-tile = On the riichi tile
live-turn-ippatsu = Ippatsu
live-turn-decline = Without the F-point
live-pao = Is somebody liable (pao)?
live-pao-nobody = Nobody is liable
live-pao-by = { $name } is liable: { $what }
live-pao-daisangen = big three dragons
live-pao-daisuushii = big four winds
live-pao-suukantsu = four kans
live-pao-rinshan = win after an open kan

# --- riichi and more

live-riichi-question = Riichi by whom? { $stick } onto the table
live-more = More
live-more-note = Nothing is booked before you have seen what it does.
live-more-nagashi = Nagashi mangan is under Draw.
live-abort-question = Which abortive draw?
live-chombo-question = Chombo by whom?
live-wrong-call-question = Wrong call by whom? { $points } onto the table
live-dead-hand-question = Whose hand is dead?

# --- taking back

live-undo-question =
    { $count ->
        [one] Take this back?
       *[other] Take back these { $count }?
    }
live-undo-back = Then it is { $where } again.
live-undo-more = … and { $count } before these
live-undo-yes = Take it back
live-undo-no = Leave it
live-undo-further = Further back
live-undo-option =
    { $count ->
        [one] The last one: { $where }
       *[other] The last { $count }: back to { $where }
    }

# --- the end

live-next-none = Record makes it a game of the league, which counts at once.
live-next-one = Record makes it a game of the league. Another player then confirms it.
live-next-all = Record makes it a game of the league. The other players then confirm it.
live-next-organiser = Record makes it a game of the league. An organiser then confirms it.
live-next-counts = The game counts as game { $number }. /game show has all of it.

# --- lists and needs

live-list =
    { $count ->
        [0] No table is being played
        [one] One table is being played
       *[other] { $count } tables are being played
    }
live-list-player = { $name } { $points }
live-list-more = And { $count } more.
live-whatif = Who needs what
live-whatif-player = **{ $name }** · { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } · { $points }
live-whatif-first = First, so far.
live-whatif-place = For { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }:{ $ways }
live-whatif-ron = ron { $need }{ $value } from { $names }
live-whatif-tsumo = tsumo { $need }{ $value }
live-whatif-value = { "" } ({ $value })
live-whatif-any-ron = any ron from { $names }
live-whatif-any-tsumo = any tsumo
live-whatif-no-ron = no ron from { $names } is enough
live-whatif-no-tsumo = no tsumo is enough

live-give-up-question = Give table { $number } up?
live-give-up-note =
    { $hands ->
        [one] No game is recorded. One hand has been played.
       *[other] No game is recorded. { $hands } hands have been played.
    }
live-give-up-yes = Give it up
live-give-up-no = Play on

# --- mistakes

error-no-table = No table is being played here. /table open begins one.
error-which-table = Several tables are being played, so say which one: { $numbers }.
error-table-not-number = "{ $text }" is no table. Choose from the list while typing, or give its number.
error-not-at-this-table = { $name } does not sit at this table.
error-board-out-of-reach = Everything is kept, but I may not write where the board of this table is. Let me see that channel and send messages there, then use /table show.
error-hand-is-over = Somebody has already ended that hand. Look at the board, and enter it again if it belongs to this hand.
error-value-not-understood = "{ $text }" cannot be read as a hand. Write points (3900, or 1000 2000), han and fu (3 40), a limit (mangan), or the tiles (234m067p55s678s777z).
error-own-discard = { $seat } cannot win on their own discard.
error-fu-missing = { $han } han also needs the fu, such as { $han } 30. From 5 han on the fu do not matter.
error-no-such-han = A hand cannot have { $han } han. Write 1 to 12, or 13 for more. Han come first, then fu, such as 3 40.
error-points-not-paid =
    { $winner ->
        [dealer] No dealer's hand
       *[other] No hand of a non-dealer
    } pays "{ $text }" by { $way }, honba aside. { $count ->
        [1] The nearest is { $below }.
       *[2] Nearest are { $below } and { $above }.
    }
error-winner-values =
    { $count ->
        [0] Say what each winner's hand is.
        [one] { $winners } win, but this is one hand. Put / between their hands, in the order of the list.
       *[other] { $winners ->
            [one] One player wins, but these are { $count } hands. Tick everybody who wins.
           *[other] { $winners } win, but these are { $count } hands. Put / between the hands, in the order of the list.
        }
    }
error-tile-word-unknown = "{ $word }" does not describe a win. Write riichi, ippatsu, houtei, rinshan and so on, dora 4p 1z or ura 3s, separated by commas.
error-liable-for-nothing = With these yaku and rules nobody is liable (pao) for this hand. Leave that out.
error-liable-unclear = It is not clear who is liable (pao) for what. Leave it out here, and choose it from the list under the preview.
error-points-not-numbers = "{ $text }" should be whole numbers, one line for each of the { $players } players in their order.
error-not-whole-number = "{ $text }" should be one whole number.
error-nothing-changed = Nothing would change.
error-nothing-to-undo = Nothing has been entered at this table yet.
