# 配布用のルール文書。

# --- /rules book

command-rules-book = 全ルールを配布用の文書（PDFとMarkdown）にする
    .rules = どのルールか。省略するとここで使うルール

handout-title = ルール：{ $rules }
handout-version = 第{ $number }版
handout-date = { $date }現在
handout-topics = 原文にあるその他の事項
handout-sources = 出典
handout-unconfirmed = { $mark } 手元の資料では未確認の項目です。
handout-heading = # { $title }
handout-ready = { $count }項目。印刷して配れます。
handout-note = この文書はあなたの言語で作りました。ほかの人が同じコマンドを使うと、その人の言語になります。
