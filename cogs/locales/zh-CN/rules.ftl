# /rules

command-rules = 查询这里使用的规则
command-rules-show = 查询一项规则，或读完整套规则
    .topic = 想查的项目，写法不限：食断、喰いタン、断幺九
    .rules = 哪一套规则；不填则为这里使用的规则
command-rules-list = 查看可以选用的规则
command-rules-compare = 查看两套规则的不同
    .a = 第一套规则
    .b = 第二套规则

command-rules-yaku = 查看一个役种的条件与番数，或列出所有役种
    .name = 役种的名称，写法不限；不填则列出全部
    .rules = 哪一套规则；不填则为这里使用的规则

rules-here = **这里** · { $rules }
    { $sentence }
rules-cannot = 这里不会发生。{ $reason }
rules-elsewhere = - *{ $rules }*：{ $sentence }
rules-the-same = - *{ $rules }*：相同
rules-source = 出处：{ $notice }“{ $title }”（{ $language }，{ $year }年）
rules-our-reading = 解读：{ $reading }
rules-see-also = 另见：{ $labels }

rules-closest = **最接近的项目** · 如果不是这个，可从下面选择。
rules-nothing = 没有符合“{ $text }”的项目。
rules-can-ask = 可以问规则、役或点数，例如：食断、混一色、3番40符
error-topic-empty = 问题里没有文字。可以问规则、役或点数，例如：食断、混一色、3番40符
rules-han = { $han }番
rules-points-line = - { $seat }：{ $paid }
rules-limit-line = - { $limit }（{ $han }番）：荣和{ $ron }、庄家{ $dealer }
rules-fu-start = - 底符20，门前荣和+10，自摸+2
rules-fu-triplets = - 中张刻子：明刻{ $open_triplet_simple }、暗刻{ $closed_triplet_simple }；幺九刻子：明刻{ $open_triplet_honour }、暗刻{ $closed_triplet_honour }
rules-fu-kans = - 中张杠子：明杠{ $open_kan_simple }、暗杠{ $closed_kan_simple }；幺九杠子：明杠{ $open_kan_honour }、暗杠{ $closed_kan_honour }
rules-fu-pairs = - 役牌雀头2，连风牌雀头{ $wind }
rules-fu-waits = - 嵌张、边张、单骑听牌2
rules-fu-hands = - 七对子共{ $chiitoitsu }符；没有其他符的副露手荣和为{ $open }符

notice-language-en = 英文
notice-language-ja = 日文
notice-language-zh-CN = 简体中文
notice-language-zh-TW = 繁体中文

rules-overview-note = 用 /rules show 选一个项目，就能看到规则的出处。
rules-unconfirmed = （未确认）
rules-compare-heading =
    { $count ->
        [0] # { $a }与{ $b }的规则相同
       *[other]
            # { $a }与{ $b }
            有{ $count }项不同。
    }
rules-compare-note = 两者相同的规则已省略。
page-of = { $number }/{ $count }
page-before = ‹ { $title }
page-after = { $title } ›
page-none-before = ‹
page-none-after = ›

rules-list-heading = # 可以选用的规则
rules-list-default = ← 这里使用
rules-list-note = 用 /rules show 读其中一套，用 /rules compare 比较两套的不同。

error-preset-unclear = 名为“{ $name }”的规则不止一个，请从中选择：{ $known }。
error-topic-misspelt = 没有“{ $text }”这个项目。你要找的是不是：{ $nearest }？
error-topic-unknown = 没有“{ $text }”这个项目。请从输入时出现的列表选择，或不填项目以读完整套规则。

# /rules use, set, history, export and import

command-rules-use = 选择这个服务器使用的规则
    .preset = 现有规则之一，或这个服务器自定义规则的旧版
command-rules-set = 更改这个服务器规则的一个项目
    .rule = 项目，写法不限：食断、吃断
    .value = 新的内容，输入时可以从列表选择
command-rules-history = 查看这个服务器规则的变更记录
command-rules-export = 把规则导出为文件，可以修改，也可以给别人
    .rules = 哪一套规则；不填则为这里使用的规则
command-rules-import = 从文件导入规则，或直接输入
    .file = /规则 导出 导出的TOML文件；不填则打开输入框

rules-own-title = 自定义规则 第{ $number }版
rules-character-own =
    { $count ->
        [0] 这个服务器自定义的规则，内容与{ $rules }相同。
       *[other] 这个服务器自定义的规则：在{ $rules }的基础上改了{ $count }个项目。
    }
rules-own-choice = 这是这个服务器自己的选择，与{ $rules }不同。
rules-as-in = 与{ $rules }相同。
rules-value-now = 现在：{ $value }
rules-value-true = 有
    .spellings = 有, 是, 开, 可, +
rules-value-false = 无
    .spellings = 无, 没有, 否, 关, 不可, -

rules-preview = # 要改用{ $rules }吗？
rules-change = **{ $label }**
    - 之前：{ $before }
    - 之后：{ $after }
rules-changes-more = 还有{ $count }个项目
rules-changes-none = 没有项目变动。
rules-for-whom = **适用于**：今后的 /score、/rules，以及这个服务器新建的联赛。
rules-leagues-keep = { $count }个联赛沿用原来的规则：{ $names }
rules-confirm = 采用这套规则
rules-cancel = 不更改
rules-dropped = 没有任何改动。
rules-adopted = # { $rules }
    今后使用这个服务器的规则第{ $number }版。
rules-adopted-next = 联赛沿用原来的规则；用 /league settings 可以让联赛从下一场对局起采用。
rules-mistakes = 这套规则不能使用，有{ $count }处错误。
rules-mistakes-more = 还有{ $count }处

rules-history = # 这个服务器规则的变更记录
rules-history-none = 这个服务器还没有选择规则。组织者可以用 /rules use 或 /rules set 选择。
rules-history-line = **{ $number }** · { $rules } · { $who } · { $when }
    { $changed }
rules-history-first = 这里最初选择的规则
rules-history-changed = 变更：{ $labels }
rules-history-more = 还有{ $count }项
rules-history-note = 用 /rules compare 比较两个版本，第1版写作own-1；用 /rules use 可以回到旧版。
rules-history-newest = 最新
rules-history-older = 更早 ›
rules-export = { $rules }。可以修改，再用 /rules import 导入。
rules-shape-uma = 总和为0的{ $count }个数，如 { $example }
rules-shape-red-fives = 三个从0到{ $most }的数，依次为万子、筒子、索子，如 1 1 1
rules-import-title = 导入规则
rules-import-field = 用TOML写的规则，或只写不同之处

error-nothing-to-set = “{ $label }”由 /rules show 说明，不是可以设置的项目。
error-value-not-possible = “{ $rule }”不能是“{ $value }”。可用的有：{ $allowed }。
error-value-not-among =
    “{ $rule }”不能是“{ $value }”。可用的有：
    { $allowed }
error-file-value-not-among =
    { $field }（{ $rule }）不能是“{ $value }”。可以写的有：
    { $allowed }
error-value-needs-another = “{ $other }”保持现状时，“{ $rule }”不能是“{ $value }”。届时“{ $other }”可用的有：{ $allowed }。/rules import 可以一次改好几条。
error-rules-unchanged = { $rules }已经是这样，不会有任何改动。
error-rules-file-not-text = 这个文件不是文本文件。

# /rules yaku

yaku-here = **这里** · { $rules }：{ $worth }
yaku-worth-nothing = 不采用
yaku-worth-same = { $han }番
yaku-worth-differs =
    { $open ->
        [0] { $closed }番（仅限门前清）
       *[other] { $closed }番（鸣牌后{ $open }番）
    }
yaku-worth-yakuman =
    { $times ->
        [1] 役满
        [2] 双倍役满
        [3] 三倍役满
       *[other] { $times }倍役满
    }
yaku-example = 例：`{ $hand }`
yaku-example-scored =
    例（{ $way ->
        [tsumo] 自摸
       *[ron] 荣和
    }）：
    `{ $hand }`
    { $yaku }，{ $points }点
yaku-with-none = **复合** · 不与其他役种复合
yaku-with-all = **复合** · 可与任何役种复合
yaku-with-only = **复合** · { $names }
yaku-with-all-but =
    {"**"}复合** · 除以下以外的{ $kind ->
        [yakuman] 役满
       *[yaku] 役种
    }：{ $names }
yaku-list-heading = # 役种一览 · { $rules }
yaku-list-bonus =
    {"**"}只加番、不算役**
    { $names }
yaku-list-note = 用 /rules yaku 输入役种的名称，可以查看条件。

error-yaku-misspelt = 没有“{ $text }”这个役种。你要找的是不是：{ $nearest }？
error-yaku-unknown = 没有“{ $text }”这个役种。请从输入时出现的列表选择，或不填名称以列出全部。
