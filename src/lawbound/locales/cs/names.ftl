### What every game says of things: several in a row, and what is counted. A name is said in a case as `speech` describes.

counted-point =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
counted-decision = { $n } rozhodnutí
list-comma = { ", " }
list-and = { " a " }
list-none = –
    .pl = žádné
    .m = žádný
    .left = nic
list-nothing = nic

## Whose turn it is

# A seat where nobody has a name; $n from 1
seat-number = místo { $n }
# Somebody without a name sits there: $name is "you", or a kind of player
seat-of = místo { $n } ({ $name })
turn-number = Tah { $turn }
turn-of = Tah { $turn }: { $player }
turn-over = Hra skončila

## What an option that ends something leaves undone. $what: Name (2 akce)

question-leaves = Ještě zbývá: { $what }.
