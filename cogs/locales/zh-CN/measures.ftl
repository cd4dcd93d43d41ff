# What is told of a player's hands: how often something came about, or what it brought.

stat-win = 和牌率
stat-deal-in = 放铳率
stat-tsumo = 自摸率
stat-riichi = 立直率
stat-call = 副露率
stat-win-points = 平均打点
stat-deal-in-points = 平均铳点
stat-draw-tenpai = 流局听牌率
stat-dealer-win = 庄家和牌率
stat-riichi-win = 立直后和牌率
stat-riichi-deal-in = 立直后放铳率
stat-ippatsu = 立直和牌的一发率
stat-ura = 立直和牌的平均里宝牌
stat-bust = 被飞率
stat-chombo = 每场错和
