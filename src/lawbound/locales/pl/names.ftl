### What every game says of things: several in a row, and what is counted. A name is said in a case as `speech` describes.

counted-point =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    .gen =
        { $n ->
            [one] { $n } punktu
            [few] { $n } punktów
           *[many] { $n } punktów
        }
counted-decision =
    { $n ->
        [one] { $n } decyzja
        [few] { $n } decyzje
       *[many] { $n } decyzji
    }
list-comma = { ", " }
list-and = { " i " }
list-none = brak
list-nothing = nic

## Whose turn it is

# A seat where nobody has a name; $n from 1
seat-number = miejsce { $n }
# Somebody without a name sits there: $name is "you", or a kind of player
seat-of = miejsce { $n } ({ $name })
turn-number = Tura { $turn }
turn-of = Tura { $turn }: { $player }
turn-over = Koniec gry

## What an option that ends something leaves undone. $what: Name (2 akcje)

question-leaves = Zostało jeszcze: { $what }.
