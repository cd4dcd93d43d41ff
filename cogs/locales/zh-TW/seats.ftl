# /seats

command-seats = 抽座位，或排出好幾輪的座位
command-seats-draw = 為一桌抽座位，人多時連分桌一起抽
    .players = 名字或提及，用空格或逗號分開；先抽的人寫在前面
    .way = 抽五張牌或抽籤；省略時一桌抽牌，人多則抽籤
command-seats-rotation = 排出好幾輪的座位，盡量不與同樣的人同桌
    .players = 名字或提及，用空格或逗號分開
    .rounds = 要排幾輪
    .table = 一桌幾個人；省略為四人

choice-way-tiles = 抽五張牌
choice-way-lots = 抽籤

seats-east = 東家
    .short = 東
seats-south = 南家
    .short = 南
seats-west = 西家
    .short = 西
seats-north = 北家
    .short = 北
seats-at = { $seat }{ "\u00A0" }{ $name }

draw-heading = # { $name }抽到{ $tile }，由他選座位
draw-step = { $number }. { $name }抽到{ $tile }
draw-order = 順序：{ $order }
draw-picks = 其他人依順序接著坐。如果{ $name }選的是
draw-pick = **{ $seat }** { $seats }
draw-note = 白最優先，其次依序是東、南、西、北；五張牌會剩下一張。
draw-tile-white = 白
draw-tile-east = 東
draw-tile-south = 南
draw-tile-west = 西
draw-tile-north = 北

lots-heading = # 抽籤決定座位
lots-seat = { $seat }：{ $name }
lots-tables-heading = # 抽籤決定分桌與座位

rotation-heading = # { $players }人、{ $rounds }輪的座位
rotation-round = 第{ $number }輪
rotation-table = 第{ $number }桌：{ $seats }
rotation-out = 輪空：{ $names }
rotation-in-file = 各輪的座位在檔案裡。
rotation-note =
    { $count ->
        [0] 沒有人會與同一人同桌兩次。
       *[other] 有{ $count }次重複同桌。
    }

error-too-many-seated = 這裡有{ $count }人，一次最多只能排{ $most }人。
error-seat-name-too-long = 名字最多{ $longest }個字，這個太長了：{ $name }
error-tiles-for-one-table = 抽牌限一桌的三人或四人，這裡有{ $count }人。
