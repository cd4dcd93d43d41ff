# /rules show の例。場面と、その結果。

rules-example = **例** · { $case }
rules-example-by = **例**（{ $rules }のルールで） · { $case }
rules-comes-to = { $sentence } **→ { $outcome }**
rules-example-changed = **例**（{ $rules }のルールで、次の点だけ変えて：{ $changes }）
    { $case }
rules-arrow-note = 「→」は、このルールを変えたときの例の結果です。
rules-can-be-set = - *こうも設定できます*：{ $sentence }
rules-can-be-set-there = - *そのルールではこうも設定できます*：{ $sentence }

# --- 場面

example-hand = { $how }：`{ $hand }`
example-ron = { $discarder }から{ $winner }がロン
example-tsumo = { $winner }がツモ和了
example-rons = { $discarder }が{ $winners }に放銃（手牌はどれも同じ）
example-round = { $wind }場
example-dora = ドラ表示牌{ $tiles }
example-ura = 裏ドラ表示牌{ $tiles }
example-kita = 北抜き{ $count }枚
example-points = 子の{ $value }のロン
example-start = { $facts }。
example-held = { $name }{ $points }
example-riichi = { $names }がリーチ。
example-riichi-late = { $names }がツモ番のないリーチ。
example-claim = { $name }（{ $value }）
example-won-tsumo = { $wins }のツモ和了。
example-won-ron = { $discarder }が{ $wins }に放銃。
example-won-riichi-tile = リーチ宣言牌で{ $discarder }が{ $wins }に放銃。
example-draw = 流局：{ $names }が聴牌。
example-draw-none = 流局：全員ノーテン。
example-nagashi = 流局：{ $names }の流し満貫、{ $tenpai }が聴牌。
example-abort = 途中流局：{ $kind }。
example-abort-by = 途中流局：{ $name }の{ $kind }。
example-chombo = { $name }のチョンボ。
example-wrong-call = { $name }の誤鳴き。
example-tenpai = 流局時に { $hand }
example-tenpai-furiten = 流局時に { $hand }（フリテン）
example-game = 終局時：{ $facts }
example-had-chombo = { $name }のチョンボ1回
example-fpoints-deal-in = 1人への放銃
example-fpoints-double-deal-in = 2人への放銃
example-fpoints-triple-deal-in = 3人への放銃
example-fpoints-ippatsu-tsumo = 一発ツモ
example-team = チーム{ $letter }
example-loans = 試合前：{ $teams }
example-carried = 試合後：{ $teams }
example-seating = 同じ席で{ $games }半荘を終えたとき

# --- 結果

example-scored = { $value }、{ $points }点
example-worth = { $points }点
example-nobody-paid = 支払いなし
example-over = 対局終了
example-next = 次は{ $where }
example-may-stop = { $name }は対局を終えられる
example-is-tenpai = 聴牌
example-is-noten = ノーテン
example-counted = Fポイント{ $number }
example-loan = { $debtor }が{ $lender }から{ $points }点を借りる
example-no-loans = 貸し借りなし
example-officials = 運営が決める
example-seats-drawn = 場決めをする
example-seats-stay = 席はそのまま
example-refused = できない
example-refused-no-yaku = 役がなく和了できない
example-refused-below-minimum = 翻数が足りず和了できない
example-refused-not-complete = 和了の形になっていない
example-refused-abort-not-played = そのまま続行
example-refused-nagashi-not-played = 通常の流局
example-refused-deal-choice-missing = 親が流れるかどうかを選ぶ
