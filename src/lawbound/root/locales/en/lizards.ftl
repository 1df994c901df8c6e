### The Lizard Cult in human hands: what it is asked, offered and told, and why not.
###   $outcast: Name (suit-..., name-hated-outcast or list-none); $acolytes $crusade $convert $sanctify $spent: Names (counted-acolyte)
###   in events $acolytes is a number; all else as in prompts.ftl, log.ftl, names.ftl

## Questions

prompt-place-the-first-garden = In which corner do you start?
prompt-choose-the-outcast = Which suit is the Outcast?
prompt-conspire = Conspiracies where the Outcast lives ({ $outcast }): what do you do? ({ $acolytes })
prompt-battle-or-move = The crusade: a battle, or a move first?
prompt-battle-there = Do you battle in { $clearing }?
prompt-convert-where = Where do you convert a warrior?
prompt-convert-whom = Whose warrior do you convert in { $clearing }?
prompt-sanctify-where = Where do you sanctify a building?
prompt-sanctify-what = Which building do you sanctify in { $clearing }?
prompt-rituals = Rituals: what do you reveal a card for?
prompt-reveal-to-recruit = Which card do you reveal to recruit in { $clearing }?
prompt-spend-to-score = Which card do you spend to score its gardens?
prompt-reveal-to-sacrifice = Which bird do you reveal for a new acolyte?

## Options

action-crusade = crusade for { $crusade }: a battle, or a move and perhaps a battle
action-convert = convert an enemy warrior for { $convert }
action-sanctify = sanctify for { $sanctify }: an enemy building becomes a garden
action-lizards--build = build: reveal a card for a garden of its suit
action-lizards--recruit = recruit: reveal a card for a warrior in a clearing of its suit
action-score = score: spend a card for the gardens of its suit
action-sacrifice = sacrifice: reveal a bird for an acolyte
word-conspire--done = end the conspiracies
word-rituals--done = end Daylight
word-a-battle = a battle
word-a-move = a move, then perhaps a battle there
word-battle-there--no = no battle
# $card: Name (name-card), $points: Name (counted-point)
name-card-points = { $card }: { $points }
# $suit: Name
name-hated-outcast = { $suit }, hated
# Chosen where otherwise a clearing is
name-acolyte = an acolyte
counted-acolyte =
    { $n ->
        [one] { $n } acolyte
       *[other] { $n } acolytes
    }

## Steps

step-adjust-the-outcast = adjust the Outcast

## The log

event-outcast = { $player }: the Outcast is { $suit }
event-hated = { $player }: the Outcast ({ $suit }) is hated
event-revenge = { $player }: revenge, { $warriors } among the acolytes, now { $acolytes }
event-acolytes-spent = { $player } spends { $spent }, { $acolytes } left

## Its board

scene-fact-outcast = Outcast
scene-fact-scored = Scored this turn

## Why not

reason-root-10-2-1 = too few gardens of the Outcast's suit are left to craft with
reason-root-10-2-2 = birds are not wild in rituals
reason-root-10-3-2 = it takes an empty corner, opposite another's if possible
reason-root-10-4-3 = you have too few acolytes
reason-root-10-4-3-i = it must be a clearing of the Outcast's suit
reason-root-10-4-3-ii = it takes an enemy warrior in a clearing of the Outcast's suit
reason-root-10-4-3-iii = it takes an enemy building in a clearing of the Outcast's suit
reason-root-10-5-1 = you must rule the clearing and reveal a card of its suit
reason-root-10-5-2 = the card must match the clearing
reason-root-10-5-3 = it takes a card of a suit with a garden on the map, each suit once a turn
reason-root-10-5-4 = a sacrifice takes a bird card
reason-root-10-6-3 = five cards may stay in hand
reason-action--crusade--root-10-4-3-i = no warrior of yours in a clearing of the Outcast's suit can fight or move
reason-action--build--root-10-5-1 = you must rule a clearing with an open slot and have a card of its suit
reason-action--recruit--root-10-5-2 = you have no card that matches a clearing
