# /game

command-game = 记录与查阅对局
command-game-record = 记录对局；保存前可以先看内容
    .east = 起家（最初的东家）：提及或名字；新名字会成为访客
    .south = 最初的南家
    .west = 最初的西家
    .north = 最初的北家；三人对局不用填
    .scores = 从起家起的最终点数：41600 35800 12600 10000、416 358 126 100或41.6 35.8 12.6 10
    .league = 哪个联赛；有多个时要填
    .sticks = 终局时场上剩下的立直棒数
    .comment = 关于这场对局的备注
command-game-import = 用天凤牌谱或一行结果记录对局；保存前可以先看内容
    .log = 牌谱：.mjlog或.xml（压缩的也可以），或牌谱编辑器的JSON
    .text = 或其JSON，或像 小安(+61.0) 小贝(+15.0) 阿奇(-26.0) 阿德(-50.0) 的一行
    .league = 哪个联赛；有多个时要填
command-game-pending = 查看待确认的对局
    .league = 哪个联赛；有多个时要填
command-game-show = 查看一场对局：结果的明细，以及谁做了什么
    .number = 对局编号
    .league = 哪个联赛；有多个时要填
command-game-history = 查看所有人或一位玩家最近的对局
    .player = 玩家；不填则为所有人
    .league = 哪个联赛；有多个时要填
command-game-undo = 撤销一场对局，使它不再计入
    .number = 对局编号
    .reason = 理由；所有人可见
    .league = 哪个联赛；有多个时要填
command-game-edit = 修改一场对局
    .number = 对局编号
    .league = 哪个联赛；有多个时要填

# --- the card of a game

game-heading =
    { $status ->
        [draft] 尚未保存
        [correction] 修改，尚未保存
        [pending] 对局#{ $number } · 待确认
        [confirmed] 对局#{ $number }
        [undone] 对局#{ $number } · 已撤销
        [cancelled]
            { $number ->
                [0] 已丢弃，没有保存任何东西
               *[other] 对局#{ $number } · 已丢弃
            }
       *[lapsed] 对局#{ $number } · 已失效
    }
game-seat-east = 东家
game-seat-south = 南家
game-seat-west = 西家
game-seat-north = 北家
game-seat = **{ $place }位 { $name }** { $seat }{ $raw } **{ $total }**
game-item-points = { $rounded } − { $return_points } = { $score }
game-item-points-sticks = 加上供托{ $kyoutaku }后 { $rounded } − { $return_points } = { $score }
game-item-uma = 马点 { $score }
game-item-oka = 头名赏 { $score }
game-item-balance = 尾数 { $score }
game-item-penalty = 错和 { $score }
game-count-chombo = （错和{ $count }次）
game-count-fpoints = （F { $count }）

game-points-right = 合计：{ $total }点 ✓
game-points-short = **合计{ $total }点，比{ $expected }点少{ $by }点。** { $offers ->
        [0] 请点“修改”更正。
       *[other] 请点正确的一项，或点“修改”。
    }
game-points-over = **合计{ $total }点，比{ $expected }点多{ $by }点。** { $offers ->
        [0] 请点“修改”更正。
       *[other] 请点正确的一项，或点“修改”。
    }
game-sticks-first-place = 其中场上的供托{ $points }点归第一名
game-sticks-split = 其中场上的供托{ $points }点由并列第一名的人平分
game-sticks-lost = 其中场上的供托{ $points }点不归任何人
game-totals = 积分合计：{ $total }
game-totals-with-penalties = 积分合计：{ $total }（其中错和 { $penalties }）
game-newcomers = **{ $names }** 是第一次出现的名字，会成为访客。如果写错了，请点“修改”；成员请用提及指定。
game-chombo-mangan = 错和在桌上付{ $other }点，庄家付{ $dealer }点。这已经算在点数里了。
game-chombo-penalty = 每次错和，在计入马点后为 { $score }。
game-chombo-free = 这套规则的错和不用付点，只计次数。
game-comment = “{ $comment }”

game-recorded = 记录：{ $user }，{ $at }
game-agreed = 已确认：{ $names }
game-needs-organiser = 需要组织者确认
game-needs-player = 需要{ $name }确认
game-needs-one = 需要其中一人确认：{ $names }
game-needs-all = 需要全员确认：{ $names }
game-due-counts = 没有异议的话，{ $at }计入
game-due-lapses = 没有人确认的话，{ $at }失效

game-unchanged = 还没有任何更改。
game-change-seat = { $seat }：{ $before } → **{ $after }**
game-change-sticks = 场上的供托：{ $before } → **{ $after }**
game-change-comment = 备注：“{ $before }” → “{ $after }”

game-button-submit = 确定
game-button-save = 保存
game-button-edit = 修改
game-button-fpoints = F点
game-button-chombo = 错和
game-button-cancel = 丢弃
game-button-agree = 确认
game-button-correct = 修改
game-button-take-back = 撤销

game-fix-sticks =
    { $sticks ->
        [0] 场上没有剩下立直棒
       *[other]
            场上剩下{ $sticks }根立直棒 { $rule ->
                [first_place] → 第一名
                [split] → 由并列第一名的人平分
               *[lost] → 不归任何人
            }
    }
game-fix-typo = { $name }是{ $points }点
game-fix-chombo-not-paid =
    { $dealt ->
        [yes] { $name }作为庄家付错和：{ $points }
       *[no] { $name }付错和：{ $points }
    }
game-fix-chombo-not-received = 其他人收了错和的点数，庄家是{ $dealer }

# --- a game from elsewhere

game-who-heading = **谁是谁？** 请在下面选择；没有选的会成为新访客。
game-who =
    { $known ->
        [no] { $name }：目前是新访客
       *[yes] { $name }：**{ $player }**
    }
game-who-member = { $name }是这位成员…
game-who-guest = { $name }是这位访客…
game-who-new-guest = { $name }是新访客
game-remembered = 今后导入天凤牌谱时，{ $name }就是{ $player }。用 /player unlink 取消。
game-not-remembered = 要把{ $name }绑定到{ $player }，请由本人或组织者使用 /player link。

import-done = 读到的对局如下：
import-heading = ## 关于这次导入
import-disagrees = **牌谱中有{ $count }处与它自己的规则不符：**
import-more = 另外{ $count }处
import-explained = **从牌谱的数字可知，这是在有自定义规则的房间打的：** { $rules }
import-scores = **牌谱的结果与这里不同：**
import-score = { $name }：牌谱为 { $stated }，这里为 { $here }
import-differing = **如果按这个联赛的下列规则，这场对局的进程会有所不同：** { $rules }。各局按当时的规则计算，只有结果按联赛的规则。
import-alike = 另有{ $count }项规则不同，但在这场对局没有影响。
import-rounded = 这一行只有积分，所以各家的点数是由积分推出的千点整数。点“修改”可以填入确切的点数。
import-seats = 一行结果没有写座位，所以按书写的顺序入座。

# --- dialogs

game-edit-title =
    { $number ->
        [0] 对局
       *[other] 对局#{ $number }
    }
game-field-players = 从起家起的玩家，一行一人
game-field-scores = 从起家起的最终点数
game-field-sticks = 场上剩下的立直棒数
game-field-comment = 备注
game-field-reason = 理由（所有人可见）
game-reason-title = 修改对局#{ $number }
game-fpoints-title = F点
game-fpoints-note = 每位玩家在这场对局拿到的F点；越少越好。
game-chombo-title = 错和
game-chombo-note = 每位玩家的错和次数。{ $cost }

# --- mistakes

error-no-scores = 这里没有点数。请从起家起写成 41600 35800 12600 10000 这样。
error-score-not-a-number = 这不是点数。请从起家起写成 41600 35800 12600 10000 这样。
error-score-not-hundreds = 点数是100的倍数，所以不会是 { $score }。
error-score-out-of-range = { $score } 会是{ $points }点。请把每个人都写成同一种写法，例如 41600 35800 12600 10000。
error-score-count = 这里有{ $count }个点数，但有{ $players }人对局。
error-north-missing = 这个联赛是四人对局，请指定北家。
error-north-not-played = 这个联赛是三人对局，没有北家。
error-no-player-named =
    没有指定{ $seat ->
        [east] 东家
        [south] 南家
        [west] 西家
       *[north] 北家
    }。请提及成员，或输入名字。
error-player-lines = 这里有{ $count }行，但有{ $players }人对局。请一行写一人。
error-count-not-a-number = “{ $text }”应该是{ $least }到{ $most }的整数。
error-preview-of-another = 这场对局还没保存：只有输入的人或组织者可以修改或确定。
error-own-game = 这场对局是你记录的，所以要由另一位对局者或组织者确认。
error-organiser-confirms = 这个联赛的对局由组织者确认。

error-nothing-to-import = 请上传牌谱，或粘贴它的JSON或一行结果。
error-two-to-import = 同时有文件与文字。请一次导入一场对局。
error-log-is-link = 这是牌谱的链接，而链接不会被打开。请先保存牌谱再上传。
error-log-of-other-players =
    { $count ->
        [3] 这份牌谱是三人对局，但这个联赛是四人对局。
       *[other] 这份牌谱是四人对局，但这个联赛是三人对局。
    }
error-log-of-other-points = 这份牌谱开始时合计{ $count }点，但这个联赛是{ $expected }点，所以不能在这里计入。
error-log-breaks-off = 这份牌谱不完整：最后是{ $wind ->
        [east] 东
        [south] 南
        [west] 西
       *[north] 北
    }{ $kyoku }局{ $honba }本场，缺少对局的结果。
error-log-cannot-be-played = 这份牌谱的{ $wind ->
        [east] 东
        [south] 南
        [west] 西
       *[north] 北
    }{ $kyoku }局{ $honba }本场，发生了它自己的规则不允许的事，所以不能计入。
error-line-not-understood = 这既不是牌谱，也不是结果。结果的写法如 小安(+61.0) 小贝(+15.0) 阿奇(-26.0) 阿德(-50.0)。
error-line-of-other-players = 这个结果有{ $count }人，但这个联赛是{ $players }人对局。
error-line-unlike-rules = 按这个联赛或天凤的规则，都没有点数能得出这些积分。请改为粘贴点数：小安(51200) 小贝(34700) 阿奇(14100) 阿德(0)。

# --- who did what

game-story = **经过**
game-progress = 对局#{ $number }
game-story-record = { $at } · { $user } 记录
game-story-agree = { $at } · { $user } 确认
game-story-confirm = { $at } · { $user } 使其计入
game-story-edit = { $at } · { $user } 修改
game-story-cancel = { $at } · { $user } 丢弃
game-story-undo = { $at } · { $user } 撤销
game-story-lapse = { $at } · { $user } 使其失效
game-story-nobody = 时限
game-story-reason = 理由：“{ $reason }”
game-story-before = ‹
game-story-after = 经过 ›

# --- lists

game-pending-heading = 待确认的对局
game-pending-none = 没有待确认的对局。
game-history-heading = 最近的对局
game-history-of = { $name }最近的对局
game-history-none = 这里没有对局。
game-list-line = **对局#{ $number }** · { $at }
game-list-before = ‹ 上一页
game-list-after = 下一页 ›
game-choose-one = 查看对局
game-choose = 对局#{ $number }

# --- taking a game back

game-undo-question = 要撤销对局#{ $number }吗？
game-undo-yes = 撤销
game-undo-no = 不撤销
game-undo-kept = 对局#{ $number }维持原样。
