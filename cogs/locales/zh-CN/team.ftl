# /team

command-team = 队伍：成员、比赛与排名
command-team-create = 创建队伍
    .name = 队伍的名称
    .league = 联赛；只有一个时不用填
command-team-add = 把人加入队伍，或更改他的身份
    .team = 队伍
    .who = 玩家，成员或访客
    .role = 身份；不填则为队员
    .league = 联赛；只有一个时不用填
command-team-remove = 把人移出队伍
    .who = 玩家
    .league = 联赛；只有一个时不用填
command-team-list = 查看各队与队员
    .league = 联赛；只有一个时不用填
command-team-standings = 查看各队的排名
    .league = 联赛；只有一个时不用填
    .season = 赛季编号；不填则为最新
command-team-match = 队伍之间结转点数的比赛
command-team-match-start = 开始下一场比赛：座位、借点、各队的起始点数
    .first = 第一队的出场者
    .second = 第二队的出场者
    .third = 第三队的出场者
    .fourth = 第四队的出场者
    .league = 联赛；只有一个时不用填
command-team-match-show = 查看一场比赛：出场者、借点、赛前与赛后的点数
    .number = 比赛编号；不填则为最近一场
    .league = 联赛；只有一个时不用填

choice-role-captain = 队长
choice-role-member = 队员
choice-role-substitute = 替补

team-created = 已创建队伍“{ $name }”。用 /team add 加入队员。
team-added =
    { $role ->
        [captain] { $player }现在是“{ $team }”的队长。
        [substitute] { $player }现在是“{ $team }”的替补。
       *[member] { $player }现在是“{ $team }”的队员。
    }
team-removed = { $player }已离开“{ $team }”。
team-list-heading = # { $league }的队伍
team-none = 这个联赛还没有队伍。组织者可以用 /team create 创建。
team-empty = 还没有人
team-role =
    { $role ->
        [captain] { $player }（队长）
        [substitute] { $player }（替补）
       *[member] { $player }
    }
team-list-more = 队伍太多，无法全部列出；其余见 /team standings。

team-standings-heading = # 队伍排名 · { $league }
team-standings-season = 第{ $number }赛季
team-column-team = 队伍
team-column-games = 对局
team-column-total = 积分
team-column-matches = 比赛
team-column-points = 点数
team-standings-members = 队伍的积分是队员积分与罚分的总和。
team-race-empty = 本赛季还没有对局。
team-standings-carried =
    { $position ->
        [0] 点数逐场结转。目前还没有打过任何位置。
       *[other] 点数在还清借点后逐场结转。{ $positions }个位置中，已打到第{ $position }个。
    }

position-name =
    { $position ->
        [1] 先锋
        [2] 次锋
        [3] 中坚
        [4] 副将
        [5] 大将
       *[other] 第{ $position }位
    }
match-heading =
    { $status ->
        [cancelled] # 比赛#{ $number } · { $position } · 已取消
       *[other] # 比赛#{ $number } · { $position }
    }
match-state =
    { $status ->
        [played] 对局#{ $game }
        [cancelled] 已取消
       *[open] { $game ->
            [0] 用 /game record 记录结果。
           *[other] 对局#{ $game }待确认。
        }
    }
match-seat = { $seat } **{ $team }**：{ $player }
match-column-team = 队伍
match-column-real = 实际
match-column-playing = 上桌
match-column-after = 赛后
match-no-loans = 不需要借点。
match-loans = **这场比赛的借点**
match-loan = { $debtor }向{ $lender }借{ $amount }点
match-basis =
    { $basis ->
        [lone_lender] 只有一队高于0点，由该队借给其他各队。
        [first_and_second] 提议：由前两队出借。由组织者决定。
        [first_alone] 提议：由第一名单独出借。由组织者决定。
        [undecided] 没有规则能让各队都高于0点。借点由组织者决定。
        [by_hand] 由组织者设置：{ $reason }
       *[shared] 所有高于0点的队伍平均出借。
    }
match-problem =
    { $problem ->
        [lender_would_be_out] 平均出借的话，会有出借的队伍降到0点以下。
        [debtor_still_out] 平均借点后，仍有队伍在0点以下。
       *[no_lender] 没有高于0点的队伍。
    }
match-set-loans = 设置借点
match-call-off = 取消比赛

loans-title = 比赛#{ $number }的借点
loans-field = 借点，一行一条
loans-reason = 理由
loans-line = { $debtor } < { $lender } { $amount }
loans-note = 一行写借入的队伍、出借的队伍与点数：{ $example }

error-team-name-taken = 这个联赛已有名为“{ $name }”的队伍。
error-team-unknown = 这个联赛没有名为“{ $name }”的队伍。用 /team list 查看现有的队伍。
error-in-other-team = { $player }已在“{ $team }”。请先用 /team remove 移出。
error-in-no-team = { $player }不在这个联赛的任何队伍。用 /team add 加入队伍。
error-team-twice = 这些玩家中有两人属于“{ $team }”。一场比赛每队一人。
error-no-team-matches = 这个联赛的规则没有队伍之间的比赛。队伍以队员的积分排名。
error-positions-differ = “{ $one }”接着打第{ $one_position }个位置，“{ $other }”却是第{ $other_position }个。
error-all-positions-played = “{ $team }”已打完本赛季的{ $positions }个位置。
error-team-in-match = “{ $team }”的比赛#{ $number }还没结束。请记录结果，或取消比赛。
error-no-match-yet = 这个赛季还没有比赛。用 /team match start 开始。
error-match-unknown = 没有比赛#{ $number }。
error-match-not-open = 比赛#{ $number }不能再更改。
error-no-match-of-players = 这些玩家没有等待结果的比赛。用 /team match start 开始。
error-loans-undecided = 比赛#{ $number }有队伍会以0点以下开始。请组织者先设置借点。
error-match-changed = 输入期间，比赛#{ $number }的借点已经改变。请重新记录。
error-match-followed = 比赛#{ $number }的点数已结转到比赛#{ $later }，请先撤销那一场。
error-loan-not-read = 这一行不是借点：“{ $line }”。请写成 { $example } 这样
error-loan-reason-missing = 手动设置借点需要理由。
