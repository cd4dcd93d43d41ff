# The situations of a win that people say in words, each with the other ways to write it.

situation-ippatsu = Ippatsu
    .spellings = 一発, 一發, 一发, イッパツ, one shot
situation-haitei = Haitei
    .spellings = 海底, 海底摸月, 海底撈月, 海底捞月, ハイテイ, haitei raoyue, last draw
situation-houtei = Houtei
    .spellings = 河底, 河底撈魚, 河底捞鱼, ホウテイ, houtei raoyui, last discard
situation-rinshan = Rinshan
    .spellings = 嶺上, 嶺上開花, 岭上开花, リンシャン, rinshan kaihou, after a kan
situation-chankan = Chankan
    .spellings = 槍槓, 搶槓, 抢杠, チャンカン, robbed kan
situation-ankan-robbed = Closed kan robbed
    .spellings = robbed closed kan, robbed ankan, 暗槓搶槓
situation-kita-robbed = North robbed
    .spellings = robbed north, robbed kita, 北抜きロン
situation-tenhou = Tenhou
    .spellings = 天和, テンホウ
situation-chiihou = Chiihou
    .spellings = 地和, チーホウ, chihou
situation-renhou = Renhou
    .spellings = 人和, レンホウ
situation-discarder-in-riichi = Discarder in riichi
    .spellings = discarder riichi
situation-discarder-dead-hand = Discarder has a dead hand
    .spellings = discarder dead, dead hand
situation-pao-east = East is liable
    .spellings = pao east, 包 東, east pao
situation-pao-south = South is liable
    .spellings = pao south, 包 南, south pao
situation-pao-west = West is liable
    .spellings = pao west, 包 西, west pao
situation-pao-north = North is liable
    .spellings = pao north, 包 北, north pao

error-situation-word-unknown = "{ $word }" is not a situation. Choose from: { $known }.
error-situation-mismatch =
    { $word ->
        [haitei] Haitei is a tsumo on the last tile; a ron on the last discard is houtei.
        [houtei] Houtei is a ron on the last discard; a tsumo on the last tile is haitei.
        [tenhou] Tenhou is the dealer's tsumo on the first draw.
        [chiihou] Chiihou is a tsumo on the first draw by anybody but the dealer.
       *[renhou] Renhou is a ron before one's own first draw.
    }
