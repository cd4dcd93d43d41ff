# What can be wrong with a request to the store.

error-league-name-taken = 「{ $name }」というリーグはすでにあります。
error-league-unknown = 「{ $name }」というリーグはありません。/league list で一覧を見られます。
error-no-league = リーグはまだありません。運営が /league create で作れます。
error-which-league = リーグが複数あるので、どれかを指定してください：{ $names }
error-players-differ = このルールは{ $players }人用ですが、リーグには{ $expected }人の対局があります。別のリーグを作ってください。
error-season-unknown = 第{ $number }シーズンはありません。最新は第{ $last }シーズンです。
error-season-still-open = 第{ $number }シーズンはまだ終了していません。先に /league season close で終了してください。
error-no-open-season = 開催中のシーズンはありません。運営が /league season start で次を始められます。
error-games-still-pending = このシーズンに承認待ちの対局が{ $count }件あります。/game pending で確認できます。
error-player-unknown = 「{ $name }」というプレイヤーはいません。入力中に出る一覧から選んでください。
error-player-name-taken = 「{ $name }」という名前のプレイヤーはすでにいます。
error-name-not-usable = 名前は1文字から{ $longest }文字までなので、「{ $name }」は使えません。
error-seated-twice = { $name }さんが2つの席にいます。1人1席です。
error-same-player = 別々のプレイヤーを2人指定してください。
error-alias-unknown = { $service } の { $name } という名前の人はいません。
error-alias-taken = { $service } の { $name } は、すでに{ $owner }さんのものです。
error-players-share-games = この2人は{ $count }回同卓しているため、同じ人ではありえません。
error-game-unknown = 対局#{ $number }はありません。
error-game-not-open =
    { $status ->
        [draft] 対局#{ $number }はまだ保存前です。
        [pending] 対局#{ $number }は承認待ちです。
        [confirmed] 対局#{ $number }は承認済みです。
        [undone] 対局#{ $number }は取り消されています。
        [cancelled] 対局#{ $number }は破棄されています。
       *[lapsed] 対局#{ $number }は承認されないまま期限切れになりました。
    }
error-points-do-not-add-up = 点数とリーチ棒の合計は{ $total }点ですが、開始時は{ $expected }点でした。
error-sticks-out-of-range = 場に残るリーチ棒を{ $sticks }本にはできません。
error-table-unknown = 卓#{ $number }はありません。
error-table-not-open =
    { $status ->
        [recorded] 卓#{ $number }の対局は記録済みです。/game edit で修正、/game undo で取り消しができます。
       *[closed] 卓#{ $number }は中止されています。
    }
error-table-moved = ほかの人がこの卓を更新したところです。表示を確かめて、もう一度行ってください。
error-table-not-over = この卓の対局はまだ終わっていないため、記録できません。
error-proposal-unknown = この確認画面はもうありません。もう一度入力してください。
error-log-imported-before = この牌譜は取り込み済みです：対局#{ $number }
error-players-share-table = この2人は卓#{ $number }に同席しているため、同じ人ではありえません。
error-rules-version-unknown =
    { $last ->
        [0] このサーバー独自のルールはまだありません。
       *[other] このサーバーのルールに第{ $number }版はありません。最新は第{ $last }版です。
    }
error-rules-draft-unknown = この確認画面はもうありません。コマンドをもう一度使ってください。
error-rules-moved = その間にこのサーバーのルールが変わり、第{ $number }版になりました。確かめてから、コマンドをもう一度使ってください。
error-penalty-unknown = ペナルティ#{ $number }はありません。
error-too-many-games = 対局が{ $count }件ありますが、1つのファイルには{ $most }件までです。シーズンを1つ選ぶか、ボットの管理者にバックアップを頼んでください。
error-league-not-empty = 「{ $name }」には、対局、進行中の卓、ペナルティ、チーム、または複数のシーズンがあります。/league create で新しいリーグを作り、そこへ取り込んでください。
error-copy-disagrees = ファイルの対局#{ $number }を計算し直すと、書かれている結果と合いません。何も取り込んでいません。
error-match-disagrees = ファイルの試合#{ $number }が、その対局、貸し借り、またはそれまでの試合と合いません。何も取り込んでいません。
error-database-unreachable = データベースを開けません：{ $problem }
error-database-of-newer-version = データベースのバージョン { $version } は、新しいボットのものです。そのボットで起動するか、バックアップを復元してください。
error-database-missing = { $path } にデータベースはまだありません。
error-backup-there = { $path } はすでにあります。バックアップは上書きしないので、別の名前にしてください。
error-backup-failed = バックアップ { $path } を書き込めませんでした：{ $problem }
error-backup-needs-sqlite = この方法で複製できるのはSQLiteだけです。PostgreSQLでは、付属のpg_dumpを使ってください。
error-bot-named = { $name } はボットなので、プレイヤーにはなれません。メンバーを選ぶか、ゲストの名前を入力してください。
error-server-only = これはサーバーの中でだけ使えます。
error-not-allowed =
    { $action ->
        [confirm] 承認できるのは、この対局のプレイヤーか運営です。
        [cancel] 破棄できるのは、この対局を記録した人か運営です。
        [undo] 取り消せるのは運営です。記録した人も1日以内なら取り消せます。
        [edit] 修正できるのは運営です。記録した人も1日以内なら修正できます。
        [play-table] 入力や取り消しができるのは、この卓のプレイヤー、卓を立てた人、運営です。
        [close-table] 中止できるのは、この卓のプレイヤー、卓を立てた人、運営です。
        [direct-table] 点数の調整や途中終了ができるのは運営です。運営は、サーバー管理権限か /admin organisers のロールを持つ人です。
        [manage-server] これができるのは、サーバー管理権限のある人です。
       *[other] これができるのは運営です。運営は、サーバー管理権限か /admin organisers のロールを持つ人です。
    }
error-setting-not-a-database = 設定 { $name } は sqlite:/// か postgresql:// で始めてください。
