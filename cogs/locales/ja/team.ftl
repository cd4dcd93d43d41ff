# /team

command-team = チーム：メンバー、試合、順位
command-team-create = チームを作る
    .name = チームの名前
    .league = リーグ。1つしかなければ不要
command-team-add = チームに人を加える、または役割を変える
    .team = チーム
    .who = プレイヤー。メンバーかゲスト
    .role = 役割。省略するとメンバー
    .league = リーグ。1つしかなければ不要
command-team-remove = チームから人を外す
    .who = プレイヤー
    .league = リーグ。1つしかなければ不要
command-team-list = チームとメンバーを見る
    .league = リーグ。1つしかなければ不要
command-team-standings = チームの順位を見る
    .league = リーグ。1つしかなければ不要
    .season = シーズンの番号。省略すると最新
command-team-match = 点数を持ち越すチームどうしの試合
command-team-match-start = 次の試合を始める：席順、貸し借り、各チームの開始点
    .first = 1つ目のチームで打つ人
    .second = 2つ目のチームで打つ人
    .third = 3つ目のチームで打つ人
    .fourth = 4つ目のチームで打つ人
    .league = リーグ。1つしかなければ不要
command-team-match-show = 試合を見る：オーダー、貸し借り、試合前後の点数
    .number = 試合の番号。省略すると最新
    .league = リーグ。1つしかなければ不要

choice-role-captain = キャプテン
choice-role-member = メンバー
choice-role-substitute = 控え

team-created = チーム「{ $name }」を作りました。/team add でメンバーを加えられます。
team-added =
    { $role ->
        [captain] { $player }さんが「{ $team }」のキャプテンになりました。
        [substitute] { $player }さんが「{ $team }」の控えになりました。
       *[member] { $player }さんが「{ $team }」のメンバーになりました。
    }
team-removed = { $player }さんは「{ $team }」を離れました。
team-list-heading = # { $league }のチーム
team-none = このリーグにチームはまだありません。運営が /team create で作れます。
team-empty = まだ誰もいません
team-role =
    { $role ->
        [captain] { $player }（キャプテン）
        [substitute] { $player }（控え）
       *[member] { $player }
    }
team-list-more = 多いため一部だけです。ほかのチームは /team standings にあります。

team-standings-heading = # チーム順位 · { $league }
team-standings-season = 第{ $number }シーズン
team-column-team = チーム
team-column-games = 対局
team-column-total = スコア
team-column-matches = 試合
team-column-points = 点数
team-standings-members = チームのスコアは、メンバーのスコアとペナルティの合計です。
team-race-empty = このシーズンはまだ対局がありません。
team-standings-carried =
    { $position ->
        [0] 点数は次の試合へ持ち越します。まだ試合は行われていません。
       *[other] 点数は借りを返してから次の試合へ持ち越します。{ $positions }ポジションのうち{ $position }つ目まで終わりました。
    }

position-name =
    { $position ->
        [1] 先鋒
        [2] 次鋒
        [3] 中堅
        [4] 副将
        [5] 大将
       *[other] { $position }番手
    }
match-heading =
    { $status ->
        [cancelled] # 試合#{ $number } · { $position } · 中止
       *[other] # 試合#{ $number } · { $position }
    }
match-state =
    { $status ->
        [played] 対局#{ $game }
        [cancelled] 中止
       *[open] { $game ->
            [0] 結果は /game record で記録します。
           *[other] 対局#{ $game }が承認待ちです。
        }
    }
match-seat = { $seat } **{ $team }**：{ $player }
match-column-team = チーム
match-column-real = 持ち点
match-column-playing = 開始点
match-column-after = 試合後
match-no-loans = 貸し借りは不要です。
match-loans = **この試合の貸し借り**
match-loan = { $debtor }が{ $lender }から{ $amount }点を借ります
match-basis =
    { $basis ->
        [lone_lender] 0点を超えるチームが1つだけなので、ほかの各チームに貸します。
        [first_and_second] 提案：上位2チームが貸します。決めるのは運営です。
        [first_alone] 提案：首位のチームだけが貸します。決めるのは運営です。
        [undecided] どのルールでも全チームが0点を超えません。貸し借りは運営が決めます。
        [by_hand] 運営による設定：{ $reason }
       *[shared] 0点を超えるチームが均等に貸します。
    }
match-problem =
    { $problem ->
        [lender_would_be_out] 均等に貸すと、貸す側に0点以下のチームが出ます。
        [debtor_still_out] 均等に借りても、まだ0点以下のチームが残ります。
       *[no_lender] 0点を超えるチームがありません。
    }
match-set-loans = 貸し借りを決める
match-call-off = 中止する

loans-title = 試合#{ $number }の貸し借り
loans-field = 貸し借り（1行に1件）
loans-reason = 理由
loans-line = { $debtor } < { $lender } { $amount }
loans-note = 1行に、借りるチーム、貸すチーム、点数を書きます：{ $example }

error-team-name-taken = このリーグには「{ $name }」というチームがすでにあります。
error-team-unknown = このリーグに「{ $name }」というチームはありません。/team list で一覧を見られます。
error-in-other-team = { $player }さんは「{ $team }」にいます。先に /team remove で外してください。
error-in-no-team = { $player }さんはこのリーグのどのチームにもいません。/team add で加えられます。
error-team-twice = 「{ $team }」の人が2人います。試合には各チームから1人ずつです。
error-no-team-matches = このリーグのルールにチームどうしの試合はありません。順位はメンバーのスコアで決まります。
error-positions-differ = 「{ $one }」の次はポジション{ $one_position }ですが、「{ $other }」の次はポジション{ $other_position }です。
error-all-positions-played = 「{ $team }」は、今シーズンの{ $positions }ポジションをすべて終えています。
error-team-in-match = 「{ $team }」の試合#{ $number }がまだ終わっていません。結果を記録するか、中止してください。
error-no-match-yet = このシーズンの試合はまだありません。/team match start で始められます。
error-match-unknown = 試合#{ $number }はありません。
error-match-not-open = 試合#{ $number }はもう変更できません。
error-no-match-of-players = この顔ぶれで結果を待っている試合はありません。/team match start で始められます。
error-loans-undecided = 試合#{ $number }に開始点が0点以下のチームがあります。先に運営が貸し借りを決めてください。
error-match-changed = 試合#{ $number }の貸し借りが入力中に変わりました。もう一度記録してください。
error-match-followed = 試合#{ $number }の点数は試合#{ $later }に持ち越されています。先に試合#{ $later }を取り消してください。
error-loan-not-read = この行は貸し借りとして読めません：「{ $line }」。{ $example } のように書いてください。
error-loan-reason-missing = 手動で決める貸し借りには、理由が必要です。
