# /rules

command-rules = Look up the rules that are played here
command-rules-show = Look up one rule, or read all of them
    .topic = What it is about, in any spelling: kuitan, 喰いタン, open tanyao
    .rules = Which rules; if left out, the ones played here
command-rules-list = See which rules there are to choose from
command-rules-compare = See where two sets of rules differ
    .a = The first rules
    .b = The second rules

command-rules-yaku = See what a yaku is and what it is worth, or list them all
    .name = The yaku, in any spelling; if left out, all of them
    .rules = Which rules; if left out, the ones played here

rules-here = **Here** · { $rules }
    { $sentence }
rules-cannot = This cannot come up here. { $reason }
rules-elsewhere = - *{ $rules }*: { $sentence }
rules-the-same = - *{ $rules }*: the same
rules-source = From { $notice }: { $title } ({ $language }, { $year })
rules-our-reading = Our reading: { $reading }
rules-see-also = See also: { $labels }

rules-closest = **Closest** · not sure that this was meant; others are below.
rules-nothing = Nothing here answers "{ $text }".
rules-can-ask = Ask about a rule, a yaku or points: kuitan, honitsu, 3 han 40 fu.
error-topic-empty = The question has no words. Ask about a rule, a yaku or points: kuitan, honitsu, 3 han 40 fu.
rules-han = { $han } han
rules-points-line = - { $seat }: { $paid }
rules-limit-line = - { $limit } ({ $han } han): { $ron } by ron, dealer { $dealer }
rules-fu-start = - 20 to begin with; a closed hand by ron +10; tsumo +2
rules-fu-triplets = - triplet of 2 to 8: open { $open_triplet_simple }, closed { $closed_triplet_simple }; of terminals or honours: open { $open_triplet_honour }, closed { $closed_triplet_honour }
rules-fu-kans = - kan of 2 to 8: open { $open_kan_simple }, closed { $closed_kan_simple }; of terminals or honours: open { $open_kan_honour }, closed { $closed_kan_honour }
rules-fu-pairs = - pair of dragons or of a value wind 2, of a double wind { $wind }
rules-fu-waits = - middle, edge or pair wait 2
rules-fu-hands = - chiitoitsu { $chiitoitsu } in all; an open hand without fu { $open } by ron

notice-language-en = in English
notice-language-ja = in Japanese
notice-language-zh-CN = in simplified Chinese
notice-language-zh-TW = in traditional Chinese

rules-overview-note = /rules show with a topic tells where a rule comes from.
rules-unconfirmed = *not confirmed*
rules-compare-heading =
    { $count ->
        [0] # { $a } and { $b } play the same rules
        [one]
            # { $a } or { $b }
            One rule differs.
       *[other]
            # { $a } or { $b }
            { $count } rules differ.
    }
rules-compare-note = Rules that are the same in both are left out.
page-of = { $number }/{ $count }
page-before = ‹ { $title }
page-after = { $title } ›
page-none-before = ‹
page-none-after = ›

rules-list-heading = # Rules to choose from
rules-list-default = ← played here
rules-list-note = /rules show reads one of them, /rules compare shows where two differ.

error-preset-unclear = Several rules are called "{ $name }". Choose one of them: { $known }.
error-topic-misspelt = Nothing here is called "{ $text }". Did you mean: { $nearest }?
error-topic-unknown = Nothing here is called "{ $text }". Choose from the list while typing, or leave the topic out to read everything.

# /rules use, set, history, export and import

command-rules-use = Choose what this server plays
    .preset = Rules from the list, or an earlier version of this server's own
command-rules-set = Change one of the rules that this server plays
    .rule = The rule, in any spelling: kuitan, 喰いタン, open tanyao
    .value = The new value; choose from the list while typing
command-rules-history = See how this server's rules have changed
command-rules-export = Get rules as a file that you can read, change and share
    .rules = Which rules; if left out, the ones played here
command-rules-import = Import rules from a file, or type them
    .file = A TOML file from /rules export; if left out, a form opens to type in

rules-own-title = House rules, version { $number }
rules-character-own =
    { $count ->
        [0] This server's own rules, the same as { $rules }.
        [one] This server's own rules: { $rules } with one rule changed.
       *[other] This server's own rules: { $rules } with { $count } rules changed.
    }
rules-own-choice = This server has chosen this itself; { $rules } plays it differently.
rules-as-in = As in { $rules }.
rules-value-now = Now: { $value }
rules-value-true = yes
    .spellings = yes, y, on, ari, +
rules-value-false = no
    .spellings = no, n, off, nashi, -

rules-preview = # { $rules }?
rules-change = **{ $label }**
    - before: { $before }
    - after: { $after }
rules-changes-more =
    { $count ->
        [one] … and one more rule.
       *[other] … and { $count } more rules.
    }
rules-changes-none = No rule changes.
rules-for-whom = **For whom**: from now on /score, /rules, and new leagues on this server.
rules-leagues-keep =
    { $count ->
        [one] { $names } keeps the rules it has.
       *[other] { $count } leagues keep the rules they have: { $names }.
    }
rules-confirm = Play by these
rules-cancel = Leave as it is
rules-dropped = Nothing was changed.
rules-adopted = # { $rules }
    From now on this server plays version { $number } of its rules.
rules-adopted-next = Leagues keep the rules they have. /league settings changes the rules of a league from its next game on.
rules-mistakes =
    { $count ->
        [one] These rules cannot be used: something is wrong.
       *[other] These rules cannot be used: { $count } things are wrong.
    }
rules-mistakes-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }

rules-history = # How this server's rules have changed
rules-history-none = This server has chosen no rules yet. An organiser can choose with /rules use or /rules set.
rules-history-line = **{ $number }** · { $rules } · { $who } · { $when }
    { $changed }
rules-history-first = The first rules chosen here.
rules-history-changed = Changed: { $labels }
rules-history-more = { $count } more
rules-history-note = /rules compare shows how two versions differ; the first is own-1. /rules use goes back to one.
rules-history-newest = Newest
rules-history-older = Older ›
rules-export = { $rules }. Change the file as you like and load it with /rules import.
rules-shape-uma = { $count } numbers that add up to 0, such as { $example }
rules-shape-red-fives = three numbers from 0 to { $most }, for characters, circles and bamboo, such as 1 1 1
rules-import-title = Import rules
rules-import-field = Rules as TOML, or only what differs

error-nothing-to-set = { $label } is only explained by /rules show. There is nothing to set.
error-value-not-possible = { $rule } cannot be "{ $value }". It can be: { $allowed }.
error-value-not-among =
    { $rule } cannot be "{ $value }". It can be:
    { $allowed }
error-file-value-not-among =
    { $field } ({ $rule }) cannot be "{ $value }". What can be written:
    { $allowed }
error-value-needs-another = { $rule } cannot be "{ $value }" while { $other } stays as it is. With this value, { $other } can be: { $allowed }. /rules import takes several changes at once.
error-rules-unchanged = { $rules } already has this value, so nothing would change.
error-rules-file-not-text = This file is not a text file.

# /rules yaku

yaku-here = **Here** · { $rules }: { $worth }
yaku-worth-nothing = does not count
yaku-worth-same = { $han } han
yaku-worth-differs =
    { $open ->
        [0] { $closed } han, closed only
       *[other] { $closed } han, open { $open }
    }
yaku-worth-yakuman =
    { $times ->
        [one] yakuman
        [2] double yakuman
       *[other] yakuman × { $times }
    }
yaku-example = Example: `{ $hand }`
yaku-example-scored =
    Example by { $way ->
        [tsumo] tsumo
       *[ron] ron
    }:
    `{ $hand }`
    { $yaku }, { $points } points
yaku-with-none = **Together** with no other yaku
yaku-with-all = **Together** with any other yaku
yaku-with-only = **Together** with { $names }
yaku-with-all-but =
    {"**"}Together** with any { $kind ->
        [yakuman] yakuman
       *[yaku] yaku
    } but { $names }
yaku-list-heading = # Yaku · { $rules }
yaku-list-bonus =
    {"**"}Han without being a yaku**
    { $names }
yaku-list-note = /rules yaku with a name tells how a yaku is made.

error-yaku-misspelt = No yaku is called "{ $text }". Did you mean: { $nearest }?
error-yaku-unknown = No yaku is called "{ $text }". Choose from the list while typing, or leave the name out to see all.
