# The situations of a win that people say in words, each with the other ways to write it.

situation-ippatsu = 一発
    .spellings = いっぱつ, イッパツ, 一發, 一发, one shot
situation-haitei = 海底摸月
    .spellings = 海底, ハイテイ, はいてい, 海底撈月, 海底捞月, haitei raoyue, last draw
situation-houtei = 河底撈魚
    .spellings = 河底, ホウテイ, ほうてい, 河底捞鱼, houtei raoyui, last discard
situation-rinshan = 嶺上開花
    .spellings = 嶺上, リンシャン, りんしゃん, リンシャンカイホウ, 岭上开花, rinshan kaihou, after a kan
situation-chankan = 槍槓
    .spellings = チャンカン, ちゃんかん, 搶槓, 抢杠, robbed kan
situation-ankan-robbed = 暗槓への槍槓
    .spellings = 暗槓の槍槓, 暗槓槍槓, 暗槓ロン, 暗槓搶槓, robbed closed kan, robbed ankan
situation-kita-robbed = 抜いた北へのロン
    .spellings = 北抜きロン, 抜き北ロン, 北ロン, robbed north, robbed kita
situation-tenhou = 天和
    .spellings = テンホウ, てんほう
situation-chiihou = 地和
    .spellings = チーホウ, ちーほう, chihou
situation-renhou = 人和
    .spellings = レンホウ, れんほう
situation-discarder-in-riichi = 放銃者がリーチ中
    .spellings = 放銃者リーチ, 放銃者立直, discarder riichi
situation-discarder-dead-hand = 放銃者がアガリ放棄
    .spellings = 放銃者アガリ放棄, アガリ放棄, discarder dead, dead hand
situation-pao-east = 東家の包
    .spellings = 包 東, パオ 東, 東の包, 東家の責任払い, pao east, east pao
situation-pao-south = 南家の包
    .spellings = 包 南, パオ 南, 南の包, 南家の責任払い, pao south, south pao
situation-pao-west = 西家の包
    .spellings = 包 西, パオ 西, 西の包, 西家の責任払い, pao west, west pao
situation-pao-north = 北家の包
    .spellings = 包 北, パオ 北, 北の包, 北家の責任払い, pao north, north pao

error-situation-word-unknown = 「{ $word }」という状況はありません。使えるのは { $known } です。
error-situation-mismatch =
    { $word ->
        [haitei] 海底摸月は最後のツモでの和了です。最後の捨て牌でのロンは河底撈魚です。
        [houtei] 河底撈魚は最後の捨て牌でのロンです。最後のツモでの和了は海底摸月です。
        [tenhou] 天和は、親の最初のツモでの和了です。
        [chiihou] 地和は、子の最初のツモでの和了です。
       *[renhou] 人和は、自分の最初のツモより前のロンです。
    }
