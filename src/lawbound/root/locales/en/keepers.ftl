### The Keepers in Iron: what they are asked, offered and told, and why not.
###   $relic: Name (piece-...); $column: Name (retinue-...); $forest: Name (name-forest); all else as in prompts.ftl, log.ftl, names.ftl

## Questions

prompt-start-in-a-corner = In which corner do you start?
prompt-start-beside-it = In which clearing on the edge, beside { $clearing }, do you place four more warriors?
prompt-return-where = Where on the edge of the map do you come back?
prompt-encamp = Where do you encamp, with a waystation in place of a warrior?
prompt-which-side-of-a-waystation = Which side of which waystation lies up in { $clearing }?
prompt-decamp = Where do you decamp, with a warrior in place of a waystation?
prompt-decamp-which-waystation = Which waystation in { $clearing } do you take back?
prompt-keepers--recruit-with-a-card = Which card do you spend to recruit two warriors?
prompt-retinue-move = Retinue, moves: which card acts?
prompt-carry-a-relic = Which relic is carried from { $origin } to { $destination }?
prompt-retinue-battle-then-delve = Retinue, battle then delve: which card acts?
prompt-battle-then-delve-where = With a { $suit } card: in which clearing do you battle, or delve where nobody is to be fought?
prompt-delve-from = From which forest do you delve for a relic, into { $clearing }?
prompt-delve-for-which-relic = Which relic do you take from { $forest } to { $clearing }?
prompt-retinue-move-or-recover = Retinue, move or recover: which card acts?
prompt-move-or-recover-where = With a { $suit } card: in which clearing do you recover a relic, or which do you move out of?
prompt-move-or-recover = Do you recover relics in { $clearing }, or move out of it?
prompt-recover-which-relic = Which relic do you recover in { $clearing }?
prompt-put-a-trophy-where = In which forest do you put { $relic }?
prompt-gather-the-retinue = Do you add cards to the Retinue, or move one of its cards?
prompt-add-to-the-retinue = Which card do you add to the Retinue?
prompt-to-which-slot = In which slot does { $card } go?
prompt-from-which-slot = From which slot do you move a card?
prompt-which-card-of-the-retinue = Which card do you move?
prompt-to-which-other-slot = To which slot does it go?
prompt-which-relic-lies-here = Which relic lies in { $forest }?
prompt-where-another-relic-lies = In which forest does another relic lie?
prompt-which-relic-it-is = Which relic is it that was turned up in { $clearing }?
prompt-where-a-trophy-lies = In which forest does the bot put { $relic }?

## Options

action-add-to-the-retinue = add a card to the Retinue
action-move-in-the-retinue = move one card of the Retinue to another slot
word-faithful-retainer = a Faithful Retainer (bird)
word-a-recovery = recover
word-move-or-recover--a-move = move
word-slot-move = move
word-slot-battle-then-delve = battle, then delve
word-slot-move-or-recover = move or recover
word-encamp--done = encamp no more
word-decamp--done = decamp no more
word-carry-a-relic--done = carry no more
word-delve-from--done = do not delve
word-recover-which-relic--done = recover no more
word-retinue-move--done = end the moves
word-retinue-battle-then-delve--done = end the delving
word-retinue-move-or-recover--done = end Daylight
word-gather-the-retinue--done = leave the Retinue as it is
trigger-prized-trophies = { $owner }: relics removed from { $clearing }

## Steps

step-return-to-the-map = come back to the map
step-encamp = encamp
step-decamp = decamp
step-retinue-move = Retinue: move
step-retinue-battle-then-delve = Retinue: battle then delve
step-retinue-move-or-recover = Retinue: move or recover
step-live-off-the-land = live off the land
step-gather-the-retinue = gather the Retinue

## The log

event-relic-flipped = { $player } turns up { $relic } in { $clearing }
event-trophy = { $other } puts { $relic } in { $forest }
event-recovered = { $player } recovers { $relic } in { $clearing }
event-retainer-lost = { $player } loses a Faithful Retainer
event-retainer-moved = { $player } moves a Faithful Retainer to { $column }
event-added-to-the-retinue = { $player } adds { $card } to { $column }
event-moved-in-the-retinue = { $player } moves { $card } to { $column }

## Their board

retinue-move = Move
retinue-battle-then-delve = Battle then delve
retinue-move-or-recover = Move or recover
scene-retinue = Retinue
scene-retainer = Faithful Retainer
# $card: text of a card or retainer
scene-acted = { $card }, has acted
scene-recovered = Recovered relics
scene-track-waystation = Waystations
scene-fact-retinue-size = Cards in the Retinue
scene-fact-relics-unseen = Values still unseen
# $kind: Name (relic-...), $values: text
scene-unseen-values = { $kind }: { $values }
relic-figure = figures
relic-tablet = tablets
relic-jewelry = jewelry
board-relics = Relics: { $forests }
# $place: Name, $pieces: Names
board-relics-in = { $place }: { $pieces }

## Why not

reason-root-15-3-2 = it takes an empty corner, opposite another's if possible
reason-start-beside-it--root-15-3-2 = it must be on the edge of the map and adjacent to where you start
reason-root-15-4-1 = it takes a warrior of yours, once for each clearing
reason-return-where--root-15-4-1 = it must be on the edge of the map
reason-root-15-4-2 = it takes a waystation, once for each clearing
reason-root-15-4-3 = it takes a waystation in a clearing of the card's suit
reason-root-15-5-2-i = no clearing of its suit can be left
reason-move-from--root-15-5-2-i = it does not match the card
reason-root-15-5-2-ii = it takes a battle, or a warrior of yours where you rule
reason-battle-then-delve-where--root-15-5-2-ii = it must match the card and take a battle, or a warrior of yours where you rule
reason-root-15-5-2-ii-a = no relic lies in a forest beside it
reason-root-15-5-2-iii = nothing can be moved or recovered there
reason-move-from--root-15-5-2-iii = another clearing was chosen
reason-move-or-recover-where--root-15-5-2-iii = it must match the card and have something to move or recover
reason-root-15-5-2-iii-a = it takes a relic of the type that a waystation there shows
reason-root-15-5-2-iii-c = a recovery that you could not afford ended this column
reason-root-15-6-2 = you may either add cards or move one, and ten cards are the most
reason-root-15-6-3 = five cards may stay in hand

## Pieces

piece-waystation =
    { $n ->
        [one] a waystation
       *[other] { $n } waystations
    }
piece-figure-tablet-waystation = a figure waystation (tablet on its back)
piece-tablet-figure-waystation = a tablet waystation (figure on its back)
piece-tablet-jewelry-waystation = a tablet waystation (jewelry on its back)
piece-jewelry-tablet-waystation = a jewelry waystation (tablet on its back)
piece-jewelry-figure-waystation = a jewelry waystation (figure on its back)
piece-figure-jewelry-waystation = a figure waystation (jewelry on its back)
piece-figure-relic =
    { $n ->
        [one] a face-down figure
       *[other] { $n } face-down figures
    }
piece-figure-relic-1 =
    { $n ->
        [one] a figure worth 1
       *[other] { $n } figures worth 1
    }
piece-figure-relic-2 =
    { $n ->
        [one] a figure worth 2
       *[other] { $n } figures worth 2
    }
piece-figure-relic-3 =
    { $n ->
        [one] a figure worth 3
       *[other] { $n } figures worth 3
    }
piece-tablet-relic =
    { $n ->
        [one] a face-down tablet
       *[other] { $n } face-down tablets
    }
piece-tablet-relic-1 =
    { $n ->
        [one] a tablet worth 1
       *[other] { $n } tablets worth 1
    }
piece-tablet-relic-2 =
    { $n ->
        [one] a tablet worth 2
       *[other] { $n } tablets worth 2
    }
piece-tablet-relic-3 =
    { $n ->
        [one] a tablet worth 3
       *[other] { $n } tablets worth 3
    }
piece-jewelry-relic =
    { $n ->
        [one] face-down jewelry
       *[other] { $n } face-down pieces of jewelry
    }
piece-jewelry-relic-1 =
    { $n ->
        [one] jewelry worth 1
       *[other] { $n } pieces of jewelry worth 1
    }
piece-jewelry-relic-2 =
    { $n ->
        [one] jewelry worth 2
       *[other] { $n } pieces of jewelry worth 2
    }
piece-jewelry-relic-3 =
    { $n ->
        [one] jewelry worth 3
       *[other] { $n } pieces of jewelry worth 3
    }

## Pieces where room is short

short-piece-figure-tablet-waystation = figure waystation
short-piece-tablet-figure-waystation = tablet waystation
short-piece-tablet-jewelry-waystation = tablet waystation
short-piece-jewelry-tablet-waystation = jewelry waystation
short-piece-jewelry-figure-waystation = jewelry waystation
short-piece-figure-jewelry-waystation = figure waystation
short-piece-figure-relic =
    { $n ->
        [one] figure
       *[other] { $n } × figure
    }
short-piece-figure-relic-1 =
    { $n ->
        [one] figure 1
       *[other] { $n } × figure 1
    }
short-piece-figure-relic-2 =
    { $n ->
        [one] figure 2
       *[other] { $n } × figure 2
    }
short-piece-figure-relic-3 =
    { $n ->
        [one] figure 3
       *[other] { $n } × figure 3
    }
short-piece-tablet-relic =
    { $n ->
        [one] tablet
       *[other] { $n } × tablet
    }
short-piece-tablet-relic-1 =
    { $n ->
        [one] tablet 1
       *[other] { $n } × tablet 1
    }
short-piece-tablet-relic-2 =
    { $n ->
        [one] tablet 2
       *[other] { $n } × tablet 2
    }
short-piece-tablet-relic-3 =
    { $n ->
        [one] tablet 3
       *[other] { $n } × tablet 3
    }
short-piece-jewelry-relic =
    { $n ->
        [one] jewelry
       *[other] { $n } × jewelry
    }
short-piece-jewelry-relic-1 =
    { $n ->
        [one] jewelry 1
       *[other] { $n } × jewelry 1
    }
short-piece-jewelry-relic-2 =
    { $n ->
        [one] jewelry 2
       *[other] { $n } × jewelry 2
    }
short-piece-jewelry-relic-3 =
    { $n ->
        [one] jewelry 3
       *[other] { $n } × jewelry 3
    }

## Pieces by their names alone

scene-piece-waystation = waystation
scene-piece-figure-tablet-waystation = figure waystation
scene-piece-tablet-figure-waystation = tablet waystation
scene-piece-tablet-jewelry-waystation = tablet waystation
scene-piece-jewelry-tablet-waystation = jewelry waystation
scene-piece-jewelry-figure-waystation = jewelry waystation
scene-piece-figure-jewelry-waystation = figure waystation
scene-piece-figure-relic = face-down figure
scene-piece-figure-relic-1 = figure worth 1
scene-piece-figure-relic-2 = figure worth 2
scene-piece-figure-relic-3 = figure worth 3
scene-piece-tablet-relic = face-down tablet
scene-piece-tablet-relic-1 = tablet worth 1
scene-piece-tablet-relic-2 = tablet worth 2
scene-piece-tablet-relic-3 = tablet worth 3
scene-piece-jewelry-relic = face-down jewelry
scene-piece-jewelry-relic-1 = jewelry worth 1
scene-piece-jewelry-relic-2 = jewelry worth 2
scene-piece-jewelry-relic-3 = jewelry worth 3
