# What is told of a player's hands: how often something came about, or what it brought.

stat-win = 和牌率
stat-deal-in = 放銃率
stat-tsumo = 自摸率
stat-riichi = 立直率
stat-call = 副露率
stat-win-points = 平均打點
stat-deal-in-points = 平均放銃點數
stat-draw-tenpai = 流局聽牌率
stat-dealer-win = 莊家和牌率
stat-riichi-win = 立直後和牌率
stat-riichi-deal-in = 立直後放銃率
stat-ippatsu = 立直和牌的一發率
stat-ura = 立直和牌的平均裏寶牌
stat-bust = 被飛率
stat-chombo = 每場錯和
