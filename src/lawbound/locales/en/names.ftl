### What every game says of things: several in a row, and what is counted. A name is said in a case as `speech` describes.

counted-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
counted-decision =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
list-comma = { ", " }
list-and = { " and " }
list-none = none
list-nothing = nothing
