# What can be wrong with a request to the store.

error-league-name-taken = 這裡已有名為「{ $name }」的聯賽。
error-league-unknown = 這裡沒有名為「{ $name }」的聯賽。用 /league list 查看現有的聯賽。
error-no-league = 這裡還沒有聯賽。主辦人可以用 /league create 建立。
error-which-league = 這裡有好幾個聯賽，請指定哪一個：{ $names }。
error-players-differ = 這套規則是{ $players }人用的，但這個聯賽有{ $expected }人的對局。請另外建立聯賽。
error-season-unknown = 沒有第{ $number }賽季；最新的是第{ $last }賽季。
error-season-still-open = 第{ $number }賽季還沒結束。請先用 /league season close 結束。
error-no-open-season = 這個聯賽的賽季已結束。主辦人可以用 /league season start 開始下一個。
error-games-still-pending = 這個賽季還有{ $count }場對局待確認。用 /game pending 查看。
error-player-unknown = 這裡沒有名為「{ $name }」的玩家。請從輸入時出現的清單選擇。
error-player-name-taken = 已有另一位玩家叫做「{ $name }」。
error-name-not-usable = 名字要1到{ $longest }個字，所以「{ $name }」不能用。
error-seated-twice = { $name }佔了兩個座位。一人只能坐一個。
error-same-player = 請指定兩位不同的玩家。
error-alias-taken = { $service } 的 { $name } 已經是{ $owner }的。
error-alias-unknown = 沒有人登記過 { $service } 的名字 { $name }。
error-players-share-games = 這兩人同桌過{ $count }次，不可能是同一個人。
error-game-unknown = 這裡沒有對局#{ $number }。
error-game-not-open =
    { $status ->
        [draft] 對局#{ $number }還沒有儲存。
        [pending] 對局#{ $number }仍待確認。
        [confirmed] 對局#{ $number }已經確認。
        [undone] 對局#{ $number }已經撤銷。
        [cancelled] 對局#{ $number }已經捨棄。
       *[lapsed] 對局#{ $number }逾時未確認，已經失效。
    }
error-points-do-not-add-up = 點數與立直棒合計{ $total }點，但開始時是{ $expected }點。
error-sticks-out-of-range = 場上不可能剩下{ $sticks }支立直棒。
error-table-unknown = 這裡沒有桌#{ $number }。
error-table-not-open =
    { $status ->
        [recorded] 桌#{ $number }的對局已經記錄。用 /game edit 修正，用 /game undo 撤銷。
       *[closed] 桌#{ $number }已經放棄。
    }
error-table-moved = 別人剛剛更新了這一桌。請看過盤面後再試一次。
error-table-not-over = 這一桌的對局還沒結束，不能記錄。
error-proposal-unknown = 這個預覽已經不在了。請重新輸入這一局。
error-log-imported-before = 這份牌譜之前已經匯入：對局#{ $number }。
error-players-share-table = 這兩人同坐桌#{ $number }，不可能是同一個人。
error-rules-version-unknown =
    { $last ->
        [0] 這個伺服器還沒有自己的規則。
       *[other] 這個伺服器的規則沒有第{ $number }版，最新的是第{ $last }版。
    }
error-rules-draft-unknown = 這個預覽已經不在了，請重新使用指令。
error-rules-moved = 這個伺服器的規則在這期間已經改變，現在是第{ $number }版。請看過後再重新使用指令。
error-penalty-unknown = 這裡沒有罰分#{ $number }。
error-too-many-games = 有{ $count }場對局，而一個檔案最多{ $most }場。請選一個賽季，或請機器人的管理者備份。
error-league-not-empty = 「{ $name }」已有對局、進行中的桌、罰分、隊伍或好幾個賽季。請用 /league create 建立新的聯賽，再匯入到那裡。
error-copy-disagrees = 檔案中的對局#{ $number }重算後與檔案所寫的不符，所以沒有匯入任何東西。
error-match-disagrees = 檔案中的比賽#{ $number }與其對局、借點或之前的比賽不符，所以沒有匯入任何東西。
error-database-unreachable = 無法開啟資料庫：{ $problem }
error-database-of-newer-version = 資料庫的版本 { $version } 來自較新的機器人。請用那個版本啟動，或還原備份。
error-database-missing = { $path } 還沒有資料庫。
error-backup-there = { $path } 已經存在，而備份不會覆寫任何檔案。請換一個名稱。
error-backup-failed = 無法寫入備份 { $path }：{ $problem }
error-backup-needs-sqlite = 只有SQLite資料庫能這樣複製。這是PostgreSQL，請用它自己的pg_dump。
error-bot-named = { $name }是機器人，不能當玩家。請選擇成員，或輸入訪客的名字。
error-server-only = 這只能在伺服器裡使用。
error-not-allowed =
    { $action ->
        [confirm] 只有這場對局的玩家或主辦人可以確認。
        [cancel] 只有記錄這場對局的人或主辦人可以捨棄。
        [undo] 只有主辦人可以撤銷這場對局，記錄的人則限一天之內。
        [edit] 只有主辦人可以修正這場對局，記錄的人則限一天之內。
        [play-table] 只有這一桌的玩家、開桌的人或主辦人可以輸入與撤銷。
        [close-table] 只有這一桌的玩家、開桌的人或主辦人可以放棄它。
        [direct-table] 只有主辦人可以調整點數或提前結束對局。主辦人是有管理伺服器權限，或有 /admin organisers 所指定身分組的人。
        [manage-server] 只有有管理伺服器權限的人可以這麼做。
       *[other] 只有主辦人可以這麼做。主辦人是有管理伺服器權限，或有 /admin organisers 所指定身分組的人。
    }
error-setting-not-a-database = 設定 { $name } 必須以 sqlite:/// 或 postgresql:// 開頭。
