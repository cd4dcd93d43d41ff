# /rules

command-rules = Look up the rules that count here
command-rules-list = The rules this bot knows

rules-list-title = # Rules to choose from
