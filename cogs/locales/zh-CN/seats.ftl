# /seats

command-seats = 抽座位，或排出多轮的座位
command-seats-draw = 为一桌抽座位，人多时连分桌一起抽
    .players = 名字或提及，用空格或逗号分开；先抽的人写在前面
    .way = 抽五张牌或抽签；不填时一桌抽牌，人多则抽签
command-seats-rotation = 排出多轮的座位，尽量不与同样的人同桌
    .players = 名字或提及，用空格或逗号分开
    .rounds = 要排几轮
    .table = 一桌几个人；不填则为四人

choice-way-tiles = 抽五张牌
choice-way-lots = 抽签

seats-east = 东家
    .short = 东
seats-south = 南家
    .short = 南
seats-west = 西家
    .short = 西
seats-north = 北家
    .short = 北
seats-at = { $seat }{ "\u00A0" }{ $name }

draw-heading = # { $name }抽到{ $tile }，由他选座位
draw-step = { $number }. { $name }抽到{ $tile }
draw-order = 顺序：{ $order }
draw-picks = 其他人按顺序接着坐。如果{ $name }选的是
draw-pick = **{ $seat }** { $seats }
draw-note = 白最优先，其次依次是东、南、西、北；五张牌会剩下一张。
draw-tile-white = 白
draw-tile-east = 东
draw-tile-south = 南
draw-tile-west = 西
draw-tile-north = 北

lots-heading = # 抽签决定座位
lots-seat = { $seat }：{ $name }
lots-tables-heading = # 抽签决定分桌与座位

rotation-heading = # { $players }人、{ $rounds }轮的座位
rotation-round = 第{ $number }轮
rotation-table = 第{ $number }桌：{ $seats }
rotation-out = 轮空：{ $names }
rotation-in-file = 各轮的座位在文件里。
rotation-note =
    { $count ->
        [0] 没有人会与同一人同桌两次。
       *[other] 有{ $count }次重复同桌。
    }

error-too-many-seated = 这里有{ $count }人，一次最多只能排{ $most }人。
error-seat-name-too-long = 名字最多{ $longest }个字，这个太长了：{ $name }
error-tiles-for-one-table = 抽牌仅限一桌三人或四人，这里有{ $count }人。
