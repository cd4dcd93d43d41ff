# One sentence per error: `error-` and the error's key, with the error's attributes as arguments.
# Say what is wrong and what would be right. No blame, no jargon that a beginner cannot look up.
#
# Terms of all files in Simplified Chinese: 番 for han (not 翻), 和牌 (荣和, 自摸), 听牌 and 未听牌, 振听, 宝牌 (里宝牌,
# 红宝牌) for dora, 庄家 and 闲家, 连庄 and 过庄, 双倍役满, 供托, 包牌, 和牌放弃 for a dead hand, 错和 for chombo; 对局#1
# for a game, 牌桌#1 and its 面板 for a table and its board, 比赛 for a match of teams, 积分 for what settlement makes of
# points, 马点 and 头名赏 for uma and oka, 一位率 and 平均顺位 for places, 组织者 for organisers, 待确认 for pending.
# Readers are addressed as 你 where it cannot be left out.

# Not the person's fault.
fault = 我们这边出了错，没有改动任何东西。如果再发生，请把编号 { $reference } 告诉机器人管理员。
command-outdated = 这个命令刚刚更新过。请重启Discord，再输入一次。
error-control-outdated = 这个按钮、列表或窗口是旧版的，已经不能使用。请重新使用指令。

# --- settings and connection, shown on the command line

error-config-file-missing = 无法读取配置文件 { $path }。
error-config-not-toml = 配置文件 { $path } 不是正确的TOML：{ $problem }
error-unknown-setting = 没有 { $name } 这个设置。可用的设置有：{ $known }。
error-setting-not-one-of = 设置 { $name } 是“{ $value }”，但只能是下列之一：{ $allowed }。
error-setting-not-a-path = 设置 { $name } 是“{ $value }”，但应该是加上引号的路径。
error-setting-not-a-port = 设置 { $name } 是“{ $value }”，但应该是0到65535的整数。
error-setting-not-true-or-false = 设置 { $name } 是“{ $value }”，但只能是下列之一，而且不加引号：{ $allowed }。
error-token-file-unreadable = 令牌文件 { $path } 无法读取，或者是空的。
error-token-refused = Discord不接受这个令牌。请从开发者门户的机器人页面重新复制。
error-discord-unreachable = 无法连接到Discord：{ $problem }
error-port-taken = 端口 { $port } 已有其他程序使用。请把room.port改成别的端口号，或改成0以自动选用空闲端口。
error-log-file-unreadable = 无法读取这个文件：{ $problem }
error-logs-not-found = { $path } 里没有牌谱：没有任何文件以 { $endings } 结尾。

# --- rules

error-unknown-preset = 没有名为“{ $name }”的规则。可用的有：{ $known }。
error-unknown-rule = 没有名为“{ $name }”的规则项目。
error-missing-rule = 规则 { $preset } 没有说明 { $rule }。
error-wrong-rule-value = 规则 { $preset } 的 { $rule } 不能是“{ $value }”。可用的有：{ $allowed }。
error-stored-rules-unreadable = 无法读取已保存的规则“{ $name }”：这个版本的机器人看不懂其中的 { $rule }。可能是较新的版本保存的，或者数据已损坏。这不是你的错，请告诉机器人管理员。
error-rules-file-too-long = 规则有{ $length }个字符，最多只能读{ $longest }个。
error-not-toml =
    { $line ->
        [0] 无法把这个文件作为TOML读取。
       *[other] 第{ $line }行不符合TOML的写法。
    }
error-no-rules-table = 文件里没有规则表 [rules]。

# --- rules that cannot be played together

error-chi-with-three-players = 三人麻将不能吃牌。
error-four-winds-with-three-players = 三人麻将没有四风连打流局。
error-four-riichi-with-three-players = 三人麻将没有四家立直流局。
error-triple-ron-with-three-players = 三人麻将不会有三家和了。
error-kita-with-four-players = 只有三人麻将能拔北。
error-small-set-with-four-players = 去掉二万到八万的牌是给三人用的。
error-tsumo-split-with-four-players = 四人麻将的自摸没有可以平分的空缺。
error-red-five-not-in-set = 牌里没有五万，就不能有红五万。
error-chuuren-not-in-set = 牌里没有二万到八万，九莲宝灯就不能只限万子。
error-kita-chankan-without-kita = 没有拔北，就不能荣和别人拔出的北。
error-kan-ura-without-dora = 同时有里宝牌与杠宝牌，才能有杠里宝牌。
error-deal-in-without-open-riichi = 没有开立直，放铳给开立直就不能按役满支付。
error-return-below-start = 返点不能低于起始点数，否则头名赏会是负数。
error-sudden-death-without-points = 延长战需要有终局所需的点数。
error-cap-at-start = 点数上限必须高于起始点数，否则还没开始就结束了。
error-tenpaiyame-without-renchan = 听牌不能连庄时，就不能以听牌终局。
error-carried-without-teams = 有团体战才能把点数结转到下一场。
error-carried-with-oka = 结转点数时不能有头名赏，返点与起始点数必须相同。
error-loans-without-carried = 点数逐场结转，各队才能借点。
error-loans-without-size = 队伍之间借点需要单位，也需要单独一队出借时的点数。
error-limit-below-start = 一桌起始点数的上限低于全体玩家起始点数的总和。

# --- notation; the text follows with the place marked

error-unknown-character = 第{ $position }个字符不属于任何牌。牌是数字加上m、p、s或z，例如 123m 406p 11z。
error-no-such-tile =
    { $suit ->
        [z] 第{ $position }个字符：没有 { $tile } 这张牌。字牌从1z（东）到7z（中）。
       *[other] 第{ $position }个字符：没有 { $tile } 这张牌。只有五有红宝牌。
    }
error-digits-without-suit = 第{ $position }个字符：这些数字没有花色。请在后面加上m、p、s或z。
error-suit-without-digits = 第{ $position }个字符：这个花色前面没有数字。请先写数字，例如 123m。
error-bracket-not-closed = 第{ $position }个字符：这个括号没有闭合。
error-bracket-not-opened = 第{ $position }个字符：这个括号没有对应的开头。
error-not-a-meld = 第{ $position }个字符：这些牌不能组成吃、碰或杠。
error-not-a-closed-kan = 第{ $position }个字符：方括号里是暗杠，要有四张相同的牌。
error-not-one-tile = 第{ $position }个字符：这里应该只有一张牌，例如 5p。
error-text-too-long = 这比一副手牌还长；手牌最多18张。
error-empty-hand = 这里没有牌。手牌的写法如 123m 406p 789s 11z 222z。

# --- hands

error-fifth-tile = { $tile } 连同宝牌指示牌共有{ $count }张，但这种牌只有四张。
error-second-red-five = 红五 { $tile } 连同宝牌指示牌共有{ $count }张，但这种牌只有一张。
error-wrong-tile-count = 这里有{ $count }张牌；手牌是{ $expected }张加上和的那张。杠算三张。
error-bad-meld =
    { $tiles } 不能组成{ $kind ->
        [chi] 吃
        [pon] 碰
        [daiminkan] 大明杠
        [kakan] 加杠
        [ankan] 暗杠
       *[other] { $kind }
    }。
error-tile-not-in-set = 这套规则不使用 { $tile }。
error-winning-tile-not-held = 和的牌写的是 { $tile }，但手牌里没有这张。

# --- how the hand won

error-no-winning-tile = 这副手牌有13张，请在最后加上和的那张。
error-ippatsu-without-riichi = 一发必须先立直。
error-ura-without-riichi = 只有立直的手牌才翻里宝牌。
error-riichi-with-open-hand = 立直仅限门前清，这副手牌有副露。
error-open-riichi-not-played = 这套规则没有开立直。
error-chankan-by-tsumo = 抢杠是荣和，不会是自摸。
error-chankan-on-last-tile = 最后一张牌不能开杠，所以也没有杠可以抢。
error-ankan-not-robbable = 这套规则不能抢这个暗杠。
error-rinshan-by-ron = 岭上开花是自摸，不会是荣和。
error-rinshan-without-kan = 岭上开花需要手牌中有杠，或有拔出的北。
error-first-turn-with-melds = 天和、地和、人和是在无人鸣牌时和的，所以手牌不能有副露或杠。
error-first-turn-with-riichi = 第一次摸牌之前，没有人会处于立直状态。
error-first-turn-on-last-tile = 第一巡的和牌，不会同时是最后一张牌、岭上牌或抢杠。
error-renhou-for-dealer = 庄家最先摸牌，所以人和只限闲家。
error-discarder-is-winner = 和牌者与放铳者是同一个座位；没有指定座位时，和牌者是南家。
error-claims-disagree = 多人和牌只能是同一张舍牌，每人一次。
error-seat-not-played = 三人对局没有北家。
error-chi-not-played = 这套规则不能吃。
error-kita-not-played = 这套规则不能拔北。
error-too-many-indicators = 宝牌指示牌有{ $count }张，但最多只能翻{ $limit }张。
error-negative-count =
    { $name ->
        [honba] 本场
        [kyoutaku] 供托
        [sticks] 立直棒
        [kita] 拔出的北
        [chombo] 错和
       *[other] { $name }
    }是 { $count }，但不能低于0。
error-pao-not-possible = 自己的手牌不会由自己包牌，所以包牌者不能是和牌者。

# --- what is no win

error-not-complete =
    { $shanten ->
        [0] 不能和牌：只是听牌
       *[other] 不能和牌：{ $shanten }向听
    }
error-no-yaku = 不能和牌：已成和牌形，但没有役
error-below-minimum = 不能和牌：只有{ $han }番，这套规则要{ $minimum }番
error-no-such-han-fu =
    { $fu ->
        [20] 没有{ $han }番20符的和牌：20符只有平和自摸，从2番起。
        [25] 没有{ $han }番25符的和牌：25符是七对子，荣和从2番、自摸从3番起。
       *[other] 没有{ $fu }符的手牌：有20符、七对子的25符，以及30到140的整十的符数。
    }

# --- at the table; { $seat } is a player's name wherever the table knows it

error-game-over = 这场对局已经结束。要修改最后一局，请先撤销它。
error-already-in-riichi = { $seat }在这一局已经立直了。
error-riichi-too-dear = { $seat }只有{ $points }点，这套规则立直需要{ $stick }点。
error-riichi-without-draw = { $seat }没有摸牌的机会了，而这套规则要求立直时至少还有一次。
error-dead-hand-acts = { $seat }已和牌放弃，这一局只能摸切，流局时算未听牌。
error-riichi-is-noten = { $seat }已经立直，流局时必须是听牌；如果没听，请输入错和。
error-no-riichi-to-take-back = 放铳的牌要是立直宣言牌，放铳者必须在这一局立直过。
error-four-riichi-ends-hand = 四人都立直了，按这套规则，第四人的立直宣言牌如果没有人荣和，就流局。
error-nagashi-not-played = 这套规则没有流局满贯。
error-abort-not-played =
    { $kind ->
        [kyuushu] 这套规则中，九种九牌不会途中流局。
        [four_winds] 这套规则中，四风连打不会途中流局。
        [four_kans] 这套规则中，四杠散了不会途中流局。
        [four_riichi] 这套规则中，四家立直不会途中流局，继续打。
        [triple_ron] 这套规则中，三家和了不会途中流局。
       *[other] 这套规则没有这种途中流局。
    }
error-too-few-riichi =
    { $count ->
        [0] 四家立直要四人都立直才流局，现在还没有人立直。
       *[other] 四家立直要四人都立直才流局，现在只有{ $count }人。
    }
error-kyuushu-by-somebody = 请指定宣告九种九牌的人。
error-kyuushu-in-riichi = { $seat }已经立直。九种九牌只能在第一次摸牌时宣告，自己立直之后就不能了。
error-deal-choice-missing = 这套规则中，九种九牌可以选择是否过庄，请指定其中一种。
error-no-deal-choice = 这里不能选择是否过庄，规则已经定好了。
error-wrong-call-is-free = 这套规则中，错鸣不罚点。
error-adjustment-not-even = 各家与供托的增减合计应为0，现在是 { $surplus }。
error-no-agariyame = 只有在规则允许时，最后一局的庄家刚和牌之后，才能这样结束对局。
error-no-such-yakuman = 没有{ $count }倍役满的手牌，最多是{ $most }倍。
error-wrong-event = 无法读取保存的对局：{ $part } 是“{ $value }”。

# --- logs of games

error-not-a-log = 这不是对局的牌谱。可以用的是天凤的XML（原文件或压缩文件），以及牌谱编辑器的JSON。
error-log-too-large = 以一场对局的牌谱来说，这个文件太大了：最大{ $limit } MiB，解压后也一样。
error-log-too-long = 这份牌谱的元素超过了一场对局可能有的数量：最多{ $limit }个。
error-log-too-deep = 这份牌谱的元素超过{ $limit }层，对局不需要这么多层。
error-log-with-entities = 这个文件声明了文档类型或自定义实体，对局的牌谱不会有这些。
error-log-not-unpacked = 这个压缩文件已损坏或不完整，无法解压。
error-log-cut-off = 这份牌谱不完整：在第{ $line }行第{ $column }个字符处中断。
error-log-not-well-formed = 无法读取这份牌谱：第{ $line }行第{ $column }个字符不正确。
error-log-broken =
    { $kyoku ->
        [0] 无法读取这份牌谱：在第一局之前，{ $part } 不能是“{ $value }”。
       *[other] 无法读取这份牌谱：在第{ $kyoku }局，{ $part } 不能是“{ $value }”。
    }

# --- settlement

error-wrong-player-count = 这里有{ $count }人的点数，但这套规则是{ $players }人用的。
error-odd-points = { $points }点不是100的倍数，不会是任何人的点数。
error-no-such-seat = { $players }人的桌上没有座位{ $number }；座位从起家的0算起。

# --- the league

error-too-few-players =
    { $count ->
        [0] 没有玩家；一桌需要{ $needed }人。
       *[other] 只有{ $count }人；一桌需要{ $needed }人。
    }
error-player-twice = { $player }被指定了不止一次。
error-team-not-at-table = “{ $team }”没有参加这场比赛，不能出借也不能借入。
error-loan-to-self = “{ $team }”不能借给自己。
error-loan-not-positive = 借点必须多于0点，这里是{ $amount }点。
error-start-not-positive = “{ $team }”会以{ $points }点开始；每队都必须以高于0点开始。
error-table-points-over-limit = 起始点数合计{ $total }点，但一桌最多{ $limit }点。
