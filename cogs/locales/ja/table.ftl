# /table

command-table = 盤面を見ながら、1局ずつ対局を入力する
command-table-open = 卓を立て、入力用の盤面を投稿する
    .east = 起家：メンションか名前。新しい名前はゲストになります
    .south = 起家の下家（最初の南家）
    .west = 最初の西家
    .north = 最初の北家。三人打ちでは不要
    .league = リーグ。複数あるときに必要
command-table-list = 対局中の卓を見る
command-table-show = 盤面をここに投稿し直す。前の盤面は消えます
    .table = 卓。省略するとこのチャンネルの卓
command-table-whatif = ここから順位を上げる条件を、1人または全員について見る
    .who = プレイヤー。省略すると全員
    .table = 卓。省略するとこのチャンネルの卓
command-table-close = 卓を中止する。対局としては残りません
    .table = 卓。省略するとこのチャンネルの卓

# --- the board

live-round = { $wind }{ $number }局
live-honba = { $count }本場
live-sticks = 供託{ $count }本
live-loose = 供託{ $points }点
live-table = 卓#{ $number }
live-all-last = **オーラス**
live-wind-east = 東
live-wind-south = 南
live-wind-west = 西
live-wind-north = 北
live-player =
    { $star ->
        [yes] `{ $wind }` **{ $name } ★** { $points }
       *[no] `{ $wind }` **{ $name }** { $points }
    }
live-first = 首位{ "\u00A0" }+{ $points }
live-mark-riichi = リーチ
live-mark-double = ダブルリーチ
live-mark-open = オープンリーチ
live-mark-open-double = オープンダブルリーチ
live-mark-dead = アガリ放棄
live-last = 前局 { $round }：{ $line }
live-closed = 卓#{ $number }は中止されました
live-over = 対局終了

live-need = トップ：{ $ways }
live-need-ron = ロン{ $need }（{ $name }から{ $direct }）
live-need-from = { $name }から{ $need }
live-need-any = 何点でも
live-need-more = トップ：この1局では届きません

live-button-ron = ロン
live-button-tsumo = ツモ
live-button-draw = 流局
live-button-riichi = リーチ
live-button-more = その他
live-button-undo = 取り消し
live-button-abort = 途中流局
live-button-chombo = チョンボ
live-button-wrong-call = 誤鳴き
live-button-dead-hand = アガリ放棄
live-button-adjust = 点数の調整
live-button-stop = 対局を終える
live-button-agariyame = ここで終える（{ $name }）
live-button-record = 記録
live-button-agree = 承認
live-button-book = 確定
live-button-change = 変更
live-button-cancel = やめる

# --- what happened, in words

live-won-ron = **{ $name }** ロン { $amount }
live-won-tsumo = **{ $name }** ツモ { $amount }
live-won-from = { $won }、放銃 **{ $name }**
live-won-why = { $won }（{ $why }）
live-line-why = { $line }（{ $why }）
live-head-bump = { $names }は頭ハネのため支払いなし
live-why-of = { $name }：{ $why }
live-draw = 流局：聴牌 { $names }
live-draw-none = 流局：全員ノーテン
live-draw-all = 流局：全員聴牌
live-nagashi = 流局：流し満貫 { $names }
live-abort = 途中流局：{ $kind }
live-abort-by = 途中流局：{ $kind }（{ $name }）
live-abort-kyuushu = 九種九牌
live-abort-four-winds = 四風連打
live-abort-four-kans = 四開槓
live-abort-four-riichi = 四家立直
live-abort-triple-ron = 三家和
live-chombo = **{ $name }** チョンボ
live-riichi-riichi = **{ $name }** リーチ
live-riichi-double = **{ $name }** ダブルリーチ
live-riichi-open = **{ $name }** オープンリーチ
live-riichi-open-double = **{ $name }** オープンダブルリーチ
live-wrong-call = **{ $name }** 誤鳴き：{ $points }点を供託
live-dead-hand = **{ $name }** アガリ放棄
live-adjusted = 点数の調整：{ $reason }
live-stopped = 途中終了：{ $reason }
live-no-reason = 理由の記入なし
live-agariyame = **{ $name }** 和了り止め

live-end-bust = { $names }のトビで終了です。
live-end-points-cap = 点数の上限に達しました。
live-end-last-hand = 最後の局が終わりました。
live-end-end-points = 終了に必要な点数に達した人がいます。
live-end-agariyame = ラス親の和了り止めです。
live-end-tenpaiyame = ラス親の聴牌止めです。
live-end-stopped = 運営が終了しました。

# --- dialogs

live-ron-title = ロン
live-tsumo-title = ツモ
live-draw-title = 流局
live-adjust-title = 点数の調整
live-stop-title = 対局の途中終了
live-seat-option = { $name }（{ $wind }）
live-field-winner = 和了者
live-field-winners = 複数の人のロンは全員を選び、手をこの一覧の順に / で区切る
live-field-from = 放銃者
live-field-value = 和了した手
live-field-value-ron = 本場を除いた点数、翻と符、満貫など、または牌
live-field-value-tsumo = 本場を除いた各自の支払い、翻と符、満貫など、または牌
live-field-value-example-ron = 3900 · 3翻40符 · 満貫 · 234m067p55s678s777z
live-field-value-example-tsumo = 1000 2000 · 3翻40符 · 満貫 · 234m067p55s678s777z
live-field-said = 補足
live-field-said-note = 牌で書いたとき：ドラ表示牌、一発、河底など。リーチが未入力ならそれも
live-field-said-example = リーチ、一発、ドラ 4p 1z、裏ドラ 3s
live-field-tenpai = 聴牌の人
live-field-tenpai-note = 全員ノーテンなら、すべて空欄
live-field-nagashi = 流し満貫の人
live-field-kyuushu = 九種九牌を宣言した人
live-field-deal-declarer-chooses-deal = 親の行方（宣言した人が選ぶ）
live-field-deal-dealer-chooses-deal = 親の行方（親が選ぶ）
live-deal-passes = 親流れ
live-deal-stays = 親を続ける
live-field-points = 全員の正しい持ち点
live-field-kyoutaku = 場の供託（点）
live-field-honba = 本場
live-field-reason = 理由（全員が読めます）

# Ways to write what a hand is worth, with commas between.
live-value-mangan = 満貫, マンガン, まんがん, mangan, 满贯, 滿貫
live-value-haneman = 跳満, ハネ満, ハネマン, はねまん, 跳ね満, haneman, 跳满, 跳滿
live-value-baiman = 倍満, バイマン, ばいまん, baiman, 倍满, 倍滿
live-value-sanbaiman = 三倍満, 3倍満, サンバイマン, さんばいまん, sanbaiman, 三倍满, 三倍滿
live-value-kazoe-yakuman = 数え役満, 数え, カゾエ, かぞえ, kazoe, kazoe yakuman, counted yakuman, 累计役满, 累計役滿
live-value-yakuman-1 = 役満, ヤクマン, やくまん, yakuman, 役满, 役滿, 1 yakuman
live-value-yakuman-2 = ダブル役満, 二倍役満, 2倍役満, ダブル, double yakuman, 2 yakuman, 双倍役满, 雙倍役滿
live-value-yakuman-3 = トリプル役満, 三倍役満, 3倍役満, トリプル, triple yakuman, 3 yakuman
live-value-yakuman-4 = 四倍役満, 4倍役満, quadruple yakuman, 4 yakuman
live-value-yakuman-5 = 五倍役満, 5倍役満, quintuple yakuman, 5 yakuman
live-value-yakuman-6 = 六倍役満, 6倍役満, sextuple yakuman, 6 yakuman
live-value-each = オール, ずつ, all, each, 各
live-value-fillers = 翻, 飜, 番, ハン, 符, フ, 点, は, から, 親, 子, han, fu, h, f, 點, points, pts, and, from, dealer

# What is said beside tiles: words before tiles, and the kinds of riichi.
live-said-dora = ドラ, ドラ表示牌, 表示牌, dora, 宝牌, 寶牌, 懸賞牌
live-said-ura = 裏ドラ, 裏ドラ表示牌, 裏, ウラ, ura dora, ura, 里宝, 裏寶
live-said-kita = 北抜き, 抜き北, 抜きドラ, kita, 拔北
live-said-riichi = リーチ, 立直, riichi, reach
live-said-double = ダブルリーチ, ダブリー, ダブル立直, 両立直, double riichi, daburi, 兩立直, 两立直
live-said-open = オープンリーチ, オープン立直, オープン, open riichi
live-said-open-double = オープンダブルリーチ, ダブルオープンリーチ, オープンダブル立直, open double riichi, double open riichi

# --- the preview

live-pays = { $payer } → { $payee }：{ $parts }
live-pays-table = 場
live-short = { $names }は全額を払えません。
live-pays-hand = { $points }
live-pays-pao = 責任払い{ $points }
live-pays-honba = 本場{ $points }
live-pays-kyoutaku = 供託{ $points }点
live-pays-nagashi = { $points }
live-pays-chombo = { $points }
live-pays-wrong-call = { $points }
live-score = { $name } { $points }
live-score-changed = { $name } **{ $points }**（{ $change }）
live-then-over = これで対局終了です。{ $reason }
live-then-same = 局は続きます：{ $where }
live-then-stays = 次は{ $where }、{ $dealer }の連荘
live-then-passes = 次は{ $where }、親は{ $dealer }
live-then-may-stop = { $dealer }は対局を終えることもできます。
live-turn-tile = リーチ宣言牌での放銃
live-turn-ippatsu = 一発
live-turn-decline = Fポイントを引かない
live-pao = 責任払い（包）をする人
live-pao-nobody = 責任払いなし
live-pao-by = { $name }の責任払い：{ $what }
live-pao-daisangen = 大三元
live-pao-daisuushii = 大四喜
live-pao-suukantsu = 四槓子
live-pao-rinshan = 大明槓からの嶺上開花

# --- riichi and more

live-riichi-question = リーチをかけた人は？ { $stick }点を供託
live-more = その他
live-more-note = 結果を確かめるまで、何も確定しません。
live-more-nagashi = 流し満貫は「流局」の中にあります。
live-abort-question = どの途中流局ですか？
live-chombo-question = チョンボをした人は？
live-wrong-call-question = 誤鳴きをした人は？ { $points }点を供託
live-dead-hand-question = アガリ放棄の人は？

# --- taking back

live-undo-question =
    { $count ->
        [1] これを取り消しますか？
       *[other] この{ $count }件を取り消しますか？
    }
live-undo-back = 取り消すと{ $where }に戻ります。
live-undo-more = … その前に{ $count }件
live-undo-yes = 取り消す
live-undo-no = やめる
live-undo-further = さらに前まで
live-undo-option =
    { $count ->
        [1] 最後の1件：{ $where }
       *[other] 最後の{ $count }件：{ $where }まで
    }

# --- the end

live-next-none = 「記録」でリーグの対局になり、すぐに反映されます。
live-next-one = 「記録」でリーグの対局になり、ほかの対局者1人が承認します。
live-next-all = 「記録」でリーグの対局になり、ほかの対局者全員が承認します。
live-next-organiser = 「記録」でリーグの対局になり、運営が承認します。
live-next-counts = 対局#{ $number }として反映されました。詳しくは /game show で見られます。

# --- lists and needs

live-list =
    { $count ->
        [0] 対局中の卓はありません
       *[other] 対局中の卓：{ $count }
    }
live-list-player = { $name } { $points }
live-list-more = ほかに{ $count }卓あります。
live-whatif = 順位を上げる条件
live-whatif-player = **{ $name }** · { $place }位 · { $points }
live-whatif-first = 現在トップです。
live-whatif-place = { $place }位の条件：{ $ways }
live-whatif-ron = { $names }からロン{ $need }{ $value }
live-whatif-tsumo = ツモ{ $need }{ $value }
live-whatif-value = （{ $value }）
live-whatif-any-ron = { $names }からなら何点のロンでも
live-whatif-any-tsumo = 何点のツモでも
live-whatif-no-ron = { $names }からのロンでは届きません
live-whatif-no-tsumo = ツモでは届きません

live-give-up-question = 卓#{ $number }を中止しますか？
live-give-up-note = 対局としては残りません。これまでに{ $hands }局終わっています。
live-give-up-yes = 中止する
live-give-up-no = 続ける

# --- mistakes

error-no-table = ここに対局中の卓はありません。/table open で卓を立てられます。
error-which-table = 対局中の卓が複数あるので、どれかを指定してください：{ $numbers }
error-table-not-number = 「{ $text }」という卓はありません。入力中に出る一覧から選ぶか、番号を書いてください。
error-not-at-this-table = { $name }さんはこの卓にいません。
error-board-out-of-reach = 入力は保存されていますが、この卓の盤面があるチャンネルに書き込めません。ボットがそのチャンネルを見て送信できるようにしてから、/table show を使ってください。
error-hand-is-over = その局は、ほかの人がすでに終わらせています。盤面を見て、この局のことならもう一度入力してください。
error-value-not-understood = 「{ $text }」を手として読めません。点数（3900、1000 2000）、翻と符（3翻40符）、満貫など、または牌（234m067p55s678s777z）で書いてください。
error-own-discard = { $seat }さんは自分の捨て牌でロンできません。
error-fu-missing = { $han }翻には符も必要です。{ $han }翻30符のように書いてください。5翻からは不要です。
error-no-such-han = { $han }翻の手はありません。1から12まで、それより上は13と書いてください。翻、符の順に 3 40 のように書きます。
error-points-not-paid =
    { $winner ->
        [dealer] 親
       *[other] 子
    }の{ $way ->
        [tsumo] ツモ
       *[ron] ロン
    }に、本場を除いて「{ $text }」となる手はありません。近いのは { $count ->
        [1] { $below }
       *[2] { $below } と { $above }
    } です。
error-winner-values =
    { $count ->
        [0] 和了者それぞれの手を書いてください。
       *[other] 和了者は{ $winners }人ですが、手は{ $count }つです。一覧の順に、手を / で区切ってください。
    }
error-tile-word-unknown = 「{ $word }」は和了の状況として読めません。リーチ、一発、河底、嶺上、ドラ 4p 1z、裏ドラ 3s などを、読点かカンマで区切って書いてください。
error-liable-for-nothing = この手は、ルールと役から見て、誰の責任払い（包）にもなりません。その部分を消してください。
error-liable-unclear = 誰が何の責任払い（包）をするのか決められません。ここでは書かずに、確認画面の下の一覧から選んでください。
error-points-not-numbers = 「{ $text }」は、{ $players }人の席順に、1行に1人ずつ整数で書いてください。
error-not-whole-number = 「{ $text }」は整数1つで書いてください。
error-nothing-changed = 何も変わりません。
error-nothing-to-undo = この卓にはまだ何も入力されていません。
