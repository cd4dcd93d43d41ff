# /score

command-score = 计算手牌的点数，查点数表
command-score-hand = 计算手牌的点数：役种、符，谁付多少
    .hand = 牌，和的牌写在最后：234m 067p 55s 678s；(777z) 是碰，[1111m] 是暗杠
    .win = 和的牌，如果不是手牌的最后一张
    .by = 自摸，或荣和哪一家；不填则为荣和
    .seat = 和牌者的自风，东家是庄家；不填则为南家
    .round = 场风；不填则为东
    .riichi = 和牌者宣告了哪种立直
    .dora = 宝牌指示牌（翻开的牌）：4p 1z
    .ura = 里宝牌指示牌，立直时才有
    .situation = 一发、海底、岭上等，用顿号或逗号分开
    .kita = 拔了几张北，三人对局才有
    .honba = 场上的本场数
    .sticks = 场上的立直棒数，包含和牌者自己的
    .rules = 哪一套规则；不填则为这里使用的规则
command-score-points = 按番与符查点数
    .han = 番，包含宝牌
    .fu = 符；5番起不影响。不填则为30
    .dealer = 是不是庄家和牌
    .by = 自摸或荣和；不填则两者都列
    .honba = 场上的本场数
    .rules = 哪一套规则；不填则为这里使用的规则
command-score-table = 查看整张点数表
    .rules = 哪一套规则；不填则为这里使用的规则
command-score-waits = 查看手牌听什么，14张时查看该打什么
    .hand = 13或14张牌：234m 067p 55s 678s 77z
    .seat = 自风；不填则为南家
    .round = 场风；不填则为东
    .riichi = 宣告了哪种立直
    .dora = 宝牌指示牌（翻开的牌）：4p 1z
    .rules = 哪一套规则；不填则为这里使用的规则
command-score-quiz = 猜一手牌是多少点，作答后有说明
    .rules = 哪一套规则；不填则为这里使用的规则

choice-by-tsumo = 自摸
choice-by-ron = 荣和
choice-by-ron-east = 荣和东家
choice-by-ron-south = 荣和南家
choice-by-ron-west = 荣和西家
choice-by-ron-north = 荣和北家
choice-seat-east = 东（东家是庄家）
choice-seat-south = 南
choice-seat-west = 西
choice-seat-north = 北
choice-riichi-riichi = 立直
choice-riichi-double = 两立直
choice-riichi-open = 开立直
choice-riichi-open-double = 开两立直

# --- the card of a hand

seat-east = 东家
    .round = 东
seat-south = 南家
    .round = 南
seat-west = 西家
    .round = 西
seat-north = 北家
    .round = 北
payer-discarder = 放铳者
    .beginning = 放铳者
list-and = { $others }与{ $last }
list-or = { $others }或{ $last }

headline-from = { $payer }支付{ $points }点
headline-tsumo = 自摸 { $points }点（{ $shares }）
headline-total = 共{ $points }点
shares-all = 各{ $points }
shares-two = { $low }/{ $high }

value-han-fu = { $han }番{ $fu }符
value-limit =
    { $han ->
        [3] { $limit }（3番{ $fu }符）
        [4] { $limit }（4番{ $fu }符）
       *[other] { $limit }（{ $han }番）
    }
value-yakuman =
    { $times ->
        [1] 役满
        [2] 双倍役满
        [3] 三倍役满
       *[other] { $times }倍役满
    }
limit-mangan = 满贯
limit-haneman = 跳满
limit-baiman = 倍满
limit-sanbaiman = 三倍满
limit-kazoe-yakuman = 累计役满
limit-yakuman = 役满

by-ron = 荣和
by-tsumo = 自摸
card-seat = { $round }场 { $seat }
card-honba = { $count }本场
card-liable = { $seat }包牌
chankan-closed-kan = 抢暗杠
chankan-kita = 荣和拔出的北
card-dora = 宝牌 { $tiles }（指示牌 { $indicators }）
card-ura = 里宝牌 { $tiles }（指示牌 { $indicators }）
card-discarder-in-riichi = 放铳者立直中
card-discarder-dead-hand = 放铳者和牌放弃
card-yaku = **役种**
card-yaku-han = { $name } { $han }番
card-yakuman =
    { $times ->
        [1] { $name }
       *[other] { $name }（{ $times }倍）
    }
card-fu = **符**
card-pays = **支付**
pays-line = { $payer }：{ $points }
pays-hand = { $points }点
pays-pao = 包牌{ $points }点
pays-honba = 本场{ $points }点
pays-table = 供托：{ $points }点
pays-total = 合计：{ $points }点
card-said = 报点：“{ $call }”
spoken-honba = { $plain }，含本场{ $total }
card-one-more = 再多1番就是{ $points }点
card-one-more-limit = 再多1番就是{ $limit }，{ $points }点
card-other-reading = 换一种拆法是{ $value }，少{ $less }点。
card-not-liable = 这副手牌没有包牌。
card-no-renhou = 这套规则没有人和。
card-rules = 规则：{ $rules }

fu-base = 底符
fu-chiitoitsu = 七对子
fu-closed-ron = 门前清荣和
fu-tsumo = 自摸
fu-triplet-open = 明刻 { $tiles }
fu-triplet-closed = 暗刻 { $tiles }
fu-kan-open = 明杠 { $tiles }
fu-kan-closed = 暗杠 { $tiles }
fu-value-pair = 役牌雀头 { $tiles }
fu-kanchan = 嵌张 { $tiles }
fu-penchan = 边张 { $tiles }
fu-tanki = 单骑 { $tiles }
fu-open-pinfu = 副露平和形
fu-rounded = → { $fu }符
fu-total = 符

no-win-dora =
    { $count ->
        [1] 宝牌不算役。
       *[other] 宝牌有{ $count }张，但不算役。
    }
no-win-ways = { $ways }就能和牌。
no-win-waits = 去掉 { $drawn } 就听 { $tiles }。
way-riichi = 立直
way-tsumo = 自摸
way-last-tile = 是最后一张牌

change-tsumo = 自摸
change-riichi = 立直
change-ippatsu = 一发
change-last-tile = 最后一张牌
change-rinshan = 岭上开花
change-dealer = 庄家
change-honba = 本场+1
change-on = { $label } ✓
change-rules = 规则：{ $rules }

# --- offered while typing

offer-empty = 输入牌，和的牌写在最后：234m 067p 55s 678s 777z
offer-example = 234m 067p 55s 678s 777z
offer-suit-wanted = { $typed } … 接着输入花色：m（万子）、p（筒子）、s（索子）、z（字牌）
offer-missing = { $tiles } · { $count }张，还差{ $missing }张（含和的牌则再多一张）
offer-too-many = { $tiles } · { $count }张，多了{ $more }张
offer-waiting = { $tiles } · 听 { $waits }
offer-not-tenpai = { $tiles } · 13张，{ $shanten }向听
offer-complete = { $tiles } · 和牌形
offer-incomplete =
    { $shanten ->
        [0] { $tiles } · 14张，听牌
       *[other] { $tiles } · 14张，{ $shanten }向听
    }
offer-win = … 和 { $tile } { $name }

# --- points

points-ron = 荣和 { $points }点
points-tsumo = 自摸 { $points }点（{ $shares }）
points-dealer = 庄家
points-not-dealer = 闲家
points-honba = 含{ $count }本场（{ $points }点）
table-heading = # 点数表 · { $rules }
table-ron = 荣和
table-tsumo = 自摸
table-han = { $han }番
table-fu-and-more = { $fu }+
table-limit = { $name } { $han }
table-limit-han =
    { $first ->
        [13] 13番及以上
        [5] 5番
       *[other] { $first }～{ $last }番
    }
table-note = 左列是符，40+是40符及以上。少见的手牌最多有{ $most }符。
table-picture-note = 上面是荣和的点数，下面是自摸的点数。少见的手牌最多有{ $most }符。
table-show-others = 闲家
table-show-dealer = 庄家
table-show-text = 文本

# --- waits

waits-heading = # 听 { $tiles }：剩{ $left }张
waits-tile = **{ $tile }** { $name }，剩{ $left }张
waits-tile-short = **{ $tile }** 剩{ $left }张
waits-ron = 荣和 { $outcome }
waits-tsumo = 自摸 { $outcome }
waits-without-riichi = { $seats }，未立直
waits-all-gone = 听 { $tiles }，但一张也不剩。
waits-helping = 进张 { $accepted }
waits-no-yaku = – 无役
waits-no-win = – 不能和牌
waits-outcome = **{ $points }** · { $value } · { $yaku }
distance =
    { $shanten ->
        [-1] # 和牌形
        [0] # 听牌
       *[other] # { $shanten }向听
    }
discards-heading = 最好的打法，以及打出后的进张：
discards-line = **{ $tile }** → { $accepted }
discards-more = 另外还有{ $count }种。
discards-note = 剩余张数不含这副手牌与宝牌指示牌里的牌。
accepted =
    { $count ->
        [0] 一张也不剩
       *[other] { $count }张：{ $tiles }
    }

# --- 测验

quiz-heading = 这手牌是多少点？
quiz-kita = 拔了{ $count }张北
quiz-how = 按下应支付的点数，对错只有你自己看得到。
quiz-right = 答对了：{ $said }
quiz-wrong = 不是 { $said }
quiz-next = 下一题
quiz-answered-before = 这题你答过了，以第一次的答案为准
quiz-streak =
    { $count ->
        [0] 连续答对从下一题重新算起
       *[other] 连续答对{ $count }题
    }
quiz-best = 个人最佳{ $count }题
quiz-leader = 这里的最佳{ $count }题（{ $who }）

error-card-outdated = 这张卡片是旧版的，不能再更改。请重新使用 /score hand。
