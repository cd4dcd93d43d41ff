# A ruleset as a document.

# --- /rules book

command-rules-book = Get all rules as a document to hand out, as PDF and Markdown
    .rules = Which rules; if left out, the ones played here

handout-title = Rules: { $rules }
handout-version = Version { $number }
handout-date = As of { $date }
handout-topics = What else the notice says
handout-sources = Sources
handout-unconfirmed = { $mark } Not confirmed by any source at hand.
handout-heading = # { $title }
handout-ready =
    { $count ->
        [one] One entry, ready to print and hand out.
       *[other] { $count } entries, ready to print and hand out.
    }
handout-note = This document is in your language. Others who use the command get it in theirs.
