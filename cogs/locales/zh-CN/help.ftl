# /help, and the greeting on a new server

command-help = 查看先试什么，并选择语言

# What this language is called by those who speak it.
language-name = 简体中文

help-heading = # 先试这三件事
help-score = **计算点数** · /score hand
    输入牌，和的牌写在最后：234m 067p 55s 678s 777z
help-rules = **查询规则** · /rules show
    写法不限：食断、喰いタン、断幺九。役种的番数用 /rules yaku 查。
help-game = **记录对局** · /game record
    要一局一局输入，用 /table open。排名用 /league standings 查看。
help-game-elsewhere = **运营联赛**
    在我所在的服务器上，用 /game record 记录结果，用 /league standings 查看排名。
help-languages = 回复你的内容用你的语言；排名等大家都看的内容用服务器的语言。

# The lists of languages: each entry says whose language it is, since only the chosen one is seen.
help-own = 你：{ $language }
help-own-discord = 你：跟随Discord的设置（{ $language }）
help-server = 服务器：{ $language }
help-server-discord = 服务器：跟随Discord的设置（{ $language }）

greeting-heading = # 大家好，我来算点数
    我会按照你们的规则计算点数、记录对局，并统计联赛的成绩。
greeting-rules = **1.** 在下面选择规则，之后也可以用 /rules use 更改；/rules compare 比较两套规则。
greeting-chosen = **1.** ✓ 规则是**{ $rules }**。用 /rules set 更改单项，用 /rules show 读完整套。
greeting-choose = 你们打哪一套规则？
greeting-league = **2.** 用 /league create 创建联赛；用 /admin organisers 指定其他组织者。
greeting-help = **3.** 其他人从 /help 开始。
