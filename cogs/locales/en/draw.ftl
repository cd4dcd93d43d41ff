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
