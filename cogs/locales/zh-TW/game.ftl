# /game

command-game = 記錄與查閱對局
command-game-record = 記錄對局；儲存前可以先看內容
    .east = 起家（最初的東家）：提及或名字；新名字會成為訪客
    .south = 最初的南家
    .west = 最初的西家
    .north = 最初的北家；三人對局不用填
    .scores = 從起家起的最終點數：41600 35800 12600 10000、416 358 126 100或41.6 35.8 12.6 10
    .league = 哪個聯賽；有好幾個時要填
    .sticks = 終局時場上剩下的立直棒數
    .comment = 關於這場對局的備註
command-game-import = 由天鳳牌譜或一行結果記錄對局；儲存前可以先看內容
    .log = 牌譜：.mjlog或.xml（壓縮的也可以），或牌譜編輯器的JSON
    .text = 或是其JSON，或像 小安(+61.0) 小貝(+15.0) 阿奇(-26.0) 阿德(-50.0) 的一行
    .league = 哪個聯賽；有好幾個時要填
command-game-pending = 查看待確認的對局
    .league = 哪個聯賽；有好幾個時要填
command-game-show = 查看一場對局：結果的明細，以及誰做了什麼
    .number = 對局的號碼
    .league = 哪個聯賽；有好幾個時要填
command-game-history = 查看所有人或一位玩家最近的對局
    .player = 玩家；省略為所有人
    .league = 哪個聯賽；有好幾個時要填
command-game-undo = 撤銷一場對局，使它不再計入
    .number = 對局的號碼
    .reason = 理由；所有人都看得到
    .league = 哪個聯賽；有好幾個時要填
command-game-edit = 修正一場對局
    .number = 對局的號碼
    .league = 哪個聯賽；有好幾個時要填

# --- the card of a game

game-heading =
    { $status ->
        [draft] 尚未儲存
        [correction] 修正，尚未儲存
        [pending] 對局#{ $number } · 待確認
        [confirmed] 對局#{ $number }
        [undone] 對局#{ $number } · 已撤銷
        [cancelled]
            { $number ->
                [0] 已捨棄，沒有儲存任何東西
               *[other] 對局#{ $number } · 已捨棄
            }
       *[lapsed] 對局#{ $number } · 已失效
    }
game-seat-east = 東家
game-seat-south = 南家
game-seat-west = 西家
game-seat-north = 北家
game-seat = **{ $place }位 { $name }** { $seat }{ $raw } **{ $total }**
game-item-points = { $rounded } − { $return_points } = { $score }
game-item-points-sticks = 加上供託{ $kyoutaku }後 { $rounded } − { $return_points } = { $score }
game-item-uma = 馬點 { $score }
game-item-oka = 頭名賞 { $score }
game-item-balance = 尾數 { $score }
game-item-penalty = 錯和 { $score }
game-count-chombo = （錯和{ $count }次）
game-count-fpoints = （F { $count }）

game-points-right = 合計：{ $total }點 ✓
game-points-short = **合計{ $total }點，比{ $expected }點少{ $by }點。** { $offers ->
        [0] 請按「修正」更正。
       *[other] 請按正確的一項，或按「修正」。
    }
game-points-over = **合計{ $total }點，比{ $expected }點多{ $by }點。** { $offers ->
        [0] 請按「修正」更正。
       *[other] 請按正確的一項，或按「修正」。
    }
game-sticks-first-place = 其中場上的供託{ $points }點歸第一名
game-sticks-split = 其中場上的供託{ $points }點由並列第一名的人平分
game-sticks-lost = 其中場上的供託{ $points }點不歸任何人
game-totals = 積分合計：{ $total }
game-totals-with-penalties = 積分合計：{ $total }（其中錯和 { $penalties }）
game-newcomers = **{ $names }** 是第一次出現的名字，會成為訪客。如果寫錯了，請按「修正」；成員請用提及指定。
game-chombo-mangan = 錯和在桌上付{ $other }點，莊家付{ $dealer }點。這已經算在點數裡了。
game-chombo-penalty = 每次錯和，在計入馬點後為 { $score }。
game-chombo-free = 這套規則的錯和不用付點，只計次數。
game-comment = 「{ $comment }」

game-recorded = 記錄：{ $user }，{ $at }
game-agreed = 已確認：{ $names }
game-needs-organiser = 需要主辦人確認
game-needs-player = 需要{ $name }確認
game-needs-one = 需要其中一人確認：{ $names }
game-needs-all = 需要全員確認：{ $names }
game-due-counts = 沒有異議的話，{ $at }計入
game-due-lapses = 沒有人確認的話，{ $at }失效

game-unchanged = 還沒有任何變更。
game-change-seat = { $seat }：{ $before } → **{ $after }**
game-change-sticks = 場上的供託：{ $before } → **{ $after }**
game-change-comment = 備註：「{ $before }」 → 「{ $after }」

game-button-submit = 確定
game-button-save = 儲存
game-button-edit = 修正
game-button-fpoints = F點
game-button-chombo = 錯和
game-button-cancel = 捨棄
game-button-agree = 確認
game-button-correct = 修正
game-button-take-back = 撤銷

game-fix-sticks =
    { $sticks ->
        [0] 場上沒有剩下立直棒
       *[other]
            場上剩下{ $sticks }支立直棒 { $rule ->
                [first_place] → 第一名
                [split] → 由並列第一名的人平分
               *[lost] → 不歸任何人
            }
    }
game-fix-typo = { $name }是{ $points }點
game-fix-chombo-not-paid =
    { $dealt ->
        [yes] { $name }作為莊家付錯和：{ $points }
       *[no] { $name }付錯和：{ $points }
    }
game-fix-chombo-not-received = 其他人收了錯和的點數，莊家是{ $dealer }

# --- a game from elsewhere

game-who-heading = **誰是誰？** 請在下面選擇；沒有選的會成為新訪客。
game-who =
    { $known ->
        [no] { $name }：目前是新訪客
       *[yes] { $name }：**{ $player }**
    }
game-who-member = { $name }是這位成員…
game-who-guest = { $name }是這位訪客…
game-who-new-guest = { $name }是新訪客
game-remembered = 今後匯入天鳳牌譜時，{ $name }就是{ $player }。用 /player unlink 取消。
game-not-remembered = 要登記{ $name }就是{ $player }，請由本人或主辦人使用 /player link。

import-done = 讀到的對局如下：
import-heading = ## 關於這次匯入
import-disagrees = **牌譜中有{ $count }處與它自己的規則不符：**
import-more = 另外{ $count }處
import-explained = **由牌譜的數字可知，這是在有自訂規則的房間打的：** { $rules }
import-scores = **牌譜的結果與這裡不同：**
import-score = { $name }：牌譜為 { $stated }，這裡為 { $here }
import-differing = **若依這個聯賽的下列規則，這場對局會有不同的發展：** { $rules }。各局照當時所打的計算，只有結果依聯賽的規則。
import-alike = 另有{ $count }項規則不同，但在這場對局沒有影響。
import-rounded = 這一行只有積分，所以各家的點數是由積分推出的千點整數。按「修正」可以填入確切的點數。
import-seats = 一行結果沒有寫座位，所以照書寫的順序入座。

# --- dialogs

game-edit-title =
    { $number ->
        [0] 對局
       *[other] 對局#{ $number }
    }
game-field-players = 從起家起的玩家，一行一位
game-field-scores = 從起家起的最終點數
game-field-sticks = 場上剩下的立直棒數
game-field-comment = 備註
game-field-reason = 理由（所有人都看得到）
game-reason-title = 修正對局#{ $number }
game-fpoints-title = F點
game-fpoints-note = 每位玩家在這場對局拿到的F點；越少越好。
game-chombo-title = 錯和
game-chombo-note = 每位玩家的錯和次數。{ $cost }

# --- mistakes

error-no-scores = 這裡沒有點數。請從起家起寫成像 41600 35800 12600 10000 這樣。
error-score-not-a-number = 這不是點數。請從起家起寫成像 41600 35800 12600 10000 這樣。
error-score-not-hundreds = 點數是100的倍數，所以不會是 { $score }。
error-score-out-of-range = { $score } 會是{ $points }點。請把每個人都寫成同一種寫法，例如 41600 35800 12600 10000。
error-score-count = 這裡有{ $count }個點數，但有{ $players }人對局。
error-north-missing = 這個聯賽是四人對局，請指定北家。
error-north-not-played = 這個聯賽是三人對局，沒有北家。
error-no-player-named =
    沒有指定{ $seat ->
        [east] 東家
        [south] 南家
        [west] 西家
       *[north] 北家
    }。請提及成員，或輸入名字。
error-player-lines = 這裡有{ $count }行，但有{ $players }人對局。請一行寫一位。
error-count-not-a-number = 「{ $text }」應該是{ $least }到{ $most }的整數。
error-preview-of-another = 這場對局還沒儲存：只有輸入的人或主辦人可以修改或確定。
error-own-game = 這場對局是你記錄的，所以要由另一位對局者或主辦人確認。
error-organiser-confirms = 這個聯賽的對局由主辦人確認。

error-nothing-to-import = 請附加牌譜，或貼上它的JSON或一行結果。
error-two-to-import = 同時有檔案與文字。請一次匯入一場對局。
error-log-is-link = 這是牌譜的連結，而連結不會被開啟。請先存下牌譜再附加。
error-log-of-other-players =
    { $count ->
        [3] 這份牌譜是三人對局，但這個聯賽是四人對局。
       *[other] 這份牌譜是四人對局，但這個聯賽是三人對局。
    }
error-log-of-other-points = 這份牌譜開始時合計{ $count }點，但這個聯賽是{ $expected }點，所以不能在這裡計入。
error-log-breaks-off = 這份牌譜不完整：最後是{ $wind ->
        [east] 東
        [south] 南
        [west] 西
       *[north] 北
    }{ $kyoku }局{ $honba }本場，缺少對局的結果。
error-log-cannot-be-played = 這份牌譜的{ $wind ->
        [east] 東
        [south] 南
        [west] 西
       *[north] 北
    }{ $kyoku }局{ $honba }本場，發生了它自己的規則不允許的事，所以不能計入。
error-line-not-understood = 這既不是牌譜，也不是結果。結果的寫法如 小安(+61.0) 小貝(+15.0) 阿奇(-26.0) 阿德(-50.0)。
error-line-of-other-players = 這個結果有{ $count }人，但這個聯賽是{ $players }人對局。
error-line-unlike-rules = 依這個聯賽或天鳳的規則，都沒有點數能得出這些積分。請改貼點數：小安(51200) 小貝(34700) 阿奇(14100) 阿德(0)。

# --- who did what

game-story = **經過**
game-progress = 對局#{ $number }
game-story-record = { $at } · { $user } 記錄
game-story-agree = { $at } · { $user } 確認
game-story-confirm = { $at } · { $user } 使其計入
game-story-edit = { $at } · { $user } 修正
game-story-cancel = { $at } · { $user } 捨棄
game-story-undo = { $at } · { $user } 撤銷
game-story-lapse = { $at } · { $user } 使其失效
game-story-nobody = 時限
game-story-reason = 理由：「{ $reason }」
game-story-before = ‹
game-story-after = 經過 ›

# --- lists

game-pending-heading = 待確認的對局
game-pending-none = 沒有待確認的對局。
game-history-heading = 最近的對局
game-history-of = { $name }最近的對局
game-history-none = 這裡沒有對局。
game-list-line = **對局#{ $number }** · { $at }
game-list-before = ‹ 上一頁
game-list-after = 下一頁 ›
game-choose-one = 查看對局
game-choose = 對局#{ $number }

# --- taking a game back

game-undo-question = 要撤銷對局#{ $number }嗎？
game-undo-yes = 撤銷
game-undo-no = 不撤銷
game-undo-kept = 對局#{ $number }維持原樣。
