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
# Somebody without a name sits there: $name is "you", or a kind of player
seat-of = seat { $n } ({ $name })
turn-number = Turn { $turn }
turn-of = Turn { $turn }: { $player }
turn-over = The game is over

## What an option that ends something leaves undone. $what: Name (2 actions)

question-leaves = You still have { $what }.
