# The situations of a win that people say in words, each with the other ways to write it.

situation-ippatsu = 一發
    .spellings = 一発, 一发, いっぱつ, イッパツ, one shot
situation-haitei = 海底撈月
    .spellings = 海底, 海底摸月, 海底捞月, 海底自摸, ハイテイ, haitei raoyue, last draw
situation-houtei = 河底撈魚
    .spellings = 河底, 河底捞鱼, 海底撈魚, 河底榮和, ホウテイ, houtei raoyui, last discard
situation-rinshan = 嶺上開花
    .spellings = 嶺上, 岭上开花, 槓上開花, 槓上, リンシャン, rinshan kaihou, after a kan
situation-chankan = 槍槓
    .spellings = 搶槓, 抢杠, チャンカン, robbed kan
situation-ankan-robbed = 搶暗槓
    .spellings = 暗槓搶槓, 暗槓槍槓, 槍暗槓, 暗槓への槍槓, robbed closed kan, robbed ankan
situation-kita-robbed = 榮和拔出的北
    .spellings = 榮和拔北, 拔北榮和, 搶北, 北抜きロン, robbed north, robbed kita
situation-tenhou = 天和
    .spellings = 天胡, テンホウ
situation-chiihou = 地和
    .spellings = 地胡, チーホウ, chihou
situation-renhou = 人和
    .spellings = 人胡, レンホウ
situation-discarder-in-riichi = 放銃者立直中
    .spellings = 放銃者立直, 放銃者已立直, discarder riichi
situation-discarder-dead-hand = 放銃者和牌放棄
    .spellings = 放銃者和牌放棄中, 和牌放棄, アガリ放棄, discarder dead, dead hand
situation-pao-east = 東家包牌
    .spellings = 包 東, 東 包, 東包, 包東, 包東家, 東家包, pao east, east pao
situation-pao-south = 南家包牌
    .spellings = 包 南, 南 包, 南包, 包南, 包南家, 南家包, pao south, south pao
situation-pao-west = 西家包牌
    .spellings = 包 西, 西 包, 西包, 包西, 包西家, 西家包, pao west, west pao
situation-pao-north = 北家包牌
    .spellings = 包 北, 北 包, 北包, 包北, 包北家, 北家包, pao north, north pao

error-situation-word-unknown = 沒有「{ $word }」這種狀況。可用的有：{ $known }。
error-situation-mismatch =
    { $word ->
        [haitei] 海底撈月是以最後一張摸牌自摸；榮和最後一張捨牌是河底撈魚。
        [houtei] 河底撈魚是榮和最後一張捨牌；以最後一張摸牌自摸是海底撈月。
        [tenhou] 天和是莊家以第一次摸牌自摸。
        [chiihou] 地和是閒家以第一次摸牌自摸。
       *[renhou] 人和是在自己第一次摸牌之前榮和。
    }
