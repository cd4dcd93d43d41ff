# Pictures: the words in them, and what they show for those who do not see them

# --- hands

picture-dora = 宝牌指示牌
picture-ura = 里宝牌指示牌
picture-kita = 拔北

picture-parts-between = 。
picture-closed = 手牌：{ $tiles }
picture-winning = 和的牌：{ $tile }
picture-meld =
    { $kind ->
        [chi] 吃：{ $tiles }
        [pon] 碰：{ $tiles }
        [daiminkan] 大明杠：{ $tiles }
        [kakan] 加杠：{ $tiles }
       *[ankan] 暗杠：{ $tiles }
    }
picture-called =
    { $kind ->
        [chi] 吃：{ $tiles }
        [pon] 碰：{ $tiles }
        [daiminkan] 大明杠：{ $tiles }
       *[kakan] 加杠：{ $tiles }
    }（{ $called }来自{ $source ->
        [kamicha] 上家
        [toimen] 对家
       *[shimocha] 下家
    }）
picture-dora-indicators = 宝牌指示牌：{ $tiles }
picture-ura-indicators = 里宝牌指示牌：{ $tiles }
picture-kita-count = 拔北{ $count }张

picture-digits-between = 、
picture-digit =
    { $digit ->
        [0] 红5
       *[other] { $digit }
    }
picture-suit =
    { $suit ->
        [m] { $digits }万
        [p] { $digits }筒
       *[s] { $digits }索
    }
picture-honour =
    { $digit ->
        [1] 东
        [2] 南
        [3] 西
        [4] 北
        [5] 白
        [6] 发
       *[7] 中
    }

# --- charts

chart-between = 、
chart-heading = { $title }（{ $about }）
chart-says = { $title }：{ $facts }
chart-place = 第{ $place }名 { $name } { $value }
chart-more = 另外{ $count }人
chart-progress = 点数变化
chart-race = 赛季积分变化
chart-team-race = 队伍积分变化
chart-rating = 实力评分变化
chart-games = 对局
chart-matches = 比赛
chart-start = 开始
chart-hand =
    { $wind ->
        [east] 东
        [south] 南
        [west] 西
       *[north] 北
    }{ $number }{ $honba ->
        [0] { "" }
       *[other] -{ $honba }
    }
chart-places = 顺位分布
chart-place-name =
    { $place ->
        [1] 第1名
        [2] 第2名
        [3] 第3名
       *[4] 第4名
    }
chart-average-place = 平均{ $average }（{ $count }场）
chart-placed = { $name }（{ $counts }）
chart-fpoints = F点
chart-versus = 对战成绩
chart-against = { $name } { $won } 比 { $other } { $lost }
chart-points = 点数表（{ $who }）
chart-points-han = { $han }番 { $values }
chart-points-fu = { $fu }符 { $paid }
chart-fu = 符
