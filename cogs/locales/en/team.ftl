# /team

command-team = Teams: who is in them, their matches, and how they stand
command-team-create = Make a team
    .name = What it is called
    .league = The league; not needed where there is only one
command-team-add = Put somebody into a team, or change their part in it
    .team = The team
    .who = The player, a member or a guest
    .role = Their part; if left out, member
    .league = The league; not needed where there is only one
command-team-remove = Take somebody out of their team
    .who = The player
    .league = The league; not needed where there is only one
command-team-list = See the teams and who is in them
    .league = The league; not needed where there is only one
command-team-standings = See how the teams stand
    .league = The league; not needed where there is only one
    .season = The season's number; if left out, the newest
command-team-match = Matches between teams that carry their points
command-team-match-start = Start the next match: seats, loans, and what every team plays with
    .first = Who plays for one team
    .second = Who plays for another
    .third = Who plays for a third
    .fourth = Who plays for the fourth
    .league = The league; not needed where there is only one
command-team-match-show = See a match: line-up, loans, and points before and after
    .number = The match's number; if left out, the last one
    .league = The league; not needed where there is only one

choice-role-captain = Captain
choice-role-member = Member
choice-role-substitute = Substitute

team-created = The team { $name } has been created. /team add puts players into it.
team-added =
    { $role ->
        [captain] { $player } is now captain of { $team }.
        [substitute] { $player } is now a substitute of { $team }.
       *[member] { $player } is now a member of { $team }.
    }
team-removed = { $player } is no longer in { $team }.
team-list-heading = # Teams of { $league }
team-none = There are no teams in this league yet. An organiser can make one with /team create.
team-empty = Nobody yet
team-role =
    { $role ->
        [captain] { $player } (captain)
        [substitute] { $player } (substitute)
       *[member] { $player }
    }
team-list-more = Too many to show all; the others are in /team standings.

team-standings-heading = # Teams · { $league }
team-standings-season = Season { $number }
team-column-team = Team
team-column-games = Games
team-column-total = Total
team-column-matches = Matches
team-column-points = Points
team-standings-members = The total of a team is the sum of its members' scores and penalties.
team-race-empty = Nothing has been played in this season yet.
team-standings-carried =
    { $position ->
        [0] Points carry from match to match. No position has been played yet.
       *[other] Points carry from match to match, loans repaid. Position { $position } of { $positions } has been played.
    }

position-name =
    { $position ->
        [1] vanguard
        [2] second
        [3] middle
        [4] vice-captain
        [5] captain
       *[other] position { $position }
    }
match-heading =
    { $status ->
        [cancelled] # Match { $number } · { $position } · called off
       *[other] # Match { $number } · { $position }
    }
match-state =
    { $status ->
        [played] Game { $game }
        [cancelled] Called off
       *[open] { $game ->
            [0] Its result is recorded with /game record.
           *[other] Game { $game } waits to be confirmed.
        }
    }
match-seat = { $seat } **{ $team }**: { $player }
match-column-team = Team
match-column-real = Has
match-column-playing = Plays
match-column-after = Then has
match-no-loans = No loans are needed.
match-loans = **Loans for this match**
match-loan = { $debtor } gets { $amount } from { $lender }
match-basis =
    { $basis ->
        [lone_lender] Only one team is above 0, so it lends to each of the others.
        [first_and_second] Proposed: the first two teams lend. An organiser decides.
        [first_alone] Proposed: the first team lends alone. An organiser decides.
        [undecided] No rule makes every team start above 0. An organiser sets the loans.
        [by_hand] Set by an organiser: { $reason }
       *[shared] Every team above 0 lends the same.
    }
match-problem =
    { $problem ->
        [lender_would_be_out] With equal loans a lender would be at 0 or below.
        [debtor_still_out] With equal loans a team would still be at 0 or below.
       *[no_lender] No team is above 0.
    }
match-set-loans = Set the loans
match-call-off = Call it off

loans-title = Loans of match { $number }
loans-field = Loans, one per line
loans-reason = Why
loans-line = { $debtor } < { $lender } { $amount }
loans-note = A line says who gets how much from whom: { $example }

error-team-name-taken = There is already a team called { $name } in this league.
error-team-unknown = There is no team called { $name } in this league. /team list shows those there are.
error-in-other-team = { $player } is already in { $team }. Take them out with /team remove first.
error-in-no-team = { $player } is in no team of this league. /team add puts players into one.
error-team-twice = Two of these players are in { $team }. A match has one player of each team.
error-no-team-matches = The rules of this league have no matches between teams. The scores of their members decide how teams stand.
error-positions-differ = { $one } plays position { $one_position } next, but { $other } plays position { $other_position }.
error-all-positions-played = { $team } has played all { $positions } positions of this season.
error-team-in-match = { $team } is still in match { $number }. Record its result, or call it off.
error-no-match-yet = There has been no match in this season yet. /team match start begins one.
error-match-unknown = There is no match { $number } here.
error-match-not-open = Match { $number } cannot be changed any more.
error-no-match-of-players = These players have no match that waits for a result. /team match start begins one.
error-loans-undecided = In match { $number } a team would start at 0 or below. An organiser has to set the loans first.
error-match-changed = The loans of match { $number } have changed since this was typed. Record it again.
error-match-followed = The points of match { $number } have been carried into match { $later }, so take that one back first.
error-loan-not-read = This line is not a loan: "{ $line }". Write it like { $example }
error-loan-reason-missing = Loans that are set by hand need a reason.
