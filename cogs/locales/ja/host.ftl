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
