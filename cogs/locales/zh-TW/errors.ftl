# One sentence per error: `error-` and the error's key, with the error's attributes as arguments.
# Say what is wrong and what would be right. No blame, no jargon that a beginner cannot look up.
#
# Terms of all files in Traditional Chinese: 和牌 (榮和, 自摸), 聽牌 and 不聽, 振聽, 寶牌 for dora, 莊家 and 閒家, 連莊
# and 過莊, 供託, 包牌, 和牌放棄 for a dead hand, 錯和 for chombo; 對局#1 for a game, 比賽 for a match of teams, 積分
# for what settlement makes of points, 馬點 and 頭名賞 for uma and oka, 主辦人 for organisers, 待確認 for pending.
# Readers are addressed as 你 where it cannot be left out.

# Not the person's fault.
fault = 我們這邊出了錯，沒有變更任何東西。如果再發生，請把編號 { $reference } 告訴這個機器人的管理者。
command-outdated = 這個指令剛剛更新過。請重新開啟Discord，再輸入一次。
error-control-outdated = 這個按鈕、清單或視窗是舊版的，已經不能使用。請重新使用指令。

# --- settings and connection, shown on the command line

error-config-file-missing = 無法讀取設定檔 { $path }。
error-config-not-toml = 設定檔 { $path } 不是正確的TOML：{ $problem }
error-unknown-setting = 沒有 { $name } 這個設定。可用的設定有：{ $known }。
error-setting-not-one-of = 設定 { $name } 是「{ $value }」，但只能是下列之一：{ $allowed }。
error-setting-not-a-path = 設定 { $name } 是「{ $value }」，但應該是加上引號的路徑。
error-setting-not-a-port = 設定 { $name } 是「{ $value }」，但應該是0到65535的整數。
error-setting-not-true-or-false = 設定 { $name } 是「{ $value }」，但只能是下列之一，而且不加引號：{ $allowed }。
error-token-file-unreadable = 權杖檔 { $path } 無法讀取，或是空的。
error-token-refused = Discord不接受這個權杖。請從開發者入口的機器人頁面重新複製。
error-discord-unreachable = 無法連線到Discord：{ $problem }
error-port-taken = 連接埠 { $port } 已有其他程式使用。請把room.port改成別的號碼，或改成0以自動選用空的。
error-log-file-unreadable = 無法讀取這個檔案：{ $problem }
error-logs-not-found = { $path } 裡沒有牌譜：沒有任何檔案以 { $endings } 結尾。

# --- rules

error-unknown-preset = 沒有名為「{ $name }」的規則。可用的有：{ $known }。
error-unknown-rule = 沒有名為「{ $name }」的規則項目。
error-missing-rule = 規則 { $preset } 沒有說明 { $rule }。
error-wrong-rule-value = 規則 { $preset } 的 { $rule } 不能是「{ $value }」。可用的有：{ $allowed }。
error-stored-rules-unreadable = 無法讀取已儲存的規則「{ $name }」：這個版本的機器人看不懂其中的 { $rule }。可能是較新的版本儲存的，或是資料已損壞。這不是你的錯，請告知機器人的管理者。
error-rules-file-too-long = 規則有{ $length }個字元，最多只能讀{ $longest }個。
error-not-toml =
    { $line ->
        [0] 這個檔案無法當作TOML讀取。
       *[other] 第{ $line }行不符合TOML的寫法。
    }
error-no-rules-table = 檔案裡沒有規則表 [rules]。

# --- rules that cannot be played together

error-chi-with-three-players = 三人麻將不能吃牌。
error-four-winds-with-three-players = 三人麻將沒有四風連打流局。
error-four-riichi-with-three-players = 三人麻將沒有四家立直流局。
error-triple-ron-with-three-players = 三人麻將不會有三家和。
error-kita-with-four-players = 只有三人麻將能拔北。
error-small-set-with-four-players = 去掉二萬到八萬的牌組是給三人用的。
error-tsumo-split-with-four-players = 四人麻將的自摸沒有可以平分的空缺。
error-red-five-not-in-set = 沒有五萬的牌組不能有赤五萬。
error-chuuren-not-in-set = 沒有二萬到八萬的牌組，九蓮寶燈不能只限萬子。
error-kita-chankan-without-kita = 沒有拔北，就不能和別人拔的北。
error-kan-ura-without-dora = 同時有裏寶牌與槓寶牌，才能有槓裏寶牌。
error-deal-in-without-open-riichi = 沒有開立直，放銃開立直就不能以役滿支付。
error-return-below-start = 返點不能少於起始點，否則頭名賞會是負數。
error-sudden-death-without-points = 延長戰需要規定終局所需的點數。
error-cap-at-start = 封頂點數必須高於起始點，否則還沒開始就結束了。
error-tenpaiyame-without-renchan = 聽牌不能連莊時，就不能以聽牌終局。
error-carried-without-teams = 有團體戰才能把點數結轉到下一場。
error-carried-with-oka = 結轉點數時不能有頭名賞，返點與起始點必須相同。
error-loans-without-carried = 各隊只能借逐場結轉的點數。
error-loans-without-size = 隊伍之間借點需要單位，也需要單獨出借時的點數。
error-limit-below-start = 一桌起始點的上限低於全體玩家的起始點總和。

# --- notation; the text follows with the place marked

error-unknown-character = 第{ $position }個字不屬於任何牌。牌是數字加上m、p、s或z，例如 123m 406p 11z。
error-no-such-tile =
    { $suit ->
        [z] 第{ $position }個字：沒有 { $tile } 這張牌。字牌從1z（東）到7z（中）。
       *[other] 第{ $position }個字：沒有 { $tile } 這張牌。只有五可以是赤牌。
    }
error-digits-without-suit = 第{ $position }個字：這些數字沒有花色。請在後面加上m、p、s或z。
error-suit-without-digits = 第{ $position }個字：這個花色前面沒有數字。請先寫數字，例如 123m。
error-bracket-not-closed = 第{ $position }個字：這個括號沒有關上。
error-bracket-not-opened = 第{ $position }個字：這個括號沒有對應的開頭。
error-not-a-meld = 第{ $position }個字：這些牌不成吃、碰或槓。
error-not-a-closed-kan = 第{ $position }個字：方括號裡是暗槓，要有四張相同的牌。
error-not-one-tile = 第{ $position }個字：這裡應該只有一張牌，例如 5p。
error-text-too-long = 這比一副手牌還長；手牌最多18張。
error-empty-hand = 這裡沒有牌。手牌的寫法如 123m 406p 789s 11z 222z。

# --- hands

error-fifth-tile = { $tile } 連同寶牌指示牌共有{ $count }張，但這種牌只有四張。
error-second-red-five = 赤五 { $tile } 連同寶牌指示牌共有{ $count }張，但這種牌只有一張。
error-wrong-tile-count = 這裡有{ $count }張牌；手牌是{ $expected }張加上和的那張。槓算三張。
error-bad-meld =
    { $tiles } 不成{ $kind ->
        [chi] 吃
        [pon] 碰
        [daiminkan] 大明槓
        [kakan] 加槓
        [ankan] 暗槓
       *[other] { $kind }
    }。
error-tile-not-in-set = 這套規則不使用 { $tile }。
error-winning-tile-not-held = 和的牌寫的是 { $tile }，但手牌裡沒有這張。

# --- how the hand won

error-no-winning-tile = 這副手牌有13張，請在最後加上和的那張。
error-ippatsu-without-riichi = 一發必須先立直。
error-ura-without-riichi = 只有立直的手牌才翻裏寶牌。
error-riichi-with-open-hand = 立直限門前清，這副手牌有副露。
error-open-riichi-not-played = 這套規則沒有開立直。
error-chankan-by-tsumo = 槍槓是榮和，不會是自摸。
error-chankan-on-last-tile = 最後一張牌不能開槓，所以也沒有槓可以搶。
error-ankan-not-robbable = 這套規則不能搶這個暗槓。
error-rinshan-by-ron = 嶺上開花是自摸，不會是榮和。
error-rinshan-without-kan = 嶺上開花需要手牌中有槓，或有拔出的北。
error-first-turn-with-melds = 天和、地和、人和是在無人鳴牌時和的，所以手牌不能有副露或槓。
error-first-turn-with-riichi = 第一次摸牌之前，沒有人會是立直狀態。
error-first-turn-on-last-tile = 第一巡的和牌，不會同時是最後一張牌、嶺上牌或槍槓。
error-renhou-for-dealer = 莊家最先摸牌，所以人和只限閒家。
error-discarder-is-winner = 和牌者與放銃者是同一個座位；沒有指定座位時，和牌者是南家。
error-claims-disagree = 多人和牌只能是同一張捨牌，每人一次。
error-seat-not-played = 三人對局沒有北家。
error-chi-not-played = 這套規則不能吃。
error-kita-not-played = 這套規則不能拔北。
error-too-many-indicators = 寶牌指示牌有{ $count }張，但最多只能翻{ $limit }張。
error-negative-count =
    { $name ->
        [honba] 本場
        [kyoutaku] 供託
        [sticks] 立直棒
        [kita] 拔出的北
        [chombo] 錯和
       *[other] { $name }
    }是 { $count }，但不能低於0。
error-pao-not-possible = 自己的手牌不會由自己包牌，所以包牌者不能是和牌者。

# --- what is no win

error-not-complete =
    { $shanten ->
        [0] 不能和牌：只是聽牌
       *[other] 不能和牌：{ $shanten }向聽
    }
error-no-yaku = 不能和牌：已成和牌形，但沒有役
error-below-minimum = 不能和牌：只有{ $han }翻，這套規則要{ $minimum }翻
error-no-such-han-fu =
    { $fu ->
        [20] 沒有{ $han }翻20符的和牌：20符只有平和自摸，從2翻起。
        [25] 沒有{ $han }翻25符的和牌：25符是七對子，榮和從2翻、自摸從3翻起。
       *[other] 沒有{ $fu }符的手牌：有20符、七對子的25符，以及30到140的整十符。
    }

# --- at the table; { $seat } is a player's name wherever the table knows it

error-game-over = 這場對局已經結束。要修改最後一局，請先撤銷它。
error-already-in-riichi = { $seat }在這一局已經立直了。
error-riichi-too-dear = { $seat }有{ $points }點，這套規則立直需要{ $stick }點。
error-riichi-without-draw = { $seat }沒有摸牌的機會了。這套規則要還能摸一次牌才能立直。
error-dead-hand-acts = { $seat }是和牌放棄，這一局只能摸什麼打什麼，流局時算不聽。
error-riichi-is-noten = { $seat }已經立直，流局時必須是聽牌；如果沒聽，請輸入錯和。
error-no-riichi-to-take-back = 放銃的牌要是立直宣言牌，放銃者必須在這一局立直過。
error-four-riichi-ends-hand = 四人都立直了，第四人的立直宣言牌若沒有人榮和，依這套規則就流局。
error-nagashi-not-played = 這套規則沒有流局滿貫。
error-abort-not-played =
    { $kind ->
        [kyuushu] 這套規則中，九種九牌不會途中流局。
        [four_winds] 這套規則中，四風連打不會途中流局。
        [four_kans] 這套規則中，四槓散了不會途中流局。
        [four_riichi] 這套規則中，四家立直不會途中流局，繼續打。
        [triple_ron] 這套規則中，三家和不會途中流局。
       *[other] 這套規則沒有這種途中流局。
    }
error-too-few-riichi =
    { $count ->
        [0] 四家立直要四人都立直才流局，現在還沒有人立直。
       *[other] 四家立直要四人都立直才流局，現在只有{ $count }人。
    }
error-kyuushu-by-somebody = 請指定宣告九種九牌的人。
error-kyuushu-in-riichi = { $seat }已經立直。九種九牌只能在第一次摸牌時宣告，自己立直之後就不能了。
error-deal-choice-missing = 這套規則中，九種九牌可以選擇是否過莊，請指定其中一種。
error-no-deal-choice = 這裡不能選擇是否過莊，規則已經定好了。
error-wrong-call-is-free = 這套規則中，錯鳴不罰點。
error-adjustment-not-even = 各家與供託的增減合計應為0，現在是 { $surplus }。
error-no-agariyame = 只有在規則允許時，最後一局的莊家剛和牌之後，才能這樣結束對局。
error-no-such-yakuman = 沒有{ $count }倍役滿的手牌，最多是{ $most }倍。
error-wrong-event = 無法讀取儲存的對局：{ $part } 是「{ $value }」。

# --- logs of games

error-not-a-log = 這不是對局的牌譜。可以用的是天鳳的XML（原檔或壓縮檔），以及牌譜編輯器的JSON。
error-log-too-large = 以一場對局的牌譜來說，這個檔案太大了：最大{ $limit } MiB，解壓縮後也一樣。
error-log-too-long = 這份牌譜的元素太多，不可能是一場對局：最多{ $limit }個。
error-log-too-deep = 這份牌譜的元素超過{ $limit }層，對局不需要這麼多層。
error-log-with-entities = 這個檔案宣告了文件類型或自訂的實體，對局的牌譜不會有這些。
error-log-not-unpacked = 這個壓縮檔已損壞或不完整，無法解壓縮。
error-log-cut-off = 這份牌譜不完整：在第{ $line }行第{ $column }個字中斷。
error-log-not-well-formed = 無法讀取這份牌譜：第{ $line }行第{ $column }個字不正確。
error-log-broken =
    { $kyoku ->
        [0] 無法讀取這份牌譜：在第一局之前，{ $part } 不能是「{ $value }」。
       *[other] 無法讀取這份牌譜：在第{ $kyoku }局，{ $part } 不能是「{ $value }」。
    }

# --- settlement

error-wrong-player-count = 這裡有{ $count }人的點數，但這套規則是{ $players }人用的。
error-odd-points = { $points }點不是100的倍數，不會是任何人的點數。
error-no-such-seat = { $players }人的桌上沒有座位{ $number }；座位從起家的0算起。

# --- the league

error-too-few-players =
    { $count ->
        [0] 沒有玩家；一桌需要{ $needed }人。
       *[other] 只有{ $count }人；一桌需要{ $needed }人。
    }
error-player-twice = { $player }被指定了不只一次。
error-team-not-at-table = 「{ $team }」沒有參加這場比賽，不能出借也不能借入。
error-loan-to-self = 「{ $team }」不能借給自己。
error-loan-not-positive = 借點必須多於0點，這裡是{ $amount }點。
error-start-not-positive = 「{ $team }」會以{ $points }點開始；每隊都必須以高於0點開始。
error-table-points-over-limit = 起始點數合計{ $total }點，但一桌最多{ $limit }點。
