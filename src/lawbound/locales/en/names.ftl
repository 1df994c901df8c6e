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

## Whose turn it is

# A seat where nobody has a name; $n from 1
seat-number = seat { $n }
turn-of = Turn { $turn }: { $player }
turn-over = The game is over
