# /help, and the greeting on a new server

command-help = See what to try first, and choose your language

# What this language is called by those who speak it.
language-name = English

help-heading = # Three things to try
help-score = **Score a hand** · /score hand
    Type the tiles, the winning one last: 234m 067p 55s 678s 777z
help-rules = **Look up a rule** · /rules show
    Ask for it in any spelling: kuitan, 喰いタン, open tanyao. /rules yaku tells what a yaku is worth.
help-game = **Record a game** · /game record
    Or play it hand by hand with /table open. /league standings shows who leads.
help-game-elsewhere = **Keep a league**
    On a server that I am on, /game record keeps results and /league standings shows who leads.
help-languages = Answers to you are in your language; what everybody reads, such as standings, is in the server’s.

# The lists of languages: each entry says whose language it is, since only the chosen one is seen.
help-own = You: { $language }
help-own-discord = You: as in your Discord ({ $language })
help-server = Server: { $language }
help-server-discord = Server: as in Discord ({ $language })

greeting-heading = # Hello! I keep the scores
    I work out hands under your own rules, record games and keep your league.
greeting-rules = **1.** Choose your rules below, or later with /rules use; /rules compare shows where two differ.
greeting-chosen = **1.** ✓ You play **{ $rules }**. /rules set changes a single rule, /rules show reads all of them.
greeting-choose = Which rules does this club play?
greeting-league = **2.** Make a league with /league create; /admin organisers lets others help with it.
greeting-help = **3.** Everybody else begins with /help.
