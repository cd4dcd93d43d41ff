# 可分发的规则文件。

# --- /rules book

command-rules-book = 把整套规则做成可分发的文件（PDF和Markdown）
    .rules = 哪一套规则；不填则为这里使用的规则

handout-title = 规则：{ $rules }
handout-version = 第{ $number }版
handout-date = { $date }
handout-topics = 原文的其他内容
handout-sources = 出处
handout-unconfirmed = { $mark } 手头的资料无法确认。
handout-heading = # { $title }
handout-ready = 共{ $count }项，可以打印分发。
handout-note = 文件使用你的语言。别人用同一个命令，会得到自己语言的文件。
