### Pebbles in words.
###
###   $player   a person's name, or "seat 2"
###   $n $pebbles $rolled   numbers of pebbles; $heap the number of a heap, from 1

## The table

book-pebbles = Zákon Kamínků
heaps = Hromádky
heap-name = hromádka { $n }
heap =
    { $pebbles ->
        [one] hromádka { $n }: { $pebbles } kamínek
        [few] hromádka { $n }: { $pebbles } kamínky
       *[other] hromádka { $n }: { $pebbles } kamínků
    }
die = Hozeno
likes = Oblíbená hromádka (počítá se dvakrát)

## Questions

prompt-heap =
    { $rolled ->
        [one] Smíš vzít { $rolled } kamínek. Ze které hromádky?
        [few] Smíš vzít až { $rolled } kamínky. Ze které hromádky?
       *[other] Smíš vzít až { $rolled } kamínků. Ze které hromádky?
    }
prompt-number = Kolik kamínků z hromádky { $heap }?
pebbles =
    { $n ->
        [one] { $n } kamínek
        [few] { $n } kamínky
       *[other] { $n } kamínků
    }

## What happened

event-liked = { $player } má tajně v oblibě jednu z hromádek.
event-liked--seen = { $player } má v oblibě hromádku { $heap }: kamínky z ní se počítají dvakrát.
event-rolled = { $player } hází { $n }.
event-took = { $player } bere { pebbles } z hromádky { $heap }.
event-won = { $player } vyhrává.
event-tied = Remíza: nejvíc bodů má více hráčů.
