# One sentence per error: `error-` and the error's key, with the error's attributes as arguments.
# Say what is wrong and what would be right. No blame, no jargon that a beginner cannot look up.
#
# Terms of all Japanese files: リーチ (立直 only as the name of the yaku in lists), 聴牌 and ノーテン, フリテン, 和了;
# 対局#1 for a game, 試合 for a match of teams, スコア for what settlement makes of points, 運営 for organisers,
# 承認待ち for pending. Sentences are polite, labels are nouns, players are named with さん.

# Not the person's fault.
fault = こちらの不具合で、何も変更されませんでした。続くようなら、このボットの管理者に番号 { $reference } を伝えてください。
command-outdated = このコマンドは変更されたばかりです。Discordを開き直してから、もう一度入力してください。
error-control-outdated = このボタン・リスト・ダイアログは古い版のものなので、もう使えません。コマンドをもう一度使ってください。

# --- settings and connection, shown on the command line

error-config-file-missing = 設定ファイル { $path } を読めません。
error-config-not-toml = 設定ファイル { $path } はTOMLとして正しくありません：{ $problem }
error-unknown-setting = { $name } という設定はありません。使える設定は { $known } です。
error-setting-not-one-of = 設定 { $name } が「{ $value }」になっていますが、使えるのは { $allowed } です。
error-setting-not-a-path = 設定 { $name } が「{ $value }」になっていますが、引用符で囲んだパスが必要です。
error-setting-not-a-port = 設定 { $name } が「{ $value }」になっていますが、0から65535までの整数が必要です。
error-setting-not-true-or-false = 設定 { $name } が「{ $value }」になっていますが、使えるのは引用符なしの { $allowed } です。
error-token-file-unreadable = トークンのファイル { $path } が読めないか、空です。
error-token-refused = Discordがトークンを受け付けません。開発者ポータルのボットのページから、もう一度コピーしてください。
error-discord-unreachable = Discordに接続できません：{ $problem }
error-port-taken = ポート { $port } はほかのプログラムが使っています。room.portを別の番号か、空きを自動で選ぶ0にしてください。
error-log-file-unreadable = このファイルを読めません：{ $problem }
error-logs-not-found = { $path } に牌譜がありません。{ $endings } で終わるファイルがひとつもありません。

# --- rules

error-unknown-preset = 「{ $name }」というルールはありません。使えるのは { $known } です。
error-unknown-rule = 「{ $name }」という項目はありません。
error-missing-rule = ルール { $preset } に { $rule } の定めがありません。
error-wrong-rule-value = ルール { $preset } の { $rule } を「{ $value }」にはできません。使えるのは { $allowed } です。
error-stored-rules-unreadable = 保存されているルール「{ $name }」を読めません。その { $rule } の内容が、このバージョンのボットにはわかりません。新しいバージョンで保存されたか、データが壊れています。あなたの操作の誤りではありません。ボットの管理者に知らせてください。
error-rules-file-too-long = ルールが{ $length }文字あります。読めるのは{ $longest }文字までです。
error-not-toml =
    { $line ->
        [0] TOMLとして読めないファイルです。
       *[other] { $line }行目がTOMLの書き方になっていません。
    }
error-no-rules-table = ルールの表 [rules] がファイルにありません。

# --- rules that cannot be played together

error-chi-with-three-players = 三人打ちではチーはできません。
error-four-winds-with-three-players = 三人打ちに四風連打はありません。
error-four-riichi-with-three-players = 三人打ちに四家立直はありません。
error-triple-ron-with-three-players = 三人打ちでは三家和は起こりません。
error-kita-with-four-players = 北抜きができるのは三人打ちだけです。
error-small-set-with-four-players = 二萬から八萬を除いた牌は三人打ち用です。
error-tsumo-split-with-four-players = 四人打ちにはツモで折半する不足分がありません。
error-red-five-not-in-set = 五萬のない牌に赤五萬は入れられません。
error-chuuren-not-in-set = 二萬から八萬のない牌では、九蓮宝燈を萬子に限れません。
error-kita-chankan-without-kita = 北抜きがなければ、抜いた北での槍槓もありません。
error-kan-ura-without-dora = 槓裏は、裏ドラと槓ドラの両方がなければ採用できません。
error-deal-in-without-open-riichi = オープンリーチがなければ、その放銃を役満払いにはできません。
error-return-below-start = 返しの点数が配給原点を下回ると、オカがマイナスになります。
error-sudden-death-without-points = 延長戦には、終了に必要な点数を決めておく必要があります。
error-cap-at-start = 天辺（コールド）の点数は、配給原点より多くしてください。そうしないと、始める前に終わってしまいます。
error-tenpaiyame-without-renchan = 聴牌連荘でなければ、聴牌止めは採用できません。
error-carried-without-teams = 点数を持ち越せるのは団体戦があるときだけです。
error-carried-with-oka = 持ち越した点数にオカは付けられません。返しの点数と配給原点を同じにしてください。
error-loans-without-carried = 貸し借りできるのは、試合から試合へ持ち越す点数だけです。
error-loans-without-size = 貸し借りには単位と、単独で貸すときの点数が要ります。
error-limit-below-start = 卓の開始点の上限が、全員の配給原点の合計を下回っています。

# --- notation; the text follows with the place marked

error-unknown-character = { $position }文字目は牌ではありません。牌は数字とm、p、s、zで、123m 406p 11z のように書きます。
error-no-such-tile =
    { $suit ->
        [z] { $position }文字目：{ $tile } という牌はありません。字牌は1z（東）から7z（中）までです。
       *[other] { $position }文字目：{ $tile } という牌はありません。赤があるのは五だけです。
    }
error-digits-without-suit = { $position }文字目：数字に種類がありません。後ろにm、p、s、zのどれかを付けてください。
error-suit-without-digits = { $position }文字目：種類の前に数字がありません。123m のように、先に数字を書いてください。
error-bracket-not-closed = { $position }文字目：かっこが閉じられていません。
error-bracket-not-opened = { $position }文字目：対応する開きかっこがありません。
error-not-a-meld = { $position }文字目：この牌では、チー、ポン、カンのどれにもなりません。
error-not-a-closed-kan = { $position }文字目：角かっこは暗槓を表すため、同じ牌が4枚必要です。
error-not-one-tile = { $position }文字目：5p のように、牌を1枚だけ書いてください。
error-text-too-long = 手牌には長すぎます。手牌は18枚までです。
error-empty-hand = 牌がありません。手牌は 123m 406p 789s 11z 222z のように書きます。

# --- hands

error-fifth-tile = { $tile } がドラ表示牌も含めて{ $count }枚ありますが、4枚しかない牌です。
error-second-red-five = 赤五 { $tile } がドラ表示牌も含めて{ $count }枚ありますが、1枚しかない牌です。
error-wrong-tile-count = { $count }枚あります。手牌は{ $expected }枚と和了牌です。カンは3枚と数えます。
error-bad-meld =
    { $tiles } は{ $kind ->
        [chi] チー
        [pon] ポン
        [daiminkan] 大明槓
        [kakan] 加槓
        [ankan] 暗槓
       *[other] { $kind }
    }になりません。
error-tile-not-in-set = このルールでは { $tile } を使いません。
error-winning-tile-not-held = 和了牌は { $tile } となっていますが、手牌の中にありません。

# --- how the hand won

error-no-winning-tile = 手牌が13枚です。最後に和了牌を付けてください。
error-ippatsu-without-riichi = 一発にはリーチが必要です。
error-ura-without-riichi = 裏ドラが付くのは、リーチをかけた手だけです。
error-riichi-with-open-hand = リーチは門前に限りますが、この手は副露しています。
error-open-riichi-not-played = このルールにオープンリーチはありません。
error-chankan-by-tsumo = 槍槓はロンなので、ツモにはなりません。
error-chankan-on-last-tile = 最後の牌ではカンができないため、槍槓もありません。
error-ankan-not-robbable = このルールでは、この暗槓にロンできません。
error-rinshan-by-ron = 嶺上開花はツモなので、ロンにはなりません。
error-rinshan-without-kan = 嶺上開花には、手の中のカンか、抜いた北が必要です。
error-first-turn-with-melds = 天和、地和、人和は誰も鳴かないうちの和了なので、副露やカンのある手では成立しません。
error-first-turn-with-riichi = 最初のツモより前にリーチをかけている人はいません。
error-first-turn-on-last-tile = 第一巡の和了は、最後の牌、嶺上牌、槍槓での和了にはなりません。
error-renhou-for-dealer = 親は最初にツモるため、人和は子だけの役です。
error-discarder-is-winner = 和了者と放銃者が同じ席です。席を省略すると、和了者は南家になります。
error-claims-disagree = 複数の和了は、同じ1枚の捨て牌に対して、1人1回だけです。
error-seat-not-played = 三人打ちに北家はいません。
error-chi-not-played = このルールにチーはありません。
error-kita-not-played = このルールでは北を抜けません。
error-too-many-indicators = ドラ表示牌が{ $count }枚ありますが、めくれるのは{ $limit }枚までです。
error-negative-count =
    { $name ->
        [honba] 本場
        [kyoutaku] 供託
        [sticks] リーチ棒
        [kita] 抜いた北
        [chombo] チョンボ
       *[other] { $name }
    }が { $count } になっていますが、0以上が必要です。
error-pao-not-possible = 自分の手に責任払いはないため、責任を負う人に和了者は指定できません。

# --- what is no win

error-not-complete =
    { $shanten ->
        [0] 和了できません：聴牌です
       *[other] 和了できません：{ $shanten }向聴です
    }
error-no-yaku = 和了できません：形はできていますが、役がありません
error-below-minimum = 和了できません：{ $han }翻で、このルールでは{ $minimum }翻必要です
error-no-such-han-fu =
    { $fu ->
        [20] { $han }翻20符の和了はありません。20符は平和ツモだけで、2翻からです。
        [25] { $han }翻25符の和了はありません。25符は七対子で、ロンは2翻、ツモは3翻からです。
       *[other] { $fu }符の手はありません。20符、七対子の25符、30符から140符までの10符刻みがあります。
    }

# --- at the table; { $seat } is a player's name wherever the table knows it

error-game-over = この対局は終わっています。最後の局を直すには、まずその局を取り消してください。
error-already-in-riichi = { $seat }さんは、この局ですでにリーチをかけています。
error-riichi-too-dear = { $seat }さんの持ち点は{ $points }点で、このルールのリーチには{ $stick }点が必要です。
error-riichi-without-draw = { $seat }さんにはツモ番が残っていません。このルールのリーチには、ツモ番が1回必要です。
error-dead-hand-acts = { $seat }さんはアガリ放棄です。この局ではツモ切りだけができ、流局時はノーテンです。
error-riichi-is-noten = { $seat }さんはリーチ中なので、流局時は聴牌のはずです。ノーテンならチョンボを入力してください。
error-no-riichi-to-take-back = 放銃した牌が宣言牌になるのは、放銃者がこの局でリーチをかけたときだけです。
error-four-riichi-ends-hand = 4人ともリーチをかけたので、4人目の宣言牌にロンがなければ、このルールでは流局です。
error-nagashi-not-played = このルールに流し満貫はありません。
error-abort-not-played =
    { $kind ->
        [kyuushu] このルールでは、九種九牌は途中流局になりません。
        [four_winds] このルールでは、四風連打は途中流局になりません。
        [four_kans] このルールでは、四開槓は途中流局になりません。
        [four_riichi] このルールでは、四家立直は途中流局にならず、そのまま続けます。
        [triple_ron] このルールでは、三家和は途中流局になりません。
       *[other] このルールに、その途中流局はありません。
    }
error-too-few-riichi =
    { $count ->
        [0] 四家立直は4人全員がリーチをかけたときだけですが、まだ誰もかけていません。
       *[other] 四家立直は4人全員がリーチをかけたときだけですが、まだ{ $count }人です。
    }
error-kyuushu-by-somebody = 九種九牌を宣言した人を指定してください。
error-kyuushu-in-riichi = { $seat }さんはリーチ中です。九種九牌を宣言できるのは最初のツモのときだけで、自分がリーチした後にはできません。
error-deal-choice-missing = このルールでは、九種九牌で親を流すかどうかを選べます。どちらかを指定してください。
error-no-deal-choice = 親が流れるかどうかはルールで決まっているため、ここでは選べません。
error-wrong-call-is-free = このルールでは、誤鳴きに点数の罰はありません。
error-adjustment-not-even = 各自と供託の増減は合計0になるはずですが、{ $surplus } になっています。
error-no-agariyame = この終わり方ができるのは、ルールで認められていて、オーラスの親が和了した直後だけです。
error-no-such-yakuman = { $count }倍役満の手はありません。最大は{ $most }倍です。
error-wrong-event = 保存された対局を読めません：{ $part } が「{ $value }」になっています。

# --- logs of games

error-not-a-log = 対局の牌譜ではありません。使えるのは、天鳳のXML（そのままか圧縮したもの）と、牌譜エディタのJSONです。
error-log-too-large = 1対局の牌譜としては大きすぎます。展開後も含めて{ $limit } MiBまでです。
error-log-too-long = 牌譜の要素が、1対局ではありえない数です。{ $limit }個までです。
error-log-too-deep = 牌譜の要素の入れ子が深すぎます。{ $limit }段までです。
error-log-with-entities = 文書型か独自の実体が宣言されています。対局の牌譜にはないものです。
error-log-not-unpacked = 圧縮ファイルが壊れているか途中で切れていて、展開できません。
error-log-cut-off = 牌譜が途中で切れています。{ $line }行{ $column }文字目で終わっています。
error-log-not-well-formed = 牌譜を読めません。{ $line }行{ $column }文字目が正しくありません。
error-log-broken =
    { $kyoku ->
        [0] 牌譜を読めません：最初の局より前で、{ $part } が「{ $value }」になっています。
       *[other] 牌譜を読めません：{ $kyoku }番目の局で、{ $part } が「{ $value }」になっています。
    }

# --- settlement

error-wrong-player-count = { $count }人分の点数がありますが、このルールは{ $players }人用です。
error-odd-points = { $points }点は100点単位ではないため、持ち点になりません。
error-no-such-seat = { $players }人の卓に席{ $number }はありません。席は起家を0として数えます。

# --- the league

error-too-few-players =
    { $count ->
        [0] プレイヤーがいません。1卓には{ $needed }人必要です。
       *[other] { $count }人しかいません。1卓には{ $needed }人必要です。
    }
error-player-twice = { $player }さんが2回以上指定されています。
error-team-not-at-table = 「{ $team }」はこの試合に出ないため、貸し借りはできません。
error-loan-to-self = 「{ $team }」は自分のチームには貸せません。
error-loan-not-positive = 貸し借りは0点を超える点数が必要ですが、{ $amount }点になっています。
error-start-not-positive = 「{ $team }」の開始点が{ $points }点になります。どのチームも0点を超える必要があります。
error-table-points-over-limit = 開始点の合計が{ $total }点になりますが、1卓の上限は{ $limit }点です。
