# Pictures: the words in them, and what they show for those who do not see them

# --- hands

picture-dora = Dora indicator
picture-ura = Ura indicator
picture-kita = Norths

picture-parts-between = { "; " }
picture-closed = Closed tiles: { $tiles }
picture-winning = winning tile: { $tile }
picture-meld =
    { $kind ->
        [chi] chi: { $tiles }
        [pon] pon: { $tiles }
        [daiminkan] open kan: { $tiles }
        [kakan] added kan: { $tiles }
       *[ankan] closed kan: { $tiles }
    }
picture-called =
    { $kind ->
        [chi] chi: { $tiles }
        [pon] pon: { $tiles }
        [daiminkan] open kan: { $tiles }
       *[kakan] added kan: { $tiles }
    } ({ $called } from { $source ->
        [kamicha] the left
        [toimen] across
       *[shimocha] the right
    })
picture-dora-indicators =
    { $count ->
        [one] dora indicator: { $tiles }
       *[other] dora indicators: { $tiles }
    }
picture-ura-indicators =
    { $count ->
        [one] ura dora indicator: { $tiles }
       *[other] ura dora indicators: { $tiles }
    }
picture-kita-count =
    { $count ->
        [one] { $count } North set aside
       *[other] { $count } Norths set aside
    }

picture-digits-between = { " " }
picture-digit =
    { $digit ->
        [0] red 5
       *[other] { $digit }
    }
picture-suit =
    { $suit ->
        [m] { $digits } man
        [p] { $digits } pin
       *[s] { $digits } sou
    }
picture-honour =
    { $digit ->
        [1] East
        [2] South
        [3] West
        [4] North
        [5] white dragon
        [6] green dragon
       *[7] red dragon
    }

# --- charts

chart-between = { "; " }
chart-heading = { $title }, { $about }
chart-says = { $title }: { $facts }
chart-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } { $name } { $value }
chart-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
chart-progress = Scores hand by hand
chart-race = Season race
chart-team-race = Team race
chart-rating = Ratings
chart-games = games
chart-matches = matches
chart-start = Start
chart-hand =
    { $wind ->
        [east] E
        [south] S
        [west] W
       *[north] N
    }{ $number }{ $honba ->
        [0] { "" }
       *[other] -{ $honba }
    }
chart-places = Placings
chart-place-name =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    }
chart-average-place =
    { $count ->
        [one] { $average } in { $count } game
       *[other] { $average } in { $count } games
    }
chart-placed = { $name } { $counts }
chart-fpoints = F-points
chart-versus = Head to head
chart-against = { $name } { $won }, { $other } { $lost }
chart-points = Points: { $who }
chart-points-han = { $han } han, { $values }
chart-points-fu = { $fu } fu { $paid }
chart-fu = fu
