### The Lord of the Hundreds in human hands: what they are asked, offered and told, and why not.
###   $actions $advances: Names (counted-action); $mood: Name (mood-...); all else as in prompts.ftl, log.ftl, names.ftl

## Questions

prompt-place-the-garrison = In which corner do you start?
prompt-plunder-which-ruin = Which ruin do your mobs plunder first?
prompt-plunder-which-item = Which item do you plunder from the ruin?
prompt-place-a-mob-where = The mob die shows { $suit }: where does the mob spread?
prompt-anoint-a-warlord-where = Where is a new warlord anointed?
prompt-choose-a-mood = What mood is the warlord in?
prompt-remove-an-item-of-the-hoard = Lavish: which item leaves the game for two warriors?
prompt-the-item-or-the-points = { $card }: the item, or the points?
prompt-which-item-leaves-the-full-track = No space is left for { $item }: which item leaves the game?
prompt-loot-the-defender = Do you loot the { $player } in { $clearing }? Then you roll no hits.
prompt-loot-which-item = Which item do you take from the { $player }?
prompt-advance-before-commanding = Grandiose: advance the warlord first? ({ $advances } left)
prompt-command-the-hundreds = What do you command? ({ $actions } left)
prompt-build-with = Which card do you spend for a stronghold in { $clearing }?
prompt-advance-the-warlord = Advance the warlord? ({ $advances } left)
prompt-advance-to = Where does the warlord go from { $origin }?
prompt-how-many-come-with-the-warlord = How many warriors go with the warlord from { $origin } to { $destination }?
prompt-battle-at-the-warlord = Whom do you battle in { $clearing }?
prompt-move-or-battle-once-more = Relentless: does the warlord move on, or battle again in { $clearing }?
prompt-battle-again-there = Whom do you battle again in { $clearing }?
prompt-turn-a-mob-into-a-warrior = Bitter: which mob becomes a warrior in { $clearing }?
prompt-incite = Where do you incite a mob?
prompt-incite-with = Which card do you spend for a mob in { $clearing }?
prompt-roll-the-mob-die = Jubilant: do you roll the mob die? ({ $n } left)
prompt-the-mob-die = What does the mob die show?
prompt-which-allied-warrior-takes-a-hit = Which allied warrior falls in { $clearing }? ({ $hits } to take)

## Options

action-advance = advance: the warlord moves with any warriors, and may battle
action-hundreds--build = build: spend a card for a stronghold in a clearing of its suit
brief-advance = advance the warlord
word-keep-the-item = keep the item and score nothing
word-score-the-card = score the points; the item leaves the game
word-stay = stay, and battle
word-battle-once-more = battle again here
word-remove-an-item-of-the-hoard--done = keep the rest
word-advance-before-commanding--done = advance no more
word-command-the-hundreds--done = command no more
word-advance-the-warlord--done = end Daylight
word-battle-at-the-warlord--done = no battle
word-move-or-battle-once-more--done = that is enough
word-turn-a-mob-into-a-warrior--done = no more mobs
word-incite--done = incite no more
# An option of the craft step: $item Name, $points Name (counted-point)
name-crafts-or-scores = { $item }, or { $points }
# $mood: Name (mood-...), $effect: Name (mood-... .effect)
name-mood = { $mood }: { $effect }

## Moods of the warlord, and what each does

mood-lavish = Lavish
    .effect = at the end of Birdsong, two warriors at the warlord for each item you give up
mood-relentless = Relentless
    .effect = after an advance with a move and a battle, one more of either
mood-rowdy = Rowdy
    .effect = draw a card more, two among three enemy pieces at the warlord
mood-grandiose = Grandiose
    .effect = advance the warlord before you command
mood-jubilant = Jubilant
    .effect = inciting at the warlord, roll the mob die up to four times
mood-wrathful = Wrathful
    .effect = one extra hit when you attack at the warlord
mood-stubborn = Stubborn
    .effect = ignore the first hit in battles at the warlord
mood-bitter = Bitter
    .effect = in battles at the warlord, mobs there and around become warriors

## Steps

step-raze = raze
step-recruit-for-the-hundreds = recruit
step-anoint = anoint a warlord
step-choose-mood = choose a mood
step-advance-before-commanding = advance the warlord
step-command-the-hundreds = command the Hundreds
step-advance-the-warlord = advance the warlord
step-incite = incite
step-oppress = oppress

## Effects that wait

trigger-lavish = { $owner }: items of the Hoard for warriors

## The log

event-hoarded = { $player } hoards { $item }
event-item-left-the-game = { $player }: { $item } leaves the game
event-looting = { $player } loots the { $other } and rolls no hits
event-mood = { $player }: the warlord is { $mood }
event-plundered = { $player } plunders { $item } from the ruin in { $clearing }
event-mob-die = { $player }: the mob die shows { $suit }

## Their board

scene-hoard = Hoard
scene-track-stronghold = Strongholds
scene-fact-mood = Mood
scene-fact-command = Command
scene-fact-prowess = Prowess
scene-fact-advances = Advances left
scene-fact-oppressed = Oppressed clearings

## Why not

reason-root-14-2-2 = nothing but a battle removes the warlord
reason-root-14-3-1 = it takes an empty corner, opposite another's if possible
reason-root-14-4-1 = it must be a clearing of the suit rolled without a mob, beside one with a mob
reason-root-14-4-3 = a warlord comes in the stead of a warrior of yours
reason-root-14-4-4 = the mood must change, to one whose item is not in the Hoard
reason-root-14-5-2 = your Command allows no more actions
reason-root-14-5-2-iii = you must rule the clearing and have a card of its suit
reason-build-with--root-14-5-2-iii = it is not of the suit of the clearing
reason-root-14-5-3 = it takes the warlord on the map, as often as your Prowess
reason-battle-at-the-warlord--root-4-3 = they have no piece there
reason-root-14-6-1 = it takes a warrior of yours, no mob there yet, and a card of its suit
reason-incite-with--root-14-6-1 = it is not of the suit of the clearing
reason-root-14-6-3 = five cards may stay in hand
reason-root-14-7-4 = only a Grandiose warlord advances first, and he does so only then
reason-action--build--root-14-5-2-iii = you must rule a clearing with an open slot and have a card of its suit
reason-root-14-7-2 = to move on it takes the warlord
reason-root-14-7-8 = there is no mob, or it is too far away
