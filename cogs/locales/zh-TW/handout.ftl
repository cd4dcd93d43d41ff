# 可發放的規則文件。

# --- /rules book

command-rules-book = 將整套規則做成可發放的文件（PDF與Markdown）
    .rules = 哪一套規則；省略則為這裡使用的規則

handout-title = 規則：{ $rules }
handout-version = 第{ $number }版
handout-date = { $date }
handout-topics = 原文的其他內容
handout-sources = 出處
handout-unconfirmed = { $mark } 手邊的資料無法確認。
handout-heading = # { $title }
handout-ready = 共{ $count }項，可以列印發放。
handout-note = 文件使用你的語言。別人用同一個指令，會得到自己語言的文件。
