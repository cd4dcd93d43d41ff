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
rules-cannot = 這裡不會發生。{ $reason }
rules-elsewhere = - *{ $rules }*：{ $sentence }
rules-the-same = - *{ $rules }*：相同
rules-source = 出處：{ $notice }「{ $title }」（{ $language }，{ $year }年）
rules-our-reading = 解讀：{ $reading }
rules-see-also = 另見：{ $labels }

rules-closest = **最接近的項目** · 如果不是這個，可從下面選擇。
rules-nothing = 沒有符合「{ $text }」的項目。
rules-can-ask = 可以問規則、役或點數，例如：食斷、混一色、3翻40符
error-topic-empty = 問題裡沒有文字。可以問規則、役或點數，例如：食斷、混一色、3翻40符
rules-han = { $han }翻
rules-points-line = - { $seat }：{ $paid }
rules-limit-line = - { $limit }（{ $han }翻）：榮和{ $ron }、莊家{ $dealer }
rules-fu-start = - 底符20，門前榮和+10，自摸+2
rules-fu-triplets = - 中張刻子：明刻{ $open_triplet_simple }、暗刻{ $closed_triplet_simple }；么九刻子：明刻{ $open_triplet_honour }、暗刻{ $closed_triplet_honour }
rules-fu-kans = - 中張槓子：明槓{ $open_kan_simple }、暗槓{ $closed_kan_simple }；么九槓子：明槓{ $open_kan_honour }、暗槓{ $closed_kan_honour }
rules-fu-pairs = - 役牌雀頭2，連風牌雀頭{ $wind }
rules-fu-waits = - 嵌張、邊張、單騎聽牌2
rules-fu-hands = - 七對子共{ $chiitoitsu }符；沒有其他符的副露手榮和為{ $open }符

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

error-preset-unclear = 名為「{ $name }」的規則不只一個，請從中選擇：{ $known }。
error-topic-misspelt = 沒有「{ $text }」這個項目。你要找的是不是：{ $nearest }？
error-topic-unknown = 沒有「{ $text }」這個項目。請從輸入時出現的清單選擇，或省略項目以讀完整套規則。

# /rules use, set, history, export and import

command-rules-use = 選擇這個伺服器使用的規則
    .preset = 現有規則之一，或這個伺服器自訂規則的舊版
command-rules-set = 更改這個伺服器規則的一個項目
    .rule = 項目，寫法不拘：食斷、吃斷
    .value = 新的內容，輸入時可以從清單選
command-rules-history = 查看這個伺服器規則的變更
command-rules-export = 把規則匯出成檔案，可以修改，也可以給別人
    .rules = 哪一套規則；省略則為這裡使用的規則
command-rules-import = 從檔案匯入規則，或直接輸入
    .file = /規則 匯出 匯出的TOML檔案；省略則開啟輸入欄

rules-own-title = 自訂規則 第{ $number }版
rules-character-own =
    { $count ->
        [0] 這個伺服器自訂的規則，內容與{ $rules }相同。
       *[other] 這個伺服器自訂的規則：{ $rules }改了{ $count }個項目。
    }
rules-own-choice = 這是這個伺服器自己的選擇，與{ $rules }不同。
rules-as-in = 與{ $rules }相同。
rules-value-now = 現在：{ $value }
rules-value-true = 有
    .spellings = 有, 是, 開, 可, +
rules-value-false = 無
    .spellings = 無, 沒有, 否, 關, 不可, -

rules-preview = # 要改用{ $rules }嗎？
rules-change = **{ $label }**
    - 之前：{ $before }
    - 之後：{ $after }
rules-changes-more = 還有{ $count }個項目
rules-changes-none = 沒有項目改變。
rules-for-whom = **適用於**：今後的 /score、/rules，以及這個伺服器新建的聯賽。
rules-leagues-keep = { $count }個聯賽維持原本的規則：{ $names }
rules-confirm = 採用這套規則
rules-cancel = 不變
rules-dropped = 沒有任何改變。
rules-adopted = # { $rules }
    今後使用這個伺服器的規則第{ $number }版。
rules-adopted-next = 聯賽維持原本的規則；用 /league settings 可以讓聯賽從下一場對局起採用。
rules-mistakes = 這套規則不能使用，有{ $count }處錯誤。
rules-mistakes-more = 還有{ $count }處

rules-history = # 這個伺服器規則的變更
rules-history-none = 這個伺服器還沒有選擇規則。主辦人可以用 /rules use 或 /rules set 選擇。
rules-history-line = **{ $number }** · { $rules } · { $who } · { $when }
    { $changed }
rules-history-first = 這裡最初選擇的規則
rules-history-changed = 變更：{ $labels }
rules-history-more = 還有{ $count }項
rules-history-note = 用 /rules compare 比較兩個版本，第1版寫作own-1；用 /rules use 可以回到舊版。
rules-history-newest = 最新
rules-history-older = 更早 ›
rules-export = { $rules }。可以修改，再用 /rules import 匯入。
rules-shape-uma = 總和為0的{ $count }個數，如 { $example }
rules-shape-red-fives = 三個從0到{ $most }的數，依次為萬子、筒子、索子，如 1 1 1
rules-import-title = 匯入規則
rules-import-field = 以TOML寫的規則，或只寫不同之處

error-nothing-to-set = 「{ $label }」由 /rules show 說明，不是可以設定的項目。
error-value-not-possible = 「{ $rule }」不能是「{ $value }」。可用的有：{ $allowed }。
error-value-not-among =
    「{ $rule }」不能是「{ $value }」。可用的有：
    { $allowed }
error-file-value-not-among =
    { $field }（{ $rule }）不能是「{ $value }」。可以寫的有：
    { $allowed }
error-value-needs-another = 「{ $other }」維持現狀時，「{ $rule }」不能是「{ $value }」。屆時「{ $other }」可用的有：{ $allowed }。/rules import 可以一次改好幾條。
error-rules-unchanged = { $rules }已經是這樣，不會有任何改變。
error-rules-file-not-text = 這個檔案不是文字檔。

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
yaku-with-none = **複合** · 不與其他役複合
yaku-with-all = **複合** · 可與任何役複合
yaku-with-only = **複合** · { $names }
yaku-with-all-but =
    {"**"}複合** · 除以下以外的{ $kind ->
        [yakuman] 役滿
       *[yaku] 役
    }：{ $names }
yaku-list-heading = # 役一覽 · { $rules }
yaku-list-bonus =
    {"**"}只加翻、不算役**
    { $names }
yaku-list-note = 用 /rules yaku 輸入役的名稱，可以查看條件。

error-yaku-misspelt = 沒有「{ $text }」這個役。你要找的是不是：{ $nearest }？
error-yaku-unknown = 沒有「{ $text }」這個役。請從輸入時出現的清單選擇，或省略名稱以列出全部。
