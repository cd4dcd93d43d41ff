# /team

command-team = 隊伍：成員、比賽與排名
command-team-create = 建立隊伍
    .name = 隊伍的名稱
    .league = 聯賽；只有一個時不用填
command-team-add = 把人加入隊伍，或變更他的身分
    .team = 隊伍
    .who = 玩家，成員或訪客
    .role = 身分；省略為隊員
    .league = 聯賽；只有一個時不用填
command-team-remove = 把人移出隊伍
    .who = 玩家
    .league = 聯賽；只有一個時不用填
command-team-list = 查看各隊與隊員
    .league = 聯賽；只有一個時不用填
command-team-standings = 查看各隊的排名
    .league = 聯賽；只有一個時不用填
    .season = 賽季的號碼；省略為最新
command-team-match = 隊伍之間結轉點數的比賽
command-team-match-start = 開始下一場比賽：座位、借點、各隊的起始點數
    .first = 第一隊的出賽者
    .second = 第二隊的出賽者
    .third = 第三隊的出賽者
    .fourth = 第四隊的出賽者
    .league = 聯賽；只有一個時不用填
command-team-match-show = 查看一場比賽：出賽者、借點、賽前與賽後的點數
    .number = 比賽的號碼；省略為最近一場
    .league = 聯賽；只有一個時不用填

choice-role-captain = 隊長
choice-role-member = 隊員
choice-role-substitute = 候補

team-created = 已建立隊伍「{ $name }」。用 /team add 加入隊員。
team-added =
    { $role ->
        [captain] { $player }現在是「{ $team }」的隊長。
        [substitute] { $player }現在是「{ $team }」的候補。
       *[member] { $player }現在是「{ $team }」的隊員。
    }
team-removed = { $player }已離開「{ $team }」。
team-list-heading = # { $league }的隊伍
team-none = 這個聯賽還沒有隊伍。主辦人可以用 /team create 建立。
team-empty = 還沒有人
team-role =
    { $role ->
        [captain] { $player }（隊長）
        [substitute] { $player }（候補）
       *[member] { $player }
    }
team-list-more = 隊伍太多，無法全部列出；其餘見 /team standings。

team-standings-heading = # 隊伍排名 · { $league }
team-standings-season = 第{ $number }賽季
team-column-team = 隊伍
team-column-games = 對局
team-column-total = 積分
team-column-matches = 比賽
team-column-points = 點數
team-standings-members = 隊伍的積分是隊員積分與罰分的總和。
team-race-empty = 本賽季尚未有對局。
team-standings-carried =
    { $position ->
        [0] 點數逐場結轉。目前還沒有打過任何位置。
       *[other] 點數在還清借點後逐場結轉。{ $positions }個位置中，已打到第{ $position }個。
    }

position-name =
    { $position ->
        [1] 先鋒
        [2] 次鋒
        [3] 中堅
        [4] 副將
        [5] 大將
       *[other] 第{ $position }位
    }
match-heading =
    { $status ->
        [cancelled] # 比賽#{ $number } · { $position } · 已取消
       *[other] # 比賽#{ $number } · { $position }
    }
match-state =
    { $status ->
        [played] 對局#{ $game }
        [cancelled] 已取消
       *[open] { $game ->
            [0] 用 /game record 記錄結果。
           *[other] 對局#{ $game }待確認。
        }
    }
match-seat = { $seat } **{ $team }**：{ $player }
match-column-team = 隊伍
match-column-real = 實際
match-column-playing = 上桌
match-column-after = 賽後
match-no-loans = 不需要借點。
match-loans = **這場比賽的借點**
match-loan = { $debtor }向{ $lender }借{ $amount }點
match-basis =
    { $basis ->
        [lone_lender] 只有一隊高於0點，由該隊借給其他各隊。
        [first_and_second] 提議：由前兩隊出借。由主辦人決定。
        [first_alone] 提議：由第一名單獨出借。由主辦人決定。
        [undecided] 沒有規則能讓各隊都高於0點。借點由主辦人決定。
        [by_hand] 由主辦人設定：{ $reason }
       *[shared] 所有高於0點的隊伍平均出借。
    }
match-problem =
    { $problem ->
        [lender_would_be_out] 平均出借的話，會有出借的隊伍降到0點以下。
        [debtor_still_out] 平均借點後，仍有隊伍在0點以下。
       *[no_lender] 沒有高於0點的隊伍。
    }
match-set-loans = 設定借點
match-call-off = 取消比賽

loans-title = 比賽#{ $number }的借點
loans-field = 借點，一行一筆
loans-reason = 理由
loans-line = { $debtor } < { $lender } { $amount }
loans-note = 一行寫借入的隊伍、出借的隊伍與點數：{ $example }

error-team-name-taken = 這個聯賽已有名為「{ $name }」的隊伍。
error-team-unknown = 這個聯賽沒有名為「{ $name }」的隊伍。用 /team list 查看現有的隊伍。
error-in-other-team = { $player }已在「{ $team }」。請先用 /team remove 移出。
error-in-no-team = { $player }不在這個聯賽的任何隊伍。用 /team add 加入隊伍。
error-team-twice = 這些玩家中有兩人屬於「{ $team }」。一場比賽每隊一人。
error-no-team-matches = 這個聯賽的規則沒有隊伍之間的比賽。隊伍以隊員的積分排名。
error-positions-differ = 「{ $one }」接著打第{ $one_position }個位置，「{ $other }」卻是第{ $other_position }個。
error-all-positions-played = 「{ $team }」已打完本賽季的{ $positions }個位置。
error-team-in-match = 「{ $team }」的比賽#{ $number }還沒結束。請記錄結果，或取消比賽。
error-no-match-yet = 這個賽季還沒有比賽。用 /team match start 開始。
error-match-unknown = 沒有比賽#{ $number }。
error-match-not-open = 比賽#{ $number }不能再變更。
error-no-match-of-players = 這些玩家沒有等待結果的比賽。用 /team match start 開始。
error-loans-undecided = 比賽#{ $number }有隊伍會以0點以下開始。請主辦人先設定借點。
error-match-changed = 輸入期間，比賽#{ $number }的借點已經改變。請重新記錄。
error-match-followed = 比賽#{ $number }的點數已結轉到比賽#{ $later }，請先撤銷那一場。
error-loan-not-read = 這一行不是借點：「{ $line }」。請寫成像 { $example } 這樣
error-loan-reason-missing = 手動設定借點需要理由。
