# What is told of a player's hands: how often something came about, or what it brought.

stat-win = Won
stat-deal-in = Dealt in
stat-tsumo = Wins by tsumo
stat-riichi = Riichi
stat-call = Called
stat-win-points = Average win
stat-deal-in-points = Average deal-in
stat-draw-tenpai = Tenpai at draws
stat-dealer-win = Won as dealer
stat-riichi-win = Riichi that won
stat-riichi-deal-in = Riichi that dealt in
stat-ippatsu = Ippatsu of riichi wins
stat-ura = Ura dora per riichi win
stat-bust = Went bust
stat-chombo = Chombo per game
