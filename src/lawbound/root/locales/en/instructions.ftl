### What hands have to do at a real table: in the imperative, without a full stop; one thing a message. Variables are those
### of the events in log.ftl (and of each faction); $pieces is a name-owned-... here. What needs no hands is told as the log
### tells it. A message of two events that are one thing to do ("draw the order card and lay it face up") has the variables
### of both.

## On the map

do-placed = Place { $pieces } in { $clearing }
do-built = Build { $pieces } in { $clearing }
do-placed-in-several = Place { $pieces } in each of { $clearings }
do-placed-a-plot = Lay a plot of the { $player } face down in { $clearing }
do-placed-an-unseen-plot = Shuffle the plots in the supply of the { $player } and lay one face down in { $clearing }, unseen
do-removed = Remove { $pieces } from { $clearing }
do-removed-to-payments = Move { $pieces } from { $clearing } into the Payments box
do-removed-to-the-acolytes = Move { $pieces } from { $clearing } into the Acolytes box, now { $acolytes }
do-paid = Return { $pieces } from { $clearing } to the supply
do-moved = Move { $pieces } from { $origin } to { $destination }
do-pawn-placed = Place the pawn of the { $player } in { $place }
do-pawn-moved = Move the pawn of the { $player } from { $origin } to { $place }
do-ferry = Move the ferry from { $origin } to { $destination } (it carried the { $player })
do-path-opened = Take the marker off the path between { $origin } and { $destination } ({ $player })
do-landmark = Place this landmark in { $clearing }: { $landmark }
do-ruins-filled = Put so many items marked R under each ruin, unseen: { $n }
do-explored = Take the { $item } from under the ruin in { $clearing } and lay it face up in the Satchel of the { $player }; an empty ruin leaves the map
do-plundered = { $player }: take the { $item } from under the ruin in { $clearing }; an empty ruin leaves the map
do-covered = Lay the { $item } of the { $player } on an open building slot in { $clearing }
do-scorched = { $player }: leave { $item } in { $clearing }; nothing can come there any more

## Points

do-scored = Move the score marker of the { $player } to { $total } (+{ $points })
do-lost-points = Move the score marker of the { $player } back to { $total } (−{ $points })
do-activated-dominance = { $player }: lay { $card } open and take the score marker off the track
do-coalition = { $player }: take the score marker off the track and give it to { $partner }

## Cards

do-shuffled = Shuffle the discard pile into a new draw deck
do-drew = { $player }: draw { $cards }
do-drew-open = Draw a card for the { $player } and turn it up: { $card }
do-drew-an-order = Draw the order card: { $card }, and lay it face up on the board of the { $player }
do-drew-for-the-market = Draw a card and lay it face up at the right end of the Market: { $card }
do-drew-a-soul = Draw a card and lay it face up on top of the Lost Souls: { $card }
do-drew-and-discarded = Draw a card for the { $player }, turn it up and put it on the discard pile: { $card }
do-order = Lay { $card } face up on the board of the { $player } as the order card
do-order-to-decree = Move the order card of the { $player }, { $card }, to the column of its suit in the Decree
do-starting-decree = Take { $card } out of the draw deck and lay it in the column of its suit in the Decree of the { $player }
do-discarded = Put { $card } on the discard pile ({ $player })
do-discarded-to-the-souls = Lay { $card } on top of the Lost Souls ({ $player })
do-discarded-beside-the-map = Lay { $card } face up beside the map ({ $player })
do-crafted = { $player }: craft { $card } and leave it open on the table
do-crafted-an-item = Take the { $item } from the supply and put it into the Crafted Items box of the { $player } ({ $card })
do-crafted-for-the-satchel = Take the { $item } from the supply and lay it face up in the Satchel of the { $player } ({ $card })
do-crafted-from-the-forge = Take the { $item } from the Legendary Forge and put it into the Crafted Items box of the { $player } ({ $card })
do-crafted-for-its-effect = Lay { $card } of the { $player } face up on the table for its effect
do-ambush = Lay { $card } face up before the { $player }: an ambush
do-gave = { $giver }: give { $taker } a card
do-took = { $taker }: take a random card from { $victim }
do-took-dominance = { $player }: take { $card } from beside the map into the hand
do-took-from-discard = { $player }: take { $card } from the discard pile into the hand
do-revealed = { $player }: lay { $card } open on the table
do-took-back = { $player }: take { $card } back into the hand
do-black-market = { $player }: exchange a card from the hand for card { $n } of the Black Market, face down
do-laid-out = Lay { $card } face up before the { $player }

## Boards of the Eyrie, the Alliance, the Duchy, the Corvids

do-appointed = { $player }: lay the leader on the board: { $leader }
do-added-to-decree = { $player }: lay { $card } in this column of the Decree: { $column }
do-supporter = { $player }: put { $cards } on the Supporters stack
do-officer = { $player }: put a warrior into the Officers box, now { $officers }
do-lost-officers = { $player }: return { $officers } to the supply
do-swayed = Put a crown of the { $player } on the { $minister }
do-crown-lost = Take the crown of the { $player } off the { $minister }
do-plot-flipped = Turn up the plot of the { $player } in { $clearing }: { $plot }
do-plot-swapped = Swap the plot of the { $player } in { $clearing } for one drawn from the supply, face up: { $plot }
do-plots-swapped = { $player }: exchange the plots in { $clearing } and { $other }

## Items and quests of the Vagabond

do-relationship = { $player }: move the marker of the { $other } on the relationships chart: { $relation }
do-character = Give the { $player } this character card: { $character }
do-completed = { $player }: take the completed quest { $quest }
do-completed-by-a-bot = Put the completed quest of the { $player } on the discarded quests: { $quest }
do-new-quest = Turn up a quest: { $quest }
do-quests-shuffled = Shuffle the discarded quests into a new quest deck ({ $player })
do-damaged = Damage the { $item } of the { $player }: into the Damaged box
do-refreshed = Turn the { $item } of the { $player } face up
do-exhausted = Turn the { $item } of the { $player } face down
do-repaired = Repair the { $item } of the { $player }: back into the Satchel
do-rested = { $player }: repair every damaged item, back into the Satchel
do-item-removed = { $player }: take the { $item } out of the game
do-arranged = { $player }: arrange the track for this item: { $count } × { $item }
do-gave-up = { $player }: return a warrior that is not on the map to the supply
do-took-item = Move the { $item } from the Crafted Items box of the { $other } to the { $player }
do-from-the-forge = { $player }: take the { $item } from the Legendary Forge
do-starting-items = Lay these items face up in the Satchel of the { $player }: { $items }
do-battle-track-more = Move an item of the { $player } from the Satchel to the Battle Track: { $n } there now, exhausted { $exhausted }, damaged { $damaged }
do-battle-track-fewer = Move the rightmost item on the Battle Track of the { $player } back to the Satchel: { $n } there now, exhausted { $exhausted }, damaged { $damaged }
do-battle-track-turned = Turn or exchange items on the Battle Track of the { $player }: { $n } there, exhausted { $exhausted }, damaged { $damaged }

## Boards of the Lizards

do-lost-soul = Lay { $card } face up on top of the Lost Souls ({ $player })
do-collected = Lay { $card } face up on top of the Lost Souls ({ $player })
do-ritual = Take the top card of the Lost Souls and lay it face up beside them ({ $player }): { $card }
do-acolyte = Put a warrior of the { $player } from the supply into the Acolytes box, now { $acolytes }
do-acolyte-spent = Return a warrior of the { $player } from the Acolytes box to the supply, { $acolytes } left
do-acolytes-spent = { $player }: return { $spent } to the supply, { $acolytes } left
do-revenge = { $player }: put { $warriors } into the Acolytes box, now { $acolytes }
do-outcast = { $player }: move the Outcast marker to { $suit }
do-hated = { $player }: turn the Outcast marker over: { $suit } is hated
do-conspiracy = Move the conspiracy marker of the { $player } to this space: { $conspiracy }

## Boards of the Riverfolk

do-bought =
    Put { $n ->
        [one] a warrior
       *[other] { $n } warriors
    } of the { $payer } from the supply into the Payments box: { $player } buys { $service }
do-bought-card = Take { $card } from the Market for the { $player }
do-bought-a-soul = Take { $card } from the Market and lay it face up on top of the Lost Souls ({ $player })
do-bought-and-laid-out = Take { $card } from the Market and lay it face up before the { $player }
do-stocked = Lay { $card } face up at the right end of the Market ({ $player })
do-payments-returned =
    Return { $n ->
        [one] a warrior
       *[other] { $n } warriors
    } of the { $player } from the Payments box to the supply
do-to-payments = Put { $warriors } of the { $player } from the supply into the Payments box
do-price = { $player }: move the price marker of { $service } to { $n }
do-protectionism = { $player }: put { $warriors } from the supply into the Payments box
do-gathered = { $player }: move all warriors from the Payments and Commitments boxes to the Funds box: { $funds }
do-committed = { $player }: move a warrior of the { $owner } from the Funds box to the Commitments box
do-spent-fund = { $player }: return a warrior of the { $owner } from the Funds box to their supply
do-lost-fund = { $player }: return a warrior of the { $owner } from the Funds box to their supply
do-exported = { $player }: export { $card } and put a warrior from the supply into the Payments box

## Boards of the Hundreds and the Keepers; Coffin Makers

do-hoarded = { $player }: lay { $item } in the Hoard
do-item-left-the-game = { $player }: take the { $item } out of the game
do-mood = { $player }: lay the mood on the board: { $mood }
do-relic-flipped = { $player }: turn up { $relic } in { $clearing }
do-trophy = { $other }: put { $relic } face down in { $forest }
do-recovered = { $player }: move { $relic } from { $clearing } to the board
do-retainer-lost = { $player }: take a Faithful Retainer out of the game
do-retainer-moved = { $player }: move a Faithful Retainer to this column: { $column }
do-added-to-the-retinue = { $player }: lay { $card } in this column of the Retinue: { $column }
do-moved-in-the-retinue = { $player }: move { $card } to this column of the Retinue: { $column }
do-left-the-coffins = { $player }: return { $warriors } from Coffin Makers to the supply

## Pieces with their owner. $n: their number, $pieces: Name (piece-...), $faction: Name

name-owned-warriors =
    { $n ->
        [one] { $n } { $faction } warrior
       *[other] { $n } { $faction } warriors
    }
name-owned-pieces = { $pieces } of the { $faction }

## Hirelings

do-hirelings = Lay out these hireling cards with their pieces: { $hirelings }
do-hireling-marker = { $player }: take the hireling marker from space { $n } of the score track
do-hired = { $player }: take the hireling card { $hireling } and put so many control markers on it: { $n }
do-control-marker-removed = Take a control marker off the card { $hireling }; left there: { $n }
do-hireling-returned = Put the card { $hireling } back into the supply of hirelings
do-figure-placed = Place the pawn ({ $hireling }) in { $place }
do-figure-moved = Move the pawn ({ $hireling }) to { $place }
do-bandit-on-a-path = Put a bandit on the path between { $origin } and { $destination } ({ $player })
do-bandit-gone = Take the bandit off the path between { $origin } and { $destination } ({ $player })
do-on-the-patrol-card = Put removed warriors onto the hireling card ({ $player }); now there: { $n }
do-gave-to-the-exile = { $player }: put { $item } from the Crafted Items box onto the card of the Exile
do-exile-hit = Exhaust or take away items on the card { $hireling }: { $ready } of { $left } are ready then
do-brigand-found = { $player }: take { $item } from under the ruin in { $clearing }; an empty ruin leaves the map
do-kept-by-the-artisans = { $player }: leave { $card } open on the table
do-back-from-the-artisans = { $player }: take { $card } back into the hand

## Setup cards

do-setup-card = Lay out this setup card: { $faction }
do-character-beside = Lay a character card beside the setup card { $faction }: { $character }
do-locked = Turn the setup card { $faction } sideways
do-chose-a-setup-card = { $player }: take the setup card { $faction } with all that belongs to it
