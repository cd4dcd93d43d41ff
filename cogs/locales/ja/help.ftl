# /help, and the greeting on a new server

command-help = 最初に試すことを見る、言語を選ぶ

# What this language is called by those who speak it.
language-name = 日本語

help-heading = # まず試したい3つのこと
help-score = **点数を計算する** · /score hand
    和了牌を最後にして、牌を入力します：234m 067p 55s 678s 777z
help-rules = **ルールを調べる** · /rules show
    書き方は自由です：喰いタン、くいたん、食断。役の翻数は /rules yaku で見られます。
help-game = **対局を記録する** · /game record
    1局ずつ入力するなら /table open。順位は /league standings で見られます。
help-game-elsewhere = **リーグを続ける**
    このボットのいるサーバーでは、/game record で結果を記録し、/league standings で順位を見られます。
help-languages = あなたへの返信はあなたの言語で、順位表など全員が読むものはサーバーの言語で表示します。

# The lists of languages: each entry says whose language it is, since only the chosen one is seen.
help-own = あなた：{ $language }
help-own-discord = あなた：Discordの設定どおり（{ $language }）
help-server = サーバー：{ $language }
help-server-discord = サーバー：Discordの設定どおり（{ $language }）

greeting-heading = # こんにちは、点数係です
    皆さんのルールで点数を計算し、対局を記録し、リーグの成績をまとめます。
greeting-rules = **1.** 下のリストからルールを選びます。あとから /rules use でも選べ、2つの違いは /rules compare で見られます。
greeting-chosen = **1.** ✓ ルールは**{ $rules }**です。1つだけ変えるには /rules set、全部読むには /rules show。
greeting-choose = このクラブのルールは？
greeting-league = **2.** /league create でリーグを作ります。運営を手伝う人は /admin organisers で決めます。
greeting-help = **3.** ほかの皆さんは /help からどうぞ。
