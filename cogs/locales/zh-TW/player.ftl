# /player

command-player = 玩家：戰績與名字
command-player-show = 查看玩家的戰績
    .who = 玩家；省略為自己
    .league = 聯賽；只有一個時不用填
command-player-versus = 查看兩位玩家的對戰成績
    .a = 第一位玩家
    .b = 第二位玩家
    .league = 聯賽；只有一個時不用填
command-player-link = 登記玩家在其他平台的名字，以辨認那裡的對局
    .service = 平台，例如tenhou
    .name = 在那裡的名字
    .who = 玩家；省略為自己
command-player-unlink = 取消登記其他平台的名字，使它不再屬於任何人
    .service = 平台，例如tenhou
    .name = 在那裡的名字
command-player-rename = 變更玩家的名字
    .name = 新的名字
    .who = 玩家；省略為自己
command-player-merge = 把兩位玩家合併成一位，例如訪客成為成員時
    .old = 併掉的玩家
    .new = 接收所有對局的玩家
command-player-forget = 把玩家匿名；對局會保留
    .who = 玩家；省略為自己

player-no-games = 還沒有對局。
player-all-seasons = **所有賽季** · { $games }場 { $total }
player-season =
    { $games ->
        [0] **第{ $number }賽季** · 第{ $rank }名 · 沒有對局 { $total }
       *[other] **第{ $number }賽季** · 第{ $rank }名 · { $games }場 { $total }
    }
player-averages = 平均 { $average } · 平均名次 { $place } · 最高 { $best } · 最低 { $worst }
player-place = 第{ $place }名 { $count }次（{ $rate }）
player-ratings =
    { $provisional ->
        [yes] **實力評分** { $skill }（openskill） · R { $tenhou } · 暫定：場數太少，還無法判斷
       *[no] **實力評分** { $skill }（openskill） · R { $tenhou } · 共{ $games }場
    }
player-penalties = 罰分 { $total }（已含在合計內）
player-more-seasons = 另有{ $count }個較早的賽季。
player-form =
    { $count ->
        [1] **近況** { $places }（唯一一場的名次）
       *[other] **近況** { $places }（名次，越右越新）
    }
player-best = **最擅長的對手**
player-worst = **最棘手的對手**
player-opponent = { $name }：在前{ $above }次、在後{ $below }次，同桌積分 { $total }
player-elsewhere = 其他平台：{ $names }

hands-button-hands = 各局統計
hands-button-charts = 圖表
hands-button-page = 返回
hands-all = 所有賽季
hands-season = 第{ $number }賽季
hands-counts = 有各局記錄的{ $games }場、{ $hands }局
hands-line = { $label } **{ $value }** · n { $of }
hands-line-few = { $label } { $value } · n { $of }
hands-first = 第一名率
hands-last = 最後一名率
hands-note = n：次數；灰色：少於{ $few }次。點數不含本場與供託；名次計入所有對局。

versus-heading = { $one } – { $other }
player-never-met = 這兩人還沒有同桌過。
versus-above = 同桌{ $games }場，名次在前的次數 **{ $one }：{ $other }**
versus-line = { $name } 同桌積分 { $total }，平均 { $average }

player-linked = 已登記{ $player }在{ $service }的名字是 { $name }。
player-unlinked = { $service } 的 { $name } 不再是{ $player }。
player-renamed = { $before }現在改名為{ $name }。

player-keep = 不變更
player-kept = 一切維持原樣。
player-anonymous = 前玩家
merge-question =
    { $old }真的就是{ $new }嗎？
    { $old }的所有對局、罰分與名字都會歸{ $new }。這無法復原。
merge-yes = 合併
merge-done = 兩人的對局現在都歸{ $name }。
merge-done-member = 這些對局現在歸{ $name }。
forget-question =
    要把{ $name }匿名嗎？
    對局會以無名的方式留在排名裡。名字、帳號與其他平台的名字都會刪除。這無法復原。
forget-yes = 刪除名字
forget-done = 已刪除。排名裡現在顯示為「{ $name }」。

charts-rating-note = 實力評分為天鳳方式的R值，以此聯賽的所有對局計算。
versus-button-all = 所有人
versus-all-heading = 對戰成績
versus-all-note = 對局最多的人之間，名次在前與在後的次數。
