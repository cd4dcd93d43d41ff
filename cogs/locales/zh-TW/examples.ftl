# /rules show 的例子：情形與結果。

rules-example = **例** · { $case }
rules-example-by = **例**（依{ $rules }的規則） · { $case }
rules-comes-to = { $sentence } **→ { $outcome }**
rules-example-changed = **例**（依{ $rules }的規則，但是：{ $changes }）
    { $case }
rules-arrow-note = 「→」是改了這一條時，例子的結果。
rules-can-be-set = - *也可以設定為*：{ $sentence }
rules-can-be-set-there = - *該規則也可以設定為*：{ $sentence }

# --- 情形

example-hand = { $how }：`{ $hand }`
example-ron = { $winner }榮和{ $discarder }
example-tsumo = { $winner }自摸
example-rons = { $discarder }放銃給{ $winners }（手牌都相同）
example-round = { $wind }場
example-dora = 寶牌指示牌{ $tiles }
example-ura = 裏寶牌指示牌{ $tiles }
example-kita = 拔北{ $count }張
example-points = 閒家榮和{ $value }
example-start = { $facts }。
example-held = { $name }{ $points }
example-riichi = { $names }立直。
example-riichi-late = { $names }在沒有摸牌機會時立直。
example-claim = { $name }（{ $value }）
example-won-tsumo = { $wins }自摸。
example-won-ron = { $discarder }放銃給{ $wins }。
example-won-riichi-tile = { $discarder }以立直宣言牌放銃給{ $wins }。
example-draw = 流局：{ $names }聽牌。
example-draw-none = 流局：無人聽牌。
example-nagashi = 流局：{ $names }流局滿貫，{ $tenpai }聽牌。
example-abort = 途中流局：{ $kind }。
example-abort-by = 途中流局：{ $name }的{ $kind }。
example-chombo = { $name }錯和。
example-wrong-call = { $name }錯鳴。
example-tenpai = 流局時手牌為 { $hand }
example-tenpai-furiten = 流局時手牌為 { $hand }（振聽）
example-game = 終局時：{ $facts }
example-had-chombo = { $name }有一次錯和
example-fpoints-deal-in = 放銃給一家
example-fpoints-double-deal-in = 放銃給兩家
example-fpoints-triple-deal-in = 放銃給三家
example-fpoints-ippatsu-tsumo = 一發自摸
example-team = { $letter }隊
example-loans = 比賽前：{ $teams }
example-carried = 比賽後：{ $teams }
example-seating = 同樣的座位打完{ $games }場對局後

# --- 結果

example-scored = { $value }、{ $points }點
example-worth = { $points }點
example-nobody-paid = 不付給任何人
example-over = 對局結束
example-next = 下一局為{ $where }
example-may-stop = { $name }可以結束對局
example-is-tenpai = 聽牌
example-is-noten = 不聽
example-counted = F點{ $number }
example-loan = { $debtor }向{ $lender }借{ $points }點
example-no-loans = 沒有借點
example-officials = 由主辦人決定
example-seats-drawn = 重抽座位
example-seats-stay = 座位不變
example-refused = 不可以
example-refused-no-yaku = 沒有役，不能和牌
example-refused-below-minimum = 翻數不足，不能和牌
example-refused-not-complete = 牌型不完整，不能和牌
example-refused-abort-not-played = 繼續打
example-refused-nagashi-not-played = 一般的流局
example-refused-deal-choice-missing = 選擇是否過莊
