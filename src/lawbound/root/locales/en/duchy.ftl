### The Underground Duchy in human hands: what it is asked, offered and told, and why not.
###   $minister: Name (minister-...); $rank as in the key; all else as in prompts.ftl, log.ftl, names.ftl

## Questions

prompt-surface-in-a-corner = In which corner do you surface?
prompt-assembly = Assembly: what do you do? ({ $actions } left)
prompt-reveal-to-build = Which card do you reveal to build in { $clearing }?
prompt-take-up-a-tunnel = All tunnels are on the map: which one do you take up first?
prompt-dig-where = Where do you dig?
prompt-parliament = Parliament: which minister acts?
prompt-moves-or-battles = The Brigadier: up to two moves, or up to two battles?
prompt-battle-again = Where do you battle a second time?
prompt-bank-a-card = The Banker: which card do you spend? ({ $points } so far)
prompt-whose-action-the-mayor-takes = The Mayor: whose action does he take?
prompt-sway = Which minister do you sway?
prompt-reveal-to-sway = Which card do you reveal to sway the { $minister }? ({ $cards } to go)
prompt-which-minister-leaves = The price of failure: which minister leaves?

## Options

action-duchy--build = build: reveal a card for a citadel or a market
action-duchy--recruit = recruit a warrior in the Burrow
action-dig = dig: spend a card for a tunnel, and up to four warriors come through it
word-assembly--done = end the Assembly
word-parliament--done = end the Parliament
word-sway--done = sway nobody
word-bank-a-card--done = that is enough
word-battle-again--done = no second battle
word-moves = up to two moves
word-battles = up to two battles
# $minister: Name, $cards: Name (counted-card), $points: Name (counted-point), $action: Name
name-minister-price = { $minister }: { $cards }, { $points }
name-minister-points = { $minister }: { $points }
name-minister-action = { $minister }: { $action }

## Steps

step-assembly = Assembly
step-parliament = Parliament
step-sway = sway

## What waits

trigger-price-of-failure = { $owner }: the price of failure for buildings lost

## The log

event-revealed = { $player } reveals { $card }
event-took-back = { $player } takes back { $card }
event-minister-acts = { $player } lets the { $minister } act

## Its board

scene-fact-crowns = Crowns left
counted-crown-squire =
    { $n ->
        [one] { $n } squire
       *[other] { $n } squires
    }
counted-crown-noble =
    { $n ->
        [one] { $n } noble
       *[other] { $n } nobles
    }
counted-crown-lord =
    { $n ->
        [one] { $n } lord
       *[other] { $n } lords
    }

## Why not

reason-root-12-2-3 = the minister of the highest rank leaves
reason-root-12-2-4 = there is no tunnel there to take up
reason-root-12-3-3 = it takes an empty corner, opposite another's if possible
reason-root-12-5-1 = both actions of the Assembly are taken
reason-root-12-5-1-i = you must rule the clearing and reveal a card of its suit
reason-root-12-5-1-v = it takes a clearing without a tunnel and a card of its suit
reason-root-12-5-2 = only swayed ministers act, each once a turn
reason-root-12-5-2-i = you must rule a clearing and have a card to reveal
reason-root-12-5-2-v = you have no card of that suit
reason-root-12-5-2-vi = the Mayor takes the action of a swayed noble or squire who can act
reason-root-12-5-2-vii = all three tunnels must be on the map
reason-root-12-5-2-viii = no market is on the map
reason-root-12-5-2-ix = no citadel is on the map
reason-root-12-5-3 = one minister a turn
reason-root-12-5-3-i = swayed already, or no crown of the rank is left
reason-root-12-5-3-ii = each card needs a clearing of its suit with a piece of yours, and no two the same
reason-root-12-6-3 = five cards may stay in hand
reason-move-to--root-12-2-2 = no tunnel leads there
reason-move-from--root-12-2-2 = no tunnel leads out of the Burrow
reason-action--build--root-12-5-1-i = you must rule a clearing with an open slot and have a card of its suit
reason-action--dig--root-12-5-1-v = it takes a card that matches a clearing without a tunnel
reason-action--move--root-12-2-2 = no tunnel leads out of the Burrow
