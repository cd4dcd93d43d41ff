# The command line and the local room.

host-about = 有權杖就連線到Discord，沒有就開啟本機的房間。
host-config = 設定檔（省略時用bot.py旁的config.toml，沒有就用預設值）
host-commands = 改做別的事
host-room = 不論有沒有權杖，都開啟本機的房間
host-backup = 把SQLite資料庫複製成新檔案（執行中也可以）
host-backup-file = 複製到哪裡；不會覆寫任何檔案
host-migrate = 把資料庫更新到最新版本後結束（一般啟動時也會更新）
host-backed-up = 備份是 { $path }。要還原時，請停止機器人，把這個檔案放到資料庫的位置，再刪除旁邊以 -wal 和 -shm 結尾的檔案。
host-migrated = 資料庫的版本是 { $version }。

room-bot = Tenbou
room-club = 河畔立直麻將會
room-channel = 麻將
room-members = 小安 小貝 阿奇 阿德
room-open =
    房間已開啟：{ $address }
    在那裡輸入 /score hand，從清單選取，再打上牌：234m067p55s678s777z
    按Ctrl-C關閉房間。

# `bot.py verify`

host-verify = 驗證牌譜：重算每次和牌，重現每一局，並列出不符之處。結束碼：全部相符為0，有不符為1，有無法驗證的為2
host-verify-logs = 檔案，或資料夾（其中的 .xml、.mjlog、.json、.gz 視為牌譜）
host-verify-rules = 用來驗證的規則（省略時用各牌譜自己的規則）

verify-progress = 驗證中
verify-hand = { $wind }{ $kyoku }局 { $honba }本場
verify-game = 整場對局
verify-values = { $label }：牌譜為 { $stated }，依規則為 { $found }
verify-han-of-yaku = { $label }：牌譜為{ $stated }翻，依規則為{ $found }翻
verify-times = { $label }：牌譜為{ $stated }倍役滿，依規則為{ $found }倍役滿
verify-yes = 是
verify-no = 否
verify-round-name = { $wind }{ $kyoku }局
verify-name-missing = 名稱：牌譜中沒有
verify-name-twice = 名稱：牌譜中有兩人相同
verify-hands = 局數
verify-round = 局
verify-honba = 本場
verify-sticks = 場上的供託
verify-points = 點數
verify-riichi = 立直時門前清且聽牌
verify-kan = 立直後的暗槓{ $tiles }會改變所聽的牌，不能槓
verify-event = 不可能發生：{ $reason }
verify-winner = 和牌
verify-win = 不能和牌：{ $reason }
verify-furiten = 振聽時榮和：{ $tiles }已經出現過
verify-han = 翻
verify-fu = 符
verify-yakuman = 役滿的倍數
verify-worth = 手牌的點數
verify-change = 點數的增減
verify-tenpai = 聽牌
verify-shown = 手牌
verify-end = 對局結束
verify-final-points = 最終點數
verify-final-score = 最終積分
verify-itself = 牌譜自相矛盾（{ $part }）
verify-hint = 改用下列規則就全部相符：{ $rules }
verify-summary =
    已驗證{ $games }份牌譜，{ $wrong ->
        [0] 全部相符
       *[other] { $wrong }份有不符之處（{ $found }）
    }{ $unread ->
        [0] 。
       *[other] ；{ $unread }份無法驗證。
    }
