# /player

command-player = 玩家：战绩与名字
command-player-show = 查看玩家的战绩
    .who = 玩家；不填则为自己
    .league = 联赛；只有一个时不用填
command-player-versus = 查看两位玩家的对战成绩
    .a = 第一位玩家
    .b = 第二位玩家
    .league = 联赛；只有一个时不用填
command-player-link = 绑定玩家在其他平台的名字，以识别那里的对局
    .service = 平台，例如tenhou
    .name = 在那里的名字
    .who = 玩家；不填则为自己
command-player-unlink = 解绑其他平台的名字，使它不再属于任何人
    .service = 平台，例如tenhou
    .name = 在那里的名字
command-player-rename = 更改玩家的名字
    .name = 新的名字
    .who = 玩家；不填则为自己
command-player-merge = 把两位玩家合并为一位，例如访客成为成员时
    .old = 被合并的玩家
    .new = 接收所有对局的玩家
command-player-forget = 使玩家匿名；对局会保留
    .who = 玩家；不填则为自己

player-no-games = 还没有对局。
player-all-seasons = **所有赛季** · { $games }场 { $total }
player-season =
    { $games ->
        [0] **第{ $number }赛季** · 第{ $rank }名 · 没有对局 { $total }
       *[other] **第{ $number }赛季** · 第{ $rank }名 · { $games }场 { $total }
    }
player-averages = 平均 { $average } · 平均顺位 { $place } · 最高 { $best } · 最低 { $worst }
player-place = 第{ $place }名 { $count }次（{ $rate }）
player-ratings =
    { $provisional ->
        [yes] **实力评分** { $skill }（openskill） · R { $tenhou } · 暂定：场数太少，还无法判断
       *[no] **实力评分** { $skill }（openskill） · R { $tenhou } · 共{ $games }场
    }
player-penalties = 罚分 { $total }（已含在合计内）
player-more-seasons = 另有{ $count }个较早的赛季。
player-form =
    { $count ->
        [1] **近况** { $places }（唯一一场的名次）
       *[other] **近况** { $places }（名次，越靠右越新）
    }
player-best = **最擅长的对手**
player-worst = **最棘手的对手**
player-opponent = { $name }：在前{ $above }次、在后{ $below }次，同桌积分 { $total }
player-elsewhere = 其他平台：{ $names }

hands-button-hands = 各局统计
hands-button-charts = 图表
hands-button-page = 返回
hands-all = 所有赛季
hands-season = 第{ $number }赛季
hands-counts = 有各局记录的{ $games }场、{ $hands }局
hands-line = { $label } **{ $value }** · n { $of }
hands-line-few = { $label } { $value } · n { $of }
hands-first = 一位率
hands-last = 末位率
hands-note = n：次数；灰色：少于{ $few }次。点数不含本场与供托；名次计入所有对局。

versus-heading = { $one } – { $other }
player-never-met = 这两人还没有同桌过。
versus-above = 同桌{ $games }场，名次在前的次数 **{ $one }：{ $other }**
versus-line = { $name } 同桌积分 { $total }，平均 { $average }

player-linked = 已绑定：{ $player }在{ $service }的名字是 { $name }。
player-unlinked = { $service } 的 { $name } 不再是{ $player }。
player-renamed = { $before }现在改名为{ $name }。

player-keep = 不更改
player-kept = 一切保持原样。
player-anonymous = 前玩家
merge-question =
    { $old }真的就是{ $new }吗？
    { $old }的所有对局、罚分与名字都会归{ $new }。此操作无法撤销。
merge-yes = 合并
merge-done = 两人的对局现在都归{ $name }。
merge-done-member = 这些对局现在归{ $name }。
forget-question =
    要把{ $name }匿名吗？
    对局会以匿名的方式留在排名里。名字、账号与其他平台的名字都会删除。此操作无法撤销。
forget-yes = 删除名字
forget-done = 已删除。排名里现在显示为“{ $name }”。

charts-rating-note = 实力评分是天凤的R值，按这个联赛的所有对局计算。
versus-button-all = 所有人
versus-all-heading = 对战成绩
versus-all-note = 对局最多的人之间，名次在前与在后的次数。
