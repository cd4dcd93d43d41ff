# The command line and the local room.

host-about = 有令牌就连接到Discord，没有就打开本地房间。
host-config = 配置文件（不填时用bot.py旁的config.toml，没有就用默认值）
host-commands = 改为执行其他操作
host-room = 不论有没有令牌，都打开本地房间
host-backup = 把SQLite数据库复制为新文件（运行中也可以）
host-backup-file = 复制到哪里；不会覆盖任何文件
host-migrate = 把数据库更新到最新版本后结束（一般启动时也会更新）
host-backed-up = 备份是 { $path }。要恢复时，请停止机器人，把这个文件放到数据库的位置，再删除旁边以 -wal 和 -shm 结尾的文件。
host-migrated = 数据库的版本是 { $version }。

room-bot = Tenbou
room-club = 河畔立直麻将会
room-channel = 麻将
room-members = 小安 小贝 阿奇 阿德
room-open =
    房间已打开：{ $address }
    在那里输入 /score hand，从列表选取，再输入牌：234m067p55s678s777z
    按Ctrl-C关闭房间。

# `bot.py verify`

host-verify = 验证牌谱：重算每次和牌，重演每一局，并列出不符之处。退出码：全部相符为0，有不符为1，有无法验证的为2
host-verify-logs = 文件，或文件夹（其中的 .xml、.mjlog、.json、.gz 视为牌谱）
host-verify-rules = 用来验证的规则（不填时用各牌谱自己的规则）

verify-progress = 验证中
verify-hand = { $wind }{ $kyoku }局 { $honba }本场
verify-game = 整场对局
verify-values = { $label }：牌谱为 { $stated }，按规则为 { $found }
verify-han-of-yaku = { $label }：牌谱为{ $stated }番，按规则为{ $found }番
verify-times = { $label }：牌谱为{ $stated }倍役满，按规则为{ $found }倍役满
verify-yes = 是
verify-no = 否
verify-round-name = { $wind }{ $kyoku }局
verify-name-missing = 名称：牌谱中没有
verify-name-twice = 名称：牌谱中有两人相同
verify-hands = 局数
verify-round = 局
verify-honba = 本场
verify-sticks = 场上的供托
verify-points = 点数
verify-riichi = 立直时门前清且听牌
verify-kan = 立直后的暗杠{ $tiles }会改变所听的牌，不能杠
verify-event = 不可能发生：{ $reason }
verify-winner = 和牌
verify-win = 不能和牌：{ $reason }
verify-furiten = 振听时荣和：{ $tiles }已经出现过
verify-han = 番
verify-fu = 符
verify-yakuman = 役满的倍数
verify-worth = 手牌的点数
verify-change = 点数的增减
verify-tenpai = 听牌
verify-shown = 手牌
verify-end = 对局结束
verify-final-points = 最终点数
verify-final-score = 最终积分
verify-itself = 牌谱自相矛盾（{ $part }）
verify-hint = 改用下列规则就全部相符：{ $rules }
verify-summary =
    已验证{ $games }份牌谱，{ $wrong ->
        [0] 全部相符
       *[other] { $wrong }份有不符之处（{ $found }）
    }{ $unread ->
        [0] 。
       *[other] ；{ $unread }份无法验证。
    }
