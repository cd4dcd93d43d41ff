# One sentence per error: `error-` and the error's key, with the error's attributes as arguments.
# Say what is wrong and what would be right. No blame, no jargon that a beginner cannot look up.

# Not the person's fault.
fault = Something broke on our side, and nothing was changed. If it happens again, tell whoever runs this bot: { $reference }.
command-outdated = This command has just changed. Please close and reopen Discord, then type it again.
error-control-outdated = This button, list or dialog is from an older version and does nothing any more. Use the command again.

# --- settings and connection, shown on the command line

error-config-file-missing = The settings file { $path } cannot be read.
error-config-not-toml = The settings file { $path } is not valid TOML: { $problem }
error-unknown-setting = There is no setting { $name }. Settings are: { $known }.
error-setting-not-one-of = The setting { $name } is "{ $value }", but it can only be one of: { $allowed }.
error-setting-not-a-path = The setting { $name } is "{ $value }", but it has to be a path in quotes.
error-setting-not-a-port = The setting { $name } is "{ $value }", but it has to be a whole number from 0 to 65535.
error-setting-not-true-or-false = The setting { $name } is "{ $value }", but it can only be one of these, without quotes: { $allowed }.
error-token-file-unreadable = The token file { $path } cannot be read or is empty.
error-log-file-unreadable = This file cannot be read: { $problem }.
error-logs-not-found = There are no logs in { $path }: no file there ends in { $endings }.
error-token-refused = Discord refused the token. Copy it again from the bot's page in the developer portal.
error-discord-unreachable = Discord could not be reached: { $problem }
error-port-taken = Port { $port } is in use by another program. Set room.port to another one, or to 0 for any that is free.

# --- rules

error-unknown-preset = There are no rules called "{ $name }". Choose from: { $known }.
error-unknown-rule = There is no rule called "{ $name }".
error-missing-rule = The rules { $preset } do not say anything about { $rule }.
error-wrong-rule-value = In the rules { $preset }, { $rule } cannot be "{ $value }". It can be: { $allowed }.
error-stored-rules-unreadable =
    The rules "{ $name }" that are stored here cannot be read: this version of the bot understands nothing of what they say
    about { $rule }. Either a newer version wrote them or they are damaged. Whoever runs the bot can mend it; you have done
    nothing wrong.
error-rules-file-too-long = The rules are { $length } characters long; at most { $longest } are read.
error-not-toml =
    { $line ->
        [0] This file is not valid TOML.
       *[other] Line { $line } is not valid TOML.
    }
error-no-rules-table = The file has no [rules] table.

# --- rules that cannot be played together

error-chi-with-three-players = With three players, nobody can call chi.
error-four-winds-with-three-players = With three players, four equal winds cannot end the hand.
error-four-riichi-with-three-players = With three players, four riichi cannot end the hand.
error-triple-ron-with-three-players = Three players cannot win on one discard when only three play.
error-kita-with-four-players = North can only be set aside with three players.
error-small-set-with-four-players = The set without 2m to 8m is for three players.
error-tsumo-split-with-four-players = With four players, no share of a tsumo is missing, so there is nothing to split.
error-red-five-not-in-set = A set without 5m cannot have a red five of characters.
error-chuuren-not-in-set = In a set without 2m to 8m, chuuren poutou cannot be limited to characters.
error-kita-chankan-without-kita = Winning on a North set aside is possible only if North can be set aside.
error-kan-ura-without-dora = Kan ura needs both ura dora and kan dora.
error-deal-in-without-open-riichi = Dealing into an open riichi cannot cost a yakuman if there is no open riichi.
error-return-below-start = The return points cannot be fewer than the starting points, or oka would be below zero.
error-sudden-death-without-points = Sudden death needs a number of points that ends the game.
error-cap-at-start = The points cap has to be above the starting points, or the game would be over before it begins.
error-tenpaiyame-without-renchan = Tenpaiyame is possible only if the dealer stays when tenpai.
error-carried-without-teams = Points can be carried from match to match only if there are team matches.
error-carried-with-oka = Carried points allow no oka, so the return points have to equal the starting points.
error-loans-without-carried = Loans between teams need points that carry from match to match.
error-loans-without-size = Loans between teams need a size, and an amount for a team that lends alone.
error-limit-below-start = The limit for a table's starting points is below the sum of what the players start with.

# --- notation; the text follows with the place marked

error-unknown-character = Position { $position } is not part of any tile. Tiles are digits with m, p, s or z, such as 123m 406p 11z.
error-no-such-tile =
    { $suit ->
        [z] Position { $position }: { $tile } is no tile: honours go from 1z (East) to 7z (red dragon).
       *[other] Position { $position }: { $tile } is no tile: only a five can be red.
    }
error-digits-without-suit = Position { $position }: these digits have no suit. Put m, p, s or z after them.
error-suit-without-digits = Position { $position }: this suit has no digits. Put the tiles' numbers before it, such as 123m.
error-bracket-not-closed = Position { $position }: this bracket is never closed.
error-bracket-not-opened = Position { $position }: this bracket closes nothing.
error-not-a-meld = Position { $position }: these tiles make no chi, pon or kan.
error-not-a-closed-kan = Position { $position }: square brackets hold a closed kan, which is four equal tiles.
error-not-one-tile = Position { $position }: this should be exactly one tile, such as 5p.
error-text-too-long = This is too long for a hand; a hand has at most 18 tiles.
error-empty-hand = There are no tiles in this. A hand looks like 123m 406p 789s 11z 222z.

# --- hands

error-fifth-tile = There are { $count } of { $tile }, dora indicators included, but the set has only four.
error-second-red-five = There are { $count } red fives { $tile }, dora indicators included, but the set has only one.
error-wrong-tile-count =
    { $count ->
        [one] This is one tile. A hand has { $expected } tiles and the winning tile; a kan counts as three.
       *[other] These are { $count } tiles. A hand has { $expected } tiles and the winning tile; a kan counts as three.
    }
error-bad-meld = The tiles { $tiles } do not make a { $kind }.
error-tile-not-in-set = These rules play without { $tile }.
error-winning-tile-not-held = The winning tile { $tile } is not in the hand.

# --- how the hand won

error-no-winning-tile = This hand has 13 tiles. Put the winning tile at the end.
error-ippatsu-without-riichi = Ippatsu needs riichi.
error-ura-without-riichi = Ura dora are turned only for a hand in riichi.
error-riichi-with-open-hand = Riichi needs a closed hand, and this one has an open meld.
error-open-riichi-not-played = These rules have no open riichi.
error-chankan-by-tsumo = Robbing a kan (chankan) is a ron, so it cannot be a tsumo.
error-chankan-on-last-tile = Nobody can declare a kan on the last tile, so there is none to rob.
error-ankan-not-robbable = Under these rules this closed kan cannot be robbed.
error-rinshan-by-ron = A win on the replacement tile (rinshan) is a tsumo, so it cannot be a ron.
error-rinshan-without-kan = A win on the replacement tile (rinshan) needs a kan in the hand, or a North set aside.
error-first-turn-with-melds = Tenhou, chiihou and renhou are won before any call, so the hand cannot have melds.
error-first-turn-with-riichi = Nobody can be in riichi before the first draw.
error-first-turn-on-last-tile = A win on the first turn cannot also be on the last tile, a replacement tile or a robbed kan.
error-renhou-for-dealer = The dealer draws first, so renhou is for the other seats.
error-discarder-is-winner = The winner and the discarder have the same seat. If you leave the seat out, the winner sits South.
error-claims-disagree = Several players can win only on the same discard, and each of them once.
error-seat-not-played = With three players there is no North seat.
error-chi-not-played = These rules have no chi.
error-kita-not-played = Under these rules no North is set aside.
error-too-many-indicators = There are { $count } dora indicators, but at most { $limit } can be turned.
error-negative-count = { $name } is { $count }, but it cannot be below zero.
error-pao-not-possible = The winner cannot be liable (pao) for their own hand.

# --- what is no win

error-not-complete =
    { $shanten ->
        [0] No win: only tenpai
        [one] No win: one tile away from tenpai
       *[other] No win: { $shanten } tiles away from tenpai
    }
error-no-yaku = No win: complete, but no yaku
error-below-minimum = No win: { $han } han, and these rules need { $minimum }
error-no-such-han-fu =
    { $fu ->
        [20] No hand has { $han } han and 20 fu: 20 fu is pinfu by tsumo, which has at least 2 han.
        [25] No hand has { $han } han and 25 fu: 25 fu is seven pairs, which has at least 2 han by ron and 3 by tsumo.
       *[other] No hand has { $fu } fu. There are 20 fu, 25 fu for seven pairs, and full tens from 30 to 140.
    }

# --- at the table; { $seat } is a player's name wherever the table knows it

error-game-over = This game is over. To change its last hand, undo that first.
error-already-in-riichi = { $seat } is already in riichi in this hand.
error-riichi-too-dear = { $seat } has { $points } points, and under these rules riichi needs { $stick }.
error-riichi-without-draw = { $seat } has no draw left, and under these rules riichi needs one.
error-dead-hand-acts = { $seat } has a dead hand. It can only draw and discard, and it counts as noten.
error-riichi-is-noten = { $seat } is in riichi, so the hand has to be tenpai at the draw. If it is noten, enter a chombo.
error-no-riichi-to-take-back = The winning discard can be a riichi tile only if its player declared riichi in this hand.
error-four-riichi-ends-hand = All four players are in riichi. Under these rules that is a draw, unless somebody wins on the fourth riichi tile.
error-nagashi-not-played = These rules have no nagashi mangan.
error-abort-not-played =
    { $kind ->
        [kyuushu] Under these rules nine terminals are no abortive draw.
        [four_winds] Under these rules four equal winds are no abortive draw.
        [four_kans] Under these rules four kans are no abortive draw.
        [four_riichi] Under these rules four riichi are no abortive draw; play goes on.
        [triple_ron] Under these rules three rons are no abortive draw.
       *[other] These rules have no such abortive draw.
    }
error-too-few-riichi =
    { $count ->
        [0] Four riichi are a draw only when all four players have declared, and nobody has.
        [one] Four riichi are a draw only when all four players have declared, and only one has.
       *[other] Four riichi are a draw only when all four players have declared, and only { $count } have.
    }
error-kyuushu-by-somebody = Say which player shows the nine terminals.
error-kyuushu-in-riichi = { $seat } is in riichi. Nine terminals can be shown only on the first draw, before one's own riichi.
error-deal-choice-missing = Under these rules somebody chooses whether the deal passes after nine terminals. Say which it is.
error-no-deal-choice = The rules decide whether the deal passes, so nobody can choose it here.
error-wrong-call-is-free = Under these rules a wrong call costs nothing.
error-adjustment-not-even = The changes of the players and of the table have to add up to 0, and they add up to { $surplus }.
error-no-agariyame = The game can be ended like this only right after the last dealer's win, and only where the rules let it.
error-no-such-yakuman = There is no hand of { $count } yakuman. The most is { $most }.
error-wrong-event = This game cannot be read from storage: in { $part } there is "{ $value }".

# --- logs of games

error-not-a-log = This is not the log of a game. Tenhou's logs come as XML, plain or gzipped, and as the JSON of its log editor.
error-log-too-large = This file is too large for the log of one game: the most is { $limit } MiB, also once it is unpacked.
error-log-too-long = This log has more parts than a game can have: the most is { $limit }.
error-log-too-deep = This log has parts inside parts, more than { $limit } deep. No game needs that.
error-log-with-entities = This file declares a document type or entities of its own, which no log of a game does.
error-log-not-unpacked = This file is compressed, but damaged or cut off, so it cannot be unpacked.
error-log-cut-off = This log is cut off at line { $line }, column { $column }.
error-log-not-well-formed = This log cannot be read: line { $line }, column { $column } is not right.
error-log-broken =
    { $kyoku ->
        [0] This log cannot be read: before its first hand, { $part } cannot be "{ $value }".
       *[other] This log cannot be read: in its hand number { $kyoku }, { $part } cannot be "{ $value }".
    }

# --- settlement

error-wrong-player-count = There are points for { $count } players, but these rules are for { $players }.
error-odd-points = { $points } is not a multiple of 100, so it cannot be anybody's points.
error-no-such-seat = There is no seat { $number } at a table of { $players }; seats are counted from 0, the first dealer.

# --- the league

error-too-few-players =
    { $count ->
        [0] There are no players. A table needs { $needed }.
        [one] There is one player. A table needs { $needed }.
       *[other] There are { $count } players. A table needs { $needed }.
    }
error-player-twice = { $player } is named more than once.
error-team-not-at-table = { $team } does not play this match, so it can neither lend nor borrow.
error-loan-to-self = { $team } cannot lend to itself.
error-loan-not-positive = A loan has to be more than 0 points. This one is { $amount }.
error-start-not-positive = { $team } would start with { $points } points. Every team has to start above 0.
error-table-points-over-limit = The starting points add up to { $total }, but a table may have at most { $limit }.
