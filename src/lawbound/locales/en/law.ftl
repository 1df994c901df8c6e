### An article of the Law at the terminal.

article-place = { $kind }, chapter { $chapter }: { $title }
article-kind-rule = rule
article-kind-definition = definition
article-kind-setup = setup
article-kind-card = card
article-kind-overview = overview
article-in-english = in English
article-note = Note: { $note }
article-different-for = Different for: { $sides }
article-part-of = Part of:
article-below = Sub-articles:
article-refers-to = Refers to:
article-terms = Terms used:
article-referred-to-from = Referred to from:
article-carried-out-by = Carried out by:
article-stated-by = Stated by tests:
article-nothing-yet = (nothing yet)
article-not-found = no article contains all the words of "{ $text }"; try fewer or shorter words
