# /table

command-table = 在频道的面板上，一局一局记录对局
command-table-open = 开桌并发出面板，一切都在面板上输入
    .east = 起家：提及或名字；新名字会成为访客
    .south = 起家的下家（最初的南家）
    .west = 最初的西家
    .north = 最初的北家；三人对局不用填
    .league = 哪个联赛；有多个时要填
command-table-list = 查看进行中的牌桌
command-table-show = 在这里重新发出面板；旧的会消失
    .table = 哪一桌；不填则为这个频道的那一桌
command-table-whatif = 查看一人或所有人从现在起要怎样才能提升名次
    .who = 看谁的；不填则看所有人的
    .table = 哪一桌；不填则为这个频道的那一桌
command-table-close = 放弃一桌；不会成为对局
    .table = 哪一桌；不填则为这个频道的那一桌

# --- the board

live-round = { $wind }{ $number }局
live-honba = { $count }本场
live-sticks = 供托{ $count }根
live-loose = 供托{ $points }点
live-table = 牌桌#{ $number }
live-all-last = **最后一局**
live-wind-east = 东
live-wind-south = 南
live-wind-west = 西
live-wind-north = 北
live-player =
    { $star ->
        [yes] `{ $wind }` **{ $name } ★** { $points }
       *[no] `{ $wind }` **{ $name }** { $points }
    }
live-first = 领先{ "\u00A0" }{ $points }
live-mark-riichi = 立直
live-mark-double = 两立直
live-mark-open = 开立直
live-mark-open-double = 开两立直
live-mark-dead = 和牌放弃
live-last = 上一局 { $round }：{ $line }
live-closed = 牌桌#{ $number }已放弃
live-over = 对局结束

live-need = 第一名：{ $ways }
live-need-ron = 荣和{ $need }（直击{ $name }：{ $direct }）
live-need-from = 直击{ $name }：{ $need }
live-need-any = 多少点都行
live-need-more = 第一名：这一局还不够

live-button-ron = 荣和
live-button-tsumo = 自摸
live-button-draw = 流局
live-button-riichi = 立直
live-button-more = 其他
live-button-undo = 撤销
live-button-abort = 途中流局
live-button-chombo = 错和
live-button-wrong-call = 错鸣
live-button-dead-hand = 和牌放弃
live-button-adjust = 调整点数
live-button-stop = 结束对局
live-button-agariyame = 就此结束（{ $name }）
live-button-record = 记录
live-button-agree = 确认
live-button-book = 确定
live-button-change = 修改
live-button-cancel = 取消

# --- what happened, in words

live-won-ron = **{ $name }** 荣和 { $amount }
live-won-tsumo = **{ $name }** 自摸 { $amount }
live-won-from = { $won }，放铳 **{ $name }**
live-won-why = { $won }（{ $why }）
live-line-why = { $line }（{ $why }）
live-head-bump = 因头跳不支付：{ $names }
live-why-of = { $name }：{ $why }
live-draw = 流局：{ $names }听牌
live-draw-none = 流局：全员未听牌
live-draw-all = 流局：全员听牌
live-nagashi = 流局：{ $names }流局满贯
live-abort = 途中流局：{ $kind }
live-abort-by = 途中流局：{ $kind }（{ $name }）
live-abort-kyuushu = 九种九牌
live-abort-four-winds = 四风连打
live-abort-four-kans = 四杠散了
live-abort-four-riichi = 四家立直
live-abort-triple-ron = 三家和了
live-chombo = **{ $name }** 错和
live-riichi-riichi = **{ $name }** 立直
live-riichi-double = **{ $name }** 两立直
live-riichi-open = **{ $name }** 开立直
live-riichi-open-double = **{ $name }** 开两立直
live-wrong-call = **{ $name }** 错鸣：{ $points }点作为供托
live-dead-hand = **{ $name }** 和牌放弃
live-adjusted = 调整点数：{ $reason }
live-stopped = 提前结束：{ $reason }
live-no-reason = 未写理由
live-agariyame = **{ $name }** 和牌终局

live-end-bust = { $names }被飞了。
live-end-points-cap = 有人达到了点数上限。
live-end-last-hand = 最后一局打完了。
live-end-end-points = 有人达到了终局所需的点数。
live-end-agariyame = 最后一局的庄家和牌终局。
live-end-tenpaiyame = 最后一局的庄家听牌终局。
live-end-stopped = 组织者结束了对局。

# --- dialogs

live-ron-title = 荣和
live-tsumo-title = 自摸
live-draw-title = 流局
live-adjust-title = 调整点数
live-stop-title = 提前结束对局
live-seat-option = { $name }（{ $wind }）
live-field-winner = 和牌者
live-field-winners = 多人荣和时全部选取，手牌按名单的顺序用 / 分开
live-field-from = 放铳者
live-field-value = 和牌的手牌
live-field-value-ron = 不含本场的点数、番与符、满贯等，或者牌
live-field-value-tsumo = 不含本场的各家支付、番与符、满贯等，或者牌
live-field-value-example-ron = 3900 · 3番40符 · 满贯 · 234m067p55s678s777z
live-field-value-example-tsumo = 1000 2000 · 3番40符 · 满贯 · 234m067p55s678s777z
live-field-said = 补充
live-field-said-note = 用牌输入时：宝牌指示牌、一发、河底等；立直如果还没输入也写上
live-field-said-example = 立直、一发、宝牌 4p 1z、里宝牌 3s
live-field-tenpai = 听牌的人
live-field-tenpai-note = 全员未听牌就都不选
live-field-nagashi = 流局满贯的人
live-field-kyuushu = 宣告九种九牌的人
live-field-deal-declarer-chooses-deal = 是否过庄（由宣告的人选择）
live-field-deal-dealer-chooses-deal = 是否过庄（由庄家选择）
live-deal-passes = 过庄
live-deal-stays = 不过庄
live-field-points = 每个人的正确点数
live-field-kyoutaku = 场上的供托（点）
live-field-honba = 本场
live-field-reason = 理由（所有人可见）

# Ways to write what a hand is worth, with commas between.
live-value-mangan = 满, 滿貫, 滿, 满贯, 満貫, mangan
live-value-haneman = 跳滿, 跳, 跳满, 跳満, ハネ満, haneman
live-value-baiman = 倍滿, 倍满, 倍満, baiman
live-value-sanbaiman = 3倍满, 三倍滿, 3倍滿, 三倍满, 三倍満, sanbaiman
live-value-kazoe-yakuman = 累积役满, 累計役滿, 累積役滿, 累计役满, 数え役満, kazoe, kazoe yakuman, counted yakuman
live-value-yakuman-1 = 一倍役满, 1倍役满, 役滿, 一倍役滿, 1倍役滿, 役满, 役満, yakuman, 1 yakuman
live-value-yakuman-2 = 二倍役满, 2倍役满, 兩倍役滿, 二倍役滿, 雙倍役滿, 2倍役滿, 两倍役满, 双倍役满, ダブル役満, double yakuman, 2 yakuman
live-value-yakuman-3 = 3倍役满, 三倍役滿, 3倍役滿, 三倍役满, トリプル役満, triple yakuman, 3 yakuman
live-value-yakuman-4 = 4倍役满, 四倍役滿, 4倍役滿, 四倍役满, 四倍役満, quadruple yakuman, 4 yakuman
live-value-yakuman-5 = 5倍役满, 五倍役滿, 5倍役滿, 五倍役满, 五倍役満, quintuple yakuman, 5 yakuman
live-value-yakuman-6 = 6倍役满, 六倍役滿, 6倍役滿, 六倍役满, 六倍役満, sextuple yakuman, 6 yakuman
live-value-each = 各, 每家, オール, all, each
live-value-fillers = 庄家, 庄, 闲家, 闲, 亲家, 亲, 子家, 子, 翻, 飜, 番, 符, 點, 点, 莊家, 莊, 閒家, 閒, 付, han, fu, h, f, points, pts, and, from, dealer

# What is said beside tiles: words before tiles, and the kinds of riichi.
live-said-dora = 宝牌指示牌, 寶牌, 寶牌指示牌, 指示牌, 懸賞牌, 懸賞, 宝牌, ドラ, dora
live-said-ura = 里宝牌, 里宝牌指示牌, 里, 裏寶牌, 裡寶牌, 裏寶牌指示牌, 裡寶牌指示牌, 裏寶, 裡寶, 裏懸賞, 裡懸賞, 里宝, 裏ドラ, 裏, 裡, ura dora, ura
live-said-kita = 拔北, 北抜き, kita
live-said-riichi = 立直, リーチ, riichi, reach
live-said-double = 双立直, 兩立直, 雙立直, 两立直, 両立直, ダブルリーチ, double riichi, daburi
live-said-open = 公开立直, 開立直, 公開立直, 开立直, オープンリーチ, open riichi
live-said-open-double = 开双立直, 開兩立直, 開雙立直, 开两立直, open double riichi, double open riichi

# --- the preview

live-pays = { $payer } → { $payee }：{ $parts }
live-pays-table = 场上
live-short = { $names }付不出全额。
live-pays-hand = { $points }
live-pays-pao = 包牌{ $points }
live-pays-honba = 本场{ $points }
live-pays-kyoutaku = 供托{ $points }点
live-pays-nagashi = { $points }
live-pays-chombo = { $points }
live-pays-wrong-call = { $points }
live-score = { $name } { $points }
live-score-changed = { $name } **{ $points }**（{ $change }）
live-then-over = 对局就此结束。{ $reason }
live-then-same = 这一局继续：{ $where }
live-then-stays = 接着是{ $where }，{ $dealer }连庄
live-then-passes = 接着是{ $where }，庄家是{ $dealer }
live-then-may-stop = 之后{ $dealer }可以结束对局。
live-turn-tile = 立直宣言牌放铳
live-turn-ippatsu = 一发
live-turn-decline = 不扣F点
live-pao = 包牌者
live-pao-nobody = 没有人包牌
live-pao-by = { $name }包牌：{ $what }
live-pao-daisangen = 大三元
live-pao-daisuushii = 大四喜
live-pao-suukantsu = 四杠子
live-pao-rinshan = 大明杠后的岭上开花

# --- riichi and more

live-riichi-question = 谁立直？付{ $stick }点作为供托
live-more = 其他
live-more-note = 看过结果之前，什么都不会定下来。
live-more-nagashi = 流局满贯在“流局”里。
live-abort-question = 哪一种途中流局？
live-chombo-question = 谁错和？
live-wrong-call-question = 谁错鸣？付{ $points }点作为供托
live-dead-hand-question = 谁和牌放弃？

# --- taking back

live-undo-question =
    { $count ->
        [1] 要撤销这一条吗？
       *[other] 要撤销这{ $count }条吗？
    }
live-undo-back = 撤销后回到{ $where }。
live-undo-more = … 以及之前的{ $count }条
live-undo-yes = 撤销
live-undo-no = 不撤销
live-undo-further = 退回到更早
live-undo-option =
    { $count ->
        [1] 最后一条：{ $where }
       *[other] 最后{ $count }条：回到{ $where }
    }

# --- the end

live-next-none = 点“记录”就成为联赛的对局，立即计入。
live-next-one = 点“记录”就成为联赛的对局，再由另一位对局者确认。
live-next-all = 点“记录”就成为联赛的对局，再由其他所有对局者确认。
live-next-organiser = 点“记录”就成为联赛的对局，再由组织者确认。
live-next-counts = 已计入为对局#{ $number }。用 /game show 查看全部内容。

# --- lists and needs

live-list =
    { $count ->
        [0] 没有进行中的牌桌
       *[other] 进行中的牌桌：{ $count }
    }
live-list-player = { $name } { $points }
live-list-more = 另外还有{ $count }桌。
live-whatif = 提升名次的条件
live-whatif-player = **{ $name }** · 第{ $place }名 · { $points }
live-whatif-first = 目前是第一名。
live-whatif-place = 要第{ $place }名：{ $ways }
live-whatif-ron = 荣和{ $names }{ $need }{ $value }
live-whatif-tsumo = 自摸{ $need }{ $value }
live-whatif-value = （{ $value }）
live-whatif-any-ron = 荣和{ $names }，多少点都行
live-whatif-any-tsumo = 自摸，多少点都行
live-whatif-no-ron = 荣和{ $names }也不够
live-whatif-no-tsumo = 自摸也不够

live-give-up-question = 要放弃牌桌#{ $number }吗？
live-give-up-note = 不会成为对局。已经打了{ $hands }局。
live-give-up-yes = 放弃
live-give-up-no = 继续打

# --- mistakes

error-no-table = 这里没有进行中的牌桌。用 /table open 开桌。
error-which-table = 有多桌正在进行，请指定哪一桌：{ $numbers }。
error-table-not-number = 没有“{ $text }”这一桌。请从输入时出现的列表选择，或写编号。
error-not-at-this-table = { $name }不在这一桌。
error-board-out-of-reach = 输入都已保存，但机器人不能在这一桌面板所在的频道发言。请让机器人看得到那个频道并能发送消息，再用 /table show。
error-hand-is-over = 那一局已经有人结束了。请看面板，如果输入的是现在这一局，请再输入一次。
error-value-not-understood = 看不懂“{ $text }”这副手牌。请写点数（3900、1000 2000）、番与符（3番40符）、满贯等，或者牌（234m067p55s678s777z）。
error-own-discard = { $seat }不能荣和自己的舍牌。
error-fu-missing = { $han }番还需要符，请写成{ $han }番30符这样。5番起不需要。
error-no-such-han = 没有{ $han }番的手牌。请写1到12，更多就写13；先写番，再写符，例如 3 40。
error-points-not-paid =
    { $winner ->
        [dealer] 庄家
       *[other] 闲家
    }{ $way ->
        [tsumo] 自摸
       *[ron] 荣和
    }时，没有不含本场为“{ $text }”的手牌。最接近的是 { $count ->
        [1] { $below }
       *[2] { $below } 与 { $above }
    }。
error-winner-values =
    { $count ->
        [0] 请写出每位和牌者的手牌。
       *[other] 有{ $winners }人和牌，手牌却有{ $count }副。请按名单的顺序，用 / 把手牌分开。
    }
error-tile-word-unknown = 看不懂“{ $word }”是什么情况。请写立直、一发、河底、岭上等，或宝牌 4p 1z、里宝牌 3s，用顿号或逗号分开。
error-liable-for-nothing = 按规则和役种，这手牌没有人会包牌。请删去那个部分。
error-liable-unclear = 看不出由谁包哪个役。请在这里删去，改从预览下方的列表选择。
error-points-not-numbers = “{ $text }”应该是{ $players }人按座位顺序的整数，一人一行。
error-not-whole-number = “{ $text }”应该是一个整数。
error-nothing-changed = 没有任何改动。
error-nothing-to-undo = 这一桌还没有输入任何东西。
