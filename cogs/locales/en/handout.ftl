# A ruleset as a document.

# --- /rules book

command-rules-book = Get all rules as a document to hand out, as PDF and Markdown
    .rules = Whose rules; if left out, the ones played here

handout-title = Rules: { $rules }
handout-version = Version { $number }
handout-date = As of { $date }
handout-topics = What else the notice says
handout-sources = Sources
handout-unconfirmed = { $mark } Not confirmed by any source at hand.
handout-heading = # { $title }
handout-ready =
    { $count ->
        [one] One entry, to print and to pass on.
       *[other] { $count } entries, to print and to pass on.
    }
handout-note = It is in your language. Somebody else gets it in theirs with the same command.
