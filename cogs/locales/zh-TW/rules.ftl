# /rules

command-rules = 查詢這裡使用的規則
command-rules-show = 查詢一項規則，或讀完整套規則
    .topic = 想查的項目，寫法不拘：食斷、喰いタン、斷么九
    .rules = 哪一套規則；省略則為這裡使用的規則
command-rules-list = 查看可以選用的規則
command-rules-compare = 查看兩套規則的不同
    .a = 第一套規則
    .b = 第二套規則

command-rules-yaku = 查看一個役的條件與翻數，或列出所有的役
    .name = 役的名稱，寫法不拘；省略則列出全部
    .rules = 哪一套規則；省略則為這裡使用的規則

rules-here = **這裡** · { $rules }
    { $sentence }
rules-not-here = **這裡** · { $rules }
    這套規則沒有提到。
rules-elsewhere = - *{ $rules }*：{ $sentence }
rules-the-same = - *{ $rules }*：相同
rules-source = 出處：{ $notice }「{ $title }」（{ $language }，{ $year }年）
rules-our-reading = 解讀：{ $reading }
rules-see-also = 另見：{ $labels }

notice-language-en = 英文
notice-language-ja = 日文
notice-language-zh-CN = 簡體中文
notice-language-zh-TW = 繁體中文

rules-overview-note = 用 /rules show 選一個項目，就能看到規則的出處。
rules-unconfirmed = （未確認）
rules-compare-heading =
    { $count ->
        [0] # { $a }與{ $b }的規則相同
       *[other]
            # { $a }與{ $b }
            有{ $count }項不同。
    }
rules-compare-note = 兩者相同的規則已省略。
page-of = { $number }/{ $count }
page-before = ‹ { $title }
page-after = { $title } ›
page-none-before = ‹
page-none-after = ›

rules-list-heading = # 可以選用的規則
rules-list-default = ← 這裡使用
rules-list-note = 用 /rules show 讀其中一套，用 /rules compare 比較兩套的不同。
rules-character-tenhou = 最大平台的段位戰：有赤、有食斷，無人達到30000點就西入。
rules-character-tenhou-east = 時間減半的天鳳：只打東場，無人達到30000點就南入。
rules-character-tenhou-no-red = 沒有赤寶牌的天鳳：寶牌較少，打點較低。
rules-character-tenhou-no-kuitan = 沒有食斷的天鳳：斷么九限門前清。
rules-character-tenhou-sanma = 三人麻將：去掉二萬到八萬，北是寶牌，每人35000點。
rules-character-f-league = 實體牌桌的聯賽：F點、開立直、包牌、兩倍役滿，沒有赤寶牌。
rules-character-team-tournament = 各隊有多個位置的團體戰：點數逐場結轉，沒有擊飛。
rules-character-m-league = 職業團體聯賽：馬點與頭名賞高，頭跳，沒有途中流局，錯和扣20分。
rules-character-majsoul = 另一大平台的段位戰：以25000點為準，有兩倍役滿，三家和全部支付。
rules-character-majsoul-sanma = 雀魂三人麻將：北是寶牌，有自摸損，每人35000點。
rules-character-wrc = 世界錦標賽：每人30000點，馬點小，最多一倍役滿，沒有途中流局。
rules-character-ema-2025 = 歐洲的比賽：每位和牌者都得本場，人和為滿貫，有切上滿貫。
rules-character-ema-2016 = 2025年以前的歐洲比賽：沒有切上滿貫。
rules-character-jpml-a = 沒有一發、裏寶牌與槓寶牌；馬點依30000點以上的人數而定。
rules-character-jpml-wrc = 聯盟有一發與裏寶牌的規則：馬點小，剩餘供託不歸任何人。
rules-character-jpml-wrc-r = 聯盟的世界錦標賽規則，加上赤寶牌與10-30的馬點。

error-topic-misspelt = 沒有「{ $text }」這個項目。你要找的是不是：{ $nearest }？
error-topic-unknown = 沒有「{ $text }」這個項目。請從輸入時出現的清單選擇，或省略項目以讀完整套規則。

# /rules yaku

yaku-here = **這裡** · { $rules }：{ $worth }
yaku-worth-nothing = 不採用
yaku-worth-same = { $han }翻
yaku-worth-differs =
    { $open ->
        [0] { $closed }翻（限門前清）
       *[other] { $closed }翻（鳴牌後{ $open }翻）
    }
yaku-worth-yakuman =
    { $times ->
        [1] 役滿
        [2] 兩倍役滿
        [3] 三倍役滿
       *[other] { $times }倍役滿
    }
yaku-example = 例：`{ $hand }`
yaku-example-scored =
    例（{ $way ->
        [tsumo] 自摸
       *[ron] 榮和
    }）：
    `{ $hand }`
    { $yaku }，{ $points }點
yaku-list-heading = # 役一覽 · { $rules }
yaku-list-bonus =
    {"**"}只加翻、不算役**
    { $names }
yaku-list-note = 用 /rules yaku 輸入役的名稱，可以查看條件。

error-yaku-misspelt = 沒有「{ $text }」這個役。你要找的是不是：{ $nearest }？
error-yaku-unknown = 沒有「{ $text }」這個役。請從輸入時出現的清單選擇，或省略名稱以列出全部。
