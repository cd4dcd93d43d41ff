# /player

command-player = プレイヤー：成績と名前
command-player-show = プレイヤーの成績を見る
    .who = プレイヤー。省略すると自分
    .league = リーグ。1つしかなければ不要
command-player-versus = 2人の直接対決の成績を見る
    .a = 1人目
    .b = 2人目
    .league = リーグ。1つしかなければ不要
command-player-link = ほかのサービスでの名前を登録し、そこでの対局を結び付ける
    .service = サービス。例：tenhou
    .name = そこでの名前
    .who = プレイヤー。省略すると自分
command-player-unlink = ほかのサービスでの名前の登録を取り消す
    .service = サービス。例：tenhou
    .name = そこでの名前
command-player-rename = プレイヤーの名前を変える
    .name = 新しい名前
    .who = プレイヤー。省略すると自分
command-player-merge = 2人を1人にまとめる。ゲストがメンバーになったときなど
    .old = まとめられて消えるほう
    .new = すべての対局を引き継ぐほう
command-player-forget = プレイヤーを匿名にする。対局は残ります
    .who = プレイヤー。省略すると自分

player-no-games = 対局はまだありません。
player-all-seasons = **全シーズン** · { $games }対局で{ $total }
player-season =
    { $games ->
        [0] **第{ $number }シーズン** · { $rank }位 · 対局なしで{ $total }
       *[other] **第{ $number }シーズン** · { $rank }位 · { $games }対局で{ $total }
    }
player-averages = 平均 { $average } · 平均順位 { $place } · 最高 { $best } · 最低 { $worst }
player-place = { $place }位 { $count }回（{ $rate }）
player-ratings =
    { $provisional ->
        [yes] **レーティング** { $skill }（openskill） · R { $tenhou } · 暫定：対局が少なく、まだ判断できません
       *[no] **レーティング** { $skill }（openskill） · R { $tenhou } · { $games }対局から
    }
player-penalties = ペナルティ { $total }（合計に含む）
player-more-seasons = ほかに以前のシーズンが{ $count }つあります。
player-form =
    { $count ->
        [1] **最近の順位** { $places }
       *[other] **最近の順位** { $places }（右ほど新しい）
    }
player-best = **得意な相手**
player-worst = **苦手な相手**
player-opponent = { $name }：上位{ $above }回、下位{ $below }回、同卓時のスコア { $total }
player-elsewhere = ほかでの名前：{ $names }

hands-button-hands = 局の成績
hands-button-charts = グラフ
hands-button-page = 戻る
hands-all = 全シーズン
hands-season = 第{ $number }シーズン
hands-counts = 局ごとの記録がある{ $games }対局、{ $hands }局
hands-line = { $label } **{ $value }** · n { $of }
hands-line-few = { $label } { $value } · n { $of }
hands-first = 1位率
hands-last = ラス率
hands-note = nは回数、灰色は{ $few }回未満です。点数は本場と供託を除き、順位は全対局のものです。

versus-heading = { $one } – { $other }
player-never-met = この2人の同卓はまだありません。
versus-above = 同卓{ $games }回、上位になった回数 **{ $one }：{ $other }**
versus-line = { $name } 同卓時のスコア { $total }、平均 { $average }

player-linked = { $player }さんの{ $service }での名前を { $name } として登録しました。
player-unlinked = { $service }の { $name } は、{ $player }さんの名前ではなくなりました。
player-renamed = { $before }さんの名前を{ $name }に変えました。

player-keep = やめる
player-kept = 何も変えていません。
player-anonymous = 元プレイヤー
merge-question =
    { $old }さんは、本当に{ $new }さんと同じ人ですか？
    { $old }さんの対局、ペナルティ、名前はすべて{ $new }さんのものになります。元には戻せません。
merge-yes = まとめる
merge-done = 2人の対局は{ $name }さんにまとまりました。
merge-done-member = これまでの対局は{ $name }さんのものになりました。
forget-question =
    { $name }さんを匿名にしますか？
    対局は名前を伏せて順位表に残ります。名前、アカウント、ほかのサービスでの名前は消えます。元には戻せません。
forget-yes = 名前を消す
forget-done = 名前を消しました。順位表には「{ $name }」と表示されます。

charts-rating-note = レーティングは天鳳方式のRで、このリーグの全対局から計算しています。
versus-button-all = 全員
versus-all-heading = 直接対決
versus-all-note = 対局数の多い人同士の、上位になった回数と下位になった回数です。
