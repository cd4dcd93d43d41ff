# 画像の中の文字と、画像の説明

# --- 手牌

picture-dora = ドラ表示牌
picture-ura = 裏ドラ表示牌
picture-kita = 抜きドラ

picture-parts-between = 。
picture-closed = 手牌：{ $tiles }
picture-winning = 和了牌：{ $tile }
picture-meld =
    { $kind ->
        [chi] チー：{ $tiles }
        [pon] ポン：{ $tiles }
        [daiminkan] 大明槓：{ $tiles }
        [kakan] 加槓：{ $tiles }
       *[ankan] 暗槓：{ $tiles }
    }
picture-called =
    { $kind ->
        [chi] チー：{ $tiles }
        [pon] ポン：{ $tiles }
        [daiminkan] 大明槓：{ $tiles }
       *[kakan] 加槓：{ $tiles }
    }（{ $source ->
        [kamicha] 上家
        [toimen] 対面
       *[shimocha] 下家
    }から{ $called }）
picture-dora-indicators = ドラ表示牌：{ $tiles }
picture-ura-indicators = 裏ドラ表示牌：{ $tiles }
picture-kita-count = 抜いた北{ $count }枚

picture-digits-between = ・
picture-digit =
    { $digit ->
        [0] 赤5
       *[other] { $digit }
    }
picture-suit =
    { $suit ->
        [m] { $digits }萬
        [p] { $digits }筒
       *[s] { $digits }索
    }
picture-honour =
    { $digit ->
        [1] 東
        [2] 南
        [3] 西
        [4] 北
        [5] 白
        [6] 發
       *[7] 中
    }

# --- グラフと表

chart-between = 、
chart-heading = { $title }（{ $about }）
chart-says = { $title }：{ $facts }
chart-place = { $place }位 { $name } { $value }
chart-more = ほか{ $count }人
chart-progress = 点数の推移
chart-race = シーズンのスコア推移
chart-team-race = チームのスコア推移
chart-rating = レーティングの推移
chart-games = 対局
chart-matches = 試合
chart-start = 開始
chart-hand =
    { $wind ->
        [east] 東
        [south] 南
        [west] 西
       *[north] 北
    }{ $number }{ $honba ->
        [0] { "" }
       *[other] -{ $honba }
    }
chart-places = 順位分布
chart-place-name =
    { $place ->
        [1] 1位
        [2] 2位
        [3] 3位
       *[4] 4位
    }
chart-average-place = 平均{ $average }（{ $count }対局）
chart-placed = { $name }（{ $counts }）
chart-fpoints = Fポイント
chart-versus = 直接対決
chart-against = { $name } { $won } 対 { $other } { $lost }
chart-points = 点数表（{ $who }）
chart-points-han = { $han }翻 { $values }
chart-points-fu = { $fu }符 { $paid }
chart-fu = 符
