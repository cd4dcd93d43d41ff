# The situations of a win that people say in words, each with the other ways to write it.

situation-ippatsu = 一发
    .spellings = 一發, 一発, いっぱつ, イッパツ, one shot
situation-haitei = 海底捞月
    .spellings = 海底撈月, 海底, 海底摸月, 海底自摸, ハイテイ, haitei raoyue, last draw
situation-houtei = 河底捞鱼
    .spellings = 海底捞鱼, 河底荣和, 河底撈魚, 河底摸鱼, 河底, 海底撈魚, 河底榮和, ホウテイ, houtei raoyui, last discard
situation-rinshan = 岭上开花
    .spellings = 岭上, 杠上开花, 杠上, 嶺上開花, 嶺上, 槓上開花, 槓上, リンシャン, rinshan kaihou, after a kan
situation-chankan = 抢杠
    .spellings = 槍槓, 搶槓, チャンカン, robbed kan
situation-ankan-robbed = 抢暗杠
    .spellings = 暗杠抢杠, 枪暗杠, 搶暗槓, 暗槓搶槓, 暗槓槍槓, 槍暗槓, 暗槓への槍槓, robbed closed kan, robbed ankan
situation-kita-robbed = 荣和拔出的北
    .spellings = 荣和拔北, 拔北荣和, 抢北, 榮和拔出的北, 榮和拔北, 拔北榮和, 搶北, 北抜きロン, robbed north, robbed kita
situation-tenhou = 天和
    .spellings = 天胡, テンホウ
situation-chiihou = 地和
    .spellings = 地胡, チーホウ, chihou
situation-renhou = 人和
    .spellings = 人胡, レンホウ
situation-discarder-in-riichi = 放铳者立直中
    .spellings = 放铳者立直, 放铳者已立直, 放銃者立直中, 立直者放铳, 放銃者立直, 放銃者已立直, discarder riichi
situation-discarder-dead-hand = 放铳者和牌放弃
    .spellings = 放铳者和牌放弃中, 和牌放弃, 放銃者和牌放棄, 放銃者和牌放棄中, 和牌放棄, アガリ放棄, discarder dead, dead hand
situation-pao-east = 东家包牌
    .spellings = 包 东, 东 包, 东包, 包东, 包东家, 东家包, 東家包牌, 包 東, 東 包, 東包, 包東, 包東家, 東家包, pao east, east pao
situation-pao-south = 南家包牌
    .spellings = 包 南, 南 包, 南包, 包南, 包南家, 南家包, pao south, south pao
situation-pao-west = 西家包牌
    .spellings = 包 西, 西 包, 西包, 包西, 包西家, 西家包, pao west, west pao
situation-pao-north = 北家包牌
    .spellings = 包 北, 北 包, 北包, 包北, 包北家, 北家包, pao north, north pao

error-situation-word-unknown = 没有“{ $word }”这种情况。可用的有：{ $known }。
error-situation-mismatch =
    { $word ->
        [haitei] 海底捞月是以最后一张摸牌自摸；荣和最后一张舍牌是河底捞鱼。
        [houtei] 河底捞鱼是荣和最后一张舍牌；以最后一张摸牌自摸是海底捞月。
        [tenhou] 天和是庄家以第一次摸牌自摸。
        [chiihou] 地和是闲家以第一次摸牌自摸。
       *[renhou] 人和是在自己第一次摸牌之前荣和。
    }
