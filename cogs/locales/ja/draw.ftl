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
