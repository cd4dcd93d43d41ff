# /score

command-score = 手牌の点数計算と点数早見
command-score-hand = 手牌の点数を計算する：役、符、誰がいくら払うか
    .hand = 牌。和了牌を最後に：234m 067p 55s 678s。(777z) はポン、[1111m] は暗槓
    .win = 和了牌。手牌の最後の牌でないとき
    .by = ツモか、誰からのロンか。省略するとロン
    .seat = 和了者の自風。東家が親。省略すると南家
    .round = 場風。省略すると東
    .riichi = 和了者がかけたリーチの種類
    .dora = ドラ表示牌（めくれている牌）：4p 1z
    .ura = 裏ドラ表示牌。リーチのとき
    .situation = 一発、海底、嶺上など。読点かカンマで区切る
    .kita = 抜いた北の枚数。三人打ちのとき
    .honba = 本場の数
    .sticks = 場のリーチ棒の本数。和了者のリーチ棒も含む
    .rules = どのルールか。省略するとここで使うルール
command-score-points = 翻と符から点数を調べる
    .han = 翻。ドラも含む
    .fu = 符。5翻からは関係しません。省略すると30
    .dealer = 親の和了かどうか
    .by = ツモかロン。省略すると両方
    .honba = 本場の数
    .rules = どのルールか。省略するとここで使うルール
command-score-table = 点数表を見る
    .rules = どのルールか。省略するとここで使うルール
command-score-waits = 手牌の待ち、14枚なら何を切るかを調べる
    .hand = 13枚か14枚の牌：234m 067p 55s 678s 77z
    .seat = 自風。省略すると南家
    .round = 場風。省略すると東
    .riichi = かけたリーチの種類
    .dora = ドラ表示牌（めくれている牌）：4p 1z
    .rules = どのルールか。省略するとここで使うルール
command-score-quiz = 手牌の点数を当てるクイズ。答えると解説が出る
    .rules = どのルールか。省略するとここで使うルール

choice-by-tsumo = ツモ
choice-by-ron = ロン
choice-by-ron-east = 東家からロン
choice-by-ron-south = 南家からロン
choice-by-ron-west = 西家からロン
choice-by-ron-north = 北家からロン
choice-seat-east = 東（東家は親）
choice-seat-south = 南
choice-seat-west = 西
choice-seat-north = 北
choice-riichi-riichi = リーチ
choice-riichi-double = ダブルリーチ
choice-riichi-open = オープンリーチ
choice-riichi-open-double = オープンダブルリーチ

# --- the card of a hand

seat-east = 東家
    .round = 東
seat-south = 南家
    .round = 南
seat-west = 西家
    .round = 西
seat-north = 北家
    .round = 北
payer-discarder = 放銃者
    .beginning = 放銃者
list-and = { $others }と{ $last }
list-or = { $others }か{ $last }

headline-from = { $payer }から{ $points }点
headline-tsumo = ツモ { $points }点（{ $shares }）
headline-total = 計{ $points }点
shares-all = { $points }オール
shares-two = { $low }/{ $high }

value-han-fu = { $han }翻{ $fu }符
value-limit =
    { $han ->
        [3] { $limit }（3翻{ $fu }符）
        [4] { $limit }（4翻{ $fu }符）
       *[other] { $limit }（{ $han }翻）
    }
value-yakuman =
    { $times ->
        [1] 役満
        [2] ダブル役満
        [3] トリプル役満
       *[other] { $times }倍役満
    }
limit-mangan = 満貫
limit-haneman = 跳満
limit-baiman = 倍満
limit-sanbaiman = 三倍満
limit-kazoe-yakuman = 数え役満
limit-yakuman = 役満

by-ron = ロン
by-tsumo = ツモ
card-seat = { $round }場・{ $seat }
card-honba = { $count }本場
card-liable = { $seat }の責任払い
chankan-closed-kan = 暗槓への槍槓
chankan-kita = 抜いた北へのロン
card-dora = ドラ { $tiles }（表示牌 { $indicators }）
card-ura = 裏ドラ { $tiles }（表示牌 { $indicators }）
card-discarder-in-riichi = 放銃者はリーチ中
card-discarder-dead-hand = 放銃者はアガリ放棄
card-yaku = **役**
card-yaku-han = { $name } { $han }翻
card-yakuman =
    { $times ->
        [1] { $name }
       *[other] { $name }（{ $times }倍）
    }
card-fu = **符**
card-pays = **支払い**
pays-line = { $payer }：{ $points }
pays-hand = { $points }点
pays-pao = 責任払い{ $points }点
pays-honba = 本場{ $points }点
pays-table = 供託：{ $points }点
pays-total = 合計：{ $points }点
card-said = 点数申告：「{ $call }」
spoken-honba = { $plain }は{ $total }
card-one-more = もう1翻あれば{ $points }点
card-one-more-limit = もう1翻あれば{ $limit }、{ $points }点
card-other-reading = 別の取り方では{ $value }で、{ $less }点低くなります。
card-not-liable = この手に責任払いはありません。
card-no-renhou = このルールに人和はありません。
card-rules = ルール：{ $rules }

fu-base = 副底
fu-chiitoitsu = 七対子
fu-closed-ron = 門前ロン
fu-tsumo = ツモ
fu-triplet-open = 明刻 { $tiles }
fu-triplet-closed = 暗刻 { $tiles }
fu-kan-open = 明槓 { $tiles }
fu-kan-closed = 暗槓 { $tiles }
fu-value-pair = 役牌の雀頭 { $tiles }
fu-kanchan = 嵌張待ち { $tiles }
fu-penchan = 辺張待ち { $tiles }
fu-tanki = 単騎待ち { $tiles }
fu-open-pinfu = 喰い平和
fu-rounded = → { $fu }符
fu-total = 符

no-win-dora =
    { $count ->
        [1] ドラは役に数えません。
       *[other] ドラは{ $count }枚ありますが、役に数えません。
    }
no-win-ways = { $ways }なら和了できます。
no-win-waits = { $drawn } を除くと { $tiles } 待ちです。
way-riichi = リーチ
way-tsumo = ツモ
way-last-tile = 最後の牌

change-tsumo = ツモ
change-riichi = リーチ
change-ippatsu = 一発
change-last-tile = 最後の牌
change-rinshan = 嶺上開花
change-dealer = 親
change-honba = 本場+1
change-on = { $label } ✓
change-rules = ルール：{ $rules }

# --- offered while typing

offer-empty = 牌を入力（和了牌は最後に）：234m 067p 55s 678s 777z
offer-example = 234m 067p 55s 678s 777z
offer-suit-wanted = { $typed } … 次に種類を：m（萬子）、p（筒子）、s（索子）、z（字牌）
offer-missing = { $tiles } · { $count }枚、あと{ $missing }枚（和了牌も入れるなら、もう1枚）
offer-too-many = { $tiles } · { $count }枚、{ $more }枚多い
offer-waiting = { $tiles } · { $waits } 待ち
offer-not-tenpai = { $tiles } · 13枚、{ $shanten }向聴
offer-complete = { $tiles } · 和了形
offer-incomplete =
    { $shanten ->
        [0] { $tiles } · 14枚、聴牌
       *[other] { $tiles } · 14枚、{ $shanten }向聴
    }
offer-win = … 和了牌 { $tile } { $name }

# --- points

points-ron = ロン { $points }点
points-tsumo = ツモ { $points }点（{ $shares }）
points-dealer = 親
points-not-dealer = 子
points-honba = { $count }本場込み（{ $points }点）
table-heading = # 点数表 · { $rules }
table-ron = ロン
table-tsumo = ツモ
table-han = { $han }翻
table-fu-and-more = { $fu }+
table-limit = { $name } { $han }
table-limit-han =
    { $first ->
        [13] 13翻以上
        [5] 5翻
       *[other] { $first }〜{ $last }翻
    }
table-note = 左の列は符で、40+は40符以上です。まれに{ $most }符までの手があります。
table-picture-note = 上がロン、下がツモの点数です。まれに{ $most }符までの手があります。
table-show-others = 子
table-show-dealer = 親
table-show-text = 文字で表示

# --- waits

waits-heading = # { $tiles } 待ち：残り{ $left }枚
waits-tile = **{ $tile }** { $name }、残り{ $left }枚
waits-tile-short = **{ $tile }** 残り{ $left }枚
waits-ron = ロン { $outcome }
waits-tsumo = ツモ { $outcome }
waits-without-riichi = { $seats }、リーチなし
waits-all-gone = { $tiles } 待ちですが、1枚も残っていません。
waits-helping = 有効牌 { $accepted }
waits-no-yaku = – 役なし
waits-no-win = – 和了できません
waits-outcome = **{ $points }** · { $value } · { $yaku }
distance =
    { $shanten ->
        [-1] # 和了形
        [0] # 聴牌
       *[other] # { $shanten }向聴
    }
discards-heading = おすすめの打牌と、そのときの有効牌：
discards-line = **{ $tile }** → { $accepted }
discards-more = ほかに{ $count }通りあります。
discards-note = 残り枚数は、この手とドラ表示牌にある分を除いたものです。
accepted =
    { $count ->
        [0] 残っていません
       *[other] { $count }枚：{ $tiles }
    }

# --- クイズ

quiz-heading = この手は何点？
quiz-kita = 北を{ $count }枚抜いている
quiz-how = 支払われる点数のボタンを押してください。答え合わせは本人だけに見えます。
quiz-right = 正解：{ $said }
quiz-wrong = { $said } ではありません
quiz-next = 次の問題
quiz-answered-before = この問題には前に答えたので、最初の答えを数えます
quiz-streak =
    { $count ->
        [0] 連続正解は次の問題から
       *[other] { $count }問連続正解
    }
quiz-best = 自己最高 { $count }問
quiz-leader = ここの最高 { $count }問（{ $who }）

error-card-outdated = このカードは古い版のものなので、もう変更できません。/score hand をもう一度使ってください。
