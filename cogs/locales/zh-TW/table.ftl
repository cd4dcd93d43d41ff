# /table

command-table = 在聊天室的盤面上，一局一局記錄對局
command-table-open = 開桌並貼出盤面，一切都在盤面上輸入
    .east = 起家：提及或名字；新名字會成為訪客
    .south = 起家的下家（最初的南家）
    .west = 最初的西家
    .north = 最初的北家；三人對局不用填
    .league = 哪個聯賽；有好幾個時要填
command-table-list = 查看進行中的桌
command-table-show = 在這裡重新貼出盤面；舊的會消失
    .table = 哪一桌；省略為這個頻道的那一桌
command-table-whatif = 查看一人或所有人從現在起要怎樣才能提升名次
    .who = 看誰的；省略則看所有人的
    .table = 哪一桌；省略為這個頻道的那一桌
command-table-close = 放棄一桌；不會成為對局
    .table = 哪一桌；省略為這個頻道的那一桌

# --- the board

live-round = { $wind }{ $number }局
live-honba = { $count }本場
live-sticks = 供託{ $count }支
live-loose = 供託{ $points }點
live-table = 桌#{ $number }
live-all-last = **最後一局**
live-wind-east = 東
live-wind-south = 南
live-wind-west = 西
live-wind-north = 北
live-player =
    { $star ->
        [yes] `{ $wind }` **{ $name } ★** { $points }
       *[no] `{ $wind }` **{ $name }** { $points }
    }
live-first = 領先{ "\u00A0" }{ $points }
live-mark-riichi = 立直
live-mark-double = 兩立直
live-mark-open = 開立直
live-mark-open-double = 開兩立直
live-mark-dead = 和牌放棄
live-last = 上一局 { $round }：{ $line }
live-closed = 桌#{ $number }已放棄
live-over = 對局結束

live-need = 第一名：{ $ways }
live-need-ron = 榮和{ $need }（直擊{ $name }：{ $direct }）
live-need-from = 直擊{ $name }：{ $need }
live-need-any = 多少點都行
live-need-more = 第一名：這一局還不夠

live-button-ron = 榮和
live-button-tsumo = 自摸
live-button-draw = 流局
live-button-riichi = 立直
live-button-more = 其他
live-button-undo = 撤銷
live-button-abort = 途中流局
live-button-chombo = 錯和
live-button-wrong-call = 錯鳴
live-button-dead-hand = 和牌放棄
live-button-adjust = 調整點數
live-button-stop = 結束對局
live-button-agariyame = 就此結束（{ $name }）
live-button-record = 記錄
live-button-agree = 確認
live-button-book = 確定
live-button-change = 修改
live-button-cancel = 取消

# --- what happened, in words

live-won-ron = **{ $name }** 榮和 { $amount }
live-won-tsumo = **{ $name }** 自摸 { $amount }
live-won-from = { $won }，放銃 **{ $name }**
live-won-why = { $won }（{ $why }）
live-line-why = { $line }（{ $why }）
live-head-bump = 因頭跳而不支付：{ $names }
live-why-of = { $name }：{ $why }
live-draw = 流局：{ $names }聽牌
live-draw-none = 流局：全員不聽
live-draw-all = 流局：全員聽牌
live-nagashi = 流局：{ $names }流局滿貫
live-abort = 途中流局：{ $kind }
live-abort-by = 途中流局：{ $kind }（{ $name }）
live-abort-kyuushu = 九種九牌
live-abort-four-winds = 四風連打
live-abort-four-kans = 四槓散了
live-abort-four-riichi = 四家立直
live-abort-triple-ron = 三家和
live-chombo = **{ $name }** 錯和
live-riichi-riichi = **{ $name }** 立直
live-riichi-double = **{ $name }** 兩立直
live-riichi-open = **{ $name }** 開立直
live-riichi-open-double = **{ $name }** 開兩立直
live-wrong-call = **{ $name }** 錯鳴：{ $points }點作為供託
live-dead-hand = **{ $name }** 和牌放棄
live-adjusted = 調整點數：{ $reason }
live-stopped = 提前結束：{ $reason }
live-no-reason = 未寫理由
live-agariyame = **{ $name }** 和牌終局

live-end-bust = { $names }被飛了。
live-end-points-cap = 有人達到了點數上限。
live-end-last-hand = 最後一局打完了。
live-end-end-points = 有人達到了終局所需的點數。
live-end-agariyame = 最後一局的莊家和牌終局。
live-end-tenpaiyame = 最後一局的莊家聽牌終局。
live-end-stopped = 主辦人結束了對局。

# --- dialogs

live-ron-title = 榮和
live-tsumo-title = 自摸
live-draw-title = 流局
live-adjust-title = 調整點數
live-stop-title = 提前結束對局
live-seat-option = { $name }（{ $wind }）
live-field-winner = 和牌者
live-field-winners = 多人榮和時全部選取，手牌依名單的順序用 / 分開
live-field-from = 放銃者
live-field-value = 和牌的手牌
live-field-value-ron = 不含本場的點數、翻與符、滿貫等，或是牌
live-field-value-tsumo = 不含本場的各家支付、翻與符、滿貫等，或是牌
live-field-value-example-ron = 3900 · 3翻40符 · 滿貫 · 234m067p55s678s777z
live-field-value-example-tsumo = 1000 2000 · 3翻40符 · 滿貫 · 234m067p55s678s777z
live-field-said = 補充
live-field-said-note = 以牌輸入時：寶牌指示牌、一發、河底等；立直若還沒輸入也寫
live-field-said-example = 立直、一發、寶牌 4p 1z、裏寶牌 3s
live-field-tenpai = 聽牌的人
live-field-tenpai-note = 全員不聽就都不選
live-field-nagashi = 流局滿貫的人
live-field-kyuushu = 宣告九種九牌的人
live-field-deal-declarer-chooses-deal = 是否過莊（由宣告的人選擇）
live-field-deal-dealer-chooses-deal = 是否過莊（由莊家選擇）
live-deal-passes = 過莊
live-deal-stays = 不過莊
live-field-points = 每個人正確的點數
live-field-kyoutaku = 場上的供託（點）
live-field-honba = 本場
live-field-reason = 理由（所有人都看得到）

# Ways to write what a hand is worth, with commas between.
live-value-mangan = 滿貫, 滿, 满贯, 満貫, mangan
live-value-haneman = 跳滿, 跳, 跳满, 跳満, ハネ満, haneman
live-value-baiman = 倍滿, 倍满, 倍満, baiman
live-value-sanbaiman = 三倍滿, 3倍滿, 三倍满, 三倍満, sanbaiman
live-value-kazoe-yakuman = 累計役滿, 累積役滿, 累计役满, 数え役満, kazoe, kazoe yakuman, counted yakuman
live-value-yakuman-1 = 役滿, 一倍役滿, 1倍役滿, 役满, 役満, yakuman, 1 yakuman
live-value-yakuman-2 = 兩倍役滿, 二倍役滿, 雙倍役滿, 2倍役滿, 两倍役满, 双倍役满, ダブル役満, double yakuman, 2 yakuman
live-value-yakuman-3 = 三倍役滿, 3倍役滿, 三倍役满, トリプル役満, triple yakuman, 3 yakuman
live-value-yakuman-4 = 四倍役滿, 4倍役滿, 四倍役满, 四倍役満, quadruple yakuman, 4 yakuman
live-value-yakuman-5 = 五倍役滿, 5倍役滿, 五倍役满, 五倍役満, quintuple yakuman, 5 yakuman
live-value-yakuman-6 = 六倍役滿, 6倍役滿, 六倍役满, 六倍役満, sextuple yakuman, 6 yakuman
live-value-each = 各, 每家, オール, all, each
live-value-fillers = 翻, 飜, 番, 符, 點, 点, 莊家, 莊, 閒家, 閒, 付, han, fu, h, f, points, pts, and, from, dealer

# What is said beside tiles: words before tiles, and the kinds of riichi.
live-said-dora = 寶牌, 寶牌指示牌, 指示牌, 懸賞牌, 懸賞, 宝牌, ドラ, dora
live-said-ura = 裏寶牌, 裡寶牌, 裏寶牌指示牌, 裡寶牌指示牌, 裏寶, 裡寶, 裏懸賞, 裡懸賞, 里宝, 裏ドラ, 裏, 裡, ura dora, ura
live-said-kita = 拔北, 北抜き, kita
live-said-riichi = 立直, リーチ, riichi, reach
live-said-double = 兩立直, 雙立直, 两立直, 両立直, ダブルリーチ, double riichi, daburi
live-said-open = 開立直, 公開立直, 开立直, オープンリーチ, open riichi
live-said-open-double = 開兩立直, 開雙立直, 开两立直, open double riichi, double open riichi

# --- the preview

live-pays = { $payer } → { $payee }：{ $parts }
live-pays-table = 場上
live-short = { $names }付不出全額。
live-pays-hand = { $points }
live-pays-pao = 包牌{ $points }
live-pays-honba = 本場{ $points }
live-pays-kyoutaku = 供託{ $points }點
live-pays-nagashi = { $points }
live-pays-chombo = { $points }
live-pays-wrong-call = { $points }
live-score = { $name } { $points }
live-score-changed = { $name } **{ $points }**（{ $change }）
live-then-over = 對局就此結束。{ $reason }
live-then-same = 這一局繼續：{ $where }
live-then-stays = 接著是{ $where }，{ $dealer }連莊
live-then-passes = 接著是{ $where }，莊家是{ $dealer }
live-then-may-stop = 之後{ $dealer }可以結束對局。
live-turn-tile = 立直宣言牌放銃
live-turn-ippatsu = 一發
live-turn-decline = 不扣F點
live-pao = 包牌者
live-pao-nobody = 沒有人包牌
live-pao-by = { $name }包牌：{ $what }
live-pao-daisangen = 大三元
live-pao-daisuushii = 大四喜
live-pao-suukantsu = 四槓子
live-pao-rinshan = 大明槓後的嶺上開花

# --- riichi and more

live-riichi-question = 誰立直？付{ $stick }點作為供託
live-more = 其他
live-more-note = 看過結果之前，什麼都不會確定。
live-more-nagashi = 流局滿貫在「流局」裡。
live-abort-question = 哪一種途中流局？
live-chombo-question = 誰錯和？
live-wrong-call-question = 誰錯鳴？付{ $points }點作為供託
live-dead-hand-question = 誰和牌放棄？

# --- taking back

live-undo-question =
    { $count ->
        [1] 要撤銷這一筆嗎？
       *[other] 要撤銷這{ $count }筆嗎？
    }
live-undo-back = 撤銷後回到{ $where }。
live-undo-more = … 以及之前的{ $count }筆
live-undo-yes = 撤銷
live-undo-no = 不撤銷
live-undo-further = 退到更前面
live-undo-option =
    { $count ->
        [1] 最後一筆：{ $where }
       *[other] 最後{ $count }筆：回到{ $where }
    }

# --- the end

live-next-none = 按「記錄」就成為聯賽的對局，立即計入。
live-next-one = 按「記錄」就成為聯賽的對局，再由另一位對局者確認。
live-next-all = 按「記錄」就成為聯賽的對局，再由其他所有對局者確認。
live-next-organiser = 按「記錄」就成為聯賽的對局，再由主辦人確認。
live-next-counts = 已計入為對局#{ $number }。用 /game show 查看全部內容。

# --- lists and needs

live-list =
    { $count ->
        [0] 沒有進行中的桌
       *[other] 進行中的桌：{ $count }
    }
live-list-player = { $name } { $points }
live-list-more = 另外還有{ $count }桌。
live-whatif = 提升名次的條件
live-whatif-player = **{ $name }** · 第{ $place }名 · { $points }
live-whatif-first = 目前是第一名。
live-whatif-place = 要第{ $place }名：{ $ways }
live-whatif-ron = 榮和{ $names }{ $need }{ $value }
live-whatif-tsumo = 自摸{ $need }{ $value }
live-whatif-value = （{ $value }）
live-whatif-any-ron = 榮和{ $names }，多少點都行
live-whatif-any-tsumo = 自摸，多少點都行
live-whatif-no-ron = 榮和{ $names }也不夠
live-whatif-no-tsumo = 自摸也不夠

live-give-up-question = 要放棄桌#{ $number }嗎？
live-give-up-note = 不會成為對局。已經打了{ $hands }局。
live-give-up-yes = 放棄
live-give-up-no = 繼續打

# --- mistakes

error-no-table = 這裡沒有進行中的桌。用 /table open 開桌。
error-which-table = 有好幾桌正在進行，請指定哪一桌：{ $numbers }。
error-table-not-number = 沒有「{ $text }」這一桌。請從輸入時出現的清單選擇，或寫號碼。
error-not-at-this-table = { $name }不在這一桌。
error-board-out-of-reach = 輸入都已保存，但機器人不能在這一桌盤面所在的頻道發言。請讓機器人看得到那個頻道並能傳送訊息，再用 /table show。
error-hand-is-over = 那一局已經有人結束了。請看盤面，如果輸入的是現在這一局，請再輸入一次。
error-value-not-understood = 看不懂「{ $text }」這副手牌。請寫點數（3900、1000 2000）、翻與符（3翻40符）、滿貫等，或是牌（234m067p55s678s777z）。
error-own-discard = { $seat }不能榮和自己的捨牌。
error-fu-missing = { $han }翻還需要符，請寫成{ $han }翻30符這樣。5翻起不需要。
error-no-such-han = 沒有{ $han }翻的手牌。請寫1到12，再多就寫13；先寫翻，再寫符，例如 3 40。
error-points-not-paid =
    { $winner ->
        [dealer] 莊家
       *[other] 閒家
    }{ $way ->
        [tsumo] 自摸
       *[ron] 榮和
    }時，沒有不含本場為「{ $text }」的手牌。最接近的是 { $count ->
        [1] { $below }
       *[2] { $below } 與 { $above }
    }。
error-winner-values =
    { $count ->
        [0] 請寫出每位和牌者的手牌。
       *[other] 有{ $winners }人和牌，手牌卻有{ $count }副。請依名單的順序，用 / 把手牌分開。
    }
error-tile-word-unknown = 看不懂「{ $word }」是什麼狀況。請寫立直、一發、河底、嶺上等，或寶牌 4p 1z、裏寶牌 3s，用頓號或逗號分開。
error-liable-for-nothing = 依規則和役種，這手牌沒有人會包牌。請刪去那個部分。
error-liable-unclear = 看不出由誰包哪個役。請在這裡刪去，改從預覽下方的清單選擇。
error-points-not-numbers = 「{ $text }」應該是{ $players }人依座位順序的整數，一人一行。
error-not-whole-number = 「{ $text }」應該是一個整數。
error-nothing-changed = 沒有任何變動。
error-nothing-to-undo = 這一桌還沒有輸入任何東西。
