# Pictures: the words in them, and what they show for those who do not see them

# --- hands

picture-dora = 寶牌指示牌
picture-ura = 裏寶牌指示牌
picture-kita = 拔北

picture-parts-between = 。
picture-closed = 手牌：{ $tiles }
picture-winning = 和牌張：{ $tile }
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
