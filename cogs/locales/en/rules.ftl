# /rules

command-rules = Look up the rules that count here
command-rules-show = Look up one rule, or read all of them
    .topic = What it is about, in any spelling: kuitan, 喰いタン, open tanyao
    .rules = Whose rules; if left out, the ones played here
command-rules-list = See which rules there are to choose from
command-rules-compare = See where two sets of rules differ
    .a = The first rules
    .b = The second rules

command-rules-yaku = See what a yaku is and what it is worth, or list them all
    .name = The yaku, in any spelling; if left out, all of them
    .rules = Whose rules; if left out, the ones played here

rules-here = **Here** · { $rules }
    { $sentence }
rules-not-here = **Here** · { $rules }
    These rules say nothing about this.
rules-elsewhere = - *{ $rules }*: { $sentence }
rules-the-same = - *{ $rules }*: the same
rules-source = From { $notice }: { $title } ({ $language }, { $year })
rules-our-reading = Our reading: { $reading }
rules-see-also = See also: { $labels }

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
rules-character-tenhou = The biggest platform's ranked game: red fives, open tanyao, West when nobody reaches 30000.
rules-character-tenhou-east = Tenhou's game in half the time: East round only, South when nobody reaches 30000.
rules-character-tenhou-no-red = Tenhou's game without red fives: fewer dora, smaller hands.
rules-character-tenhou-no-kuitan = Tenhou's game with tanyao for closed hands only.
rules-character-tenhou-sanma = Three players, no 2m to 8m, North as dora, 35000 points each.
rules-character-f-league = A club at real tables: F-points, open riichi, liability, double yakuman, no red fives.
rules-character-team-tournament = Teams of several positions whose points carry from match to match; nobody busts.
rules-character-m-league = The professional team league: big uma and oka, head bump, no abortive draws, 20 points off for a chombo.
rules-character-majsoul = The other big platform's ranked game: points against 25000, double yakuman, three rons all paid.
rules-character-majsoul-sanma = Mahjong Soul for three: North as dora, tsumo loss, 35000 points each.
rules-character-wrc = The world championship: 30000 points, small uma, one yakuman at most, no abortive draws.
rules-character-ema-2025 = European tournaments: every winner is paid with honba, renhou a mangan, 4 han 30 fu a mangan.
rules-character-ema-2016 = European tournaments before 2025: 4 han 30 fu stay below mangan.
rules-character-jpml-a = No ippatsu, no ura or kan dora; uma by how many end with 30000 or more.
rules-character-jpml-wrc = The JPML's game with ippatsu and ura dora: small uma, sticks left over are lost.
rules-character-jpml-wrc-r = The JPML's WRC rules with red fives and uma 10-30.

error-topic-misspelt = Nothing here is called "{ $text }". Did you mean: { $nearest }?
error-topic-unknown = Nothing here is called "{ $text }". Choose from the list while typing, or leave the topic out to read everything.

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
yaku-list-heading = # Yaku · { $rules }
yaku-list-bonus =
    {"**"}Han without being a yaku**
    { $names }
yaku-list-note = /rules yaku with a name tells how it is made.

error-yaku-misspelt = No yaku is called "{ $text }". Did you mean: { $nearest }?
error-yaku-unknown = No yaku is called "{ $text }". Choose from the list while typing, or leave the name out to see all.
