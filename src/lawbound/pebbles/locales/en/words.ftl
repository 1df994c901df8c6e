### Pebbles in words.
###
###   $player   a person's name, or "seat 2"
###   $n $pebbles $rolled   numbers of pebbles; $heap the number of a heap, from 1

## The table

book-pebbles = The Law of Pebbles
heaps = Heaps
heap-name = heap { $n }
heap =
    { $pebbles ->
        [one] heap { $n }: { $pebbles } pebble
       *[other] heap { $n }: { $pebbles } pebbles
    }
die = Rolled
likes = Favourite heap (counts double)

## Questions

prompt-heap =
    { $rolled ->
        [one] You may take { $rolled } pebble. From which heap?
       *[other] You may take up to { $rolled } pebbles. From which heap?
    }
prompt-number = How many pebbles from heap { $heap }?
pebbles =
    { $n ->
        [one] { $n } pebble
       *[other] { $n } pebbles
    }

## What happened

event-liked = { $player } secretly likes one of the heaps.
event-liked--seen = { $player } likes heap { $heap }: pebbles from there count double.
event-rolled = { $player } rolls { $n }.
event-took = { $player } takes { pebbles } from heap { $heap }.
event-won = { $player } wins.
event-tied = It is a tie: several have the most points.
