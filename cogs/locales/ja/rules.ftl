# /rules

command-rules = ここで使うルールを調べる
command-rules-show = ルールを1つ調べる、または全部読む
    .topic = 調べたいこと。書き方は自由です：喰いタン、くいたん、食断
    .rules = どのルールか。省略するとここで使うルール
command-rules-list = 選べるルールの一覧を見る
command-rules-compare = 2つのルールの違いを見る
    .a = 1つ目のルール
    .b = 2つ目のルール

command-rules-yaku = 役の作り方と翻数を見る、またはすべての役の一覧を見る
    .name = 役の名前。書き方は自由です。省略するとすべての役
    .rules = どのルールか。省略するとここで使うルール

rules-here = **ここでは** · { $rules }
    { $sentence }
rules-cannot = ここでは起こりません。{ $reason }
rules-elsewhere = - *{ $rules }*：{ $sentence }
rules-the-same = - *{ $rules }*：同じ
rules-source = 出典：{ $notice }「{ $title }」（{ $language }、{ $year }年）
rules-our-reading = 解釈：{ $reading }
rules-see-also = 関連：{ $labels }

rules-closest = **いちばん近い項目** · お探しのものと違うときは、下から選べます。
rules-nothing = 「{ $text }」に当たる項目はありません。
rules-can-ask = ルール、役、点数について聞けます。例：喰いタン、混一色、3翻40符
error-topic-empty = 質問に言葉がありません。ルール、役、点数について聞けます。例：喰いタン、混一色、3翻40符
rules-han = { $han }翻
rules-points-line = - { $seat }：{ $paid }
rules-limit-line = - { $limit }（{ $han }翻）：ロン{ $ron }、親{ $dealer }
rules-fu-start = - 副底20符、門前ロン+10符、ツモ+2符
rules-fu-triplets = - 中張牌の刻子：明刻{ $open_triplet_simple }、暗刻{ $closed_triplet_simple }。么九牌の刻子：明刻{ $open_triplet_honour }、暗刻{ $closed_triplet_honour }
rules-fu-kans = - 中張牌の槓子：明槓{ $open_kan_simple }、暗槓{ $closed_kan_simple }。么九牌の槓子：明槓{ $open_kan_honour }、暗槓{ $closed_kan_honour }
rules-fu-pairs = - 役牌の雀頭2、連風牌の雀頭{ $wind }
rules-fu-waits = - 嵌張、辺張、単騎の待ち2
rules-fu-hands = - 七対子は{ $chiitoitsu }符。ほかに符のない鳴いた手のロンは{ $open }符

notice-language-en = 英語
notice-language-ja = 日本語
notice-language-zh-CN = 中国語簡体字
notice-language-zh-TW = 中国語繁体字

rules-overview-note = /rules show で項目を選ぶと、ルールの出典がわかります。
rules-unconfirmed = （未確認）
rules-compare-heading =
    { $count ->
        [0] # { $a }と{ $b }は同じルールです
       *[other]
            # { $a }と{ $b }の違い
            { $count }項目が異なります。
    }
rules-compare-note = 両方で同じルールは省いています。
page-of = { $number }/{ $count }
page-before = ‹ { $title }
page-after = { $title } ›
page-none-before = ‹
page-none-after = ›

rules-list-heading = # 選べるルール
rules-list-default = ← ここで使うルール
rules-list-note = /rules show で1つを読み、/rules compare で2つの違いを見られます。

error-preset-unclear = 「{ $name }」というルールはいくつかあります。次から選んでください：{ $known }。
error-topic-misspelt = 「{ $text }」という項目はありません。もしかして：{ $nearest }
error-topic-unknown = 「{ $text }」という項目はありません。入力中に出る一覧から選ぶか、項目を省略して全部を読んでください。

# /rules use, set, history, export and import

command-rules-use = このサーバーで使うルールを選ぶ
    .preset = 選べるルールのどれか、またはこのサーバー独自ルールの以前の版
command-rules-set = このサーバーで使うルールを1項目変える
    .rule = 項目。書き方は自由です：喰いタン、食いタン、くいたん
    .value = 新しい内容。入力中に一覧から選べます
command-rules-history = このサーバーのルールの移り変わりを見る
command-rules-export = ルールをファイルで受け取る。編集して人に渡すこともできます
    .rules = どのルールか。省略するとここで使うルール
command-rules-import = ルールをファイルから取り込む、または入力する
    .file = /ルール 書き出し で書き出したTOMLファイル。省略すると入力欄が開きます

rules-own-title = 独自ルール 第{ $number }版
rules-character-own =
    { $count ->
        [0] このサーバー独自のルール。内容は{ $rules }と同じ。
       *[other] このサーバー独自のルール。{ $rules }から{ $count }項目を変えたもの。
    }
rules-own-choice = このサーバーで決めた内容です。{ $rules }とは異なります。
rules-as-in = { $rules }と同じです。
rules-value-now = 現在：{ $value }
rules-value-true = あり
    .spellings = あり, アリ, 有り, 有, はい, オン, +
rules-value-false = なし
    .spellings = なし, ナシ, 無し, 無, いいえ, オフ, -

rules-preview = # { $rules }にしますか？
rules-change = **{ $label }**
    - 前：{ $before }
    - 後：{ $after }
rules-changes-more = ほか{ $count }項目
rules-changes-none = 変わる項目はありません。
rules-for-whom = **対象**：これからの /score、/rules と、このサーバーで新しく作るリーグ
rules-leagues-keep = { $count }リーグは今のルールのままです：{ $names }
rules-confirm = このルールにする
rules-cancel = 変えない
rules-dropped = 何も変えませんでした。
rules-adopted = # { $rules }
    これからはこのサーバーのルール第{ $number }版を使います。
rules-adopted-next = リーグは今のルールのままです。/league settings で、次の対局からこのルールにできます。
rules-mistakes = このルールは使えません。誤りが{ $count }か所あります。
rules-mistakes-more = ほか{ $count }か所

rules-history = # このサーバーのルールの移り変わり
rules-history-none = このサーバーではまだルールを選んでいません。運営が /rules use か /rules set で選べます。
rules-history-line = **{ $number }** · { $rules } · { $who } · { $when }
    { $changed }
rules-history-first = ここで最初に選んだルール
rules-history-changed = 変更：{ $labels }
rules-history-more = ほか{ $count }項目
rules-history-note = /rules compare で2つの版の違いを見られます（第1版は own-1）。/rules use で以前の版に戻せます。
rules-history-newest = 最新
rules-history-older = 以前 ›
rules-export = { $rules }です。編集して /rules import で取り込めます。
rules-shape-uma = 合計が0になる{ $count }つの数（{ $example } など）
rules-shape-red-fives = 萬子・筒子・索子の順に0から{ $most }までの3つの数（1 1 1 など）
rules-import-title = ルールの取り込み
rules-import-field = TOMLで書いたルール、または異なる項目だけ

error-nothing-to-set = 「{ $label }」は /rules show の解説項目で、設定はできません。
error-value-not-possible = 「{ $rule }」を「{ $value }」にはできません。使えるのは { $allowed } です。
error-value-not-among =
    「{ $rule }」を「{ $value }」にはできません。使えるのは次のとおりです。
    { $allowed }
error-file-value-not-among =
    { $field }（{ $rule }）を「{ $value }」にはできません。書けるのは次のとおりです。
    { $allowed }
error-value-needs-another = 「{ $other }」が今のままでは、「{ $rule }」を「{ $value }」にはできません。そのとき「{ $other }」に使えるのは { $allowed } です。/rules import ならまとめて変えられます。
error-rules-unchanged = { $rules }はすでにその内容なので、何も変わりません。
error-rules-file-not-text = テキストファイルではありません。

# /rules yaku

yaku-here = **ここでは** · { $rules }：{ $worth }
yaku-worth-nothing = 採用していません
yaku-worth-same = { $han }翻
yaku-worth-differs =
    { $open ->
        [0] { $closed }翻（門前のみ）
       *[other] { $closed }翻（鳴くと{ $open }翻）
    }
yaku-worth-yakuman =
    { $times ->
        [1] 役満
        [2] ダブル役満
       *[other] { $times }倍役満
    }
yaku-example = 例：`{ $hand }`
yaku-example-scored =
    例（{ $way ->
        [tsumo] ツモ
       *[ron] ロン
    }）：
    `{ $hand }`
    { $yaku }、{ $points }点
yaku-with-none = **複合** · ほかの役とは複合しません
yaku-with-all = **複合** · どの役とも複合します
yaku-with-only = **複合** · { $names }
yaku-with-all-but =
    {"**"}複合** · 次を除く{ $kind ->
        [yakuman] 役満
       *[yaku] 役
    }：{ $names }
yaku-list-heading = # 役一覧 · { $rules }
yaku-list-bonus =
    {"**"}翻だけが付くもの（役ではありません）**
    { $names }
yaku-list-note = /rules yaku に役の名前を入れると、作り方がわかります。

error-yaku-misspelt = 「{ $text }」という役はありません。もしかして：{ $nearest }
error-yaku-unknown = 「{ $text }」という役はありません。入力中に出る一覧から選ぶか、名前を省略してすべての役を見てください。
