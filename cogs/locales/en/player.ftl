# /player

command-player = Players: what they have played, and what they are called
command-player-show = See a player's record
    .who = The player; if left out, you
    .league = The league; not needed where there is only one
command-player-versus = See how two players do against each other
    .a = One player
    .b = The other
    .league = The league; not needed where there is only one
command-player-link = Say what a player is called on another service, so that its games are recognised
    .service = The service, such as tenhou
    .name = The name there
    .who = The player; if left out, you
command-player-unlink = Remove a player's name on another service
    .service = The service, such as tenhou
    .name = The name there
command-player-rename = Give a player another name
    .name = The new name
    .who = The player; if left out, you
command-player-merge = Make two players one, such as a guest who has become a member
    .old = The player who disappears
    .new = The player who gets all games
command-player-forget = Make a player anonymous; the games stay
    .who = The player; if left out, you

player-no-games = No games yet.
player-all-seasons =
    { $games ->
        [one] **All seasons** · { $total } in one game
       *[other] **All seasons** · { $total } in { $games } games
    }
player-season =
    { $games ->
        [0] **Season { $number }** · place { $rank } · { $total } without a game
        [one] **Season { $number }** · place { $rank } · { $total } in one game
       *[other] **Season { $number }** · place { $rank } · { $total } in { $games } games
    }
player-averages = Average { $average } · average place { $place } · best { $best } · worst { $worst }
player-place =
    { $place ->
        [1] 1st { $count } ({ $rate })
        [2] 2nd { $count } ({ $rate })
        [3] 3rd { $count } ({ $rate })
       *[other] { $place }th { $count } ({ $rate })
    }
player-penalties = Penalties { $total }, included in the total
player-more-seasons =
    { $count ->
        [one] And one earlier season.
       *[other] And { $count } earlier seasons.
    }
player-form =
    { $count ->
        [one] **Form** { $places } (the only game's place)
       *[other] **Form** { $places } (places, the newest last)
    }
player-ratings =
    { $provisional ->
        [yes] **Ratings** { $skill } (openskill) · R { $tenhou } · provisional: too few games so far to say
       *[no] **Ratings** { $skill } (openskill) · R { $tenhou } · from { $games } games
    }
player-best = **Does best against**
player-worst = **Does worst against**
player-opponent = { $name }: ahead { $above }, behind { $below }, { $total } in these games
player-elsewhere = Elsewhere: { $names }

hands-button-hands = Hands
hands-button-charts = Charts
hands-button-page = Back
hands-all = All seasons
hands-season = Season { $number }
hands-counts =
    { $hands ->
        [one] one hand
       *[other] { $hands } hands
    } in { $games ->
        [one] one game
       *[other] { $games } games
    } known hand by hand
hands-line = { $label } **{ $value }** · n { $of }
hands-line-few = { $label } { $value } · n { $of }
hands-first = First place
hands-last = Last place
hands-note = n: number of cases; grey: fewer than { $few }. Points exclude honba and sticks; places are those of all games.

versus-heading = { $one } – { $other }
player-never-met = They have not met yet.
versus-above =
    { $games ->
        [one] Ahead **{ $one } : { $other }** in one game together
       *[other] Ahead **{ $one } : { $other }** in { $games } games together
    }
versus-line = { $name } { $total } in these games, average { $average }

player-linked = { $player } is called { $name } on { $service }.
player-unlinked = { $name } on { $service } is no longer { $player }.
player-renamed = { $before } is now called { $name }.

player-keep = Leave it
player-kept = Everything stays as it is.
player-anonymous = Former player
merge-question =
    Is { $old } really { $new }?
    All games, penalties and names of { $old } become those of { $new }. This cannot be taken back.
merge-yes = Merge them
merge-done = { $name } now has the games of both.
merge-done-member = { $name } now has these games.
forget-question =
    Make { $name } anonymous?
    The games stay in the standings under no name. The name, the account and the names elsewhere are forgotten. This cannot be taken back.
forget-yes = Forget the name
forget-done = Forgotten. The standings now say { $name }.

charts-rating-note = The rating is R, as Tenhou computes it, over all games of this league.
versus-button-all = Everybody
versus-all-heading = Head to head
versus-all-note = How often the players with the most games finished above and below each other.
