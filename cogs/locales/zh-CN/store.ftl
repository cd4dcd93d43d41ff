# What can be wrong with a request to the store.

error-league-name-taken = 这里已有名为“{ $name }”的联赛。
error-league-unknown = 这里没有名为“{ $name }”的联赛。用 /league list 查看现有的联赛。
error-no-league = 这里还没有联赛。组织者可以用 /league create 创建。
error-which-league = 这里有多个联赛，请指定哪一个：{ $names }。
error-players-differ = 这套规则是{ $players }人用的，但这个联赛有{ $expected }人的对局。请另外创建联赛。
error-season-unknown = 没有第{ $number }赛季；最新的是第{ $last }赛季。
error-season-still-open = 第{ $number }赛季还没结束。请先用 /league season close 结束。
error-no-open-season = 这个联赛的赛季已结束。组织者可以用 /league season start 开始下一个。
error-games-still-pending = 这个赛季还有{ $count }场对局待确认。用 /game pending 查看。
error-player-unknown = 这里没有名为“{ $name }”的玩家。请从输入时出现的列表选择。
error-player-name-taken = 已有另一位玩家叫作“{ $name }”。
error-name-not-usable = 名字要1到{ $longest }个字，所以“{ $name }”不能用。
error-seated-twice = { $name }占了两个座位。一人只能坐一个。
error-same-player = 请指定两位不同的玩家。
error-alias-taken = { $service } 的 { $name } 已经是{ $owner }的。
error-alias-unknown = 没有人登记过 { $service } 的名字 { $name }。
error-players-share-games = 这两人同桌过{ $count }次，不可能是同一个人。
error-game-unknown = 这里没有对局#{ $number }。
error-game-not-open =
    { $status ->
        [draft] 对局#{ $number }还没有保存。
        [pending] 对局#{ $number }仍待确认。
        [confirmed] 对局#{ $number }已经确认。
        [undone] 对局#{ $number }已经撤销。
        [cancelled] 对局#{ $number }已经丢弃。
       *[lapsed] 对局#{ $number }超时未确认，已经失效。
    }
error-points-do-not-add-up = 点数与立直棒合计{ $total }点，但开始时是{ $expected }点。
error-sticks-out-of-range = 场上不可能剩下{ $sticks }根立直棒。
error-table-unknown = 这里没有牌桌#{ $number }。
error-table-not-open =
    { $status ->
        [recorded] 牌桌#{ $number }的对局已经记录。用 /game edit 修改，用 /game undo 撤销。
       *[closed] 牌桌#{ $number }已经放弃。
    }
error-table-moved = 别人刚刚更新了这一桌。请看过面板后再试一次。
error-table-not-over = 这一桌的对局还没结束，不能记录。
error-proposal-unknown = 这个预览已经不在了。请重新输入这一局。
error-log-imported-before = 这份牌谱之前已经导入：对局#{ $number }。
error-players-share-table = 这两人同坐牌桌#{ $number }，不可能是同一个人。
error-rules-version-unknown =
    { $last ->
        [0] 这个服务器还没有自己的规则。
       *[other] 这个服务器的规则没有第{ $number }版，最新的是第{ $last }版。
    }
error-rules-draft-unknown = 这个预览已经不在了，请重新使用命令。
error-rules-moved = 这个服务器的规则在这期间已经改变，现在是第{ $number }版。请看过后再重新使用命令。
error-penalty-unknown = 这里没有罚分#{ $number }。
error-too-many-games = 有{ $count }场对局，而一个文件最多{ $most }场。请选一个赛季，或请机器人管理员备份。
error-league-not-empty = “{ $name }”已有对局、进行中的牌桌、罚分、队伍或多个赛季。请用 /league create 创建新的联赛，再导入到那里。
error-copy-disagrees = 文件中的对局#{ $number }重算后与文件所写的不符，所以没有导入任何东西。
error-match-disagrees = 文件中的比赛#{ $number }与其对局、借点或之前的比赛不符，所以没有导入任何东西。
error-database-unreachable = 无法打开数据库：{ $problem }
error-database-of-newer-version = 数据库的版本 { $version } 来自较新的机器人。请用那个版本启动，或恢复备份。
error-database-missing = { $path } 还没有数据库。
error-backup-there = { $path } 已经存在，而备份不会覆盖任何文件。请换一个名称。
error-backup-failed = 无法写入备份 { $path }：{ $problem }
error-backup-needs-sqlite = 只有SQLite数据库能这样复制。这是PostgreSQL，请用它自己的pg_dump。
error-bot-named = { $name }是机器人，不能当玩家。请选择成员，或输入访客的名字。
error-server-only = 这只能在服务器里使用。
error-not-allowed =
    { $action ->
        [confirm] 只有这场对局的玩家或组织者可以确认。
        [cancel] 只有记录这场对局的人或组织者可以丢弃。
        [undo] 只有组织者可以撤销这场对局，记录的人则限一天之内。
        [edit] 只有组织者可以修改这场对局，记录的人则限一天之内。
        [play-table] 只有这一桌的玩家、开桌的人或组织者可以输入与撤销。
        [close-table] 只有这一桌的玩家、开桌的人或组织者可以放弃它。
        [direct-table] 只有组织者可以调整点数或提前结束对局。组织者是有管理服务器权限，或有 /admin organisers 所指定身份组的人。
        [manage-server] 只有拥有管理服务器权限的人可以这么做。
       *[other] 只有组织者可以这么做。组织者是有管理服务器权限，或有 /admin organisers 所指定身份组的人。
    }
error-setting-not-a-database = 设置 { $name } 必须以 sqlite:/// 或 postgresql:// 开头。
