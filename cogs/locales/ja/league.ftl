# /league

command-league = リーグ：シーズン、順位表、Fポイント、ペナルティ
command-league-create = リーグを作る
    .name = リーグの名前
    .rules = 使うルール。省略するとここで使うルール
    .confirmation = 対局を承認する人。省略すると、ほかの対局者1人
command-league-list = リーグの一覧を見る
command-league-info = リーグのルール、設定、シーズンを見る
    .league = リーグ。1つしかなければ不要
command-league-settings = リーグの設定を変える。省略した項目はそのまま
    .league = リーグ。1つしかなければ不要
    .confirmation = 対局を承認する人
    .pending_hours = 承認を待つ時間数。0なら無期限
    .then = 時間内に承認されなかった対局の扱い
    .rules = これからの対局に使うルール
    .name = 新しい名前
command-league-season = シーズン
command-league-season-start = 次のシーズンを始める
    .league = リーグ。1つしかなければ不要
    .name = シーズンに名前を付けるとき、その名前
command-league-season-close = シーズンを終了する。順位表は残ります
    .league = リーグ。1つしかなければ不要
command-league-standings = 順位表を見る
    .league = リーグ。1つしかなければ不要
    .season = シーズンの番号。省略すると最新
    .sort = 何の順に並べるか。省略するとスコア
    .min_games = この対局数以上の人だけを載せる
    .last = 各自の直近の対局だけを、この数まで数える

command-league-fpoints = Fポイントの少ない順と、週間の敗者を見る
    .league = リーグ。1つしかなければ不要
    .season = シーズンの番号。省略すると最新
command-league-statistics = 和了率の高い人、放銃率の低い人などを見る（局ごとの記録がある対局だけ）
    .measure = 何で比べるか。省略すると和了率
    .league = リーグ。1つしかなければ不要
    .season = シーズンの番号。省略すると最新
    .min_hands = この局数以上の人だけを載せる。省略すると50
command-league-ratings = プレイヤーの強さを示すレーティングを、リーグの全対局から見る
    .measure = どのレーティングか。省略するとopenskill
    .league = リーグ。1つしかなければ不要
    .min_games = この対局数以上の人だけを載せる
command-league-penalty = 対局外のペナルティ
command-league-penalty-give = 対局とは別に、スコアから差し引く
    .player = プレイヤー
    .points = 差し引くスコア。10や0.5のように0.1単位で書く。マイナスなら加算
    .reason = 理由。全員が読めます
    .league = リーグ。1つしかなければ不要
command-league-penalty-cancel = ペナルティを取り消す。一覧には残ります
    .number = ペナルティの番号
    .reason = 理由
    .league = リーグ。1つしかなければ不要
command-league-penalty-list = シーズンのペナルティを見る
    .league = リーグ。1つしかなければ不要
    .season = シーズンの番号。省略すると最新
command-league-export = リーグをファイルで受け取る
    .format = ファイルの種類。省略すると表計算のブック
    .league = リーグ。1つしかなければ不要
    .season = 1シーズンだけにする（CSVとブックのとき）
command-league-import = 書き出したリーグを、空のリーグに取り込む
    .file = /リーグ 書き出し で書き出したJSON
    .league = 空のリーグ。1つしかなければ不要

choice-format-csv = CSV：3つの表をテキストで
choice-format-xlsx = XLSX：表計算のブック
choice-format-json = JSON：リーグ全体。/リーグ 取り込み 用
choice-confirmation-none = 承認なし（すぐに反映）
choice-confirmation-one = ほかの対局者1人
choice-confirmation-all = ほかの対局者全員
choice-confirmation-organiser = 運営
choice-then-confirm = そのまま反映
choice-then-lapse = 期限切れ
choice-sort-total = スコア
choice-sort-average = 平均スコア
choice-sort-average-place = 平均順位
choice-sort-games = 対局数
choice-sort-first-rate = 1位率
choice-sort-best-game = 最高スコア
choice-sort-fpoints = Fポイント
choice-sort-fpoints-per-game = 1対局あたりのFポイント
choice-rating-skill = openskillのレート
choice-rating-tenhou = 天鳳のR

league-created = # { $name }を作りました
league-created-next = 最初の対局は /game record で記録します。ここの設定は /league settings で変えられます。
league-changed = # { $name }
league-rules = ルール：{ $rules }
league-line = { $rules } · { $season }
league-confirmation =
    { $confirmation ->
        [none] 記録した対局は、すぐに反映されます。
        [one] 対局は、ほかの対局者1人か運営が承認すると反映されます。
        [all] 対局は、ほかの対局者全員か運営が承認すると反映されます。
       *[organiser] 対局は、運営が承認すると反映されます。
    }
league-pending =
    { $hours ->
        [0] 承認されるまで待ちます。
       *[other] { $hours }時間承認されなければ、{ $then ->
            [confirm] そのまま反映されます。
           *[lapse] 期限切れになります。
        }
    }
league-waiting = 承認待ち{ $count }件
league-more-seasons = ほかに以前のシーズンが{ $count }つ
league-list-heading = ## リーグ一覧
league-list-empty = リーグはまだありません。運営が /league create で作れます。
league-formula = スコア＝（持ち点 − { $back }）÷ 1000{ $rounding ->
        [half_up] （四捨五入）
        [five_down_six_up] （五捨六入）
       *[none] {""}
    }、ウマ { $uma }{ $oka ->
        [0] {""}
       *[other] 、オカ { $oka }（トップ）
    }
league-floating-uma = 返し点に達した人数で変動

season-number = 第{ $number }シーズン
season-closed = 終了
season-line =
    { $open ->
        [yes] { $season }：{ $start }から
       *[no] { $season }：{ $start }から{ $end }まで
    }
season-started = # { $season }開始
    { $league }：これからの対局はこのシーズンに入ります。
season-is-closed = # { $season }終了
    { $league }
season-winner =
    { $count ->
        [1] 優勝：**{ $names }**
       *[other] 同点優勝：**{ $names }**
    }
season-closed-next = /league standings でいつでも見られます。/league season start で次を始めます。

standings-by = { $sort ->
    [total] スコア順
    [average] 平均スコア順
    [average_place] 平均順位順
    [games] 対局数順
    [first_rate] 1位率順
    [best_game] 最高スコア順
    [fpoints] Fポイント順
   *[fpoints_per_game] 1対局あたりのFポイント順
}
standings-sort = { $sort ->
    [total] 並び順：スコア
    [average] 並び順：平均スコア
    [average_place] 並び順：平均順位
    [games] 並び順：対局数
    [first_rate] 並び順：1位率
    [best_game] 並び順：最高スコア
    [fpoints] 並び順：Fポイント
   *[fpoints_per_game] 並び順：1対局あたりのFポイント
}
standings-last = 各自の直近{ $last }対局
standings-last-note = シーズン中の各自の直近の対局だけを数え、ペナルティは含めません。
standings-least = { $least }対局以上
standings-from =
    { $least ->
        [0] 全員
       *[other] { $least }対局以上
    }
standings-sort-by = { $sort ->
    [fpoints] Fポイント順にする
   *[fpoints_per_game] 1対局あたりの順にする
}
standings-empty = このシーズンに反映された対局はまだありません。/game record で記録してください。
race-note = 対局とペナルティごとのスコア合計（全{ $games }戦）。
standings-nobody = この対局数に達した人はまだいません。
standings-counts = { $players }人、{ $games }対局
standings-rules = ルール：{ $rules }
standings-computed = { $at } 現在。「>」は自分の行です。
standings-more-columns = すべての列
standings-fewer-columns = 列を減らす

fpoints-heading = ## Fポイント · { $league }
fpoints-weeks = **週間の敗者**
fpoints-week = { $year }年第{ $week }週：{ $names }（{ $points }）
fpoints-others = ほか{ $count }人
fpoints-note = 少ないほど良い成績です。週はUTCの月曜から日曜までで、最も多く付いた人がその週の敗者です。

statistics-heading = ## 局の成績 · { $league }
statistics-all = 全シーズン
statistics-least = { $least }局以上
statistics-from =
    { $least ->
        [0] 全員
       *[other] { $least }局以上
    }
statistics-empty = 局ごとの記録がある対局は、まだ反映されていません。/table open で打つか、/game import で牌譜を取り込んでください。
statistics-nobody = この局数に達した人はまだいません。
statistics-note =
    { $players }人、{ $order ->
        [fewest] 低い順
       *[most] 高い順
    }。nは回数で、局ごとの記録がない対局は含みません。「>」は自分の行です。
statistics-few = { $mark } は{ $few }回未満で、まだ目安になりません。

ratings-heading = ## レーティング · { $league }
ratings-by = { $kind ->
    [skill] openskillのレート
   *[tenhou] 天鳳のR
}
ratings-settled = 暫定を除く
ratings-show = { $kind ->
    [skill] openskillのレート
   *[tenhou] 天鳳のR
}
ratings-only-settled = 暫定を除く
ratings-everybody = 全員
ratings-empty = 反映された対局はまだありません。/game record で記録してください。
ratings-note-skill = openskill（Plackett-Luce）：ほぼ確実にあるといえる強さで、μからσの3倍を引いた値です。全員が0から始まります。
ratings-note-tenhou = 天鳳のRを、このリーグの順位から計算したものです。全員が1500から始まります。
ratings-note = { $mark } は暫定で、対局が少なくまだ判断できません。全シーズンを数え、「>」は自分の行です。

penalty-given = # { $player }さんに { $score }
penalty-now = 今シーズンの合計は{ $total }で、{ $rank }位です。
penalty-footer = { $league } · ペナルティ#{ $number } · /league penalty cancel で取り消せます
penalty-cancelled = # ペナルティ#{ $number } 取り消し
    { $player }さんへの { $score } はなくなりました。
penalty-cancelled-note = ペナルティの一覧には残ります。
penalty-heading = ## ペナルティ · { $league }
penalty-none = このシーズンのペナルティはありません。
penalty-line =
    { $cancelled ->
        [yes] **{ $number }** · ~~{ $player } { $score }~~ 取り消し
       *[no] **{ $number }** · { $player } { $score }
    }
penalty-by = { $day }、{ $user }

export-csv = **{ $name }**：{ $games }対局
export-xlsx = **{ $name }**：{ $games }対局
export-json = **{ $name }**：{ $games }対局。このファイルは /league import で空のリーグに取り込めます。
league-imported = # { $name }への取り込みが完了しました
    { $games }対局、{ $players }人

sheet-standings = 順位表
sheet-games = 対局
sheet-penalties = ペナルティ
heading-game = 対局
heading-season = シーズン
heading-played = 日時
heading-status = 状態
heading-seat = 席
heading-place = 順位
heading-player = プレイヤー
heading-raw = 持ち点
heading-kyoutaku = 受け取った供託
heading-rounded = 端数処理後
heading-uma = ウマ
heading-oka = オカ
heading-balance = 過不足
heading-penalty = ペナルティ
heading-total = スコア
heading-chombo = チョンボ
heading-fpoints = Fポイント
heading-sticks = 場に残った供託
heading-comment = メモ
heading-reason = 理由
heading-given = 課した日時
heading-cancelled = 取り消した日時
heading-rank = 総合順位
heading-games = 対局数
heading-place-1 = 1位
heading-place-2 = 2位
heading-place-3 = 3位
heading-place-4 = 4位
heading-best = 最高
heading-worst = 最低
heading-penalties = ペナルティ合計

error-penalty-not-tenths = { $points } のペナルティは記録できません。0以外の数を、小数は1桁までで書いてください。
error-penalty-without-reason = ペナルティには、全員が読める理由が必要です。
error-file-not-json = このファイルはJSONではないため、/league export で書き出したリーグではありません。
error-file-broken = このファイルは /league export で書き出したリーグではありません：{ $place } が正しくありません。
error-file-of-other-version = このファイルはバージョン { $version } ですが、このボットが読めるのはバージョン { $known } です。
error-file-too-large = ファイルが大きすぎます。読めるのは{ $most } MiBまでです。
error-file-unreachable = Discordからファイルを受け取れません。もう一度添付してください。
error-upload-too-large = ファイルがこのサーバーの上限の{ $most } MiBを超えます。シーズンを1つ選ぶか、ボットの管理者にバックアップを頼んでください。
error-one-season-of-json = JSONは常にリーグ全体です。シーズンを省略するか、CSVかXLSXを選んでください。

column-player = 名前
column-games = 戦
column-total = スコア
column-gap = 差
column-average = 平均
column-average-place = 平順
column-first-rate = 1位率
column-best-game = 最高
column-fpoints = F
column-fpoints-per-game = F/戦
column-rate = 率
column-cases = n
column-rating = R
column-place-1 = 1
column-place-2 = 2
column-place-3 = 3
column-place-4 = 4
column-chombo = チョンボ
column-penalties = 減点
