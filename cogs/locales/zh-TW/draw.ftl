# Pictures: the words in them, and what they show for those who do not see them

# --- hands

picture-dora = 寶牌指示牌
picture-ura = 裏寶牌指示牌
picture-kita = 拔北

picture-parts-between = 。
picture-closed = 手牌：{ $tiles }
picture-winning = 和的牌：{ $tile }
picture-meld =
    { $kind ->
        [chi] 吃：{ $tiles }
        [pon] 碰：{ $tiles }
        [daiminkan] 大明槓：{ $tiles }
        [kakan] 加槓：{ $tiles }
       *[ankan] 暗槓：{ $tiles }
    }
picture-called =
    { $kind ->
        [chi] 吃：{ $tiles }
        [pon] 碰：{ $tiles }
        [daiminkan] 大明槓：{ $tiles }
       *[kakan] 加槓：{ $tiles }
    }（{ $called }來自{ $source ->
        [kamicha] 上家
        [toimen] 對家
       *[shimocha] 下家
    }）
picture-dora-indicators = 寶牌指示牌：{ $tiles }
picture-ura-indicators = 裏寶牌指示牌：{ $tiles }
picture-kita-count = 拔北{ $count }張

picture-digits-between = 、
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

# --- charts

chart-between = 、
chart-heading = { $title }（{ $about }）
chart-says = { $title }：{ $facts }
chart-place = 第{ $place }名 { $name } { $value }
chart-more = 另外{ $count }人
chart-progress = 點數變化
chart-race = 賽季積分變化
chart-team-race = 隊伍積分變化
chart-rating = 實力評分變化
chart-games = 對局
chart-matches = 比賽
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
chart-places = 名次分布
chart-place-name =
    { $place ->
        [1] 第1名
        [2] 第2名
        [3] 第3名
       *[4] 第4名
    }
chart-average-place = 平均{ $average }（{ $count }場）
chart-placed = { $name }（{ $counts }）
chart-fpoints = F點
chart-versus = 對戰成績
chart-against = { $name } { $won } 比 { $other } { $lost }
chart-points = 點數表（{ $who }）
chart-points-han = { $han }翻 { $values }
chart-points-fu = { $fu }符 { $paid }
chart-fu = 符
