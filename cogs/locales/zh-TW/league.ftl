# /league

command-league = 聯賽：賽季、排名、F點、罰分
command-league-create = 建立聯賽
    .name = 聯賽的名稱
    .rules = 使用的規則；省略則為這裡使用的規則
    .confirmation = 對局由誰確認後計入；省略為另一位對局者
command-league-list = 查看有哪些聯賽
command-league-info = 查看聯賽的規則、設定與賽季
    .league = 聯賽；只有一個時不用填
command-league-settings = 變更聯賽的設定；省略的項目不變
    .league = 聯賽；只有一個時不用填
    .confirmation = 對局由誰確認後計入
    .pending_hours = 等待確認的時數；0為不限時
    .then = 逾時未確認的對局如何處理
    .rules = 今後的對局使用的規則
    .name = 新的名稱
command-league-season = 賽季
command-league-season-start = 開始下一個賽季
    .league = 聯賽；只有一個時不用填
    .name = 賽季的名稱，如果要取名
command-league-season-close = 結束賽季；排名會保留
    .league = 聯賽；只有一個時不用填
command-league-standings = 查看排名
    .league = 聯賽；只有一個時不用填
    .season = 賽季的號碼；省略為最新
    .sort = 依什麼排序；省略為積分
    .min_games = 只列出至少打了這麼多場的人
    .last = 只計每個人最近的這麼多場

command-league-fpoints = 查看誰的F點最少，以及每週的敗者
    .league = 聯賽；只有一個時不用填
    .season = 賽季的號碼；省略為最新
command-league-statistics = 查看誰的和牌率最高、放銃率最低等（限有各局記錄的對局）
    .measure = 依什麼；省略為和牌率
    .league = 聯賽；只有一個時不用填
    .season = 賽季的號碼；省略為最新
    .min_hands = 只列出至少打了這麼多局的人；省略為50
command-league-ratings = 查看玩家的實力評分，依聯賽的所有對局計算
    .measure = 哪一種評分；省略為openskill
    .league = 聯賽；只有一個時不用填
    .min_games = 只列出至少打了這麼多場的人
command-league-penalty = 對局之外的罰分
command-league-penalty-give = 在對局之外扣玩家的積分
    .player = 玩家
    .points = 要扣的積分，最細到0.1；負數則為加分
    .reason = 理由；所有人都看得到
    .league = 聯賽；只有一個時不用填
command-league-penalty-cancel = 取消罰分；仍會留在清單上
    .number = 罰分的號碼
    .reason = 理由
    .league = 聯賽；只有一個時不用填
command-league-penalty-list = 查看一個賽季的罰分
    .league = 聯賽；只有一個時不用填
    .season = 賽季的號碼；省略為最新
command-league-export = 把聯賽匯出成檔案
    .format = 檔案的種類；省略為試算表
    .league = 聯賽；只有一個時不用填
    .season = 只要一個賽季（CSV與試算表）
command-league-import = 把匯出的聯賽匯入到空的聯賽
    .file = 由 /聯賽 匯出 匯出的JSON
    .league = 空的聯賽；只有一個時不用填

choice-format-csv = CSV：三張文字表格
choice-format-xlsx = XLSX：試算表
choice-format-json = JSON：整個聯賽，供 /聯賽 匯入 使用
choice-confirmation-none = 不用確認，立即計入
choice-confirmation-one = 另一位對局者
choice-confirmation-all = 其他所有對局者
choice-confirmation-organiser = 主辦人
choice-then-confirm = 照樣計入
choice-then-lapse = 失效
choice-sort-total = 積分
choice-sort-average = 平均積分
choice-sort-average-place = 平均名次
choice-sort-games = 對局數
choice-sort-first-rate = 第一名率
choice-sort-best-game = 單場最高積分
choice-sort-fpoints = F點
choice-sort-fpoints-per-game = 每場F點
choice-rating-skill = openskill評分
choice-rating-tenhou = 天鳳的R值

league-created = # 已建立{ $name }
league-created-next = 用 /game record 記錄第一場對局。這裡的設定可以用 /league settings 變更。
league-changed = # { $name }
league-rules = 規則：{ $rules }
league-line = { $rules } · { $season }
league-confirmation =
    { $confirmation ->
        [none] 記錄的對局立即計入。
        [one] 對局經另一位對局者或主辦人確認後計入。
        [all] 對局經其他所有對局者或主辦人確認後計入。
       *[organiser] 對局經主辦人確認後計入。
    }
league-pending =
    { $hours ->
        [0] 等待確認沒有時限。
       *[other] { $hours }小時內未確認，就{ $then ->
            [confirm] 照樣計入。
           *[lapse] 失效。
        }
    }
league-waiting = { $count }場待確認
league-more-seasons = 另有{ $count }個較早的賽季
league-list-heading = ## 聯賽一覽
league-list-empty = 這裡還沒有聯賽。主辦人可以用 /league create 建立。
league-formula = 積分＝（點數 − { $back }）÷ 1000{ $rounding ->
        [half_up] （四捨五入）
        [five_down_six_up] （五捨六入）
       *[none] {""}
    }、馬點 { $uma }{ $oka ->
        [0] {""}
       *[other] 、頭名賞 { $oka }（歸第一名）
    }
league-floating-uma = 依達到返點的人數而定

season-number = 第{ $number }賽季
season-closed = 已結束
season-line =
    { $open ->
        [yes] { $season }：{ $start }起
       *[no] { $season }：{ $start }至{ $end }
    }
season-started = # { $season }開始了
    { $league }：今後的對局計入這個賽季。
season-is-closed = # { $season }已結束
    { $league }
season-winner =
    { $count ->
        [1] 第一名：**{ $names }**
       *[other] 並列第一名：**{ $names }**
    }
season-closed-next = 隨時可以用 /league standings 查看。用 /league season start 開始下一個賽季。

standings-by = { $sort ->
    [total] 依積分
    [average] 依平均積分
    [average_place] 依平均名次
    [games] 依對局數
    [first_rate] 依第一名率
    [best_game] 依單場最高積分
    [fpoints] 依F點
   *[fpoints_per_game] 依每場F點
}
standings-sort = { $sort ->
    [total] 排序：積分
    [average] 排序：平均積分
    [average_place] 排序：平均名次
    [games] 排序：對局數
    [first_rate] 排序：第一名率
    [best_game] 排序：單場最高積分
    [fpoints] 排序：F點
   *[fpoints_per_game] 排序：每場F點
}
standings-last = 每人最近{ $last }場
standings-last-note = 這裡只計賽季中每人最近的對局，不計罰分。
standings-least = 至少{ $least }場
standings-from =
    { $least ->
        [0] 所有人
       *[other] 至少{ $least }場
    }
standings-sort-by = { $sort ->
    [fpoints] 依F點
   *[fpoints_per_game] 依每場F點
}
standings-empty = 這個賽季還沒有計入的對局。用 /game record 記錄。
race-note = 每場對局與罰分之後的總積分（共{ $games }場）。
standings-nobody = 還沒有人打這麼多場。
standings-counts = { $players }人、{ $games }場
standings-rules = 規則：{ $rules }
standings-computed = 截至 { $at }。「>」是你自己的那一行。
standings-more-columns = 所有欄位
standings-fewer-columns = 較少欄位

fpoints-heading = ## F點 · { $league }
fpoints-weeks = **每週的敗者**
fpoints-week = { $year }年第{ $week }週：{ $names }（{ $points }）
fpoints-others = 另外{ $count }人
fpoints-note = 越少越好。一週為UTC的星期一到星期日，該週拿最多的人是敗者。

statistics-heading = ## 各局統計 · { $league }
statistics-all = 所有賽季
statistics-least = 至少{ $least }局
statistics-from =
    { $least ->
        [0] 所有人
       *[other] 至少{ $least }局
    }
statistics-empty = 還沒有計入的對局有各局記錄。用 /table open 對局，或用 /game import 匯入牌譜。
statistics-nobody = 還沒有人有這麼多局的記錄。
statistics-note =
    { $players }人，{ $order ->
        [fewest] 由低到高
       *[most] 由高到低
    }。n是次數；不含沒有各局記錄的對局。「>」是你自己的那一行。
statistics-few = { $mark } 次數少於{ $few }，還看不出什麼。

ratings-heading = ## 實力評分 · { $league }
ratings-by = { $kind ->
    [skill] openskill評分
   *[tenhou] 天鳳的R值
}
ratings-settled = 不含暫定
ratings-show = { $kind ->
    [skill] openskill評分
   *[tenhou] 天鳳的R值
}
ratings-only-settled = 不列暫定
ratings-everybody = 所有人
ratings-empty = 還沒有計入的對局。用 /game record 記錄。
ratings-note-skill = openskill（Plackett-Luce）：玩家幾乎確定具有的實力，即μ減三個σ。每個人從0開始。
ratings-note-tenhou = 天鳳的R值，依這個聯賽的名次計算。每個人從1500開始。
ratings-note = { $mark } 暫定：場數太少，還無法判斷。計入所有賽季；「>」是你自己的那一行。

penalty-given = # { $player } { $score }
penalty-now = 本賽季合計{ $total }，第{ $rank }名。
penalty-footer = { $league } · 罰分#{ $number } · 用 /league penalty cancel 取消
penalty-cancelled = # 已取消罰分#{ $number }
    { $player }的 { $score } 不再計算。
penalty-cancelled-note = 仍會留在罰分清單上。
penalty-heading = ## 罰分 · { $league }
penalty-none = 這個賽季沒有罰分。
penalty-line =
    { $cancelled ->
        [yes] **{ $number }** · ~~{ $player } { $score }~~ 已取消
       *[no] **{ $number }** · { $player } { $score }
    }
penalty-by = { $day }，{ $user }

export-csv = **{ $name }**：{ $games }場對局
export-xlsx = **{ $name }**：{ $games }場對局
export-json = **{ $name }**：{ $games }場對局。這個檔案可以用 /league import 匯入到空的聯賽。
league-imported = # 已匯入{ $name }
    { $games }場對局、{ $players }人

sheet-standings = 排名
sheet-games = 對局
sheet-penalties = 罰分
heading-game = 對局
heading-season = 賽季
heading-played = 時間
heading-status = 狀態
heading-seat = 座位
heading-place = 名次
heading-player = 玩家
heading-raw = 點數
heading-kyoutaku = 收到的供託
heading-rounded = 尾數處理後
heading-uma = 馬點
heading-oka = 頭名賞
heading-balance = 尾數差額
heading-penalty = 罰分
heading-total = 積分
heading-chombo = 錯和
heading-fpoints = F點
heading-sticks = 場上剩下的供託
heading-comment = 備註
heading-reason = 理由
heading-given = 給予時間
heading-cancelled = 取消時間
heading-rank = 排名
heading-games = 對局數
heading-place-1 = 第1名
heading-place-2 = 第2名
heading-place-3 = 第3名
heading-place-4 = 第4名
heading-best = 最高
heading-worst = 最低
heading-penalties = 罰分合計

error-penalty-not-tenths = 不能記錄 { $points } 的罰分：不能是0，且最細到0.1。
error-penalty-without-reason = 罰分需要所有人都看得到的理由。
error-file-not-json = 這個檔案不是JSON，所以不是 /league export 匯出的聯賽。
error-file-broken = 這個檔案不是 /league export 匯出的聯賽：{ $place } 不正確。
error-file-of-other-version = 這個檔案是版本 { $version }，而這個機器人讀的是版本 { $known }。
error-file-too-large = 檔案太大了；最多讀取{ $most } MiB。
error-file-unreachable = Discord沒有給出這個檔案。請再附加一次。
error-upload-too-large = 檔案會超過這個伺服器的上限{ $most } MiB。請選一個賽季，或請機器人的管理者備份。
error-one-season-of-json = JSON一定是整個聯賽。請省略賽季，或選CSV或XLSX。

column-player = 名字
column-games = 場
column-total = 積分
column-gap = 差
column-average = 平均
column-average-place = 均名
column-first-rate = 1位率
column-best-game = 最高
column-fpoints = F
column-fpoints-per-game = F/場
column-rate = 比率
column-cases = n
column-rating = R
column-place-1 = 1
column-place-2 = 2
column-place-3 = 3
column-place-4 = 4
column-chombo = 錯和
column-penalties = 罰分
