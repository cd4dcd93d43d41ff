# What is told of a player's hands: how often something came about, or what it brought.

stat-win = 和了率
stat-deal-in = 放銃率
stat-tsumo = ツモ率
stat-riichi = リーチ率
stat-call = 副露率
stat-win-points = 平均打点
stat-deal-in-points = 平均放銃点
stat-draw-tenpai = 流局時聴牌率
stat-dealer-win = 親の和了率
stat-riichi-win = リーチ後の和了率
stat-riichi-deal-in = リーチ後の放銃率
stat-ippatsu = リーチ和了の一発率
stat-ura = リーチ和了の平均裏ドラ
stat-bust = トビ率
stat-chombo = 1対局あたりのチョンボ
