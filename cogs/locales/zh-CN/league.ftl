# /league

command-league = 联赛：赛季、排名、F点、罚分
command-league-create = 创建联赛
    .name = 联赛的名称
    .rules = 使用的规则；不填则为这里使用的规则
    .confirmation = 对局由谁确认后计入；不填则为另一位对局者
command-league-list = 查看有哪些联赛
command-league-info = 查看联赛的规则、设置与赛季
    .league = 联赛；只有一个时不用填
command-league-settings = 更改联赛的设置；不填的项目不变
    .league = 联赛；只有一个时不用填
    .confirmation = 对局由谁确认后计入
    .pending_hours = 等待确认的小时数；0为不限时
    .then = 超时未确认的对局如何处理
    .rules = 今后的对局使用的规则
    .name = 新的名称
command-league-season = 赛季
command-league-season-start = 开始下一个赛季
    .league = 联赛；只有一个时不用填
    .name = 赛季的名称，如果要取名
command-league-season-close = 结束赛季；排名会保留
    .league = 联赛；只有一个时不用填
command-league-standings = 查看排名
    .league = 联赛；只有一个时不用填
    .season = 赛季编号；不填则为最新
    .sort = 按什么排序；不填则为积分
    .min_games = 只列出至少打了这么多场的人
    .last = 只计每个人最近的这么多场

command-league-fpoints = 查看谁的F点最少，以及每周败者
    .league = 联赛；只有一个时不用填
    .season = 赛季编号；不填则为最新
command-league-statistics = 查看谁的和牌率最高、放铳率最低等（仅限有各局记录的对局）
    .measure = 按什么排序；不填则为和牌率
    .league = 联赛；只有一个时不用填
    .season = 赛季编号；不填则为最新
    .min_hands = 只列出至少打了这么多局的人；不填则为50
command-league-ratings = 查看玩家的实力评分，按联赛的所有对局计算
    .measure = 哪一种评分；不填则为openskill
    .league = 联赛；只有一个时不用填
    .min_games = 只列出至少打了这么多场的人
command-league-penalty = 对局之外的罚分
command-league-penalty-give = 在对局之外扣除玩家的积分
    .player = 玩家
    .points = 要扣的积分，最小单位0.1；负数则为加分
    .reason = 理由；所有人可见
    .league = 联赛；只有一个时不用填
command-league-penalty-cancel = 取消罚分；仍会留在列表中
    .number = 罚分编号
    .reason = 理由
    .league = 联赛；只有一个时不用填
command-league-penalty-list = 查看一个赛季的罚分
    .league = 联赛；只有一个时不用填
    .season = 赛季编号；不填则为最新
command-league-export = 把联赛导出为文件
    .format = 文件格式；不填则为电子表格
    .league = 联赛；只有一个时不用填
    .season = 只要一个赛季（CSV与电子表格）
command-league-import = 把导出的联赛导入到空的联赛
    .file = 由 /联赛 导出 导出的JSON
    .league = 空的联赛；只有一个时不用填

choice-format-csv = CSV：三张文本表格
choice-format-xlsx = XLSX：电子表格
choice-format-json = JSON：整个联赛，供 /联赛 导入 使用
choice-confirmation-none = 不用确认，立即计入
choice-confirmation-one = 另一位对局者
choice-confirmation-all = 其他所有对局者
choice-confirmation-organiser = 组织者
choice-then-confirm = 照常计入
choice-then-lapse = 失效
choice-sort-total = 积分
choice-sort-average = 平均积分
choice-sort-average-place = 平均顺位
choice-sort-games = 对局数
choice-sort-first-rate = 一位率
choice-sort-best-game = 单场最高积分
choice-sort-fpoints = F点
choice-sort-fpoints-per-game = 每场F点
choice-rating-skill = openskill评分
choice-rating-tenhou = 天凤的R值

league-created = # 已创建{ $name }
league-created-next = 用 /game record 记录第一场对局。这里的设置可以用 /league settings 更改。
league-changed = # { $name }
league-rules = 规则：{ $rules }
league-line = { $rules } · { $season }
league-confirmation =
    { $confirmation ->
        [none] 记录的对局立即计入。
        [one] 对局经另一位对局者或组织者确认后计入。
        [all] 对局经其他所有对局者或组织者确认后计入。
       *[organiser] 对局经组织者确认后计入。
    }
league-pending =
    { $hours ->
        [0] 等待确认没有时限。
       *[other] { $hours }小时内未确认，就{ $then ->
            [confirm] 照常计入。
           *[lapse] 失效。
        }
    }
league-waiting = { $count }场待确认
league-more-seasons = 另有{ $count }个较早的赛季
league-list-heading = ## 联赛一览
league-list-empty = 这里还没有联赛。组织者可以用 /league create 创建。
league-formula = 积分＝（点数 − { $back }）÷ 1000{ $rounding ->
        [half_up] （四舍五入）
        [five_down_six_up] （五舍六入）
       *[none] {""}
    }、马点 { $uma }{ $oka ->
        [0] {""}
       *[other] 、头名赏 { $oka }（归第一名）
    }
league-floating-uma = 按达到返点的人数而定

season-number = 第{ $number }赛季
season-closed = 已结束
season-line =
    { $open ->
        [yes] { $season }：{ $start }起
       *[no] { $season }：{ $start }至{ $end }
    }
season-started = # { $season }开始了
    { $league }：今后的对局计入这个赛季。
season-is-closed = # { $season }已结束
    { $league }
season-winner =
    { $count ->
        [1] 第一名：**{ $names }**
       *[other] 并列第一名：**{ $names }**
    }
season-closed-next = 随时可以用 /league standings 查看。用 /league season start 开始下一个赛季。

standings-by = { $sort ->
    [total] 按积分
    [average] 按平均积分
    [average_place] 按平均顺位
    [games] 按对局数
    [first_rate] 按一位率
    [best_game] 按单场最高积分
    [fpoints] 按F点
   *[fpoints_per_game] 按每场F点
}
standings-sort = { $sort ->
    [total] 排序：积分
    [average] 排序：平均积分
    [average_place] 排序：平均顺位
    [games] 排序：对局数
    [first_rate] 排序：一位率
    [best_game] 排序：单场最高积分
    [fpoints] 排序：F点
   *[fpoints_per_game] 排序：每场F点
}
standings-last = 每人最近{ $last }场
standings-last-note = 这里只计赛季中每人最近的对局，不计罚分。
standings-least = 至少{ $least }场
standings-from =
    { $least ->
        [0] 所有人
       *[other] 至少{ $least }场
    }
standings-sort-by = { $sort ->
    [fpoints] 按F点
   *[fpoints_per_game] 按每场F点
}
standings-empty = 这个赛季还没有计入的对局。用 /game record 记录。
race-note = 每场对局与罚分之后的总积分（共{ $games }场）。
standings-nobody = 还没有人打这么多场。
standings-counts = { $players }人、{ $games }场
standings-rules = 规则：{ $rules }
standings-computed = 截至 { $at }。“>”是你自己的那一行。
standings-more-columns = 全部列
standings-fewer-columns = 精简列

fpoints-heading = ## F点 · { $league }
fpoints-weeks = **每周败者**
fpoints-week = { $year }年第{ $week }周：{ $names }（{ $points }）
fpoints-others = 另外{ $count }人
fpoints-note = 越少越好。一周为UTC的周一至周日，该周F点最多的人是败者。

statistics-heading = ## 各局统计 · { $league }
statistics-all = 所有赛季
statistics-least = 至少{ $least }局
statistics-from =
    { $least ->
        [0] 所有人
       *[other] 至少{ $least }局
    }
statistics-empty = 还没有计入的对局有各局记录。用 /table open 对局，或用 /game import 导入牌谱。
statistics-nobody = 还没有人有这么多局的记录。
statistics-note =
    { $players }人，{ $order ->
        [fewest] 由低到高
       *[most] 由高到低
    }。n是次数；不含没有各局记录的对局。“>”是你自己的那一行。
statistics-few = { $mark } 次数少于{ $few }，还说明不了什么。

ratings-heading = ## 实力评分 · { $league }
ratings-by = { $kind ->
    [skill] openskill评分
   *[tenhou] 天凤的R值
}
ratings-settled = 不含暂定
ratings-show = { $kind ->
    [skill] openskill评分
   *[tenhou] 天凤的R值
}
ratings-only-settled = 不列暂定
ratings-everybody = 所有人
ratings-empty = 还没有计入的对局。用 /game record 记录。
ratings-note-skill = openskill（Plackett-Luce）：玩家几乎可以肯定具有的实力，即μ减去三倍σ。每个人都从0开始。
ratings-note-tenhou = 天凤的R值，按这个联赛的名次计算。每个人都从1500开始。
ratings-note = { $mark } 暂定：场数太少，还无法判断。计入所有赛季；“>”是你自己的那一行。

penalty-given = # { $player } { $score }
penalty-now = 本赛季合计{ $total }，第{ $rank }名。
penalty-footer = { $league } · 罚分#{ $number } · 用 /league penalty cancel 取消
penalty-cancelled = # 已取消罚分#{ $number }
    { $player }的 { $score } 不再计算。
penalty-cancelled-note = 仍会留在罚分列表中。
penalty-heading = ## 罚分 · { $league }
penalty-none = 这个赛季没有罚分。
penalty-line =
    { $cancelled ->
        [yes] **{ $number }** · ~~{ $player } { $score }~~ 已取消
       *[no] **{ $number }** · { $player } { $score }
    }
penalty-by = { $day }，{ $user }

export-csv = **{ $name }**：{ $games }场对局
export-xlsx = **{ $name }**：{ $games }场对局
export-json = **{ $name }**：{ $games }场对局。这个文件可以用 /league import 导入到空的联赛。
league-imported = # 已导入{ $name }
    { $games }场对局、{ $players }人

sheet-standings = 排名
sheet-games = 对局
sheet-penalties = 罚分
heading-game = 对局
heading-season = 赛季
heading-played = 时间
heading-status = 状态
heading-seat = 座位
heading-place = 名次
heading-player = 玩家
heading-raw = 点数
heading-kyoutaku = 收到的供托
heading-rounded = 舍入后
heading-uma = 马点
heading-oka = 头名赏
heading-balance = 尾数差额
heading-penalty = 罚分
heading-total = 积分
heading-chombo = 错和
heading-fpoints = F点
heading-sticks = 场上剩下的供托
heading-comment = 备注
heading-reason = 理由
heading-given = 给予时间
heading-cancelled = 取消时间
heading-rank = 排名
heading-games = 对局数
heading-place-1 = 第1名
heading-place-2 = 第2名
heading-place-3 = 第3名
heading-place-4 = 第4名
heading-best = 最高
heading-worst = 最低
heading-penalties = 罚分合计

error-penalty-not-tenths = 不能记录 { $points } 的罚分：不能是0，最小单位是0.1。
error-penalty-without-reason = 罚分需要所有人都看得到的理由。
error-file-not-json = 这个文件不是JSON，所以不是 /league export 导出的联赛。
error-file-broken = 这个文件不是 /league export 导出的联赛：{ $place } 不正确。
error-file-of-other-version = 这个文件的版本是 { $version }，而这个机器人读取的版本是 { $known }。
error-file-too-large = 文件太大了；最多读取{ $most } MiB。
error-file-unreachable = 无法从Discord获取这个文件。请重新上传。
error-upload-too-large = 文件会超过这个服务器的上限{ $most } MiB。请选一个赛季，或请机器人管理员备份。
error-one-season-of-json = JSON一定是整个联赛。请不要填赛季，或选CSV或XLSX。

column-player = 名字
column-games = 场
column-total = 积分
column-gap = 差
column-average = 平均
column-average-place = 均顺
column-first-rate = 一位率
column-best-game = 最高
column-fpoints = F
column-fpoints-per-game = F/场
column-rate = 比率
column-cases = n
column-rating = R
column-place-1 = 1
column-place-2 = 2
column-place-3 = 3
column-place-4 = 4
column-chombo = 错和
column-penalties = 罚分
