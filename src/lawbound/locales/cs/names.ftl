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
turn-of = Tah { $turn }: { $player }
turn-over = Hra skončila
