### Pebbles in words.
###
###   $player   a person's name, or "seat 2"
###   $n $pebbles $rolled   numbers of pebbles; $heap the number of a heap, from 1

## The table

book-pebbles = Księga Praw Kamyków
heaps = Stosy
heap-name = stos { $n }
heap =
    { $pebbles ->
        [one] stos { $n }: { $pebbles } kamyk
        [few] stos { $n }: { $pebbles } kamyki
       *[many] stos { $n }: { $pebbles } kamyków
    }
die = Wynik rzutu
likes = Ulubiony stos (liczy się podwójnie)

## Questions

prompt-heap =
    { $rolled ->
        [one] Możesz zabrać { $rolled } kamyk. Z którego stosu?
        [few] Możesz zabrać do { $rolled } kamyków. Z którego stosu?
       *[many] Możesz zabrać do { $rolled } kamyków. Z którego stosu?
    }
prompt-number = Ile kamyków ze stosu { $heap }?
pebbles =
    { $n ->
        [one] { $n } kamyk
        [few] { $n } kamyki
       *[many] { $n } kamyków
    }

## What happened

event-liked = { $player } w tajemnicy lubi jeden ze stosów.
event-liked--seen = { $player } lubi stos { $heap }: kamyki z niego liczą się podwójnie.
event-rolled = { $player } wyrzuca { $n }.
event-took = { $player } zabiera { pebbles } ze stosu { $heap }.
event-won = { $player } wygrywa.
event-tied = Remis: najwięcej punktów ma więcej niż jedna osoba.
