# /help, and the greeting on a new server

command-help = 查看先試什麼，並選擇語言

# What this language is called by those who speak it.
language-name = 繁體中文

help-heading = # 先試這三件事
help-score = **計算點數** · /score hand
    輸入牌，和的牌寫在最後：234m 067p 55s 678s 777z
help-rules = **查詢規則** · /rules show
    寫法不拘：食斷、喰いタン、斷么九。役的翻數用 /rules yaku 查。
help-game = **記錄對局** · /game record
    要一局一局輸入，用 /table open。排名用 /league standings 查看。
help-game-elsewhere = **經營聯賽**
    在我所在的伺服器上，用 /game record 記錄結果，用 /league standings 查看排名。
help-languages = 給你的回覆用你的語言；排名等大家都看的內容，用伺服器的語言。

# The lists of languages: each entry says whose language it is, since only the chosen one is seen.
help-own = 你：{ $language }
help-own-discord = 你：依照Discord的設定（{ $language }）
help-server = 伺服器：{ $language }
help-server-discord = 伺服器：依照Discord的設定（{ $language }）

greeting-heading = # 大家好，我來算點數
    我會依你們的規則計算點數、記錄對局，並統計聯賽的成績。
greeting-rules = **1.** 在下面選擇規則，之後也可以用 /rules use 更改；/rules compare 比較兩套規則。
greeting-chosen = **1.** ✓ 規則是**{ $rules }**。用 /rules set 更改單項，用 /rules show 讀完整套。
greeting-choose = 你們打哪一套規則？
greeting-league = **2.** 用 /league create 建立聯賽；用 /admin organisers 指定其他主辦人。
greeting-help = **3.** 其他人從 /help 開始。
