# /rules show 的例子：情形与结果。

rules-example = **例** · { $case }
rules-example-by = **例**（按{ $rules }的规则） · { $case }
rules-comes-to = { $sentence } **→ { $outcome }**
rules-example-changed = **例**（按{ $rules }的规则，但是：{ $changes }）
    { $case }
rules-arrow-note = “→”是改了这一条时，例子的结果。
rules-can-be-set = - *也可以设置为*：{ $sentence }
rules-can-be-set-there = - *该规则也可以设置为*：{ $sentence }

# --- 情形

example-hand = { $how }：`{ $hand }`
example-ron = { $winner }荣和{ $discarder }
example-tsumo = { $winner }自摸
example-rons = { $discarder }放铳给{ $winners }（手牌都相同）
example-round = { $wind }场
example-dora = 宝牌指示牌{ $tiles }
example-ura = 里宝牌指示牌{ $tiles }
example-kita = 拔北{ $count }张
example-points = 闲家荣和{ $value }
example-start = { $facts }。
example-held = { $name }{ $points }
example-riichi = { $names }立直。
example-riichi-late = { $names }在没有摸牌机会时立直。
example-claim = { $name }（{ $value }）
example-won-tsumo = { $wins }自摸。
example-won-ron = { $discarder }放铳给{ $wins }。
example-won-riichi-tile = { $discarder }以立直宣言牌放铳给{ $wins }。
example-draw = 流局：{ $names }听牌。
example-draw-none = 流局：无人听牌。
example-nagashi = 流局：{ $names }流局满贯，{ $tenpai }听牌。
example-abort = 途中流局：{ $kind }。
example-abort-by = 途中流局：{ $name }的{ $kind }。
example-chombo = { $name }错和。
example-wrong-call = { $name }错鸣。
example-tenpai = 流局时手牌为 { $hand }
example-tenpai-furiten = 流局时手牌为 { $hand }（振听）
example-game = 终局时：{ $facts }
example-had-chombo = { $name }有一次错和
example-fpoints-deal-in = 放铳给一家
example-fpoints-double-deal-in = 放铳给两家
example-fpoints-triple-deal-in = 放铳给三家
example-fpoints-ippatsu-tsumo = 一发自摸
example-team = { $letter }队
example-loans = 比赛前：{ $teams }
example-carried = 比赛后：{ $teams }
example-seating = 同样的座位打完{ $games }场对局后

# --- 结果

example-scored = { $value }、{ $points }点
example-worth = { $points }点
example-nobody-paid = 不付给任何人
example-over = 对局结束
example-next = 下一局为{ $where }
example-may-stop = { $name }可以结束对局
example-is-tenpai = 听牌
example-is-noten = 未听牌
example-counted = F点{ $number }
example-loan = { $debtor }向{ $lender }借{ $points }点
example-no-loans = 没有借点
example-officials = 由组织者决定
example-seats-drawn = 重抽座位
example-seats-stay = 座位不变
example-refused = 不可以
example-refused-no-yaku = 没有役，不能和牌
example-refused-below-minimum = 番数不足，不能和牌
example-refused-not-complete = 未成和牌形，不能和牌
example-refused-abort-not-played = 继续打
example-refused-nagashi-not-played = 普通的流局
example-refused-deal-choice-missing = 选择是否过庄
