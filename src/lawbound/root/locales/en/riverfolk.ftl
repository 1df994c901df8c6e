### The Riverfolk Company in human hands, and who buys from it: what they are asked, offered and told, and why not.
###   $funds: Name (counted-fund); $service: Name (service-...); $card $boats $soldiers (prices) $n $price: numbers
###   all else as in prompts.ftl, log.ftl, names.ftl

## Questions

prompt-buy-services = Do you buy services of the Riverfolk? A card costs { $card }, Riverboats { $boats }, Mercenaries { $soldiers }; you may buy { $n }.
prompt-buy-which-card = Which card do you take from the hand of the Riverfolk?
prompt-exhaust-an-item-to-pay = Which item do you exhaust to pay? ({ $items } left)
prompt-place-a-starting-warrior = On which river do you place a warrior? ({ $warriors } left)
prompt-set-a-price = What does this service cost from now on: { $service }? (Now: { $price })
prompt-funds = What do you use your funds for? ({ $funds } left)
prompt-commit-whose-fund = Whose warrior do you commit?
prompt-spend-whose-fund = Whose warrior do you spend?
prompt-lose-whose-fund = Trade disruption: whose warrior leaves your funds? ({ $n } left)
prompt-cover-a-space = Which space of your Trade Posts tracks do you cover?
prompt-export = Do you export { $card }: no effect, but a warrior in your Payments box?
prompt-establish-where = Where do you establish a trade post?
prompt-which-trade-post = Of which suit is the trade post in { $clearing }?
prompt-take-the-ferry = From { $origin } to { $destination }: do you take the ferry?

## Options

action-riverfolk--move = move: commit a fund
action-riverfolk--battle = battle: commit a fund
action-riverfolk--craft = craft: cover empty spaces of the tracks with funds
action-draw = draw a card: commit a fund
action-riverfolk--recruit = recruit: spend a fund for a warrior on a river
action-trade-post = trade post: spend two funds of whoever rules the clearing
word-buy-services--done = buy nothing more
word-funds--done = end Daylight
word-export--yes = yes, export it
word-export--no = no, craft it
word-take-the-ferry--yes = yes, by ferry, and draw a card
word-take-the-ferry--no = no, swim
# $player: Name
name-fund-of = { $player } ({ $n })
name-fund-whose = a warrior of: { $player }
# Chosen where otherwise a clearing is
name-paid-warrior = a warrior in the Payments box
name-fund = a fund
name-committed-fund = a committed fund
counted-fund =
    { $n ->
        [one] { $n } fund
       *[other] { $n } funds
    }
trigger-trade-disruption = { $owner }: trade disruption after { $clearing }

## Steps

step-protectionism = protectionism
step-score-dividends = dividends
step-gather-funds = gathering funds
step-funds = using funds
step-discard = discarding
step-set-costs = setting prices

## The log

event-price = { $player }: { $service } now costs { $n }
event-protectionism = { $player }: protectionism, { $warriors } in the Payments box
event-gathered = { $player } gathers funds: { $funds }
event-committed = { $player } commits a fund (warrior of: { $owner })
event-spent-fund = { $player } spends a fund (warrior of: { $owner })
event-lost-fund = { $player } loses a fund (warrior of: { $owner })
event-exported = { $player } exports { $card }

## Its board

scene-open-hand = Hand, open to all: for sale
scene-fact-funds = Funds
scene-fact-payments-box = Payments
scene-fact-committed = Committed
scene-fact-prices = Prices
scene-value-service = { $service } { $n }
scene-fact-covered-spaces = Spaces covered for crafting
scene-value-covered = { $suit } { $n }

## Why not

reason-root-11-2-5-i = none of these warriors is among your funds
reason-root-11-2-6-i = you cannot pay its price
reason-root-11-2-7-i = there is no card to buy
reason-root-11-2-7-ii = you have bought Riverboats for this turn
reason-root-11-2-7-iii = Mercenaries do not fight the Riverfolk
reason-buy-services--root-11-2-7-iii = you have hired Mercenaries for this turn
reason-root-11-3-2 = your warriors start on a river
reason-root-11-5 = you have no such fund
reason-root-11-5-3 = it takes a fund and an empty space of the track for each symbol
reason-root-11-5-5 = you recruit on rivers
reason-spend-whose-fund--root-11-5-5 = none of these warriors is among your funds
reason-root-11-5-6-i = it takes a clearing that a player rules, without a trade post
reason-root-11-5-6-ii = it takes two funds of whoever rules there
reason-root-11-6-1 = five cards may stay in hand
reason-action--move--root-11-5 = you have no funds
reason-action--battle--root-11-5 = you have no funds
reason-action--draw--root-11-5 = you have no funds
reason-action--recruit--root-11-5 = you have no funds
reason-action--trade-post--root-11-5-6-i = no player rules a clearing without a trade post
reason-action--trade-post--root-11-5-6-ii = of nobody who rules such a clearing you have two funds
