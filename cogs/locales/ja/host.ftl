# The command line and the local room.

host-about = トークンがあればDiscordに接続し、なければローカルの部屋を開きます。
host-config = 設定ファイル（省略時はbot.pyと同じ場所のconfig.toml、なければ初期値）
host-commands = 代わりに行うこと
host-room = トークンの有無にかかわらず、ローカルの部屋を開く
host-backup = SQLiteのデータベースを新しいファイルに複製する（動作中も可）
host-backup-file = 複製先。上書きはしません
host-migrate = データベースを最新の形に更新して終了する（通常の起動時にも更新します）
host-backed-up = バックアップは { $path } です。復元するときは、ボットを止めてこのファイルをデータベースの場所に置き、隣にある -wal と -shm で終わるファイルを削除してください。
host-migrated = データベースはバージョン { $version } です。

room-bot = Tenbou
room-club = 川辺リーチ麻雀会
room-channel = 麻雀
room-members = あおい いつき かえで さくら
room-open =
    部屋を開きました：{ $address }
    そこで /score hand と入力して一覧から選び、牌を打ち込んでください：234m067p55s678s777z
    Ctrl-Cで部屋を閉じます。

# `bot.py verify`

host-verify = 牌譜を検証する：和了をすべて計算し直し、すべての局を再現して、合わない点を表示する。終了コードは、すべて合えば0、合わない点があれば1、検証できないものがあれば2
host-verify-logs = ファイル、またはフォルダ（.xml、.mjlog、.json、.gz を牌譜として読みます）
host-verify-rules = 検証に使うルール（省略時は各牌譜のルール）

verify-progress = 検証中
verify-hand = { $wind }{ $kyoku }局 { $honba }本場
verify-game = 対局全体
verify-values = { $label }：牌譜では { $stated }、ルールでは { $found }
verify-han-of-yaku = { $label }：牌譜では{ $stated }翻、ルールでは{ $found }翻
verify-times = { $label }：牌譜では{ $stated }倍役満、ルールでは{ $found }倍役満
verify-yes = はい
verify-no = いいえ
verify-round-name = { $wind }{ $kyoku }局
verify-name-missing = 名前：牌譜にありません
verify-name-twice = 名前：牌譜では2人が同じです
verify-hands = 局数
verify-round = 局
verify-honba = 本場
verify-sticks = 場の供託
verify-points = 持ち点
verify-riichi = リーチ時に門前で聴牌
verify-kan = リーチ後の暗槓{ $tiles }は、待ちが変わるのでできません
verify-event = ありえない出来事：{ $reason }
verify-winner = 和了
verify-win = 和了ではありません：{ $reason }
verify-furiten = フリテンでのロン：{ $tiles }がすでに出ています
verify-han = 翻
verify-fu = 符
verify-yakuman = 役満の倍数
verify-worth = 手の点数
verify-change = 点数の増減
verify-tenpai = 聴牌
verify-shown = 手牌
verify-end = 対局終了
verify-final-points = 最終の持ち点
verify-final-score = 最終スコア
verify-itself = 牌譜の中の矛盾（{ $part }）
verify-hint = 次のルールなら、すべて合います：{ $rules }
verify-summary =
    { $games }件の牌譜を検証し、{ $wrong ->
        [0] すべて合いました
       *[other] { $wrong }件に合わない点がありました（{ $found }）
    }{ $unread ->
        [0] 。
       *[other] 。{ $unread }件は検証できませんでした。
    }
