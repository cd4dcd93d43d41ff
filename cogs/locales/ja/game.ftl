# /game

command-game = 対局の記録と閲覧
command-game-record = 対局を記録する。保存の前に内容を確認できます
    .east = 起家（最初の東家）：メンションか名前。新しい名前はゲストになります
    .south = 最初の南家
    .west = 最初の西家
    .north = 最初の北家。三人打ちでは不要
    .scores = 起家からの順に最終持ち点：41600 35800 12600 10000、416 358 126 100、41.6 35.8 12.6 10
    .league = リーグ。複数あるときに必要
    .sticks = 終局時に場に残ったリーチ棒の本数
    .comment = 対局についてのメモ
command-game-import = 天鳳の牌譜か結果の1行から対局を記録する。保存の前に確認できます
    .log = 牌譜：.mjlogか.xml（圧縮も可）、または牌譜エディタのJSON
    .text = またはそのJSON、あるいは 田中(+61.0) 佐藤(+15.0) 鈴木(-26.0) 高橋(-50.0) のような1行
    .league = リーグ。複数あるときに必要
command-game-pending = 承認待ちの対局を見る
    .league = リーグ。複数あるときに必要
command-game-show = 対局を見る：結果の内訳と、誰が何をしたか
    .number = 対局の番号
    .league = リーグ。複数あるときに必要
command-game-history = 最近の対局を、全員または1人について見る
    .player = プレイヤー。省略すると全員
    .league = リーグ。複数あるときに必要
command-game-undo = 対局を取り消し、成績から除く
    .number = 対局の番号
    .reason = 理由。全員が読めます
    .league = リーグ。複数あるときに必要
command-game-edit = 対局を修正する
    .number = 対局の番号
    .league = リーグ。複数あるときに必要

# --- the card of a game

game-heading =
    { $status ->
        [draft] まだ保存していません
        [correction] 修正（未保存）
        [pending] 対局#{ $number } · 承認待ち
        [confirmed] 対局#{ $number }
        [undone] 対局#{ $number } · 取り消し
        [cancelled]
            { $number ->
                [0] 破棄しました。何も保存していません
               *[other] 対局#{ $number } · 破棄
            }
       *[lapsed] 対局#{ $number } · 期限切れ
    }
game-seat-east = 東家
game-seat-south = 南家
game-seat-west = 西家
game-seat-north = 北家
game-seat = **{ $place }位 { $name }** { $seat }{ $raw } **{ $total }**
game-item-points = { $rounded } − { $return_points } = { $score }
game-item-points-sticks = 供託{ $kyoutaku }を加えて { $rounded } − { $return_points } = { $score }
game-item-uma = ウマ { $score }
game-item-oka = オカ { $score }
game-item-balance = 端数 { $score }
game-item-penalty = チョンボ { $score }
game-count-chombo = （チョンボ{ $count }回）
game-count-fpoints = （F { $count }）

game-points-right = 合計：{ $total }点 ✓
game-points-short = **合計が{ $total }点で、{ $expected }点に{ $by }点足りません。** { $offers ->
        [0] 「修正」で直してください。
       *[other] 正しいものを押すか、「修正」で直してください。
    }
game-points-over = **合計が{ $total }点で、{ $expected }点より{ $by }点多くなっています。** { $offers ->
        [0] 「修正」で直してください。
       *[other] 正しいものを押すか、「修正」で直してください。
    }
game-sticks-first-place = うち{ $points }点は場の供託で、トップへ
game-sticks-split = うち{ $points }点は場の供託で、トップの人で等分
game-sticks-lost = うち{ $points }点は場の供託で、誰のものにもなりません
game-totals = スコアの合計：{ $total }
game-totals-with-penalties = スコアの合計：{ $total }（うちチョンボ { $penalties }）
game-newcomers = **{ $names }** は初めての名前なので、ゲストになります。書き間違いなら「修正」で直してください。メンバーはメンションで指定します。
game-chombo-mangan = チョンボは卓上で{ $other }点、親なら{ $dealer }点を払います。持ち点に反映済みのものです。
game-chombo-penalty = チョンボ1回につき、ウマのあとのスコアから { $score } です。
game-chombo-free = このルールではチョンボの支払いはなく、回数だけを数えます。
game-comment = 「{ $comment }」

game-recorded = 記録：{ $user }、{ $at }
game-agreed = 承認済み：{ $names }
game-needs-organiser = 運営の承認が必要です
game-needs-player = { $name }さんの承認が必要です
game-needs-one = このうち1人の承認が必要です：{ $names }
game-needs-all = 全員の承認が必要です：{ $names }
game-due-counts = 異議がなければ{ $at }に反映されます
game-due-lapses = 承認されなければ{ $at }に期限切れになります

game-unchanged = まだ何も変えていません。
game-change-seat = { $seat }：{ $before } → **{ $after }**
game-change-sticks = 場の供託：{ $before } → **{ $after }**
game-change-comment = メモ：「{ $before }」 → 「{ $after }」

game-button-submit = 確定
game-button-save = 保存
game-button-edit = 修正
game-button-fpoints = Fポイント
game-button-chombo = チョンボ
game-button-cancel = 破棄
game-button-agree = 承認
game-button-correct = 修正
game-button-take-back = 取り消す

game-fix-sticks =
    { $sticks ->
        [0] 場に残ったリーチ棒はない
       *[other]
            場に残ったリーチ棒は{ $sticks }本 { $rule ->
                [first_place] → トップへ
                [split] → トップの人で等分
               *[lost] → 誰のものでもない
            }
    }
game-fix-typo = { $name }は{ $points }点
game-fix-chombo-not-paid =
    { $dealt ->
        [yes] { $name }が親でチョンボを支払い：{ $points }
       *[no] { $name }がチョンボを支払い：{ $points }
    }
game-fix-chombo-not-received = ほかの人がチョンボを受け取り（親は{ $dealer }）

# --- a game from elsewhere

game-who-heading = **誰が誰ですか？** 下で選んでください。選ばなかった人は新しいゲストになります。
game-who =
    { $known ->
        [no] { $name }：今のところ新しいゲスト
       *[yes] { $name }：**{ $player }**
    }
game-who-member = { $name }はこのメンバー…
game-who-guest = { $name }はこのゲスト…
game-who-new-guest = { $name }は新しいゲスト
game-remembered = これから天鳳の牌譜を取り込むとき、{ $name }は{ $player }さんになります。/player unlink で取り消せます。
game-not-remembered = { $name }が{ $player }さんだと登録できるのは、本人か運営です：/player link

import-done = 読み込んだ対局はこちらです：
import-heading = ## この取り込みについて
import-disagrees = **牌譜の中に、その牌譜のルールと合わない点が{ $count }件あります：**
import-more = ほか{ $count }件
import-explained = **独自のルールの個室で打たれたことが、** 牌譜の数字からわかります：{ $rules }
import-scores = **牌譜の結果とスコアが異なります：**
import-score = { $name }：牌譜では { $stated }、ここでは { $here }
import-differing = **リーグの次のルールなら、違う展開になっていました：** { $rules }。各局は打たれたとおりに数え、結果だけをリーグのルールで計算します。
import-alike = ほかに{ $count }項目のルールが異なりますが、この対局では違いになりませんでした。
import-rounded = この1行にはスコアしかないため、持ち点はスコアから求めた1000点単位の値です。「修正」で正確な持ち点を入力できます。
import-seats = 1行の結果からは席がわからないため、書かれた順に座ったものとします。

# --- dialogs

game-edit-title =
    { $number ->
        [0] 対局
       *[other] 対局#{ $number }
    }
game-field-players = 起家から順にプレイヤー（1行に1人）
game-field-scores = 起家から順に最終持ち点
game-field-sticks = 場に残ったリーチ棒の本数
game-field-comment = メモ
game-field-reason = 理由（全員が読めます）
game-reason-title = 対局#{ $number }の修正
game-fpoints-title = Fポイント
game-fpoints-note = この対局で各プレイヤーに付いたFポイント。少ないほど良い成績です。
game-chombo-title = チョンボ
game-chombo-note = 各プレイヤーのチョンボの回数。{ $cost }

# --- mistakes

error-no-scores = 持ち点がありません。起家から順に 41600 35800 12600 10000 のように書きます。
error-score-not-a-number = 持ち点として読めません。起家から順に 41600 35800 12600 10000 のように書きます。
error-score-not-hundreds = 持ち点は100点単位なので、{ $score } にはなりません。
error-score-out-of-range = { $score } は{ $points }点になります。41600 35800 12600 10000 のように、全員を同じ書き方にしてください。
error-score-count = 持ち点が{ $count }人分ですが、対局者は{ $players }人です。
error-north-missing = このリーグは四人打ちなので、北家も指定してください。
error-north-not-played = このリーグは三人打ちなので、北家はいません。
error-no-player-named =
    { $seat ->
        [east] 東家
        [south] 南家
        [west] 西家
       *[north] 北家
    }が指定されていません。メンバーをメンションするか、名前を書いてください。
error-player-lines = { $count }行ありますが、対局者は{ $players }人です。1行に1人ずつ書いてください。
error-count-not-a-number = 「{ $text }」は、{ $least }から{ $most }までの整数にしてください。
error-preview-of-another = まだ保存していない対局です。変更や確定ができるのは、入力した人か運営です。
error-own-game = 自分が記録した対局なので、ほかの対局者か運営の承認が必要です。
error-organiser-confirms = このリーグでは、運営が対局を承認します。

error-nothing-to-import = 牌譜を添付するか、そのJSONまたは結果の1行を貼り付けてください。
error-two-to-import = ファイルとテキストの両方があります。一度に取り込めるのは1対局です。
error-log-is-link = 牌譜へのリンクは開けません。牌譜を保存して添付してください。
error-log-of-other-players =
    { $count ->
        [3] この牌譜は三人打ちですが、このリーグは四人打ちです。
       *[other] この牌譜は四人打ちですが、このリーグは三人打ちです。
    }
error-log-of-other-points = この牌譜は開始時の合計が{ $count }点ですが、このリーグは{ $expected }点なので、記録できません。
error-log-breaks-off = この牌譜は途中で切れています。最後は{ $wind ->
        [east] 東
        [south] 南
        [west] 西
       *[north] 北
    }{ $kyoku }局{ $honba }本場で、対局の結果がありません。
error-log-cannot-be-played = この牌譜の{ $wind ->
        [east] 東
        [south] 南
        [west] 西
       *[north] 北
    }{ $kyoku }局{ $honba }本場に、その牌譜のルールで認められないことが起きているため、記録できません。
error-line-not-understood = 牌譜でも結果でもありません。結果は 田中(+61.0) 佐藤(+15.0) 鈴木(-26.0) 高橋(-50.0) のように書きます。
error-line-of-other-players = この結果は{ $count }人分ですが、このリーグは{ $players }人打ちです。
error-line-unlike-rules = このリーグのルールでも天鳳のルールでも、このスコアになる持ち点がありません。田中(51200) 佐藤(34700) 鈴木(14100) 高橋(0) のように、持ち点を貼り付けてください。

# --- who did what

game-story = **経過**
game-progress = 対局#{ $number }
game-story-record = { $at } · { $user } が記録
game-story-agree = { $at } · { $user } が承認
game-story-confirm = { $at } · { $user } により反映
game-story-edit = { $at } · { $user } が修正
game-story-cancel = { $at } · { $user } が破棄
game-story-undo = { $at } · { $user } が取り消し
game-story-lapse = { $at } · { $user } により失効
game-story-nobody = 時間の経過
game-story-reason = 理由：「{ $reason }」
game-story-before = ‹
game-story-after = 経過 ›

# --- lists

game-pending-heading = 承認待ちの対局
game-pending-none = 承認待ちの対局はありません。
game-history-heading = 最近の対局
game-history-of = { $name }さんの最近の対局
game-history-none = 対局はありません。
game-list-line = **対局#{ $number }** · { $at }
game-list-before = ‹ 前へ
game-list-after = 次へ ›
game-choose-one = 対局を見る
game-choose = 対局#{ $number }

# --- taking a game back

game-undo-question = 対局#{ $number }を取り消す？
game-undo-yes = 取り消す
game-undo-no = やめる
game-undo-kept = 対局#{ $number }はそのままです。
