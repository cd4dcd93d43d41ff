# /score

command-score = 計算手牌的點數，查點數表
command-score-hand = 計算手牌的點數：役、符，誰付多少
    .hand = 牌，和的牌寫在最後：234m 067p 55s 678s；(777z) 是碰，[1111m] 是暗槓
    .win = 和的牌，如果不是手牌的最後一張
    .by = 自摸，或榮和哪一家；省略為榮和
    .seat = 和牌者的自風，東家是莊家；省略為南家
    .round = 場風；省略為東
    .riichi = 和牌者宣告了哪種立直
    .dora = 寶牌指示牌（翻開的牌）：4p 1z
    .ura = 裏寶牌指示牌，立直時才有
    .situation = 一發、海底、嶺上等，用頓號或逗號分開
    .kita = 拔了幾張北，三人對局才有
    .honba = 場上的本場數
    .sticks = 場上的立直棒數，包含和牌者自己的
    .rules = 哪一套規則；省略則為這裡使用的規則
command-score-points = 由翻與符查點數
    .han = 翻，包含寶牌
    .fu = 符；5翻起不影響。省略為30
    .dealer = 是不是莊家和牌
    .by = 自摸或榮和；省略則兩者都列
    .honba = 場上的本場數
    .rules = 哪一套規則；省略則為這裡使用的規則
command-score-table = 查看整張點數表
    .rules = 哪一套規則；省略則為這裡使用的規則
command-score-waits = 查看手牌聽什麼，14張時查看該打什麼
    .hand = 13或14張牌：234m 067p 55s 678s 77z
    .seat = 自風；省略為南家
    .round = 場風；省略為東
    .riichi = 宣告了哪種立直
    .dora = 寶牌指示牌（翻開的牌）：4p 1z
    .rules = 哪一套規則；省略則為這裡使用的規則
command-score-quiz = 猜一手牌是多少點，作答後有說明
    .rules = 哪一套規則；省略則為這裡使用的規則

choice-by-tsumo = 自摸
choice-by-ron = 榮和
choice-by-ron-east = 榮和東家
choice-by-ron-south = 榮和南家
choice-by-ron-west = 榮和西家
choice-by-ron-north = 榮和北家
choice-seat-east = 東（東家是莊家）
choice-seat-south = 南
choice-seat-west = 西
choice-seat-north = 北
choice-riichi-riichi = 立直
choice-riichi-double = 兩立直
choice-riichi-open = 開立直
choice-riichi-open-double = 開兩立直

# --- the card of a hand

seat-east = 東家
    .round = 東
seat-south = 南家
    .round = 南
seat-west = 西家
    .round = 西
seat-north = 北家
    .round = 北
payer-discarder = 放銃者
    .beginning = 放銃者
list-and = { $others }與{ $last }
list-or = { $others }或{ $last }

headline-from = { $payer }支付{ $points }點
headline-tsumo = 自摸 { $points }點（{ $shares }）
headline-total = 共{ $points }點
shares-all = 各{ $points }
shares-two = { $low }/{ $high }

value-han-fu = { $han }翻{ $fu }符
value-limit =
    { $han ->
        [3] { $limit }（3翻{ $fu }符）
        [4] { $limit }（4翻{ $fu }符）
       *[other] { $limit }（{ $han }翻）
    }
value-yakuman =
    { $times ->
        [1] 役滿
        [2] 兩倍役滿
        [3] 三倍役滿
       *[other] { $times }倍役滿
    }
limit-mangan = 滿貫
limit-haneman = 跳滿
limit-baiman = 倍滿
limit-sanbaiman = 三倍滿
limit-kazoe-yakuman = 累計役滿
limit-yakuman = 役滿

by-ron = 榮和
by-tsumo = 自摸
card-seat = { $round }場 { $seat }
card-honba = { $count }本場
card-liable = { $seat }包牌
chankan-closed-kan = 搶暗槓
chankan-kita = 榮和拔出的北
card-dora = 寶牌 { $tiles }（指示牌 { $indicators }）
card-ura = 裏寶牌 { $tiles }（指示牌 { $indicators }）
card-discarder-in-riichi = 放銃者立直中
card-discarder-dead-hand = 放銃者和牌放棄
card-yaku = **役**
card-yaku-han = { $name } { $han }翻
card-yakuman =
    { $times ->
        [1] { $name }
       *[other] { $name }（{ $times }倍）
    }
card-fu = **符**
card-pays = **支付**
pays-line = { $payer }：{ $points }
pays-hand = { $points }點
pays-pao = 包牌{ $points }點
pays-honba = 本場{ $points }點
pays-table = 供託：{ $points }點
pays-total = 合計：{ $points }點
card-said = 報點：「{ $call }」
spoken-honba = { $plain }，連本場{ $total }
card-one-more = 再多1翻就是{ $points }點
card-one-more-limit = 再多1翻就是{ $limit }，{ $points }點
card-other-reading = 換一種拆法是{ $value }，少{ $less }點。
card-not-liable = 這副手牌沒有包牌。
card-no-renhou = 這套規則沒有人和。
card-rules = 規則：{ $rules }

fu-base = 底符
fu-chiitoitsu = 七對子
fu-closed-ron = 門前清榮和
fu-tsumo = 自摸
fu-triplet-open = 明刻 { $tiles }
fu-triplet-closed = 暗刻 { $tiles }
fu-kan-open = 明槓 { $tiles }
fu-kan-closed = 暗槓 { $tiles }
fu-value-pair = 役牌雀頭 { $tiles }
fu-kanchan = 嵌張 { $tiles }
fu-penchan = 邊張 { $tiles }
fu-tanki = 單騎 { $tiles }
fu-open-pinfu = 副露平和形
fu-rounded = → { $fu }符
fu-total = 符

no-win-dora =
    { $count ->
        [1] 寶牌不算役。
       *[other] 寶牌有{ $count }張，但不算役。
    }
no-win-ways = { $ways }就能和牌。
no-win-waits = 去掉 { $drawn } 就聽 { $tiles }。
way-riichi = 立直
way-tsumo = 自摸
way-last-tile = 是最後一張牌

change-tsumo = 自摸
change-riichi = 立直
change-ippatsu = 一發
change-last-tile = 最後一張牌
change-rinshan = 嶺上開花
change-dealer = 莊家
change-honba = 本場+1
change-on = { $label } ✓
change-rules = 規則：{ $rules }

# --- offered while typing

offer-empty = 輸入牌，和的牌寫在最後：234m 067p 55s 678s 777z
offer-example = 234m 067p 55s 678s 777z
offer-suit-wanted = { $typed } … 接著輸入花色：m（萬子）、p（筒子）、s（索子）、z（字牌）
offer-missing = { $tiles } · { $count }張，還差{ $missing }張（連和的牌則再多一張）
offer-too-many = { $tiles } · { $count }張，多了{ $more }張
offer-waiting = { $tiles } · 聽 { $waits }
offer-not-tenpai = { $tiles } · 13張，{ $shanten }向聽
offer-complete = { $tiles } · 和牌形
offer-incomplete =
    { $shanten ->
        [0] { $tiles } · 14張，聽牌
       *[other] { $tiles } · 14張，{ $shanten }向聽
    }
offer-win = … 和 { $tile } { $name }

# --- points

points-ron = 榮和 { $points }點
points-tsumo = 自摸 { $points }點（{ $shares }）
points-dealer = 莊家
points-not-dealer = 閒家
points-honba = 含{ $count }本場（{ $points }點）
table-heading = # 點數表 · { $rules }
table-ron = 榮和
table-tsumo = 自摸
table-han = { $han }翻
table-fu-and-more = { $fu }+
table-limit = { $name } { $han }
table-limit-han =
    { $first ->
        [13] 13翻以上
        [5] 5翻
       *[other] { $first }～{ $last }翻
    }
table-note = 左欄是符，40+是40符以上。少見的手牌最多有{ $most }符。
table-picture-note = 上為榮和，下為自摸的點數。少見的手牌最多有{ $most }符。
table-show-others = 閒家
table-show-dealer = 莊家
table-show-text = 以文字顯示

# --- waits

waits-heading = # 聽 { $tiles }：剩{ $left }張
waits-tile = **{ $tile }** { $name }，剩{ $left }張
waits-tile-short = **{ $tile }** 剩{ $left }張
waits-ron = 榮和 { $outcome }
waits-tsumo = 自摸 { $outcome }
waits-without-riichi = { $seats }，未立直
waits-all-gone = 聽 { $tiles }，但一張也不剩。
waits-helping = 有效牌 { $accepted }
waits-no-yaku = – 無役
waits-no-win = – 不能和牌
waits-outcome = **{ $points }** · { $value } · { $yaku }
distance =
    { $shanten ->
        [-1] # 和牌形
        [0] # 聽牌
       *[other] # { $shanten }向聽
    }
discards-heading = 最好的打法，以及打出後的有效牌：
discards-line = **{ $tile }** → { $accepted }
discards-more = 另外還有{ $count }種。
discards-note = 剩餘張數不含這副手牌與寶牌指示牌裡的牌。
accepted =
    { $count ->
        [0] 一張也不剩
       *[other] { $count }張：{ $tiles }
    }

# --- 測驗

quiz-heading = 這手牌是多少點？
quiz-kita = 拔了{ $count }張北
quiz-how = 按下應支付的點數，對錯只有你自己看得到。
quiz-right = 答對了：{ $said }
quiz-wrong = 不是 { $said }
quiz-next = 下一題
quiz-answered-before = 這題你答過了，以第一次的答案為準
quiz-streak =
    { $count ->
        [0] 連續答對從下一題重新算起
       *[other] 連續答對{ $count }題
    }
quiz-best = 個人最佳{ $count }題
quiz-leader = 這裡的最佳{ $count }題（{ $who }）

error-card-outdated = 這張卡片是舊版的，不能再變更。請重新使用 /score hand。
