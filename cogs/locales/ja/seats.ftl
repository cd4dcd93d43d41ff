# /seats

command-seats = 場決めと、何回戦かの組み合わせ表
command-seats-draw = 1卓の場決め、または大人数の卓分けと席決めをする
    .players = 名前かメンション。空白かカンマで区切り、先に引く人から順に
    .way = つかみ取り（5枚）か抽選。省略すると、1卓ならつかみ取り、それより多ければ抽選
command-seats-rotation = 同じ相手となるべく当たらないように、何回戦かの席を組む
    .players = 名前かメンション。空白かカンマで区切る
    .rounds = 何回戦まで組むか
    .table = 1卓の人数。省略すると4人

choice-way-tiles = つかみ取り（5枚）
choice-way-lots = 抽選

seats-east = 東家
    .short = 東
seats-south = 南家
    .short = 南
seats-west = 西家
    .short = 西
seats-north = 北家
    .short = 北
seats-at = { $seat }{ "\u00A0" }{ $name }

draw-heading = # { $name }さんが{ $tile }を引き、席を選びます
draw-step = { $number }. { $name }：{ $tile }
draw-order = 席順：{ $order }
draw-picks = ほかの人は席順どおりに続きます。{ $name }さんが選ぶ席ごとの並びは
draw-pick = **{ $seat }** { $seats }
draw-note = 白が最優先で、次に東、南、西、北の順です。5枚のうち1枚は残ります。
draw-tile-white = 白
draw-tile-east = 東
draw-tile-south = 南
draw-tile-west = 西
draw-tile-north = 北

lots-heading = # 席の抽選
lots-seat = { $seat }：{ $name }
lots-tables-heading = # 卓と席の抽選

rotation-heading = # { $players }人で{ $rounds }回戦の組み合わせ
rotation-round = { $number }回戦
rotation-table = { $number }卓：{ $seats }
rotation-out = 抜け番：{ $names }
rotation-in-file = 組み合わせはファイルにあります。
rotation-note =
    { $count ->
        [0] 同じ相手と二度当たる人はいません。
       *[other] 同じ相手との再戦は、全部で{ $count }回です。
    }

error-too-many-seated = { $count }人いますが、一度に席を決められるのは{ $most }人までです。
error-seat-name-too-long = 名前は{ $longest }文字までです。次の名前は長すぎます：{ $name }
error-tiles-for-one-table = つかみ取りは1卓の3人か4人で行います。指定されたのは{ $count }人です。
